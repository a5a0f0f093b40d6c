"""Components of one's own: one clear sentence for each thing that is wrong. And the box: its counts and invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from heorot.bots.playout import playout
from heorot.core.errors import BadParts
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import NOBODY
from heorot.games.bellum_magica import parts as p
from tests.games.bellum_magica.tables import GAME, accepted, box, components, table
from tests.games.bellum_magica.test_day import few
from tests.games.trials import spoilt

WRONG: list[tuple[Callable[[], dict[str, Any]], str]] = [
    (lambda: {key: value for key, value in box().items() if key != "goblins"}, "needs 'goblins', a list"),
    (lambda: box(dice=[]), "nothing called 'dice'"),
    (lambda: spoilt(box(), "castles.0.id", "thor"), "castles entry 1: there is no name 'thor' in the box"),
    (lambda: spoilt(box(), "evil.1.id", "grubnose"), "evil entry 2: grubnose is there twice"),
    (lambda: spoilt(box(), "evil.1.id", "ashgargle"), "evil entry 2: there is no name 'ashgargle'"),
    (lambda: spoilt(box(), "evil.1.id", 3), "needs 'id', a text, not 3"),
    (lambda: box(castles=box()["castles"][1:]), "the castles lack: sorceress"),
    (lambda: box(goblins=box()["goblins"][:9]), "the goblins lack: lurk"),
    (lambda: box(evil=box()["evil"][:1]), "at least 2 creatures in evil"),
    (lambda: spoilt(box(), "castles.0.shield", 100), "castles entry 1: shield must be from 0 to 99, not 100"),
    (lambda: spoilt(box(), "castles.0.colour", "red"), "castles entry 1 has nothing called 'colour'"),
    (lambda: spoilt(box(), "goblins.2.left", ["f"]), "goblins entry 3: left is six lines"),
    (lambda: spoilt(box(), "goblins.2.left", ["s"] * 6), "goblins entry 3: left is six lines, each of the letters f, g, m"),
    (lambda: spoilt(box(), "goblins.2.right", [""] * 6), "right is six lines, each of the letters s, x, t, or - for an empty line"),
    (lambda: spoilt(box(), "goblins.2.right", [1] * 6), "right is six lines"),
    (lambda: spoilt(box(), "goblins.2.right", ["s" * 10, *"-----"]), "a line of right has a symbol more than 9 times"),
    (lambda: spoilt(box(), "evil.0.group", "elf"), "evil entry 1: there is no group 'elf'"),
    (lambda: spoilt(box(), "evil.0.bonus", "gold"), "evil entry 1: there is no bonus 'gold'"),
    (lambda: spoilt(box(), "places.1.kind", "inn"), "places entry 2: there is no kind 'inn'"),
    (lambda: spoilt(box(), "places.1.kind", "tavern"), "places entry 2: the tavern, and nothing else, is called tavern"),
    (lambda: spoilt(box(), "places.1.kind", "town"), "there are 6 places of the kind farm; there must be 7"),
    (lambda: spoilt(box(), "places.1.loot", "wood"), "places entry 2: loot is a table"),
    (lambda: spoilt(box(), "places.1.loot", {"silver": 1}), "places entry 2: the loot has nothing called 'silver'"),
    (lambda: spoilt(box(), "places.1.loot", {"wood": 10}), "places entry 2: the loot: wood must be from 0 to 9"),
    (lambda: spoilt(box(), "chests.0.kind", "silver"), "chests entry 1: there is no kind 'silver'"),
    (lambda: spoilt(box(), "chests.0.value", 100), "chests entry 1: value must be from 0 to 99"),
    (lambda: spoilt(box(), "chests.0.count", 0), "chests entry 1: count must be from 1 to 64"),
    (lambda: spoilt(box(), "chests.1.value", 1), "chests entry 2: chests of wood and 1 are listed before"),
    (lambda: box(chests=[]), "there are 0 chests; there must be from 1 to 64"),
    (lambda: box(chests=[*few(wood=40, iron=25)]), "there are 65 chests"),
    (lambda: box(chests=[{**few(wood=1)[0], "value": value} for value in range(29)]), "there are 29 sorts of chest; there may be 28"),
    (lambda: spoilt(box(), "evil.3.source", "hearsay"), "evil entry 4 does not say its source"),
]


@pytest.mark.parametrize(("data", "sentence"), WRONG)
def test_what_is_wrong_is_said_in_one_sentence(data: Callable[[], dict[str, Any]], sentence: str) -> None:
    with pytest.raises(BadParts) as why:
        accepted(data())
    assert sentence in str(why.value)
    assert "\n" not in str(why.value)


@pytest.mark.clause("MA-S1", "MA-S3", "MA-S4")
def test_the_box_has_what_the_rulebook_counts() -> None:
    data = box()
    assert {name: len(data[name]) for name in ("castles", "goblins", "evil", "most_evil")} == {
        "castles": 5, "goblins": 10, "evil": 46, "most_evil": 20,
    }  # fmt: skip
    assert Counter(entry["kind"] for entry in data["places"]) == {"tavern": 1, "farm": 7, "village": 7, "town": 10}
    chests: Counter[str] = Counter()
    for entry in data["chests"]:
        chests[entry["kind"]] += entry["count"]
    assert chests == {"wood": 20, "iron": 20, "gold": 10}
    assert tuple(entry["id"] for name in ("castles", "goblins", "evil", "most_evil", "places") for entry in data[name]) == p.CARDS


def test_the_reconstruction_keeps_its_invariants() -> None:
    data = box()
    for entry in data["castles"]:
        left, right = "".join(entry["left"]), "".join(entry["right"])
        assert (entry["shield"], left.count("f"), left.count("m"), right.count("s"), right.count("t")) == (2, 5, 1, 6, 1), entry["id"]
        assert sorted(line.count("s") for line in entry["right"]) == [0, 1, 1, 1, 1, 2], entry["id"]
    for entry in [*data["castles"], *data["evil"], *data["most_evil"]]:
        assert not any("m" in line for line in entry["left"][1::2]), f"{entry['id']}: maps stand on odd faces only"
        assert not any("t" in line for line in entry["right"][0::2]), f"{entry['id']}: thieves stand on even faces only"
    halves = {tuple(line == "f" for line in entry["left"]) for entry in data["goblins"]}
    assert len(halves) == 10
    for entry in data["goblins"]:
        assert [line == "f" for line in entry["left"]] == [line == "-" for line in entry["right"]]
        assert sum(line == "f" for line in entry["left"]) == 3
    bonuses = Counter(entry["bonus"] for entry in [*data["evil"], *data["most_evil"]])
    assert (bonuses["spell"], bonuses["magic_shield"], bonuses["shield"]) == (17, 8, 10)
    assert all(entry["loot"].get("gold") == 1 for entry in data["places"] if entry["kind"] == "town")


def test_the_template_is_accepted_and_its_sources_are_told() -> None:
    assert GAME.read_parts(GAME.template()).fingerprint == GAME.parts.fingerprint
    state = table("f|ss", "f|s", parts={**box(), "castles": components("f|ss")["castles"]}, places={})
    view = GAME.view(state)
    assert view.seats[0].castle is not None
    assert view.seats[0].castle.source == "own"
    assert view.tavern.source == "reconstructed"


def test_the_largest_numbers_fit() -> None:
    """Nine of every symbol on every line, all creatures with one lord: nothing overflows."""
    full = {"left": ["f" * 9 + "g" * 9 + "m" * 9] * 6, "right": ["s" * 9 + "x" * 9 + "t" * 9] * 6}
    data = {name: [{**entry, **full} if "left" in entry else entry for entry in entries] for name, entries in box().items()}
    every = [entry["id"] for name in ("evil", "most_evil") for entry in data[name]]
    state = table("-|-", "-|-", parts=data, hordes=[{"left": every[:40], "right": every[40:]}, {}], food=[9999, 0], places={})
    line = GAME.view(state).seats[0].lines[0]
    assert (line.food, line.swords, line.thieves) == (9 * 41, 9 * 27, 9 * 27)
    for seed in range(20):
        state = GAME.begin_with(2 + seed % 4, accepted(data), {})
        playout(state, Rng(seed), Moves(state.room()))
        assert state.actor == NOBODY
        assert GAME.read_position(GAME.write_position(state)) == state
