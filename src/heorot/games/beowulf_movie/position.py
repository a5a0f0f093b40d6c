"""The Movie's positions as JSON values: written whole, read with what is missing left unknown or dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from heorot.core.errors import BadPosition
from heorot.core.position import begin, per_seat, place_in, read_actor, whole, write_actor
from heorot.core.reading import need
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.beowulf_movie import box
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.board import act_of, is_tile, lay_out, put, take_in, unknown_in
from heorot.games.beowulf_movie.legal import asks, can_act, can_play, in_doubt, must_play, targets
from heorot.games.beowulf_movie.rules import Movie
from heorot.games.beowulf_movie.showing import counted, figures_of
from heorot.games.beowulf_movie.writing import CELL_NAMES, tile_name

if TYPE_CHECKING:
    from heorot.games.beowulf_movie.table import MovieTable

KEYS = (
    "game", "version", "players", "options", "parts", "act", "board", "hands", "shown", "removed", "figures", "points", "actor", "seat",
    "starter", "step", "mark", "chosen", "drawn",
)  # fmt: skip
TURNS = (p.TURN, p.PLAY, p.REMOVING, p.SWAPPING, p.SWAPPING_WITH, p.REFILL)  # a seat's steps


def write(game: MovieTable, s: Movie) -> dict[str, Any]:
    """Return a position as JSON values; a hidden tile is `?/1`, a figure `0 Thane`. Components are told if they are not the box's."""
    seats = range(s.players)
    board = {}
    for i in range(s.now[p.N_SPACES]):
        c = s.spaces[i]
        what = s.board[c]
        if is_tile(what):
            board[CELL_NAMES[c]] = tile_name(s, what)
        elif what >= p.FIGURE:
            board[CELL_NAMES[c]] = f"{(what - p.FIGURE) >> 3} {p.FIGURE_NAMES[what & 7]}"
    data: dict[str, Any] = {
        "game": game.name,
        "version": game.version_of(s),
        "players": s.players,
        "options": game.options_of(s),
        "act": s.now[p.ACT],
        "board": board,
        "hands": [[tile_name(s, s.hands[seat * p.SLOTS + i]) for i in range(s.sizes[seat])] for seat in seats],
        "removed": list(counted(s, s.gone, range(p.FIRST_KIND, p.KINDS))),
        "figures": [figures_of(s.supply, seat) for seat in seats],
        "points": [s.points[seat] for seat in seats],
        "actor": write_actor(s),
        "seat": s.now[p.SEAT],
        "starter": s.now[p.STARTER],
        "step": p.STEPS[s.now[p.STEP]],
    }
    if any(s.shown):
        data["shown"] = [[s.shown[seat * 4 + act] for act in range(1, p.ACTS + 1)] for seat in seats]
    for key, cell in (("mark", s.now[p.MARK]), ("chosen", s.now[p.CHOSEN])):
        if cell != p.NOWHERE:
            data[key] = CELL_NAMES[cell]
    if s.now[p.FRESH]:
        data["drawn"] = tile_name(s, s.now[p.FRESH])
    if foreign(game, s):
        data["parts"] = box.pack(s)
    return data


def foreign(game: MovieTable, s: Movie) -> bool:
    """Whether a state is played with other components than the box's."""
    fresh = game.fresh(s.players)
    if (
        fresh.census() != s.census()
        or fresh.now[p.HAND] != s.now[p.HAND]
        or any(fresh.now[i] != s.now[i] for i in range(p.BEGUN, p.BEGUN + 4))
    ):
        return True
    first, last = p.BYTES_AT + p.ABILITY_AT, p.BYTES_AT + p.OPEN_AT
    return bytes(fresh.block[first:last]) != bytes(s.block[first:last])


def read(game: MovieTable, data: Mapping[str, Any], seed: int | None) -> Movie:
    """Return the position; `players` and `board` are enough, the rest has defaults."""
    s = begin(game, data, KEYS)
    names = game.kinds(s)
    read_turn(s, data)
    lay_out(s)
    read_board(s, data.get("board", {}), names)
    read_removed(s, data, names)
    read_figures(s, data)
    read_hands(s, data, names)
    read_marks(s, data, names)
    check_turn(s)
    return s if seed is None else s.imagine(Rng(seed))


def kind_named(names: Mapping[str, int], name: Any) -> int:
    """Return the kind of tile that a name means."""
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f"there is no tile {name!r} in the game")
    return names[name]


def spend(s: Movie, kind: int, name: str) -> None:
    """Take a tile out of the bag."""
    if not s.bag[kind]:
        raise BadPosition(f"there are not so many tiles {name!r} in the game")
    s.bag[kind] -= 1


def cell_at(s: Movie, name: Any) -> int:
    """Return the space that b3 means."""
    if not isinstance(name, str) or not name or name not in CELL_NAMES or s.board[CELL_NAMES.index(name)] == p.OUTSIDE:
        raise BadPosition(f"there is no space {name!r} on the board of act {s.now[p.ACT]}")
    return CELL_NAMES.index(name)


