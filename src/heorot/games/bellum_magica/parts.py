"""The cards of Bellum Magica, the numbers of its moves, and where each part of a state lies: never compiled."""

from __future__ import annotations

# The cards of the box, by their names; a card's number is its place in CARDS.
CASTLES = (
    "sorceress", "warlord", "necromancer", "goblinking", "fiend",
)  # fmt: skip
GOBLINS = (
    "snik", "wriggle", "wartle", "scab", "muttle", "pothelm", "nibble", "oops", "blister", "lurk",
)  # fmt: skip
EVIL = (
    "grubnose", "crackjaw", "mudfist", "thudd", "knuckle", "thickbrow", "belchard", "bellowmaw", "chortle", "leftover",
    "marrowby", "morsel", "larder", "gobble", "seconds", "whiff", "shrilla", "gossip", "tattle", "peek", "moult", "talonia",
    "swoop", "latchkey", "whisker", "rind", "gutterby", "sliptail", "cutpurse", "alibi", "crumb", "hexabel", "simmer", "nettlina",
    "mothilda", "grudge", "soot", "portenta", "ladle", "hush", "fetch", "snarl", "moonbark", "clacktooth", "nightcap", "runt",
)  # fmt: skip
MOST_EVIL = (
    "ashgargle", "hoardwell", "fumarola", "sizzlewing", "obituarius", "dustmore", "casket", "epitaph", "veinwright", "sangria",
    "nocturne", "batrick", "stumble", "hummock", "lintel", "stompworth", "fineprint", "usury", "insomnia", "brimsby",
)  # fmt: skip
PLACES = (
    "tavern", "barleywick", "ciderstead", "turnipend", "henhaven", "hopshill", "oddacre", "stonybroke", "mumbleford", "charmley",
    "anvilby", "tipplewell", "bellmere", "holyloaf", "stoutfence", "tollgate", "fatmarket", "beerbridge", "inkwell", "thickwall",
    "hymnford", "lentenham", "stargaze", "mitremont", "spellminster",
)  # fmt: skip

CARDS = (*CASTLES, *GOBLINS, *EVIL, *MOST_EVIL, *PLACES)
CASTLE_AT = 0
GOBLIN_AT = CASTLE_AT + len(CASTLES)
EVIL_AT = GOBLIN_AT + len(GOBLINS)
MOST_EVIL_AT = EVIL_AT + len(EVIL)
PLACE_AT = MOST_EVIL_AT + len(MOST_EVIL)
N_CARDS = PLACE_AT + len(PLACES)
THE_TAVERN = PLACE_AT  # the first of the places
NO_CARD = 255
PILES = (("castles", CASTLE_AT), ("goblins", GOBLIN_AT), ("evil", EVIL_AT), ("most_evil", MOST_EVIL_AT), ("places", PLACE_AT))
GROUPS = (
    "castle", "goblin", "orc", "forager", "scout", "rogue", "adept", "beast", "dragon", "lich", "vampire", "giant", "demon",
)  # fmt: skip
BONUSES = ("", "shield", "magic_shield", "spell")
A_SHIELD = 1
A_MAGIC_SHIELD = 2
A_SPELL = 3

# What is printed on a line, left then right; a side is three symbols.
FOOD = 0
GLYPH = 1
MAP = 2
SWORD = 3
MAGIC = 4
THIEF = 5
SYMBOLS = 6
THIRD = SYMBOLS // 2  # those of one side
LETTERS = "fgmsxt"
SIGNS = ("food", "glyphs", "maps", "swords", "magic", "thieves")
FACES = 6
PRINT = FACES * SYMBOLS  # numbers on a card: face by face the symbols
LEFT = 0
RIGHT = 1
SIDES = ("left", "right")

# Chests: a kind is wood, iron or gold; a face is a kind with a value. Beyond the faces: a chest of which only the kind is known.
WOOD = 0
IRON = 1
GOLD = 2
KINDS = 3
KIND_NAMES = ("wood", "iron", "gold")
FACED = 1  # the first face
MOST_FACES = 28
HIDE = 29  # + kind: a hidden chest
CHEST_CODES = 32
MOST_CHESTS = 64  # in the game, and so in a row
NO_KIND = 3  # no stack has a chest left

