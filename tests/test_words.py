"""No message without words, no words without use, in any language there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import heorot
from heorot.asking import asks
from heorot.bots import ladder
from heorot.bots.levels import RANKS
from heorot.conformance import settings
from heorot.core.listing import Piece
from heorot.core.message import Message
from heorot.core.options import Option
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from heorot.outcome import ENDED
from heorot.rulebook import clauses
from heorot.server.web.learning import better, examples, lesson
from heorot.words import AT, Words, ids, languages
from tests.effort import times
from tests.speaking import speaking

SOURCE = Path(__file__).parents[1] / "src" / "heorot"


def table_of(name: str) -> Any:
    """Return the module in which a game lists its verbs and what its notes say."""
    return import_module(f"heorot.games.{name}.table")


def pieces_of(game: Any) -> list[str]:
    """Return the pieces that a game has names for."""
    return [name for name in game.words if name not in (*table_of(game.name).VERBS, "?") and not name.startswith("~")]


def reasons_of(name: str) -> list[str]:
    """Return the reasons for which a game refuses moves, as its messages name them."""
    if find_spec(f"heorot.games.{name}.reasons") is None:
        return []
    return [reason for _, reason in import_module(f"heorot.games.{name}.reasons").REASONS.known[1:]]


MADE_OF: dict[str, Callable[[Any], Iterable[str]]] = {  # ids made of parts: where the parts are listed
    "piece-": pieces_of,
    "verb-": lambda game: table_of(game.name).VERBS,
    "option-": lambda game: [name for option in game.options for name in (option.name, *labels(option))],
    "note-": lambda game: [event.message.removeprefix("note-") for event in game.events] or table_of(game.name).NOTED,
    "why-": lambda game: reasons_of(game.name),
}

BROWSERS = ("table-", "example-", "lesson-", "option-", "tip-")  # what the browser may say besides
LONGEST_LABEL = 40
INSTEAD = {"unit", "help-move", "help-signs", "why-legal", "hint-until", "hint-turn"}  # what a game may say in its own words
MADE_UP = ("typed-", "preset-", "level-")  # how ids begin that the program puts together


def labels(option: Option) -> list[str]:
    """Return what the values of an option are called."""
    return [f"{option.name}-{str(value).lower()}" for value in option.values]


@cache
def strings(folder: Path) -> set[str]:
    """Return all string constants of the Python files in a folder."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def listed_by(game: Any) -> set[str]:
    """Return the message ids that the tables of how to play say; the numbers in them are the program's."""
    tables = game.listings().values()
    found = [column for table in tables for column in table.columns]
    for entry in (entry for table in tables for row in table.rows for entry in row):
        found.append((entry.said or Message(f"piece-{entry.id}")) if isinstance(entry, Piece) else entry)
    for message in found:  # and what they list in turn
        found += [one for value in message.args.values() if isinstance(value, tuple) for one in value if isinstance(one, Message)]
    return {message.id for message in found} - {"listing-number"}


def used_by_game(game: Any, folder: Path) -> set[str]:
    """Return the message ids a game can send."""
    found = {f"{prefix}{name}" for prefix, parts in MADE_OF.items() for name in parts(game)}
    found |= {"game-title", "game-about"} | listed_by(game)
    found |= {"game-note"} & set(ids((folder / "words.en.ftl").read_text("utf-8")))  # what is said of it at its door
    found |= {f"example-{example.id.lower()}" for example in examples(game)}
    found |= {name for step in (*lesson(game), *better(game)) for name in (step.say, step.done, *step.hints)}
    found |= {f"ask-{thing}" for thing in asks(game)}
    found |= {f"hint-{whose}-{note.removeprefix('note-')}" for note in game.worth_telling for whose in ("you", "other")}
    written = ids((folder / "words.en.ftl").read_text("utf-8"))
    why = folder / "why.py"
    text = why.read_text("utf-8") if why.is_file() else ""
    found |= {f"why-{reason}" for reason in re.findall(r'"[A-Z]{2}-\w+", "([a-z-]+)"', text)}
    found |= {
        f"why-{reason}" for reason in re.findall(r'clause, "([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?', text) for reason in reason if reason
    }
    known = strings(folder)
    found |= {text for text in known if re.fullmatch(r"(why|reason)-[a-z-]+", text)}
    found |= {name for name in written if name in known}
    found |= {name for name in written if name.startswith("result-") and name.removeprefix("result-") in known}
    found |= {name for name in written if name.endswith(AT) and name.removesuffix(AT) in found}  # where the place must be said
    return found


