"""What a seat may know, and what it may believe: tells moves, deals unknown cards and tokens as likely as they are.

A card that left a hand for all to see was one that everyone knew there, or else one of its hidden cards, each as likely; choices carry no
other information. While there is one generation of the pile, all unseen cards are alike; else following.py says what may be where.
"""

from __future__ import annotations

from math import comb
from typing import Any

from heorot.core.errors import BadPosition
from heorot.core.reasons import OK
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, HIDDEN
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.filling import deal_alike, deal_remembered, note_opened
from heorot.games.beowulf_legend.following import chosen
from heorot.games.beowulf_legend.gains import ally_worth
from heorot.games.beowulf_legend.legal import can_pay, is_fame, may_lie
from heorot.games.beowulf_legend.sealed import who_lays
from heorot.games.beowulf_legend.stores import fame_tokens, has_token, in_hand, in_order, row
from heorot.games.beowulf_legend.veil import waits_to_open

MOST_TRIES = 20_000


# telling


def told(s: Any, move: int, onlooker: int | None, seat: int) -> int:
    """Return a move as an onlooker learns of it."""
    step = s.now[p.STEP]
    known = move
    if seat == DEALER:
        if step in (p.DEALING, p.DRAWING, p.ALLYING) and s.now[p.SEAT] != onlooker:
            known = HIDDEN
    elif step == p.LAYING and move == p.DONE and s.now[p.BLUFF] != p.OPENLY and s.actors() == (seat,):
        known = p.ALL_DONE
    elif step == p.LAYING and seat != onlooker and move != p.MEND and not (move == p.DONE and s.now[p.BLUFF] == p.OPENLY):
        known = HIDDEN
    if s.now[p.PHASE] != p.TAKES or s.now[p.EPISODE] + 1 < s.now[p.N_EPISODES]:
        return known
    after = s.copy()
    after.apply(move, seat if seat >= 0 else s.actor)
    return with_news(known, [ally_worth(after, other) for other in range(s.players)]) if after.over else known


def with_news(move: int, worths: list[int]) -> int:
    """Return the number by which the last move is told, with what everyone's alliance tokens are worth."""
    if move == HIDDEN:
        code = p.CODE_HIDDEN
    elif p.TAKE <= move < p.TAKE + p.WIDTH:
        code = move - p.TAKE
    elif move >= p.SMALL:
        code = p.CODE_SMALL + move - p.SMALL
    else:
        code = p.CODE_DRAWN + (move & p.LOW)
    rank = total = 0
    for i, worth in enumerate(worths):
        total += worth
        rank += comb(total + i, i + 1)
    return p.ALPHABET + code + p.LASTS * rank


def news(s: Any, number: int) -> tuple[int, list[int]]:
    """Return the move that such a number tells, and the worths."""
    rank, code = divmod(number - p.ALPHABET, p.LASTS)
    if code < p.CODE_SMALL:
        move = p.TAKE + code
    elif code < p.CODE_HIDDEN:
        move = p.SMALL + code - p.CODE_SMALL
    elif code < p.CODE_DRAWN:
        move = HIDDEN
    else:
        move = (p.ALLY if s.now[p.STEP] == p.ALLYING else p.DRAW) + code - p.CODE_DRAWN
    sums = []
    for i in reversed(range(s.players)):
        n = i
        while comb(n + 1, i + 1) <= rank:
            n += 1
        rank -= comb(n, i + 1)
        sums.append(n - i)
    sums.reverse()
    return move, [sums[0], *(sums[i] - sums[i - 1] for i in range(1, s.players))]


def take_news(s: Any, number: int) -> int:
    """Remember what the last move tells, and return the move."""
    move, worths = news(s, number)
    s.worth_told[: s.players] = worths
    s.was_told = True
    return move


def may_be(s: Any, move: int, seat: int) -> bool:
    """Whether a move of a seat (or of DEALER) may be legal, for all that the onlooker of this seen state knows."""
    if move == p.ALL_DONE:
        return bool(s.now[p.STEP] == p.LAYING and s.now[p.BLUFF] != p.OPENLY and seat in s.actors())
    if move >= p.ALPHABET:
        return may_be_last(s, move, seat)
    if seat == DEALER:
        return s.actor == DEALER and may_be_dealt(s, move)
    if seat not in s.actors():
        return False
    if move == HIDDEN:
        return bool(s.now[p.STEP] == p.LAYING)
    guess = s.copy()
    kind = move & p.LOW
    at = seat << p.SHIFT
    if move & ~p.LOW in (p.LAY, p.GIVE) and not in_hand(s, seat, kind):
        guess_one(guess.hidden, guess.pile, at, kind)
    elif move & ~p.LOW in (p.SHOW, p.GIVE_TOKEN) and has_token(s, seat, kind) <= s.shown[at | kind]:
        guess_one(guess.secret, guess.bag, at, kind)
    return move in guess.legal(seat)


