"""Puts together what is shown of a seen state of the Movie: for everybody, and what one seat sees otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heorot.core.vocabulary import DEALER
from heorot.games.beowulf_movie import box
from heorot.games.beowulf_movie import parts as p
from heorot.games.beowulf_movie.rules import Movie
from heorot.games.beowulf_movie.showing import (
    could_play,
    counted,
    names_in_sight,
    show_brings,
    show_cells,
    show_seats,
    show_sums,
    show_sways,
)
from heorot.games.beowulf_movie.views import View
from heorot.games.beowulf_movie.writing import CELL_NAMES, tile_name

if TYPE_CHECKING:
    from heorot.games.beowulf_movie.table import MovieTable


def view(game: MovieTable, seen: Movie) -> View:
    """Return what can be shown of a seen state."""
    now = seen.now
    return View(
        actor=seen.actor,
        turn=DEALER if now[p.STEP] == p.FIRST_SEAT else now[p.SEAT],
        step=p.STEPS[now[p.STEP]],
        options=game.options_of(seen),
        act=now[p.ACT],
        mask=tuple(box.mask_of(seen, now[p.ACT])),
        turned=bool(seen.turned[now[p.ACT]]),
        diamonds={name: seen.diamonds[figure] for figure, name in enumerate(p.FIGURES) if figure},
        cells=show_cells(seen),
        mark=CELL_NAMES[now[p.MARK]] or None,
        chosen=CELL_NAMES[now[p.CHOSEN]] or None,
        pool=now[p.N_BAG],
        removed=counted(seen, seen.gone, range(p.FIRST_KIND, now[p.BEGUN + p.ACTS])),
        starter=now[p.STARTER],
        last=now[p.ACT] == p.ACTS,
        brings=show_brings(seen),
        **own(game, seen),
    )


def own(game: MovieTable, seen: Movie) -> dict[str, Any]:
    """Return what an onlooker may see otherwise than everybody: hands, bounds, the tile just drawn, what is unseen, what tiles would do."""
    kinds = range(seen.now[p.BEGUN + seen.now[p.ACT] - 1], seen.now[p.BEGUN + seen.now[p.ACT]])
    return {
        "seats": show_seats(seen),
        "sums": show_sums(seen),
        "drawn": tile_name(seen, seen.now[p.FRESH]) if seen.now[p.FRESH] else None,
        "unseen": counted(seen, seen.bag, kinds),
        "sways": sways(game, seen),
        "sources": sources(game, seen),
    }


def sways(game: MovieTable, seen: Movie) -> dict[str, tuple[int, ...]]:
    """Return of what the seat whose hand is seen could play, by the lines, how it would change the tally of every seat, if of any."""
    turn: Any = could_play(seen)
    if turn is None:
        return {}
    moves = turn.legal()
    changes = show_sways(turn, moves)
    return {line: changed for line, changed in zip(game.lines_of(moves, turn, game.words), changes) if any(changed)}


def sources(game: MovieTable, seen: Movie) -> dict[str, tuple[str, ...]]:
    """Return how far what one sees is known that the rulebook does not prove; of somebody's own components nothing is said."""
    fresh = game.fresh(seen.players)
    first, last = p.BYTES_AT + p.ABILITY_AT, p.BYTES_AT + p.OPEN_AT
    if seen.block[first:last] != fresh.block[first:last]:
        return {}
    found = {name: game.doubts[name] for name in names_in_sight(seen) if name in game.doubts}
    board = f"board/{seen.now[p.ACT]}"
    return {"board": game.doubts[board], **found} if board in game.doubts else found