def said_inside(text: str) -> set[str]:
    """Return the ids of messages that others of a Fluent text say: `{ row-way }`, `{ unit.acc }`."""
    return set(re.findall(r"\{ ([a-z-]+)(?:\.[a-z]+)? \}", text))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_a_games_words_are_just_those_it_uses(name: str, lang: str) -> None:
    game = heorot.game(name)
    folder = SOURCE / "games" / name
    text = (folder / f"words.{lang}.ftl").read_text("utf-8")
    written = ids(text)
    assert len(written) == len(set(written)), "a message is there twice"
    used = used_by_game(game, folder)
    used |= {f"bot-{level.name}" for level in ladder(game) if level.shield}  # who has a character
    assert used <= set(written)
    assert {name for name in written if not name.startswith(BROWSERS)} <= used | INSTEAD | said_inside(text)
    assert set(written) == set(ids((folder / "words.en.ftl").read_text("utf-8")))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_every_value_of_every_option_has_a_short_label(name: str, lang: str) -> None:
    game = heorot.game(name)
    words = speaking(lang, game)
    for option in game.options:
        said = [words(f"option-{label}") for label in labels(option)]
        assert len(set(said)) == len(said)
        assert all(len(label) <= LONGEST_LABEL for label in said), said


@pytest.mark.parametrize("lang", languages())
def test_the_programs_words_are_just_those_it_uses(lang: str) -> None:
    written = ids((SOURCE / f"words.{lang}.ftl").read_text("utf-8"))
    known = strings(SOURCE)
    known |= {level.name for game in names() for level in ladder(heorot.game(game))}
    known |= {f"{prefix}{name}" for prefix in MADE_UP for name in known}
    inside = said_inside((SOURCE / f"words.{lang}.ftl").read_text("utf-8"))
    assert {name for name in written if name not in known | inside} == set()
    for file in ("terminal.py", "retelling.py", "outcome.py"):
        asked = set(re.findall(r'words\(["\']([a-z-]+)["\']', (SOURCE / file).read_text("utf-8")))
        assert asked - {"game-title"} - INSTEAD <= set(written)
    assert {*ENDED.values(), "result-conceded"} <= set(written)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_every_note_of_played_games_can_be_said(name: str, lang: str) -> None:
    game = heorot.game(name)
    words = speaking(lang, game)
    people = ["Wealhtheow", "Hrothgar", "Unferth"]
    every = settings(game)
    for seed in range(times(30, 16)):  # as many as the game with the most settings has
        state = game.begin_with(3, game.parts, every[seed % len(every)])
        rng = Rng(seed)
        moves = Moves(state.room())
        while state.actor != NOBODY:
            notes = state.keep_events()
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
        for seat in range(state.players):
            assert all(words.say(held, people) for held in game.holdings(state.seen_by(seat), seat))


def test_a_missing_word_is_an_error_of_ours() -> None:
    words = speaking("en", heorot.game("voluspa"))
    with pytest.raises(LookupError, match="no words for 'nothing-of-the-kind'"):
        words("nothing-of-the-kind")
    with pytest.raises(LookupError, match="note-laid"):
        words.say(Message("note-laid", {"seat": 0}), ["Ann"])


GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"


def glossary(section: str) -> dict[str, dict[str, str]]:
    """Return the terms of a section of the glossary: English → language → word."""
    found: dict[str, dict[str, str]] = {}
    inside = False
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            inside = line[3:].startswith(section)
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if inside and line.startswith("|") and len(cells) == 4 and cells[0] not in ("en", "---"):
            found[cells[0]] = {"en": cells[0], "fr": cells[1], "ru": cells[2]}
    return found


