"""What a game is, beside its states: options, parts, notation, reasons, views, positions."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from heorot.core.errors import BadOption, IllegalMove, InvalidMove, UnknownVersion
from heorot.core.events import Event
from heorot.core.listing import Listing
from heorot.core.message import Message, Refusal
from heorot.core.options import Option, Value, beginner, settle_options
from heorot.core.parts import Parts, check_sources, fingerprint, read_toml
from heorot.core.play import Play, happen
from heorot.core.preview import Figure, Forecast, Open, Preview, exact, heard
from heorot.core.state import Moves, State
from heorot.core.summary import Breakdown, beginning, by_clause, walk
from heorot.core.versions import Version
from heorot.core.vocabulary import ACTING, DEALER

S = TypeVar("S", bound=State)
Names = Mapping[str, str]  # words of the notation by id: {"thor": "Тор", "discard": "сбросить"}


@dataclass(slots=True)  # not frozen, which would make it thrice as slow to make
class Saying:
    """An event made ready to be said: a message, the clause of the rule that told it, and the event itself."""

    message: Message
    clause: str
    event: Event
    part: str = "deed"  # the role of the event: what was done, why it scored or not, what the dealer did (events.py)


class Judge(Protocol):
    """A bot's eye: what a move earns at once, what it is worth beyond that, and why."""

    def gain(self, seen: Any, move: int) -> int:
        """Return the points of a move."""

    def worth(self, seen: Any, move: int) -> float:
        """Return what a move is worth, in points."""

    def reason(self, seen: Any, move: int) -> Message:
        """Return why one would make it."""


class PointsJudge:
    """The eye of a game that has no judge of its own: a move is worth its points."""

    def gain(self, seen: Any, move: int) -> int:
        """Return the points of a move."""
        after = seen.copy()
        after.apply(move)
        return int(after.score(seen.actor) - seen.score(seen.actor))

    def worth(self, seen: Any, move: int) -> float:
        """Return the points of a move."""
        return float(self.gain(seen, move))

    def reason(self, seen: Any, move: int) -> Message:
        """Say the points."""
        return Message("reason-points", {"points": self.gain(seen, move)})