# Places.
TAVERN = 0
FARM = 1
VILLAGE = 2
TOWN = 3
NO_SORT = 0  # of a card that is no place
PLACE_KINDS = ("tavern", "farm", "village", "town")
KINGDOM = {2: (3, 3, 10), 3: (4, 4, 10), 4: (6, 6, 10), 5: (7, 7, 10)}  # farms, villages and towns by players (MA-S3)
LOOTS = ("food", "glyph", "barrel", "wood", "iron", "gold")
LOOT_BARREL = 2
LOOT_CHEST = 3  # + kind

# The rulebook's numbers, and what one's own parts may go up to.
PLAYERS = 5
GOBLINS_EACH = 2
UP = 2  # creatures of each deck that lie face up
MOST_BARRELS = 2
BOX_FOOD = 30  # in the supply of the box (MA-D3)
BOX_SHIELDS = 20
CHESTS_TO_END = 10
QUIET_DAYS = 10
EVIL_FOOD = 2
MOST_EVIL_FOOD = 4
MOST_EVIL_GLYPH = 1
MOST_EVIL_GLYPHS = 3
MOST_SHIELD = 99
MOST_SYMBOLS = 9  # of a sort, on one side of a line
MOST_LOOT = 9
MOST_VALUE = 99

# Where a card is. Goblins, farms and villages that are out of the game stay unseen: nobody has looked at them.
UNSEEN = 0
ABSENT = 1  # not among these components
FACE_UP = 2
TAKEN_DOWN = 3  # a place that was taken
OWNED = 8  # + 2 * seat + side: in a seat's horde

# The alphabet of moves: `what << SHIFT | which`.
SHIFT = 8
LOW = 255
SMALL = 1  # + one of these
BARREL = 1
SPELL = 2
PASS = 3
DONE = 4  # hires no more; since version 2 also: steals no more
CAPTAIN_IS = 2  # the dealer's: which seat
CASTLE = 3  # the dealer's or a seat's: which card
GOBLIN = 4
OPENS = 5  # how
REVEAL = 6
ROLL = 7  # which face of the die, from 1
CHEST = 8  # which face of a chest
PLACE = 9  # how: 1 left left, 2 left right, 3 right left, 4 right right
ATTACK = 10
RAID = 11  # which castle
STEAL = 12  # which chest of the row, from 1
HIRE = 13  # + 2 * by glyphs + side
ALPHABET = (HIRE + 4) << SHIFT
WAYS = 4
SEALED = 9  # a sealed choice that one may not see
MOST_MOVES = 80

# The steps: what a seat decides, or the dealer does.
CAPTAINING = 0  # the dealer: who is the first captain
CASTLING = 1  # SEAT gets a castle, from the dealer or by choice
DEALING = 2  # the dealer: goblins for SEAT
PLACING = 3  # all at once: goblins left or right
OPENING = 4  # the dealer opens the choice of SEAT
LAYOUT = 5  # the dealer turns up places and creatures
ROLLING = 6
REROLLING = 7  # SEAT may ask for another roll
SCOUTING = 8  # the dealer: a chest for the scouts of SEAT
ATTACKING = 9
LOOTING = 10  # the dealer: a chest of the loot of SEAT
STEALING = 11  # SEAT names a chest of VICTIM
SEEING = 12  # SEAT is shown a stolen chest
HIRING = 13
REPLACING = 14  # the dealer turns up a creature for the hired one
REFILLING = 15  # the dealer turns up a place, at the end of the day
OVER = 16
STEPS = (
    "captain", "castles", "goblins", "place", "open", "layout", "roll", "reroll", "scout", "attack", "loot", "steal", "see", "hire",
    "replace", "refill", "over",
)  # fmt: skip
RIBBON = (-1, -1, -1, -1, -1, -1, 0, 0, 2, 3, 3, 3, 3, 4, 4, 5, 5)  # the six steps of a day; gathering, 1, happens by itself

