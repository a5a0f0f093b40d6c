"""Beowulf: The Movie Board Game: a naive reference implementation, written from the rules alone.

The clause ids (BM-...) are those of the project's rules text. Everything is recomputed from the
board whenever it is asked for. A board is a dict from every cell (x right, y down, both from 0) to
what is there: "" an open space, "#" a printed Gorge, "Thane 2" seat 2's Thane, and anything with a
"/" a tile, by its name in the notation (`Mead+3/1`), from which its ability and numbers are read.

Decisions, where the clauses leave something open:
- BM-A2, BM-A3: the tile to remove may be from any act (hands carry tiles into later acts).
- BM-A8: the two swapped tiles may be alike, so that the swap changes nothing; each of the two may
  be named first. After `swap` there is no way back. No swap is asked for with fewer than two others.
- BM-A11: all Treacheries work at the same time, on the board as it was when the act ended: a tile
  of a player's own parts that is turned down has worked (as a Treachery or Gorge) until then. A
  Treachery does not turn itself down.
- BM-A12: a Gorge lies in neither part, so a number on it (own parts only) counts for nobody. A row
  also ends where the board ends; no built-in board has a hole.
- BM-E1: under `ability-first` a Temptation or Valor on the last space that has nothing to remove,
  and a Statue with nothing to swap, end the act at once.
- BM-N1: with `ask` a seat with no tiles is asked before each tile, and may stop after one. A seat
  that passes is not asked again in this act. A hand kept by BM-T5 may hold more than two tiles;
  then nothing is drawn. Drawing here is no turn, so it does not count for BM-N2.
- BM-N2: a turn in which nothing could be played after the draw (BM-T5) counts as a move; a skipped
  turn does not.
- BM-T4: who is skipped is judged anew at every turn: a space opened again may let a seat back in.
- BM-F2: before the end of the game, `places` counts the figures not on the board at that moment.
"""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Board = dict[Cell, str]

OPEN, PRINTED_GORGE = "", "#"
SEATS = ("first-seat", "seat-2", "seat-3", "seat-4")  # BM-S5: names of the seats from 0 on
DIAMONDS = {"Beowulf": 4, "Thane": 3, "Castle": 2, "Longship": 1}  # BM-S1
RIGHT, LEFT, DOWN, UP = (1, 0), (-1, 0), (0, 1), (0, -1)
FOUR_DIRECTIONS = (RIGHT, LEFT, DOWN, UP)
SHORT_NAMES = {"none": "", "royal_dragon_horn": "Horn", "good_counsel": "Counsel", "golden_statue": "Statue"}
REMOVED_BY = {"Temptation": "Valor", "Valor": "Temptation"}  # BM-A2, BM-A3


# ---------------------------------------------------------------- the components


def read_parts(path: Path | None = None) -> dict[str, Any]:
    """The components: from a file, or those of the installed game."""
    return parts_of_the_box() if path is None else tomllib.loads(path.read_text("utf-8"))


@cache
def parts_of_the_box() -> dict[str, Any]:
    """The components of the installed game; read only once, as no game changes them."""
    return tomllib.loads(files("heorot.games").joinpath("beowulf_movie", "parts.toml").read_text("utf-8"))


def name_tile(entry: dict[str, Any]) -> str:
    """A tile's name in the notation, from its entry in the components."""
    ability = SHORT_NAMES.get(entry["ability"], entry["ability"].capitalize())
    number = f"{entry['value']:+d}" if entry["value"] else ""
    cash = f"${entry['cash']}" if entry["ability"] == "treasure" else ""
    return f"{ability + number + cash or '0'}/{entry['act']}"


def tiles_of_act(parts: dict[str, Any], act: int) -> Counter[str]:
    """BM-S3: the tiles are sorted by act."""
    tiles: Counter[str] = Counter()
    for entry in parts["tiles"]:
        if entry["act"] == act:
            tiles[name_tile(entry)] += entry["count"]
    return tiles