def read_turn(s: Movie, data: Mapping[str, Any]) -> None:
    """Read whose turn it is, in which act and at which step; and the points."""
    s.now[p.ACT] = whole(data.get("act", 1), 1, p.ACTS, "the act")
    s.actor = read_actor(data.get("actor", 0), s.players)
    s.now[p.STEP] = place_in(p.STEPS, data, "step", "turn")
    s.now[p.SEAT] = whole(data.get("seat", max(s.actor, 0)), 0, s.players - 1, "the seat")
    s.now[p.STARTER] = whole(data.get("starter", 0), 0, s.players - 1, "the starter")
    for seat, points in enumerate(per_seat(data, "points", s.players, s.points[0])):
        s.points[seat] = whole(points, -1_000_000, 1_000_000, "the points of a seat")
    if s.actor >= 0 and s.now[p.SEAT] != s.actor:
        raise BadPosition("the seat whose turn it is is the one that acts")


def read_board(s: Movie, board: Any, names: Mapping[str, int]) -> None:
    """Put tiles and figures on the board."""
    if not isinstance(board, Mapping):
        raise BadPosition("the board of a position is a JSON object: a space with its tile or figure")
    for name, what in board.items():
        c = cell_at(s, name)
        if s.board[c] == p.PRINTED:
            raise BadPosition(f"{name} is a printed Gorge: nothing lies there")
        if isinstance(what, str) and what[1:2] == " " and what[2:] in p.FIGURE_NAMES[1:]:
            seat, figure = what[:1], p.FIGURE_NAMES.index(what[2:])
            if not seat.isdigit() or not seat.isascii() or int(seat) >= s.players:
                raise BadPosition(f"there is no seat {seat!r} whose figure could stand on {name}")
            at = int(seat) * 8 + figure
            if not s.supply[at]:
                raise BadPosition(f"seat {seat} has not so many figures {p.FIGURE_NAMES[figure]}")
            s.supply[at] -= 1
            put(s, c, p.FIGURE + at)
        else:
            kind = kind_named(names, what)
            if act_of(s, kind) > s.now[p.ACT]:
                raise BadPosition(f"the tile {what!r} comes in a later act")
            spend(s, kind, what)
            put(s, c, kind)


def read_removed(s: Movie, data: Mapping[str, Any], names: Mapping[str, int]) -> None:
    """Read what left the game for all to see."""
    for name in need({"removed": data.get("removed", [])}, "removed", list, BadPosition, "a position"):
        kind = kind_named(names, name)
        spend(s, kind, name)
        s.gone[kind] += 1


def read_figures(s: Movie, data: Mapping[str, Any]) -> None:
    """Read the unused figures of each seat; those that are neither unused nor on the board are out of the game."""
    for seat, figures in enumerate(per_seat(data, "figures", s.players, None)):
        if figures is None:
            continue
        if not isinstance(figures, Mapping):
            raise BadPosition(f"the figures of seat {seat} are a JSON object: how many of each kind are unused")
        for name, count in figures.items():
            if name not in p.FIGURES[1:]:
                raise BadPosition(f"there is no figure {name!r}; there are: {', '.join(p.FIGURES[1:])}")
            at = seat * 8 + p.FIGURES.index(name)
            left = s.supply[at]
            s.supply[at] = whole(count, 0, left, f"the unused figures {name} of seat {seat}")
            s.spent[at] = left - s.supply[at]
            if name == "longship" and s.spent[at]:
                raise BadPosition("longships never leave the game (BM-E4)")


def read_hands(s: Movie, data: Mapping[str, Any], names: Mapping[str, int]) -> None:
    """Read the hands; without any word a hand holds two unknown tiles of this act."""
    act = s.now[p.ACT]
    left = [0] + [sum(s.bag[s.now[p.BEGUN + n] : s.now[p.BEGUN + n + 1]]) for n in range(p.ACTS)]
    for seat, hand in enumerate(per_seat(data, "hands", s.players, None)):
        if hand is None:
            dealt = 0 if s.now[p.STEP] in (p.FIRST_SEAT, p.FILLING) else s.now[p.HAND]
            hand = [f"?/{act}"] * min(dealt, left[act] - s.now[p.N_UNKNOWN])
        if not isinstance(hand, list) or len(hand) > p.SLOTS:
            raise BadPosition(f"a hand is a list of tiles, not {hand!r}")
        for name in hand:
            if isinstance(name, str) and name in ("?/1", "?/2", "?/3"):
                kind = int(name[2])
                s.now[p.N_UNKNOWN] += 1
            else:
                kind = kind_named(names, name)
                spend(s, kind, name)
            if act_of(s, kind) > act:
                raise BadPosition(f"the tile {name!r} comes in a later act")
            take_in(s, seat, kind)
    for back in range(1, act + 1):
        unseen = sum(s.bag[s.now[p.BEGUN + back - 1] : s.now[p.BEGUN + back]])
        unknown = sum(s.hands[seat * p.SLOTS + i] == back for seat in range(s.players) for i in range(s.sizes[seat]))
        if unknown > unseen:
            raise BadPosition(f"the hands want {unknown - unseen} more tiles of act {back} than there are")
        if back == act:
            s.now[p.N_BAG] = unseen - unknown
    for seat, shown in enumerate(per_seat(data, "shown", s.players, [0] * p.ACTS)):
        if not isinstance(shown, list) or len(shown) != p.ACTS:
            raise BadPosition(f"what seat {seat} has shown is a number of Good Counsels for each act")
        for back, count in enumerate(shown, 1):
            hand = [s.hands[seat * p.SLOTS + i] for i in range(s.sizes[seat])]
            held = sum(kind >= p.FIRST_KIND and s.ability[kind] == p.COUNSEL and act_of(s, kind) == back for kind in hand)
            s.shown[seat * 4 + back] = whole(count, 0, held, f"the Good Counsels of act {back} that seat {seat} has shown")


