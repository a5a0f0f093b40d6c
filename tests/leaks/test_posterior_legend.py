"""What a seat of the Legend may believe about hidden cards and alliance tokens: exactly the deals that fit, each as likely.

The enumeration below knows nothing of generations, epochs or logs. Cards and tokens are things; it follows every way in which what was
seen may have come about, thing by thing, and throws away what does not fit. A card that was played may have been any hidden card of that
kind in the hand (first one that everyone knows); choices carry no other information.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

import heorot
from heorot.core.rng import Rng
from heorot.core.vocabulary import ACTING, DEALER
from heorot.games.beowulf_legend import chances, following, goods, memory
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.writing import cards_of
from tests.games.beowulf_legend.tables import GAME, at_episode, play

Event = tuple[Any, ...]  # ("draw", seat, kind), ("reveal", kind), ("play", seat, kind), ("back", seat, kind), ("pay", seat, kind)
State = tuple[frozenset[int], tuple[frozenset[int], ...], frozenset[int]]  # things in the pile, hidden with each seat, discarded
Hands = tuple[tuple[str, ...], ...]


def follow(things: list[str], beside: list[str], script: list[Event], players: int) -> dict[State, int]:
    """Return every state that the things may be in after what was seen, with the number of ways; `beside` are discards at the start."""
    kinds = dict(enumerate([*things, *beside]))
    start: State = (frozenset(range(len(things))), (frozenset(),) * players, frozenset(range(len(things), len(kinds))))
    found: dict[State, int] = {start: 1}
    for event in script:
        after: Counter[State] = Counter()
        for (pile, hands, gone), ways in found.items():
            what, kind = event[0], event[-1]
            if what == "draw":
                for thing in pile:
                    if kind in (None, kinds[thing]):
                        after[renewed(pile - {thing}, with_one(hands, event[1], thing), gone)] += ways
            elif what == "reveal":
                for thing in pile:
                    if kinds[thing] == kind:
                        after[renewed(pile - {thing}, hands, gone, thing)] += ways
            else:
                for thing in hands[event[1]]:
                    if kinds[thing] == kind:
                        left = tuple(hand - {thing} for hand in hands)
                        after[(pile | {thing}, left, gone) if what == "pay" else (pile, left, gone | {thing})] += ways
        found = dict(after)
    return found


def with_one(hands: tuple[frozenset[int], ...], seat: int, thing: int) -> tuple[frozenset[int], ...]:
    """Return the hands with one thing more."""
    return tuple(hand | {thing} if i == seat else hand for i, hand in enumerate(hands))


def renewed(pile: frozenset[int], hands: tuple[frozenset[int], ...], gone: frozenset[int], thing: int | None = None) -> State:
    """Return a state in which the discards are the new pile if the pile is empty; what was just revealed is not yet among them."""
    if not pile and gone:
        pile, gone = gone, frozenset()
    return pile, hands, gone if thing is None else gone | {thing}


def hands_of(found: dict[State, int], things: list[str]) -> dict[Hands, float]:
    """Return the chance of each deal."""
    total = sum(found.values())
    chances: dict[Hands, float] = {}
    for (_, hands, _), ways in found.items():
        key = tuple(tuple(sorted(things[thing] for thing in hand)) for hand in hands)
        chances[key] = chances.get(key, 0.0) + ways / total
    return chances


def close_to(found: Counter[Hands], exact: dict[Hands, float]) -> bool:
    """Whether a sample fits the exact chances: nothing impossible, and a chi-square within seven deviations."""
    number = sum(found.values())
    if any(exact.get(hand, 0.0) <= 0.0 for hand in found):
        return False
    chi = sum((found[hand] - number * chance) ** 2 / (number * chance) for hand, chance in exact.items())
    return chi < len(exact) - 1 + 7 * sqrt(2 * max(len(exact) - 1, 1))


def imagined(seen: Any, number: int, tokens: bool) -> Counter[Hands]:
    """How often each deal of hidden cards or tokens is imagined."""
    rng = Rng(7)
    found: Counter[Hands] = Counter()
    names = p.TOKEN_NAMES if tokens else cards_of(seen)
    for _ in range(number):
        world = seen.imagine(rng)
        plane = world.secret if tokens else world.hidden
        found[
            tuple(
                tuple(sorted(names[kind] for kind in range(1, len(names)) for _ in range(plane[seat << p.SHIFT | kind])))
                for seat in range(seen.players)
            )
        ] += 1
    return found


def small_pile(pile: list[str], discards: list[str], players: int = 3) -> Any:
    """A table at a risk (Travelling, Courage): these cards in the pile, these discarded, all others lying before seat 0 for all to see."""
    state = GAME.new(players, start="first-seat")
    names = cards_of(state)
    state.now[p.EPISODE], state.now[p.STEP], state.now[p.LEFT], state.actor = 1, p.RISKING, 0, 0
    for seat in range(players):
        for kind in (p.BEOWULF, p.DOUBLE_FIGHTING):
            state.known[seat << p.SHIFT | kind] = 0
            state.pile[kind] += 1
    for kind in range(1, p.FIRST_SPECIAL):
        state.table[kind] = state.pile[kind] - pile.count(names[kind]) - discards.count(names[kind])
        state.pile[kind] = pile.count(names[kind])
        state.discards[kind] = discards.count(names[kind])
    state.now[p.N_PILE], state.now[p.N_DISCARDS] = len(pile), len(discards)
    return state


def run(state: Any, script: list[Event]) -> None:
    """Let it happen, card by card, as the rules do it."""
    names = cards_of(state)
    for event in script:
        kind = names.index(event[-1])
        if event[0] == "draw":
            goods.draw_card(state, event[1], kind)
        elif event[0] == "reveal":
            goods.reveal_card(state, kind)
            goods.clear_turned(state)
        else:
            goods.leave_hand(state, event[1], kind)
            goods.discard(state, kind, 1)


def as_seen(script: list[Event], eyes: int | None) -> list[Event]:
    """Return a script as these eyes have seen it: of other seats' draws not the kind."""
    return [(*event[:-1], None) if event[0] == "draw" and event[1] != eyes else event for event in script]


