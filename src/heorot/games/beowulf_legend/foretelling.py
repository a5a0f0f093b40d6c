"""What a move of the Legend brings its maker, as far as it can know: exactly, as a range, or as an expectation; and what is forecast of it.

A move is followed to where all is settled that it brings of itself: through the dealer's draws, which are weighed, and the questions that
its maker is asked then, whose answers are a range. The rules themselves are asked, on a copy: there is no second scoring code.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from heorot.core.events import Event
from heorot.core.game import Game, Saying
from heorot.core.preview import Figure, Forecast, dealt, exact, expected
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.chances import chance_of_risk, mean_ally
from heorot.games.beowulf_legend.citing import by_risk
from heorot.games.beowulf_legend.contest import highest
from heorot.games.beowulf_legend.events import ForecastEnough, ForecastNeed, ForecastRisk, Kept, Scored
from heorot.games.beowulf_legend.gains import final_score, gain, has_fallen, worth_of
from heorot.games.beowulf_legend.icons import take_icon
from heorot.games.beowulf_legend.legal import asks_fame
from heorot.games.beowulf_legend.minor import reward
from heorot.games.beowulf_legend.risk import judge_risk
from heorot.games.beowulf_legend.rules import decided
from heorot.games.beowulf_legend.stores import has_effect

QUESTIONS = (p.RESOLVING, p.HEALING, p.SHIELDING, p.RESTING)  # small decisions within what a move brings
DRAWS = (p.DRAWING, p.ALLYING, p.REVEALING)
MAJORS = (p.SIMULTANEOUS, p.TURN_ORDER, p.RECOVER, p.DEATH)


def tally(s: Any, seat: int) -> int:
    """Return a seat's points, as they would be counted if the saga ended now (BL-E2); at the end they are."""
    return int(s.points[seat] if s.over else final_score(s, seat))


def settled(before: Any, now: Any, seat: int) -> bool:
    """Whether all that a seat's move brings of itself has come: its draws are dealt, and what it was asked about it is answered."""
    here = now.now
    if now.over or here[p.SEAT] != seat or here[p.EPISODE] != before.now[p.EPISODE] or rested(before, now, seat):
        return True
    return not (here[p.STEP] in QUESTIONS or here[p.STEP] in DRAWS or is_paying(now))


def rested(before: Any, now: Any, seat: int) -> bool:
    """Whether the move was The Warrior's Rest, after which the seat is asked the same again."""
    same = all(before.now[i] == now.now[i] for i in (p.STEP, p.SEAT, p.GIVEN))
    return same and has_effect(before, seat, p.REST) and not has_effect(now, seat, p.REST)


def is_paying(s: Any) -> bool:
    """Whether a seat has begun to give, or is asked about its Blessing before it gets what it has paid for."""
    step = s.now[p.STEP]
    return bool((step == p.GIVING and s.now[p.GIVEN]) or (step == p.BLESSED and s.now[p.PHASE] == p.EACH))


def gained(seen: Any, move: int, seat: int) -> Figure:
    """Return what a move brings its maker."""
    after = seen.copy()
    return followed(after, decided(after, move, seat), seat, tally(seen, seat), move == p.MEND and seen.now[p.STEP] != p.RESTING)


def followed(s: Any, following: int, seat: int, base: int, done: bool = False) -> Figure:
    """Return what a seat has more than `base` once all is settled that is under way; `following` says whether anything is."""
    step = s.now[p.STEP]
    if done or following != p.WAIT or s.now[p.SEAT] != seat:
        return exact(tally(s, seat) - base)
    if step == p.ALLYING:
        return with_allies(s, seat, tally(s, seat) - base)
    if step == p.REVEALING:
        return with_risk(s, seat, base)
    if step in QUESTIONS:
        return any_of(after_answer(s, move, seat, base) for move in s.legal(seat) if move != p.MEND or step == p.RESTING)
    if is_paying(s):
        return paid_for(s, seat, base)
    return exact(tally(s, seat) - base)


def after_answer(s: Any, move: int, seat: int, base: int) -> Figure:
    """Return what comes of one answer to a question."""
    after = s.copy()
    return followed(after, decided(after, move, seat), seat, base)


def any_of(figures: Iterable[Figure]) -> Figure:
    """Return the figure of something that its maker will choose among these."""
    found = list(figures)
    if all(figure == found[0] for figure in found):
        return found[0]
    return Figure(min(figure.low for figure in found), max(figure.high for figure in found))


def with_allies(s: Any, seat: int, so_far: int) -> Figure:
    """Return what alliance tokens bring that are to be drawn: their mean is exact, and the bounds cannot be passed (BL-S6)."""
    if has_fallen(s, seat):
        return exact(so_far)
    number = min(s.now[p.LEFT], s.now[p.N_BAG])
    worths = sorted(worth_of(s, token) for token in range(p.FIRST_ALLY, p.LAST_ALLY + 1) for _ in range(s.bag[token]))
    low, high, mean = sum(worths[:number]), sum(worths[len(worths) - number :]), number * mean_ally(s)
    return Figure(so_far + low, so_far + high, so_far + mean) if low < mean < high else exact(so_far + int(mean))


