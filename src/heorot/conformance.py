"""What every game must hold to, checked at every state of random games: shipped, so that a new game's author can run it.

    python -m heorot.conformance voluspa

Each check is a function of a `Walk` (one random game, at one state); a broken promise is an AssertionError that says where.
"""

from __future__ import annotations

import itertools
import json
import pickle
import sys
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

import heorot
from heorot.core.dealing import Dealer
from heorot.core.errors import IllegalMove
from heorot.core.game import Game, plain, plain_json
from heorot.core.options import Value, beginner, pairwise, settle_options
from heorot.core.parts import Parts
from heorot.core.play import Made, Play
from heorot.core.preview import Figure
from heorot.core.record import Record, Replay, seats_own, standing
from heorot.core.rng import Rng
from heorot.core.state import Moves, State
from heorot.core.summary import Summary, beginning, summarise, summary_of
from heorot.core.vocabulary import ACTING, DEALER, HIDDEN, NOBODY, hears
from heorot.preview_law import LAST, MOST_MOVES, check_decision, check_tally
from heorot.rulebook import clauses

PROBES = 12  # moves of the alphabet tried at each state, legal or not


class Walk:
    """One random game, taken move by move."""

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, Value], seed: int, parts: Parts | None = None) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.state: Any = game.begin_with(players, parts or game.parts, options)
        self.dealer = Dealer.from_seed(seed, players)
        seats = [{"name": f"Seat {seat}"} for seat in range(players)]
        settled = settle_options(game.options, options)
        self.record = Record.begin(game, self.state, parts or game.parts, seats, settled, self.dealer, "conformance")
        self.record.open()
        self.buffer = Moves(self.state.room())
        self.census = self.state.census()
        self.ledger: list[int] = self.state.scores  # what everyone has to begin with
        self.lines = 0
        self.decisions: deque[Any] = deque(maxlen=LAST)  # the last ones, before their moves
        self.figures: dict[int, Figure | None] = {}  # by line: what its maker was shown of a move's points
        self.ledgers: dict[int, tuple[int, ...]] = {}  # by line: the points after a seat's move and what the dealer did then
        self.where = f"{game.name}, {players} players, {dict(options)}, seed {seed}"

    def onlookers(self) -> list[int | None]:
        """Return every seat, and None for who only watches."""
        return [*range(self.state.players), None]

    def choose(self) -> tuple[int, int]:
        """Return a random move and who makes it."""
        if self.state.actor == DEALER:
            return self.record.drawn().move, DEALER
        actors = self.state.actors()
        seat = actors[self.rng.below(len(actors))]
        moves = self.state.legal(seat)
        return moves[self.rng.below(len(moves))], seat


def same(a: State, b: State) -> bool:
    """Whether two states are the same position, byte by byte."""
    return a == b and a.key() == b.key() and a.actor == b.actor


def check_components(walk: Walk) -> None:
    """All components are somewhere, and nowhere twice."""
    assert walk.state.census() == walk.census, "components came or went"


def check_ledger(walk: Walk) -> None:
    """The points are what everyone had to begin with, and the sum of the notes."""
    assert walk.state.scores == walk.ledger, f"the notes say {walk.ledger}, the points are {walk.state.scores}"


def check_copies(walk: Walk) -> None:
    """A copy is the same position, and a life of its own."""
    s = walk.state
    twin = s.copy()
    assert same(twin, s)
    assert same(pickle.loads(pickle.dumps(s)), s), "pickle"
    assert list(twin.legal()) == list(s.legal()), "a copy has other moves"
    if not s.over and s.actor != DEALER:
        key = s.key()
        twin.apply(twin.legal()[0])
        assert s.key() == key, "a copy's move changed the original"
        twin.copy_from(s)
        assert same(twin, s), "copy_from"


def check_position(walk: Walk) -> None:
    """A position written as JSON reads back as itself, whole or seen (by one onlooker after the other)."""
    onlookers = walk.onlookers()
    for state in (walk.state, walk.state.seen_by(onlookers[walk.lines % len(onlookers)])):
        text = json.dumps(walk.game.write_position(state))
        again = walk.game.read_position(json.loads(text))
        assert same(again, state), f"position: {text}"
        if not state.unknown():
            assert sorted(again.legal()) == sorted(state.legal()), "a position read back has other moves"


