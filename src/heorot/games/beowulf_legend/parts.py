"""The Legend's cards, tokens, icons and episodes, the numbers of its moves, where things lie in a state: never compiled."""

from __future__ import annotations

PLAYERS = 5
WIDTH = 32  # kinds in a plane: a card, a token, or the unknown one
SHIFT = 5  # seat << SHIFT | kind
UNKNOWN = 0  # as a kind: a card or token that the onlooker may not know

# Symbols, and the cards: 1 + 2 * type + (symbols - 1), Beowulf, then the special ones in the order of the parts.
TYPES = ("travelling", "friendship", "wit", "courage", "fighting", "beowulf")
FIGHTING = 4
JOKER = 5
NO_TYPE = 6  # of a text card
EVERY_TYPE = 31  # as a mask
DOUBLE_FIGHTING = 10
BEOWULF = 11
FIRST_SPECIAL = 12
MOST_SPECIALS = WIDTH - FIRST_SPECIAL

# What text cards do.
BLESSING = 1
INSPIRATION = 2
DARING = 3
RESOLVE = 4
REST = 5
EFFECTS = (
    "", "keep_one_played_symbol_card", "avoid_misfortune_scratch_wound_or_double_wound_from_an_icon", "risk_reveals_five",
    "cancel_failed_risk", "return_up_to_two_scratches_any_time",
)  # fmt: skip
EFFECT_NAMES = ("", "blessing", "inspiration", "daring", "resolve", "rest")  # as the view tells them

# Tokens: fame 1 ... 7, treasure 1 ... 4, alliance tokens with fame 1 ... 3 and treasure 1 ... 3, misfortune.
FAME = 0  # + value
TREASURE = 7  # + value
ALLY_FAME = 11  # + value
ALLY_TREASURE = 14  # + value
MISFORTUNE = 18
LAST_FAME = FAME + 7
LAST_TREASURE = TREASURE + 4
FIRST_ALLY = ALLY_FAME + 1
LAST_ALLY = ALLY_TREASURE + 3
TOKENS = 19
TOKEN_NAMES = (
    "?", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "T1", "T2", "T3", "T4", "AF1", "AF2", "AF3", "AT1", "AT2", "AT3", "M",
)  # fmt: skip
TOKEN_VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 1, 2, 3, 1, 2, 3, 2)

# What an icon gives, with a number: the token's value, how many, or the kind of the special card.
NOTHING = 0
GET_FAME = 1
GET_TREASURE = 2
GET_ALLIES = 3
GET_CARDS = 4
GET_SCRATCH = 5
GET_WOUND = 6
GET_DOUBLE = 7
GET_MISFORTUNE = 8
GET_SPECIAL = 9
FAME_OR_HEAL = 10
HEAL_SCRATCHES = 11
HEAL_ANY = 12  # a wound tile, or all scratches

# Kinds of episode.
RISK = 1
OPPORTUNITY = 2
SELECTION = 3
RECOVERY = 4
SIMULTANEOUS = 5
TURN_ORDER = 6
AUCTION = 7
RECOVER = 8  # Recover Treasures: all treasure is shown
DEATH = 9  # Death of Beowulf: all hands are shown
EPISODES = ("", "risk", "opportunity", "selection", "recovery", "simultaneous", "turn-order", "auction", "recover", "death")

# A row of the track, in bytes.
ROW = 32
MOST_EPISODES = 48
KIND = 0
SYMBOLS = 1  # a bit for each type that fits
N_ICONS = 2
CHANGE_FROM = 3  # whether from here on change is made for fame 2
SOURCE = 4
ICONS = 6  # pairs: what, number
MOST_ICONS = 8
NEEDS = 22  # by type what is to be given, then ANY cards, then fame tokens
ANY = 5
FAME_TOKENS = 6
N_NEEDS = 7
SOURCES = ("rulebook", "certain", "partly", "likely", "reconstructed", "own")

# The rulebook's numbers, and what one's own parts may go up to.
HAND = 5  # cards that are dealt, besides Beowulf and a double Fighting
TURNED_UP = 2  # cards of a risk
DARED = 5  # with Beowulf's Daring
COMFORT = 2  # cards that come with a wound
SCRATCHES = 3  # that make a wound
RESTED = 2  # scratches that The Warrior's Rest returns
DEADLY = 3  # wounds from which on each costs points
UNHURT = 5  # points without a wound
HURT = 5  # points for each wound, from three on
SORROW = 2  # points for a misfortune
MOST_CARDS = 200
MOST_TOKENS = 60
MOST_ALLY_WORTH = 72  # of all alliance tokens together: the news of the end must fit into a number
TEXT = 4096  # bytes for the ids and names of special cards and episodes

