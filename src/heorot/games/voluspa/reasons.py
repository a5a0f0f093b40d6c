"""Why a move is not legal in Völuspá: the clause that forbids it, and the message that says so. Never compiled."""

from __future__ import annotations

from heorot.core.reasons import Reasons

REASONS = Reasons()

OVER = REASONS.add("VO-E1", "over")
NO_SUCH_MOVE = REASONS.add("VO-T1", "no-such-move")
NOT_IN_HAND = REASONS.add("VO-T1", "not-in-hand")

# What the dealer does.
FIRST_PLAYER = REASONS.add("VO-S2", "first-player")
NO_START_TILE = REASONS.add("VO-S1", "start-tile")
NOT_THE_DEALER = REASONS.add("VO-T4", "dealer")

# A tile on a free cell.
UNTOUCHING = REASONS.add("VO-T1", "touch")
OVER_SEVEN = REASONS.add("VO-T2", "seven")
BESIDE_A_TROLL = REASONS.add("VO-C2", "troll")
HEL_ON_NOTHING = REASONS.add("VO-H1", "hel-free")

# A tile on a laid one.
OCCUPIED = REASONS.add("VO-T1", "occupied")
ON_HEL = REASONS.add("VO-H2", "on-hel")
HEL_ON_HEL = REASONS.add("VO-H1", "hel-on-hel")
DRAGON_ON_DRAGON = REASONS.add("VO-C3", "dragon-on-dragon")
COVER_BESIDE_TROLL = REASONS.add("VO-C3", "beside-troll")
SKADI_FOR_SKADI = REASONS.add("VO-C5", "skadi-on-skadi")
EXCHANGE_BESIDE_TROLL = REASONS.add("VO-C5", "beside-troll")

# A throw.
THROW_NOTHING = REASONS.add("VO-J1", "throw-nothing")
THROW_HEL = REASONS.add("VO-H2", "throw-hel")
NO_LANDING = REASONS.add("VO-J1", "landing")
JOTUN_BESIDE_TROLL = REASONS.add("VO-J2", "jotun-beside-troll")
OVER_HEL = REASONS.add("VO-J2", "throw-over-hel")
LANDING_OVER_SEVEN = REASONS.add("VO-J2", "throw-seven")
LANDING_BESIDE_TROLL = REASONS.add("VO-J2", "throw-beside-troll")

# After Hermod, and otherwise not laying.
HERMODS_CELL = REASONS.add("VO-M2", "hermods-cell")
HEL_FAR_FROM_HERMOD = REASONS.add("VO-M2", "hel-after-hermod")
NOT_HERMODS_ROW = REASONS.add("VO-M1", "after-hermod")
NOT_AFTER_HERMOD = REASONS.add("VO-M1", "stop")
CAN_PLAY = REASONS.add("VO-T3", "discard")
