"""*How to play* tells Völuspá's figures as the engine and the box have them."""

from __future__ import annotations

import re

import pytest

from heorot.games.voluspa import parts as p
from heorot.howto import HowToBlock, howto
from heorot.server.web.learning import examples
from heorot.words import languages
from tests.pictures import GAME, play

TILES = {tile["kind"]: tile for tile in GAME.parts.data["tiles"]}
NUMBERS = {"en": ("five", "seven"), "fr": ("cinq", "sept"), "ru": ("пят", "сем")}


def blocks(lang: str, section: str) -> tuple[HowToBlock, ...]:
    """Return what stands in a section."""
    told = howto(GAME, lang)
    assert told
    return next(one.blocks for one in told.sections if one.id == section)


@pytest.mark.parametrize("lang", languages())
def test_the_tables_have_every_tile_of_the_box_with_its_figures(lang: str) -> None:
    for name, kind in (("tiles", "base"), ("edda", "edda")):
        (table,) = [block for block in blocks(lang, name) if block.kind == "listing"]
        shown = {row[0].piece: (row[1].text, row[2].text) for row in table.rows}
        wanted = {id: tile for id, tile in TILES.items() if tile.get("set", "base") == kind}
        assert shown.keys() == wanted.keys()
        for id, (strength, count) in shown.items():
            assert count == str(wanted[id]["count"])
            assert strength == str(wanted[id]["strength"]) or (id == "hel" and not strength.isdigit())


@pytest.mark.parametrize("lang", languages())
def test_the_size_of_a_hand_and_the_longest_row_are_the_engines(lang: str) -> None:
    assert (p.HAND_SIZE, p.LONGEST_ROW) == (5, 7)
    five, seven = NUMBERS[lang]
    texts = {section: " ".join(block.text for block in blocks(lang, section)) for section in ("table", "turn", "edda")}
    assert seven in texts["table"]
    assert all(five in text for text in texts.values())


@pytest.mark.parametrize("lang", languages())
def test_the_picture_of_a_turn_is_the_second_example(lang: str) -> None:
    (picture,) = [block for block in blocks(lang, "turn") if block.kind == "picture"]
    example = next(one for one in examples(GAME) if one.id == "VO-X2")
    (attempt,) = example.tries
    assert play(GAME.read_position(example.position, seed=0), *attempt.moves) == attempt.points
    assert re.findall(r"[0-9]+", picture.text) == [str(TILES["thor"]["strength"]), "3", "3", str(attempt.points)]
    assert attempt.points == 3 + 3