class Game(ABC, Generic[S]):
    """One game. A game's folder makes one instance of its own subclass and calls it GAME."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]  # of the rules: raised whenever an old record could replay otherwise, or has fewer options
    versions: ClassVar[tuple[Version, ...]] = ()  # all that the rules know, this one last; none: there has only been this one
    fewest: ClassVar[int]
    most: ClassVar[int]
    minutes: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}  # options: "letter", by the letter of the book; "played", as people do
    first_option: ClassVar[str] = ""  # the option that says which seat begins: "drawn", "first-seat", "seat-2" …; empty: there is none
    worth_telling: ClassVar[Mapping[str, bool]] = {}  # events of which hints tell how often they happen, and whether one wants them
    prose: ClassVar[tuple[str, ...]] = ("source",)  # what is said in the parts and does not play: no part of their fingerprint
    alphabet: ClassVar[int]  # moves are 0 … alphabet - 1; 0 is HIDDEN
    words: ClassVar[Names]  # the notation's words in English
    events: ClassVar[tuple[type[Event], ...]] = ()  # all that its rules tell
    hides: ClassVar[bool] = True  # whether a seat ever knows what others may not; that a game says no is checked by the conformance suite
    chart_title: ClassVar[str] = "summary-chart"  # the message over the chart of the end; empty: there is none
    close_lead: ClassVar[int] = 3  # points of lead up to which an end is called close
    benches: ClassVar[tuple[tuple[int, dict[str, Value]], ...]]  # what `heorot bench` measures: players and options

    # what a game writes

    @abstractmethod
    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> S:
        """Return a state in which nothing has happened yet, to be played by a version of the rules that they know."""

    @abstractmethod
    def check_parts(self, data: Mapping[str, Any]) -> None:
        """Raise BadParts, naming the entry, unless these are components to play with."""

    @abstractmethod
    def act(self, move: int, state: S) -> dict[str, Any]:
        """Return a move as JSON values, within a position."""

    @abstractmethod
    def move(self, act: Mapping[str, Any], state: S) -> int:
        """Return the move that such JSON values mean, within a position."""

    @abstractmethod
    def notation(self, move: int, state: S, names: Names | None = None) -> str:
        """Return a move as a short line, within a position."""

    @abstractmethod
    def parse(self, text: str, state: S, names: Names | None = None) -> int:
        """Return the move that a line means, within a position; it need not be legal."""

    @abstractmethod
    def why_not(self, seen: S, move: int, seat: int = ACTING) -> Refusal | None:
        """Return the clause that forbids a seat's move here, or None if it is legal."""

    @abstractmethod
    def view(self, seen: S) -> Any:
        """Return what can be shown of a seen state, as plain dataclasses."""

    @abstractmethod
    def picture(self, seen: S, names: Names | None = None, *, paint: bool = False, width: int | None = None) -> list[str]:
        """Return the board as lines of text; paint: with colours; width: what the lines should not exceed."""

    @abstractmethod
    def describe(self, seen: S, names: Names | None = None) -> list[str]:
        """Return the board as plain lines to be read aloud."""

    @abstractmethod
    def holdings(self, seen: S, seat: int | None) -> list[Message]:
        """Return what a seat holds and what it knows of the others' hands and of the pile, to be said."""

    def question(self, seen: S, seat: int) -> Message | None:
        """Return what a seat is asked to do, as part of a sentence (“lay a tile”); None: the game has no words for it."""
        return None

    def listings(self) -> dict[str, Listing]:
        """Return the tables that *How to play* names, by their names, computed from the components; a game without them has none."""
        return {}

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Any]:
        """Return a position as JSON values."""

    @abstractmethod
    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> S:
        """Return the position such JSON values mean; with a seed what is not given is dealt from the rest."""

    # what every game has

    def judge(self, players: int) -> Judge:
        """Return a bot's eye for this game; a game with a judge.py of its own overrides this."""
        return PointsJudge()

    def new(self, players: int, *, parts: Parts | None = None, **options: Value) -> S:
        """Return a state in which nothing has happened yet: the dealer is to act."""
        return self.begin_with(players, parts or self.parts, options)

    def begin_with(self, players: int, parts: Parts, options: Mapping[str, Value], version: int | None = None) -> S:
        """Return the same, from options not yet looked at; with a version, as it was under that one."""
        if isinstance(players, bool) or not isinstance(players, int) or not self.fewest <= players <= self.most:
            raise BadOption(f"{self.title} is for {self.fewest} to {self.most} players, not {players}")
        number = self.version if version is None else version
        settled = self.settled_options(options, number)
        if self.first_option and beginner(settled[self.first_option]) >= players:
            raise BadOption(f"{self.first_option} cannot be {settled[self.first_option]!r}: there are only {players} seats")
        return self.begin(players, parts, settled, number)

    def preset(self, name: str) -> Mapping[str, Value]:
        """Return the options that a preset sets, or raise BadOption: there is none of that name."""
        if name not in self.presets:
            known = ", ".join(self.presets) or "none"
            raise BadOption(f"{self.title} has no preset {name!r}; there are: {known}")
        return self.presets[name]

    def known(self, version: int) -> Version:
        """Return a version of the rules, or raise UnknownVersion."""
        for one in self.versions or (Version(self.version, tuple(option.name for option in self.options)),):
            if one.number == version:
                return one
        raise UnknownVersion(f"rules version {version} of {self.name} is not known here; this is version {self.version}")

    def knows(self, version: int) -> bool:
        """Whether the rules can play by a version."""
        try:
            self.known(version)
        except UnknownVersion:
            return False
        return True

    def version_of(self, state: S) -> int:
        """Return the version by which a state is played; a game that knows several keeps it in the state."""
        return self.version

    def settled_options(self, options: Mapping[str, Value], version: int) -> dict[str, Value]:
        """Return a value for every option: as given; if it was added after this version, what plays as before; else the default."""
        return settle_options(self.options, {**self.known(version).since, **options})

    def recorded_options(self, options: Mapping[str, Value], version: int) -> dict[str, Value]:
        """Return the options as a record of a version names them: all that there were then, and no other."""
        settled = self.settled_options(options, version)
        return {name: settled[name] for name in self.known(version).options}

    def unpacked(
        self,
        s: S,
        parts: Parts,
        unpack: Callable[[S, Mapping[str, Any]], None],
        label: Callable[[S, Any], None] | None = None,
        labels: Any = None,
    ) -> S:
        """Return an empty state with these components put into it; a box is opened once for each number of players.

        Prose that lies in a state is in its digest: `label` gives a box's state the labels with which it was first played.
        """
        if not parts.box:
            unpack(s, parts.data)
            return s
        if (parts.box, s.players) not in self.opened:
            box = s.copy()
            unpack(box, parts.data)
            if label is not None:
                label(box, labels)
            self.opened[parts.box, s.players] = box
        s.copy_from(self.opened[parts.box, s.players])
        return s

    @cached_property
    def opened(self) -> dict[tuple[str, int], S]:
        """The opened boxes, by their files and the number of players."""
        return {}

    def fresh(self, players: int) -> S:
        """Return the beginning of a game with the box's components, not to be played on."""
        if players not in self.beginnings:
            self.beginnings[players] = self.new(players)
        return self.beginnings[players]

    @cached_property
    def beginnings(self) -> dict[int, S]:
        """Those beginnings, by the number of players."""
        return {}

    def template(self) -> str:
        """Return the parts of the box as the file to start one's own from: whatever is changed is `own`."""
        text: str = (self.folder() / "parts.toml").read_text("utf-8")
        return f'# Components for heorot --parts FILE. Mark what you change with source = "own".\n{text}'

    def about(self) -> dict[str, Any]:
        """Return what there is to know before playing, as JSON values."""
        return {
            "game": self.name,
            "title": self.title,
            "version": self.version,
            "players": [self.fewest, self.most],
            "minutes": self.minutes,
            "options": [{"name": o.name, "values": list(o.values), "default": o.default, "clause": o.clause} for o in self.options],
            "presets": {name: dict(values) for name, values in self.presets.items()},
            "first_option": self.first_option,
        }

    def folder(self) -> Any:
        """Return the game's folder, with its data, words and help."""
        return files(f"heorot.games.{self.name}")

    @property
    def parts(self) -> Parts:
        """The components of the box."""
        return self.box(self.version)

    def box(self, version: int) -> Parts:
        """Return the components of the box as a version plays them."""
        file = self.known(version).parts
        if file not in self.boxes:
            data = read_toml((self.folder() / file).read_text("utf-8"))
            self.boxes[file] = replace(self.accept_parts(data), box=file)
        return self.boxes[file]

    @cached_property
    def boxes(self) -> dict[str, Parts]:
        """The boxes that were read, by their files."""
        return {}

    def read_parts(self, text: str) -> Parts:
        """Read components from TOML, and check that the game can be played with them; those of the box are the box."""
        parts = self.accept_parts(read_toml(text))
        return self.parts if parts.data == self.parts.data else parts

    def accept_parts(self, data: Any) -> Parts:
        """Check that the game can be played with these components of somebody's own."""
        check_sources(data)
        self.check_parts(data)
        return Parts(data, fingerprint(data, self.prose))

    def lines(self, state: S, seat: int = ACTING, names: Names | None = None) -> dict[str, int]:
        """Return the legal moves by their notation, in their order."""
        return {self.notation(move, state, names): move for move in state.legal(seat)}

    def called(self, name: str, names: Names) -> str:
        """Return what a piece that `holdings` or the view names is called; a game whose pieces have numbers on them overrides this."""
        return names.get(name, name)

    def say(self, event: Any, state: S) -> Saying:
        """Return what to say of an event, the position being as it was just after the move; a game with packed notes overrides this."""
        return Saying(Message(event.message, event.args(state)), event.clause, event, event.role)

    # what is shown before a move; `heorot.preview_law` holds it to what happens

    def tally(self, state: S, seat: int) -> int:
        """Return what a seat has, in points, as things stand: also what is only counted at the end of the game or of an act.

        The end itself must not change it: a game that counts at the end overrides this.
        """
        return state.score(seat)

    def settled(self, before: S, now: S, seat: int) -> bool:
        """Whether all that a seat's move of `before` brings of itself has come `now`; a game says when, where it takes a draw or more."""
        return True

    def gain(self, seen: S, move: int, seat: int) -> Figure | None:
        """Return what a move itself brings its maker, as far as it can know, or None; by default the tally right after the move.

        A game overrides this together with `settled`.
        """
        after = seen.copy()
        after.apply(move, seat)
        return exact(self.tally(after, seat) - self.tally(seen, seat))

    def gains(self, seen: S, moves: Moves, seat: int) -> list[Figure | None]:
        """Return the same for each of these moves; a game may know a shorter way, which must come to the same."""
        kind = type(self)
        if kind.gain is not Game.gain:
            return [self.gain(seen, move, seat) for move in moves]
        if kind.tally is Game.tally:
            return [exact(points) for points in seen.worths(moves, seat)]
        after = seen.copy()
        before = self.tally(seen, seat)
        found: list[Figure | None] = []
        for move in moves:
            after.copy_from(seen)
            after.apply(move, seat)
            found.append(exact(self.tally(after, seat) - before))
        return found

    def unsure(self, saying: Saying, after: S, seat: int) -> Open:
        """Return what a saying hangs on that the seat which foresees it cannot know ("hidden"), or nothing: a preview stops before it."""
        return ""

    def forecasts(self, seen: S, move: int, seat: int) -> tuple[Forecast, ...]:
        """Return what a preview says beside what surely happens: odds, what is still lacking, what comes later."""
        return ()

    def view_figures(self, seen: S, seat: int) -> Mapping[int, Figure | None]:
        """Return the figures that the view itself shows of a seat's legal moves, by the moves: the law compares them with the gains."""
        return {}

    def preview(self, seen: S, move: int, seat: int = ACTING) -> Preview:
        """Return what a move surely brings and does, from a copy of what its maker sees: there is no second scoring code."""
        actor = seen.actor if seat == ACTING else seat
        after = seen.copy()
        sure = []
        still_open: Open = ""
        for saying in heard(happen(self, after, move, actor), actor):
            still_open = self.unsure(saying, after, actor)
            if still_open:
                break
            sure.append(saying)
        points, forecasts = self.gain(seen, move, actor), self.forecasts(seen, move, actor)
        return Preview(points, tuple(sure), forecasts, still_open or self.open_after(after, actor))

    def open_after(self, after: S, seat: int) -> Open:
        """Return what a preview stops at whose move was made to its end."""
        if after.actor == DEALER:
            return "draw"
        asked = after.actors()
        return "question" if seat in asked else "others" if len(asked) > 1 else ""

    def worths(self, seen: S, seat: int = ACTING, lines: Iterable[str] | None = None) -> dict[str, Figure | None]:
        """Return the legal moves by their notation (`lines`, if that is known already), each with the points of its preview."""
        actor = seen.actor if seat == ACTING else seat
        return dict(zip(lines or self.lines(seen, seat), self.gains(seen, seen.legal(seat), actor)))

    def own(self, seen: S) -> dict[str, Any]:
        """Return those fields of the view which its onlooker sees otherwise than everybody does; a game may know a shorter way."""
        mine, public = self.view(seen), self.view(seen.seen_by(None))
        names = [field.name for field in fields(mine)]
        return {name: getattr(mine, name) for name in names if getattr(mine, name) != getattr(public, name)}

    def view_json(self, seen: S) -> str:
        """Return the view as JSON text; a game may know a shorter way, which must come to the same."""
        return plain_json(self.view(seen))

    def own_json(self, seen: S) -> str:
        """Return what is the onlooker's own of the view as JSON text; the same holds."""
        return plain_json(self.own(seen))

    def standing(self, state: S, seat: int) -> Message:
        """Return the number that stands beside a name, to be said; a game whose points are counted only at the end overrides this."""
        return Message("scores", {"seat": seat, "points": state.score(seat)})

    def figures_of(self, thing: str) -> Mapping[str, int | float | str]:
        """Return the figures that are said of a thing one asks about (`ask-thor`), from the parts; none: its sentences have none."""
        return {}

    def piece_kinds(self, seen: S) -> Mapping[str, str]:
        """Return the pieces that can be asked about by their own names, each with the thing it is one of: `grubnose` is an `orc`."""
        return {}

    def piece_says(self, seen: S, piece: str) -> Sequence[Message]:
        """Return the sentences that tell what is on one piece of a kind, for whoever asks about it by its own name."""
        return ()

    def places_told(self) -> Mapping[str, tuple[str, Message]]:
        """Return the pieces that stand for places, each with its clause and what is said of it: they are asked about by their names."""
        return {}

    # what is told at the end; `heorot.core.summary` computes it

    def breakdowns(self, play: Play, final: Sequence[int]) -> tuple[Breakdown, ...]:
        """Return where the points of a game that has ended came from, in one or more tables; by default by the clauses that brought them.

        The rows of each table add up to the final points. A game that counts its points only at the end has none if it was ended early.
        """
        return (by_clause(walk(self, play), beginning(play).scores, final),)

    def growth(self, state: S) -> Sequence[int]:
        """Return what the chart of the end shows of every seat, given the whole state after a move; by default its points."""
        return state.scores

    def may_be_best(self, move: int) -> bool:
        """Whether the end may name a move the best: what it brings of itself (`tally`) must be its own, and stay."""
        return True

    def contenders(self, state: S) -> Sequence[int]:
        """Return the seats whose places their points decided; a game in which something else may put a seat last overrides this."""
        return range(state.players)

    def no_move(self, move: int) -> InvalidMove:
        """Return the error for a number that is no move of this game."""
        return InvalidMove(f"{move} is no move of {self.title}")

    def play(self, state: S, move: int) -> None:
        """Make a move that may be illegal: then nothing changes, and the error says by which clause."""
        if move in state.legal():
            state.apply(move)
            return
        refusal = self.why_not(state, move)
        clause = refusal.clause if refusal else "?"
        raise IllegalMove(f"{move} is not legal here ({clause})", refusal)

    def __repr__(self) -> str:
        return f"heorot.game({self.name!r})"


def plain(value: Any) -> Any:
    """Return dataclasses, however deep, as JSON values."""
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {name: plain(one) for name, one in value.items()}
    return plain(by_fields(value)) if is_dataclass(value) else value


def plain_json(data: Any) -> str:
    """Return JSON values, or dataclasses of such, as text without spaces.

    >>> plain_json({"hand": ("Jötunn",)})
    '{"hand":["Jötunn"]}'
    """
    return WRITER.encode(data)


def by_fields(value: Any) -> dict[str, Any]:
    """Return a dataclass as JSON values, only as deep as it is itself: quicker than `asdict`, which copies all that lies below."""
    kind: Any = type(value)
    return {name: getattr(value, name) for name in fields_of(kind)}


@cache
def fields_of(kind: type) -> tuple[str, ...]:
    """Return the names of a dataclass's fields."""
    return tuple(field.name for field in fields(kind))


WRITER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=by_fields)
