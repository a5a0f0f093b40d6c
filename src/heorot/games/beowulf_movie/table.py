"""Beowulf: The Movie Board Game at the table: its options, its notation, what its notes say and what is shown of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from heorot.core.errors import IllegalMove, InvalidMove
from heorot.core.events import events_of
from heorot.core.game import Game, Names
from heorot.core.listing import Listing
from heorot.core.message import Argument, Message, Refusal
from heorot.core.naming import ambiguous, folded, named, not_a_move
from heorot.core.options import DRAWN, Option, Value, beginner, beginners, begun_by
from heorot.core.parts import Parts
from heorot.core.play import Play
from heorot.core.preview import Figure, Forecast, Open, exact
from heorot.core.reading import need, no_more_than
from heorot.core.state import Moves
from heorot.core.summary import Breakdown, beginning, walk
from heorot.core.vocabulary import ACTING, HIDDEN
from heorot.games.beowulf_movie import box, events, listings, picture, position, question, viewing
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.board import act_of, counsel_of, find_in, value_of
from heorot.games.beowulf_movie.ending import Ledger
from heorot.games.beowulf_movie.events import MINUS, ROMAN
from heorot.games.beowulf_movie.foretelling import foretold, swayed
from heorot.games.beowulf_movie.judge import MovieJudge
from heorot.games.beowulf_movie.legal import can_act, reason_against, step_of
from heorot.games.beowulf_movie.reasons import NOT_OPEN_BESIDE, REASONS
from heorot.games.beowulf_movie.rules import Movie, begin_act, fill_up
from heorot.games.beowulf_movie.showing import show_gains, show_sums, tally
from heorot.games.beowulf_movie.versions import PROSE, VERSIONS
from heorot.games.beowulf_movie.views import View
from heorot.games.beowulf_movie.writing import CELL_NAMES, tile_name

VERBS = ("first", "draw", "pass", "keep", "remove", "swap", "with", "cash")
AIMED = {"remove": p.REMOVE, "swap": p.SWAP, "with": p.WITH}  # verbs that name a cell
SMALL = {"draw": p.DRAW, "pass": p.PASS, "keep": p.KEEP}
PLAIN = ("boon", "peril", "tile")  # what a tile without an ability is called
CELL = r"[A-La-l](?:1[0-2]|[1-9])"
ON_CELL = re.compile(rf"(?P<what>.+?)\s+(?P<cell>{CELL})(?:\s?>\s?(?P<to>{CELL}))?")
TILE = re.compile(r"(?P<name>[^\d+$/?>-]*?)\s?(?P<value>[+-]\d{1,2}|0)?(?:\$(?P<cash>\d{1,2}))?(?:/(?P<act>[1-3]))?")
NEWS = re.compile(r"(?P<line>.+) !(?P<seats>[0-3]{1,4})")
LETTERS = re.compile(r"[A-Za-z]+")
MOST_BOXES = 50  # whose kinds are kept by their names


class MovieTable(Game[Movie]):
    """The game of Beowulf: The Movie Board Game.

    >>> import heorot
    >>> game = heorot.game("beowulf_movie")
    >>> game.alphabet, [option.name for option in game.options]
    (37888, ['last_space', 'refill', 'start'])
    """

    name = "beowulf_movie"
    title = "Beowulf: The Movie Board Game"
    version = 1
    versions = VERSIONS
    prose = PROSE
    fewest = 2
    most = p.PLAYERS
    minutes = 60
    alphabet = p.ALPHABET
    options = (
        Option("last_space", ("end-at-once", "ability-first"), "end-at-once", "BM-E1"),
        Option("refill", ("always", "ask"), "always", "BM-N1"),
        Option("start", beginners(p.PLAYERS), "drawn", "BM-S5"),
    )
    first_option = "start"
    # The book: the act ends "immediately", and players "may" draw up to two. Nobody has a reason not to, so people do not ask.
    presets: ClassVar = {
        "letter": {"last_space": "end-at-once", "refill": "ask"},
        "played": {"last_space": "end-at-once", "refill": "always"},
    }
    benches = ((2, {}), (4, {}))
    close_lead = 5
    events = events_of(events)
    words = (
        dict(zip(p.FIGURES[1:], p.FIGURE_NAMES[1:]))
        | dict(zip(p.ABILITIES[1:], p.CALLED[1:]))
        | {"~golden_statue": "Golden Statue", "~good_counsel": "Good Counsel", "~royal_dragon_horn": "Royal Dragon Horn"}
        | {word: word for word in (*PLAIN, *VERBS)}
    )

    def __init__(self) -> None:
        self.named_kinds: dict[bytes, dict[str, int]] = {}

    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> Movie:
        """Return act I's board with all its tiles in the pool; the dealer is to act (BM-S1 to BM-S5)."""
        s = self.unpacked(Movie(players), parts, box.unpack)
        s.now[p.ABILITY_FIRST] = options["last_space"] == "ability-first"
        s.now[p.ASK] = options["refill"] == "ask"
        first = beginner(options["start"])
        s.now[p.FIRST_BY] = p.BY_LOT if first < 0 else p.BY_NAME[first]
        s.now[p.ACT] = 1
        begin_act(s)
        if first < 0:
            s.now[p.STEP] = p.FIRST_SEAT
        else:
            s.now[p.STARTER] = first
            fill_up(s, first)
        return s

    def options_of(self, s: Movie) -> dict[str, Value]:
        """Return the options a state is played with."""
        return {
            "last_space": "ability-first" if s.now[p.ABILITY_FIRST] else "end-at-once",
            "refill": "ask" if s.now[p.ASK] else "always",
            "start": DRAWN if s.now[p.FIRST_BY] == p.BY_LOT else begun_by(p.BY_NAME.index(s.now[p.FIRST_BY])),
        }

    @cached_property
    def doubts(self) -> dict[str, tuple[str, ...]]:
        """How far the box's components are known that the rulebook does not prove."""
        return box.doubts(self.fresh(self.fewest), self.parts.data)

    def check_parts(self, data: Mapping[str, Any]) -> None:
        """Raise BadParts, naming the entry, unless these are components to play with (see box.py)."""
        box.check(data)

    # notation

    def act(self, move: int, state: Movie) -> dict[str, Any]:
        """Return a move as JSON values: {"act": "lay", "tile": "Mead+3/1", "at": "b3"}."""
        what, low = move >> p.SHIFT, move & p.LOW
        if not 0 <= move < self.alphabet:
            raise self.no_move(move)
        if what == 0:
            return self.small_act(move, state)
        if what == p.CASH:
            return {"act": "cash", "tile": self.kind_text(state, low)}
        if low >= p.CELLS or not CELL_NAMES[low] or p.CASH < what < p.MOVE:
            raise self.no_move(move)
        if what >= p.LAY:
            return {"act": "lay", "tile": self.kind_text(state, what - p.LAY), "at": CELL_NAMES[low]}
        if what >= p.MOVE:
            kind = counsel_of(state, (what - p.MOVE) // 4 + 1)
            to = CELL_NAMES[low + step_of((what - p.MOVE) % 4)]
            if not kind or not to:
                raise self.no_move(move)
            return {"act": "counsel", "tile": tile_name(state, kind), "from": CELL_NAMES[low], "to": to}
        if what <= p.PLACE + 4:
            return {"act": "place", "figure": p.FIGURES[what - p.PLACE], "at": CELL_NAMES[low]}
        return {"act": next(verb for verb, aimed in AIMED.items() if aimed == what), "at": CELL_NAMES[low]}

    def small_act(self, move: int, state: Movie) -> dict[str, Any]:
        """Return a move that names no cell as JSON values."""
        for verb, small in SMALL.items():
            if move == small:
                return {"act": verb}
        if p.FIRST <= move < p.FIRST + p.PLAYERS:
            return {"act": "first", "seat": move - p.FIRST}
        return {"act": "draw", "tile": "?" if move == HIDDEN else self.kind_text(state, move)}

    def kind_text(self, state: Movie, kind: int) -> str:
        """Return the name of a kind that is in the game."""
        if not p.FIRST_KIND <= kind < state.now[p.BEGUN + p.ACTS]:
            raise InvalidMove(f"there is no tile {kind} in {self.title}")
        return tile_name(state, kind)

    def move(self, act: Mapping[str, Any], state: Movie) -> int:
        """Return the move that such JSON values mean."""
        what = need(act, "act", str, InvalidMove, "a move")
        if what == "place":
            no_more_than(act, ("act", "figure", "at"), InvalidMove, "a placement")
            figure = need(act, "figure", str, InvalidMove, "a placement")
            if figure not in p.FIGURES[1:]:
                raise InvalidMove(f"there is no figure {figure!r}")
            return (p.PLACE + p.FIGURES.index(figure)) << p.SHIFT | self.cell(act, "at")
        if what == "lay":
            no_more_than(act, ("act", "tile", "at"), InvalidMove, "a tile that is laid")
            return (p.LAY + self.tile(act, state)) << p.SHIFT | self.cell(act, "at")
        if what == "counsel":
            no_more_than(act, ("act", "tile", "from", "to"), InvalidMove, "a Good Counsel")
            return self.counsel(self.tile(act, state), self.cell(act, "from"), self.cell(act, "to"), state)
        if what == "cash":
            no_more_than(act, ("act", "tile"), InvalidMove, "a Treasure that is cashed")
            return p.CASH << p.SHIFT | self.tile(act, state)
        if what in AIMED:
            no_more_than(act, ("act", "at"), InvalidMove, f"a {what}")
            return AIMED[what] << p.SHIFT | self.cell(act, "at")
        if what == "first":
            no_more_than(act, ("act", "seat"), InvalidMove, "the start player")
            seat: int = need(act, "seat", int, InvalidMove, "the start player")
            if not 0 <= seat < state.players:
                raise InvalidMove(f"there is no seat {seat}")
            return p.FIRST + seat
        if what == "draw" and "tile" in act:
            no_more_than(act, ("act", "tile"), InvalidMove, "a draw")
            return HIDDEN if act["tile"] == "?" else self.tile(act, state)
        if what in SMALL:
            no_more_than(act, ("act",), InvalidMove, f"a {what}")
            return SMALL[what]
        raise InvalidMove(f"nobody can {what!r} in {self.title}")

    def cell(self, act: Mapping[str, Any], key: str) -> int:
        """Return the cell that JSON values name."""
        name = need(act, key, str, InvalidMove, "a move")
        if not name or name not in CELL_NAMES:
            raise InvalidMove(f"there is no space {name!r}")
        return CELL_NAMES.index(name)

    def tile(self, act: Mapping[str, Any], state: Movie) -> int:
        """Return the kind of tile that JSON values name."""
        name = need(act, "tile", str, InvalidMove, "a move")
        found = self.kinds(state).get(name)
        if found is None:
            raise InvalidMove(f"there is no tile {name!r} in the game")
        return found

    def kinds(self, state: Movie) -> dict[str, int]:
        """Return the kinds of a state's components by their names; made once for each box."""
        box = bytes(state.block[p.BYTES_AT + p.ABILITY_AT : p.BYTES_AT + p.DIAMONDS_AT]) + bytes(state.now[p.BEGUN : p.BEGUN + p.ACTS + 1])
        if box not in self.named_kinds:
            if len(self.named_kinds) > MOST_BOXES:
                self.named_kinds.clear()
            self.named_kinds[box] = {tile_name(state, kind): kind for kind in range(p.FIRST_KIND, state.now[p.BEGUN + p.ACTS])}
        return self.named_kinds[box]

    def counsel(self, kind: int, cell: int, to: int, state: Movie) -> int:
        """Return the move by which a Good Counsel moves a figure."""
        if state.ability[kind] != p.COUNSEL:
            raise InvalidMove("only a Good Counsel moves a figure", Message("move-only", {"tile": "good_counsel"}))
        for direction in range(4):
            if cell + step_of(direction) == to:
                return (p.MOVE + 4 * (act_of(state, kind) - 1) + direction) << p.SHIFT | cell
        refusal = REASONS.refusal(NOT_OPEN_BESIDE, {"cell": CELL_NAMES[cell]})
        raise IllegalMove("a figure moves to a space beside it", refusal)

    def notation(self, move: int, state: Movie, names: Names | None = None) -> str:
        """Return a move as a short line: `Castle b3`, `Mead+3/1 b3`, `Counsel/1 b2>b3`, `draw`, `keep`.

        With news of hands that are Good Counsels only, as onlookers are told a move: `+5/1 b3 !2`.
        """
        names = names or self.words
        news, move = divmod(move, self.alphabet)
        said = self.said(move, state, names)
        return f"{said} !{''.join(str(seat) for seat in range(state.players) if news >> seat & 1)}" if news else said

    def said(self, move: int, state: Movie, names: Names) -> str:
        """Return a move of the alphabet as a line."""
        act = self.act(move, state)
        verb = act["act"]
        if "tile" in act:
            tile = self.called(act["tile"], names)
            if verb == "lay":
                return f"{tile} {act['at']}"
            if verb == "counsel":
                return f"{tile} {act['from']}>{act['to']}"
            return f"{tile} {names['cash']}" if verb == "cash" else f"{names['draw']} {tile}"
        if verb == "place":
            return f"{names[act['figure']]} {act['at']}"
        if verb == "first":
            return f"{names['first']} {act['seat']}"
        return f"{names[verb]} {act['at']}" if "at" in act else names[verb]

    def called(self, name: str, names: Names) -> str:
        """Return what a tile is called in a language: `Mead+3/1`, `Мёд+3/1`."""
        english = LETTERS.match(name)
        if english is None or english[0] not in p.CALLED:
            return names.get(name, name)
        return names[p.ABILITIES[p.CALLED.index(english[0])]] + name[english.end() :]

    def lines(self, state: Movie, seat: int = ACTING, names: Names | None = None) -> dict[str, int]:
        """Return the legal moves by their notation; a tile is named once, wherever it may be laid."""
        return self.lines_of(state.legal(seat), state, names or self.words)

    def lines_of(self, moves: Iterable[int], state: Movie, names: Names) -> dict[str, int]:
        """Return these moves by their notation."""
        found: dict[str, int] = {}
        called: dict[int, str] = {}
        for move in moves:
            what, low = move >> p.SHIFT, move & p.LOW
            if what >= p.LAY or 0 < what - p.PLACE <= 4:
                if what not in called:
                    tile = what >= p.LAY
                    called[what] = self.called(tile_name(state, what - p.LAY), names) if tile else names[p.FIGURES[what - p.PLACE]]
                found[f"{called[what]} {CELL_NAMES[low]}"] = move
            else:
                found[self.said(move, state, names)] = move
        return found

    def parse(self, text: str, state: Movie, names: Names | None = None) -> int:
        """Return the move that a line means; names may be shortened as long as they say which, and a tile's act left out."""
        names = names or self.words
        said = " ".join(text.replace(MINUS, "-").split())
        news = NEWS.fullmatch(said)
        if news:
            seats = sorted({int(seat) for seat in news["seats"] if int(seat) < state.players})
            return self.parse(news["line"], state, names) + self.alphabet * sum(1 << seat for seat in seats)
        if not said:
            raise InvalidMove("an empty line is no move", Message("move-empty"))
        found = ON_CELL.fullmatch(said)
        if found:
            return self.parse_on_cell(found, state, names, text)
        what, _, last = said.rpartition(" ")
        if what and folded(last) and self.begins(last, "cash", names) and TILE.fullmatch(what):
            return p.CASH << p.SHIFT | self.tile_said(what, state, names, text)
        verb, _, rest = said.partition(" ")
        act = named(verb, VERBS, names, text)
        if act in SMALL and not rest:
            return SMALL[act]
        if act == "draw":
            return HIDDEN if rest == "?" else self.tile_said(rest, state, names, text)
        if act == "first" and rest.isascii() and rest.isdigit() and len(rest) < 3:
            return self.move({"act": "first", "seat": int(rest)}, state)
        raise not_a_move(text)

    def parse_on_cell(self, found: re.Match[str], state: Movie, names: Names, text: str) -> int:
        """Return the move of a line that ends with a cell."""
        what, cell = found["what"], CELL_NAMES.index(found["cell"].lower())
        if found["to"]:
            return self.counsel(self.tile_said(what, state, names, text), cell, CELL_NAMES.index(found["to"].lower()), state)
        if not any(sign.isdigit() for sign in what):
            word = named(what, (*p.FIGURES[1:], *AIMED, *p.ABILITIES[1:]), names, text)
            if word in AIMED:
                return AIMED[word] << p.SHIFT | cell
            if word in p.FIGURES:
                return (p.PLACE + p.FIGURES.index(word)) << p.SHIFT | cell
        return (p.LAY + self.tile_said(what, state, names, text)) << p.SHIFT | cell

    def tile_said(self, text: str, state: Movie, names: Names, line: str) -> int:
        """Return the kind of tile that a name with its numbers means; where several fit, one in the hand of who acts, else of this act."""
        exact = self.kinds(state).get(text) if names is self.words else None
        if exact is not None:
            return exact
        found = TILE.fullmatch(text)
        if found is None or not (found["name"] or found["value"]):
            raise not_a_move(line)
        ability = p.ABILITIES.index(named(found["name"], p.ABILITIES[1:], names, line)) if found["name"] else p.NONE
        kinds = [
            kind
            for kind in range(p.FIRST_KIND, state.now[p.BEGUN + p.ACTS])
            if state.ability[kind] == ability
            and found["value"] in (None, f"{value_of(state, kind):+d}", str(value_of(state, kind)))
            and found["cash"] in (None, str(state.cash[kind]))
            and found["act"] in (None, str(act_of(state, kind)))
        ]
        if len(kinds) > 1 and found["value"] is None:
            kinds = [kind for kind in kinds if value_of(state, kind) == 0] or kinds
        if len(kinds) > 1 and state.actor >= 0:
            held = [kind for kind in kinds if find_in(state, state.actor, kind) >= 0]
            kinds = held or [kind for kind in kinds if act_of(state, kind) == state.now[p.ACT]] or kinds
        if len(kinds) > 1:
            raise ambiguous(text, (self.called(tile_name(state, kind), names) for kind in kinds))
        if not kinds:
            raise not_a_move(line)
        return kinds[0]

    def begins(self, said: str, word: str, names: Names) -> bool:
        """Whether a word is what was said, or begins so."""
        return folded(names[word]).startswith(folded(said))

    def why_not(self, seen: Movie, move: int, seat: int = ACTING) -> Refusal | None:
        """Return the clause that forbids a move here, or None if it is legal."""
        if not 0 <= move < self.alphabet:
            raise self.no_move(move)
        args: dict[str, Argument] = {}
        what, low = move >> p.SHIFT, move & p.LOW
        if what and what != p.CASH and low < p.CELLS and CELL_NAMES[low]:
            args["cell"] = CELL_NAMES[low]
        return REASONS.refusal(reason_against(seen, move), args)

    # what is said and shown

    def tally(self, state: Movie, seat: int) -> int:
        """Return a seat's saga points, with what its figures on the board would score as things stand (BM-E2)."""
        return tally(state, seat)

    def gains(self, seen: Movie, moves: Moves, seat: int) -> list[Figure | None]:
        """Return what each of these moves itself brings."""
        return [exact(points) for points in show_gains(seen, moves, seat)]

    def open_after(self, after: Movie, seat: int) -> Open:
        """Return what a preview stops at: also where hidden hands decide whether the next seat can do anything (BM-T4)."""
        if after.actor >= 0 and after.now[p.STEP] == p.TURN and not can_act(after, after.actor):
            return "hidden"
        return super().open_after(after, seat)

    def forecasts(self, seen: Movie, move: int, seat: int) -> tuple[Forecast, ...]:
        """Return of a figure what it would count there, now and in the end; of a tile whom it helps and whom it hurts."""
        figure = (move >> p.SHIFT) - p.PLACE
        if 0 < figure < len(p.FIGURES):
            return (foretold(self, seen, figure, move & p.LOW, seat),)
        return swayed(self, seen, move)

    def view_figures(self, seen: Movie, seat: int) -> dict[int, Figure | None]:
        """Return what the view says that each figure would count now on each open space, and each tile change."""
        found: dict[int, Figure | None] = {}
        for sums in show_sums(seen):
            for i, points in enumerate(sums.now):
                found[(p.PLACE + i + 1) << p.SHIFT | CELL_NAMES.index(sums.cell)] = exact(points)
        for line, changes in viewing.sways(self, seen).items():
            found[self.parse(line, seen)] = exact(changes[seat])
        return found

    def view(self, seen: Movie) -> View:
        """Return what can be shown of a seen state."""
        return viewing.view(self, seen)

    def own(self, seen: Movie) -> dict[str, Any]:
        """Return what an onlooker may see otherwise than everybody."""
        return viewing.own(self, seen)

    def picture(self, seen: Movie, names: Names | None = None, *, paint: bool = False, width: int | None = None) -> list[str]:
        """Return the board as lines of text."""
        return picture.draw(self.view(seen), names or self.words, paint, width)

    def describe(self, seen: Movie, names: Names | None = None) -> list[str]:
        """Return the board line by line, each space with what is on it."""
        return picture.describe(self.view(seen), names or self.words)

    def holdings(self, seen: Movie, seat: int | None) -> list[Message]:
        """Return the hand and the unused figures, the backs of the others' tiles, and the pool."""
        view = self.view(seen)
        said = []
        for other in view.seats:
            mine = other.seat == seat
            if other.hand:
                tiles: dict[str, Argument] = {"tiles": " ".join(other.hand)}
                said.append(Message("hand", tiles) if mine else Message("seat-hand", {"seat": other.seat, **tiles}))
            figures: dict[str, Argument] = {**other.figures}
            said.append(Message("figures", figures) if mine else Message("seat-figures", {"seat": other.seat, **figures}))
        said.sort(key=lambda message: "seat" in message.args)
        return [*said, Message("pool", {"act": ROMAN[view.act], "count": view.pool})]

    def question(self, seen: Movie, seat: int) -> Message:
        """Return what a seat is asked to do: its turn, a tile after the draw, or what an ability asks."""
        return Message(f"table-task-{question.task(seen)}")

    def listings(self) -> dict[str, Listing]:
        """Return the tables of figures, tiles and acts."""
        return listings.listings(self.parts.data)

    def judge(self, players: int) -> MovieJudge:
        """Return a bot's eye for this game."""
        return MovieJudge(players)

    def breakdowns(self, play: Play, final: Sequence[int]) -> tuple[Breakdown, ...]:
        """Return where the points came from: by acts, by figures, by boons and perils, each with the Treasures that were cashed."""
        ledger = Ledger(beginning(play).scores)
        for moved in walk(self, play):
            for event in moved.events:
                ledger.take(event)
        return ledger.breakdowns()

    def may_be_best(self, move: int) -> bool:
        """What a move brings of itself (`tally`) is not scored before the act ends, and may be gone by then."""
        return False

    def write_position(self, state: Movie) -> dict[str, Any]:
        """Return a position as JSON values."""
        return position.write(self, state)

    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> Movie:
        """Return the position such JSON values mean."""
        return position.read(self, data, seed)
