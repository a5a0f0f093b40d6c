"""Components of one's own: what is accepted, and one clear sentence for each thing that is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heorot.conformance import check_game
from heorot.core.errors import BadParts
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from tests.games.beowulf_movie.boxes import accepted, boards, box, counsels, figures, tile
from tests.games.beowulf_movie.tables import GAME, at_board, lines
from tests.games.trials import spoilt

WRONG: list[tuple[Callable[[], dict[str, Any]], str]] = [
    (lambda: {key: value for key, value in box().items() if key != "boards"}, "needs 'boards', a list"),
    (lambda: box(dice=[]), "nothing called 'dice'"),
    (lambda: box(starting_points="fifty"), "needs 'starting_points', a whole number"),
    (lambda: box(starting_hand=0), "starting_hand must be from 1 to 4, not 0"),
    (lambda: spoilt(box(), "figures.0.kind", "dragon"), "figures entry 1: there is no figure 'dragon'"),
    (lambda: spoilt(box(), "figures.1.kind", "beowulf"), "figures entry 2: beowulf is there twice"),
    (lambda: box(figures=box()["figures"][1:]), "the figures lack: beowulf"),
    (lambda: box(figures=figures(longship=0)), "figures entry 4: count must be from 1 to 9, not 0"),
    (lambda: spoilt(box(), "figures.2.diamonds", 10), "figures entry 3: diamonds must be from 0 to 9"),
    (lambda: spoilt(box(), "figures.2.returns", True), "figures entry 3: longships return"),
    (lambda: box(boards=box()["boards"][:2]), "there is no board for act 3"),
    (lambda: spoilt(box(), "boards.1.act", 1), "boards entry 2: act 1 has a board already"),
    (lambda: spoilt(box(), "boards.1.act", 4), "boards entry 2: act must be from 1 to 3"),
    (lambda: spoilt(box(), "boards.0.mask", ["OX"]), "boards entry 1: a mask is a list of lines"),
    (lambda: spoilt(box(), "boards.0.mask", ["OO", "O"]), "not of the same length"),
    (lambda: spoilt(box(), "boards.0.mask", ["O" * 13]), "larger than 12 x 12"),
    (lambda: spoilt(box(), "boards.0.mask", ["O"] * 13), "larger than 12 x 12"),
    (lambda: spoilt(box(), "boards.0.mask", ["##", ".."]), "boards entry 1: the board has no space"),
    (lambda: spoilt(box(), "boards.0.turned", 1), "turned is true or false, not 1"),
    (lambda: spoilt(box(), "tiles.3.ability", "hunger"), "tiles entry 4: there is no ability 'hunger'"),
    (lambda: spoilt(box(), "tiles.3.value", 21), "tiles entry 4: value must be from -20 to 20"),
    (lambda: spoilt(box(), "tiles.3.count", -1), "tiles entry 4: count must be from 0 to 120"),
    (lambda: spoilt(box(), "tiles.3.cash", 5), "tiles entry 4: only a treasure has cash"),
    (lambda: spoilt(box(), "tiles.3.colour", "red"), "tiles entry 4 has nothing called 'colour'"),
    (lambda: spoilt(box(), "tiles.1.value", 1), "tiles entry 2: the same tile is listed before"),
    (lambda: box(tiles=[*box()["tiles"], tile(1, "treasure", 3)]), "needs 'cash'"),
    (lambda: box(tiles=[*box()["tiles"], tile(1, "good_counsel", 1)]), "a good_counsel has the value 0"),
    (lambda: box(tiles=[one for one in box()["tiles"] if one["act"] != 2]), "act 2 has 0 tiles"),
    (lambda: box(tiles=[tile(1, "none", 1, 100), tile(1, "none", 2, 21)]), "act 1 has 121 tiles"),
    (
        lambda: box(tiles=[*(tile(act, "none", 1, 9) for act in (1, 2, 3)), tile(1, "good_counsel", 0, 13)]),
        "13 tiles good_counsel; there may be 12",
    ),
    (
        lambda: box(tiles=[tile(act, "none", value, 1) for act in (1, 2, 3) for value in range(-20, 21)]),
        "123 kinds of tile; there may be 120",
    ),
    (lambda: box(tiles=[{"act": 1}]), "does not say its source"),
    (lambda: spoilt(box(), "tiles.3.proved", "size"), "tiles entry 4: what is proved of it is said .* of: value, ability, cash"),
    (lambda: spoilt(box(), "boards.1.proved", ["size"]), "boards entry 2: what is proved of it is said .* of: gorges, size"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_each_wrong_thing_has_one_clear_sentence(make: Callable[[], dict[str, Any]], sentence: str) -> None:
    with pytest.raises(BadParts, match=sentence) as why:
        accepted(make())
    assert "\n" not in str(why.value)


@pytest.mark.clause("BM-N3")
def test_another_act_two_can_be_played() -> None:
    masks = {entry["act"]: entry["mask"] for entry in box()["boards"]}
    masks[2] = ["O" * 12] * 11 + ["#" * 12]
    parts = accepted(box(boards=boards(masks)))
    state = at_board("", act=2, parts=dict(parts.data))
    assert {"Longship a1", "Longship l11"} <= lines(state)
    assert len(lines(state)) == 4 * 132 + 1
    check_game(GAME, 2, {}, 1, parts)


def test_the_box_says_where_each_number_is_from() -> None:
    sources = [entry["source"] for table in ("figures", "boards", "tiles") for entry in GAME.parts.data[table]]
    assert set(sources) == {"rulebook", "partly", "reconstructed"}
    assert [sum(one["count"] for one in GAME.parts.data["tiles"] if one["act"] == act) for act in (1, 2, 3)] == [28, 28, 44]


def test_the_view_says_how_far_what_one_sees_is_known() -> None:
    hand, other = "Treasure+1$6 +5", "Mead+3 +6"
    state = at_board("Drunkenness-1 Gorge +4", hand, others=[other])
    assert GAME.view(state.seen_by(0)).sources == {"Drunkenness-1/1": ("partly", "value"), "Treasure+1$6/1": ("partly", "value", "ability")}
    assert GAME.view(state.seen_by(1)).sources == {"Drunkenness-1/1": ("partly", "value"), "Mead+3/1": ("partly", "value")}
    later = at_board("+6/1", "Mead+3/1", others=["+6"], act=2)
    assert GAME.view(later.seen_by(None)).sources == {"board": ("partly", "gorges")}
    assert GAME.view(later.seen_by(1)).sources == {"board": ("partly", "gorges"), "+6/2": ("reconstructed",)}
    own = at_board("", "Mead+3", act=2, parts=box(boards=boards({act: ["OOO"] for act in (1, 2, 3)})))
    assert GAME.view(own.seen_by(0)).sources == {}


def test_what_is_partly_known_says_what_of_it_is_and_it_does_not_play() -> None:
    entries = [*box()["tiles"], *box()["boards"]]
    assert all(bool(entry.get("proved")) == (entry["source"] == "partly") for entry in entries)
    tiles = [{**entry, "source": "reconstructed", "proved": ""} for entry in box()["tiles"]]
    assert accepted(box(tiles=tiles)).fingerprint == GAME.parts.fingerprint


@pytest.mark.clause("BM-T4", "BM-T5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_good_counsels_abound_hands_are_kept_and_skipped_and_everyone_still_sees_right(players: int) -> None:
    """Conformance at every state: who is told of a move comes to see what is to be seen, and no more."""
    said = set()
    for seed in range(4):
        parts = counsels(3 + 2 * seed, 1)
        options = {"refill": "ask" if seed // 2 else "always", "last_space": "ability-first" if seed % 2 else "end-at-once"}
        check_game(GAME, players, options, seed, parts)
        said |= notes_of(players, options, seed, parts)
    assert {"note-stuck", "note-skipped-counsels", "note-act-unfilled", "note-counselled"} <= said


def notes_of(players: int, options: dict[str, Any], seed: int, parts: Any) -> set[str]:
    """Return all that is said in a few random games."""
    said = set()
    for number in range(10):
        state = GAME.begin_with(players, parts, options)
        notes = state.keep_events()
        rng = Rng(seed * 100 + number)
        moves = Moves(state.room())
        while state.actor != NOBODY:
            state.apply(state.deal(rng, moves) if state.actor == DEALER else state.legal()[rng.below(len(state.legal()))])
        said |= {GAME.say(note, state).message.id for note in notes}
    return said
