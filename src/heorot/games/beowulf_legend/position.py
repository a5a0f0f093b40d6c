"""The Legend's positions as JSON values: written whole, read with what is missing left empty, unknown or dealt.

`players` and `episode` are enough: then the episode begins. With a `step` it is a position within an episode.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from heorot.core.errors import BadPosition
from heorot.core.position import begin, per_seat, place_in, read_actor, whole, write_actor
from heorot.core.reading import no_more_than
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.beowulf_legend import box
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.counting import counted, counted_both
from heorot.games.beowulf_legend.following import ways
from heorot.games.beowulf_legend.rules import Legend, begin_episode, run
from heorot.games.beowulf_legend.showing import cards_of, show_track
from heorot.games.beowulf_legend.stores import fits, hand_size, row

if TYPE_CHECKING:
    from heorot.games.beowulf_legend.table import LegendTable

HEAD = ("game", "version", "players", "options", "parts", "episode", "start", "step", "phase", "actor", "seat", "eyes", "points", "memory")
PILES = ("discards", "turned", "gone")
SEATS = ("hands", "known", "laid", "table", "owned", "allies", "famed", "shown")  # lists of cards or tokens for each seat
COUNTS = {  # a number for each seat
    "scratches": p.SCRATCHED, "wounds": p.WOUNDS, "doubles": p.DOUBLES, "inside": p.INSIDE, "totals": p.TOTAL, "markers": p.MARKER,
    "sealed": p.SEALED,
}  # fmt: skip
NUMBERS = {
    "asked": p.ASKED, "left": p.LEFT, "begun": p.BEGUN, "in": p.N_IN, "mark": p.MARK, "icon": p.ICON, "jokers": p.JOKERS,
    "given": p.GIVEN, "last": p.LAST_OPENED, "lent": p.LENT, "changing": p.CHANGING,
}  # fmt: skip
KEYS = (*HEAD, *PILES, *SEATS, *COUNTS, *NUMBERS, "takers", "owed")
MEMORY = ("generation", "epoch", "shown_up", "unseen", "classes", "cards", "tokens")
AT_STEPS: dict[int, tuple[int, ...]] = {  # the phases in which a step may be
    p.FIRST_SEAT: (p.EACH,), p.DEALING: (p.EACH,), p.DRAWING: (p.EACH, p.TAKES, p.PRIZE), p.REVEALING: (p.EACH, p.PICKS, p.TURNS),
    p.ALLYING: (p.EACH, p.TAKES, p.PRIZE), p.OPENING: (p.OPENS_UP,), p.RISKING: (p.EACH,), p.RESOLVING: (p.EACH, p.TURNS),
    p.GIVING: (p.EACH,), p.HEALING: (p.EACH, p.TAKES), p.BLESSED: (p.EACH, p.RANKED, p.TURNS), p.SELECTING: (p.EACH,),
    p.PICKING: (p.PICKS,), p.LAYING: (p.LAYS,), p.TURN: (p.TURNS,), p.TAKING: (p.TAKES,), p.SHIELDING: (p.TAKES,),
    p.RESTING: (p.EACH, p.TAKES, p.TURNS), p.BIDDING: (p.BIDS,),
}  # fmt: skip
IN_KINDS: dict[int, tuple[int, ...]] = {  # the kinds of episode that have a phase
    p.EACH: (p.RISK, p.OPPORTUNITY, p.SELECTION), p.PICKS: (p.RECOVERY,), p.LAYS: (p.SIMULTANEOUS,),
    p.OPENS_UP: (p.SIMULTANEOUS, p.RECOVER, p.DEATH), p.RANKED: (p.SIMULTANEOUS,), p.TURNS: (p.TURN_ORDER,), p.BIDS: (p.AUCTION,),
    p.PRIZE: (p.AUCTION,), p.TAKES: (p.SIMULTANEOUS, p.TURN_ORDER, p.RECOVER, p.DEATH),
}  # fmt: skip
OF_KINDS = {p.RISKING: p.RISK, p.GIVING: p.OPPORTUNITY, p.SELECTING: p.SELECTION}  # steps that one kind of minor episode has


def write(game: LegendTable, s: Legend) -> dict[str, Any]:
    """Return a position as JSON values; what is 0 or empty is left out. Components are told if they are not the box's."""
    cards, tokens = cards_of(s), p.TOKEN_NAMES
    seats = range(s.players)
    data: dict[str, Any] = {
        "game": game.name,
        "version": game.version_of(s),
        "players": s.players,
        "options": game.options_of(s),
        "episode": show_track(s)[s.now[p.EPISODE]].id,
        "start": s.now[p.START],
        "step": p.STEPS[s.now[p.STEP]],
        "phase": p.PHASES[s.now[p.PHASE]],
        "actor": write_actor(s),
        "seat": s.now[p.SEAT],
        "eyes": [None, *seats, *[None] * 8][s.now[p.EYES]] if s.now[p.EYES] != p.ONLOOKER else "onlooker",
        "points": [s.points[seat] for seat in seats],
        "hands": [list(counted_both(s.hidden, s.known, seat << p.SHIFT, cards)) for seat in seats],
        "allies": [list(counted_both(s.secret, s.famed, seat << p.SHIFT, tokens)) for seat in seats],
    }
    for key, plane, names in (
        ("known", s.known, cards), ("laid", s.laid, cards), ("table", s.table, cards), ("owned", s.owned, tokens),
        ("famed", s.famed, tokens), ("shown", s.shown, tokens),
    ):  # fmt: skip
        data[key] = [list(counted(plane, seat << p.SHIFT, names)) for seat in seats]
    data |= {key: list(counted(getattr(s, key), 0, cards)) for key in PILES}
    data |= {key: [s.each[at + seat] for seat in seats] for key, at in COUNTS.items()}
    data |= {key: s.now[at] for key, at in NUMBERS.items()}
    data["takers"] = [s.each[p.TAKER + i] for i in range(p.MOST_ICONS)]
    data["owed"] = [s.each[p.OWED + i] for i in range(p.N_NEEDS)]
    found = {key: value for key, value in data.items() if key in HEAD or (any(value) if isinstance(value, list) else value)}
    if s.now[p.GENERATION] or s.now[p.EPOCH]:
        found["memory"] = write_memory(s)
    if foreign(game, s):
        found["parts"] = box.pack(s)
    return found


