"""What everyone remembers of hidden draws: from which pile a hidden card of a hand came, and when an alliance token was taken.

While all cards come from one pile, unseen cards are alike wherever they may be, and there is nothing to remember. When the discards become
the new pile, everyone can work out what lies hidden in all hands together, and what the new pile is made of. From then on each pile is a
*generation* of its own: `unseen` has its cards but for those all have seen, and a seat's log says how many hidden cards came from which
generation, and which cards later left the hand that nobody could have told before: from which generation those came nobody knows.

Alliance tokens that come back to the bag are a new *epoch*: a token taken before cannot be one of them, one taken later may be any.
What a seat has drawn stands in its own log; others see that it has drawn (memory is public, but for that). recall.py makes chances of it.
"""

from __future__ import annotations

from heorot.games.beowulf_legend.parts import (
    EPOCH,
    FIRST_ALLY,
    GENERATION,
    GENERATIONS,
    LAST_ALLY,
    LOG,
    NOTED_DRAW,
    NOTED_TURN,
    SHIFT,
    SHOWN_UP,
    WIDTH,
)
from heorot.games.beowulf_legend.stores import Stores


def remember(s: Stores, tokens: int, seat: int, entry: int) -> None:
    """Write an entry into a seat's log of cards (0) or tokens (1); a log that is full is forgotten, and with it all that it taught."""
    at = 8 * tokens + seat
    n = s.logged[at]
    if n == LOG:
        forget(s, tokens)
        return
    if tokens:
        s.token_log[seat * LOG + n] = entry
    else:
        s.card_log[seat * LOG + n] = entry
    s.logged[at] = n + 1


def forget(s: Stores, tokens: int) -> None:
    """Take all unseen cards or tokens for alike again."""
    for seat in range(s.players):
        for i in range(seat * LOG, seat * LOG + s.logged[8 * tokens + seat]):
            if tokens:
                s.token_log[i] = 0
            else:
                s.card_log[i] = 0
        s.logged[8 * tokens + seat] = 0
    if tokens:
        s.now[EPOCH] = 0
        s.now[SHOWN_UP] = 0
        for i in range(GENERATIONS * WIDTH):
            s.classes[i] = 0
    else:
        s.now[GENERATION] = 0
        for i in range(GENERATIONS * WIDTH):
            s.unseen[i] = 0


def drawn_since(s: Stores, tokens: int) -> bool:
    """Whether anything was drawn in secret since the last turn of the logs."""
    for seat in range(s.players):
        i = seat * LOG + s.logged[8 * tokens + seat] - 1
        while i >= seat * LOG:
            entry = s.token_log[i] if tokens else s.card_log[i]
            if entry == NOTED_TURN:
                break
            if entry >= NOTED_DRAW:
                return True
            i -= 1
    return False


def begin_logs(s: Stores, tokens: int) -> bool:
    """Let the logs begin with what is hidden now, as drawn from the first generation; returns whether anything is."""
    found = False
    for seat in range(s.players):
        for kind in range(WIDTH):
            n = s.secret[seat << SHIFT | kind] if tokens else s.hidden[seat << SHIFT | kind]
            for _ in range(n):
                found = True
                remember(s, tokens, seat, NOTED_DRAW + kind)
    return found


def turn_logs(s: Stores, tokens: int) -> None:
    """Note in every log that from now on draws are of another generation."""
    for seat in range(s.players):
        remember(s, tokens, seat, NOTED_TURN)


def new_generation(s: Stores) -> None:
    """The pile is empty, the discards are to become the new one: what is hidden in hands is now of a past generation (BL-S7)."""
    if s.now[GENERATION] == 0:
        if not begin_logs(s, 0):
            return
        for kind in range(1, WIDTH):
            n = s.pile[kind]  # in a seen state: what lies hidden in hands
            for seat in range(s.players):
                n += s.hidden[seat << SHIFT | kind]
            s.unseen[kind] = n
        s.now[GENERATION] = 1
        turn_logs(s, 0)
    elif drawn_since(s, 0):
        s.now[GENERATION] += 1
        if s.now[GENERATION] == GENERATIONS:
            forget(s, 0)
            return
        turn_logs(s, 0)
    base = s.now[GENERATION] * WIDTH
    if base:  # unless a log was full
        for kind in range(1, WIDTH):
            s.unseen[base + kind] = s.discards[kind]


def nothing_hidden(s: Stores, tokens: int) -> bool:
    """Whether no hand holds a card, or no seat a token, that others do not know."""
    for i in range(s.players * WIDTH):  # noqa: SIM110  (a generator would not compile to a loop)
        if s.secret[i] if tokens else s.hidden[i]:
            return False
    return True


def new_epoch(s: Stores, shown_up: bool) -> None:
    """Alliance tokens are about to come back to the bag: those taken so far are none of them (BL-A1).

    `shown_up`: all treasure has been shown, so that whatever is hidden now is fame (BL-A2).
    """
    if nothing_hidden(s, 1):
        forget(s, 1)
        return
    if s.now[EPOCH] == 0:
        begin_logs(s, 1)
        for token in range(FIRST_ALLY, LAST_ALLY + 1):
            n = s.bag[token]
            for seat in range(s.players):
                n += s.secret[seat << SHIFT | token]
            s.classes[token] = n
        s.now[EPOCH] = 1
        turn_logs(s, 1)
    elif drawn_since(s, 1) or shown_up:
        s.now[EPOCH] += 1
        if s.now[EPOCH] == GENERATIONS:
            forget(s, 1)
            return
        turn_logs(s, 1)
    if shown_up and s.now[EPOCH]:
        s.now[SHOWN_UP] = s.now[EPOCH]
