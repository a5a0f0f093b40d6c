"""Two styles a game: what they do differs, and a statistic of play shows it."""

from __future__ import annotations

import pytest

import heorot
from heorot.bots import Budget, ladder
from heorot.bots.mind import eye_of
from heorot.bots.searching import SearchBot
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from tests.bots.test_levels import GAMES

DEALS = 4
SIMULATIONS = 30


def shown(name: str) -> dict[str, float]:
    """Return how often each style does what the bold one likes, of the moves where it can do that or something else."""
    game = heorot.game(name)
    eye = eye_of(game, 2)
    levels = {level.name: level for level in ladder(game) if level.name in ("bold", "wary")}
    likes = levels["bold"].settings["likes"]
    done = dict.fromkeys(levels, 0)
    could = dict.fromkeys(levels, 0)
    for number in range(2 * DEALS):
        seats = ("bold", "wary") if number % 2 else ("wary", "bold")
        bots = [SearchBot(game, number * 8 + seat, SIMULATIONS, 0.0, **levels[who].settings) for seat, who in enumerate(seats)]
        state = game.new(2)
        moves = Moves(state.room())
        rng = Rng(100 + number // 2)
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            seat = state.actor
            seen = state.seen_by(seat)
            move = bots[seat].choose(seen, Budget(), seat).move
            if len({eye.kind(seen, one) in likes for one in seen.legal()}) == 2:
                could[seats[seat]] += 1
                done[seats[seat]] += eye.kind(seen, move) in likes
            state.apply(move, seat)
    return {who: done[who] / could[who] for who in levels}


@pytest.mark.parametrize("name", GAMES)
def test_the_bold_does_oftener_what_it_likes(name: str) -> None:
    found = shown(name)
    assert found["bold"] > 1.1 * found["wary"], found
