"""Whatever can be asked about has a name, a sentence or two in every language, and a clause that there is."""

from __future__ import annotations

from typing import Any

import pytest

import heorot
from heorot.asking import about, answer, asks, called, clause_of, meant
from heorot.core.game import Game
from heorot.core.naming import folded
from heorot.games import names
from heorot.rulebook import clauses
from heorot.words import ids, languages
from tests.speaking import speaking

GAMES = [pytest.param(heorot.game(name), id=name) for name in names()]
LONGEST = 220  # letters of an answer: two sentences


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_asked_has_a_clause_that_there_is_and_no_words_are_left_over(game: Game[Any]) -> None:
    known = asks(game)
    assert set(known.values()) <= set(clauses(game))
    written = ids((game.folder() / "words.en.ftl").read_text("utf-8"))
    assert {name.removeprefix("ask-") for name in written if name.startswith("ask-")} == set(known)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_short_and_needs_no_table_before_one(game: Game[Any], lang: str) -> None:
    words = speaking(lang, game)
    for thing in asks(game):
        said = answer(thing, words)
        assert 10 < len(said) <= LONGEST, (thing, said)
        assert said[-1] in ".!?»", (thing, said)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_thing_is_found_by_its_name_and_no_two_have_the_same(game: Game[Any], lang: str) -> None:
    words = speaking(lang, game)
    titles = {thing: called(thing, words) for thing in asks(game)}
    assert len({folded(title) for title in titles.values()}) == len(titles), titles
    for thing, title in titles.items():
        assert meant(title, words) == [thing]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_found_by_every_name_it_has_on_the_table_and_told_as_what_it_is(game: Game[Any], lang: str) -> None:
    words = speaking(lang, game)
    seen = game.begin_with(game.fewest, game.parts, {}).seen_by(0)
    kinds = game.piece_kinds(seen)
    assert set(kinds.values()) <= set(asks(game))
    for piece, kind in kinds.items():
        name = words(f"piece-{piece}")
        shown = {name, name.upper(), words.cases(f"piece-{piece}").get("full", name)}
        assert {tuple(meant(one, words, kinds)) for one in shown} == {(piece,)}, shown
        told = about(piece, words, seen)
        assert told.startswith(name)
        assert answer(kind, words) in told
    assert all(meant(called(thing, words), words, kinds) == [thing] for thing in asks(game)), "a piece goes by the name of a thing"


@pytest.mark.parametrize(
    ("lang", "asked", "thing"),
    [
        ("en", "Grendel's Attack", "grendels_attack"),
        ("en", "fox", "wit"),
        ("fr", "La Bataille du dragon", "dragon_battle"),
        ("fr", "drapeau", "starter"),
        ("ru", "Озёрный клад", "hoard_of_the_mere"),
        ("ru", "лиса", "wit"),
    ],
)
def test_an_episode_is_asked_about_by_its_name_and_a_symbol_by_its_picture(lang: str, asked: str, thing: str) -> None:
    assert meant(asked, speaking(lang, heorot.game("beowulf_legend"))) == [thing]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_place_is_found_by_its_name_and_has_an_answer_with_a_clause(game: Game[Any], lang: str) -> None:
    words = speaking(lang, game)
    for place in game.places_told():
        assert meant(called(place, words), words) == [place]
        assert clause_of(place, game) in clauses(game)
        assert 10 < len(answer(place, words)) <= LONGEST