# The alphabet of moves: `verb << SHIFT | kind` (or token, icon, seat).
DRAW = 1 << SHIFT  # the dealer's: + card
REVEAL = 2 << SHIFT
OPENS = 3 << SHIFT  # + card, or the end
OPENS_END = OPENS
OPENS_TOKEN = 4 << SHIFT
ALLY = 5 << SHIFT
FIRST = 6 << SHIFT  # + seat
LAY = 7 << SHIFT  # a seat's: play a card
GIVE = 8 << SHIFT
GIVE_TOKEN = 9 << SHIFT
BLESS = 10 << SHIFT
PICK = 11 << SHIFT  # a card of a recovery
TAKE = 12 << SHIFT  # an icon, or what a selection offers: + its place
SHOW = 13 << SHIFT  # a treasure token
SMALL = 14 << SHIFT
GO = SMALL + 1  # risk
DARE = SMALL + 2
PASS = SMALL + 3
PERSIST = SMALL + 4  # Beowulf's Resolve
NO = SMALL + 5
DONE = SMALL + 6
SHIELD_OFF = SMALL + 7  # Queen Wealhtheow's Inspiration
MEND = SMALL + 8  # The Warrior's Rest
GLORY = SMALL + 9  # fame, of fame or heal
HEAL_WOUND = SMALL + 10
HEAL_DOUBLE = SMALL + 11
HEAL_ALL = SMALL + 12
N_SMALL = 13
ALPHABET = 15 << SHIFT
LOW = WIDTH - 1
MOST_MOVES = 64
# The move that ends the game is told to onlookers with the worth of everyone's alliance tokens: ALPHABET + code + LASTS * rank.
LASTS = 64  # codes: the place of an icon; 8 + small move; 24 a hidden draw; 32 + card or token
CODE_SMALL = 8
CODE_HIDDEN = 24
CODE_DRAWN = 32
ALL_DONE = ALPHABET + 25  # and the `done` after which the sealed cards are opened: nobody knew that it was the last

# The steps: what the dealer does, or a seat decides.
FIRST_SEAT = 0
DEALING = 1  # the five cards at the start
DRAWING = 2
REVEALING = 3
ALLYING = 4
OPENING = 5
RISKING = 6
RESOLVING = 7
GIVING = 8
HEALING = 9
BLESSED = 10
SELECTING = 11
PICKING = 12
LAYING = 13
TURN = 14
TAKING = 15
SHIELDING = 16
RESTING = 17
BIDDING = 18
STEPS = (
    "first", "deal", "draw", "reveal", "ally", "open", "risk", "resolve", "give", "heal", "bless", "select", "recover", "lay", "turn",
    "take", "shield", "rest", "bid",
)  # fmt: skip
DEALERS = OPENING  # steps up to here are the dealer's

# What is next, once a move is made.
WAIT = 0  # for who acts now
SETTLED = 1  # something small is settled, the episode goes on
OVER = 2  # the episode is over

# The phases of an episode: where it goes on once something small is settled.
EACH = 0  # one seat after the other: risk, opportunity, selection
PICKS = 1
LAYS = 2
OPENS_UP = 3
RANKED = 4  # before the icons: Blessing
TURNS = 5
BIDS = 6
PRIZE = 7
TAKES = 8
PHASES = ("each", "picks", "lays", "opens", "ranked", "turns", "bids", "prize", "takes")

# The counters in `now`.
EPISODE = 0
STEP = 1
PHASE = 2
SEAT = 3  # who decides, or for whom the dealer acts
START = 4  # the start player
ASKED = 5  # how many seats this round has been through
LEFT = 6  # cards or tokens the dealer still has to deal
N_PILE = 7
N_BAG = 8
N_UNKNOWN = 9  # cards and tokens unknown to the onlooker: 0 in a whole state
EYES = 10  # 0: a whole state; 1 + seat: what this seat sees; ONLOOKER
BEGUN = 11  # this turn has brought a card already
N_IN = 12  # seats still in
MARK = 13  # whose marker is next to take an icon
ICON = 14  # the place of the icon that is being taken
JOKERS = 15  # joker symbols given
GIVEN = 16  # cards or tokens given
LAST_OPENED = 17
N_DISCARDS = 18
GENERATION = 19  # of the pile, see memory.py
EPOCH = 20  # of the bag
SHOWN_UP = 21  # arrivals before this epoch hold no treasure: all was shown at Recover Treasures
LENT = 22  # fame 2 tokens made by change
CHANGING = 23  # whether change is made
ADVANCED = 24  # the options
HARSH = 25
BLUFF = 26
LOTS = 27  # who begins: 0 the first seat, 1 lots are drawn, n the nth seat
N_EPISODES = 28
N_KINDS = 29
SECRET_SUMS = 30  # whether the table keeps silent about what others' tokens are
VERSION = 31  # of the rules; 0: the first
COUNTERS = 32
OPENLY = 1  # as BLUFF: one after the other, and all see how many cards lie there
AT_ONCE = 2  # all at the same time, sealed, and any symbol cards
ONLOOKER = 9  # as EYES

