"""The Movie's kinds of tile and figure, the numbers of its moves and notes, and where each part of a state lies: never compiled."""

from __future__ import annotations

# Abilities of tiles.
NONE = 0
TEMPTATION = 1
VALOR = 2
TREASURE = 3
DRUNKENNESS = 4
MEAD = 5
STATUE = 6
COUNSEL = 7
HORN = 8
TREACHERY = 9
GORGE = 10
ABILITIES = (
    "none", "temptation", "valor", "treasure", "drunkenness", "mead", "golden_statue", "good_counsel", "royal_dragon_horn", "treachery",
    "gorge",
)  # fmt: skip
CALLED = ("", "Temptation", "Valor", "Treasure", "Drunkenness", "Mead", "Statue", "Counsel", "Horn", "Treachery", "Gorge")

# Figures.
BEOWULF = 1
THANE = 2
CASTLE = 3
LONGSHIP = 4
FIGURES = ("", "beowulf", "thane", "castle", "longship")
FIGURE_NAMES = ("", "Beowulf", "Thane", "Castle", "Longship")

# The rulebook's numbers, and what one's own parts may go up to.
PLAYERS = 4
ACTS = 3
MOST_SIDE = 12
MOST_VALUE = 20
MOST_CASH = 60
MOST_DIAMONDS = 9
MOST_FIGURES = 9  # of a kind
MOST_TILES = 120  # of an act
MOST_COUNSELS = 12  # of an act: where nothing moves, a hand may keep them all
MOST_HAND = 4

# A kind is a tile's act, ability, value and cash; the kinds of an act follow one another. Below FIRST_KIND lie the backs.
FIRST_KIND = 4  # 1, 2 and 3 in a hand: an unknown tile of that act
KINDS = 124
LIFT = 64  # what is added to a value where it is kept

# The board: 12 x 12 cells within a rim, so that a neighbour is a step away. A cell is (y + 1) * WIDTH + x + 1.
WIDTH = 14
CELLS = WIDTH * WIDTH
NOWHERE = 0
OUTSIDE = 0  # what may be on a cell: no space at all,
OPEN = 1  # an open space,
PRINTED = 2  # a Gorge printed on the board, a tile by its kind,
FIGURE = 128  # + 8 * seat + figure: a figure
TURNED_DOWN = 1  # what `silent` says of a tile: Treachery has turned it face down,
TURNING = 2  # or will, once all Treacheries have been looked at

# The alphabet of moves: `what << SHIFT | cell` (or kind, for CASH); below 256 lie the small moves.
SHIFT = 8
LOW = 255
FIRST = 128  # + seat: the dealer names the start player; below it, a kind: the dealer draws it (0 = HIDDEN)
DRAW = 136  # the seat draws
PASS = 137  # and does not, at the start of an act
KEEP = 138  # nothing is removed or swapped
PLACE = 0  # + figure (1 ... 4)
REMOVE = 5
SWAP = 6
WITH = 7
CASH = 8
MOVE = 12  # + 4 * (act - 1) + direction: a Good Counsel of that act moves the figure on the cell
LAY = 24  # + kind
ALPHABET = (LAY + KINDS) << SHIFT
# What onlookers are told may come with news: `move + ALPHABET * seats`, a bit for each seat whose hand is thereby known to be
# Good Counsels only (BM-T4). Such a number is nobody's move.
MOST_MOVES = 4096

# The steps: what a seat decides, or the dealer does.
FIRST_SEAT = 0  # the dealer: who begins
FILLING = 1  # the dealer fills the hand of SEAT, at the start of an act
DRAWING = 2  # the dealer draws for the turn of SEAT
TURN = 3
PLAY = 4  # a tile of the hand, after the draw
REMOVING = 5
SWAPPING = 6
SWAPPING_WITH = 7
REFILL = 8  # whether to draw, at the start of an act
STEPS = ("first", "fill", "drawn", "turn", "play", "remove", "swap", "with", "refill")

# What FIRST_BY says of who begins: by lot, or a seat by its name. States are compared by these numbers, so they stay.
BY_LOT = 1
BY_NAME = (0, 2, 3, 4)

# The counters in `now`.
ACT = 0
STEP = 1
SEAT = 2  # whose turn it is, or who is dealt a tile
STARTER = 3  # who begins this act
N_BAG = 4  # tiles in the pool
N_UNKNOWN = 5  # unknown tiles in hands: 0 in a whole state
N_OPEN = 6
MARK = 7  # the cell of the tile whose ability is being used, or NOWHERE
CHOSEN = 8  # the first of two tiles to be swapped, or NOWHERE
HAND = 9  # how many tiles a hand is filled up to
ABILITY_FIRST = 10  # the options
ASK = 11
FIRST_BY = 12
BEGUN = 13  # the first kind of each act, 13 ... 15, and one past the last kind
N_SPACES = 17
FRESH = 18  # the kind just drawn, while its owner chooses what to play: nobody else knows it
COUNTERS = 20

# Where each part lies in the block: ints, then bytes. From OPEN_AT on all follows from what lies before, or is scratch.
POINTS_AT = COUNTERS  # in ints
INTS = POINTS_AT + PLAYERS
BYTES_AT = 4 * INTS
BOARD_AT = 0  # in bytes, from BYTES_AT
SLOTS = MOST_HAND + 1 + ACTS * MOST_COUNSELS + 3  # 44
HANDS_AT = BOARD_AT + CELLS
SIZES_AT = HANDS_AT + PLAYERS * SLOTS
SHOWN_AT = SIZES_AT + PLAYERS  # seat * 4 + act
SUPPLY_AT = SHOWN_AT + 4 * PLAYERS  # seat * 8 + figure
SPENT_AT = SUPPLY_AT + 8 * PLAYERS
BAG_AT = SPENT_AT + 8 * PLAYERS
GONE_AT = BAG_AT + KINDS
ABILITY_AT = GONE_AT + KINDS
VALUE_AT = ABILITY_AT + KINDS
CASH_AT = VALUE_AT + KINDS
DIAMONDS_AT = CASH_AT + KINDS  # 8
TURNED_AT = DIAMONDS_AT + 8  # 4, by act
MASKS_AT = TURNED_AT + 4  # act - 1, in cells of 12 x 12
MASK = MOST_SIDE * MOST_SIDE
OPEN_AT = MASKS_AT + ACTS * MASK
PLACE_AT = OPEN_AT + MASK
SPACES_AT = PLACE_AT + CELLS
SILENT_AT = SPACES_AT + MASK
SIZE = (BYTES_AT + SILENT_AT + CELLS + 7) & ~7
DERIVED_AT = BYTES_AT + OPEN_AT
