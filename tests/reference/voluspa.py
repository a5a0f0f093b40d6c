"""Völuspá (base game and Edda): a naive reference implementation, written from the rules alone.

The clause ids (VO-...) are those of the project's rules text. Everything is recomputed from the
board whenever it is asked for. A cell is a number: its row's times WIDTH plus its column's. So the
cell to the right is the next number, the cell below is WIDTH more, and no game comes near an edge.

Decisions, where the clauses leave something open:
- VO-S2: who begins is said by the dealer's first line, also where it was named and there is only one.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

Cell = int

BASE_TILES = {
    "Odin": 6, "Thor": 8, "Troll": 6, "Dragon": 8,
    "Fenrir": 8, "Skadi": 9, "Valkyrie": 9, "Loki": 6,
}  # fmt: skip
EDDA_TILES = {"Hermod": 8, "Jotun": 6, "Serpent": 6}  # besides the five Hels
STRENGTH = {
    "Odin": 8, "Thor": 7, "Troll": 6, "Dragon": 5,
    "Fenrir": 4, "Skadi": 3, "Valkyrie": 2, "Loki": 1,
    "Hermod": 3, "Jotun": 5, "Serpent": 6,
}  # fmt: skip
SEATS = ("first-seat", "seat-2", "seat-3", "seat-4", "seat-5")  # VO-S2: names of the seats from 0 on
HAND_SIZE = 5
LONGEST_ROW = 7
WIDTH: Final = 200  # of the lattice; all tiles in one line, from the middle on, would not reach its edge
MIDDLE: Final = 100
HORIZONTAL: Final = 1
VERTICAL: Final = WIDTH
AXES = (HORIZONTAL, VERTICAL)
FOUR_DIRECTIONS = (1, -1, WIDTH, -WIDTH)
EIGHT_DIRECTIONS = (*FOUR_DIRECTIONS, WIDTH + 1, WIDTH - 1, -WIDTH + 1, -WIDTH - 1)


# ---------------------------------------------------------------- the board: cells, rows, lines


class Board:
    """The stacks of tiles, bottom first, by their cells; and of every cell the tile that is seen there, "" if it is free.

    VO-C3, VO-H1: only the top of a stack matters, covered tiles have no effect.
    """

    def __init__(self) -> None:
        self.stacks: dict[Cell, list[str]] = {}
        self.tops = [""] * (WIDTH * WIDTH)

    def put(self, cell: Cell, stack: list[str]) -> None:
        """The stack lies on the cell, whatever lay there before."""
        self.stacks[cell] = stack
        self.tops[cell] = stack[-1]


def cell_at(x: int, y: int) -> Cell:
    """The cell x to the right of the first tile's and y below it."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side with the cell."""
    return [cell + step for step in FOUR_DIRECTIONS]


def around(cell: Cell) -> list[Cell]:
    """The eight cells that touch the cell by a side or a corner."""
    return [cell + step for step in EIGHT_DIRECTIONS]


def is_gap(board: Board, cell: Cell) -> bool:
    """VO-T2, VO-H1: an empty cell or a Hel is a gap."""
    return board.tops[cell] == "" or board.tops[cell] == "Hel"


def run(board: Board, cell: Cell, step: int) -> list[Cell]:
    """VO-T2: the tiles met when walking away from the cell in one direction, up to a gap."""
    met: list[Cell] = []
    cell += step
    while not is_gap(board, cell):
        met.append(cell)
        cell += step
    return met


def row_of(board: Board, cell: Cell, axis: int) -> list[Cell]:
    """VO-T2: the unbroken row through the cell, end to end; a free cell is taken as filled."""
    return [*reversed(run(board, cell, -axis)), cell, *run(board, cell, axis)]


