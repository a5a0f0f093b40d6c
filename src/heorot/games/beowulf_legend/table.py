"""Beowulf: The Legend at the table: its options, its notation, what happens at it and what is shown of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from heorot.core.errors import AmbiguousMove, BadOption, InvalidMove
from heorot.core.events import events_of
from heorot.core.game import Game, Names, Saying
from heorot.core.listing import Listing
from heorot.core.message import Message, Refusal
from heorot.core.naming import folded, named, not_a_move
from heorot.core.options import Option, Value, beginner, beginners
from heorot.core.parts import Parts
from heorot.core.play import Play
from heorot.core.preview import Figure, Forecast, Open
from heorot.core.reading import need, no_more_than
from heorot.core.summary import Breakdown
from heorot.core.vocabulary import ACTING, DEALER, HIDDEN
from heorot.games.beowulf_legend import (
    box,
    events,
    figures,
    foretelling,
    listings,
    picture,
    position,
    recall,
    summing,
    telling,
    why,
    writing,
)
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.counting import counted
from heorot.games.beowulf_legend.judge import LegendJudge
from heorot.games.beowulf_legend.rules import Legend, deal_hands
from heorot.games.beowulf_legend.showing import (
    icons_now,
    numbered,
    show_icons,
    show_odds,
    show_seats,
    show_specials,
    show_track,
)
from heorot.games.beowulf_legend.versions import LABELS, PROSE, VERSIONS
from heorot.games.beowulf_legend.views import View
from heorot.games.beowulf_legend.writing import card_of, cards_of

__all__ = ["VERBS", "LegendTable"]

SMALL = {  # moves that name nothing: key of the word, the word in English
    "risk": (p.GO, "risk"), "dare": (p.DARE, "daring"), "pass": (p.PASS, "pass"), "persist": (p.PERSIST, "resolve"), "no": (p.NO, "no"),
    "done": (p.DONE, "done"), "inspire": (p.SHIELD_OFF, "inspiration"), "mend": (p.MEND, "rest"), "glory": (p.GLORY, "fame"),
}  # fmt: skip
HEALS = {"wound_tile": (p.HEAL_WOUND, "wound"), "double_tile": (p.HEAL_DOUBLE, "double"), "scratches": (p.HEAL_ALL, "scratches")}
CARDS = {"draw": p.DRAW, "reveal": p.REVEAL, "opens": p.OPENS, "play": p.LAY, "give": p.GIVE, "bless": p.BLESS, "take": p.PICK}
TOKENS = {"opens": p.OPENS_TOKEN, "ally": p.ALLY, "give": p.GIVE_TOKEN, "show": p.SHOW}
AIMED = {"draw": "draw", "reveal": "reveal", "opens": "opens", "play": "play", "give": "give", "bless": "blessing", "take": "take"}
AIMED |= {"ally": "ally", "show": "show", "first": "first", "heal": "heal"}
MARKS = {"mark_f": "F", "mark_t": "T", "mark_a": "A", "mark_c": "C", "mark_s": "S", "mark_w": "W", "mark_m": "M", "mark_h": "H"}
VERBS = (*AIMED, *SMALL, *HEALS, "end", *MARKS)
CODE = re.compile(r"(?:[FTAC]|AF|AT)[1-9](?:\|H)?|WW|[SWMH]")
NEWS = re.compile(r"(?P<line>.+) !(?P<worths>\d{1,2}(?:,\d{1,2}){1,4})")
MOST_BOXES = 16
BLUFFS: tuple[Value, ...] = (False, True, "at-once")  # in the order of what `now` has
STARTS: tuple[Value, ...] = ("first-seat", "drawn", *beginners(p.PLAYERS)[2:])  # as well
SINCE_2: tuple[Value, ...] = (BLUFFS[p.AT_ONCE], *STARTS[2:], "secret")  # values that the first version did not have


class LegendTable(Game[Legend]):
    """The game of Beowulf: The Legend.

    >>> import heorot
    >>> game = heorot.game("beowulf_legend")
    >>> game.alphabet, [option.name for option in game.options]
    (480, ['advanced', 'harsh', 'bluff', 'start', 'tokens'])
    """

    name = "beowulf_legend"
    title = "Beowulf: The Legend"
    version = 2
    versions = VERSIONS
    prose = PROSE
    fewest = 2
    most = p.PLAYERS
    minutes = 75
    worth_telling: ClassVar[Mapping[str, bool]] = {"note-scratched": False, "note-wounded": False, "note-last-in": True, "note-won": True}
    alphabet = p.ALPHABET
    options = (
        Option("advanced", (False, True), False, "BL-A1"),
        Option("harsh", (False, True), False, "BL-V1"),
        Option("bluff", BLUFFS, False, "BL-J3"),
        Option("start", beginners(p.PLAYERS), "drawn", "BL-S2"),
        Option("tokens", ("open", "secret"), "open", "BL-S6"),
    )
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "letter": {"bluff": "at-once", "tokens": "secret"},
        "played": {"bluff": False, "tokens": "open"},
    }
    first_option = "start"
    chart_title = "summary-legend-chart"  # there are no points before the end
    events = events_of(events)
    benches = ((3, {"advanced": True}), (5, {"advanced": True}))
    words = (
        {name: name.capitalize() for name in p.TYPES}
        | writing.SPECIALS
        | {f"~{name}": full for name, full in writing.FULL_NAMES.items()}
        | writing.PIECES
        | AIMED
        | {key: word for key, (_, word) in (SMALL | HEALS).items()}
        | {"end": "end"}
        | MARKS
    )

    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> Legend:
        """Return the saga before its first episode; the dealer is to act (BL-S1 to BL-S5)."""
        if version == 1 and any(value in SINCE_2 for value in options.values()):
            raise BadOption(f"rules version 1 of {self.title} was never played like that: {dict(options)}")
        s = self.unpacked(Legend(players), parts, box.unpack, box.label, LABELS.get(parts.box))
        s.now[p.VERSION] = version if version > 1 else 0
        s.now[p.ADVANCED] = bool(options["advanced"])
        s.now[p.HARSH] = bool(options["harsh"])
        s.now[p.BLUFF] = BLUFFS.index(options["bluff"])
        s.now[p.SECRET_SUMS] = options["tokens"] == "secret"
        s.now[p.LOTS] = STARTS.index(options["start"])
        box.set_up(s)
        s.now[p.STEP] = p.FIRST_SEAT
        if (seat := beginner(options["start"])) >= 0:
            s.now[p.START] = seat
            deal_hands(s)
        return s

    def version_of(self, s: Legend) -> int:
        """Return the version by which a state is played."""
        return s.now[p.VERSION] or 1

    def options_of(self, s: Legend) -> dict[str, Value]:
        """Return the options a state is played with."""
        return {
            "advanced": bool(s.now[p.ADVANCED]),
            "harsh": bool(s.now[p.HARSH]),
            "bluff": BLUFFS[s.now[p.BLUFF]],
            "start": STARTS[s.now[p.LOTS]],
            "tokens": "secret" if s.now[p.SECRET_SUMS] else "open",
        }

    def check_parts(self, data: Mapping[str, Any]) -> None:
        """Raise BadParts, naming the entry, unless these are components to play with (see box.py)."""
        box.check(data)

    # notation

    def act(self, move: int, state: Legend) -> dict[str, Any]:
        """Return a move as JSON values: {"act": "play", "card": "Wit2"}."""
        if not 0 <= move < self.alphabet:
            raise self.no_move(move)
        verb, low = move & ~p.LOW, move & p.LOW
        if move == HIDDEN:
            return {"act": "hidden"}
        if move == p.OPENS_END:
            return {"act": "opens"}
        for act, aimed in CARDS.items():
            if verb == aimed and 0 < low < self.cards(act, state):
                return {"act": act, "card": card_of(state, low)}
        for act, aimed in TOKENS.items():
            if verb == aimed and 0 < low < p.TOKENS:
                return {"act": act, "token": p.TOKEN_NAMES[low]}
        if verb == p.TAKE and low < len(icons := self.icons(state)):
            return {"act": "take", "icon": icons[low]}
        if verb == p.FIRST and low < state.players:
            return {"act": "first", "seat": low}
        for act, (small, _) in SMALL.items():
            if move == small:
                return {"act": act}
        for what, (small, _) in HEALS.items():
            if move == small:
                return {"act": "heal", "what": what}
        raise self.no_move(move)

    def cards(self, act: str, state: Legend) -> int:
        """Return how many kinds of card such a move may name: special cards come from icons only."""
        return p.FIRST_SPECIAL if act in ("draw", "reveal", "take") else state.now[p.N_KINDS]

    def icons(self, state: Legend) -> tuple[str, ...]:
        """Return the icons of the current episode as they are written."""
        return icons_now(state)

    def move(self, act: Mapping[str, Any], state: Legend) -> int:
        """Return the move that such JSON values mean."""
        what = need(act, "act", str, InvalidMove, "a move")
        no_more_than(act, ("act", "card", "token", "icon", "seat", "what"), InvalidMove, "a move")
        if len(act) > 2:
            raise InvalidMove("a move names one thing")
        if len(act) == 1:
            if what in SMALL:
                return SMALL[what][0]
            if what in ("hidden", "opens"):
                return HIDDEN if what == "hidden" else p.OPENS_END
        if "card" in act and what in CARDS:
            return CARDS[what] + found_in(cards_of(state)[1 : self.cards(what, state)], act["card"], "card") + 1
        if "token" in act and what in TOKENS:
            return TOKENS[what] + found_in(p.TOKEN_NAMES[1:], act["token"], "token") + 1
        if "icon" in act and what == "take":
            return p.TAKE + self.place_of(found_in(self.icons(state), act["icon"], "icon"), state)
        if "seat" in act and what == "first":
            return p.FIRST + found_in(range(state.players), act["seat"], "seat")
        if "what" in act and what == "heal":
            return HEALS[tuple(HEALS)[found_in(tuple(HEALS), act["what"], "hurt")]][0]
        raise InvalidMove(f"nobody can {what!r} so in {self.title}")

    def place_of(self, icon: int, state: Legend) -> int:
        """Return the place of an icon; of equal ones the first that is not taken."""
        icons = self.icons(state)
        same = [i for i in range(len(icons)) if icons[i] == icons[icon]]
        return next((i for i in same if not state.each[p.TAKER + i]), same[0])

    def notation(self, move: int, state: Legend, names: Names | None = None) -> str:
        """Return a move as a short line: `play Wit2`, `take F5`, `risk`, `opens end`, `draw ?`.

        The last move comes to onlookers with the worth of everyone's alliance tokens: `take F3 !4,0,7`.
        """
        names = names or self.words
        if move == p.ALL_DONE:
            return f"{names['done']} !"
        if move >= self.alphabet:
            base, worths = recall.news(state, move)
            return f"{self.notation(base, state, names)} !{','.join(str(worth) for worth in worths)}"
        act = self.act(move, state)
        verb = act["act"]
        if verb == "hidden":
            if state.actor != DEALER:
                return "?"
            return f"{names['ally' if state.now[p.STEP] == p.ALLYING else 'draw']} ?"
        if move == p.OPENS_END:
            return f"{names['opens']} {names['end']}"
        if verb == "heal":
            return f"{names['heal']} {names[act['what']]}"
        if verb == "first":
            return f"{names['first']} {act['seat']}"
        for key in ("card", "token", "icon"):
            if key in act:
                return f"{names[verb]} {self.called(act[key], names)}"
        return names[verb]

    def called(self, name: str, names: Names) -> str:
        """Return what a card, token or icon is called in a language: `Wit2`, `Смекалка2`, `F5`, `Hrunting`."""
        if names is self.words and name != "heal":
            return name
        if CODE.fullmatch(name):
            return "".join(names[f"mark_{sign.lower()}"] if sign.isalpha() else sign for sign in name)
        base = name.rstrip("2")
        return names.get(base.lower(), base) + name[len(base) :]

    def parse(self, text: str, state: Legend, names: Names | None = None) -> int:
        """Return the move that a line means; names may be shortened as long as they say which."""
        names = names or self.words
        said = " ".join(text.split())
        told = NEWS.fullmatch(said)
        if told:
            return self.parse_news(told, state, names, text)
        if not said:
            raise InvalidMove("an empty line is no move", Message("move-empty"))
        if said == "?":
            return HIDDEN
        if said.endswith(" !") and named(said[:-2], ("done",), names, text):
            return p.ALL_DONE
        verb, _, rest = said.partition(" ")
        if not rest:
            found = named(verb, (*SMALL, "opens"), names, text)
            if found == "opens":
                raise not_a_move(text)
            return SMALL[found][0]
        act = named(verb, tuple(AIMED), names, text)
        return self.parse_aimed(act, rest, state, names, text)

    def parse_aimed(self, act: str, rest: str, state: Legend, names: Names, text: str) -> int:
        """Return the move of a line that names something."""
        if act == "first":
            if not (rest.isascii() and rest.isdigit() and len(rest) < 3 and int(rest) < state.players):
                raise not_a_move(text)
            return p.FIRST + int(rest)
        if act == "heal":
            return HEALS[named(rest, tuple(HEALS), names, text)][0]
        if rest == "?" and act in ("draw", "ally"):
            return HIDDEN
        things: dict[str, int] = {}  # what may be named, as it is compared
        full: dict[str, int] = {}
        if act in TOKENS:
            things |= {folded(self.called(p.TOKEN_NAMES[token], names)): TOKENS[act] + token for token in range(1, p.TOKENS)}
        if act in CARDS:
            for kind, card in enumerate(cards_of(state)[1 : self.cards(act, state)], 1):
                things[folded(self.called(card, names))] = CARDS[act] + kind
                full[folded(names.get(f"~{card.lower()}", card))] = CARDS[act] + kind
        if act == "take":
            for i, icon in reversed(list(enumerate(self.icons(state)))):
                things[folded(self.called(icon, names))] = p.TAKE + self.place_of(i, state)
                full[folded(names.get(f"~{icon.lower()}", icon))] = p.TAKE + self.place_of(i, state)
        if act == "opens":
            things[folded(names["end"])] = p.OPENS_END
        plain = folded(rest)
        if plain in things:
            return things[plain]
        meant = {move for name, move in (things | full).items() if name.startswith(plain)}
        if len(meant) > 1 and state.actor >= 0:
            meant = {move for move in state.legal() if move in meant} or meant
        if len(meant) > 1:
            listed = ", ".join(sorted({self.notation(move, state, names) for move in meant}))
            raise AmbiguousMove(f"{text!r} may mean {listed}", Message("move-ambiguous", {"text": rest, "names": listed}))
        if not meant:
            raise not_a_move(text)
        return meant.pop()

    def parse_news(self, told: re.Match[str], state: Legend, names: Names, text: str) -> int:
        """Return the number by which the last move is told."""
        worths = [int(worth) for worth in told["worths"].split(",")]
        move = self.parse(told["line"], state, names)
        last = move == HIDDEN or move & ~p.LOW in (p.TAKE, p.SMALL, p.DRAW, p.ALLY)
        if len(worths) != state.players or sum(worths) > p.MOST_ALLY_WORTH or not last or not move < self.alphabet:
            raise not_a_move(text)
        if p.TAKE + p.CODE_SMALL <= move < p.TAKE + p.WIDTH:
            raise not_a_move(text)
        return recall.with_news(move, worths)

    def why_not(self, seen: Legend, move: int, seat: int = ACTING) -> Refusal | None:
        """Return the clause that forbids a move here, or None if it is legal."""
        if not 0 <= move < self.alphabet:
            raise self.no_move(move)
        return why.refusal(seen, move, seen.actor if seat == ACTING else seat)

    # what is said and shown

    def tally(self, state: Legend, seat: int) -> int:
        """Return a seat's points, as they would be counted if the saga ended now (BL-E2)."""
        return foretelling.tally(state, seat)

    def settled(self, before: Legend, now: Legend, seat: int) -> bool:
        """Whether the draws that a seat's move brings are dealt, and what it was asked about it is answered."""
        return foretelling.settled(before, now, seat)

    def gain(self, seen: Legend, move: int, seat: int) -> Figure:
        """Return what a move brings its maker."""
        return foretelling.gained(seen, move, seat)

    def forecasts(self, seen: Legend, move: int, seat: int) -> tuple[Forecast, ...]:
        """Return the odds of a risk, and what a card or token leaves to be played."""
        return foretelling.forecasts(self, seen, move, seat)

    def unsure(self, saying: Saying, after: Legend, seat: int) -> Open:
        """Return that a score hangs on tokens which are hidden from the seat, or which the table does not count up for it."""
        return "hidden" if foretelling.hangs_on_hidden(saying.event, after, seat) else ""

    def open_after(self, after: Legend, seat: int) -> Open:
        """Return what a preview stops at: cards that are laid by all at once, or shown by all, are others' business."""
        step = after.now[p.STEP]
        if after.actor == DEALER and step == p.OPENING:
            return "hidden"
        found = super().open_after(after, seat)
        return "others" if not found and step == p.LAYING and after.now[p.BLUFF] != p.OPENLY else found

    def view_figures(self, seen: Legend, seat: int) -> dict[int, Figure | None]:
        """Return what the icons that may be taken show as their worth."""
        if seen.now[p.STEP] not in (p.TAKING, p.SELECTING):
            return {}
        return {p.TAKE + i: figure for i, figure in enumerate(foretelling.icon_figures(seen, seat)) if p.TAKE + i in seen.legal(seat)}

    def view(self, seen: Legend) -> View:
        """Return what can be shown of a seen state."""
        now = seen.now
        cards = cards_of(seen)
        return View(
            actor=seen.actor,
            turn=DEALER if now[p.STEP] == p.FIRST_SEAT else now[p.SEAT],
            step=p.STEPS[now[p.STEP]],
            phase=p.PHASES[now[p.PHASE]],
            options=self.options_of(seen),
            starter=now[p.START],
            episode=now[p.EPISODE] + 1,
            track=show_track(seen),
            specials=show_specials(seen),
            icons=show_icons(seen),
            seats=show_seats(seen),
            pile=now[p.N_PILE],
            discards=numbered(seen.discards, cards),
            turned=counted(seen.turned, 0, cards),
            unseen=numbered(seen.pile, cards),
            left=now[p.LEFT],
            owed=tuple(writing.OWED_NAMES[i] for i in range(p.N_NEEDS) for _ in range(seen.each[p.OWED + i])),
            odds=show_odds(seen),
            shelf=counted(seen.shelf, 0, cards),
            gone=counted(seen.gone, 0, cards),
            supply=numbered(seen.supply, p.TOKEN_NAMES),
            bag=now[p.N_BAG],
            allies=numbered(seen.bag, p.TOKEN_NAMES),
        )

    def own(self, seen: Legend) -> dict[str, Any]:
        """Return what an onlooker may see otherwise than everybody: hands, alliance tokens, what is still unseen, odds and worths."""
        return {
            "actor": seen.actor,
            "icons": show_icons(seen),
            "seats": show_seats(seen),
            "unseen": numbered(seen.pile, cards_of(seen)),
            "odds": show_odds(seen),
            "allies": numbered(seen.bag, p.TOKEN_NAMES),
        }

    def standing(self, state: Legend, seat: int) -> Message:
        """Return the number beside a name, to be said: what everyone can count, or where sums are secret how many tokens lie there."""
        shown = show_seats(state.seen_by(None))[seat]
        if state.over:
            return Message("scores", {"seat": seat, "points": state.score(seat)})
        if shown.public is None:
            return Message("standing-tokens", {"seat": seat, "count": len(shown.owned) + len(shown.allies)})
        return Message("standing-legend", {"seat": seat, "points": shown.public})

    def breakdowns(self, play: Play, final: Sequence[int]) -> tuple[Breakdown, ...]:
        """Return what the points are made of, and which episodes brought them."""
        return summing.breakdowns(self, play)

    def growth(self, state: Legend) -> list[int]:
        """Return what every seat's tokens and wounds would have counted, as things stood."""
        return [foretelling.tally(state, seat) for seat in range(state.players)]

    def may_be_best(self, move: int) -> bool:
        """What a move brings as things stand need not stay: fame is given away, and a wound healed is one that was taken."""
        return False

    def contenders(self, state: Legend) -> list[int]:
        """Return the seats whose places their points decided."""
        return summing.contenders(state)

    def picture(self, seen: Legend, names: Names | None = None, *, paint: bool = False, width: int | None = None) -> list[str]:
        """Return the board as lines of text."""
        return picture.draw(self, self.view(seen), names or self.words, paint, width)

    def describe(self, seen: Legend, names: Names | None = None) -> list[str]:
        """Return the board as plain lines to be read aloud."""
        return picture.describe(self, self.view(seen), names or self.words)

    def holdings(self, seen: Legend, seat: int | None) -> list[Message]:
        """Return the hand and the tokens, what is known of the others', and the pile."""
        return telling.holdings(self.view(seen), seat)

    def question(self, seen: Legend, seat: int) -> Message:
        """Return what a seat is asked to do."""
        return telling.question(self.view(seen), seat)

    def figures_of(self, thing: str) -> Mapping[str, int]:
        """Return the figures that are said of a thing on the table when somebody asks."""
        return figures.figures_of(thing, self.parts.data)

    def places_told(self) -> Mapping[str, tuple[str, Message]]:
        """Return what is said of each episode when somebody asks."""
        return listings.episodes_told(self.parts.data)

    def listings(self) -> dict[str, Listing]:
        """Return the tables of how to play."""
        return listings.listings(self.parts.data)

    def judge(self, players: int) -> LegendJudge:
        """Return a bot's eye for this game."""
        return LegendJudge(players)

    def write_position(self, state: Legend) -> dict[str, Any]:
        """Return a position as JSON values."""
        return position.write(self, state)

    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> Legend:
        """Return the position such JSON values mean."""
        return position.read(self, data, seed)


def found_in(known: Sequence[Any], name: Any, what: str) -> int:
    """Return where something is in a list."""
    if isinstance(name, bool) or name not in known:
        raise InvalidMove(f"there is no {what} {name!r}")
    return known.index(name)
