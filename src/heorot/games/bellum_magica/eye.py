"""Search's eye for Bellum Magica."""

from __future__ import annotations

from array import array
from typing import Any

from heorot.core.eye import Eye
from heorot.core.state import Moves
from heorot.games.bellum_magica.judge import BellumJudge, day_hope, days_left, riches, weigh
from heorot.games.bellum_magica.outlook import mean_value
from heorot.games.bellum_magica.parts import (
    CAPTAIN,
    CHESTS_TO_END,
    DAY,
    FACES,
    HIDE,
    LOW,
    MOST_CHESTS,
    SHIFT,
    STEAL,
    STEALING,
    STEP,
    SYMBOLS,
    VICTIM,
)
from heorot.games.bellum_magica.realm import is_hidden
from heorot.games.bellum_magica.rules import Bellum

SEASON = 12.0  # days of a game, about
FEATURES = 36


class BellumEye(Eye):
    """Asks the judge; what a seat has not seen of others' chests it does not know in play-outs either."""

    def __init__(self, players: int) -> None:
        Eye.__init__(self, players, FEATURES)
        self.judge = BellumJudge(players)

    def weigh(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write what the judge says of each move."""
        weigh_all(self.judge, s, moves, out)

    def glance(self, s: Any, moves: Moves, out: array[float]) -> None:
        """Write the same, but that a chest to be stolen is worth what the thief can know."""
        glance_at_all(self.judge, s, moves, out)

    def features(self, s: Any, seat: int, out: array[float]) -> None:
        """Write chests, goods, horde and what a day to come may bring."""
        describe_seat(s, seat, out)

    def era(self, s: Any) -> int:
        """Return the day."""
        return day_of(s)

    def kind(self, s: Any, move: int) -> int:
        """Return what is done."""
        return move >> SHIFT

    def variant(self, s: Any) -> str:
        """Return that there is only the plain game."""
        return ""


def weigh_all(judge: BellumJudge, s: Bellum, moves: Moves, out: array[float]) -> None:
    """Write what the judge says of each move."""
    for i in range(moves.n):
        out[i] = weigh(judge, s, moves.move[i])


def glance_at_all(judge: BellumJudge, s: Bellum, moves: Moves, out: array[float]) -> None:
    """Write what each move is worth to a seat that knows only the chests it has held."""
    stealing = s.now[STEP] == STEALING
    for i in range(moves.n):
        move = moves.move[i]
        if stealing and move >> SHIFT == STEAL:
            at = s.now[VICTIM] * MOST_CHESTS + (move & LOW) - 1
            code = s.chests[at]
            if is_hidden(code):
                out[i] = mean_value(s, code - HIDE) / 100.0
            elif s.known[at] >> s.actor & 1:
                out[i] = s.value[code]
            else:
                out[i] = mean_value(s, s.kind[code]) / 100.0
        else:
            out[i] = weigh(judge, s, move)


def day_of(s: Bellum) -> int:
    """Return the day."""
    return s.now[DAY]


def describe_seat(s: Bellum, seat: int, out: array[float]) -> None:
    """Write the features of a seat."""
    days = days_left(s)
    left = days / SEASON
    late = 1.0 / (1.0 + days)
    rich = riches(s, seat) / 10.0
    hope = day_hope(s, seat) / 3.0
    chests = s.sizes[seat] / (1.0 * CHESTS_TO_END)
    away = seat - s.now[CAPTAIN]
    if away < 0:
        away += s.players
    out[0] = rich
    out[1] = rich * left
    out[2] = rich * late
    out[3] = chests
    out[4] = chests * left
    out[5] = chests * rich
    out[6] = chests * chests
    out[7] = s.food[seat] / 10.0
    out[8] = s.food[seat] / 10.0 * left
    out[9] = s.glyphs[seat] / 5.0
    out[10] = s.glyphs[seat] / 5.0 * left
    out[11] = s.shields[seat] / 5.0
    out[12] = s.shields[seat] / 5.0 * left
    out[13] = s.magics[seat]
    out[14] = s.barrels[seat]
    out[15] = s.barrels[seat] * left
    out[16] = s.ready[seat] * left
    out[17] = hope
    out[18] = hope * left
    out[19] = hope * left * left
    out[20] = hope * late
    out[21] = 1.0 if away == 0 else 0.0
    out[22] = away / (1.0 * s.players)
    out[23] = 1.0 if s.food[seat] >= 2 else 0.0
    for symbol in range(SYMBOLS):
        found = 0.0
        for face in range(FACES):
            found += s.lines[(seat * FACES + face) * SYMBOLS + symbol]
        out[24 + symbol] = found / 10.0
        out[30 + symbol] = found / 10.0 * left


EYE = BellumEye