def guess_one(plane: Any, pool: Any, at: int, kind: int) -> None:
    """Let an unknown thing of a seat be of this kind, if it can be."""
    if plane[at] and pool[kind]:
        plane[at] -= 1
        plane[at | kind] += 1
        pool[kind] -= 1


def may_be_dealt(s: Any, move: int) -> bool:
    """Whether the dealer may have done this."""
    step = s.now[p.STEP]
    verb, kind = move & ~p.LOW, move & p.LOW
    if step == p.FIRST_SEAT:
        return bool(verb == p.FIRST and kind < s.players)
    if step == p.OPENING:
        return may_be_opened(s, verb, kind)
    if step == p.ALLYING:
        return bool(s.now[p.N_BAG]) and (move == HIDDEN or (verb == p.ALLY and s.bag[kind] > 0))
    if step == p.REVEALING:
        return bool(verb == p.REVEAL and s.pile[kind] > 0)
    return move == HIDDEN or bool(verb == p.DRAW and s.pile[kind] > 0)


def may_be_opened(s: Any, verb: int, kind: int) -> bool:
    """Whether a seat may show this next, in the order of cards or tokens."""
    seat = s.now[p.SEAT]
    at = seat << p.SHIFT
    if verb == p.OPENS and kind == 0:
        what = row(s, p.KIND)
        if what == p.DEATH:
            return not any(s.value[k] and in_hand(s, seat, k) for k in range(1, p.WIDTH)) and not s.hidden[at]
        return s.now[p.EYES] - 1 != seat or not any(s.laid[at + 1 : at + p.WIDTH])
    if kind < s.now[p.LAST_OPENED]:
        return False
    if verb == p.OPENS_TOKEN and row(s, p.KIND) == p.RECOVER and kind < p.TOKENS:
        have = s.owned[at | kind] + s.famed[at | kind] + s.secret[at | kind]
        return not is_fame(kind) and (have > s.shown[at | kind] or (s.secret[at] > 0 and s.bag[kind] > 0))
    if verb != p.OPENS or row(s, p.KIND) == p.RECOVER or not s.value[kind]:
        return False
    return in_hand(s, seat, kind) > 0 or (s.hidden[at] > 0 and s.pile[kind] > 0)


def may_be_last(s: Any, number: int, seat: int) -> bool:
    """Whether the last move may have been told so: it ends the game, and the worths of alliance tokens are possible."""
    if s.now[p.PHASE] != p.TAKES or (number - p.ALPHABET) // p.LASTS >= comb(p.MOST_ALLY_WORTH + s.players, s.players):
        return False
    move, worths = news(s, number)
    if move >= p.ALPHABET or not may_be(s, move, seat):
        return False
    after = s.copy()
    after.apply(move, s.actor if seat < 0 else seat)
    if not after.over:
        return False
    for other in range(s.players):
        hidden = after.secret[other << p.SHIFT]
        least = ally_worth(after, other) + (0 if s.now[p.ADVANCED] else hidden)
        if not least <= worths[other] <= ally_worth(after, other) + 3 * hidden:
            return False
    return True


def may_be_told(s: Any, move: int, onlooker: int, seat: int) -> bool:
    """Whether the onlooker of this seen state may be told this: draws and sealed cards of others are hidden, everything else is not."""
    step = s.now[p.STEP]
    if move == p.ALL_DONE:
        return may_be(s, move, seat)
    base = news(s, move)[0] if move >= p.ALPHABET else move
    hidden = False
    if seat == DEALER:
        hidden = step in (p.DEALING, p.DRAWING, p.ALLYING) and s.now[p.SEAT] != onlooker
    elif step == p.LAYING and seat != onlooker:
        hidden = base != p.MEND and not (base == p.DONE and s.now[p.BLUFF] == p.OPENLY)
    return (base == HIDDEN) == hidden and may_be(s, move, seat)


# imagining


def fill_unknown(s: Any, rng: Rng) -> None:
    """Deal what is unknown, until it fits what a seat is just doing."""
    if not s.now[p.EYES]:
        return
    before = s.copy() if s.now[p.STEP] == p.GIVING else s
    for _ in range(MOST_TRIES):
        deal_cards(s, rng)
        deal_tokens(s, rng)
        if can_go_on(s):
            seal_cards(s, rng)
            s.now[p.EYES] = 0
            if s.now[p.STEP] == p.LAYING and s.now[p.BLUFF] != p.OPENLY:
                s.actor = who_lays(s)
            return
        s.copy_from(before)
    raise BadPosition(f"seat {s.now[p.SEAT]} has begun to give and can hold nothing to complete it")


def can_go_on(s: Any) -> bool:
    """Whether who has begun to give can complete it (BL-M2)."""
    if s.now[p.STEP] != p.GIVING or not s.now[p.GIVEN]:
        return True
    seat = s.now[p.SEAT]
    if s.each[p.OWED + p.FAME_TOKENS]:
        return bool(fame_tokens(s, seat) >= s.now[p.GIVEN] + s.each[p.OWED + p.FAME_TOKENS])
    return bool(can_pay(s, seat))