@pytest.mark.parametrize("name", names())
def test_pieces_are_called_as_in_the_glossary(name: str) -> None:
    game = heorot.game(name)
    terms = glossary(game.title)
    spoken = {lang: speaking(lang, game) for lang in languages()}
    for piece in MADE_OF["piece-"](game):
        english = spoken["en"](f"piece-{piece}")
        assert english in terms, f"{english} is not in the glossary"
        for lang, words in spoken.items():
            assert words(f"piece-{piece}") == terms[english][lang]


def test_the_glossary_is_complete_for_all_games() -> None:
    """Four games and the program; every term has a word in each language, and a source."""
    text = GLOSSARY.read_text("utf-8")
    sections = re.findall(r"^## (.+)$", text, flags=re.MULTILINE)
    assert len(sections) >= 5
    rows = [line for line in text.splitlines() if line.startswith("|") and not line.startswith(("| en |", "|---"))]
    assert len(rows) > 200
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert len(cells) == 4, row
        assert all(cells), row
        assert "box" in cells[3] or cells[3] == "ours", row


TYPED = {
    "legal",
    "tile",
    "why",
    "hint",
    "board",
    "hand",
    "scores",
    "last",
    "undo",
    "rules",
    "quit",
    "heorot",
    "make",
    "play",
    "resume",
    "enter",
    "b",
    "a",
    "q",
    "p",
    "i",
    "ii",
    "iii",
    "bellum",
    "magica",
}  # commands, keys, the numbers of acts, and a title that is Latin


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_no_english_is_left(lang: str) -> None:
    """Russian has no Latin letters but for commands and names of keys; French shares no sentence with English."""
    assert lang in languages()
    for folder in (SOURCE, *(SOURCE / "games" / name for name in names())):
        english = folder / "words.en.ftl"
        texts = {key: values(path) for key, path in (("en", english), (lang, folder / f"words.{lang}.ftl"))}
        for name, said in texts[lang].items():
            if lang == "ru":
                latin = {word.lower() for word in re.findall(r"[A-Za-z]+", said)}
                signs = {word for word in latin if name == "help-signs" and len(word) == 1}  # letters that the picture is drawn with
                assert latin - signs <= TYPED, f"{name}: {latin - signs - TYPED}"
            elif len(re.findall(r"[A-Za-z]{3,}", said)) > 2 and not (name.startswith("piece-") or name.endswith("-names")):  # proper names
                assert said != texts["en"][name], name


AMISS = {"fr": re.compile(r" [;:!?»]|« |'"), "ru": re.compile(r" —")}


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_no_line_is_broken_before_a_dash_or_a_colon(lang: str) -> None:
    """The glossary says which spaces do not break: in French the narrow one, before a Russian dash the plain one."""
    for folder in (SOURCE, *(SOURCE / "games" / name for name in names())):
        for line in (folder / f"words.{lang}.ftl").read_text("utf-8").splitlines():
            assert line.startswith("#") or not AMISS[lang].search(line), line


def values(path: Path) -> dict[str, str]:
    """Return the texts of a Fluent file without their placeables."""
    found = {}
    for block in re.split(r"^(?=[a-z])", path.read_text("utf-8"), flags=re.MULTILINE):
        name, equals, text = block.partition(" =")
        if equals:
            text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
            text = re.sub(r"^\s+\.[a-z]+ = ", " ", text, flags=re.MULTILINE)
            text = re.sub(r"\*?\[[A-Za-z0-9]+\]", " ", text)
            found[name] = re.sub(r"\{[^{}]*\}|NUMBER\([^)]*\)|\$[a-z-]+", " ", re.sub(r"\{[^{}]*->", "{", text))
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_the_help_has_the_same_clauses_in_every_language(name: str, lang: str) -> None:
    game = heorot.game(name)
    english, other = clauses(game, "en"), clauses(game, lang)
    assert list(other) == list(english)
    for clause in other.values():
        assert clause.marks == english[clause.id].marks
        assert clause.text
        assert set(clause.marks) <= {"rule", "ruling", "example", *(f"option: {option.name}" for option in game.options)}, clause.id
        said = {"en": "**Ruling.**", "fr": "**Décision.**", "ru": "**Решение.**"}[lang]
        assert ("ruling" in clause.marks) == (said in clause.text), clause.id