PILE = ["Wit", "Wit", "Courage", "Courage", "Fighting", "Travelling"]
OLD = ["Wit", "Courage", "Courage", "Friendship"]
ONE_PILE: list[Event] = [
    ("draw", 1, "Wit"), ("draw", 1, "Courage"), ("draw", 2, "Wit"), ("reveal", "Courage"), ("play", 1, "Wit"),
]  # fmt: skip
TWO_PILES: list[Event] = [
    ("draw", 1, "Wit"), ("draw", 1, "Courage"), ("draw", 2, "Wit"), ("draw", 2, "Fighting"), ("reveal", "Courage"),
    ("reveal", "Travelling"),
    # the discards are the new pile
    ("draw", 1, "Courage"), ("draw", 2, "Friendship"), ("reveal", "Courage"), ("play", 1, "Courage"), ("play", 2, "Wit"),
]  # fmt: skip
THREE_PILES: list[Event] = [
    *TWO_PILES[:8], ("draw", 1, "Wit"), ("play", 1, "Wit"), ("reveal", "Courage"), ("draw", 2, "Courage"),
    # again
    ("draw", 1, "Wit"), ("play", 1, "Courage"), ("play", 2, "Wit"), ("play", 1, "Wit"),
]  # fmt: skip


@pytest.mark.clause("BL-S6", "BL-S7")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
@pytest.mark.parametrize("script", [ONE_PILE, TWO_PILES[:8], TWO_PILES, THREE_PILES], ids=["one", "renewed", "two", "three"])
def test_unknown_cards_are_dealt_as_the_deals_make_it(script: list[Event], eyes: int | None) -> None:
    state = small_pile(PILE, OLD)
    run(state, script)
    ways = follow(PILE, OLD, as_seen(script, eyes), 3)
    exact = hands_of(ways, [*PILE, *OLD])
    truth = tuple(tuple(sorted(hand)) for hand in held(state))
    assert exact[truth] > 0
    assert close_to(imagined(state.seen_by(eyes), 2500, tokens=False), exact)


def held(state: Any) -> list[list[str]]:
    """Return the hidden cards of each hand."""
    names = cards_of(state)
    return [
        [names[k] for k in range(1, p.FIRST_SPECIAL) for _ in range(state.hidden[seat << p.SHIFT | k])] for seat in range(state.players)
    ]


@pytest.mark.parametrize("eyes", [None, 1])
@pytest.mark.parametrize("script", [ONE_PILE, TWO_PILES, THREE_PILES[:12]], ids=["one", "two", "three"])
@pytest.mark.parametrize("number", [1, 2])
def test_the_odds_of_a_risk_are_exact(script: list[Event], eyes: int | None, number: int) -> None:
    state = small_pile(PILE, OLD)
    run(state, script)
    kinds = [*PILE, *OLD]
    ways = follow(PILE, OLD, as_seen(script, eyes), 3)
    won, total = Fraction(0), sum(ways.values())
    for (pile, _, gone), number_of in ways.items():
        chance = Fraction(0)
        orders = draws(sorted(pile), sorted(gone), number)
        chance = Fraction(
            sum(any(kinds[thing] in ("Travelling", "Courage", "Beowulf") for thing in order) for order in orders), len(orders)
        )
        won += number_of * chance
    assert chances.chance_of_risk(state.seen_by(eyes), number) == won / total


