"""What the Movie foretells of a figure before it is placed, and what it takes for that to come true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heorot.core.game import Game, Saying
from heorot.core.preview import Forecast
from heorot.core.state import Moves
from heorot.games.beowulf_movie import events
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.board import Board, is_tile, measure, value_of
from heorot.games.beowulf_movie.rules import Movie
from heorot.games.beowulf_movie.scoring import turn_down
from heorot.games.beowulf_movie.showing import Outlook, show_sum, show_sways

INFINITE = 1_000_000  # more than any figure scores


def foretold(game: Game[Any], seen: Movie, figure: int, c: int, seat: int) -> Forecast:
    """Return what a seat's figure would count on an open space as it lies, and in the end unless tiles that lie are touched or cut off."""
    copy = seen.copy()
    turn_down(copy, False)
    sums = show_sum(copy, Outlook(copy, seat), c)
    now, worst, best = sums.now[figure - 1], sums.worst[figure - 1], sums.best[figure - 1]

    def holds(before: Movie, after: Movie, said: Sequence[Saying]) -> bool:
        """Whether the figure counted so when it was placed, and scored within the bounds in the end."""
        placed = before.copy()
        placed.apply((p.PLACE + figure) << p.SHIFT | c, seat)
        if game.tally(placed, seat) - game.tally(before, seat) != now:
            return False
        told = [saying.event for saying in said]
        if was_touched(before, c, told):
            return True
        least = -INFINITE if harmed_itself(before, c, seat, told) else worst
        return all(least <= event.total <= best for event in told if isinstance(event, events.Scored) and event.cell == c)

    return Forecast(game.say(events.Forecast("BM-E2", seat, figure, c, now, worst, best), seen), holds, act_ended)


def swayed(game: Game[Any], seen: Movie, move: int) -> tuple[Forecast, ...]:
    """Return whom a move helps and whom it hurts as things stand: the change of every seat's tally that it changes, the maker's first."""
    moves = Moves(1)
    moves.move[0] = move
    moves.n = 1
    changes = show_sways(seen, moves)[0]
    order = [*range(seen.actor, seen.players), *range(seen.actor)]
    return tuple(swayed_by(game, seen, seat, changes[seat]) for seat in order if changes[seat])


def swayed_by(game: Game[Any], seen: Movie, seat: int, change: int) -> Forecast:
    """Return what a seat stands to gain or lose by a move, right after it."""

    def holds(before: Movie, after: Movie, said: Sequence[Saying]) -> bool:
        """Whether it stands so much otherwise."""
        return game.tally(after, seat) - game.tally(before, seat) == change

    return Forecast(game.say(events.Swayed("BM-E2", seat, change), seen), holds)


def act_ended(before: Movie, now: Movie) -> bool:
    """The moment when the act of a move is scored."""
    return bool(now.now[p.ACT] != before.now[p.ACT])


def was_touched(before: Board, c: int, told: Sequence[Any]) -> bool:
    """Whether by the end of the act, of which this was told, something was done that the bounds of a figure on a cell do not count with.

    The figure itself was moved; a tile that lay on the board was removed, replaced or swapped; in the row part or column part of the
    figure a tile that lay there was turned down or up, or a Gorge was put in between.
    """
    lay = {cell for cell in range(p.CELLS) if is_tile(before.board[cell])}
    counts = parts_of(before, c)
    silent = {cell for cell in lay & counts if before.silent[cell]}
    turned: set[int] = set()
    for event in told:
        if isinstance(event, events.Counselled) and event.cell == c:
            return True
        if isinstance(event, events.Removed | events.Replaced) and event.cell in lay:
            return True
        if isinstance(event, events.Swapped) and ({event.cell, event.to} & lay or {event.cell, event.to} & counts):
            return True
        if isinstance(event, events.Laid) and event.cell in counts and before.ability[event.tile] == p.GORGE:
            return True
        if isinstance(event, events.Silenced):
            turned.update(event.cells)
    return turned & lay & counts != silent


def harmed_itself(before: Board, c: int, seat: int, told: Sequence[Any]) -> bool:
    """Whether a seat has laid a peril or a Horn, such as it held already, where it counts for the seat's own figure on a cell."""
    held = {before.hands[seat * p.SLOTS + i] for i in range(before.sizes[seat])}
    counts = parts_of(before, c)
    return any(
        isinstance(event, events.Laid)
        and event.seat == seat
        and event.tile in held
        and event.cell in counts
        and (value_of(before, event.tile) < 0 or before.ability[event.tile] == p.HORN)
        for event in told
    )


def parts_of(s: Board, c: int) -> set[int]:
    """Return the cells of the row part and the column part of a cell, but for itself; the board then knows which tiles are turned down."""
    turn_down(s, False)
    measure(s, c)
    row = {c + i for i in range(-s.west, s.east + 1)}
    return (row | {c + i * p.WIDTH for i in range(-s.north, s.south + 1)}) - {c}
