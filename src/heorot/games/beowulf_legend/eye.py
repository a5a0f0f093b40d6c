"""Search's eye for the Legend."""

from __future__ import annotations

from array import array
from typing import Any

from heorot.core.eye import Eye
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.games.beowulf_legend.filling import deal_alike
from heorot.games.beowulf_legend.gains import final_score, wounds_of
from heorot.games.beowulf_legend.judge import journey, worth_of_card, worth_of_move
from heorot.games.beowulf_legend.parts import (
    ADVANCED,
    ALLY_TREASURE,
    ASKED,
    BLUFF,
    DEADLY,
    EPISODE,
    EPOCH,
    EYES,
    GENERATION,
    GIVING,
    JOKER,
    LAST_ALLY,
    LAST_TREASURE,
    LOW,
    N_KINDS,
    OPENS_UP,
    PHASE,
    SCRATCHED,
    SHIFT,
    START,
    STEP,
    TOKEN_VALUES,
    TREASURE,
)
from heorot.games.beowulf_legend.rules import Legend
from heorot.games.beowulf_legend.stores import in_order

FEATURES = 28


class LegendEye(Eye):
    """Asks the judge, which looks at what the acting seat itself holds and has laid, and at what lies open."""

    def __init__(self, players: int) -> None:
        Eye.__init__(self, players, FEATURES)

    def weigh(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write what the judge says of each move."""
        weigh_all(s, moves, out)

    def glance(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write the same: it is quick."""
        weigh_all(s, moves, out)

    def features(self, s: Any, seat: int, out: array[float]) -> None:
        """Write points, cards, hurts and treasure, and how much of the saga is left to use them."""
        describe_seat(s, seat, out)

    def era(self, s: Any) -> int:
        """Return the episode."""
        return episode_of(s)

    def kind(self, s: Any, move: int) -> int:
        """Return the verb."""
        return move - (move & LOW)

    def imagine(self, seen: Any, world: Any, rng: Rng) -> None:
        """Deal what is unknown; where nothing but the pile and the bag tells of it, without asking what all remember."""
        if is_simple(seen):
            world.copy_from(seen)
            deal_simply(world, rng)
        else:
            seen.imagine_into(world, rng)

    def variant(self, s: Any) -> str:
        """Return whether the advanced game is played."""
        return "advanced" if s.now[ADVANCED] else ""


def is_simple(s: Legend) -> bool:
    """Whether all unseen cards and tokens are alike: no pile and no bag was made anew, and nothing is being opened, given or bluffed."""
    alike = s.now[GENERATION] == 0 and s.now[EPOCH] == 0 and s.now[BLUFF] == 0
    return alike and s.now[EYES] > 0 and s.now[PHASE] != OPENS_UP and s.now[STEP] != GIVING


def deal_simply(s: Legend, rng: Rng) -> None:
    """Deal the unknown cards and tokens where all are alike: the same world as `imagine` makes of the same luck."""
    for i in range(s.players):
        deal_alike(s, s.pile, s.hidden, in_order(s, (s.now[ASKED] + i) % s.players), rng)
    for seat in range(s.players):
        deal_alike(s, s.bag, s.secret, seat, rng)
    s.now[EYES] = 0


def weigh_all(s: Legend, moves: Moves, out: array[float]) -> None:
    """Write what the judge says of each move."""
    for i in range(moves.n):
        out[i] = worth_of_move(s, moves.move[i], s.actor)


def episode_of(s: Legend) -> int:
    """Return the episode."""
    return s.now[EPISODE]


def describe_seat(s: Legend, seat: int, out: array[float]) -> None:
    """Write the features of a seat."""
    left = journey(s)
    symbols = 0.0
    jokers = 0.0
    texts = 0.0
    cards = 0.0
    asked = 0.0
    for kind in range(1, s.now[N_KINDS]):
        n = s.hidden[seat << SHIFT | kind] + s.known[seat << SHIFT | kind]
        if n:
            cards += n
            asked += n * worth_of_card(s, kind)
            if s.effect[kind]:
                texts += n
            elif s.type[kind] == JOKER:
                jokers += n * s.value[kind]
            else:
                symbols += n * s.value[kind]
    gold = 0.0
    for token in range(TREASURE, LAST_TREASURE + 1):
        gold += s.owned[seat << SHIFT | token] * TOKEN_VALUES[token]
    for token in range(ALLY_TREASURE + 1, LAST_ALLY + 1):
        gold += (s.secret[seat << SHIFT | token] + s.famed[seat << SHIFT | token]) * TOKEN_VALUES[token]
    points = final_score(s, seat) / 10.0
    wounds = wounds_of(s, seat)
    scratches = s.each[SCRATCHED + seat]
    away = seat - s.now[START]
    if away < 0:
        away += s.players
    out[0] = points
    out[1] = points * left
    out[2] = points * left * left
    out[3] = symbols / 5.0
    out[4] = symbols / 5.0 * left
    out[5] = jokers
    out[6] = jokers * left
    out[7] = texts
    out[8] = texts * left
    out[9] = scratches
    out[10] = scratches * left
    out[11] = wounds
    out[12] = wounds * left
    out[13] = 1.0 if wounds >= DEADLY - 1 else 0.0
    out[14] = left if wounds >= DEADLY - 1 else 0.0
    out[15] = 1.0 if wounds >= DEADLY else 0.0
    out[16] = left if wounds >= DEADLY else 0.0
    out[17] = cards / 5.0
    out[18] = cards / 5.0 * left
    out[19] = asked / 5.0
    out[20] = asked / 5.0 * left
    out[21] = asked * asked / 25.0 * left
    out[22] = 1.0 if away == 0 else 0.0
    out[23] = away / (1.0 * s.players)
    out[24] = 1.0 if scratches == 2 else 0.0
    out[25] = gold / 5.0
    out[26] = gold / 5.0 * left
    out[27] = wounds * scratches * left


EYE = LegendEye
