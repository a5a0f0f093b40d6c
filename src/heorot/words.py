"""The one place that makes sentences of messages, in Python: Fluent, with the words beside each game and the program's own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from heorot.core.errors import BadOption
from heorot.core.game import Game, Names, Saying
from heorot.core.message import Argument, Message
from heorot.core.preview import MINUS

LANGUAGES = ("en", "fr", "ru")
SEATS = ("seat", "winner", "other")  # arguments that are seats
NUMBERED = re.compile(r"\S+ (\d+)")  # what a bot is called where nobody has named it: its level, and a number
PEOPLE = (*SEATS, "name", "names")  # arguments that are somebody's name
ELIDED = re.compile("[aeiouàâäéèêëîïôöùûüœæ]", re.IGNORECASE)  # before them a French “de” loses its vowel
AT = "-at"  # how the id of a sentence ends that says the place too


class Words:
    """The words of one language, for the program and for one game.

    >>> import heorot
    >>> words = Words("en", heorot.game("voluspa"))
    >>> words.say(Message("note-discarded", {"seat": 0, "tile": "thor"}), ["Ann", "Bo"])
    'Ann can play nothing and discards Thor'
    """

    def __init__(self, lang: str, game: Game[Any] | None = None) -> None:
        if lang not in languages():
            raise BadOption(f"there are no words in {lang!r}; there are: {', '.join(languages())}")
        self.lang = lang
        self.game = game
        self.bundle = FluentBundle([lang], use_isolating=False)
        for text in texts(lang, game):
            self.bundle.add_resource(FluentResource(text))

    def __call__(self, name: str, /, **args: object) -> str:
        """Return a message by its id."""
        return self.format(name, args)

    def has(self, name: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self.bundle.has_message(name))

    def say(self, message: Message, people: Sequence[str] = (), *, placed: bool = True) -> str:
        """Return a message as a sentence; people are the names of the seats.

        Where nobody can be shown a place it must be said: a message may have a variant for that, `note-laid-at`.
        `placed`: whether to say it so.
        """
        args: dict[str, object] = {}
        for key, value in message.args.items():
            args.update(self.spoken(key, value, people))
        at = f"{message.id}{AT}"
        return self.format(at if placed and self.has(at) else message.id, args)

    def tell(self, sayings: Iterable[Saying], people: Sequence[str] = ()) -> list[str]:
        """Return whole sentences: each deed with its points and why."""
        told: list[str] = []
        deed = ""
        reasons: list[Saying] = []
        for saying in [*sayings, None]:
            if saying is not None and saying.part == "reason" and deed:
                reasons.append(saying)
                continue
            if deed:
                told.append(self.sentence(deed, reasons, people))
            reasons = []
            deed = self.say(saying.message, people) if saying is not None else ""
        return told

    def sentence(self, deed: str, reasons: Sequence[Saying], people: Sequence[str]) -> str:
        """Return one deed as a sentence: of its reasons, those that brought points, or if none did all of them."""
        if not reasons:
            return self("saga-plain", deed=deed)
        points = sum(saying.event.points for saying in reasons)
        said = [self.say(saying.message, people) for saying in reasons if saying.event.points or not points]
        why = reduce(lambda first, following: self("saga-join", first=first, next=following), said)
        return self("saga-scored", deed=deed, points=points, reasons=why) if points else self("saga-unscored", deed=deed, reasons=why)

    def listed(self, items: Sequence[str]) -> str:
        """Return things as a list in this language, as `Intl.ListFormat` makes it in the browser.

        >>> Words("en").listed(["iron", "wood", "gold"]), Words("fr").listed(["fer", "bois"]), Words("ru").listed(["железо"])
        ('iron, wood, and gold', 'fer et bois', 'железо')
        """
        if len(items) < 3:
            return self("list-two", first=items[0], last=items[1]) if len(items) == 2 else "".join(items)
        return self("list-last", first=self.series(items[:-1]), last=items[-1])

    def series(self, items: Sequence[str]) -> str:
        """Return things one after the other, without an “and”: a choice, values, what is read aloud.

        >>> Words("en").series(["Thor", "Troll", "Odin"]), Words("en").series([])
        ('Thor, Troll, Odin', '')
        """
        return reduce(lambda first, following: self("list-more", first=first, next=following), items) if items else ""

    def facts(self, said: Iterable[str]) -> str:
        """Return short facts side by side, as under a name or a title.

        >>> Words("en").facts(["5 tiles", "holds Dragon"]), Words("en").facts([])
        ('5 tiles · holds Dragon', '')
        """
        items = list(said)
        return reduce(lambda first, following: self("facts-more", first=first, next=following), items) if items else ""

    def people(self, seats: Iterable[Mapping[str, str]]) -> tuple[str, ...]:
        """Return the names of the seats of a record: people by theirs, numbered bots by their level in this language.

        >>> Words("fr").people([{"name": "Ann"}, {"name": "Adept 1", "bot": "adept"}, {"name": "Deep Mead", "bot": "adept"}])
        ('Ann', 'Adepte 1', 'Deep Mead')
        """
        return tuple(self.person(seat) for seat in seats)

    def person(self, seat: Mapping[str, str]) -> str:
        """Return the name of one seat of a record."""
        numbered = NUMBERED.fullmatch(seat["name"])
        level = f"level-{seat.get('bot', '')}"
        return self("bot-name", level=self(level), number=int(numbered[1])) if numbered and self.has(level) else seat["name"]

    def spoken(self, key: str, value: Argument, people: Sequence[str]) -> dict[str, object]:
        """Return an argument as Fluent gets it: a seat's name, a piece's name in every case it has, a cell as a pair."""
        if key in SEATS and isinstance(value, int) and 0 <= value < len(people):
            return {key: people[value]}
        if isinstance(value, tuple):
            things = [one for one in value if isinstance(one, Message)]
            names = [one for one in value if isinstance(one, str)]
            if things or names:
                return {key: self.listed([self.say(one, people) for one in things]) if things else self.series(names)}
            return {key: f"{value[0]},{value[1]}"}
        if isinstance(value, str) and self.bundle.has_message(f"piece-{value}"):
            cases = self.cases(f"piece-{value}")
            return {key: self(f"piece-{value}"), **{f"{key}-{case}": text for case, text in cases.items()}}
        return {key: value}

    def cases(self, name: str) -> dict[str, str]:
        """Return the attributes of a message: the cases of a piece's name."""
        message = self.bundle.get_message(name)
        return {case: str(self.bundle.format_pattern(pattern)[0]) for case, pattern in message.attributes.items()}

    def names(self) -> Names:
        """Return the words of the game's notation."""
        found: dict[str, str] = {}
        for name in self.game.words if self.game else ():
            if name.startswith("~"):
                continue
            if self.bundle.has_message(f"piece-{name}"):
                found[name] = self.cases(f"piece-{name}").get("short") or self(f"piece-{name}")
                found[f"~{name}"] = self(f"piece-{name}")  # its full name is understood too
            else:
                found[name] = self(f"verb-{name}") if self.bundle.has_message(f"verb-{name}") else name
        return found

    def format(self, name: str, args: Mapping[str, object]) -> str:
        """Return a message; a wrong id or argument is an error of ours, not a blank on the screen."""
        if not self.bundle.has_message(name):
            raise LookupError(f"no words for {name!r} in {self.lang!r}")
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            raise LookupError(f"{name!r} has no text of its own in {self.lang!r}")
        text, errors = self.bundle.format_pattern(pattern, declined(self.lang, args))
        if errors:
            raise LookupError(f"{name!r} in {self.lang!r}: {errors[0]!r}")
        return signed(str(text), args)


