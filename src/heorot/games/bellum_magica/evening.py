"""The evening of a day: hiring, places turned up, the next captain; and the end of the game (MA-D11, MA-D12, MA-E1)."""

from __future__ import annotations

from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica.dealing import next_sort
from heorot.games.bellum_magica.events import (
    Counted,
    Dawned,
    DawnedSpells,
    Ended,
    EndedQuiet,
    Hired,
    LastDay,
    Night,
    NoShield,
    Rested,
    Revealed,
    RevealedPlace,
)
from heorot.games.bellum_magica.legal import can_hire
from heorot.games.bellum_magica.muster import next_asked, next_seat
from heorot.games.bellum_magica.parts import (
    A_MAGIC_SHIELD,
    A_SHIELD,
    A_SPELL,
    CAPTAIN,
    DAY,
    DECK_AT,
    EVIL_FOOD,
    FACE,
    FACE_UP,
    HELD,
    HIRING,
    KINGDOM_AT,
    MOST_CHESTS,
    MOST_EVIL_FOOD,
    MOST_EVIL_GLYPH,
    MOST_EVIL_GLYPHS,
    N_ROW,
    NO_CARD,
    OVER,
    PLACE_SLOT,
    QUIET,
    QUIET_DAYS,
    REFILLING,
    REPLACING,
    ROLLING,
    SEAT,
    SLOT,
    STEP,
    STIRRED,
)
from heorot.games.bellum_magica.realm import Realm, gives_shield, is_most_evil, join, wealth

# hiring


def ask_hire(s: Realm, seat: int) -> None:
    """Ask from this seat on who hires; who can pay for nothing is not asked (MA-D11)."""
    while seat != NOBODY and not can_hire(s, seat):
        seat = next_asked(s, seat)
    if seat == NOBODY:
        end_day(s)
    else:
        s.now[STEP] = HIRING
        s.now[SEAT] = seat
        s.actor = seat


def go_on_hiring(s: Realm, seat: int) -> None:
    """A seat hires on as long as it can pay; each finishes before the next (MA-D11)."""
    if can_hire(s, seat):
        s.now[STEP] = HIRING
        s.actor = seat
    else:
        ask_hire(s, next_asked(s, seat))


def rest(s: Realm) -> None:
    """A seat hires no more (MA-D11)."""
    seat = s.now[SEAT]
    if s.noting:
        s.tell(Rested("MA-D11", seat))
    ask_hire(s, next_asked(s, seat))


def hire(s: Realm, card: int, side: int, by_glyphs: bool) -> None:
    """A creature is paid for, put left or right for good, and brings its token; another takes its place (MA-D11)."""
    seat = s.now[SEAT]
    food = EVIL_FOOD
    glyphs = 0
    if by_glyphs:
        food = 0
        glyphs = MOST_EVIL_GLYPHS
    elif is_most_evil(card):
        food = MOST_EVIL_FOOD
        glyphs = MOST_EVIL_GLYPH
    s.food[seat] -= food
    s.glyphs[seat] -= glyphs
    join(s, seat, card, side)
    bonus = s.bonus[card]
    short = bonus == A_SHIELD and not gives_shield(s)
    if short:
        bonus = 0
    if bonus == A_SHIELD:
        s.shields[seat] += 1
    elif bonus == A_MAGIC_SHIELD:
        s.magics[seat] += 1
    elif bonus == A_SPELL:
        s.ready[seat] += 1
    if s.noting:
        s.tell(Hired("MA-D11", seat, card, side, food, glyphs, bonus))
        if short:
            s.tell(NoShield("MA-D3", seat))
    slot = 0
    while s.up[slot] != card:
        slot += 1
    s.up[slot] = NO_CARD
    if s.now[DECK_AT + is_most_evil(card)]:
        s.now[SLOT] = slot
        s.now[STEP] = REPLACING
        s.actor = DEALER
    else:  # an empty deck is not refilled
        go_on_hiring(s, seat)


# the end of the day, and of the game


