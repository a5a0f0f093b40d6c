"""Völuspá's kinds of tile, the numbers of its moves, and where each part of a state lies: never compiled."""

from __future__ import annotations

# The kinds. 0 is no tile on the table, and an unknown tile in a hand.
UNKNOWN = 0
LOKI = 1
VALKYRIE = 2
SKADI = 3
FENRIR = 4
DRAGON = 5
TROLL = 6
THOR = 7
ODIN = 8
HERMOD = 9
JOTUN = 10
SERPENT = 11
HEL = 12
KINDS = 13
IDS = ("?", "loki", "valkyrie", "skadi", "fenrir", "dragon", "troll", "thor", "odin", "hermod", "jotun", "serpent", "hel")
NAMES = ("?", "Loki", "Valkyrie", "Skadi", "Fenrir", "Dragon", "Troll", "Thor", "Odin", "Hermod", "Jotun", "Serpent", "Hel")
EDDA_KINDS = (HERMOD, JOTUN, SERPENT, HEL)

# The rulebook's numbers.
PLAYERS = 5
HAND_SIZE = 5
LONGEST_ROW = 7

# The endless table: cells are numbered x + 90·y modulo 4096, which tells apart any two cells fewer than 90 steps apart.
# 85 joined tiles and the cells around them stay within 88 steps of one another.
WIDTH = 90
CELLS = 4096
MASK = CELLS - 1
SHIFT = 12
MOST_TILES = 85
MOST_OPEN = 2 * MOST_TILES + 2
NOWHERE = -1

# The alphabet of moves. `kind << SHIFT | cell` lays (on a laid tile: covers, exchanges, buries);
# `(THROW + direction) << SHIFT | cell` lays Jotun on the cell and throws its tile; below 4096 lie the small moves.
DRAW = 0  # + kind: the dealer draws it (kind 0 = HIDDEN)
FIRST = 16  # + seat: the dealer names the start player
DISCARD = 32  # + kind
STOP = 48  # no further tile after Hermod
THROW = KINDS
LEFT = 0
RIGHT = 1
UP = 2
DOWN = 3
ALPHABET = (THROW + 4) << SHIFT
MOST_MOVES = 2048

# What `edge` says of a cell.
UNTOUCHED = 0
OPEN = 1  # free, beside a laid tile, and no row would exceed seven
CLOSED = 2  # laid, or a tile here would make too long a row

# What `beside` says of a cell: Lokis beside it + 16 · Trolls beside it.
A_LOKI = 1
LOKIS = 15
A_TROLL = 16

# The dealer's errands.
FIRST_SEAT = 0
START_TILE = 1
HANDS = 2
REFILL = 3

# Where each part lies in the block: doubles, ints, shorts, bytes.
LESSONS = 21  # lessons remembered for each seat, see memory.py
BELIEF_AT = 0
NOW_AT = BELIEF_AT + 8 * PLAYERS * LESSONS
COUNTERS = 24
SHORTS_AT = NOW_AT + 4 * COUNTERS
FRONTIER_AT = 0  # in shorts, from SHORTS_AT
TILES_AT = FRONTIER_AT + MOST_OPEN
POINTS_AT = TILES_AT + MOST_TILES + 1
REACHED_AT = POINTS_AT + PLAYERS + 1
LESSON_AT = REACHED_AT + PLAYERS + 1
FREE_AT = LESSON_AT + PLAYERS * LESSONS + 1  # from here on scratch: room for `fill_moves`, no part of the position
CROSS_AT = FREE_AT + MOST_OPEN
CROSSED_AT = CROSS_AT + 8
SHORTS = CROSSED_AT + 32
BYTES_AT = SHORTS_AT + 2 * SHORTS
BOARD_AT = 0  # in bytes, from BYTES_AT
BESIDE_AT = BOARD_AT + CELLS
EDGE_AT = BESIDE_AT + CELLS
BENEATH_AT = EDGE_AT + CELLS
HANDS_AT = BENEATH_AT + MOST_TILES
SHOWN_AT = HANDS_AT + PLAYERS * KINDS
SIZES_AT = SHOWN_AT + PLAYERS * KINDS
TAUGHT_AT = SIZES_AT + PLAYERS
BAG_AT = TAUGHT_AT + PLAYERS
GONE_AT = BAG_AT + KINDS
STRENGTH_AT = GONE_AT + KINDS
BYTES = STRENGTH_AT + KINDS
SIZE = (BYTES_AT + BYTES + 7) & ~7

# The counters in `now`.
N_FRONTIER = 0
N_TILES = 1
N_BAG = 2  # tiles in the pile
N_UNKNOWN = 3  # unknown tiles in hands: 0 in a whole state
SEAT = 4  # whose turn it is, or to whom the dealer deals
ERRAND = 5
CLOCK = 6  # lines of the game, to tell who reached a score first
HERALD = 7  # the cell of the Hermod after whom one more tile may be laid, or NOWHERE
WEST = 9  # the box around all laid tiles
EAST = 10
NORTH = 11
SOUTH = 12
HOLDS = 13  # the options
LITERAL = 14
EDDA = 15
STARTER = 16  # the start player
VERSION = 17  # of the rules, less one: 0 in version 1, as it always was
BEGINS = 18  # the seat that begins by the option `start`, plus one: 0 where it is drawn
