"""Völuspá at the table: its options, its notation and what is shown of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

from heorot.core.errors import BadParts, IllegalMove, InvalidMove
from heorot.core.events import events_of
from heorot.core.game import Game, Names, plain_json
from heorot.core.listing import Listing
from heorot.core.message import Argument, Message, Refusal
from heorot.core.naming import folded, not_a_move, only
from heorot.core.options import DRAWN, Option, Value, beginner, beginners, begun_by
from heorot.core.parts import Parts
from heorot.core.reading import need, no_more_than
from heorot.core.reasons import OK
from heorot.core.vocabulary import ACTING, DEALER
from heorot.games.voluspa import events, picture, position
from heorot.games.voluspa import parts as p
from heorot.games.voluspa.board import column_of, line_of, near, place
from heorot.games.voluspa.judge import VoluspaJudge
from heorot.games.voluspa.legal import landing_of, reason_against
from heorot.games.voluspa.listings import listings
from heorot.games.voluspa.reasons import NO_LANDING, REASONS, UNTOUCHING
from heorot.games.voluspa.rules import Voluspa
from heorot.games.voluspa.showing import counted, move_lines, show_cells, show_seats, show_tiles, write_seats, write_view
from heorot.games.voluspa.versions import PROSE, VERSIONS
from heorot.games.voluspa.views import View

VERBS = ("discard", "stop", "draw", "start", "first")
PLACE = r"(?P<{}>[-−+]?[0-9]{{1,3}})\s*,\s*(?P<{}>[-−+]?[0-9]{{1,3}})"
LINE = re.compile(rf"(?P<name>.+?)\s+{PLACE.format('x', 'y')}(?:\s*>\s*{PLACE.format('tx', 'ty')})?")

KNOWN = {name.casefold(): tile for tile, name in zip(p.IDS, p.NAMES)} | {verb: verb for verb in VERBS}


class VoluspaTable(Game[Voluspa]):
    """The game of Völuspá.

    >>> import heorot
    >>> game = heorot.game("voluspa")
    >>> game.alphabet, [option.name for option in game.options]
    (69632, ['edda', 'bookend', 'skadi_draw', 'start'])
    """

    name = "voluspa"
    title = "Völuspá"
    version = 2
    versions = VERSIONS
    prose = PROSE
    fewest = 2
    most = p.PLAYERS
    minutes = 45
    alphabet = p.ALPHABET
    options = (
        Option("edda", (False, True), False, "VO-S3"),
        Option("bookend", ("scores-once", "holds"), "scores-once", "VO-C6"),
        Option("skadi_draw", ("refill", "literal"), "refill", "VO-T4"),
        Option("start", beginners(p.PLAYERS), DRAWN, "VO-S2"),
    )
    presets = {  # noqa: RUF012
        "letter": {"bookend": "scores-once", "skadi_draw": "literal"},
        "played": {"bookend": "scores-once", "skadi_draw": "refill"},
    }
    first_option = "start"
    events = events_of(events)
    benches = ((3, {}), (3, {"edda": True}))
    words = dict(zip(p.IDS, p.NAMES)) | {verb: verb for verb in VERBS} | {"~serpent": "Sea Serpent"}

    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> Voluspa:
        """Return an empty table: all tiles in the bag, with the Edda a Hel for each (two for two) (VO-S1, VO-S3)."""
        s = Voluspa(players)
        edda = bool(options["edda"])
        hels = 2 if players == 2 else 1
        for entry in parts.data["tiles"]:
            kind = p.IDS.index(entry["kind"])
            s.strength[kind] = entry["strength"]
            if kind == p.HEL:
                for seat in range(players):
                    s.hands[seat * p.KINDS + p.HEL] = hels if edda else 0
            elif edda or kind not in p.EDDA_KINDS:
                s.bag[kind] = entry["count"]
                s.now[p.N_BAG] += entry["count"]
        if s.now[p.N_BAG] > p.MOST_TILES:
            raise BadParts(f"with the Edda there are {s.now[p.N_BAG]} tiles besides Hel; the table holds {p.MOST_TILES}")
        s.now[p.HERALD] = p.NOWHERE
        s.now[p.EDDA] = edda
        s.now[p.HOLDS] = options["bookend"] == "holds"
        s.now[p.LITERAL] = options["skadi_draw"] == "literal"
        s.now[p.BEGINS] = beginner(options["start"]) + 1
        s.now[p.VERSION] = version - 1
        return s

    def version_of(self, state: Voluspa) -> int:
        """Return the version of the rules by which a state is played."""
        return 1 + state.now[p.VERSION]

    def options_of(self, s: Voluspa) -> dict[str, Value]:
        """Return the options a state is played with."""
        return options_named(bool(s.now[p.EDDA]), bool(s.now[p.HOLDS]), bool(s.now[p.LITERAL]), s.now[p.BEGINS])

    def strengths_of(self, s: Voluspa) -> dict[str, int]:
        """Return the strengths which are printed otherwise than in the box."""
        printed = bytes(s.strength)
        if printed == self.printed:
            return {}
        return {p.IDS[kind]: printed[kind] for kind in range(1, p.KINDS) if printed[kind] != self.printed[kind]}

    @cached_property
    def printed(self) -> bytes:
        """The strengths of the box, by kind."""
        return bytes(self.new(self.fewest).strength)

    def check_parts(self, data: Mapping[str, Any]) -> None:
        """Every kind once, a start tile, Hels for all, strengths up to 30, at most 85 tiles of the base game (see parts.py)."""
        no_more_than(data, ("tiles",), BadParts, "a parts file")
        seen: dict[str, Mapping[str, Any]] = {}
        for number, entry in enumerate(need(data, "tiles", list, BadParts, "a parts file"), 1):
            where = f"tiles entry {number}"
            kind = need(entry, "kind", str, BadParts, where)
            no_more_than(entry, ("kind", "count", "strength", "set", "source"), BadParts, where)
            if kind not in p.IDS[1:]:
                raise BadParts(f"{where}: there is no tile {kind!r}; there are: {', '.join(p.IDS[1:])}")
            if kind in seen:
                raise BadParts(f"{where}: {kind} is there twice")
            seen[kind] = entry
            for key, most in (("count", p.MOST_TILES), ("strength", 30)):
                if not 0 <= need(entry, key, int, BadParts, where) <= most:
                    raise BadParts(f"{where}: {key} of {kind} must be from 0 to {most}")
            if entry.get("set", "base") != ("edda" if p.IDS.index(kind) in p.EDDA_KINDS else "base"):
                raise BadParts(f"{where}: {kind} belongs to the other set")
        missing = [kind for kind in p.IDS[1:] if kind not in seen]
        if missing:
            raise BadParts(f"the tiles lack: {', '.join(missing)}")
        counts = {kind: entry["count"] for kind, entry in seen.items()}
        if sum(counts[kind] for kind in p.IDS[1 : p.HERMOD]) > p.MOST_TILES:
            raise BadParts(f"there are more than {p.MOST_TILES} tiles in the base game")
        if counts["hel"] < p.PLAYERS:
            raise BadParts(f"tiles entry of hel: there must be at least {p.PLAYERS}, one for each player")
        if not any(counts[kind] for kind in p.IDS[1 : p.HERMOD] if kind != "troll"):
            raise BadParts("no tile of the base game could be the start tile")

    # notation

    def act(self, move: int, state: Voluspa) -> dict[str, Any]:
        """Return a move as JSON values: {"act": "lay", "tile": "thor", "at": [3, -1]}."""
        what = move >> p.SHIFT
        if not 0 <= move < self.alphabet:
            raise self.no_move(move)
        if what >= p.THROW:
            cell = move & p.MASK
            to = landing_of(state, cell, what - p.THROW)
            return {"act": "throw", "tile": "jotun", "at": [*place(state, cell)], "to": [*place(state, to)]}
        if what:
            return {"act": "lay", "tile": p.IDS[what], "at": [*place(state, move & p.MASK)]}
        if move < p.KINDS:
            return {"act": dealing(state), "tile": p.IDS[move]}
        if p.FIRST <= move < p.FIRST + p.PLAYERS:
            return {"act": "first", "seat": move - p.FIRST}
        if p.DISCARD < move < p.DISCARD + p.KINDS:
            return {"act": "discard", "tile": p.IDS[move - p.DISCARD]}
        if move == p.STOP:
            return {"act": "stop"}
        raise self.no_move(move)

    def move(self, act: Mapping[str, Any], state: Voluspa) -> int:
        """Return the move that such JSON values mean."""
        what = need(act, "act", str, InvalidMove, "a move")
        if what in ("lay", "throw"):
            no_more_than(act, ("act", "tile", "at", "to")[: 4 if what == "throw" else 3], InvalidMove, f"a {what}")
            cell = self.cell(state, pair(act, "at"))
            if what == "lay":
                return self.tile(act) << p.SHIFT | cell
            if act.get("tile", "jotun") != "jotun":
                raise InvalidMove(f"only jotun throws, not {act['tile']!r}")
            to = self.cell(state, pair(act, "to"))
            for direction in range(4):
                if landing_of(state, cell, direction) == to:
                    return (p.THROW + direction) << p.SHIFT | cell
            x, y = pair(act, "at")
            raise IllegalMove("a thrown tile lands past an end of its row or column", REASONS.refusal(NO_LANDING, {"cell": (x, y)}))
        if what == "stop":
            no_more_than(act, ("act",), InvalidMove, "a stop")
            return p.STOP
        if what == "first":
            no_more_than(act, ("act", "seat"), InvalidMove, "the start player")
            seat: int = need(act, "seat", int, InvalidMove, "the start player")
            if not 0 <= seat < state.players:
                raise InvalidMove(f"there is no seat {seat}")
            return p.FIRST + seat
        if what in VERBS:
            no_more_than(act, ("act", "tile"), InvalidMove, f"a {what}")
            return self.tile(act) + (p.DISCARD if what == "discard" else p.DRAW)
        raise InvalidMove(f"nobody can {what!r} in {self.title}")

    def notation(self, move: int, state: Voluspa, names: Names | None = None) -> str:
        """Return a move as a short line: `Thor 3,-1`, `Jotun 1,1>4,1`, `discard Loki`, `stop`."""
        names = names or self.words
        if 0 < move >> p.SHIFT < p.THROW:
            x, y = place(state, move & p.MASK)
            return f"{names[p.IDS[move >> p.SHIFT]]} {x},{y}"
        if 0 <= move < p.KINDS:
            return f"{names[dealing(state)]} {names[p.IDS[move]]}"
        act = self.act(move, state)
        if act["act"] == "throw":
            return f"{names['jotun']} {act['at'][0]},{act['at'][1]}>{act['to'][0]},{act['to'][1]}"
        if act["act"] == "first":
            return f"{names['first']} {act['seat']}"
        return f"{names[act['act']]} {names[act['tile']]}" if "tile" in act else names[act["act"]]

    def lines(self, state: Voluspa, seat: int = ACTING, names: Names | None = None) -> dict[str, int]:
        """Return the legal moves by their notation; a cell is named once, however many tiles may be laid there."""
        names = names or self.words
        return move_lines(state, state.legal(), [names[name] for name in p.IDS], lambda move: self.notation(move, state, names))

    def parse(self, text: str, state: Voluspa, names: Names | None = None) -> int:
        """Return the move that a line means; names may be shortened as long as they say which."""
        names = names or self.words
        said = " ".join(text.replace(">", " > ").split())
        found = LINE.fullmatch(said)
        if found:
            tile = self.named(found["name"], p.IDS[1:], names, text)
            at = [number(found["x"]), number(found["y"])]
            if found["tx"] is None:
                return self.move({"act": "lay", "tile": tile, "at": at}, state)
            if tile != "jotun":
                raise InvalidMove(f"only Jotun throws: {text!r}", Message("move-throw", {"name": names["jotun"], "text": text}))
            return self.move({"act": "throw", "at": at, "to": [number(found["tx"]), number(found["ty"])]}, state)
        verb, _, rest = said.partition(" ")
        if not verb:
            raise InvalidMove("an empty line is no move", Message("move-empty"))
        act = self.named(verb, VERBS, names, text)
        if act == "stop" and not rest:
            return p.STOP
        if act == "first" and rest.isascii() and rest.isdigit() and len(rest) < 3:
            return self.move({"act": "first", "seat": int(rest)}, state)
        if act in ("discard", "draw", "start") and rest:
            tile = "?" if rest == "?" and act == "draw" else self.named(rest, p.IDS[1:], names, text)
            return self.move({"act": act, "tile": tile}, state)
        raise not_a_move(text)

    def named(self, said: str, ids: tuple[str, ...], names: Names, text: str) -> str:
        """Return the id whose name begins so."""
        plain = folded(said)
        if names is self.words and plain in KNOWN and KNOWN[plain] in ids:
            return KNOWN[plain]
        called = {name: (folded(names[name]), folded(names.get(f"~{name}", names[name]))) for name in ids}
        full = [name for name in ids if plain in called[name]]
        found = full or [name for name in ids if any(word.startswith(plain) for word in called[name])]
        return only(found, said, names, text)

    def tile(self, act: Mapping[str, Any]) -> int:
        """Return the kind of tile that JSON values name."""
        name = need(act, "tile", str, InvalidMove, "a move")
        if name not in p.IDS or (name == "?" and act["act"] != "draw"):
            raise InvalidMove(f"there is no tile {name!r}")
        return p.IDS.index(name)

    def cell(self, state: Voluspa, at: tuple[int, int]) -> int:
        """Return the number of a cell on or beside the tiles."""
        if not near(state, *at):
            raise IllegalMove("that cell touches no tile", REASONS.refusal(UNTOUCHING, {"cell": at}))
        return (at[0] + p.WIDTH * at[1]) & p.MASK

    def why_not(self, seen: Voluspa, move: int, seat: int = ACTING) -> Refusal | None:
        """Return the clause that forbids a move here, or None if it is legal."""
        if not 0 <= move < self.alphabet:
            raise self.no_move(move)
        reason = reason_against(seen, move)
        return REASONS.refusal(reason, self.refused(seen, move)) if reason != OK else None

    def refused(self, seen: Voluspa, move: int) -> dict[str, Argument]:
        """Return the tile and the place of a move, as arguments of a refusal."""
        args: dict[str, Argument] = {}
        what = move >> p.SHIFT
        if what:
            args["tile"] = p.IDS[p.JOTUN if what >= p.THROW else what]
            y = line_of(seen, move & p.MASK)
            x = column_of(move & p.MASK, y)
            if near(seen, x, y):
                args["cell"] = (x, y)
        elif p.DISCARD < move < p.DISCARD + p.KINDS:
            args["tile"] = p.IDS[move - p.DISCARD]
        return args

    # what is shown

    def view(self, seen: Voluspa) -> View:
        """Return what can be shown of a seen state."""
        now = seen.now
        return View(
            actor=seen.actor,
            turn=DEALER if now[p.ERRAND] < p.HANDS else now[p.SEAT],
            options=self.options_of(seen),
            strengths=self.strengths_of(seen),
            tiles=show_tiles(seen),
            cells=show_cells(seen),
            seats=show_seats(seen),
            pile=now[p.N_BAG],
            gone=counted(seen.gone, 0),
            hermod=place(seen, now[p.HERALD]) if now[p.HERALD] != p.NOWHERE else None,
        )

    def view_json(self, seen: Voluspa) -> str:
        """Return the view as JSON text, without making the view."""
        options = options_json(bool(seen.now[p.EDDA]), bool(seen.now[p.HOLDS]), bool(seen.now[p.LITERAL]), seen.now[p.BEGINS])
        return write_view(seen, options, plain_json(self.strengths_of(seen)))

    def own_json(self, seen: Voluspa) -> str:
        """Return the seats as JSON text."""
        return f'{{"seats":{write_seats(seen)}}}'

    def own(self, seen: Voluspa) -> dict[str, Any]:
        """Return the seats: hands are all that an onlooker may see otherwise than everybody."""
        return {"seats": show_seats(seen)}

    def picture(self, seen: Voluspa, names: Names | None = None, *, paint: bool = False, width: int | None = None) -> list[str]:
        """Return the table as lines of text."""
        return picture.draw(self.view(seen), names or self.words, paint, width)

    def describe(self, seen: Voluspa, names: Names | None = None) -> list[str]:
        """Return the table line by line: y, then each tile with its x and power."""
        return picture.describe(self.view(seen), names or self.words)

    def holdings(self, seen: Voluspa, seat: int | None) -> list[Message]:
        """Return the hand, the tiles that others are known to hold, and the pile."""
        view = self.view(seen)
        said = [Message("hand", {"tiles": " ".join(view.seats[seat].hand)})] if seat is not None else []
        for other in view.seats:
            known = [tile for tile in other.hand if tile in ("hel", *other.shown)]
            if other.seat != seat and known:
                said.append(Message("seat-shown", {"seat": other.seat, "tiles": " ".join(known)}))
        return [*said, Message("pile", {"count": view.pile}) if view.pile else Message("pile-empty")]

    def question(self, seen: Voluspa, seat: int) -> Message:
        """Return whether a tile is to be laid, one more after Hermod, or one discarded."""
        if seen.now[p.HERALD] != p.NOWHERE:
            return Message("table-task-chain")
        return Message("table-task-discard" if p.DISCARD < seen.legal()[0] < p.DISCARD + p.KINDS else "table-task-lay")

    def listings(self) -> dict[str, Listing]:
        """Return the tables of the tiles."""
        return listings(self.parts.data["tiles"])

    def figures_of(self, thing: str) -> dict[str, int | float | str]:
        """Return the strength of a kind of tile, the longest row, the size of a hand."""
        strengths = {tile["kind"]: {"strength": tile["strength"]} for tile in self.parts.data["tiles"]}
        return {**strengths, "closed": {"longest": p.LONGEST_ROW}, "hand": {"most": p.HAND_SIZE}}.get(thing, {})

    def judge(self, players: int) -> VoluspaJudge:
        """Return a bot's eye for this game."""
        return VoluspaJudge(players)

    def write_position(self, state: Voluspa) -> dict[str, Any]:
        """Return a position as JSON values."""
        return position.write(self, state)

    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> Voluspa:
        """Return the position such JSON values mean."""
        return position.read(self, data, seed)


def options_named(edda: bool, holds: bool, literal: bool, begins: int) -> dict[str, Value]:
    """Return the options by their names."""
    return {
        "edda": edda,
        "bookend": "holds" if holds else "scores-once",
        "skadi_draw": "literal" if literal else "refill",
        "start": begun_by(begins - 1) if begins else DRAWN,
    }


@cache
def options_json(edda: bool, holds: bool, literal: bool, begins: int) -> str:
    """Return the options as JSON text."""
    return plain_json(options_named(edda, holds, literal, begins))


def dealing(state: Voluspa) -> str:
    """Return what the dealer does with a tile: lays it as the start, or draws it for a hand."""
    return "start" if state.now[p.ERRAND] == p.START_TILE else "draw"


def number(text: str) -> int:
    """Return a whole number, also with a typographer's minus."""
    return int(text.replace("−", "-"))


def pair(act: Mapping[str, Any], key: str) -> tuple[int, int]:
    """Return a place given as two whole numbers."""
    at = need(act, key, list, InvalidMove, "a move")
    if len(at) != 2 or not all(isinstance(n, int) and not isinstance(n, bool) for n in at):
        raise InvalidMove(f"{key!r} of a move is a pair of whole numbers, not {at!r}")
    return at[0], at[1]
