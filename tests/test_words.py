"""No message without words, no words without use, in any language there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.core.message import Message
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from heorot.games.voluspa import table
from heorot.words import Words, ids, languages

SOURCE = Path(__file__).parents[1] / "src" / "heorot"
NOTES = {name for name, _ in (*table.SAYINGS.values(), *table.WHYS.values(), *table.LAYINGS.values())} - {"row"} | {"caught-dragon"}
MADE_OF: dict[str, Callable[[Any], Iterable[str]]] = {  # ids made of parts: where the parts are listed
    "piece-": lambda game: [name for name in game.words if name not in (*table.VERBS, "?") and not name.startswith("~")],
    "verb-": lambda game: table.VERBS,
    "option-": lambda game: [option.name for option in game.options],
    "note-": lambda game: NOTES,
}


def strings(folder: Path) -> set[str]:
    """Return all string constants of the Python files in a folder."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def used_by_game(game: Any, folder: Path) -> set[str]:
    """Return the message ids a game can send."""
    found = {f"{prefix}{name}" for prefix, parts in MADE_OF.items() for name in parts(game)}
    found |= {"game-about"}
    text = (folder / "why.py").read_text("utf-8")
    found |= {f"why-{reason}" for reason in re.findall(r'"(?:VO-\w+)", "([a-z-]+)"', text)}
    found |= {
        f"why-{reason}" for reason in re.findall(r'clause, "([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?', text) for reason in reason if reason
    }
    known = strings(folder)
    found |= {text for text in known if re.fullmatch(r"(why|reason)-[a-z-]+", text)}
    found |= {f"result-{why}" for why in ("most", "first", "shared") if why in known}
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_a_games_words_are_just_those_it_uses(name: str, lang: str) -> None:
    game = heorot.game(name)
    folder = SOURCE / "games" / name
    written = ids((folder / f"words.{lang}.ftl").read_text("utf-8"))
    assert len(written) == len(set(written)), "a message is there twice"
    assert set(written) == used_by_game(game, folder)


@pytest.mark.parametrize("lang", languages())
def test_the_programs_words_are_just_those_it_uses(lang: str) -> None:
    written = ids((SOURCE / f"words.{lang}.ftl").read_text("utf-8"))
    known = strings(SOURCE)
    assert {name for name in written if name not in known} == set()
    asked = set(re.findall(r'words\(["\']([a-z-]+)["\']', (SOURCE / "terminal.py").read_text("utf-8")))
    assert asked <= set(written) | {"game-about"}


@pytest.mark.parametrize("lang", languages())
def test_every_note_of_played_games_can_be_said(lang: str) -> None:
    game = heorot.game("voluspa")
    words = Words(lang, game)
    people = ["Wealhtheow", "Hrothgar", "Unferth"]
    for seed in range(30):
        state = game.new(3, edda=bool(seed % 2), bookend="holds")
        rng = Rng(seed)
        moves = Moves(state.room())
        while state.actor != NOBODY:
            notes = state.keep_notes()
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
            else:
                state.fill(moves)
                state.apply(moves[rng.below(len(moves))])
            for note in notes:
                sentence = words.say(game.say(note, state).message, people)
                assert sentence
                assert "{" not in sentence
                assert "None" not in sentence
        assert words.say(state.result().why, people)


def test_a_missing_word_is_an_error_of_ours() -> None:
    words = Words("en", heorot.game("voluspa"))
    with pytest.raises(LookupError, match="no words for 'nothing-of-the-kind'"):
        words("nothing-of-the-kind")
    with pytest.raises(LookupError, match="note-laid"):
        words.say(Message("note-laid", {"seat": 0}), ["Ann"])