def board_of_act(parts: dict[str, Any], act: int) -> Board:
    """BM-N3, BM-A12: the empty board of an act, with its printed Gorges."""
    board: Board = {}
    for entry in parts["boards"]:
        if entry["act"] == act:
            for y, line in enumerate(entry["mask"]):
                for x, mark in enumerate(line):
                    if mark == "O":
                        board[x, y] = OPEN
                    elif mark == "#":
                        board[x, y] = PRINTED_GORGE
    return board


# ---------------------------------------------------------------- what a thing on the board is


def is_tile(thing: str) -> bool:
    """A tile, not a figure, a printed Gorge or nothing."""
    return "/" in thing


def is_figure(thing: str) -> bool:
    """A figure: its kind and its owner's seat."""
    return " " in thing


def kind_of(figure: str) -> str:
    """The kind of a figure: `Thane` of `Thane 2`."""
    return figure.split(" ")[0]


def owner_of(figure: str) -> int:
    """The owner of a figure: 2 of `Thane 2`."""
    return int(figure.split(" ")[1])


@cache
def ability_of(tile: str) -> str:
    """The ability of a tile: `Treasure` of `Treasure+1$6/1`; "" if it has none."""
    return "".join(letter for letter in tile if letter.isalpha())


@cache
def value_of(tile: str) -> int:
    """The value of a tile: 1 of `Treasure+1$6/1`; a tile without a number counts 0."""
    number = tile.split("/")[0].split("$")[0].removeprefix(ability_of(tile))
    return int(number) if number else 0


def treasure_value_of(tile: str) -> int:
    """BM-A5: the treasure value: 6 of `Treasure+1$6/1`."""
    return int(tile.split("/")[0].split("$")[1])


def is_gorge(thing: str) -> bool:
    """BM-A12: a Gorge, laid or printed."""
    return thing == PRINTED_GORGE or (is_tile(thing) and ability_of(thing) == "Gorge")


# ---------------------------------------------------------------- the board


def open_spaces(board: Board) -> list[Cell]:
    """BM-A1, BM-A12: the spaces with neither a tile nor a figure; a printed Gorge is none."""
    return [cell for cell, thing in board.items() if thing == OPEN]


def has_open_space(board: Board) -> bool:
    """BM-E1: whether there is one at all."""
    return OPEN in board.values()


def beside(cell: Cell) -> list[Cell]:
    """BM-A9: the four cells orthogonally adjacent, along the lattice."""
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in FOUR_DIRECTIONS]


def tiles_on(board: Board) -> list[Cell]:
    """The cells with a tile."""
    return [cell for cell, thing in board.items() if is_tile(thing)]


def tiles_with(board: Board, ability: str) -> list[Cell]:
    """The cells with a tile of that ability."""
    return [cell for cell in tiles_on(board) if ability_of(board[cell]) == ability]


def walk(board: Board, cell: Cell, step: Cell) -> list[Cell]:
    """BM-A12: the cells met when walking away from the cell, up to a Gorge or the board's end."""
    met: list[Cell] = []
    x, y = cell[0] + step[0], cell[1] + step[1]
    while (x, y) in board and not is_gorge(board[x, y]):
        met.append((x, y))
        x, y = x + step[0], y + step[1]
    return met


def row_part(board: Board, cell: Cell) -> list[Cell]:
    """BM-A12: the other cells of the cell's part of its row."""
    return walk(board, cell, LEFT) + walk(board, cell, RIGHT)


def column_part(board: Board, cell: Cell) -> list[Cell]:
    """BM-A12: the other cells of the cell's part of its column."""
    return walk(board, cell, UP) + walk(board, cell, DOWN)


def row_and_column(board: Board, cell: Cell) -> list[Cell]:
    """BM-E2: all that the cell is lined up with."""
    return row_part(board, cell) + column_part(board, cell)


# ---------------------------------------------------------------- scoring


def turned_down_by_treachery(board: Board) -> list[Cell]:
    """BM-A11: the positive tiles in the row part or column part of any Treachery."""
    turned: list[Cell] = []
    for treachery in tiles_with(board, "Treachery"):
        for cell in row_and_column(board, treachery):
            if is_tile(board[cell]) and value_of(board[cell]) > 0 and cell not in turned:
                turned.append(cell)
    return turned