def write_memory(s: Legend) -> dict[str, Any]:
    """Return what is remembered of hidden draws (see memory.py)."""
    pools, classes = (s.now[p.GENERATION] + 1) * p.WIDTH, (s.now[p.EPOCH] + 1) * p.WIDTH
    return {
        "generation": s.now[p.GENERATION],
        "epoch": s.now[p.EPOCH],
        "shown_up": s.now[p.SHOWN_UP],
        "unseen": list(s.unseen[:pools]) if s.now[p.GENERATION] else [],
        "classes": list(s.classes[:classes]) if s.now[p.EPOCH] else [],
        "cards": [list(s.card_log[seat * p.LOG : seat * p.LOG + s.logged[seat]]) for seat in range(s.players)],
        "tokens": [list(s.token_log[seat * p.LOG : seat * p.LOG + s.logged[8 + seat]]) for seat in range(s.players)],
    }


def foreign(game: LegendTable, s: Legend) -> bool:
    """Whether a state is played with other components than the box's."""
    fresh = game.begin_with(s.players, game.parts, game.options_of(s))
    at = p.BYTES_AT + p.FIXED_AT
    return fresh.census() != s.census() or bytes(fresh.block[at:]) != bytes(s.block[at:])


# reading


def read(game: LegendTable, data: Mapping[str, Any], seed: int | None) -> Legend:
    """Return the position; `players` and `episode` are enough, the rest has defaults."""
    s = begin(game, data, KEYS)
    for seat in range(s.players):  # the hands are told below
        for kind in (p.BEOWULF, p.DOUBLE_FIGHTING):
            s.known[seat << p.SHIFT | kind] = 0
            s.pile[kind] += 1
    read_place(s, data)
    read_cards(s, data)
    read_tokens(s, data)
    read_numbers(s, data)
    if s.now[p.N_UNKNOWN] and not s.now[p.EYES]:
        s.now[p.EYES] = p.ONLOOKER
    if "memory" in data:
        read_memory(s, data["memory"])
    if "step" not in data:
        s.actor = DEALER
        run(s, begin_episode(s))
    check(s)
    return s if seed is None else s.imagine(Rng(seed))


