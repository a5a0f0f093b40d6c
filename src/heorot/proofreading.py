"""Every message of a game in a whole sentence, in the order in which a game meets them: for people who proofread and translate."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from heorot.conformance import settings
from heorot.core.game import Game
from heorot.core.message import Message
from heorot.core.play import happen
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from heorot.howto import howto
from heorot.words import AT, Words, ids, texts

GAMES = 40  # random games in which messages are met, with all settings by turns
TRIES = 3  # moves at every decision of which it is asked why they are not allowed
COUNTS = {"en": (0, 1, 2), "fr": (0, 1, 2), "ru": (0, 1, 2, 5, 11, 21)}  # numbers that take forms of their own
PLURALS = ("zero", "one", "two", "few", "many", "other")
PEOPLE = {"en": ("Ann", "Bo", "Cy", "Dee", "Eve"), "fr": ("Anne", "Luc", "Zoé", "Éric", "Inès"), "ru": ("Аня", "Лев", "Зоя", "Олег", "Ева")}


@dataclass(frozen=True)
class Proof:
    """A message by its id, with the name of a form where it is one (`piece-thor.acc`), and a sentence it makes."""

    id: str
    text: str


def proofs(game: Game[Any], lang: str) -> Iterator[Proof]:
    """Yield all messages of a game's words: first those that random games say, as they come; then the others, with sample values."""
    words = Words(lang, game)
    own = set(ids(texts(lang, game)[0]))
    seen: set[str] = set()
    for message in met(game, PEOPLE[lang]):
        if message.id in own and message.id not in seen:
            seen |= {message.id, message.id + AT}
            yield Proof(message.id, words.say(message, PEOPLE[lang], placed=False))
            if message.id + AT in own:
                yield Proof(message.id + AT, words.say(message, PEOPLE[lang]))
    entries = messages(lang, game)
    for name in ids(texts(lang, game)[0]):
        if name not in seen:
            yield from sampled(entries[name], words, entries)


def howto_proofs(game: Game[Any], lang: str) -> Iterator[Proof]:
    """Yield *How to play* as it is read, paragraph by paragraph, with its pictures' sentences and its tables; nothing: a game has none."""
    told = howto(game, lang)
    for section in told.sections if told else ():
        yield Proof(f"howto {section.id}", section.title)
        for block in section.blocks:
            for paragraph in re.split(r"\n\n|\n(?=- )", block.text):
                if paragraph:
                    yield Proof(f"howto {section.id}", re.sub(r"\s*\n\s*", " ", re.sub(r"[*`]", "", paragraph)))
            for row in (block.columns, *([cell.text for cell in row] for row in block.rows)):
                yield from (Proof(f"howto {section.id} {block.name}", text) for text in row if text)


def met(game: Game[Any], people: tuple[str, ...]) -> Iterator[Message]:
    """Yield the messages of random games: what is asked, what is refused, what happens, how it ends."""
    for seed in range(GAMES):
        players = game.fewest + seed % (game.most - game.fewest + 1)
        options = settings(game, players)
        state: Any = game.begin_with(players, game.parts, options[seed % len(options)])
        rng, moves = Rng(seed), Moves(state.room())
        while not state.over:
            if state.actor == DEALER:
                move, seat = state.deal(rng, moves), DEALER
            else:
                actors = state.actors()
                seat = actors[rng.below(len(actors))]
                yield from decided(game, state.seen_by(seat), seat, rng)
                legal = state.legal(seat)
                move = legal[rng.below(len(legal))]
            said = happen(game, state, move) if seat == DEALER else happen(game, state, move, seat)
            yield from (saying.message for saying in said)
        yield state.result().why


def decided(game: Game[Any], seen: Any, seat: int, rng: Rng) -> Iterator[Message]:
    """Yield what is said before a decision: the question, what a move would do, why some other is not allowed."""
    asked = game.question(seen, seat)
    if asked is not None:
        yield asked
    legal = seen.legal(seat)
    preview = game.preview(seen, legal[rng.below(len(legal))], seat)
    yield from (forecast.saying.message for forecast in preview.forecasts)
    for _ in range(TRIES):
        refusal = game.why_not(seen, 1 + rng.below(game.alphabet - 1), seat)
        if refusal is not None:
            yield refusal.message


def messages(lang: str, game: Game[Any]) -> dict[str, ast.Message]:
    """Return all messages that a game may say, by their ids; of two with the same id the game's own."""
    found = [entry for text in reversed(texts(lang, game)) for entry in FluentResource(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: entry for entry in found}


class Variables(Visitor):
    """Finds the variables of a message and of those it says, and by which values each chooses among variants."""

    def __init__(self, entries: Mapping[str, ast.Message] = MappingProxyType({})) -> None:
        self.found: dict[str, list[str]] = {}
        self.entries = dict(entries)

    def visit_MessageReference(self, node: Any) -> None:
        """Take in what another message needs, once."""
        inner = self.entries.pop(node.id.name, None)
        if inner is not None:
            self.visit(inner)

    def visit_FunctionReference(self, node: Any) -> None:
        """Take in what is written as a number."""
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference):
                self.found.setdefault(given.id.name, []).append("one")

    def visit_VariableReference(self, node: Any) -> None:
        """Take in a variable."""
        self.found.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: Any) -> None:
        """Take in a choice, and what lies in its variants."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def sampled(entry: ast.Message, words: Words, entries: Mapping[str, ast.Message]) -> Iterator[Proof]:
    """Yield a message and its forms (a piece's cases) with sample values, one variable after the other through all its values."""
    finder = Variables(entries)
    finder.visit(entry)
    values = {name: sample_values(name, keys, words.lang) for name, keys in finder.found.items()}
    usual = {name: 2 if 2 in of else of[-1] for name, of in values.items()}
    message = words.bundle.get_message(entry.id.name)
    forms = {"": message.value, **{f".{name}": pattern for name, pattern in message.attributes.items()}}
    for form, pattern in forms.items():
        told: set[str] = set()
        for name, of in values.items() or {"": [""]}.items():
            for value in of:
                if pattern is None:  # it has forms only
                    continue
                text = str(words.bundle.format_pattern(pattern, {**usual, name: value})[0])
                if text not in told:
                    told.add(text)
                    yield Proof(f"{entry.id.name}{form}", text)


def sample_values(name: str, keys: list[str], lang: str) -> list[Any]:
    """Return values that show every form of a variable: numbers where it counts, its own values where it chooses, else its name.

    >>> sample_values("points", ["one", "other"], "en"), sample_values("side", ["left", "right"], "en"), sample_values("tile", [], "en")
    ([0, 1, 2], ['left', 'right'], ['‹tile›'])
    """
    if any(key in PLURALS[:-1] or key.isdigit() for key in keys):
        return [*COUNTS[lang], *(int(key) for key in keys if key.isdigit())]
    others = [key for key in keys if key != "other"]
    return others + (["‹" + name + "›"] if "other" in keys else []) if others else ["‹" + name + "›"]


def missing(game: Game[Any], lang: str) -> list[str]:
    """Return the ids of messages that English has and a language has not, the game's and the program's."""
    return only_in(game, "en", lang)


def unknown(game: Game[Any], lang: str) -> list[str]:
    """Return the ids of messages that a language has and English has not: they are never said."""
    return only_in(game, lang, "en")


def only_in(game: Game[Any], lang: str, other: str) -> list[str]:
    """Return the ids of messages that one language has and another has not."""
    found: list[str] = []
    for here, there in zip(texts(lang, game), texts(other, game)):
        known = set(ids(there))
        found += [name for name in ids(here) if name not in known]
    return found