def deal_cards(s: Any, rng: Rng) -> None:
    """Deal the unknown cards of hands."""
    seats = [in_order(s, (s.now[p.ASKED] + i) % s.players) for i in range(s.players)]  # whose hand is being opened comes first
    if s.now[p.GENERATION]:
        deal_by_memory(s, 0, seats, [floor_of(s, seat) for seat in seats], rng)
        return
    for seat in seats:
        if floor := floor_of(s, seat):
            for _ in range(s.hidden[seat << p.SHIFT]):
                kind = drawn(s.pile, lambda kind, floor=floor: kind >= floor, rng)
                place(s, s.hidden, s.pile, seat, kind)
        else:
            deal_alike(s, s.pile, s.hidden, seat, rng)


def deal_tokens(s: Any, rng: Rng) -> None:
    """Deal the unknown alliance tokens."""
    opened = row(s, p.KIND) == p.RECOVER and s.now[p.PHASE] == p.OPENS_UP
    order = range(s.players)  # those who have shown their treasure come first
    seats = [in_order(s, i) for i in order] if opened else list(order)
    if s.now[p.EPOCH]:
        deal_by_memory(s, 1, seats, [treasure_floor(s, seat) if opened else 0 for seat in seats], rng)
        return
    for seat in seats:
        if opened:
            floor = treasure_floor(s, seat)
            for _ in range(s.secret[seat << p.SHIFT]):
                token = drawn(s.bag, lambda token, floor=floor: is_fame(token) or token >= floor, rng)
                place(s, s.secret, s.bag, seat, token)
        else:
            deal_alike(s, s.bag, s.secret, seat, rng)


def floor_of(s: Any, seat: int) -> int:
    """Return the least card that a hand may still hold, while hands are shown in the order of cards (BL-E1)."""
    showing = s.now[p.PHASE] == p.OPENS_UP and row(s, p.KIND) == p.DEATH and s.now[p.SEAT] == seat
    return int(s.now[p.LAST_OPENED]) if showing else 0


def treasure_floor(s: Any, seat: int) -> int:
    """Return the least treasure that a seat may still have face down, while it is shown in the order of tokens (BL-A2)."""
    number = next(i for i in range(s.players) if in_order(s, i) == seat)
    if number == s.now[p.ASKED]:
        return int(s.now[p.LAST_OPENED])
    return 0 if number > s.now[p.ASKED] else p.TOKENS


def drawn(pool: Any, allowed: Any, rng: Rng) -> int:
    """Return the kind of one of the things of a pool that are allowed; if none is, of any."""
    kinds = [kind for kind in range(1, p.WIDTH) if pool[kind]]
    fitting = [kind for kind in kinds if allowed(kind)] or kinds
    r = rng.below(sum(pool[kind] for kind in fitting))
    for kind in fitting:
        r -= pool[kind]
        if r < 0:
            break
    return kind


def place(s: Any, plane: Any, pool: Any, seat: int, kind: int) -> None:
    """Let an unknown thing of a seat be of this kind."""
    plane[seat << p.SHIFT] -= 1
    plane[seat << p.SHIFT | kind] += 1
    pool[kind] -= 1
    s.now[p.N_UNKNOWN] -= 1


def deal_by_memory(s: Any, tokens: int, seats: list[int], floors: list[int], rng: Rng) -> None:
    """Choose one of the ways by its share of the deals, then deal what is left into the hidden places, and complete the logs."""
    way, opened = chosen(s, tokens, rng)
    for seat, entry, arrival in opened:
        note_opened(s, tokens, seat, entry, arrival)
    deal_remembered(s, tokens, way.left, seats, floors, rng)


def seal_cards(s: Any, rng: Rng) -> None:
    """Choose which cards lie sealed before other seats: each that may lie there as likely as not, or as many as all see lying there."""
    phase = s.now[p.PHASE]
    if phase not in (p.LAYS, p.OPENS_UP) or row(s, p.KIND) != p.SIMULTANEOUS:
        return
    for seat in range(s.players):
        at = seat << p.SHIFT
        if s.now[p.EYES] == seat + 1:
            continue
        hand = [kind for kind in range(1, p.WIDTH) if may_lie(s, kind) == OK for _ in range(in_hand(s, seat, kind))]
        number = s.laid[at]
        s.laid[at] = 0
        if phase == p.OPENS_UP and s.now[p.BLUFF] != p.OPENLY and waits_to_open(s, seat):
            chosen = [kind for kind in hand if rng.below(2)]
        elif phase == p.OPENS_UP and s.now[p.SEAT] == seat:
            chosen = [kind for kind in hand if kind >= s.now[p.LAST_OPENED] and rng.below(2)]
        else:
            chosen = [hand.pop(rng.below(len(hand))) for _ in range(number)]
        for kind in chosen:
            s.laid[at | kind] += 1