def board_after_treachery(board: Board) -> Board:
    """BM-A11: the board on which the figures score: a tile turned down is blank."""
    after = dict(board)
    for cell in turned_down_by_treachery(board):
        after[cell] = "0/0"
    return after


def sum_of_values(board: Board, figure: Cell) -> int:
    """BM-E2: the sum of the values of all tiles in the figure's row part and column part."""
    return sum(value_of(board[cell]) for cell in row_and_column(board, figure) if is_tile(board[cell]))


def horns(board: Board, figure: Cell) -> int:
    """BM-A10: the Royal Dragon Horns in the figure's row part and column part."""
    return sum(is_tile(board[cell]) and ability_of(board[cell]) == "Horn" for cell in row_and_column(board, figure))


def scores_of(cells: Board, diamonds: dict[str, int] = DIAMONDS) -> dict[Cell, int]:
    """BM-A11, BM-E2, BM-E3: what every figure on the board scores when the act ends, by its cell."""
    board = board_after_treachery(cells)
    return {
        cell: sum_of_values(board, cell) * (diamonds[kind_of(thing)] + horns(board, cell))
        for cell, thing in board.items()
        if is_figure(thing)
    }


# ---------------------------------------------------------------- the game


def parse_cell(text: str) -> Cell:
    """`b3` as a cell: second column, third line."""
    return ord(text[0]) - ord("a"), int(text[1:]) - 1


@cache
def write_cell(cell: Cell) -> str:
    """A cell as `b3`."""
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def take(things: Counter[str], name: str) -> None:
    """Take one out; a kind of which none is left is not listed any more."""
    things[name] -= 1
    if things[name] == 0:
        del things[name]


