"""*How to play* is read from a game's folder, its tables are computed, and it can be read at any width."""

from __future__ import annotations

import re

import pytest

import heorot
from heorot.cli import main
from heorot.core.errors import BadOption
from heorot.core.listing import Listing, Piece, number
from heorot.games import names
from heorot.howto import FIRST, HowToBlock, HowToCell, howto, read, sections_called
from heorot.prose import howto_lines
from heorot.rulebook import clauses
from heorot.words import Words, languages
from tests.speaking import speaking
from tests.tiny import dropped_in

CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]*\d+\b")
TOLD = [pytest.param(name, id=name) for name in names() if howto(heorot.game(name))]
BEGINNING = "# Tafl\n\n## The goal\n\n"


def kinds(name: str, lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return what the sections of a game are made of, whatever they say."""
    told = howto(heorot.game(name), lang)
    assert told
    return [(section.id, [(block.kind, block.name) for block in section.blocks if block.kind != "text"]) for section in told.sections]


def test_a_tiny_game_tells_how_to_play_it() -> None:
    with dropped_in() as tiny:
        told = howto(tiny)
        assert told
        assert told.title == "How to play Fists"
        assert [section.id for section in told.sections] == [*FIRST, "runes"]
        assert [block.kind for block in told.sections[2].blocks] == ["text", "picture"]
        (table,) = told.sections[5].blocks
        assert table.columns == ("rune", "in the bag", "worth")
        shown = [(row[0].piece, row[0].text, row[1].text) for row in table.rows]
        assert shown == [("plain", "Plain rune", "4"), ("golden", "Golden rune", "2")]


def test_a_game_that_does_not_tell_it_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    with dropped_in("stones") as tiny:
        assert howto(tiny) is None
        assert main(["rules", "stones"]) == 0
        assert main(["rules", "stones", "--howto"]) == 2
        assert "does not say how to play it" in capsys.readouterr().err


def test_it_is_told_in_english_where_a_language_lacks_it() -> None:
    with dropped_in() as tiny:
        assert howto(tiny, "fr") == howto(tiny, "en")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("## The goal\n\nFlee.", "begins with its title"),
        ("# Tafl\n\nA game.\n\n## The goal\n", "nothing else stands before"),
        (BEGINNING + "{pieces}", "there is no table 'pieces'; there are: kings"),
        (BEGINNING + "Flee.\n{kings}", "stands alone"),
        (BEGINNING + "{kings}\n\n## The end {#goal}\n", "the same id"),
        (BEGINNING + "{crooked}", "has 1 entries for 2 columns"),
    ],
)
def test_what_is_written_wrongly_is_told(text: str, why: str) -> None:
    column = number(1)
    listings = {"kings": Listing((column,), ())}
    if "crooked" in text:
        listings["crooked"] = Listing((column, column), ((column,),))
    with pytest.raises(BadOption, match=re.escape(why)):
        read(text, listings, Words("en"))


def test_sections_are_called_by_the_first_table_where_nothing_else_is_said() -> None:
    five = "".join(f"\n## {n}\n\nText.\n" for n in range(5))
    text = f"# Tafl\n{five}" + "\n## Six\n\n{kings}\n\n## Seven\n\nText.\n\n## Eight {#last}\n\n### A part\n\n![A king.](king)\n"
    told = read(text, {"kings": Listing((number(1),), ())}, Words("en"))
    assert [section.id for section in told.sections] == [*FIRST, "kings", "part-7", "last"]
    assert told.sections[7].blocks == (HowToBlock("heading", "A part"), HowToBlock("picture", "A king.", "king"))
    assert [one.id for one in sections_called(told, "LAST")] == ["last"]
    assert [one.id for one in sections_called(told, "sev")] == ["part-7"]
    assert not sections_called(told, "")


def test_a_piece_is_called_by_its_name_or_as_is_said_of_it() -> None:
    one = number(1)
    told = read(BEGINNING + "{kings}", {"kings": Listing((one,), ((Piece("king", one),),))}, Words("en"))
    assert told.sections[0].blocks[0].rows == ((HowToCell("1", "king"),),)
    with pytest.raises(LookupError, match="piece-king"):
        read(BEGINNING + "{kings}", {"kings": Listing((one,), ((Piece("king"),),))}, Words("en"))


@pytest.mark.parametrize("width", [24, 40, 60, 80, 100])
def test_it_fits_a_terminal_of_any_width(width: int) -> None:
    with dropped_in() as tiny:
        told = howto(tiny)
        assert told
        lines = howto_lines(told, Words("en", tiny), width)
        assert max(map(len, lines)) <= width
        joined = " ".join(" ".join(lines).split())
        assert "[Two fists are alike, and the third takes the prize.]" in joined
        assert "- Fists are used once (FI-1)." in joined
        assert ("in the bag: 4" in joined) == (width < 60)


def test_the_terminal_shows_it_before_the_clauses_and_one_section_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with dropped_in():
        assert main(["rules", "fists"]) == 0
        whole = capsys.readouterr().out
        assert whole.index("Golden rune") < whole.index("FI-1 — ")
        assert main(["rules", "fists", "--howto"]) == 0
        assert "FI-1 — " not in capsys.readouterr().out
        assert main(["rules", "fists", "runes"]) == 0
        assert "Who wins" not in capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TOLD)
def test_every_language_has_the_same_sections_pictures_and_tables(name: str, lang: str) -> None:
    assert (heorot.game(name).folder() / f"howto.{lang}.md").is_file()
    assert kinds(name, lang) == kinds(name, "en")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", TOLD)
def test_the_clauses_it_names_exist_and_its_lines_fit(name: str, lang: str) -> None:
    game = heorot.game(name)
    told = howto(game, lang)
    assert told
    texts = [block.text for section in told.sections for block in section.blocks]
    assert set(CLAUSE.findall(" ".join(texts))) <= set(clauses(game))
    words = speaking(lang, game)
    for width in (40, 80):
        assert max(map(len, howto_lines(told, words, width))) <= width


@pytest.mark.parametrize("name", TOLD)
def test_every_picture_is_drawn_and_every_table_is_shown(name: str) -> None:
    game = heorot.game(name)
    told = howto(game)
    assert told
    blocks = [block for section in told.sections for block in section.blocks]
    assert {block.name for block in blocks if block.kind == "listing"} == set(game.listings())
    drawn = (game.folder() / "web" / "howto.ts").read_text("utf-8") if any(block.kind == "picture" for block in blocks) else ""
    for block in blocks:
        assert block.kind != "picture" or re.search(rf"\b[\"']?{re.escape(block.name)}\b", drawn), f"no picture {block.name}"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_rulings_and_options_begin_as_they_are_folded(name: str, lang: str) -> None:
    """The browser finds them by their first words in bold: one word for a ruling, the option's name for an option."""
    game = heorot.game(name)
    for clause in clauses(game, lang).values():
        begun = re.findall(r"(?:^|\n\n)\*\*([^*]+)\*\*", clause.text)
        options = [found[1] for text in begun if (found := re.search(r"`([\w-]+)`", text))]
        rulings = [text for text in begun if re.fullmatch(r"[^\W\d_]+\.", text)]
        assert options == [mark.removeprefix("option: ") for mark in clause.marks if mark.startswith("option: ")], clause.id
        assert bool(rulings) == ("ruling" in clause.marks), clause.id
        for option in game.options:
            for value in option.values if option.name in options else ():
                assert f"`{str(value).lower()}`" in clause.text or str(value).startswith("seat-"), f"{clause.id}: {value}"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_pictures_of_letters_are_examples_or_tables(name: str, lang: str) -> None:
    """In the browser no grid of letters is left."""
    game = heorot.game(name)
    for clause in clauses(game, lang).values():
        fences = re.findall(r"^```(.*)$", clause.text, re.MULTILINE)[::2]
        assert all(fence in ("table", f"example {clause.id}") for fence in fences), clause.id
