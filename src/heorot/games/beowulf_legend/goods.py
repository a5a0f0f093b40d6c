"""How cards and tokens go from place to place: pile, hands, table and discards; supply, bag and seats."""

from __future__ import annotations

from heorot.core.vocabulary import BUT, EVERYONE, NOBODY
from heorot.games.beowulf_legend.citing import by_deal, by_episode
from heorot.games.beowulf_legend.events import Allied, AlliedWith, Drew, DrewCard, Paid, Reshuffled, Revealed
from heorot.games.beowulf_legend.memory import new_epoch, new_generation, remember
from heorot.games.beowulf_legend.parts import (
    CHANGING,
    EPOCH,
    FAME,
    FIRST_ALLY,
    FIRST_SPECIAL,
    GENERATION,
    LAST_ALLY,
    LENT,
    N_BAG,
    N_DISCARDS,
    N_PILE,
    N_UNKNOWN,
    NOTED_DRAW,
    SEAT,
    SHIFT,
    TOKENS,
    WIDTH,
)
from heorot.games.beowulf_legend.stores import Stores

# cards


def renew_pile(s: Stores) -> None:
    """As soon as the last card is drawn, the discards are the new pile; what is turned up or lies before seats is none of them (BL-S7)."""
    if s.now[N_PILE] == 0 and s.now[N_DISCARDS]:
        new_generation(s)
        for kind in range(1, FIRST_SPECIAL):
            s.pile[kind] += s.discards[kind]
            s.discards[kind] = 0
        s.now[N_PILE] = s.now[N_DISCARDS]
        s.now[N_DISCARDS] = 0
        if s.noting:
            s.tell(Reshuffled("BL-S7", NOBODY, s.now[N_PILE]))


def draw_card(s: Stores, seat: int, kind: int) -> None:
    """A card goes from the pile to a hand, unseen by the others (BL-S5); HIDDEN as such an onlooker learns of it."""
    s.now[N_PILE] -= 1
    s.hidden[seat << SHIFT | kind] += 1
    if kind:
        s.pile[kind] -= 1
    else:
        s.now[N_UNKNOWN] += 1  # it still counts with the unseen ones
    if s.now[GENERATION]:
        remember(s, 0, seat, NOTED_DRAW + kind)
    if s.noting:
        clause = by_deal(s)
        s.tell(Drew(clause, seat, BUT - seat if kind else EVERYONE))
        if kind:
            s.tell(DrewCard(clause, seat, seat, kind))
    renew_pile(s)


def reveal_card(s: Stores, kind: int) -> None:
    """A card of the pile is turned up for all."""
    s.now[N_PILE] -= 1
    s.pile[kind] -= 1
    s.turned[kind] += 1
    if s.now[GENERATION]:
        s.unseen[s.now[GENERATION] * WIDTH + kind] -= 1
    if s.noting:
        s.tell(Revealed(by_deal(s), s.now[SEAT], kind))
    renew_pile(s)


