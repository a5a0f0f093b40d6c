"""What the terminal asks before its prompt is what may be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import heorot
from heorot.core.options import Value
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.question import task
from heorot.games.beowulf_movie.views import View

GAMES = 24
VERBS = {  # a task: how the moves begin that it speaks of; all of them must be there, and no others
    "turn": {"place", "draw"},
    "draw": {"draw"},
    "either": {"place", "tile"},
    "figure": {"place"},
    "play": {"tile"},
    "remove-valor": {"remove", "keep"},
    "remove-temptation": {"remove", "keep"},
    "swap": {"swap", "keep"},
    "with": {"with"},
    "refill": {"draw", "pass"},
}
MEANT = {"lay": "tile", "counsel": "tile", "cash": "tile"}


def asked(seed: int, options: Mapping[str, Value]) -> Counter[str]:
    """Play a random game and hold each question against the moves; return how often each was asked."""
    game = heorot.game("beowulf_movie")
    state = game.begin_with(2 + seed % 3, game.parts, options)
    rng, moves = Rng(seed), Moves(state.room())
    found: Counter[str] = Counter()
    while state.actor != NOBODY:
        if state.actor == DEALER:
            state.apply(state.deal(rng, moves))
            continue
        seen = state.seen_by(state.actor)
        acts = [game.act(move, seen) for move in seen.legal()]
        assert {MEANT.get(act["act"], act["act"]) for act in acts} == VERBS[task(seen)]
        removed = {seen_at(game.view(seen), act["at"]) for act in acts if act["act"] == "remove"}
        assert removed <= {task(seen).removeprefix("remove-")}
        found[task(seen)] += 1
        legal = state.legal()
        draws = seed % 2 and p.DRAW in legal  # whoever always draws empties the pool
        state.apply(p.DRAW if draws else legal[rng.below(len(legal))])
    return found


def seen_at(view: View, cell: str) -> str | None:
    """Return the ability of the tile on a space."""
    return next(one.ability for one in view.cells if one.cell == cell)


def test_every_question_is_of_the_moves_there_are() -> None:
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        found += asked(seed, {"last_space": "ability-first", "refill": "ask"})
    assert set(VERBS) - set(found) <= {"draw", "figure"}  # too rare for chance: nothing else is left