def read_marks(s: Movie, data: Mapping[str, Any], names: Mapping[str, int]) -> None:
    """Read which tile was just laid and chosen, or drawn."""
    for key, at in (("mark", p.MARK), ("chosen", p.CHOSEN)):
        if key in data:
            s.now[at] = cell_at(s, data[key])
            if not is_tile(s.board[s.now[at]]):
                raise BadPosition(f"no tile lies on {data[key]}")
    if "drawn" in data:
        s.now[p.FRESH] = kind_named(names, data["drawn"])
        if s.now[p.STEP] != p.PLAY or s.now[p.FRESH] not in [s.hands[s.now[p.SEAT] * p.SLOTS + i] for i in range(s.sizes[s.now[p.SEAT]])]:
            raise BadPosition(f"{data['drawn']!r} cannot just have been drawn")


def check_turn(s: Movie) -> None:
    """Raise BadPosition unless whoever acts has something to do."""
    step, seat = s.now[p.STEP], s.now[p.SEAT]
    if s.actor == NOBODY:
        if s.now[p.ACT] != p.ACTS or (s.now[p.N_OPEN] and any(can_act(s, other) for other in range(s.players))):
            raise BadPosition("the game is not over before the end of act III (BM-F1)")
        return
    if (s.actor == DEALER) == (step in TURNS):
        raise BadPosition(f"at the step {p.STEPS[step]!r} it is {'a seat' if step in TURNS else 'the dealer'} who acts")
    if step == p.FIRST_SEAT and (s.now[p.ACT] > 1 or s.now[p.FIRST_BY] != p.BY_LOT):
        raise BadPosition("the start player is drawn once, and only with start = drawn (BM-S5)")
    asked = step in (p.REMOVING, p.SWAPPING, p.SWAPPING_WITH)
    if asked != (s.now[p.MARK] != p.NOWHERE) or (step == p.SWAPPING_WITH) != (s.now[p.CHOSEN] != p.NOWHERE):
        raise BadPosition("`mark` is the tile whose ability is used, `chosen` the first of two that are swapped")
    if asked:
        ability = s.ability[s.board[s.now[p.MARK]]]
        if (step == p.REMOVING) != (ability in (p.TEMPTATION, p.VALOR)) or (step != p.REMOVING) != (ability == p.STATUE):
            raise BadPosition("the tile just laid has no such ability")
        if s.now[p.CHOSEN] == s.now[p.MARK] or (targets(s) == 0 if step == p.SWAPPING_WITH else not asks(s)):
            raise BadPosition("there is nothing that the ability of the tile just laid could be used on")
    if s.now[p.N_OPEN] == 0 and not (asked and s.now[p.ABILITY_FIRST]):
        raise BadPosition("the board is full: the act is over (BM-E1)")
    if step in (p.FILLING, p.REFILL) and (s.sizes[seat] >= s.now[p.HAND] or s.now[p.N_BAG] == 0):
        raise BadPosition(f"seat {seat} has nothing to draw at the start of the act (BM-N1)")
    if step == p.REFILL and not (s.now[p.ASK] and s.now[p.ACT] > 1):
        raise BadPosition("at the start of an act nobody is asked unless refill = ask (BM-N1)")
    if step == p.DRAWING and s.now[p.N_BAG] == 0:
        raise BadPosition("the pool is empty (BM-T3)")
    if step == p.TURN and not can_act(s, seat) and not in_doubt(s, seat):
        raise BadPosition(f"seat {seat} is on turn but can do nothing (BM-T4)")
    if step == p.PLAY and not can_play(s, seat) and not in_doubt(s, seat):
        raise BadPosition(f"seat {seat} must play a tile but can play none (BM-T5)")
    if must_play(s) and in_doubt(s, seat) and not other_than_counsel(s, seat):
        raise BadPosition(f"seat {seat} must play a tile and can hold none that could be played (BM-T5)")


def other_than_counsel(s: Movie, seat: int) -> bool:
    """Whether an unknown tile of a hand may be something else than a Good Counsel."""
    for i in range(unknown_in(s, seat)):
        act = s.hands[seat * p.SLOTS + i]
        if any(s.bag[kind] and s.ability[kind] != p.COUNSEL for kind in range(s.now[p.BEGUN + act - 1], s.now[p.BEGUN + act])):
            return True
    return False