def read_place(s: Legend, data: Mapping[str, Any]) -> None:
    """Read where Beowulf is, at which step, whose turn it is, and through whose eyes it is seen."""
    s.now[p.EPISODE] = place_in([episode.id for episode in show_track(s)], data, "episode", show_track(s)[0].id)
    s.now[p.STEP] = place_in(p.STEPS, data, "step", p.STEPS[p.RISKING])
    s.now[p.PHASE] = place_in(p.PHASES, data, "phase", p.PHASES[p.EACH])
    s.now[p.START] = whole(data.get("start", 0), 0, s.players - 1, "the start player")
    s.now[p.SEAT] = whole(data.get("seat", s.now[p.START]), 0, s.players - 1, "the seat")
    s.now[p.LEFT] = 0
    s.actor = read_actor(data.get("actor", s.now[p.SEAT]), s.players)
    eyes = data.get("eyes")
    s.now[p.EYES] = 0 if eyes is None else p.ONLOOKER if eyes == "onlooker" else 1 + whole(eyes, 0, s.players - 1, "the eyes")
    for seat, points in enumerate(per_seat(data, "points", s.players, 0)):
        s.points[seat] = whole(points, -1000, 1000, "the points of a seat")


def kinds_in(listed: Any, names: Sequence[str], key: str, unknown: bool = False) -> list[int]:
    """Return the kinds that a list names."""
    if not isinstance(listed, list) or len(listed) > p.MOST_CARDS:
        raise BadPosition(f"{key!r} of a position are lists of names")
    for name in listed:
        if name not in names or not isinstance(name, str) or (name == "?" and not unknown):
            raise BadPosition(f"there is no {name!r} among {key!r}")
    return [names.index(name) for name in listed]


def spend(pool: Any, kind: int, name: str) -> None:
    """Take a card or token from where all are at first."""
    if not pool[kind]:
        raise BadPosition(f"there are not so many {name!r} in the game")
    pool[kind] -= 1


def read_cards(s: Legend, data: Mapping[str, Any]) -> None:
    """Put cards into hands and on the table; what is not told is in the pile."""
    names = cards_of(s)
    known = [kinds_in(one, names, "known") for one in per_seat(data, "known", s.players, [])]
    for seat, listed in enumerate(per_seat(data, "hands", s.players, [])):
        at = seat << p.SHIFT
        for kind in kinds_in(listed, names, "hands", True):
            if kind:
                spend(s.shelf if kind >= p.FIRST_SPECIAL else s.pile, kind, names[kind])
            shared = kind >= p.FIRST_SPECIAL or kind in known[seat]
            if shared and kind in known[seat]:
                known[seat].remove(kind)
            (s.known if shared else s.hidden)[at | kind] += 1
            s.now[p.N_UNKNOWN] += kind == p.UNKNOWN
        if known[seat]:
            raise BadPosition(f"seat {seat} is known to hold {names[known[seat][0]]!r}, which is not in its hand")
    for seat, listed in enumerate(per_seat(data, "table", s.players, [])):
        for kind in kinds_in(listed, names, "table"):
            spend(s.shelf if kind >= p.FIRST_SPECIAL else s.pile, kind, names[kind])
            s.table[seat << p.SHIFT | kind] += 1
    for seat, listed in enumerate(per_seat(data, "laid", s.players, [])):
        for kind in kinds_in(listed, names, "laid", True):
            s.laid[seat << p.SHIFT | kind] += 1
    for key in PILES:
        for kind in kinds_in(data.get(key, []), names, key):
            if (kind >= p.FIRST_SPECIAL) != (key == "gone"):
                raise BadPosition(f"{names[kind]!r} cannot be among {key!r}")
            spend(s.shelf if key == "gone" else s.pile, kind, names[kind])
            getattr(s, key)[kind] += 1
    unknown = sum(s.hidden[seat << p.SHIFT] for seat in range(s.players))
    s.now[p.N_DISCARDS] = sum(s.discards)
    s.now[p.N_PILE] = sum(s.pile) - unknown
    if s.now[p.N_PILE] < 0:
        raise BadPosition("there are more unknown cards in hands than there are cards")