def leave_hand(s: Stores, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see; of equal ones first one that all know of (BL-S6)."""
    i = seat << SHIFT | kind
    if s.known[i]:
        s.known[i] -= 1
    else:
        leave_hidden(s, seat, kind)


def leave_hidden(s: Stores, seat: int, kind: int) -> None:
    """A card that the others did not know leaves a hand."""
    i = seat << SHIFT | kind
    if s.hidden[i]:
        s.hidden[i] -= 1
    else:  # seen from elsewhere: it was one of the unknown cards
        s.hidden[seat << SHIFT] -= 1
        s.pile[kind] -= 1
        s.now[N_UNKNOWN] -= 1
    if s.now[GENERATION]:
        remember(s, 0, seat, kind)


def discard(s: Stores, kind: int, n: int) -> None:
    """Cards are discarded; special ones leave the game."""
    if kind >= FIRST_SPECIAL:
        s.gone[kind] += n
    else:
        s.discards[kind] += n
        s.now[N_DISCARDS] += n


def clear_table(s: Stores, seat: int) -> None:
    """All cards that lie before a seat are discarded."""
    for kind in range(1, WIDTH):
        i = seat << SHIFT | kind
        if s.table[i]:
            discard(s, kind, s.table[i])
            s.table[i] = 0


def clear_turned(s: Stores) -> None:
    """All cards that are turned up are discarded."""
    for kind in range(1, FIRST_SPECIAL):
        if s.turned[kind]:
            discard(s, kind, s.turned[kind])
            s.turned[kind] = 0


def use_up(s: Stores, seat: int, effect: int) -> None:
    """A text card is used and leaves the game."""
    kind = s.holds[effect]
    s.known[seat << SHIFT | kind] -= 1
    s.gone[kind] += 1


# tokens


def ally_with(s: Stores, seat: int, token: int) -> None:
    """A seat takes an alliance token, which only it sees (BL-S6)."""
    s.now[N_BAG] -= 1
    s.secret[seat << SHIFT | token] += 1
    if token:
        s.bag[token] -= 1
    else:
        s.now[N_UNKNOWN] += 1
    if s.now[EPOCH]:
        remember(s, 1, seat, NOTED_DRAW + token)
    if s.noting:
        clause = by_deal(s)
        s.tell(Allied(clause, seat, BUT - seat if token else EVERYONE))
        if token:
            s.tell(AlliedWith(clause, seat, seat, token))


def show_token(s: Stores, seat: int, token: int) -> None:
    """A token is shown to all; an alliance token stays known, and of equal ones one that all know is shown first (BL-A1)."""
    i = seat << SHIFT | token
    s.shown[i] += 1
    if token < FIRST_ALLY or s.famed[i] >= s.shown[i]:
        return
    s.famed[i] += 1
    if s.secret[i]:
        s.secret[i] -= 1
    else:  # seen from elsewhere
        s.secret[seat << SHIFT] -= 1
        s.bag[token] -= 1
        s.now[N_UNKNOWN] -= 1
    if s.now[EPOCH]:
        remember(s, 1, seat, token)


def hide_tokens(s: Stores, seat: int) -> None:
    """What was shown is turned down again; all remember it."""
    for i in range(seat << SHIFT, (seat + 1) << SHIFT):
        s.shown[i] = 0


def give_back(s: Stores, seat: int) -> None:
    """What a seat has shown goes back: square tokens to the supply, alliance tokens face down to the bag (BL-A1)."""
    for token in range(1, TOKENS):
        i = seat << SHIFT | token
        n = s.shown[i]
        s.shown[i] = 0
        if n == 0:
            continue
        if token < FIRST_ALLY:
            s.owned[i] -= n
            s.supply[token] += n
            if token == FAME + 2 and s.now[LENT]:  # change is given back first
                while s.now[LENT] and s.supply[token]:
                    s.now[LENT] -= 1
                    s.supply[token] -= 1
        else:
            s.famed[i] -= n
            s.bag[token] += n
            s.now[N_BAG] += n
            if s.now[EPOCH]:
                s.classes[s.now[EPOCH] * WIDTH + token] += n
        if s.noting:
            s.tell(Paid(by_episode(s), seat, token, n))


def shows_allies(s: Stores, seat: int) -> bool:
    """Whether a seat is showing alliance tokens."""
    for token in range(FIRST_ALLY, LAST_ALLY + 1):  # noqa: SIM110  (a generator would not compile to a loop)
        if s.shown[seat << SHIFT | token]:
            return True
    return False


def pay(s: Stores, seat: int) -> None:
    """A seat returns the tokens it has shown."""
    if shows_allies(s, seat):
        new_epoch(s, False)
    give_back(s, seat)


def has_run_out(s: Stores, token: int) -> bool:
    """Whether there is no such square token to take; change for fame 2 may be made (BL-J8)."""
    return s.supply[token] == 0 and not (token == FAME + 2 and s.now[CHANGING])


def win_token(s: Stores, seat: int, token: int) -> None:
    """A seat takes a square token from the supply, or change is made."""
    s.owned[seat << SHIFT | token] += 1
    if s.supply[token]:
        s.supply[token] -= 1
    else:
        s.now[LENT] += 1