# What everyone remembers of hidden draws, see memory.py.
GENERATIONS = 10
LOG = 160  # entries for each seat
NOTED_DRAW = 64  # + kind or UNKNOWN: drawn in secret
NOTED_TURN = 128  # the pile was made anew, or tokens came back to the bag

# Where each part lies in the block: ints, then bytes.
POINTS_AT = COUNTERS
INTS = POINTS_AT + PLAYERS + 3
BYTES_AT = 4 * INTS
PLANE = PLAYERS * WIDTH
HIDDEN_AT = 0  # cards of hands that the others do not know; [0]: how many an onlooker cannot name
KNOWN_AT = HIDDEN_AT + PLANE  # cards of hands that all know
LAID_AT = KNOWN_AT + PLANE  # which of the hand are laid face down
TABLE_AT = LAID_AT + PLANE  # cards lying before a seat: played, given
OWNED_AT = TABLE_AT + PLANE  # square tokens
SECRET_AT = OWNED_AT + PLANE  # alliance tokens face down; [0]: unknown
FAMED_AT = SECRET_AT + PLANE  # alliance tokens that all have seen
SHOWN_AT = FAMED_AT + PLANE  # tokens shown in this episode
PILE_AT = SHOWN_AT + PLANE  # the pile, and in a seen state all cards it may hold
DISCARDS_AT = PILE_AT + WIDTH
TURNED_AT = DISCARDS_AT + WIDTH
GONE_AT = TURNED_AT + WIDTH  # special cards that left the game
SHELF_AT = GONE_AT + WIDTH  # special cards beside the board
SUPPLY_AT = SHELF_AT + WIDTH  # square tokens
BAG_AT = SUPPLY_AT + WIDTH  # alliance tokens face down, and in a seen state all it may hold
SEATS_AT = BAG_AT + WIDTH  # small things of each seat, by lines of 8
SCRATCHED = 0
WOUNDS = 8
DOUBLES = 16
INSIDE = 24  # whether still in
TOTAL = 32
MARKER = 40
SEALED = 48  # who has said `done`
TAKER = 56  # by icon: 1 + seat
OWED = 64  # what is still to be given: NEEDS
SEATS = 72
UNSEEN_AT = SEATS_AT + SEATS  # by generation of the pile
CLASS_AT = UNSEEN_AT + GENERATIONS * WIDTH  # by epoch of the bag
CARD_LOG_AT = CLASS_AT + GENERATIONS * WIDTH
TOKEN_LOG_AT = CARD_LOG_AT + PLAYERS * LOG
LOGGED_AT = TOKEN_LOG_AT + PLAYERS * LOG  # lengths: cards by seat, tokens by 8 + seat
FIXED_AT = LOGGED_AT + 16  # from here on: the components
TYPE_AT = FIXED_AT
VALUE_AT = TYPE_AT + WIDTH  # symbols of a card
EFFECT_AT = VALUE_AT + WIDTH
FEWEST_AT = EFFECT_AT + WIDTH  # players for a special card, + 8: advanced only, + 16 * source as its version has it
HOLDS_AT = FEWEST_AT + WIDTH  # the kind that has an effect
ROWS_AT = HOLDS_AT + 8
TEXT_AT = ROWS_AT + MOST_EPISODES * ROW
LABELS_AT = (BYTES_AT + TEXT_AT + TEXT + 7) & ~7  # in the block: sources that are shown, and no part of a position
SIZE = (LABELS_AT + MOST_EPISODES + WIDTH + 7) & ~7

# Which clause it is, where that depends on the kind of episode, or on what a text card does.
BY_EPISODE = ("", "BL-M1", "BL-M2", "BL-M3", "BL-M4", "BL-J7", "BL-J7", "BL-A1", "BL-A2", "BL-E1")
BY_TEXT = ("", "BL-C1", "BL-C2", "BL-C3", "BL-C4", "BL-C5")