def with_risk(s: Any, seat: int, base: int) -> Figure:
    """Return what a risk brings that is about to be turned up: nothing to score, or if nothing fits what a scratch does (BL-M1, BL-W1)."""
    chance = chance_of_risk(s, s.now[p.LEFT])
    lost = s.copy()
    failed = followed(lost, judge_risk(lost, seat), seat, base)
    if failed.low == failed.high:
        return expected({0: chance, failed.low: 1 - chance}) if failed.low else exact(0)
    return Figure(min(failed.low, 0), max(failed.high, 0)) if chance < 1 else exact(0)


def paid_for(s: Any, seat: int, base: int) -> Figure:
    """Return what an opportunity brings whoever has begun to give: cards score nothing; of fame the least or the most is given."""
    if s.now[p.STEP] == p.BLESSED or not asks_fame(s):
        return rewarded(s.copy(), seat, base)
    tokens = [move for move in s.legal(seat) if move & ~p.LOW == p.GIVE_TOKEN]
    tokens.sort(key=lambda move: worth_of(s, move & p.LOW))
    return any_of(after_answer(s, move, seat, base) for move in (tokens[0], tokens[-1]))


def rewarded(s: Any, seat: int, base: int) -> Figure:
    """Return what a completed payment of cards brings."""
    s.now[p.GIVEN] = 0
    return followed(s, reward(s, seat), seat, base)


def icon_figures(s: Any, seat: int) -> list[Figure]:
    """Return what each icon of the current episode would bring a seat, as things stand."""
    at = s.now[p.EPISODE] * p.ROW
    base, after, found = tally(s, seat), s.copy(), []
    for i in range(s.rows[at + p.N_ICONS]):
        after.copy_from(s)
        after.now[p.ICON] = i
        if s.rows[at + p.KIND] in MAJORS:
            following = take_icon(after, i, seat)
        else:
            following = gain(after, seat, s.rows[at + p.ICONS + 2 * i], s.rows[at + p.ICONS + 2 * i + 1])
        found.append(followed(after, following, seat, base))
    return found


# forecasts


def forecasts(game: Game[Any], seen: Any, move: int, seat: int) -> tuple[Forecast, ...]:
    """Return of a risk how likely something fits, of a card or token that is played or shown what it leaves to be played in this turn."""
    if move in (p.GO, p.DARE):
        return (forecast_risk(game, seen, move, seat),)
    if (move & ~p.LOW == p.LAY and seen.now[p.STEP] == p.TURN) or move & ~p.LOW == p.SHOW:
        return (forecast_need(game, seen, move, seat),)
    return ()


def forecast_risk(game: Game[Any], seen: Any, move: int, seat: int) -> Forecast:
    """Return how likely something of a risk fits, exactly (BL-M1, BL-J6, BL-C3)."""
    chance = chance_of_risk(seen, p.TURNED_UP if move == p.GO else p.DARED)

    def fitted(before: Any, now: Any, said: Sequence[Saying]) -> bool:
        """Whether something was kept of it."""
        return any(isinstance(one.event, Kept) and one.event.seat == seat for one in said)

    event = ForecastRisk("BL-C3" if move == p.DARE else by_risk(seen), seat, round(1000 * chance))
    return Forecast(game.say(event, seen), fitted, dealt, chance)


def forecast_need(game: Game[Any], seen: Any, move: int, seat: int) -> Forecast:
    """Return what a card or token leaves to be played in this turn (BL-J4, BL-A1)."""
    turns = seen.now[p.STEP] == p.TURN
    brings = seen.value[move & p.LOW] if turns else p.TOKEN_VALUES[move & p.LOW]
    lacks = max(0, highest(seen, seat) - seen.each[p.TOTAL + seat] - brings)

    def is_lacking(before: Any, now: Any, said: Sequence[Saying]) -> bool:
        """Whether just so much is lacking right after the move."""
        return bool(max(0, highest(now, seat) - now.each[p.TOTAL + seat]) == lacks)

    clause = "BL-J4" if turns else "BL-A1"
    event: Event = ForecastNeed(clause, seat, lacks) if lacks else ForecastEnough(clause, seat)
    return Forecast(game.say(event, seen), is_lacking)


# what a preview stops at


def hangs_on_hidden(event: Event, after: Any, seat: int) -> bool:
    """Whether a score that is told counts tokens that a seat does not know, or is not told the sum of (BL-S6); the fallen score nothing."""
    if not isinstance(event, Scored):
        return False
    return bool(after.secret[event.seat << p.SHIFT] > 0 or (after.now[p.SECRET_SUMS] and event.seat != seat))