def line_of(board: Board, cell: Cell, axis: int) -> list[Cell]:
    """VO-Z1: all tiles on the cell's line, across gaps and Hels; Hels are not counted."""
    if axis == HORIZONTAL:
        line = [other for other in board.stacks if other // WIDTH == cell // WIDTH]
    else:
        line = [other for other in board.stacks if other % WIDTH == cell % WIDTH]
    return [other for other in line if not is_gap(board, other)]


def next_to(board: Board, cell: Cell, name: str) -> bool:
    """VO-C2, VO-C7: whether a visible tile of that name lies orthogonally next to the cell."""
    tops = board.tops
    return tops[cell + 1] == name or tops[cell - 1] == name or tops[cell + WIDTH] == name or tops[cell - WIDTH] == name


def touches_only_hel(board: Board, cell: Cell) -> bool:
    """VO-H3: everything that touches the cell with a side is a Hel, and there is at least one."""
    touched = [board.tops[other] for other in beside(cell) if board.tops[other] != ""]
    return bool(touched) and all(name == "Hel" for name in touched)


# ---------------------------------------------------------------- where a tile may be laid


def length_of_row(board: Board, cell: Cell, axis: int) -> int:
    """VO-T2: how many tiles the row through the cell has; a free cell is taken as filled."""
    first, last = cell, cell
    while not is_gap(board, first - axis):
        first -= axis
    while not is_gap(board, last + axis):
        last += axis
    return (last - first) // axis + 1


def rows_fit(board: Board, cell: Cell) -> bool:
    """VO-T2: a tile on the cell is in no row of more than seven tiles."""
    return length_of_row(board, cell, HORIZONTAL) <= LONGEST_ROW and length_of_row(board, cell, VERTICAL) <= LONGEST_ROW


def trolls_allow(board: Board, cell: Cell, name: str) -> bool:
    """VO-C2: no tile but another Troll is laid next to a Troll."""
    return name == "Troll" or not next_to(board, cell, "Troll")


def free_cells(board: Board) -> list[Cell]:
    """VO-T1, VO-T2: the free cells that touch a laid tile (Hel too: VO-H3) and suit the rows."""
    border: set[Cell] = set()
    for cell in board.stacks:
        for step in FOUR_DIRECTIONS:
            if board.tops[cell + step] == "":
                border.add(cell + step)
    return [cell for cell in border if rows_fit(board, cell)]


def covered_cells(board: Board, name: str) -> list[Cell]:
    """The occupied cells that the tile may be laid on, or exchanged with.

    VO-C3: a Dragon not on a Dragon or Hel, nor beside a Troll. VO-C5: a Skadi not for a Skadi or
    Hel, nor beside a Troll. VO-H1: a Hel on anything but Hel. Nothing else goes on a tile.
    """
    if name == "Hel":
        return [cell for cell in board.stacks if board.tops[cell] != "Hel"]
    if name not in ("Dragon", "Skadi"):
        return []
    return [cell for cell in board.stacks if board.tops[cell] not in (name, "Hel") and trolls_allow(board, cell, name)]


def throws(board: Board, hermod: Cell | None = None) -> list[tuple[Cell, Cell]]:
    """VO-J1, VO-J2, VO-M1: the throws open to a Jotun: (where he comes to lie, where the tile lands).

    The tile flies along its row or column to the first cell past the end, which must be free. Both
    the thrown tile and the Jotun must lie lawfully on the board as it is after the throw, and after
    a Hermod the Jotun where he leads: each throw is tried on the board itself and taken back.
    """
    found: list[tuple[Cell, Cell]] = []
    tops = board.tops
    for cell in board.stacks:
        thrown = tops[cell]
        if thrown == "Hel":
            continue
        for step in FOUR_DIRECTIONS:
            landing = cell + step
            while not is_gap(board, landing):
                landing += step
            if tops[landing] == "Hel":  # closes this end
                continue
            tops[cell], tops[landing] = "Jotun", thrown
            thrown_is_lawful = trolls_allow(board, landing, thrown) and rows_fit(board, landing)
            jotun_is_lawful = trolls_allow(board, cell, "Jotun")
            if thrown_is_lawful and jotun_is_lawful and (hermod is None or follows_hermod(board, hermod, "Jotun", cell)):
                found.append((cell, landing))
            tops[cell], tops[landing] = thrown, ""
    return found


def lay(board: Board, name: str, cell: Cell, landing: Cell | None = None) -> None:
    """The tile comes to lie on the cell; a thrown stack moves to the landing cell."""
    stack = board.stacks.get(cell, [])
    if landing is not None:  # VO-J1: a Dragon takes the tile below along
        board.put(landing, stack)
        board.put(cell, [name])
    elif name in ("Dragon", "Hel"):  # VO-C3, VO-H1: on top of what lies there, if anything
        board.put(cell, [*stack, name])
    else:  # VO-T1; VO-C5: an exchanged stack leaves the board altogether
        board.put(cell, [name])


def follows_hermod(board: Board, hermod: Cell, name: str, cell: Cell) -> bool:
    """VO-M1, VO-M2: whether the extra tile on the cell (board after any throw) suits the Hermod.

    A Hel must touch him in one of the eight directions; any other tile must come to lie in his
    unbroken row or column. His own cell is no place for the extra tile.
    """
    if cell == hermod:
        return False
    if name == "Hel":
        return cell in around(hermod)
    return any(hermod in row_of(board, cell, axis) for axis in AXES)


# ---------------------------------------------------------------- strengths and scores


def strength(board: Board, cell: Cell) -> int:
    """VO-C7: the printed strength; 0 next to a Loki, other Lokis excepted."""
    name = board.tops[cell]
    if name != "Loki" and next_to(board, cell, "Loki"):
        return 0
    return STRENGTH[name]


def power(board: Board, cell: Cell, axis: int) -> int:
    """VO-C4: the strength in the row along the axis; a Fenrir's, unless 0, is his pack's sum."""
    own = strength(board, cell)
    if board.tops[cell] != "Fenrir" or own == 0:
        return own
    row = row_of(board, cell, axis)
    return sum(strength(board, other) for other in row if board.tops[other] == "Fenrir")


def is_highest(board: Board, cell: Cell, axis: int, among: Iterable[Cell]) -> bool:
    """VO-P1, VO-P2, VO-C4: strictly the highest, never with 0; a pack does not tie with itself."""
    mine = power(board, cell, axis)
    is_fenrir = board.tops[cell] == "Fenrir"
    rivals = [other for other in among if other != cell and not (is_fenrir and board.tops[other] == "Fenrir")]
    return mine > 0 and all(power(board, other, axis) < mine for other in rivals)


def is_bookended(board: Board, row: list[Cell]) -> bool:
    """VO-C6: a row of at least two tiles with a Valkyrie at both ends."""
    ends = (board.tops[row[0]], board.tops[row[-1]])
    return len(row) >= 2 and ends == ("Valkyrie", "Valkyrie")


def row_points(board: Board, cell: Cell, axis: int, bookend: str) -> int:
    """VO-P1, VO-P2, VO-C6: what the tile just laid on the cell scores in one of its rows."""
    row = row_of(board, cell, axis)
    if len(row) < 2:
        return 0
    if is_bookended(board, row):
        if cell in (row[0], row[-1]):
            return len(row)
        if bookend == "holds":
            return 0
    return len(row) if is_highest(board, cell, axis, row) else 0


def line_points(board: Board, cell: Cell, axis: int, bookend: str) -> int:
    """VO-Z1, VO-C6: what a Sea Serpent just laid on the cell would score on one line."""
    line = line_of(board, cell, axis)
    if len(line) < 2:
        return 0
    if bookend == "holds" and is_bookended(board, row_of(board, cell, axis)):
        return 0
    return len(line) if is_highest(board, cell, axis, line) else 0


def score(board: Board, cell: Cell, on_free_cell: bool, bookend: str) -> int:
    """VO-P3: the points for the tile just laid on the cell (the board already holds it).

    `on_free_cell` is False for a cover, an exchange or a throw.
    """
    name = board.tops[cell]
    if name == "Hel":  # VO-H1
        return sum(not is_gap(board, other) for other in around(cell))
    if name == "Serpent":  # VO-Z1, VO-H3
        if all(line_of(board, cell, axis) == [cell] for axis in AXES):
            return 1
        return max(line_points(board, cell, axis, bookend) for axis in AXES)
    if on_free_cell and touches_only_hel(board, cell):  # VO-H3
        return 1
    return sum(row_points(board, cell, axis, bookend) for axis in AXES)


# ---------------------------------------------------------------- the game


def parse_cell(text: str) -> Cell:
    """`3,-1` as a cell."""
    x, y = text.split(",")
    return cell_at(int(x), int(y))


def write_cell(cell: Cell) -> str:
    """A cell as `3,-1`."""
    return WRITTEN[cell]


WRITTEN: Final = [f"{x - MIDDLE},{y - MIDDLE}" for y in range(WIDTH) for x in range(WIDTH)]


class Reference:
    """A game, moved on line by line; the dealer's lines say what chance brings."""

    def __init__(
        self,
        players: int,
        edda: bool = False,
        bookend: str = "scores-once",
        skadi_draw: str = "refill",
        start: str = "drawn",
    ) -> None:
        """VO-S1, VO-S2, VO-S3: the pile is complete, the Hels are given, nothing else is dealt; who begins may be named."""
        if players not in (2, 3, 4, 5):
            raise ValueError(f"2 to 5 players, not {players}")
        if bookend not in ("scores-once", "holds"):
            raise ValueError(f"unknown bookend {bookend!r}")
        if skadi_draw not in ("refill", "literal"):
            raise ValueError(f"unknown skadi_draw {skadi_draw!r}")
        if start != "drawn" and start not in SEATS[:players]:
            raise ValueError(f"unknown start {start!r}")
        self.players = players
        self.bookend = bookend
        self.skadi_draw = skadi_draw
        self.board = Board()
        self.pile: Counter[str] = Counter(BASE_TILES | EDDA_TILES if edda else BASE_TILES)
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        if edda:
            for hand in self.hands:
                hand["Hel"] = 2 if players == 2 else 1
        self.out_of_game: list[str] = []  # discarded tiles, and tiles below an exchanged Dragon
        self.points = [0] * players
        self.reached = [0] * players  # the number of the line that last raised the seat's points
        self.lines_played = 0
        self.phase = "first"  # then "start", "deal", and "turn" and "draw" by turns, then "over"
        self.seat = 0  # whose turn it is, or who is dealt to
        self.first_seat = 0
        self.start = start
        self.last_hermod: Cell | None = None  # set while the seat may lay one more tile
        self.skadi_laid = False  # in this turn

    @classmethod
    def at(
        cls,
        board: dict[tuple[int, int], str],
        hand: list[str],
        *,
        edda: bool = True,
        bookend: str = "scores-once",
        skadi_draw: str = "refill",
        players: int = 2,
    ) -> "Reference":
        """A position: seat 0 to act with that hand, nothing else to draw; `a/b` is b on a."""
        game = cls(players, edda, bookend, skadi_draw)
        for (x, y), stack in board.items():
            game.board.put(cell_at(x, y), stack.split("/"))
        game.pile = Counter()
        game.hands = [Counter(hand), *(Counter[str]() for _ in range(players - 1))]
        game.phase = "turn"
        return game

    def actor(self) -> int | str | None:
        """Who has the next line: a seat, "dealer", or None when the game is over."""
        if self.phase == "over":
            return None
        return self.seat if self.phase == "turn" else "dealer"

    def legal(self) -> dict[str, int]:
        """The lines the actor may play, each with its weight."""
        if self.phase == "over":
            return {}
        if self.phase == "first":  # VO-S2
            seats = range(self.players) if self.start == "drawn" else [SEATS.index(self.start)]
            return {f"first {seat}": 1 for seat in seats}
        if self.phase == "start":  # VO-S1
            return {f"start {name}": n for name, n in self.pile.items() if name != "Troll"}
        if self.phase in ("deal", "draw"):
            return {f"draw {name}": n for name, n in self.pile.items()}
        return dict.fromkeys(self._turn_lines(), 1)

    def _turn_lines(self) -> list[str]:
        """VO-T1, VO-T3, VO-M1: lay a tile; `stop` after a Hermod; discard if none can be laid."""
        hand = list(self.hands[self.seat])
        free = free_cells(self.board)
        calm = [cell for cell in free if not next_to(self.board, cell, "Troll")]
        lines = [line for name in hand for line in self._lines_for(name, free if name == "Troll" else calm)]
        if self.last_hermod is not None:
            return [*lines, "stop"]
        return lines or [f"discard {name}" for name in hand]

    def _lines_for(self, name: str, free: list[Cell]) -> list[str]:
        """All lawful ways to lay one tile: on a free cell (VO-C2 allows these), on or for a tile, by a throw.

        VO-M1: the first tile of a turn goes anywhere, the next ones where Hermod leads.
        """
        cells = covered_cells(self.board, name)
        if name != "Hel":
            cells += free
        hermod = self.last_hermod
        if hermod is not None:
            cells = [cell for cell in cells if follows_hermod(self.board, hermod, name, cell)]
        lines = [f"{name} {write_cell(cell)}" for cell in cells]
        if name == "Jotun":
            lines += [f"{name} {write_cell(cell)}>{write_cell(landing)}" for cell, landing in throws(self.board, hermod)]
        return lines

    def play(self, text: str) -> int:
        """Play one lawful line; returns the points it scores."""
        if text not in self.legal():
            raise ValueError(f"not a legal line now: {text!r}")
        return self.follow(text)

    def follow(self, text: str) -> int:
        """The same with a line known to be lawful."""
        self.lines_played += 1
        word, _, rest = text.partition(" ")
        if word == "first":
            self.first_seat = int(rest)
            self.phase = "start"
        elif word == "start":
            self._take(self.pile, rest)
            self.board.put(cell_at(0, 0), [rest])
            self.phase = "deal"
        elif word == "draw":
            self._take(self.pile, rest)
            self.hands[self.seat][rest] += 1
            self._go_on_drawing()
        elif word == "discard":  # VO-T3
            self._take(self.hands[self.seat], rest)
            self.out_of_game.append(rest)
            self._end_turn()
        elif word == "stop":
            self._end_turn()
        else:
            return self._lay(word, rest)
        return 0

    def _lay(self, name: str, where: str) -> int:
        """VO-T1, VO-P3, VO-M1: lay a tile, score it, and see whether the turn goes on."""
        target, _, thrown_to = where.partition(">")
        cell = parse_cell(target)
        landing = parse_cell(thrown_to) if thrown_to else None
        was_free = cell not in self.board.stacks
        hand = self.hands[self.seat]
        self._take(hand, name)
        if name == "Skadi":
            self.skadi_laid = True
            if not was_free:  # VO-C5: the top tile to the hand, what is below it out of the game
                *below, taken = self.board.stacks[cell]
                hand[taken] += 1
                self.out_of_game.extend(below)
        lay(self.board, name, cell, landing)
        gained = score(self.board, cell, was_free, self.bookend)
        if gained:
            self.points[self.seat] += gained
            self.reached[self.seat] = self.lines_played
        self.last_hermod = cell if name == "Hermod" else None
        if self.last_hermod is None or not hand:
            self._end_turn()
        return gained

    def _wants_tile(self, seat: int) -> bool:
        """VO-T4, VO-S3: fewer than five tiles, Hels not counted, and a pile to draw from."""
        hand = self.hands[seat]
        return bool(self.pile) and hand.total() - hand["Hel"] < HAND_SIZE

    def _go_on_drawing(self) -> None:
        """VO-S1, VO-T4: after a drawn tile: the same seat, the next seat, or the first turn."""
        if self._wants_tile(self.seat):
            return
        if self.phase == "draw":
            self._next_seat()
        elif self.seat + 1 < self.players:
            self.seat += 1
        else:
            self.seat = self.first_seat
            self.phase = "turn"

    def _end_turn(self) -> None:
        """VO-T4, VO-H2: draw up to five, but under `literal` not after a Skadi was laid."""
        self.last_hermod = None
        no_draw = self.skadi_draw == "literal" and self.skadi_laid
        self.skadi_laid = False
        if self._wants_tile(self.seat) and not no_draw:
            self.phase = "draw"
        else:
            self._next_seat()

    def _next_seat(self) -> None:
        """VO-S2, VO-T5, VO-E1: on to the next seat with tiles; with none anywhere: the end."""
        if not self.pile and not any(self.hands):
            self.phase = "over"
            return
        self.seat = (self.seat + 1) % self.players
        if self.hands[self.seat]:
            self.phase = "turn"
        else:  # skipped; with a pile left (`literal` only) this turn too ends with a draw
            self._end_turn()

    @staticmethod
    def _take(tiles: Counter[str], name: str) -> None:
        """Take one tile out; a kind of which none is left is not listed any more."""
        tiles[name] -= 1
        if tiles[name] == 0:
            del tiles[name]

    def places(self) -> list[int]:
        """VO-E1: most points first; a tie to who reached that score first; shared at 0."""
        # The last line that raised the points reached the final score; 0 if there was none.
        standing = [(-self.points[s], self.reached[s]) for s in range(self.players)]
        return [1 + sum(other < mine for other in standing) for mine in standing]