def read_tokens(s: Legend, data: Mapping[str, Any]) -> None:
    """Put tokens before the seats; what is not told is in supply and bag."""
    names = p.TOKEN_NAMES
    s.now[p.LENT] = whole(data.get("lent", 0), 0, 99, "lent")
    s.supply[p.FAME + 2] += s.now[p.LENT]
    famed = [kinds_in(one, names, "famed") for one in per_seat(data, "famed", s.players, [])]
    for seat, listed in enumerate(per_seat(data, "owned", s.players, [])):
        for token in kinds_in(listed, names, "owned"):
            if p.FIRST_ALLY <= token <= p.LAST_ALLY:
                raise BadPosition(f"{names[token]!r} is an alliance token: it is among 'allies'")
            spend(s.supply, token, names[token])
            s.owned[seat << p.SHIFT | token] += 1
    for seat, listed in enumerate(per_seat(data, "allies", s.players, [])):
        for token in kinds_in(listed, names, "allies", True):
            if token and not p.FIRST_ALLY <= token <= p.LAST_ALLY:
                raise BadPosition(f"{names[token]!r} is no alliance token")
            if token:
                spend(s.bag, token, names[token])
            shared = token in famed[seat]
            if shared:
                famed[seat].remove(token)
            (s.famed if shared else s.secret)[seat << p.SHIFT | token] += 1
            s.now[p.N_UNKNOWN] += token == p.UNKNOWN
        if famed[seat]:
            raise BadPosition(f"seat {seat} is known to have {names[famed[seat][0]]!r}, which is not among its alliance tokens")
    for seat, listed in enumerate(per_seat(data, "shown", s.players, [])):
        for token in kinds_in(listed, names, "shown"):
            i = seat << p.SHIFT | token
            s.shown[i] += 1
            if s.shown[i] > s.owned[i] + s.famed[i]:
                raise BadPosition(f"seat {seat} shows {names[token]!r} and has none that all know")
    s.now[p.N_BAG] = sum(s.bag) - sum(s.secret[seat << p.SHIFT] for seat in range(s.players))
    if s.now[p.N_BAG] < 0:
        raise BadPosition("there are more unknown alliance tokens than there are tokens")


def read_numbers(s: Legend, data: Mapping[str, Any]) -> None:
    """Read counters: of hurts, of the round, of what is owed."""
    for key, at in COUNTS.items():
        for seat, value in enumerate(per_seat(data, key, s.players, 0)):
            s.each[at + seat] = whole(value, 0, 200, key)
    for key, at in NUMBERS.items():
        s.now[at] = whole(data.get(key, 0), 0, 200, key)
    for key, at, size in (("takers", p.TAKER, p.MOST_ICONS), ("owed", p.OWED, p.N_NEEDS)):
        listed = data.get(key, [0] * size)
        if not isinstance(listed, list) or len(listed) != size:
            raise BadPosition(f"{key!r} is a list of {size} numbers")
        for i, value in enumerate(listed):
            s.each[at + i] = whole(value, 0, s.players if key == "takers" else 8, key)
    for seat in range(s.players):
        if s.each[p.SCRATCHED + seat] >= p.SCRATCHES:
            raise BadPosition("three scratches are a wound (BL-W1)")
    if "changing" not in data:
        s.now[p.CHANGING] = any(s.rows[i * p.ROW + p.CHANGE_FROM] for i in range(s.now[p.EPISODE] + 1))


