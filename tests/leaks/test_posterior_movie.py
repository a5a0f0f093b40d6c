"""What a seat of the Movie may believe about hidden hands: exactly the deals that fit, each as likely.

The enumeration below knows nothing of bags, kept counts or news. It deals tiles, as things, in every possible order, walks through what was
seen, and throws away the deals that do not fit. A tile that is played may have come from any place of the hand that held such a
tile (of Good Counsels first from one that everyone knows); choices carry no information.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_movie.rules import Movie
from tests.games.beowulf_movie.boxes import accepted, boards, box, figures, tile
from tests.games.beowulf_movie.tables import GAME, play, plays

Hand = tuple[str, ...]
Hands = tuple[Hand, ...]  # of seat 1 and, if there is one, seat 2


def small(act_one: dict[str, int], act_two: dict[str, int], masks: dict[int, list[str]]) -> dict[str, Any]:
    """A box with few tiles, one longship for each seat, and these boards."""
    entries = [tile(3, "none", 1, 9)]
    for act, tiles in ((1, act_one), (2, act_two)):
        entries += [
            tile(act, "good_counsel", count=n) if name == "Counsel" else tile(act, "none", int(name), n) for name, n in tiles.items()
        ]
    few = figures(beowulf=0, thane=0, castle=0, longship=1)
    return dict(accepted(box(tiles=entries, figures=few, boards=boards(masks))).data)


def imagined(seen: Movie, number: int) -> Counter[Hands]:
    """How often each deal of the other hands is imagined."""
    rng = Rng(23)
    found: Counter[Hands] = Counter()
    for _ in range(number):
        world = seen.imagine(rng)
        found[tuple(tuple(sorted(GAME.view(world).seats[seat].hand)) for seat in range(1, seen.players))] += 1
    return found


def close_to(found: Counter[Hands], exact: dict[Hands, float]) -> bool:
    """Whether a sample fits the exact chances: nothing impossible, and a chi-square within seven deviations."""
    number = sum(found.values())
    if any(exact.get(hand, 0.0) <= 0.0 for hand in found):
        return False
    chi = sum((found[hand] - number * chance) ** 2 / (number * chance) for hand, chance in exact.items())
    return chi < len(exact) - 1 + 7 * sqrt(2 * max(len(exact) - 1, 1))


def dealt(unseen: dict[str, int], places: list[tuple[int, str]], fits: Any = None) -> dict[Hands, float]:
    """Return the chance of each deal: every tile as a thing into every place (a seat and the act on the back), those that fit alike."""
    tiles = [name for name, count in unseen.items() for _ in range(count)]
    found: dict[Hands, float] = {}
    for deal in permutations(range(len(tiles)), len(places)):
        if any(tiles[i][-1] != act for i, (_, act) in zip(deal, places)):
            continue
        seats = sorted({seat for seat, _ in places})
        hands = tuple(tuple(sorted(tiles[i] for i, (seat, _) in zip(deal, places) if seat == one)) for one in seats)
        if fits is None or fits(hands):
            found[hands] = found.get(hands, 0.0) + 1.0
    total = sum(found.values())
    return {hands: weight / total for hands, weight in found.items()}


ONE_ROW = {1: ["OOO"], 2: ["OOOO"], 3: ["OOO"]}
PARTS = small({"2": 2, "-1": 2, "Counsel": 1}, {"3": 2, "-2": 1, "Counsel": 2}, ONE_ROW)


@pytest.mark.clause("BM-S4", "BM-N1", "BM-E5")
def test_refilled_hands_with_backs_of_two_acts_are_any_that_fit_their_backs() -> None:
    """Act I ends; seat 1 keeps one tile of it and draws one of act II, seat 2 keeps two. The pool's rest of act I has left unseen."""
    hands = [["+2/1", "-1/1"], ["+2/1"], ["-1/1"]]
    state = GAME.read_position(
        {"players": 3, "parts": PARTS, "board": {"a1": "0 Longship", "b1": "1 Longship"}, "hands": hands, "actor": 2}, 0
    )
    play(state, "Longship c1")
    assert state.actor == DEALER
    plays(state, "draw Counsel/2", "draw +3/2")  # for seats 1 and 2, who would have been next after seat 0
    while state.actor == DEALER:
        state.apply(state.legal()[0])
    seen = state.seen_by(0)
    backs = [GAME.view(seen).seats[seat].hand for seat in (1, 2)]
    assert backs == [("?/1", "?/2"), ("?/1", "?/2")]
    unseen = {"+2/1": 1, "-1/1": 1, "Counsel/1": 1, "+3/2": 2, "-2/2": 1, "Counsel/2": 2}
    exact = dealt(unseen, [(1, "1"), (1, "2"), (2, "1"), (2, "2")])
    assert len(exact) > 20
    assert close_to(imagined(seen, 6000), exact)


