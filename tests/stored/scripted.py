"""A game by a fixed script, and the digest of all its positions."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import heorot
from heorot.core.dealing import Dealer
from heorot.core.options import Value
from heorot.core.rng import Rng
from heorot.core.vocabulary import ACTING, DEALER, NOBODY


def script(name: str, players: int, options: Mapping[str, Value], seed: int) -> str:
    """Return the digest of all positions of a game by script, whole and through every pair of eyes."""
    game = heorot.game(name)
    state = game.begin_with(players, game.parts, options)
    dealer = Dealer.from_seed(seed, players)
    rng = Rng(100 * players + seed)
    seen = sha256(state.digest().encode())
    line = 3
    while state.actor != NOBODY:
        if state.actor == DEALER:
            state.apply(dealer.deal(state, line), ACTING)
        else:
            seat = state.actors()[-1]
            legal = sorted(state.legal(seat))
            state.apply(legal[rng.below(len(legal))], seat)
        line += 1
        seen.update(state.digest().encode())
        for eyes in (*range(players), None):
            seen.update(state.seen_by(eyes).digest().encode())
    return seen.hexdigest()