def read_memory(s: Legend, memory: Any) -> None:
    """Read what is remembered of hidden draws."""
    if not isinstance(memory, Mapping):
        raise BadPosition("the memory of a position is a JSON object")
    no_more_than(memory, MEMORY, BadPosition, "a memory")
    s.now[p.GENERATION] = whole(memory.get("generation", 0), 0, p.GENERATIONS - 1, "generation")
    s.now[p.EPOCH] = whole(memory.get("epoch", 0), 0, p.GENERATIONS - 1, "epoch")
    s.now[p.SHOWN_UP] = whole(memory.get("shown_up", 0), 0, s.now[p.EPOCH], "shown_up")
    for key, plane, size in (("unseen", s.unseen, s.now[p.GENERATION]), ("classes", s.classes, s.now[p.EPOCH])):
        listed = numbers(memory.get(key, []), (size + 1) * p.WIDTH if size else 0, key)
        plane[: len(listed)] = bytes(listed)
    for key, log, at in (("cards", s.card_log, 0), ("tokens", s.token_log, 8)):
        for seat, listed in enumerate(per_seat(memory, key, s.players, [])):
            entries = numbers(listed, None, key)
            if len(entries) > p.LOG:
                raise BadPosition(f"{key!r} of a memory are lists of at most {p.LOG} entries")
            log[seat * p.LOG : seat * p.LOG + len(entries)] = bytes(entries)
            s.logged[at + seat] = len(entries)
            if sum(entry == p.NOTED_TURN for entry in entries) != s.now[p.EPOCH if at else p.GENERATION]:
                raise BadPosition(f"{key!r} of a memory have another number of turns than it says")
    for tokens in (0, 1):
        if s.now[p.EPOCH if tokens else p.GENERATION] and s.now[p.EYES] and not ways(s, tokens):
            raise BadPosition("what is remembered of hidden draws cannot have happened")


def numbers(listed: Any, size: int | None, key: str) -> list[int]:
    """Return a list of small numbers."""
    if not isinstance(listed, list) or (size is not None and len(listed) != size):
        raise BadPosition(f"{key!r} of a memory is a list of {size} numbers" if size is not None else f"{key!r} of a memory are lists")
    return [whole(value, 0, p.NOTED_TURN, key) for value in listed]


def check(s: Legend) -> None:
    """Raise BadPosition unless somebody can act here, and what is counted fits what lies there."""
    step, phase, kind = s.now[p.STEP], s.now[p.PHASE], row(s, p.KIND)
    if s.actor == NOBODY:
        if s.now[p.EPISODE] + 1 != s.now[p.N_EPISODES]:
            raise BadPosition("the game is not over before the last episode")
        return
    if (s.actor == DEALER) != (step <= p.DEALERS):
        raise BadPosition(f"at the step {p.STEPS[step]!r} it is {'the dealer' if step <= p.DEALERS else 'a seat'} who acts")
    if s.actor >= 0 and step != p.LAYING and s.now[p.SEAT] != s.actor:
        raise BadPosition("the seat that is asked is the one that acts")
    if phase not in AT_STEPS[step] or (kind not in IN_KINDS[phase] and step > p.DEALING) or OF_KINDS.get(step, kind) != kind:
        raise BadPosition(f"in this episode there is no step {p.STEPS[step]!r} in the phase {p.PHASES[phase]!r}")
    if kind in (p.AUCTION, p.RECOVER) and not s.now[p.ADVANCED]:
        raise BadPosition("treasure episodes are played in the advanced game only")
    check_round(s, step, phase)
    check_lying(s, phase)
    if s.actor == DEALER:
        check_dealer(s, step)
    else:
        moves = Moves(s.room())
        known = [seat for seat in s.actors() if s.now[p.EYES] in (0, seat + 1)]
        if not all(s.fill(moves, seat) for seat in known) or not s.actors():
            raise BadPosition(f"seat {s.actor} has nothing to decide")


