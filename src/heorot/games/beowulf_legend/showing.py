"""Makes what is shown of a position of the Legend: the track, the icons with their worth, the seats, the odds of a risk."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from heorot.core.preview import Figure
from heorot.games.beowulf_legend import box
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.chances import chance_of_risk
from heorot.games.beowulf_legend.contest import highest
from heorot.games.beowulf_legend.counting import counted, counted_both
from heorot.games.beowulf_legend.foretelling import MAJORS, icon_figures
from heorot.games.beowulf_legend.gains import ally_worth, is_open, open_worth, worth_of, wound_worth, wounds_of
from heorot.games.beowulf_legend.origins import ours_of
from heorot.games.beowulf_legend.stores import can_draw, fits, row
from heorot.games.beowulf_legend.views import EpisodeView, FigureView, IconView, OddsView, SeatView, SpecialView
from heorot.games.beowulf_legend.writing import cards_of, names_of

GIVEN_NAMES = (*p.TYPES[: p.JOKER], "any", "fame_token")
CENT = 4  # digits of a chance


def numbered(plane: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Return how many there are of each kind."""
    return {names[kind]: plane[kind] for kind in range(1, len(names)) if plane[kind]}


@lru_cache(maxsize=256)
def icon_names(line: bytes, text: bytes, kinds: int) -> tuple[str, ...]:
    """Return the icons of an episode, which is a line of the track, as they are written."""
    specials, _ = names_of(text, kinds)
    return tuple([box.icon_name(line[p.ICONS + 2 * k], line[p.ICONS + 2 * k + 1], specials) for k in range(line[p.N_ICONS])])


def icons_now(s: Any) -> tuple[str, ...]:
    """Return the icons of the current episode as they are written."""
    at = s.now[p.EPISODE] * p.ROW
    return icon_names(bytes(s.rows[at : at + p.ROW]), bytes(s.text), s.now[p.N_KINDS])


@lru_cache(maxsize=64)
def track_of(rows: bytes, text: bytes, kinds: int, episodes: int, advanced: bool) -> tuple[EpisodeView, ...]:
    """Return the track; made once for each box."""
    _, names = names_of(text, kinds)
    found = []
    for i in range(episodes):
        line = rows[i * p.ROW : (i + 1) * p.ROW]
        kind = line[p.KIND]
        icons = icon_names(line, text, kinds)
        symbols = [name for k, name in enumerate(p.TYPES[: p.JOKER]) if line[p.SYMBOLS] >> k & 1]
        give = [name for k, name in enumerate(GIVEN_NAMES) for _ in range(line[p.NEEDS + k])]
        found.append(
            EpisodeView(
                i + 1, names[i][0], names[i][1], p.EPISODES[kind], tuple(symbols), icons, tuple(give), p.SOURCES[line[p.SOURCE]],
                kind in (p.AUCTION, p.RECOVER) and not advanced,
                ours_of("episodes", p.SOURCES[line[p.SOURCE]]).get(names[i][0], ()),
            )
        )  # fmt: skip
    return tuple(found)


def labelled_rows(s: Any) -> bytes:
    """Return the rows of the track with the sources that are shown."""
    rows = bytearray(s.rows)
    rows[p.SOURCE :: p.ROW] = s.labels[: p.MOST_EPISODES]
    return bytes(rows)


def show_track(s: Any) -> tuple[EpisodeView, ...]:
    """Return the track of a state."""
    return track_of(labelled_rows(s), bytes(s.text), s.now[p.N_KINDS], s.now[p.N_EPISODES], bool(s.now[p.ADVANCED]))


@lru_cache(maxsize=64)
def specials_of(cards: bytes, text: bytes, kinds: int, players: int, advanced: bool) -> tuple[SpecialView, ...]:
    """Return the special cards; made once for each box."""
    types, values, effects, fewest, labels = (cards[i * p.WIDTH : (i + 1) * p.WIDTH] for i in range(5))
    found = []
    for kind, name in enumerate(names_of(text, kinds)[0], p.FIRST_SPECIAL):
        used = fewest[kind] % 8 <= players and (fewest[kind] % 16 < 8 or advanced)
        symbol = "" if effects[kind] else p.TYPES[types[kind]]
        source = p.SOURCES[labels[kind]]
        ours = ours_of("special_cards", source).get(name, ())
        found.append(SpecialView(name.capitalize(), symbol, values[kind], p.EFFECT_NAMES[effects[kind]], source, used, ours))
    return tuple(found)


def show_specials(s: Any) -> tuple[SpecialView, ...]:
    """Return the special cards of a state's box."""
    labels = bytes(s.labels[p.MOST_EPISODES : p.MOST_EPISODES + p.WIDTH])
    cards = bytes(s.type) + bytes(s.value) + bytes(s.effect) + bytes(s.fewest) + labels
    return specials_of(cards, bytes(s.text), s.now[p.N_KINDS], s.players, bool(s.now[p.ADVANCED]))


def viewer(s: Any) -> int | None:
    """Return whose eyes these are; in a whole state those of who acts."""
    if s.now[p.EYES] == p.ONLOOKER:
        return None
    return int(s.now[p.EYES] - 1 if s.now[p.EYES] else s.now[p.SEAT])