class Reference:
    """A game, moved on line by line; the dealer's lines say what chance brings."""

    def __init__(
        self,
        players: int,
        last_space: str = "end-at-once",
        refill: str = "always",
        start: str = "drawn",
        parts: Path | None = None,
    ) -> None:
        """BM-S1, BM-S2, BM-S3: figures and points are given, act I's tiles are the pool, no tile is dealt yet."""
        if players not in (2, 3, 4):
            raise ValueError(f"2 to 4 players, not {players}")
        if last_space not in ("end-at-once", "ability-first"):
            raise ValueError(f"unknown last_space {last_space!r}")
        if refill not in ("always", "ask"):
            raise ValueError(f"unknown refill {refill!r}")
        if start != "drawn" and start not in SEATS[:players]:
            raise ValueError(f"unknown start {start!r}")
        self.players = players
        self.last_space = last_space
        self.refill = refill
        self.parts = read_parts(parts)
        self.hand_size: int = self.parts["starting_hand"]
        self.diamonds: dict[str, int] = {}
        self.returning: list[str] = []  # BM-E4: the kinds that go back to their owner
        self.figures: list[Counter[str]] = [Counter() for _ in range(players)]  # each seat's unused ones
        for entry in self.parts["figures"]:
            kind: str = entry["kind"].capitalize()
            self.diamonds[kind] = entry["diamonds"]
            if entry["returns"]:
                self.returning.append(kind)
            for unused in self.figures:
                unused[kind] = entry["count"]
        self.points: list[int] = [self.parts["starting_points"]] * players
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.last_act: int = max(entry["act"] for entry in self.parts["boards"])
        self.act = 1
        self.board = board_of_act(self.parts, 1)
        self.pool = tiles_of_act(self.parts, 1)
        self.out_of_game: Counter[str] = Counter()  # tiles and figures ("Thane 2")
        self.unused_diamonds: list[int] | None = None  # BM-F2, known when the game is over
        # What is to be done: "first", "deal" (the dealer) or "ask" (a seat) before the turns of an act;
        # "turn", "draw" (the dealer), "play", "remove", "swap", "with" in a turn; "over".
        self.phase = "first"
        self.seat = 0  # whose turn it is, or who is dealt to
        self.beginner = 0  # who begins this act
        self.last_mover = 0
        self.still_to_deal: list[int] = []  # the seats that may still draw before the act's first turn
        self.laid = (0, 0)  # where the Temptation, Valor or Statue lies whose ability is used now
        self.swapped = (0, 0)  # the tile named by `swap`
        if start != "drawn":  # BM-S5
            self._begin_act(SEATS.index(start))

    # ------------------------------------------------------------ what may be played

    def actor(self) -> int | str | None:
        """Who has the next line: a seat, "dealer", or None when the game is over."""
        if self.phase == "over":
            return None
        return "dealer" if self.phase in ("first", "deal", "draw") else self.seat

    def legal(self) -> dict[str, int]:
        """The lines the actor may play, each with its weight."""
        if self.phase == "over":
            return {}
        if self.phase == "first":  # BM-S5
            return {f"first {seat}": 1 for seat in range(self.players)}
        if self.phase in ("deal", "draw"):  # BM-S4, BM-T1, BM-N1
            return {f"draw {tile}": n for tile, n in self.pool.items()}
        if self.phase == "ask":  # BM-N1
            return {"draw": 1, "pass": 1}
        return dict.fromkeys(self._seat_lines(), 1)

    def _seat_lines(self) -> list[str]:
        """The lines of the seat whose turn it is."""
        if self.phase == "turn":
            return self._lines_of_a_turn(self.seat)
        if self.phase == "play":  # BM-T2
            return self._lines_to_play_a_tile(self.seat)
        if self.phase == "remove":  # BM-A2, BM-A3
            return ["keep", *(f"remove {write_cell(cell)}" for cell in self._tiles_to_remove())]
        if self.phase == "swap":  # BM-A8
            return ["keep", *(f"swap {write_cell(cell)}" for cell in self._tiles_to_swap())]
        return [f"with {write_cell(cell)}" for cell in self._tiles_to_swap() if cell != self.swapped]

    def _lines_of_a_turn(self, seat: int) -> list[str]:
        """BM-T1, BM-T3: place a figure; or draw, or without a pool play a tile at once. None: BM-T4."""
        lines = self._lines_to_place_a_figure(seat)
        if self.pool:
            return [*lines, "draw"]
        return lines + self._lines_to_play_a_tile(seat)

    def _lines_to_place_a_figure(self, seat: int) -> list[str]:
        """BM-T1a: any unused figure on any open space."""
        spaces = [write_cell(cell) for cell in open_spaces(self.board)]
        return [f"{kind} {space}" for kind in self.figures[seat] for space in spaces]

    def _lines_to_play_a_tile(self, seat: int) -> list[str]:
        """BM-T1b: every way to play every tile of the hand."""
        spaces = [write_cell(cell) for cell in open_spaces(self.board)]
        return [line for tile in self.hands[seat] for line in self._lines_for(seat, tile, spaces)]

    def _can_play_a_tile(self, seat: int) -> bool:
        """BM-T5: whether there is a way to play any of them."""
        spaces = [write_cell(cell) for cell in open_spaces(self.board)]
        return any(self._lines_for(seat, tile, spaces) for tile in self.hands[seat])

    def _lines_for(self, seat: int, tile: str, spaces: list[str]) -> list[str]:
        """BM-A1, BM-A5, BM-A6, BM-A9: every way to play one tile; the spaces are the open ones."""
        if ability_of(tile) == "Counsel":
            return [f"{tile} {write_cell(cell)}>{write_cell(goal)}" for cell, goal in self._moves_of_good_counsel(seat)]
        lines = [f"{tile} {space}" for space in spaces]
        if ability_of(tile) == "Treasure":
            lines.append(f"{tile} cash")
        if ability_of(tile) == "Drunkenness":
            lines += [f"{tile} {write_cell(cell)}" for cell in tiles_with(self.board, "Mead")]
        return lines

    def _moves_of_good_counsel(self, seat: int) -> list[tuple[Cell, Cell]]:
        """BM-A9: the seat's own figures on the board, each with the open spaces beside it."""
        own = [cell for cell, thing in self.board.items() if is_figure(thing) and owner_of(thing) == seat]
        return [(cell, goal) for cell in own for goal in beside(cell) if self.board.get(goal) == OPEN]

    def _tiles_to_remove(self) -> list[Cell]:
        """BM-A2, BM-A3: the Valor tiles after a Temptation, the Temptation tiles after a Valor."""
        return tiles_with(self.board, REMOVED_BY[ability_of(self.board[self.laid])])

    def _tiles_to_swap(self) -> list[Cell]:
        """BM-A8: every tile but the Golden Statue just laid; never figures or printed Gorges."""
        return [cell for cell in tiles_on(self.board) if cell != self.laid]

    # ------------------------------------------------------------ playing a line

    def play(self, line: str) -> int:
        """Play one lawful line; returns the sum of the changes of all seats' points."""
        if line not in self.legal():
            raise ValueError(f"not a legal line now: {line!r}")
        return self.follow(line)

    def follow(self, line: str) -> int:
        """The same with a line known to be lawful."""
        before = sum(self.points)
        word, _, rest = line.partition(" ")
        if word == "first":  # BM-S5
            self._begin_act(int(rest))
        elif word == "draw":
            self._draw(rest)
        elif word == "pass":  # BM-N1
            self.still_to_deal.pop(0)
            self._go_on_dealing()
        elif word == "keep":  # BM-A2, BM-A3, BM-A8: not required
            self._end_turn()
        elif word == "remove":
            self._remove(parse_cell(rest))
        elif word == "swap":
            self.swapped = parse_cell(rest)
            self.phase = "with"
        elif word == "with":
            self._swap_with(parse_cell(rest))
        elif word in self.diamonds:
            self._place_figure(word, parse_cell(rest))
        else:
            self._play_tile(word, rest)
        return sum(self.points) - before

    def _draw(self, tile: str) -> None:
        """BM-T1b, BM-N1: a seat wants to draw; then the dealer says which tile it is."""
        if self.phase == "ask":
            self.phase = "deal"
        elif self.phase == "turn":
            self.phase = "draw"
        else:
            take(self.pool, tile)
            self.hands[self.seat][tile] += 1
            if self.phase == "deal":
                self._go_on_dealing()
            elif self._can_play_a_tile(self.seat):
                self.phase = "play"
            else:  # BM-T5: only Good Counsels that move nothing
                self._end_turn()

    def _place_figure(self, kind: str, cell: Cell) -> None:
        """BM-T1a: place a figure on an open space."""
        take(self.figures[self.seat], kind)
        self.board[cell] = f"{kind} {self.seat}"
        self._end_turn()

    def _play_tile(self, tile: str, where: str) -> None:
        """BM-T1b: play a tile of the hand, in the way its ability allows."""
        take(self.hands[self.seat], tile)
        if where == "cash":  # BM-A5
            self.out_of_game[tile] += 1
            self.points[self.seat] += treasure_value_of(tile)
            self._end_turn()
        elif ability_of(tile) == "Counsel":  # BM-A9
            left, _, goal = where.partition(">")
            self.board[parse_cell(goal)] = self.board[parse_cell(left)]
            self.board[parse_cell(left)] = tile
            self._end_turn()
        else:
            self._lay(tile, parse_cell(where))

    def _lay(self, tile: str, cell: Cell) -> None:
        """BM-A1, BM-A6: lay a tile on an open space or in place of a Mead; then its ability may be used."""
        if self.board[cell] != OPEN:
            self.out_of_game[self.board[cell]] += 1
        self.board[cell] = tile
        self.laid = cell
        if not has_open_space(self.board) and self.last_space == "end-at-once":  # BM-E1: the ability is lost
            self._end_turn()
        elif ability_of(tile) in REMOVED_BY and self._tiles_to_remove():
            self.phase = "remove"
        elif ability_of(tile) == "Statue" and len(self._tiles_to_swap()) >= 2:
            self.phase = "swap"
        else:
            self._end_turn()

    def _remove(self, cell: Cell) -> None:
        """BM-A2, BM-A3, BM-A4: the tile leaves the game, its space is open again."""
        self.out_of_game[self.board[cell]] += 1
        self.board[cell] = OPEN
        self._end_turn()

    def _swap_with(self, cell: Cell) -> None:
        """BM-A8: the two tiles change places; their abilities are not used again."""
        first, second = self.board[self.swapped], self.board[cell]
        self.board[self.swapped], self.board[cell] = second, first
        self._end_turn()

    # ------------------------------------------------------------ turns and acts

    def _end_turn(self) -> None:
        """BM-S5, BM-E1: the act ends when the last open space is filled; else the turn goes to the left."""
        self.last_mover = self.seat
        if has_open_space(self.board):
            self._begin_turn((self.seat + 1) % self.players)
        else:
            self._end_act()

    def _begin_turn(self, seat: int) -> None:
        """BM-T4: who can do nothing is skipped; when that holds for all, the act ends."""
        for steps in range(self.players):
            self.seat = (seat + steps) % self.players
            if self.pool or self._lines_of_a_turn(self.seat):  # with a pool one can always draw
                self.phase = "turn"
                return
        self._end_act()

    def _end_act(self) -> None:
        """BM-E2 to BM-E5, BM-N1, BM-N2: score the figures, remove everything, begin the next act."""
        self._score_the_figures()
        if self.act == self.last_act:
            self.unused_diamonds = self._count_unused_diamonds()  # BM-F2: before longships return
        self._remove_the_figures()
        self._remove_the_tiles()
        if self.act == self.last_act:  # BM-F1
            self.phase = "over"
            return
        self.act += 1
        self.board = board_of_act(self.parts, self.act)
        self.pool = tiles_of_act(self.parts, self.act)
        self._begin_act((self.last_mover + 1) % self.players)

    def _score_the_figures(self) -> None:
        """BM-E2, BM-E3: every figure's score goes to its owner; a negative one is paid, even into debt."""
        for cell, score in scores_of(self.board, self.diamonds).items():
            self.points[owner_of(self.board[cell])] += score

    def _remove_the_figures(self) -> None:
        """BM-E4: longships return to their owner, the others are out of the game."""
        for cell, thing in self.board.items():
            if is_figure(thing):
                if kind_of(thing) in self.returning:
                    self.figures[owner_of(thing)][kind_of(thing)] += 1
                else:
                    self.out_of_game[thing] += 1
                self.board[cell] = OPEN

    def _remove_the_tiles(self) -> None:
        """BM-E5: the board's tiles and the pool's are out of the game; hands are kept."""
        for cell in tiles_on(self.board):
            self.out_of_game[self.board[cell]] += 1
            self.board[cell] = OPEN
        self.out_of_game.update(self.pool)
        self.pool = Counter()

    def _begin_act(self, beginner: int) -> None:
        """BM-S4, BM-N1: hands are filled in turn order from the player who begins the act."""
        self.beginner = beginner
        self.still_to_deal = [(beginner + steps) % self.players for steps in range(self.players)]
        self._go_on_dealing()

    def _go_on_dealing(self) -> None:
        """BM-S4, BM-N1: a tile for the next seat that lacks one, asked first under `ask` in acts II and III; then the first turn."""
        while self.still_to_deal:
            self.seat = self.still_to_deal[0]
            if self.pool and self.hands[self.seat].total() < self.hand_size:
                self.phase = "ask" if self.refill == "ask" and self.act > 1 else "deal"
                return
            self.still_to_deal.pop(0)
        self._begin_turn(self.beginner)

    # ------------------------------------------------------------ the end

    def _count_unused_diamonds(self) -> list[int]:
        """BM-F2: the diamonds on each seat's figures that are not on the board."""
        return [sum(self.diamonds[kind] * n for kind, n in unused.items()) for unused in self.figures]

    def places(self) -> list[int]:
        """BM-F1, BM-F2: most points first; a tie to more diamonds on unused figures; else a shared place."""
        unused = self.unused_diamonds if self.unused_diamonds is not None else self._count_unused_diamonds()
        standing = [(-self.points[seat], -unused[seat]) for seat in range(self.players)]
        return [1 + sum(other < mine for other in standing) for mine in standing]