HAD = ["F5 T1", "F2 M", "T2"]  # the same number before everyone whose tokens change places


def all_told(state: Any, eyes: int | None) -> list[Any]:
    """Return all that the table tells these eyes of a position: the view, the board, what is held, and what is foretold of every move."""
    seen = state.seen_by(eyes)
    found: list[Any] = [GAME.view_json(seen), GAME.own_json(seen), GAME.picture(seen), GAME.describe(seen), GAME.holdings(seen, eyes)]
    for move in seen.legal(eyes) if eyes is not None and eyes in seen.actors() else ():
        preview = GAME.preview(seen, move, eyes)
        found.append((preview.points, [saying.message for saying in preview.sayings], preview.still_open))
    return found


@pytest.mark.clause("BL-S6")
@pytest.mark.parametrize("eyes", [None, 2])
@pytest.mark.parametrize("episode", ["night_watch", "break_ranks", "grendels_attack"])
def test_where_the_sums_are_secret_the_table_tells_nobody_who_has_which_tokens(episode: str, eyes: int | None) -> None:
    """Two tables at which others have changed their tokens look alike, unless the sums are open; and they play alike."""
    hurt: Any = {"wounds": [1, 1, 1], "start": 2}
    for tokens, alike in (("secret", True), ("open", False)):
        one, other = (at_episode(episode, ["Wit"] * 3, owned=had, tokens=tokens, **hurt) for had in (HAD, [HAD[1], HAD[0], HAD[2]]))
        assert (all_told(one, eyes) == all_told(other, eyes)) == alike


@pytest.mark.clause("BL-S6")
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_secret_sums_change_nothing_of_what_may_be_believed(eyes: int | None) -> None:
    """All icons were taken before all eyes: whoever counts along knows what is known where the sums are open."""
    worlds = []
    for tokens in ("open", "secret"):
        state = at_episode("night_watch", ["Wit Courage", "Wit", "Beowulf"], owned=HAD, allies=["AF1 AT2", "AF3", ""], tokens=tokens)
        world = state.seen_by(eyes).imagine(Rng(5))
        worlds.append((GAME.write_position(world) | {"options": {}}, [GAME.tally(world, seat) for seat in range(3)]))
    assert worlds[0] == worlds[1]


def draws(pile: list[int], gone: list[int], number: int) -> list[tuple[int, ...]]:
    """Return every way to turn up so many cards."""
    if number == 0:
        return [()]
    if not pile:
        pile, gone = gone, []
    found = []
    for thing in pile:
        left = [other for other in pile if other != thing]
        found += [(thing, *more) for more in draws(left or gone, gone if left else [], number - 1)]
    return found


BAG = ["AF1", "AF2", "AT1", "AT1", "AT2", "AF1"]
RETURNED: list[Event] = [
    ("draw", 1, "AT1"), ("draw", 1, "AF1"), ("draw", 2, "AT2"), ("pay", 1, "AT1"), ("draw", 2, "AT1"), ("draw", 0, "AF1"),
    ("pay", 2, "AT1"),
    ("draw", 1, "AT1"),
]  # fmt: skip
TWICE: list[Event] = [
    ("draw", 1, "AT1"), ("draw", 2, "AT1"), ("pay", 2, "AT1"), ("draw", 2, "AT1"), ("draw", 1, "AT2"), ("pay", 1, "AT1"),
]  # fmt: skip


def token_table(script: list[Event]) -> Any:
    """A table with few alliance tokens, where this has happened; what is paid was shown before."""
    state = small_pile(PILE, OLD)
    for token in range(p.FIRST_ALLY, p.LAST_ALLY + 1):
        state.bag[token] = BAG.count(p.TOKEN_NAMES[token])
    state.now[p.N_BAG] = len(BAG)
    for what, seat, name in script:
        token = p.TOKEN_NAMES.index(name)
        if what == "draw":
            goods.ally_with(state, seat, token)
        else:
            goods.show_token(state, seat, token)
            goods.pay(state, seat)
    return state


