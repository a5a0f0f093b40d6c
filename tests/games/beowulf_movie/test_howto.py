"""How to play the Movie: its tables and what its pictures are drawn from are the components', its sentences say no other number."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import heorot
from heorot.core.listing import Piece
from heorot.games.beowulf_movie import parts as p
from heorot.words import languages

GAME = heorot.game("beowulf_movie")
BOX = GAME.parts.data
DRAWN = json.loads((GAME.folder() / "web" / "howto" / "box.json").read_text("utf-8"))
SAID = {  # numbers that the text says in words: starting hand, all figures of a player, acts
    "en": (("two tiles to begin with", "fewer than two tiles draws until they hold two"), "ten, each", "three acts"),
    "fr": (("deux tuiles pour commencer", "moins de deux tuiles en pioche jusqu’à en avoir deux"), "dix, chacune", "trois actes"),
    "ru": (("для начала два жетона", "меньше двух жетонов, тот добирает до двух"), "десять, на каждой", "три акта"),
}


def cells(name: str) -> list[tuple[Any, ...]]:
    """Return the rows of a table: pieces by their ids, numbers as they are, anything else by its message."""
    found = []
    for row in GAME.listings()[name].rows:
        found.append(tuple(one.id if isinstance(one, Piece) else one.args.get("number", one.id) for one in row))
    return found


def test_the_figures_are_those_of_the_box() -> None:
    after = {kind: "listing-returns" if kind == "longship" else "listing-leaves" for kind in p.FIGURES[1:]}
    assert cells("figures") == [(one["kind"], one["diamonds"], one["count"], after[one["kind"]]) for one in BOX["figures"]]


def test_every_tile_of_the_box_is_counted_in_its_act() -> None:
    counted: Counter[tuple[str, int]] = Counter()
    for one in BOX["tiles"]:
        plain = "boon" if one["value"] > 0 else "peril"
        counted[plain if one["ability"] == "none" else one["ability"], one["act"]] += one["count"]
    for kind, _, *rest in cells("tiles"):
        assert tuple(rest[:3]) == tuple(counted.pop((kind, act)) for act in (1, 2, 3))
    assert not counted


def test_values_and_cash_reach_from_the_least_to_the_most() -> None:
    rows = {row[0].id: row for row in GAME.listings()["tiles"].rows if isinstance(row[0], Piece)}
    valor, treasure, horn = rows["valor"][1], rows["treasure"][-1], rows["royal_dragon_horn"][1]
    assert not any(isinstance(one, Piece) for one in (valor, treasure, horn))
    assert (valor.args, horn.args) == ({"least": "+2", "most": "+5"}, {"value": "0"})  # type: ignore[union-attr]
    cash = [one["cash"] for one in BOX["tiles"] if "cash" in one]
    assert treasure.args == {"poorest": min(cash), "richest": max(cash)}  # type: ignore[union-attr]


def test_the_acts_say_spaces_gorges_and_tiles() -> None:
    tiles = [sum(one["count"] for one in BOX["tiles"] if one["act"] == act) for act in (1, 2, 3)]
    spaces = [sum(cell.kind == "open" for cell in GAME.view(at(act)).cells) for act in (1, 2, 3)]
    assert [row[2:] for row in cells("acts")] == [(spaces[0], 0, tiles[0]), (spaces[1], 3, tiles[1]), (spaces[2], 0, tiles[2])]


def at(act: int) -> Any:
    """Return the beginning of an act."""
    return GAME.read_position({"players": 2, "act": act, "board": {}})


def test_the_pictures_are_drawn_from_the_box() -> None:
    assert DRAWN["diamonds"] == {one["kind"]: one["diamonds"] for one in BOX["figures"]}
    assert DRAWN["boards"] == [{"mask": list(one["mask"]), "turned": one.get("turned", False)} for one in BOX["boards"]]
    start = GAME.new(2)
    assert all(GAME.notation(GAME.parse(f"{tile} a1", start), start) == f"{tile} a1" for tile in DRAWN["plain"].values())


@pytest.mark.parametrize("lang", languages())
def test_the_text_says_the_numbers_of_the_rules(lang: str) -> None:
    text = " ".join((GAME.folder() / f"howto.{lang}.md").read_text("utf-8").replace("\u00a0", " ").split())
    hands, figures, acts = SAID[lang]
    assert BOX["starting_hand"] == 2
    assert all(hand in text for hand in hands)
    assert sum(one["count"] for one in BOX["figures"]) == 10
    assert figures in text
    assert p.ACTS == 3
    assert acts in text
    assert f"{BOX['starting_points']} (BM-S2)" in text
