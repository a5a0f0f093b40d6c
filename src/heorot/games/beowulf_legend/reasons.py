"""Why a move of the Legend is not legal: reasons, each with the clause that forbids it and its message `why-…`. Never compiled."""

from __future__ import annotations

from heorot.core.reasons import Reasons

# Where the clause depends on the position: citing.py says which it is.
EPISODES = "by the episode"  # the clause by which the episode gives or takes
LAYINGS = "by the laying"  # with bluff another than without
DEALERS = "by the deal"  # that of what the dealer is doing

REASONS = Reasons()

OVER = REASONS.add("BL-E3", "over")
NO_SUCH_MOVE = REASONS.add("BL-S1", "no-such-move")

# The dealer's moves.
DEALING = REASONS.add(DEALERS, "dealer")
DEALS = REASONS.add("BL-S5", "dealer")
REVEALS = REASONS.add("BL-M1", "dealer")
OPENS_CARDS = REASONS.add("BL-J1", "dealer")
OPENS_TOKENS = REASONS.add("BL-A2", "dealer")
DEALS_ALLIES = REASONS.add("BL-S6", "dealer")
FIRST_PLAYER = REASONS.add("BL-S2", "first-player")

# What a seat is asked, where a move is no answer.
ASKED_RISK = REASONS.add("BL-M1", "asked-risk")
ASKED_RESOLVE = REASONS.add("BL-C4", "asked-resolve")
ASKED_GIVE = REASONS.add("BL-M2", "asked-give")
ASKED_HEAL = REASONS.add(EPISODES, "asked-heal")
ASKED_BLESSING = REASONS.add("BL-C1", "asked-blessing")
ASKED_SELECT = REASONS.add("BL-M3", "asked-select")
ASKED_PICK = REASONS.add("BL-M4", "asked-pick")
ASKED_LAY = REASONS.add(LAYINGS, "asked-lay")
ASKED_TURN = REASONS.add("BL-J4", "asked-turn")
ASKED_ICON = REASONS.add(EPISODES, "asked-icon")
ASKED_INSPIRATION = REASONS.add("BL-C2", "asked-inspiration")
ASKED_REST = REASONS.add("BL-C5", "asked-rest")
ASKED_BID = REASONS.add("BL-A1", "asked-bid")

# Cards that are played, laid, given.
NOT_TO_PLAY = REASONS.add("BL-J4", "not-in-hand")
DOES_NOT_FIT = REASONS.add("BL-J4", "does-not-fit")
NOT_TO_LAY = REASONS.add(LAYINGS, "not-in-hand")
TEXT_CARD = REASONS.add("BL-J3", "text-card")
NO_BLUFF = REASONS.add("BL-J3", "no-bluff")
NOT_TO_GIVE = REASONS.add("BL-M2", "not-in-hand")
GIVE_FAME = REASONS.add("BL-M2", "give-fame")
GIVE_CARDS = REASONS.add("BL-M2", "give-cards")
NO_SUCH_FAME = REASONS.add("BL-M2", "no-such-fame")
CANNOT_PAY_FAME = REASONS.add("BL-M2", "cannot-pay-fame")
NOT_NEEDED = REASONS.add("BL-M2", "not-needed")
CANNOT_PAY = REASONS.add("BL-M2", "cannot-pay")
BEGUN_TO_GIVE = REASONS.add("BL-M2", "begun-to-give")

# What is taken, shown, risked.
NOT_TURNED_UP = REASONS.add("BL-M4", "not-turned-up")
NO_SUCH_ICON = REASONS.add(EPISODES, "no-such-icon")
NOT_OPEN = REASONS.add("BL-S3", "not-open")
NOT_OPEN_TO_RECOVER = REASONS.add("BL-A2", "not-open")
TAKEN = REASONS.add(EPISODES, "taken")
TWIN = REASONS.add(EPISODES, "twin")
CLOSED = REASONS.add("BL-M3", "closed")
NO_TREASURE = REASONS.add("BL-A1", "no-treasure")
NO_SUCH_TREASURE = REASONS.add("BL-A1", "no-such-treasure")
RISK_FIRST = REASONS.add("BL-J6", "risk-first")
NOTHING_TO_REVEAL = REASONS.add("BL-S7", "nothing-to-reveal")
NO_DARING = REASONS.add("BL-C3", "no-daring")

# What saves and heals.
NOT_ABOUT_TO_DISCARD = REASONS.add("BL-C1", "not-about-to-discard")
NO_BLESSING = REASONS.add("BL-C1", "no-blessing")
NOT_PLAYED = REASONS.add("BL-C1", "not-played")
NO_REST = REASONS.add("BL-C5", "no-rest")
NO_SCRATCH = REASONS.add("BL-C5", "no-scratch")
NO_FAME_HERE = REASONS.add(EPISODES, "no-fame-here")
WOUNDS_ONLY = REASONS.add(EPISODES, "wounds-only")
NO_SCRATCHES = REASONS.add("BL-W3", "no-scratches")
NO_SUCH_WOUND = REASONS.add(EPISODES, "no-such-wound")