def check_moves(walk: Walk) -> None:
    """Legal moves apply and are written and read back; for others there is a clause, and nothing changes."""
    s = walk.state
    game = walk.game
    for seat in s.actors() or ((ACTING,) if s.actor == DEALER else ()):
        legal = s.legal(seat)
        assert len(legal) > 0, "nobody can move, and the game is not over"
        assert len(set(legal)) == len(legal), "a move is there twice"
        assert HIDDEN not in legal, "a hidden move is nobody's choice"
        lines = game.lines(s, seat)
        assert list(lines.values()) == list(legal), "two moves have the same notation"
        for line, move in lines.items():
            assert 0 < move < game.alphabet
            assert game.notation(move, s) == line
            assert game.parse(line, s) == move, f"notation: {line}"
            act = json.loads(json.dumps(game.act(move, s)))
            assert game.move(act, s) == move, f"JSON: {act}"
    key = s.key()
    legal = s.legal()
    probes = [walk.rng.below(game.alphabet) for _ in range(PROBES)]
    probes += [legal[walk.rng.below(len(legal))] for _ in range(min(PROBES, len(legal)))]
    probes += [walk.rng.below(64) for _ in range(PROBES // 2)]
    for move in probes:
        refusal = game.why_not(s, move)
        assert (move in legal) == (refusal is None), f"move {move}: legal {move in legal}, why_not {refusal}"
        if refusal is not None:
            try:
                s.play(move)
            except IllegalMove:
                pass
            else:
                raise AssertionError(f"move {move} was not refused")
    assert s.key() == key, "a refused move changed the state"


def check_seen(walk: Walk) -> None:
    """A seat sees no more than any world it imagines would show it."""
    s = walk.state
    for seat in walk.onlookers():
        seen = s.seen_by(seat)
        assert same(seen.seen_by(seat), seen), "looking twice shows something else"
        world = seen.imagine(walk.rng)
        assert world.unknown() == 0
        assert same(world.seen_by(seat), seen), f"seat {seat} can tell an imagined world from the truth"
        assert world.census() == walk.census, "an imagined world has other components"
        assert world.scores == s.scores
        walk.game.view(seen)
        if seat is not None and seat in s.actors():
            assert sorted(seen.legal(seat)) == sorted(s.legal(seat)), "a seat sees other moves than it has"


def check_preview(walk: Walk) -> None:
    """Whatever is shown before a move holds (see `heorot.preview_law`): here for one move of every seat that may act."""
    check_decision(walk.game, walk.state, walk.rng, most=1)
    if walk.state.actor >= 0:
        walk.decisions.append(walk.state.copy())


def check_last(walk: Walk) -> None:
    """The same for every move of the last decisions: there the game may end."""
    for state in walk.decisions:
        check_decision(walk.game, state, walk.rng, MOST_MOVES)


def check_odds(walk: Walk) -> None:
    """The dealer's weights are positive, and what is dealt is one of them."""
    s = walk.state
    if s.actor == DEALER:
        odds = dict(s.odds())
        assert odds
        assert all(weight > 0 for weight in odds.values())
        assert s.deal(walk.rng, walk.buffer) in odds
        for move in odds:
            s.copy().apply(move)


def check_sealed(walk: Walk) -> None:
    """Simultaneous choices may come in any order, and nobody sees another's before all are in; some moves may be open to all."""
    s = walk.state
    seats = s.actors()
    if len(seats) < 2:
        return
    choices = {seat: s.legal(seat)[walk.rng.below(len(s.legal(seat)))] for seat in seats}
    outcomes = set()
    for order in itertools.islice(itertools.permutations(seats), 6):
        after = s.copy()
        for seat in order:
            after.apply(choices[seat], seat)
        outcomes.add(after.key())
    assert len(outcomes) == 1, "the order of simultaneous choices matters"
    for seat in seats:
        for onlooker in walk.onlookers():
            if onlooker != seat:
                views = set()
                for move in s.legal(seat):
                    if s.told(move, onlooker, seat) == HIDDEN:
                        after = s.copy()
                        after.apply(move, seat)
                        views.add(after.seen_by(onlooker).key())
                assert len(views) == 1, f"seat {onlooker} sees what seat {seat} has sealed"


def check_views(walk: Walk) -> None:
    """What everybody sees and what only one seat sees are together that seat's view."""
    s = walk.state
    public = walk.game.view(s.seen_by(None))
    shown = {field.name: getattr(public, field.name) for field in fields(public)}
    for seat in range(s.players):
        seen = s.seen_by(seat)
        again = s.copy()
        again.see(s, seat)
        assert again == seen, f"seat {seat} sees something else the second time"
        mine = walk.game.view(seen)
        if seat == walk.lines % s.players:  # it takes its time: one seat after the other
            assert walk.game.view_json(seen) == plain_json(plain(mine)), f"the view of seat {seat} is another as text"
            assert walk.game.own_json(seen) == plain_json({name: plain(value) for name, value in walk.game.own(seen).items()})
        assert {**shown, **walk.game.own(seen)} == {name: getattr(mine, name) for name in shown}, f"seat {seat} sees something else"


def check_open(walk: Walk) -> None:
    """In a game that hides nothing every seat sees what everybody sees; nor do several choose at once, for that is hidden."""
    s = walk.state
    if not walk.game.hides:
        assert len(s.actors()) < 2, "several choose at once in a game that hides nothing"
        public = s.seen_by(None)
        for seat in range(s.players):
            assert same(s.seen_by(seat), public), f"seat {seat} sees more than everybody in a game that hides nothing"


CHECKS: tuple[Callable[[Walk], None], ...] = (
    check_components, check_ledger, check_copies, check_position, check_moves, check_seen, check_preview, check_odds, check_sealed,
    check_views, check_open,
)  # fmt: skip


def step(walk: Walk) -> None:
    """Make a random move; every onlooker, told no more than it may know, comes to see the same as by looking anew.

    What the end opens is told to all with it.
    """
    s = walk.state
    move, seat = walk.choose()
    who = ACTING if seat == DEALER else seat
    seen = [(onlooker, s.seen_by(onlooker), s.told(move, onlooker, who)) for onlooker in walk.onlookers()]
    if seat != DEALER:
        walk.figures[walk.record.next_line] = walk.game.gain(s.seen_by(seat), move, seat)
    happened = walk.record.make(move, seat, telling=True)
    assert happened is not None
    walk.lines += 1
    for onlooker, before, told in seen:
        assert before.may_be(told, seat), f"seat {onlooker} holds for impossible what happened: {told}"
        assert onlooker is None or before.may_be_told(told, onlooker, seat), f"seat {onlooker} cannot have been told this: {told}"
        before.apply(told, who)
        if s.over:
            before.open_up(s.opened())
        assert same(before, s.seen_by(onlooker)), f"seat {onlooker}, told {told}, sees another position than it should"
    for saying in happened.sayings:
        note = saying.event
        if note.seat >= 0:
            walk.ledger[note.seat] += note.points
        assert saying.clause, "a note without a clause"
        assert any(hears(note.audience, onlooker) for onlooker in walk.onlookers()), "a note for nobody"
    if walk.figures:
        walk.ledgers[list(walk.figures)[-1]] = tuple(walk.ledger)


def check_end(walk: Walk) -> None:
    """A game that is over has a result, and no moves."""
    s = walk.state
    assert s.over
    assert s.actor == NOBODY
    assert s.actors() == ()
    assert list(s.legal()) == []
    result = s.result()
    assert result.points == tuple(s.scores)
    assert 1 in result.places
    assert all(1 <= place <= s.players for place in result.places)


def check_summary(walk: Walk) -> None:
    """The end is told from the moves: all points are accounted for, no move is credited with more than it was shown to bring."""
    summary = summary_of(walk.record)
    assert summary is not None, "a game that is over has no summary"
    assert summary.breakdowns, "nothing says where the points came from"
    check_breakdowns(walk, summary, walk.state.result().points)
    assert [turn.line for turn in summary.turns] == list(walk.figures), "other turns than were made"
    for turn in summary.turns:
        figure = walk.figures[turn.line]
        shown = figure is None or figure.holds(turn.gained)
        assert shown, f"line {turn.line}: the summary says that {turn.move} brought {turn.gained}, its maker was shown {figure}"
        if walk.game.chart_title == Game.chart_title:
            charted, there = turn.standing, walk.ledgers[turn.line]
            assert charted == there, f"line {turn.line}: the chart of the points shows {charted}, and there were {there}"
    named = {line for line, seat, move in walk.record.play.moves if seat != DEALER and walk.game.may_be_best(move)}
    best = max((turn.gained for turn in summary.turns if turn.line in named), default=0)
    assert (summary.best.gained if summary.best else 0) == max(best, 0), "the best move is not the one that brought the most"
    assert summary.best is None or summary.best.line in named, "a move is called the best whose points are not its own"


def check_breakdowns(walk: Walk, summary: Summary, points: tuple[int, ...]) -> None:
    """The rows of every table have names and add up for every seat: there are no other points."""
    known = clauses(walk.game, "en")
    for breakdown in summary.breakdowns:
        sums = [0] * len(points)
        for row in breakdown.rows:
            assert row.label is not None or row.clause in known, f"{breakdown.title.id}: a row without a name"
            assert len(row.cells) == len(points), f"{breakdown.title.id}: not a cell for every seat"
            for seat, cell in enumerate(row.cells):
                sums[seat] += cell.points if cell else 0
        assert tuple(sums) == points, f"{breakdown.title.id}: the rows add up to {sums}, the points are {points}"


def check_conceded(walk: Walk) -> None:
    """A game that somebody gives up is told as far as it went, and nothing is made up."""
    game, made = walk.game, walk.record.play.moves
    for cut in (walk.rng.below(len(made)), len(made) - 1):
        play = Play(game, beginning(walk.record.play))
        for line, seat, move in made[:cut]:
            play.apply(Made(seat, move, ""), line)
        play.conceded.append(cut % play.players)
        result = standing(play.state, play.conceded)
        summary = summarise(game, play, result)
        check_breakdowns(walk, summary, result.points)
        assert summary.close is None, "a game that was given up is called close"


def check_record(walk: Walk) -> None:
    """The record replays and verifies, and so does every seat's own."""
    walk.record.close()
    text = walk.record.text()
    replay = Replay(text, heorot.game)
    replay.verify()
    assert same(replay.state, walk.state), "the record leads to another position"
    for seat in range(walk.state.players):
        Replay(seats_own(text, seat, heorot.game), heorot.game).verify()


def check_game(game: Game[Any], players: int, options: Mapping[str, Value], seed: int, parts: Parts | None = None) -> int:
    """Check one random game at every state, with the box's components or one's own; returns its moves, dealer's included."""
    walk = Walk(game, players, options, seed, parts)
    try:
        while not walk.state.over:
            for check in CHECKS:
                check(walk)
            step(walk)
        check_components(walk)
        check_ledger(walk)
        check_position(walk)
        check_end(walk)
        check_tally(walk.game, walk.state)
        check_last(walk)
        check_summary(walk)
        check_conceded(walk)
        check_record(walk)
    except Exception as why:  # whatever goes wrong, the author wants to know where
        raise AssertionError(f"{walk.where}, line {walk.lines}: {why!r}") from why
    return walk.lines


def check_presets(game: Game[Any]) -> None:
    """Every preset decides the same options, by values that there are, and leaves open who begins."""
    decided = {name: sorted(values) for name, values in game.presets.items()}
    assert len({tuple(names) for names in decided.values()}) <= 1, f"the presets of {game.name} decide different options: {decided}"
    for values in game.presets.values():
        assert game.first_option not in values, f"a preset of {game.name} decides who begins"
        for name, value in settle_options(game.options, values).items():
            assert name not in values or value is values[name] or value == values[name], f"{name} is not written as {value!r}"
    assert not game.first_option or game.first_option in {option.name for option in game.options}, f"no option {game.first_option}"


def values_for(game: Game[Any], players: int) -> dict[str, tuple[Value, ...]]:
    """Return the values of a game's options with so many players: nobody begins who has no seat."""
    return {
        option.name: tuple(value for value in option.values if option.name != game.first_option or beginner(value) < players)
        for option in game.options
    }


def settings(game: Game[Any], players: int | None = None) -> list[dict[str, Value]]:
    """Return settings in which every pair of values of two options occurs, with so many players; without a number for any number."""
    values = values_for(game, players or game.fewest)
    return [dict(zip(values, row)) for row in pairwise(list(values.values()))]


def all_settings(game: Game[Any], players: int) -> list[dict[str, Value]]:
    """Return every combination of a game's options with so many players; who begins goes round, and meets every value."""
    values = values_for(game, players)
    starts = values.pop(game.first_option, ())
    found = []
    for number, row in enumerate(itertools.product(*values.values())):
        begun = {game.first_option: starts[number % len(starts)]} if starts else {}
        found.append(dict(zip(values, row)) | begun)
    return found + [setting for setting in settings(game, players) if setting not in found] if starts else found


def check_all(game: Game[Any], games: int, seed: int = 0) -> int:
    """Check random games with every number of players and every pair of values of two options; returns the games."""
    check_presets(game)
    done = 0
    for players in range(game.fewest, game.most + 1):
        for options in settings(game, players):
            for number in range(games):
                check_game(game, players, options, seed + number)
                done += 1
    return done


if __name__ == "__main__":
    if not __debug__:
        sys.exit("without assertions (python -O) nothing would be checked")
    for name in sys.argv[1:]:
        print(f"{name}: {check_all(heorot.game(name), games=1)} games, every state as it should be")