# The counters in `now`.
STEP = 0
SEAT = 1
CAPTAIN = 2
DAY = 3
FACE = 4  # the active line, 1 ... 6; 0: none yet
N_ROW = 5  # places face up
KINGDOM_AT = 6  # + kind: places of that kind still in the kingdom (farms 7, villages 8, towns 9)
DECK_AT = 10  # creatures in the decks: evil, most evil
STACK_AT = 12  # + kind: chests in a stack
DUE_AT = 15  # + kind: chests of the loot still to be drawn
SCOUTS = 18  # seats whose scouts still get a chest, a bit each
PRIZE = 19  # the kind of chest the scouts get
QUIET = 20  # days in a row on which no chest left a stack
STIRRED = 21  # whether one did today
VICTIM = 22
N_NAMED = 23
N_SHOWN = 24  # of the stolen chests
SLOT = 25  # where the next card is turned up: 0, 1 evil, 2, 3 most evil, 4 a place
HOW = 26  # the options: castles dealt, chosen, drafted
LOTS = 27  # who is the first captain: DRAWN, 0 the first seat, 2 the second …
COUNTERS = 28
PLACE_SLOT = 2 * UP
HOWS = ("dealt", "chosen", "drafted")
DEALT = 0
DRAFTED = 2
DRAWN = 1
SUPPLIES = ("endless", "box")
SPELLS = ("rerolls", "holds")

# Where each part lies in the block: ints, then bytes. From BONUS_AT on: the components, which never change.
POINTS_AT = COUNTERS
FOOD_AT = POINTS_AT + PLAYERS
GLYPHS_AT = FOOD_AT + PLAYERS
SHIELDS_AT = GLYPHS_AT + PLAYERS  # tokens
LINES_AT = SHIELDS_AT + PLAYERS  # seat by seat, face by face, the sums of the symbols
INTS = LINES_AT + PLAYERS * PRINT
BYTES_AT = 4 * INTS
WHERE_AT = 0  # in bytes, from BYTES_AT
BARRELS_AT = WHERE_AT + N_CARDS
MAGICS_AT = BARRELS_AT + PLAYERS  # magic shield tokens
READY_AT = MAGICS_AT + PLAYERS  # spells
SPENT_AT = READY_AT + PLAYERS
CASTLES_AT = SPENT_AT + PLAYERS
DEALT_AT = CASTLES_AT + PLAYERS  # goblins that wait to be placed
SEALED_AT = DEALT_AT + GOBLINS_EACH * PLAYERS
ROW_AT = SEALED_AT + PLAYERS  # places face up
UP_AT = ROW_AT + PLAYERS  # creatures face up
SIZES_AT = UP_AT + 2 * UP
CHESTS_AT = SIZES_AT + PLAYERS
KNOWN_AT = CHESTS_AT + PLAYERS * MOST_CHESTS  # who knows a chest's value: a bit for each seat
NAMED_AT = KNOWN_AT + PLAYERS * MOST_CHESTS
BAG_AT = NAMED_AT + MOST_CHESTS  # unseen chests by their faces
BONUS_AT = BAG_AT + CHEST_CODES
GROUP_AT = BONUS_AT + N_CARDS
SOURCE_AT = GROUP_AT + N_CARDS
SHIELD_AT = SOURCE_AT + N_CARDS
MAGIC_AT = SHIELD_AT + N_CARDS
SORT_AT = MAGIC_AT + N_CARDS  # of a place: its kind
LOOT_AT = SORT_AT + N_CARDS
KIND_AT = LOOT_AT + len(PLACES) * len(LOOTS)  # of a chest
VALUE_AT = KIND_AT + CHEST_CODES
TOTAL_AT = VALUE_AT + CHEST_CODES  # chests of a face in the game
PRINT_AT = TOTAL_AT + CHEST_CODES
LABELS_AT = (BYTES_AT + PRINT_AT + PLACE_AT * PRINT + 7) & ~7  # of cards, in the block: what is shown, and no part of a position

# What later versions of the rules have added, behind the labels: all 0 in version 1, whose digests know nothing of it.
LATER_AT = LABELS_AT + N_CARDS
RULES = 0  # the version, less one
BOXED = 1  # the options: whether food and shields are those of the box,
HOLDS = 2  # whether a spell keeps the others from rerolling
HELD = 3  # whether one does so today
LATER = 4
SIZE = (LATER_AT + LATER + 7) & ~7
