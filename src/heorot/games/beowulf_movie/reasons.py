"""Why a move of the Movie is not legal: the reasons that its checks (legal.py) return. Never compiled."""

from __future__ import annotations

from heorot.core.reasons import Reasons

REASONS = Reasons()

# Before and after all turns.
OVER = REASONS.add("BM-F1", "over")
DEALERS = REASONS.add("BM-S3", "dealer")
START_PLAYER = REASONS.add("BM-S5", "first-player")
NO_SUCH_MOVE = REASONS.add("BM-T1", "no-such-move")

# A turn.
POOL_EMPTY = REASONS.add("BM-T3", "pool-empty")
DRAWN_ALREADY = REASONS.add("BM-T1", "drawn-already")
DRAW_FIRST = REASONS.add("BM-T1", "draw-first")
NOT_IN_HAND = REASONS.add("BM-T1", "not-in-hand")
FIGURE_AFTER_DRAW = REASONS.add("BM-T2", "figure-after-draw")
NO_FIGURE = REASONS.add("BM-S1", "no-figure")
FIGURE_SPENT = REASONS.add("BM-E4", "no-figure")
NOTHING_TO_KEEP = REASONS.add("BM-T1", "nothing-to-keep")
NO_PASS = REASONS.add("BM-N1", "pass")

# What must be decided first: a check that cannot say what it is returns PENDING, and the refusal finds out.
PENDING = -1
REFILL_FIRST = REASONS.add("BM-N1", "refill-first")
TEMPTATION_FIRST = REASONS.add("BM-A2", "remove-first")
VALOR_FIRST = REASONS.add("BM-A3", "remove-first")
SWAP_FIRST = REASONS.add("BM-A8", "swap-first")
SWAP_CHOSEN = REASONS.add("BM-A8", "swap-chosen")

# A space.
NO_SPACE = REASONS.add("BM-N3", "no-space")
PRINTED_GORGE = REASONS.add("BM-A12", "printed-gorge")
OCCUPIED = REASONS.add("BM-A1", "occupied")  # where a tile is to lie
FIGURE_OCCUPIED = REASONS.add("BM-T1", "occupied")  # where a figure is to stand

# A tile.
NO_TREASURE = REASONS.add("BM-A5", "no-treasure")
NO_MEAD = REASONS.add("BM-A6", "no-mead")
COUNSEL_LAID = REASONS.add("BM-A9", "counsel-laid")
NOT_OWN_FIGURE = REASONS.add("BM-A9", "not-own-figure")
NOT_OPEN_BESIDE = REASONS.add("BM-A9", "not-open-beside")

# An ability.
NO_TEMPTATION_LAID = REASONS.add("BM-A2", "nothing-to-remove")
NO_VALOR_LAID = REASONS.add("BM-A3", "nothing-to-remove")
REMOVE_VALOR = REASONS.add("BM-A2", "remove-valor")
REMOVE_TEMPTATION = REASONS.add("BM-A3", "remove-temptation")
NOTHING_TO_SWAP = REASONS.add("BM-A8", "nothing-to-swap")
SWAP_FIGURE = REASONS.add("BM-A8", "swap-figure")
SWAP_NO_TILE = REASONS.add("BM-A8", "swap-no-tile")
SWAP_ITSELF = REASONS.add("BM-A8", "swap-itself")
SWAP_SAME = REASONS.add("BM-A8", "swap-same")