def signed(text: str, args: Mapping[str, object]) -> str:
    """Return a sentence whose numbers below 0 have a minus sign, where Babel writes a hyphen; a move as it is typed keeps its own.

    >>> signed("-2/1 a1: -2 points", {"points": -2}) == f"-2/1 a1: {MINUS}2 points"
    True
    >>> signed("-0,5 point", {"points": -0.5}) == f"{MINUS}0,5 point"
    True
    """
    for value in args.values():
        if isinstance(value, (int, float)) and value < 0:
            digits = str(-value).replace(".", "[.,]")
            text = re.sub(rf"(?<!\S)-({digits})(?![\d/])", rf"{MINUS}\1", text)
    return text


def declined(lang: str, args: Mapping[str, object]) -> dict[str, object]:
    """Return arguments with people's names in the forms that a sentence may ask for: in French after “de”, as `$name-of`.

    >>> declined("fr", {"name": "Anne"})["name-of"], declined("fr", {"name": "Luc"})["name-of"]
    ('d’Anne', 'de Luc')
    """
    names = {key: str(args[key]) for key in PEOPLE if isinstance(args.get(key), str)} if lang == "fr" else {}
    return {**{f"{key}-of": f"d’{name}" if ELIDED.match(name) else f"de {name}" for key, name in names.items()}, **args}


@cache
def languages() -> tuple[str, ...]:
    """Return the languages the program speaks."""
    return tuple(lang for lang in LANGUAGES if (files("heorot") / f"words.{lang}.ftl").is_file())


def texts(lang: str, game: Game[Any] | None) -> list[str]:
    """Return the Fluent texts of a language: a game's (English where it has no other), then the program's.

    Of two messages with the same id the first counts: a game may say in its own words what the program would say too.
    """
    found = [(files("heorot") / f"words.{lang}.ftl").read_text("utf-8")]
    if game is not None:
        own = game.folder() / f"words.{lang}.ftl"
        found.insert(0, (own if own.is_file() else game.folder() / "words.en.ftl").read_text("utf-8"))
    return found


def ids(text: str) -> list[str]:
    """Return the ids of all messages of a Fluent text.

    >>> ids("a = one")
    ['a']
    """
    return [entry.id.name for entry in FluentResource(text).body if isinstance(entry, ast.Message)]