def check_round(s: Legend, step: int, phase: int) -> None:
    """The counters of the round fit the players."""
    seats = range(s.players)
    if s.now[p.ASKED] >= (2 * s.players if phase == p.PICKS else s.players) or s.now[p.ICON] >= p.MOST_ICONS:
        raise BadPosition("so many seats have not been asked")
    if phase == p.TAKES:
        takers = [s.each[p.TAKER + i] for i in range(p.MOST_ICONS)]
        mark = s.now[p.MARK]
        done = mark - (step == p.TAKING)
        if sorted(s.each[p.MARKER + seat] for seat in seats) != [seat + 1 for seat in seats] or not 1 <= mark <= s.players:
            raise BadPosition("everyone has a marker of its own when icons are taken")
        taken = sorted(taker for taker in takers if taker)
        if any(takers[s.players :]) or taken != sorted(seat + 1 for seat in seats if s.each[p.MARKER + seat] <= done):
            raise BadPosition("those with the lower markers have each taken one icon")
        if s.each[p.MARKER + s.now[p.SEAT]] != mark or (step != p.TAKING and takers[s.now[p.ICON]] != s.now[p.SEAT] + 1):
            raise BadPosition("the seat that is asked is the one whose marker is next")
    if phase in (p.TURNS, p.BIDS):
        inside = sum(s.each[p.INSIDE + seat] for seat in seats)
        out = sorted(s.each[p.MARKER + seat] for seat in seats if not s.each[p.INSIDE + seat])
        if any(s.each[p.INSIDE + seat] > 1 for seat in seats) or s.now[p.N_IN] != inside or not inside:
            raise BadPosition("'in' is the number of seats that are 'inside'")
        if phase == p.TURNS and out != list(range(inside + 1, s.players + 1)):
            raise BadPosition("who is out has the highest markers")
        dropped = step == p.BLESSED
        if (inside < 2 and not dropped) or (not s.each[p.INSIDE + s.now[p.SEAT]] and not dropped):
            raise BadPosition("the seat that is asked is still in, and not the last one")


def check_lying(s: Legend, phase: int) -> None:
    """Cards and totals lie where the phase has them."""
    for seat in range(s.players):
        at = seat << p.SHIFT
        for kind in range(1, p.WIDTH):
            if s.laid[at | kind] > s.hidden[at | kind] + s.known[at | kind]:
                raise BadPosition(f"seat {seat} has laid a card that is not in its hand")
        if sum(s.laid[at : at + p.WIDTH]) > hand_size(s, seat):
            raise BadPosition(f"seat {seat} has laid more cards than it holds")
        if phase == p.TURNS:
            total = sum(s.table[at | kind] * s.value[kind] for kind in range(1, p.WIDTH))
            if total != s.each[p.TOTAL + seat] or any(s.table[at | kind] and not fits(s, kind) for kind in range(1, p.WIDTH)):
                raise BadPosition(f"the total of seat {seat} is not that of its cards on the table, all of which fit")
        if phase == p.BIDS and sum(s.shown[at | token] * p.TOKEN_VALUES[token] for token in range(p.TOKENS)) != s.each[p.TOTAL + seat]:
            raise BadPosition(f"the total of seat {seat} is not that of the tokens it shows")


def check_dealer(s: Legend, step: int) -> None:
    """There is something to deal."""
    if step in (p.DEALING, p.DRAWING, p.REVEALING) and not (s.now[p.LEFT] and s.now[p.N_PILE]):
        raise BadPosition("there is no card for the dealer to deal")
    if step == p.ALLYING and not (s.now[p.LEFT] and s.now[p.N_BAG]):
        raise BadPosition("there is no alliance token for the dealer to deal")
