"""What to advise a seat: the best moves, how games go on from each of them, and what makes the difference between them.

The searching bot says which moves are best. Its own percentages belong to the places where its tries are cut short, so they are not shown:
from each of these moves whole games are played on by the policy of play-outs, in the same imagined worlds with the same luck. What
is told are shares and leads of those games, and what happened in them until the seat was on turn again. All of it is imagined from what
the seat sees, and the same question has the same answer, unless the time was up before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from time import perf_counter
from typing import Any

import heorot
from heorot.bots.bot import Budget, Choice, in_turn
from heorot.bots.greedy import GreedyBot
from heorot.bots.mind import has_eye, learned_eye
from heorot.bots.policy import Policy, best_move, play_on
from heorot.bots.searching import SearchBot
from heorot.core.errors import BadOption
from heorot.core.game import Game
from heorot.core.message import Argument, Message
from heorot.core.rng import Rng
from heorot.core.state import State, ints
from heorot.core.vocabulary import ACTING, DEALER, NOBODY, VICTORY

CAUSES = {  # what tells one move from another: that there is more of it, that there is less
    "scores": ("hint-scores-more", "hint-scores-less"),
    "gains": ("hint-gains-more", "hint-gains-less"),
    "gives": ("hint-gives-more", "hint-gives-less"),
    "next": ("hint-next-more", "hint-next-less"),
    "later": ("hint-later-more", "hint-later-less"),
    "search": ("hint-search-more", "hint-search-less"),
    "share": ("hint-share-more", "hint-share-less"),
}
MOVES = 3  # that are advised
MANY = 8  # of which they are chosen
SIMULATIONS = 600  # by which they are found
GAMES = 240  # played on from each of them
FEWEST = 60  # from which anything is told
FOLLOWED = 80  # of the games, in which it is noted what happens until the seat is on turn again
TO_SEARCH = 0.4  # of the time
SURE = 2.5  # standard errors that a difference must have to be told
LEAST = 0.5  # points that it must make
ALIKE = 0.03  # of the victory, by which moves may differ and be much alike
OFTEN = 0.12  # of the games in which something must happen more, or less, to be told
AS_POINTS = 8.0  # what happens in every game weighs as much as so many points
TOLD = 2  # reasons of a move
HALF = 1 << 30  # of a seed
LONGEST = 400  # moves until a seat is on turn again; far more than there are in any game


@dataclass(frozen=True)
class Because:
    """A reason why a move is better, or worse, than another one: in words, with the clause behind it, and how much it weighs, in points."""

    message: Message
    clause: str
    weight: float
    better: bool = True  # whether it speaks for the move


@dataclass(frozen=True)
class Suggestion:
    """A move that is advised. Without `games` nothing is known of how games go on from it."""

    move: int
    games: int = 0  # that were played on from it
    share: float = 0.0  # of the victory in them
    error: float = 0.0  # of that, one standard error
    lead: float = 0.0  # points at the end before the best of the others
    because: tuple[Because, ...] = ()


@dataclass
class Prospect:
    """What came of a move, game by game; the same index is the same world with the same luck."""

    move: int
    value: float = 0.0  # what search thinks of it
    share: float = 0.0  # what is told of it
    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    gains: list[tuple[int, ...]] = field(default_factory=list)  # of every seat, until the mover is on turn again
    next: list[int] = field(default_factory=list)  # what the mover's next turn brought then
    told: list[Counter[tuple[int, str]]] = field(default_factory=list)  # what happened meanwhile: by seat and message
    clauses: Counter[tuple[int, str]] = field(default_factory=Counter)  # how often a clause was told of a seat, in all games
    scored: Counter[tuple[int, str]] = field(default_factory=Counter)  # the points it brought then


class Adviser:
    """Advises on one game; keeps what it thinks with."""

    def __init__(self, game: Game[Any], now: Callable[[], float] = perf_counter, *, patient: bool = False) -> None:
        self.game = game
        self.now = now
        self.patient = patient  # whether it also thinks where the rules run uncompiled
        self.policies: dict[tuple[int, str], Policy] = {}

    def advise(self, seen: State, budget: Budget, seat: int = ACTING, moves: int = MOVES) -> list[Suggestion]:
        """Return the best moves of the acting seat, or of another one of `seen.actors()`; the best first."""
        began = self.now()
        seen = in_turn(seen, seat)
        legal = seen.legal()
        if len(legal) == 1:
            return [Suggestion(legal[0], because=(Because(Message("reason-only"), "", 0.0),))]
        policy = self.policy_for(seen)
        seed = int(seen.digest()[:12], 16)
        if policy is None:
            choice = GreedyBot(self.game, seed).choose(seen, budget)
            best, *others = [Suggestion(one) for one in best_moves(choice, moves)]
            return [replace(best, because=(Because(choice.reason, "", 0.0),)), *others]
        seconds = budget.seconds or 0.0
        simulations = budget.simulations or SIMULATIONS
        choice = SearchBot(self.game, seed).choose(seen, Budget(simulations, seconds * TO_SEARCH))
        found = self.different(seen, best_moves(choice, MANY), moves)
        prospects = self.play_all(seen, found, policy, Rng(seed), GAMES * simulations // SIMULATIONS, began + seconds if seconds else 0.0)
        values = {one.move: one.value for one in choice.table}
        for one in prospects:
            one.value = values[one.move]
        return self.suggested(seen.actor, prospects)

    def different(self, seen: State, moves: Sequence[int], number: int) -> list[int]:
        """Return the first of these moves, of those that do the same elsewhere only one, as long as there are others."""
        found: dict[Any, int] = {}
        for move in moves:
            told = self.game.preview(seen, move)
            does = (told.points, tuple((one.message.id, *placeless(one.message)) for one in told.told))
            found.setdefault(does, move)
        first = list(found.values())[:number]
        return first + [move for move in moves if move not in first][: number - len(first)]

    def policy_for(self, seen: State) -> Policy | None:
        """Return the policy of play-outs; none where the game cannot be searched, nothing was learned for so many players, or the rules
        run uncompiled: then there is no time for it.
        """
        if not (heorot.compiled() or self.patient) or not has_eye(self.game):
            return None
        try:
            searching = SearchBot(self.game, 0).search_for(seen)
        except BadOption:
            return None
        variant = searching.eye.variant(seen)
        if (seen.players, variant) not in self.policies:
            eye, lesson = learned_eye(self.game, seen.players, variant)
            self.policies[seen.players, variant] = Policy(eye, seen, lesson.plan.slips)
        return self.policies[seen.players, variant]

    def play_all(self, seen: State, moves: Sequence[int], policy: Policy, rng: Rng, games: int, until: float) -> list[Prospect]:
        """Play games on from each of these moves: in the same worlds, with the same luck."""
        found = [Prospect(move) for move in moves]
        world, s = seen.copy(), seen.copy()
        for number in range(games):
            if until and number and self.now() > until:
                break
            policy.eye.imagine(seen, world, rng)
            deals, lots = lucky(rng), lucky(rng)
            for one in found:
                policy.deals.x = deals
                policy.lots.x = lots
                s.copy_from(world)
                self.play_one(s, one, seen.actor, policy, followed=number < FOLLOWED)
        return found

    def play_one(self, s: State, prospect: Prospect, seat: int, policy: Policy, *, followed: bool) -> None:
        """Make the move in a world and play on to the end."""
        if followed:
            self.follow(s, prospect, seat, policy)
        else:
            s.apply(prospect.move, seat)
        play_on(policy, s, policy.eye.era(s) if s.actor != NOBODY else 0, -1)
        sixtieths = ints(s.players)
        s.share(sixtieths)
        prospect.shares.append(sixtieths[seat] / VICTORY)
        scores = s.scores
        prospect.leads.append(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))

    def follow(self, s: State, prospect: Prospect, seat: int, policy: Policy) -> None:
        """Make the move, and note what happens until the seat has had its next turn."""
        era = policy.eye.era(s)
        before = self.tallies(s)
        events = s.keep_events()
        s.apply(prospect.move, seat)
        play_until(s, policy, era, lambda: s.actor == seat)
        s.ignore_events()
        then = self.tallies(s)
        if s.actor != NOBODY:
            play_until(s, policy, policy.eye.era(s), lambda: s.actor != seat)
        prospect.gains.append(tuple(now - was for now, was in zip(then, before)))
        prospect.next.append(self.game.tally(s, seat) - then[seat])
        prospect.told.append(Counter((event.seat, event.message) for event in events))
        for event in events:
            prospect.clauses[event.seat, event.clause] += 1
            prospect.scored[event.seat, event.clause] += event.points

    def tallies(self, s: State) -> list[int]:
        """Return what every seat has, in points, as things stand."""
        return [self.game.tally(s, seat) for seat in range(s.players)]

    def suggested(self, seat: int, prospects: Sequence[Prospect]) -> list[Suggestion]:
        """Return what is known of each move, the best first; each is compared with the best one, that with the next."""
        games = min(len(one.shares) for one in prospects)
        if games < FEWEST:
            return [Suggestion(one.move) for one in prospects]
        shares = drawn_together([mean(one.shares) for one in prospects], [one.value for one in prospects])
        for one, share in zip(prospects, shares):
            one.share = share
        order = sorted(prospects, key=lambda one: -one.share)
        found = []
        for rank, one in enumerate(order):
            other = order[1 if rank == 0 and len(order) > 1 else 0]
            because = tuple(self.reasons(one, other, seat, best=rank == 0)) if other is not one else ()
            found.append(Suggestion(one.move, games, one.share, spread(one.shares), mean(one.leads), because))
        return found

    def reasons(self, one: Prospect, other: Prospect, seat: int, *, best: bool) -> list[Because]:
        """Return what makes the difference between two moves, whatever is no mere chance: of the best what speaks for it comes first, of
        another one what speaks against it.
        """
        found = []
        for rival in range(len(one.gains[0])):
            mine, theirs = [gains[rival] for gains in one.gains], [gains[rival] for gains in other.gains]
            if clear(mine, theirs, LEAST):
                found.append(self.because("gains" if rival == seat else "gives", mine, theirs, one, other, rival))
        if clear(one.next, other.next, LEAST):
            found.append(self.because("next", one.next, other.next, one, other, seat))
        found += self.happenings(one, other, seat)
        if not any(because.better == best for because in found):
            found.append(self.afterwards(one, other, best=best, alike=not found))
        found.sort(key=lambda because: (because.better != best, -because.weight))
        return found[:TOLD]

    def because(self, what: str, mine: Sequence[int], theirs: Sequence[int], one: Prospect, other: Prospect, seat: int) -> Because:
        """Return a difference in points as a reason, with the clause that has most to do with it."""
        points, instead = tenths(mean(mine)), tenths(mean(theirs))
        more = points > instead
        if what == "gains" and len({*mine}) == len({*theirs}) == 1:
            what = "scores"  # nothing is left to chance
        args: dict[str, Argument] = {"other": seat, "points": points, "instead": instead, "than": other.move}
        weight = abs(mean(mine) - mean(theirs))
        clause = "" if what == "next" else clause_of(one, other, seat)
        return Because(Message(CAUSES[what][not more], args), clause, weight, better=more == (what != "gives"))

    def afterwards(self, one: Prospect, other: Prospect, *, best: bool, alike: bool) -> Because:
        """Return what is to be said where nothing before the next turn speaks as it should: what the ends of the games tell, or search."""
        difference = mean(one.leads) - mean(other.leads)
        args: dict[str, Argument] = {"points": tenths(abs(difference)), "than": other.move}
        if clear(one.leads, other.leads, LEAST) and (difference > 0) == best:
            return Because(Message(CAUSES["later"][not best], args), "", abs(difference), better=best)
        if alike and abs(one.share - other.share) < ALIKE:
            return Because(Message("hint-alike", {"than": other.move}), "", 0.0, better=best)
        told = "search" if (one.value > other.value) == best else "share"
        return Because(Message(CAUSES[told][not best], {"than": other.move}), "", 0.0, better=best)

    def happenings(self, one: Prospect, other: Prospect, seat: int) -> list[Because]:
        """Return what happens more often, or less, after one move than after the other: of what the game finds worth telling."""
        found = []
        for message, good in self.game.worth_telling.items():
            for rival in range(len(one.gains[0])):
                mine, theirs = occurrences(one, rival, message), occurrences(other, rival, message)
                if not clear(mine, theirs, OFTEN):
                    continue
                often, instead = round(100 * mean(mine)), round(100 * mean(theirs))
                whose = "you" if rival == seat else "other"
                args: dict[str, Argument] = {"other": rival, "often": often, "instead": instead, "than": other.move}
                told = Message(f"hint-{whose}-{message.removeprefix('note-')}", args)
                better = (often > instead) == (good == (rival == seat))
                found.append(Because(told, clause_of(one, other, rival), AS_POINTS * abs(mean(mine) - mean(theirs)), better))
        return found


def clause_of(one: Prospect, other: Prospect, seat: int) -> str:
    """Return the clause that makes most of the difference for a seat, by the points it brings, else by how often it is told; or nothing."""
    for first, second in ((one.scored, other.scored), (one.clauses, other.clauses)):
        found = {clause: first[whose, clause] - second[whose, clause] for whose, clause in (*first, *second) if whose == seat}
        clause, most = max(found.items(), key=lambda item: (abs(item[1]), item[0]), default=("", 0))
        if abs(most) >= OFTEN * len(one.told):
            return clause
    return ""


def play_until(s: State, policy: Policy, era: int, due: Callable[[], bool]) -> None:
    """Play on by the policy until a quiet point is passed and something is so, or the game is over."""
    passed = False
    for _ in range(LONGEST):
        if s.actor == NOBODY:
            return
        if s.actor == DEALER:
            s.apply(s.deal(policy.deals, policy.moves))
            continue
        passed = passed or policy.eye.era(s) != era
        if passed and due():
            return
        s.apply(best_move(policy, s))


def occurrences(prospect: Prospect, seat: int, message: str) -> list[int]:
    """Return for each game whether something happened to a seat."""
    return [int((seat, message) in told) for told in prospect.told]


def placeless(message: Message) -> list[tuple[str, str]]:
    """Return what a message says, but for places."""
    return [(name, str(value)) for name, value in message.args.items() if not (isinstance(value, tuple) and len(value) == 2)]


def best_moves(choice: Choice, number: int) -> list[int]:
    """Return a bot's best moves: its choice, then what it thinks most of."""
    found = [choice.move]
    found += [one.move for one in choice.table if one.move != choice.move]
    return found[:number]