LINE = {1: ["OOOOO", "O...."], 2: ["OOOO"], 3: ["OOO"]}
STUCK_BOX = small({"2": 3, "-1": 1, "Counsel": 4}, {"3": 4}, LINE)
BOARD = {"a1": "0 Longship", "b1": "+2/1", "e1": "1 Longship", "d1": "-1/1"}


def table_for_drawing() -> Movie:
    """Seat 1 is on turn: no figure left, none that could move; it holds two tiles, three are in the pool."""
    hands = [["+2/1"], ["Counsel/1"]]
    return GAME.read_position({"players": 2, "parts": STUCK_BOX, "board": BOARD, "hands": hands, "actor": 1}, 0)


@pytest.mark.clause("BM-T5")
def test_who_must_play_a_tile_after_the_draw_holds_one_that_can_be_played() -> None:
    state = table_for_drawing()
    plays(state, "draw", "draw +2/1")
    seen = state.seen_by(0)
    assert GAME.view(seen).seats[1].hand == ("?/1", "?/1")
    unseen = {"+2/1": 1, "Counsel/1": 4}
    exact = dealt(unseen, [(1, "1"), (1, "1")], lambda hands: set(hands[0]) != {"Counsel/1"})
    assert exact == {(("+2/1", "Counsel/1"),): 1.0}
    assert close_to(imagined(seen, 500), exact)


@pytest.mark.clause("BM-T5")
def test_a_hand_that_could_play_nothing_is_known_and_a_tile_drawn_later_is_not() -> None:
    state = table_for_drawing()
    plays(state, "draw", "draw Counsel/1")
    assert GAME.view(state.seen_by(0)).seats[1].hand == ("Counsel/1", "Counsel/1")
    assert set(imagined(state.seen_by(0), 50)) == {(("Counsel/1", "Counsel/1"),)}
    plays(state, "draw", "draw +2/1", "+2/1 c1", "draw")
    state = state.copy()
    assert state.actor == DEALER
    play(state, "draw Counsel/1")
    assert GAME.view(state.seen_by(0)).seats[1].hand == ("Counsel/1",) * 3


@pytest.mark.clause("BM-S4")
def test_without_such_news_all_deals_are_alike() -> None:
    parts = small({"2": 3, "-1": 2, "4": 1, "Counsel": 1}, {"3": 2}, ONE_ROW)
    hands = [["+2/1", "-1/1"], ["+2/1", "-1/1"], ["+4/1", "+2/1"]]
    state = GAME.read_position({"players": 3, "parts": parts, "board": {}, "hands": hands}, 0)
    unseen = {"+2/1": 2, "-1/1": 1, "+4/1": 1, "Counsel/1": 1}
    exact = dealt(unseen, [(1, "1"), (1, "1"), (2, "1"), (2, "1")])
    assert close_to(imagined(state.seen_by(0), 6000), exact)
    uniform = Counter({hands: 6000 // len(exact) for hands in exact})
    assert not close_to(uniform, exact)  # this would notice a sample of kinds instead of deals


@pytest.mark.clause("BM-T4")
def test_who_has_a_turn_with_an_empty_pool_and_no_figure_can_play() -> None:
    """The pool is empty. Seat 1 is on turn with two hidden tiles and its longship walled in: they are not both Good Counsels."""
    parts = small({"2": 2, "-1": 3, "Counsel": 2}, {"3": 2}, LINE)
    board = {"a1": "+2/1", "d1": "-1/1", "e1": "1 Longship", "a2": "0 Longship"}
    hands = [["-1/1"], ["Counsel/1", "+2/1"], ["Counsel/1", "-1/1"]]
    state = GAME.read_position({"players": 3, "parts": parts, "board": board, "hands": hands, "actor": 1}, 0)
    assert (GAME.view(state).pool, state.actor) == (0, 1)
    places = [(1, "1"), (1, "1"), (2, "1"), (2, "1")]
    exact = dealt({"+2/1": 1, "-1/1": 1, "Counsel/1": 2}, places, lambda hands: set(hands[0]) != {"Counsel/1"})
    assert len(exact) == 3
    assert close_to(imagined(state.seen_by(0), 4000), exact)
