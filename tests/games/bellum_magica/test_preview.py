"""What is shown before a move of Bellum Magica: its chests in points, what it makes possible, and nothing that does not come true."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from heorot.core.preview import Figure, exact, expected
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.events import Chances, ChancesNone, Reach
from heorot.games.bellum_magica.rules import Bellum
from heorot.preview_law import check_decision, check_expectations
from tests.effort import times
from tests.games.bellum_magica.tables import GAME, components, play, table
from tests.games.bellum_magica.test_day import few

GOLD = Figure(6, 8, Fraction(68, 10))  # of the box: 4 of 6, 4 of 7, 2 of 8
NINE = ["wood 1"] * 8 + ["wood 2"]


def worths(state: Bellum) -> dict[str, Any]:
    """Return what the legal moves are worth to the seat on turn, as it sees the table."""
    return GAME.worths(state.seen_by(state.actor))


def ending(**more: Any) -> Bellum:
    """Return a table at its last decision: the other has ten chests, so that any attack is the last."""
    places = {"tavern": "1 barrel", "barleywick": "1 gold", "hopshill": "1 wood iron"}
    return table("-|s", "-|-", places=places, chests=[["gold 8", "gold 8", "iron 4"], [*NINE, "wood 2"]], **more)


@pytest.mark.clause("MA-E1", "MA-D10")
def test_what_the_end_counts_is_no_moves_gain() -> None:
    """Not attacking ends the game with 20 points for the seat, which it had; the golden chest beside it is what a move brings."""
    state = ending()
    shown = worths(state)
    assert shown["pass"] == shown["attack Tavern"] == exact(0)
    assert shown["attack Barleywick"] == Figure(6, 7, Fraction(4 * 6 + 4 * 7, 8))  # both of 8 are the seat's own
    assert shown["attack Hopshill"].kind == "expectation"
    preview = GAME.preview(state.seen_by(0), GAME.parse("pass", state))
    assert [saying.message.id for saying in preview.told] == ["note-stayed", "note-ended"]
    assert preview.still_open == "hidden"  # what is in all the chests
    check_decision(GAME, state, Rng(1), most=99, worlds=20)


@pytest.mark.clause("MA-D7", "MA-D4")
def test_a_drawn_chest_is_any_that_the_seat_has_not_seen() -> None:
    places = {"barleywick": "1 gold", "hopshill": "1 gold gold wood food"}
    chests: list[Any] = [["gold 6"], [{"chest": "gold 7", "known": [0, 1]}, "gold 8"]]
    state = table("-|s", "-|-", places=places, chests=chests)
    gold = Fraction(3 * 6 + 3 * 7 + 2 * 8, 8)  # the hidden one in the other's row may be any of them too
    assert worths(state)["attack Barleywick"] == Figure(6, 8, gold)
    assert worths(state)["attack Hopshill"] == Figure(6 + 6 + 1, 8 + 8 + 3, 2 * gold + Fraction(8 * 1 + 8 * 2 + 4 * 3, 20))


@pytest.mark.clause("MA-D4")
def test_an_empty_stack_is_foreseen_with_the_next_lower_kind() -> None:
    places = {"barleywick": "1 gold gold iron", "hopshill": "1 gold"}
    parts = components("-|s", "-|-", places=places, chests=few(gold=1, wood=1))
    assert worths(table("-|s", "-|-", places=places, parts=parts))["attack Barleywick"] == exact(7 + 2)
    gone = table("-|s", "-|-", places=places, parts=parts, chests=[["gold 7", "wood 2"], []])
    assert worths(gone)["attack Hopshill"] == exact(0)


@pytest.mark.clause("MA-D9")
def test_a_raid_for_all_chests_is_worth_them_as_far_as_the_thief_knows_them() -> None:
    """In version 1 all are taken; since then a thief may leave what he likes, but for one chest."""
    chests: list[Any] = [[], [{"chest": "iron 5", "known": [0, 1]}, "wood 3"]]
    old, new = [table("-|sstt", "-|-", places={}, chests=chests, version=version) for version in (1, 2)]
    assert worths(old)["raid Warlord"] == Figure(5 + 1, 5 + 3, 5 + Fraction(36, 20))
    assert worths(new)["raid Warlord"] == Figure(1, 5 + 3)
    both = [{"chest": "iron 5", "known": [0, 1]}, {"chest": "wood 3", "known": [0, 1]}]
    old, new = [table("-|sstt", "-|-", places={}, chests=[[], both], version=version) for version in (1, 2)]
    assert worths(old)["raid Warlord"] == exact(8)
    assert worths(new)["raid Warlord"] == Figure(3, 8)
    for state in (old, new):
        check_decision(GAME, state, Rng(1), most=99, worlds=20)
    assert worths(table("-|sstt", "-|-", places={}, chests=[[], both[:1]]))["raid Warlord"] == exact(5)


@pytest.mark.clause("MA-D9")
def test_a_raid_whose_thieves_choose_lies_between_the_poorest_and_the_richest_choice() -> None:
    """The thief has held the iron chest of 5; the wooden ones are worth 1 to 3, the golden one 6 to 8."""
    chests: list[Any] = [[], [{"chest": "iron 5", "known": [0, 1]}, "wood 3", "wood 2", "gold 6"]]
    state = table("-|sstt", "-|-", places={}, chests=chests)
    assert worths(state)["raid Warlord"] == Figure(1, 5 + 8)
    old = table("-|sstt", "-|-", places={}, chests=chests, version=1)
    assert worths(old)["raid Warlord"] == Figure(1 + 1, 5 + 8)
    preview = GAME.preview(state.seen_by(0), GAME.parse("raid Warlord", state))
    assert preview.still_open == "question"
    check_decision(GAME, state, Rng(1), most=99, worlds=20)
    play(state, "raid Warlord")
    gold, wood = GOLD, Figure(1, 3, Fraction(36, 20))
    assert list(worths(state).values()) == [exact(5), wood, wood, gold]
    check_decision(GAME, state, Rng(1), most=99, worlds=20)
    play(state, "steal 4")
    assert list(worths(state).values()) == [exact(5), wood, wood, exact(0)]  # to leave the rest brings nothing more
    check_decision(GAME, state, Rng(1), most=99, worlds=20)


@pytest.mark.clause("MA-D1", "MA-D4")
def test_a_pass_that_lets_the_die_stand_brings_the_scouts_chest() -> None:
    iron, wood = Figure(3, 5, Fraction(38, 10)), Figure(1, 3, Fraction(36, 20))
    state = table("m|-", "-|-", step="reroll", barrels=[1, 0], places={})
    assert worths(state)["pass"] == iron
    state = table("m|-", "m|-", step="reroll", barrels=[1, 0], places={})
    assert worths(state)["pass"] == wood
    state = table("m|-", "-|-", step="reroll", barrels=[1, 1], places={})  # the other may still want another roll
    assert worths(state)["pass"] == Figure(3, 5)
    assert GAME.preview(state.seen_by(0), GAME.parse("pass", state)).still_open == "others"
    state = table("-|-", "m|-", step="reroll", barrels=[1, 1], places={})
    assert worths(state) == {"barrel": exact(0), "pass": exact(0)}


@pytest.mark.clause("MA-D1", "MA-D4")
def test_a_reroll_is_worth_what_the_scouts_of_six_faces_bring() -> None:
    """A map on 1 and 2; on 2 the other has one too."""
    state = table("m,m,-,-,-,-|-", "-,m,-,-,-,-|-", step="reroll", face=3, barrels=[1, 0], places={})
    mean = (Fraction(38, 10) + Fraction(36, 20)) / 6
    assert worths(state) == {"barrel": Figure(0, 5, mean), "pass": exact(0)}
    state = table("m,m,-,-,-,-|-", "-,m,-,-,-,-|-", step="reroll", face=3, barrels=[2, 0], places={})  # and then another barrel
    assert worths(state)["barrel"] == Figure(0, 5)


def draws(state: Bellum, seat: int, had: int, weight: Fraction) -> Counter[int]:
    """Return with which chances chests of which worth come to a seat, every draw tried."""
    if state.actor != DEALER or GAME.view(state).step not in ("loot", "scout"):
        return Counter({GAME.tally(state, seat) - had: weight})
    found: Counter[int] = Counter()
    odds = state.odds()
    for move, n in odds:
        after = state.copy()
        after.apply(move)
        found.update(draws(after, seat, had, weight * Fraction(n, sum(n for _, n in odds))))
    return found


def test_the_figure_of_loot_is_what_all_draws_come_to() -> None:
    places = {"barleywick": "1 gold iron iron", "hopshill": "1 gold gold wood wood", "oddacre": "1 wood"}
    box = [*few(gold=1, iron=1, wood=2), *[{**entry, "value": entry["value"] + 1, "count": 1} for entry in few(gold=1, iron=1, wood=1)]]
    parts = components("-|s", "-|-", "-|-", places=places, chests=box)
    state = table("-|s", "-|-", "-|-", places=places, parts=parts)
    for line, figure in worths(state).items():
        after = state.copy()
        play(after, line)
        assert expected(draws(after, 0, 0, Fraction(1))) == figure, line


# forecasts


def day(state: Bellum, face: int, seat: int) -> int:
    """Return what a day with a face brings a seat that attacks as best it can, others letting all be, in hundredths of a point."""
    s = state.copy()
    s.now[p.STEP], s.now[p.SEAT], s.actor = p.ROLLING, s.now[p.CAPTAIN], DEALER
    for other in range(s.players):
        s.barrels[other] = s.ready[other] = 0  # so that nobody is asked
    s.barrels[seat] = state.barrels[seat]
    before = s.copy()
    s.apply(p.ROLL << p.SHIFT | face)
    while s.now[p.STEP] == p.REROLLING:
        s.apply(p.SMALL << p.SHIFT | p.PASS)
    kind_means = {p.WOOD: 180, p.IRON: 380, p.GOLD: 680}
    found = 0
    while s.now[p.STEP] == p.SCOUTING:
        drawn = s.legal()[0]
        if s.now[p.SEAT] == seat:
            found += kind_means[s.kind[drawn & p.LOW]]
        s.apply(drawn)
    found += 50 * (s.food[seat] - before.food[seat]) + 100 * (s.glyphs[seat] - before.glyphs[seat])
    while s.now[p.STEP] == p.ATTACKING and s.now[p.SEAT] != seat:
        s.apply(p.SMALL << p.SHIFT | p.PASS)
    if s.now[p.STEP] != p.ATTACKING or s.now[p.DAY] != state.now[p.DAY]:
        return found
    return found + max(attack(s, move, seat, kind_means) for move in s.legal())


def attack(state: Bellum, move: int, seat: int, kind_means: dict[int, int]) -> int:
    """Return what an attack brings, a raid if its thieves take the most precious kinds."""
    s = state.copy()
    s.apply(move)
    while s.now[p.STEP] == p.STEALING:
        row = s.chests[s.now[p.VICTIM] * p.MOST_CHESTS :]
        thefts = [move for move in s.legal() if move >> p.SHIFT == p.STEAL]
        s.apply(max(thefts, key=lambda steal: s.kind[row[(steal & p.LOW) - 1]]))
    while s.now[p.STEP] == p.LOOTING:
        s.apply(s.legal()[0])
    found = 50 * (s.food[seat] - state.food[seat] + s.barrels[seat] - state.barrels[seat]) + 100 * (s.glyphs[seat] - state.glyphs[seat])
    came = s.chests[seat * p.MOST_CHESTS + state.sizes[seat] : seat * p.MOST_CHESTS + s.sizes[seat]]
    return found + sum(kind_means[s.kind[code]] for code in came)


@pytest.mark.clause("MA-D1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_faces_that_help_are_those_whose_day_brings_more_when_it_is_played(players: int) -> None:
    met = 0
    for seed in range(times(12, 3)):
        state = GAME.new(players)
        rng, moves = Rng(seed), Moves(state.room())
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            state.fill(moves)
            if state.now[p.STEP] == p.REROLLING:
                forecast = GAME.forecasts(state.seen_by(state.actor), moves[0], state.actor)[0].saying.event
                here = day(state, state.now[p.FACE], state.actor)
                faces = [face for face in range(1, p.FACES + 1) if day(state, face, state.actor) > here]
                assert forecast == (
                    Chances("MA-D1", state.actor, len(faces), sum(1 << face for face in faces))
                    if faces
                    else ChancesNone("MA-D1", state.actor)
                )
                met += 1
            state.apply(moves[rng.below(len(moves))])
    assert met


@pytest.mark.clause("MA-D6", "MA-D9")
def test_what_a_creature_brings_into_reach_can_be_attacked_then() -> None:
    """A place by its strength, a castle by its thieves too: each cites its rule."""
    met = set()
    for seed in range(times(30, 8)):
        state = GAME.new(2 + seed % 4)
        rng, moves = Rng(seed), Moves(state.room())
        while state.actor != NOBODY:
            if state.actor == DEALER:
                state.apply(state.deal(rng, moves))
                continue
            state.fill(moves)
            move, seat = moves[rng.below(len(moves))], state.actor
            after = state.copy()
            after.apply(move)
            for forecast in GAME.forecasts(state.seen_by(seat), move, seat) if move >> p.SHIFT >= p.HIRE else ():
                event = forecast.saying.event
                if isinstance(event, Reach):
                    met.add(event.clause)
                    assert event.clause == ("MA-D6" if event.target >= p.PLACE_AT else "MA-D9")
                    new = [face for face in range(1, p.FACES + 1) if attackable(after, seat, face, event.target)]
                    old = [face for face in range(1, p.FACES + 1) if attackable(state, seat, face, event.target)]
                    assert forecast.saying.message.args["faces"] == tuple(str(face) for face in new if face not in old)
            state.apply(move)
    assert met == {"MA-D6", "MA-D9"}


def attackable(state: Bellum, seat: int, face: int, card: int) -> bool:
    """Whether a lord whose turn it were to attack with a face could attack a card."""
    s = state.copy()
    s.now[p.STEP], s.now[p.SEAT], s.now[p.FACE], s.actor = p.ATTACKING, seat, face, seat
    return (p.ATTACK if card >= p.PLACE_AT else p.RAID) << p.SHIFT | card in s.legal()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_means_and_odds_are_those_of_the_worlds_a_seat_imagines(players: int) -> None:
    gauge = check_expectations(GAME, players, {}, times(12, 2), 8)
    assert set(gauge.number) == {"the points", "note-chances"}