def standing(s: Any, seat: int, wounds: int) -> int:
    """Return a seat's points as things stand, for all that is known, with so many wounds."""
    if s.now[p.HARSH] and wounds >= p.DEADLY:
        return 0
    return int(open_worth(s, seat) + ally_worth(s, seat) + wound_worth(s, wounds))


def shown_as(figure: Figure) -> int | FigureView:
    """Return a figure as the view has it, a number where it is sure."""
    if figure.low == figure.high:
        return figure.low
    found: FigureView = {"low": figure.low, "high": figure.high}
    if figure.mean is not None:
        found["mean"] = round(float(figure.mean), 2)
    return found


def show_icons(s: Any) -> tuple[IconView, ...]:
    """Return the icons of the current episode."""
    me = viewer(s)
    at = s.now[p.EPISODE] * p.ROW
    kind = s.rows[at + p.KIND]
    shared = kind in MAJORS
    names = icons_now(s)
    worths = [None] * p.MOST_ICONS if me is None or s.over else [shown_as(figure) for figure in icon_figures(s, me)]
    found = []
    for i in range(s.rows[at + p.N_ICONS]):
        what, number = s.rows[at + p.ICONS + 2 * i], s.rows[at + p.ICONS + 2 * i + 1]
        taker = s.each[p.TAKER + i] - 1 if s.each[p.TAKER + i] else None
        gives = is_open(s, s.now[p.SEAT] if me is None else me, what, number) if what != p.HEAL_SCRATCHES or me is not None else True
        found.append(IconView(names[i], not shared or i < s.players, bool(gives), taker, worths[i]))
    return tuple(found)


def keeps_silent(s: Any, seat: int) -> bool:
    """Whether the table does not say what a seat's tokens are: the sums are secret, these are others' eyes, and it is not over (BL-S6)."""
    return bool(s.now[p.SECRET_SUMS] and s.now[p.EYES] not in (0, seat + 1) and not s.over)


def face_down(s: Any, at: int) -> tuple[str, ...]:
    """Return a seat's square tokens as they lie before it, of which others see the number; those that it shows just now are open."""
    hidden = sum(s.owned[at | token] - min(s.owned[at | token], s.shown[at | token]) for token in range(1, p.TOKENS))
    open_ones = [p.TOKEN_NAMES[token] for token in range(1, p.TOKENS) for _ in range(min(s.owned[at | token], s.shown[at | token]))]
    return (*open_ones, *["?"] * hidden)


def show_seats(s: Any) -> tuple[SeatView, ...]:
    """Return the seats with all that is seen of them."""
    cards = cards_of(s)
    tokens = p.TOKEN_NAMES
    contest = row(s, p.KIND) in (p.TURN_ORDER, p.AUCTION)
    found = []
    for seat in range(s.players):
        at = seat << p.SHIFT
        wounds = wounds_of(s, seat)
        silent = keeps_silent(s, seat)
        public = None if s.now[p.SECRET_SUMS] and not s.over else standing_of_all(s, seat, wounds)
        need = max(0, highest(s, seat) - s.each[p.TOTAL + seat]) if contest and s.each[p.INSIDE + seat] else 0
        found.append(
            SeatView(
                seat, s.points[seat], public, None if silent else standing(s, seat, wounds), counted_both(s.hidden, s.known, at, cards),
                counted(s.known, at, cards), counted(s.table, at, cards), counted(s.laid, at, cards), bool(s.each[p.SEALED + seat]),
                bool(s.each[p.INSIDE + seat]), s.each[p.TOTAL + seat], need, s.each[p.MARKER + seat],
                face_down(s, at) if silent else counted(s.owned, at, tokens),
                counted_both(s.secret, s.famed, at, tokens), counted(s.famed, at, tokens), counted(s.shown, at, tokens),
                s.each[p.SCRATCHED + seat], s.each[p.WOUNDS + seat], s.each[p.DOUBLES + seat],
            )
        )  # fmt: skip
    return tuple(found)


def standing_of_all(s: Any, seat: int, wounds: int) -> int:
    """Return what everyone can know of a seat's points, as things stand: without alliance tokens that nobody has seen."""
    if s.now[p.HARSH] and wounds >= p.DEADLY:
        return 0
    famed = sum(s.famed[seat << p.SHIFT | token] * worth_of(s, token) for token in range(p.FIRST_ALLY, p.LAST_ALLY + 1))
    return int(open_worth(s, seat) + famed + wound_worth(s, wounds))


def show_odds(s: Any) -> OddsView | None:
    """Return the odds of a risk, where there can be one: exactly, from what the onlooker can know."""
    if s.actor < 0 or row(s, p.KIND) not in (p.RISK, p.TURN_ORDER) or s.now[p.STEP] not in (p.RISKING, p.TURN) or not can_draw(s):
        return None
    cards = cards_of(s)
    kinds = [kind for kind in range(1, p.FIRST_SPECIAL) if s.pile[kind]]
    return OddsView(
        round(float(chance_of_risk(s, p.TURNED_UP)), CENT),
        round(float(chance_of_risk(s, p.DARED)), CENT),
        sum(s.pile[kind] for kind in kinds),
        {cards[kind]: s.pile[kind] for kind in kinds if fits(s, kind)},
        {cards[kind]: s.pile[kind] for kind in kinds if not fits(s, kind)},
    )