@pytest.mark.clause("BL-A1")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
@pytest.mark.parametrize(
    "script", [RETURNED[:3], RETURNED[:5], RETURNED, TWICE[:5], TWICE], ids=["taken", "back", "again", "twice", "paid"]
)
def test_alliance_tokens_that_came_back_can_only_be_taken_later(script: list[Event], eyes: int | None) -> None:
    state = token_table(script)
    ways = follow(BAG, [], as_seen(script, eyes), 3)
    assert close_to(imagined(state.seen_by(eyes), 2500, tokens=True), hands_of(ways, BAG))
    worth = sum(n * sum(p.TOKEN_VALUES[p.TOKEN_NAMES.index(BAG[thing])] for thing in bag) for (bag, _, _), n in ways.items())
    size = sum(n * len(bag) for (bag, _, _), n in ways.items())
    assert chances.mean_ally(state.seen_by(eyes)) == Fraction(worth, size)


@pytest.mark.clause("BL-A2")
@pytest.mark.parametrize("eyes", [None, 1])
def test_after_all_treasure_was_shown_what_is_hidden_is_fame(eyes: int | None) -> None:
    script = [("draw", 1, "AT1"), ("draw", 1, "AF1"), ("draw", 2, "AF2"), ("draw", 2, "AT1"), ("pay", 1, "AT1"), ("pay", 2, "AT1")]
    state = token_table(script[:4])
    for seat in (1, 2):
        goods.show_token(state, seat, p.TOKEN_NAMES.index("AT1"))
    memory.new_epoch(state, True)
    for seat in (1, 2):
        goods.give_back(state, seat)
    goods.ally_with(state, 2, p.TOKEN_NAMES.index("AT2"))
    seen = [*as_seen(script, eyes), ("draw", 2, None)]
    later = follow(BAG, [], seen[:-1], 3)
    shown = {key: n for key, n in later.items() if all(BAG[thing].startswith("AF") for hand in key[1] for thing in hand)}
    exact: dict[Hands, float] = {}
    for (bag, hands, _), n in shown.items():
        for thing in bag:
            key = tuple(tuple(sorted(BAG[one] for one in hand)) for hand in with_one(hands, 2, thing))
            exact[key] = exact.get(key, 0.0) + n
    total = sum(exact.values())
    assert close_to(imagined(state.seen_by(eyes), 2500, tokens=True), {key: n / total for key, n in exact.items()})


@pytest.mark.clause("BL-S6")
def test_what_went_openly_to_a_hand_is_known_until_such_a_card_is_played() -> None:
    """A recovery's card, a risk's, one taken back by Blessing; an equal card that is played later is taken for that one."""
    state = at_episode("feast_in_the_hall", ["Wit Wit", ""], turned="Wit Courage Courage Fighting", step="recover", phase="picks")
    play(state, "take Wit", "take Courage")
    assert GAME.view(state.seen_by(1)).seats[0].hand == ("Wit", "?", "?")
    assert GAME.view(state.seen_by(1)).seats[0].known == ("Wit",)
    goods.leave_hand(state, 0, cards_of(state).index("Wit"))
    assert GAME.view(state.seen_by(1)).seats[0].hand == ("?", "?")


@pytest.mark.clause("BL-M2")
def test_whoever_has_begun_to_give_can_complete_it() -> None:
    """Seat 0 gave a Fighting for Great Rewards: of its two hidden cards one at least has a Fighting symbol, or is a joker."""
    state = at_episode("great_rewards", ["Fighting Fighting Wit", "Wit"])
    play(state, "give Fighting")
    seen = state.seen_by(1)
    rng = Rng(3)
    for _ in range(300):
        world = seen.imagine(rng)
        assert [line for line in GAME.lines(world) if line.startswith("give")]
        assert "pass" not in GAME.lines(world)


def test_worlds_are_like_the_truth_in_whole_games() -> None:
    """Where the pile was renewed, the enumeration cannot follow; but the truth is never thought impossible."""
    rng = Rng(5)
    game = heorot.game("beowulf_legend")
    state = game.new(5, advanced=True)
    renewed_piles = 0
    while not state.over:
        moves = state.odds() if state.actor == DEALER else [(move, 1) for move in state.legal()]
        move = moves[rng.below(len(moves))][0]
        if state.now[p.GENERATION] and rng.below(12) == 0:
            renewed_piles += 1
            seen = state.seen_by(None)
            assert sum(way[0] for way in following.ways(seen, 0)) > 0
            world = seen.imagine(rng)
            assert world.seen_by(None) == seen
        state.apply(move, ACTING)
    assert renewed_piles > 3