def end_day(s: Realm) -> None:
    """The day ends; if no chest has left the stacks for ten days in a row, so does the game (MA-D12)."""
    s.now[QUIET] = 0 if s.now[STIRRED] else s.now[QUIET] + 1
    s.now[STIRRED] = 0
    if s.noting and s.now[QUIET] > 1:
        s.tell(Night("MA-D12", NOBODY, s.now[QUIET]))
    if s.now[QUIET] >= QUIET_DAYS:
        finish(s, False)
    else:
        refill(s)


def refill(s: Realm) -> None:
    """Places are turned up until there are as many as players or the kingdom is empty; then the die passes to the left (MA-D12)."""
    if s.now[N_ROW] < s.players and next_sort(s):
        s.now[SLOT] = PLACE_SLOT
        s.now[STEP] = REFILLING
        s.actor = DEALER
    else:
        s.now[SLOT] = 0
        s.now[CAPTAIN] = next_seat(s, s.now[CAPTAIN])
        begin_day(s)


def begin_day(s: Realm) -> None:
    """A new day: the captain's spells are ready again, and he rolls (MA-D1, MA-D2)."""
    captain = s.now[CAPTAIN]
    back = s.spent[captain]
    s.ready[captain] += back
    s.spent[captain] = 0
    s.now[DAY] += 1
    s.now[SEAT] = captain
    s.now[FACE] = 0
    s.later[HELD] = 0
    s.now[STEP] = ROLLING
    s.actor = DEALER
    if s.noting:
        if back:
            s.tell(DawnedSpells("MA-D2", captain, s.now[DAY], back))
        else:
            s.tell(Dawned("MA-D12" if s.now[DAY] > 1 else "MA-S5", captain, s.now[DAY]))
        if s.now[QUIET] == QUIET_DAYS - 1:
            s.tell(LastDay("MA-D12", NOBODY))


def reveal(s: Realm, card: int) -> None:
    """A place or a creature is turned up (MA-S3, MA-S4, MA-D11, MA-D12)."""
    slot = s.now[SLOT]
    step = s.now[STEP]
    s.where[card] = FACE_UP
    if slot == PLACE_SLOT:
        s.now[KINGDOM_AT + s.sort[card]] -= 1
        s.row[s.now[N_ROW]] = card
        s.now[N_ROW] += 1
    else:
        s.up[slot] = card
        s.now[DECK_AT + is_most_evil(card)] -= 1
    if s.noting:
        if slot == PLACE_SLOT:
            s.tell(RevealedPlace("MA-D12" if step == REFILLING else "MA-S3", DEALER, card))
        else:
            s.tell(Revealed("MA-D11" if step == REPLACING else "MA-S4", DEALER, card))
    if step == REPLACING:
        s.now[SLOT] = 0
        go_on_hiring(s, s.now[SEAT])
    elif step == REFILLING:
        refill(s)
    elif slot == PLACE_SLOT:
        if s.now[N_ROW] == s.players:
            s.now[SLOT] = 0
    elif slot == PLACE_SLOT - 1:
        s.now[SLOT] = 0
        begin_day(s)
    else:
        s.now[SLOT] += 1


def finish(s: Realm, rich: bool) -> None:
    """The game is over, by ten chests or by ten quiet days; the chests are opened and counted (MA-D10, MA-D12, MA-E1)."""
    s.now[STEP] = OVER
    s.actor = NOBODY
    if s.noting:
        s.tell(Ended("MA-D10", NOBODY) if rich else EndedQuiet("MA-D12", NOBODY))
    count_up(s)


def count_up(s: Realm) -> None:
    """Everyone's points are the sum of his chests; who does not see them all learns them when they are opened (MA-E1)."""
    for seat in range(s.players):
        total = wealth(s, seat)
        if total >= 0:
            s.points[seat] = total
            if s.noting:
                row = bytes(s.chests[seat * MOST_CHESTS : seat * MOST_CHESTS + s.sizes[seat]])
                s.tell(Counted("MA-E1", seat, total, s.sizes[seat], row))