def drawn_together(shares: Sequence[float], values: Sequence[float]) -> list[float]:
    """Return shares of games that were played on, each drawn half way towards what search thinks of the differences.

    Their mean stays: the policy plays on worse than the one who asks, but who wins its games is known. What search values is cut short,
    but it sees better which of two moves is stronger.

    >>> [round(share, 3) for share in drawn_together([0.5, 0.6], [0.7, 0.6])]
    [0.55, 0.55]
    """
    level, middle = mean(shares), mean(values)
    return [min(max((share + level + value - middle) / 2, 0.0), 1.0) for share, value in zip(shares, values)]


def clear(mine: Sequence[float], theirs: Sequence[float], least: float) -> bool:
    """Whether two rows of numbers, found in the same worlds, differ by so much, and not by chance."""
    differences = [a - b for a, b in zip(mine, theirs)]
    middle = abs(mean(differences))
    return middle >= least and middle >= SURE * spread(differences)


def mean(numbers: Sequence[float]) -> float:
    """Return the mean of numbers.

    >>> mean([1, 2])
    1.5
    """
    return sum(numbers) / len(numbers)


def tenths(number: float) -> int | float:
    """Return a number with one decimal, as a whole one where it is one.

    >>> tenths(2.04), tenths(-0.26)
    (2, -0.3)
    """
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def spread(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean of numbers."""
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers)) / len(numbers)


def lucky(rng: Rng) -> int:
    """Return a seed."""
    return 1 + rng.below(HALF) * HALF + rng.below(HALF)