@pytest.mark.parametrize(
    ("lang", "line"), [("ru", "Тор 3,0"), ("ru", "тор 3,0"), ("fr", "Thor 3,0"), ("ru", "Один 3,0"), ("ru", "сбросить Тор")]
)
def test_notation_is_understood_in_the_players_language(lang: str, line: str) -> None:
    from tests.pictures import GAME, at_table

    words = speaking(lang, GAME)
    state = at_table("Thor Fenrir Skadi", "Thor Odin")
    move = GAME.parse(line, state, words.names())
    assert GAME.notation(move, state, words.names()).casefold() == line.casefold()


def test_names_may_be_typed_without_accents_and_dots() -> None:
    from tests.pictures import GAME, at_table

    state = at_table("Thor Fenrir Skadi", "Jotun Serpent", edda=True)
    for lang, line, same in (
        ("ru", "Етун 3,0", "Jotun 3,0"),
        ("fr", "jotunn 3,0", "Jotun 3,0"),
        ("ru", "морской змей 3,0", "Serpent 3,0"),
        ("fr", "serpent de mer 3,0", "Serpent 3,0"),
    ):
        assert GAME.parse(line, state, speaking(lang, GAME).names()) == GAME.parse(same, state)


def test_russian_puts_pieces_into_their_case() -> None:
    words = speaking("ru", heorot.game("voluspa"))
    assert words.say(Message("note-laid", {"seat": 0, "tile": "thor", "cell": (3, -1)}), ["Слава"]) == "Слава выкладывает Тора на 3,-1"


CLIENT = SOURCE.parents[1] / "web" / "src"
JOINED = re.compile(r"""\.join\((["'`])[^"'`]*[,;:·]\s+\1\)|\$\{[^}`]*\}[;:,] \$\{""")  # a list, or a name with its colon


def test_no_separator_is_written_in_the_clients_code() -> None:
    written = [path for folder in (CLIENT, SOURCE / "games") for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert len(written) > 150
    found = [
        f"{path.relative_to(SOURCE.parents[1])}: {line.strip()}"
        for path in written
        if not path.name.endswith(".test.ts")
        for line in path.read_text("utf-8").splitlines()
        if JOINED.search(line) and "translate(" not in line and "console." not in line
    ]
    assert not found, "say it by list-more, ui-facts, saga-join or name-said:\n" + "\n".join(found)
    assert JOINED.search('names.join(", ")')
    assert JOINED.search("`${name}: ${said}`")
    assert not JOINED.search('cell.join(",")')


@pytest.mark.parametrize("lang", languages())
def test_a_bot_is_called_the_same_at_the_terminal_and_in_the_hall(lang: str) -> None:
    hall = (CLIENT / "words" / lang / "hall.ftl").read_text("utf-8")
    words = Words(lang)
    levels = {level.name for game in names() for level in ladder(heorot.game(game))}
    assert {*RANKS, *levels} == set(re.findall(r"^hall-level-(\w+)", hall, re.MULTILINE))
    for level, called in re.findall(r"^hall-level-(\w+) = (.+)$", hall, re.MULTILINE):
        assert words.person({"name": "Bot 2", "bot": level}) == f"{called} 2"


@pytest.mark.parametrize("lang", languages())
def test_a_command_is_called_the_same_at_the_terminal_and_in_the_command_box(lang: str) -> None:
    words = Words(lang)
    box = dict(re.findall(r"^command-(\w+) = (\w+)$", (CLIENT / "words" / lang / "frame.ftl").read_text("utf-8"), re.MULTILINE))
    both = {name: said for name, said in box.items() if words.has(f"typed-{name}")}
    assert len(both) >= 9
    assert both == {name: words(f"typed-{name}") for name in both}
