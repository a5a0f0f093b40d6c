"""Why a move of Bellum Magica is not legal: each reason with the clause that forbids and the message that says so; never compiled."""

from __future__ import annotations

from heorot.core.reasons import OK, Reasons

__all__ = ["OK", "REASONS"]

REASONS = Reasons()

# The game is over, by ten chests or by ten quiet days.
OVER_BY_CHESTS = REASONS.add("MA-D10", "over")
OVER_BY_QUIET = REASONS.add("MA-D12", "over")

# The dealer is about to do something; the clause is that of what he does.
CAPTAIN_DUE = REASONS.add("MA-S5", "dealer")
CASTLES_DUE = REASONS.add("MA-S1", "dealer")
GOBLINS_DUE = REASONS.add("MA-S1", "dealer")
OPENING_DUE = REASONS.add("MA-S2", "dealer")
PLACES_DUE = REASONS.add("MA-S3", "dealer")
CREATURES_DUE = REASONS.add("MA-S4", "dealer")
ROLL_DUE = REASONS.add("MA-D1", "dealer")
SCOUTS_DUE = REASONS.add("MA-D4", "dealer")
LOOT_DUE = REASONS.add("MA-D7", "dealer")
STOLEN_DUE = REASONS.add("MA-D9", "dealer")
REPLACEMENT_DUE = REASONS.add("MA-D11", "dealer")
REFILL_DUE = REASONS.add("MA-D12", "dealer")

# What only the dealer does.
CAPTAIN_DRAWN = REASONS.add("MA-S5", "captain-drawn")
GOBLINS_DEALT = REASONS.add("MA-S1", "goblins-dealt")
DEALER_OPENS = REASONS.add("MA-S2", "dealer-opens")
PLACES_REVEALED = REASONS.add("MA-S3", "dealer-reveals")
CREATURES_REVEALED = REASONS.add("MA-S4", "dealer-reveals")
DEALER_ROLLS = REASONS.add("MA-D1", "dealer-rolls")
CHESTS_BLIND = REASONS.add("MA-D7", "chests-blind")

# What a seat is asked now.
CASTLE_FIRST = REASONS.add("MA-S1", "castle-first")
PLACE_FIRST = REASONS.add("MA-S2", "place-first")
REROLL_FIRST = REASONS.add("MA-D1", "reroll-first")
ATTACK_FIRST = REASONS.add("MA-D5", "attack-first")
STEAL_FIRST = REASONS.add("MA-D9", "steal-first")
HIRE_FIRST = REASONS.add("MA-D11", "hire-first")

# What comes at another time, or never again.
CASTLE_FOR_GOOD = REASONS.add("MA-S1", "castle-for-good")
PLACED_ALREADY = REASONS.add("MA-S2", "placed-already")
NOT_NOW_REROLL = REASONS.add("MA-D1", "not-now-reroll")
NOT_NOW_ATTACK = REASONS.add("MA-D5", "not-now-attack")
NO_RAID = REASONS.add("MA-D9", "no-raid")
NOT_NOW_HIRE = REASONS.add("MA-D11", "not-now-hire")

# What the checks of legal.py find.
CASTLE_TAKEN = REASONS.add("MA-S1", "castle-taken")
NO_BARREL = REASONS.add("MA-D1", "no-barrel")
NOT_CAPTAIN = REASONS.add("MA-D2", "not-captain")
NO_SPELL = REASONS.add("MA-D2", "no-spell")
HELD_BACK = REASONS.add("MA-D2", "held-back")
HOLDS_ALREADY = REASONS.add("MA-D2", "holds-already")
NOT_TURNED_UP = REASONS.add("MA-S3", "place-not-there")
PLACE_GONE = REASONS.add("MA-D7", "place-not-there")
TOO_WEAK = REASONS.add("MA-D6", "too-weak")
NOBODYS_CASTLE = REASONS.add("MA-D9", "nobodys-castle")
OWN_CASTLE = REASONS.add("MA-D9", "own-castle")
NO_THIEF = REASONS.add("MA-D9", "no-thief")
NO_CHESTS = REASONS.add("MA-D9", "no-chests")
NO_SUCH_CHEST = REASONS.add("MA-D9", "no-such-chest")
NAMED_ALREADY = REASONS.add("MA-D9", "named-already")
NAME_ONE = REASONS.add("MA-D9", "name-one")
NOT_FACE_UP = REASONS.add("MA-D11", "not-face-up")
EVIL_FOR_FOOD = REASONS.add("MA-D11", "evil-for-food")
EVIL_COST = REASONS.add("MA-D11", "evil-cost")
MOST_EVIL_COST = REASONS.add("MA-D11", "most-evil-cost")
