"""Bellum Magica at the table: its options, its notation and what is shown of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from heorot.core.errors import InvalidMove
from heorot.core.events import events_of
from heorot.core.game import Game, Names, Saying
from heorot.core.listing import Listing
from heorot.core.message import Argument, Message, Refusal
from heorot.core.naming import fitting, named, not_a_move, only
from heorot.core.options import Option, Value, beginner, beginners, begun_by
from heorot.core.parts import Parts
from heorot.core.play import Play
from heorot.core.preview import Figure, Forecast, Open
from heorot.core.reading import need, no_more_than
from heorot.core.summary import Breakdown
from heorot.core.vocabulary import ACTING, HIDDEN
from heorot.games.bellum_magica import box, card, events, picture, position, why
from heorot.games.bellum_magica import parts as p
from heorot.games.bellum_magica.account import breakdowns_of
from heorot.games.bellum_magica.judge import BellumJudge
from heorot.games.bellum_magica.legal import loot_bearers
from heorot.games.bellum_magica.listings import figures_of, listings
from heorot.games.bellum_magica.muster import begin_castles
from heorot.games.bellum_magica.preview import forecasts_of, gain_of, has_come, open_for, riches, unsure_of
from heorot.games.bellum_magica.question import question_of
from heorot.games.bellum_magica.realm import kind_drawn, shown_at, wealth
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.showing import (
    WAYS_SAID,
    show_card,
    show_decks,
    show_hires,
    show_last,
    show_place,
    show_rows,
    show_sealed,
    show_seats,
    show_supply,
    show_unseen,
)
from heorot.games.bellum_magica.versions import LABELS, PROSE, VERSIONS
from heorot.games.bellum_magica.views import View

__all__ = ["VERBS", "BellumTable"]

ON_CARDS = {  # verbs that name a card: the move, and the cards it may name
    "castle": (p.CASTLE, range(p.CASTLE_AT, p.GOBLIN_AT)),
    "goblin": (p.GOBLIN, range(p.GOBLIN_AT, p.EVIL_AT)),
    "reveal": (p.REVEAL, range(p.EVIL_AT, p.N_CARDS)),
    "attack": (p.ATTACK, range(p.PLACE_AT, p.N_CARDS)),
    "raid": (p.RAID, range(p.CASTLE_AT, p.GOBLIN_AT)),
}
COUNTED = {  # verbs that name a number: the move, the lowest and the highest
    "captain": (p.CAPTAIN_IS, 0, p.PLAYERS - 1),
    "roll": (p.ROLL, 1, p.FACES),
    "steal": (p.STEAL, 1, p.MOST_CHESTS),
}
ALONE = {"barrel": p.BARREL, "spell": p.SPELL, "pass": p.PASS, "done": p.DONE}
ASIDE = {"place": p.PLACE, "opens": p.OPENS}  # verbs that name two sides
DEEDS = (*ON_CARDS, *COUNTED, *ALONE, *ASIDE, "chest", "hire")
VERBS = (*DEEDS, *p.SIDES, "glyphs", *p.KIND_NAMES)
CREATURES = range(p.EVIL_AT, p.PLACE_AT)
NUMBERED = {name: card for card, name in enumerate(p.CARDS)}
KEYS = {"castle": "castle", "goblin": "creature", "reveal": "card", "attack": "place", "raid": "castle"}  # how JSON names the card
NUMBERS = {"captain": "seat", "roll": "face", "steal": "chest"}
LAST = {"chests": "last-chests", "quiet": "last-quiet"}  # what is said of the last day


class BellumTable(Game[Bellum]):
    """The game of Bellum Magica.

    >>> import heorot
    >>> game = heorot.game("bellum_magica")
    >>> game.alphabet, [option.name for option in game.options]
    (4352, ['castles', 'captain', 'supply', 'spell'])
    """

    name = "bellum_magica"
    title = "Bellum Magica"
    version = 2
    versions = VERSIONS
    prose = PROSE
    fewest = 2
    most = p.PLAYERS
    minutes = 45
    worth_telling: ClassVar[Mapping[str, bool]] = {"note-took": True, "note-robbed": False, "note-scouted": True, "note-ten-chests": True}
    alphabet = p.ALPHABET
    options = (
        Option("castles", p.HOWS, "dealt", "MA-S1"),
        Option("captain", beginners(p.PLAYERS), "drawn", "MA-S5"),
        Option("supply", p.SUPPLIES, "endless", "MA-D3"),
        Option("spell", p.SPELLS, "rerolls", "MA-D2"),
    )
    first_option = "captain"
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "letter": {"castles": "chosen", "supply": "box", "spell": "holds"},
        "played": {"castles": "dealt", "supply": "endless", "spell": "rerolls"},
    }
    chart_title = "chart-hoards"
    events = events_of(events)
    benches = ((2, {}), (3, {}), (5, {}))
    words = {name: name.capitalize() for name in p.CARDS} | {word: word for word in VERBS}

    def begin(self, players: int, parts: Parts, options: Mapping[str, Value], version: int) -> Bellum:
        """Return an empty table: all cards and chests in their piles; who is captain comes first (MA-S1 to MA-S5)."""
        s = self.unpacked(Bellum(players), parts, box.unpack, box.label, LABELS.get(parts.box))
        s.now[p.HOW] = p.HOWS.index(str(options["castles"]))
        captain = beginner(options["captain"])
        s.now[p.LOTS] = p.DRAWN if captain < 0 else captain + 1 if captain else 0
        s.later[p.RULES] = version - 1
        s.later[p.BOXED] = p.SUPPLIES.index(str(options["supply"]))
        s.later[p.HOLDS] = p.SPELLS.index(str(options["spell"]))
        if captain >= 0:
            s.now[p.CAPTAIN] = captain
            begin_castles(s)
        return s

    def version_of(self, state: Bellum) -> int:
        """Return the version by which a state is played."""
        return 1 + state.later[p.RULES]

    def options_of(self, s: Bellum) -> dict[str, Value]:
        """Return the options a state is played with."""
        return {
            "castles": p.HOWS[s.now[p.HOW]],
            "captain": "drawn" if s.now[p.LOTS] == p.DRAWN else begun_by(max(s.now[p.LOTS] - 1, 0)),
            "supply": p.SUPPLIES[s.later[p.BOXED]],
            "spell": p.SPELLS[s.later[p.HOLDS]],
        }

    def check_parts(self, data: Mapping[str, Any]) -> None:
        """Raise BadParts, naming the entry, unless these are components to play with (see box.py)."""
        box.check(data)

    # notation

    def act(self, move: int, state: Bellum) -> dict[str, Any]:
        """Return a move as JSON values: {"act": "hire", "creature": "grubnose", "side": "left"}."""
        if move == HIDDEN:
            return self.hidden_act(state)
        what, which = move >> p.SHIFT, move & p.LOW
        for verb, (found, cards) in ON_CARDS.items():
            if found == what and which in cards:
                return {"act": verb, KEYS[verb]: p.CARDS[which]}
        for verb, (found, least, most) in COUNTED.items():
            if found == what and least <= which <= most:
                return {"act": verb, NUMBERS[verb]: which}
        for verb, found in ASIDE.items():
            if found == what and 0 < which <= p.WAYS:
                first, second = WAYS_SAID[which].split()
                return {"act": verb, "first": first, "second": second}
        if what == p.SMALL and which in ALONE.values():
            return {"act": next(verb for verb, small in ALONE.items() if small == which)}
        if what == p.CHEST and which < p.HIDE and state.total[which]:
            return {"act": "chest", "kind": p.KIND_NAMES[state.kind[which]], "value": state.value[which]}
        if 0 <= what - p.HIRE < 4 and which in CREATURES:
            act: dict[str, Any] = {"act": "hire", "creature": p.CARDS[which], "side": p.SIDES[(what - p.HIRE) & 1]}
            return {**act, "pay": "glyphs"} if what - p.HIRE > 1 else act
        raise self.no_move(move)

    def hidden_act(self, state: Bellum) -> dict[str, Any]:
        """Return as JSON values what is known of a move that one may not see."""
        if state.now[p.STEP] == p.PLACING:
            return {"act": "place", "first": "?", "second": "?"}
        if state.now[p.STEP] == p.SEEING:
            return {"act": "chest", "kind": p.KIND_NAMES[state.kind[state.chests[shown_at(state)]]], "value": "?"}
        if state.now[p.STEP] in (p.SCOUTING, p.LOOTING):
            return {"act": "chest", "kind": p.KIND_NAMES[kind_drawn(state)], "value": "?"}
        raise InvalidMove("nothing is hidden here")

    def move(self, act: Mapping[str, Any], state: Bellum) -> int:
        """Return the move that such JSON values mean."""
        verb = need(act, "act", str, InvalidMove, "a move")
        if verb in ON_CARDS:
            what, cards = ON_CARDS[verb]
            no_more_than(act, ("act", KEYS[verb]), InvalidMove, f"a {verb}")
            return what << p.SHIFT | self.card(need(act, KEYS[verb], str, InvalidMove, f"a {verb}"), cards)
        if verb in COUNTED:
            what, least, most = COUNTED[verb]
            no_more_than(act, ("act", NUMBERS[verb]), InvalidMove, f"a {verb}")
            number: int = need(act, NUMBERS[verb], int, InvalidMove, f"a {verb}")
            if not least <= number <= most or (verb == "captain" and number >= state.players):
                raise InvalidMove(f"there is no {NUMBERS[verb]} {number}")
            return what << p.SHIFT | number
        if verb in ASIDE:
            no_more_than(act, ("act", "first", "second"), InvalidMove, f"a {verb}")
            return self.aside(verb, str(act.get("first")), str(act.get("second")))
        if verb in ALONE:
            no_more_than(act, ("act",), InvalidMove, f"a {verb}")
            return p.SMALL << p.SHIFT | ALONE[verb]
        if verb == "chest":
            no_more_than(act, ("act", "kind", "value"), InvalidMove, "a chest")
            return self.chest(need(act, "kind", str, InvalidMove, "a chest"), str(act.get("value")), state)
        if verb == "hire":
            no_more_than(act, ("act", "creature", "side", "pay"), InvalidMove, "a hire")
            card = self.card(need(act, "creature", str, InvalidMove, "a hire"), CREATURES)
            return self.hire(card, str(act.get("side")), act.get("pay"))
        raise InvalidMove(f"nobody can {verb!r} in {self.title}")

    def card(self, name: str, cards: range) -> int:
        """Return the card of a name."""
        if name not in p.CARDS or p.CARDS.index(name) not in cards:
            raise InvalidMove(f"there is no card {name!r} for that")
        return p.CARDS.index(name)

    def aside(self, verb: str, first: str, second: str) -> int:
        """Return the move that puts two goblins left or right."""
        if verb == "place" and first == second == "?":
            return HIDDEN
        if f"{first} {second}" not in WAYS_SAID[1:]:
            raise InvalidMove("a goblin is placed left or right")
        return ASIDE[verb] << p.SHIFT | WAYS_SAID.index(f"{first} {second}")

    def chest(self, kind: str, value: str, state: Bellum) -> int:
        """Return the dealer's move that shows a chest."""
        if kind not in p.KIND_NAMES:
            raise InvalidMove(f"there is no kind of chest {kind!r}")
        if value == "?":
            return HIDDEN
        for face in range(p.FACED, p.HIDE):
            if state.total[face] and p.KIND_NAMES[state.kind[face]] == kind and str(state.value[face]) == value:
                return p.CHEST << p.SHIFT | face
        raise InvalidMove(f"there is no chest of {kind} with the value {value}")

    def hire(self, card: int, side: str, pay: Any) -> int:
        """Return the move that hires a creature."""
        if side not in p.SIDES or pay not in (None, "glyphs"):
            raise InvalidMove("a creature is hired left or right, and may be paid for in glyphs")
        return (p.HIRE + p.SIDES.index(side) + (2 if pay else 0)) << p.SHIFT | card

    def notation(self, move: int, state: Bellum, names: Names | None = None) -> str:
        """Return a move as a short line: `attack Barleywick`, `steal 3`, `hire Grubnose left`, `done`."""
        names = names or self.words
        act = self.act(move, state)
        verb = act.pop("act")
        if verb == "place" and act["first"] == "?":
            return f"{names[verb]} ?"
        return " ".join([names[verb], *(names.get(word, word) if isinstance(word, str) else str(word) for word in act.values())])

    def parse(self, text: str, state: Bellum, names: Names | None = None) -> int:
        """Return the move that a line means; words may be shortened as long as they say which."""
        names = names or self.words
        said = text.split()
        if not said:
            raise InvalidMove("an empty line is no move", Message("move-empty"))
        verb = named(said[0], DEEDS, names, text)
        rest = said[1:]
        if verb in ON_CARDS and rest:
            what, cards = ON_CARDS[verb]
            return what << p.SHIFT | self.card_said(rest, cards, state, names, text)
        if verb in COUNTED and len(rest) == 1 and rest[0].isascii() and rest[0].isdigit() and len(rest[0]) < 4:
            return self.move({"act": verb, NUMBERS[verb]: int(rest[0])}, state)
        if verb in ASIDE and len(rest) == 2:
            return self.aside(verb, *(named(word, p.SIDES, names, text) for word in rest))
        if verb == "place" and rest == ["?"]:
            return HIDDEN
        if verb in ALONE and not rest:
            return p.SMALL << p.SHIFT | ALONE[verb]
        if verb == "chest" and len(rest) == 2:
            return self.chest(named(rest[0], p.KIND_NAMES, names, text), rest[1], state)
        if verb == "hire" and len(rest) > 1:
            return self.hire_said(rest, state, names, text)
        raise not_a_move(text)

    def hire_said(self, rest: list[str], state: Bellum, names: Names, text: str) -> int:
        """Return the hire that a creature's name, a side and perhaps `glyphs` mean."""
        pay = len(rest) > 2 and "glyphs" in fitting(rest[-1], ("glyphs", *p.SIDES), names)
        side = named(rest[-2 if pay else -1], p.SIDES, names, text)
        card = self.card_said(rest[: -2 if pay else -1], CREATURES, state, names, text)
        return self.hire(card, side, "glyphs" if pay else None)

    def card_said(self, words: Sequence[str], cards: range, state: Bellum, names: Names, text: str) -> int:
        """Return the card whose name begins so; where several do, one that lies on the table."""
        ids = p.CARDS[cards.start : cards.stop]
        found = fitting(" ".join(words), ids, names)
        if len(found) > 1:
            lying = [name for name in found if state.where[NUMBERED[name]] not in (p.UNSEEN, p.ABSENT, p.TAKEN_DOWN)]
            found = lying or found
        return NUMBERED[only(found, " ".join(words), names, text)]

    def why_not(self, seen: Bellum, move: int, seat: int = ACTING) -> Refusal | None:
        """Return the clause that forbids a move here, or None if it is legal."""
        if not 0 <= move < self.alphabet:
            raise self.no_move(move)
        return why.refusal(seen, move)

    # what is said and shown

    def tally(self, state: Bellum, seat: int) -> int:
        """Return what a seat's chests are worth: they are its points, which the end only counts (MA-E1)."""
        return riches(state, seat)

    def settled(self, before: Bellum, now: Bellum, seat: int) -> bool:
        """Whether the chests have come that a seat's move of `before` brings."""
        return has_come(before, now)

    def gain(self, seen: Bellum, move: int, seat: int) -> Figure:
        """Return what the chests are worth that a move brings its maker."""
        return gain_of(seen, move, seat)

    def unsure(self, saying: Saying, after: Bellum, seat: int) -> Open:
        """Return what a saying hangs on that nobody knows before the end: what is in all the chests."""
        return unsure_of(saying.event)

    def open_after(self, after: Bellum, seat: int) -> Open:
        """Return what a preview stops at: a draw, a question, others' choices, or what others hide."""
        return open_for(after, seat) or super().open_after(after, seat)

    def forecasts(self, seen: Bellum, move: int, seat: int) -> tuple[Forecast, ...]:
        """Return of a hire what it brings and makes possible, of a reroll the chance that it helps."""
        return forecasts_of(seen, move, self.say)

    def view(self, seen: Bellum) -> View:
        """Return what can be shown of a seen state."""
        now = seen.now
        step = now[p.STEP]
        choosing = step == p.CASTLING and now[p.HOW] != p.DEALT
        free = [card for card in range(p.CASTLE_AT, p.GOBLIN_AT) if seen.where[card] == p.UNSEEN]
        robbing = step in (p.STEALING, p.SEEING)
        return View(
            actor=seen.actor,
            actors=seen.actors(),
            seat=now[p.SEAT],
            step=p.STEPS[step],
            ribbon=p.RIBBON[step],
            options=self.options_of(seen),
            captain=None if step == p.CAPTAINING else now[p.CAPTAIN],
            day=now[p.DAY],
            face=now[p.FACE],
            quiet=now[p.QUIET],
            last=show_last(seen),
            held=seen.later[p.HELD] > 0,
            supply=show_supply(seen),
            castles=tuple([show_card(seen, card) for card in free]) if choosing else (),
            tavern=show_place(seen, p.THE_TAVERN),
            places=tuple([show_place(seen, seen.row[i]) for i in range(now[p.N_ROW])]),
            taken=tuple([p.CARDS[card] for card in range(p.PLACE_AT, p.N_CARDS) if seen.where[card] == p.TAKEN_DOWN]),
            hires=show_hires(seen),
            seats=show_seats(seen),
            rows=show_rows(seen),
            sealed=show_sealed(seen),
            unseen=show_unseen(seen),
            stacks={name: now[p.STACK_AT + kind] for kind, name in enumerate(p.KIND_NAMES)},
            kingdom={name: now[p.KINGDOM_AT + sort] for sort, name in enumerate(p.PLACE_KINDS) if sort},
            decks=show_decks(seen),
            victim=now[p.VICTIM] if robbing else None,
            bearers=loot_bearers(seen) if step == p.STEALING else now[p.N_NAMED],
        )

    def own(self, seen: Bellum) -> dict[str, Any]:
        """Return what an onlooker may see otherwise than everybody: rows of chests, sealed choices, and what is still unseen."""
        return {"rows": show_rows(seen), "sealed": show_sealed(seen), "unseen": show_unseen(seen)}

    def picture(self, seen: Bellum, names: Names | None = None, *, paint: bool = False, width: int | None = None) -> list[str]:
        """Return the table as lines of text."""
        return picture.draw(self.view(seen), names or self.words, paint, width)

    def describe(self, seen: Bellum, names: Names | None = None) -> list[str]:
        """Return the table to be read aloud."""
        return picture.describe(self.view(seen), names or self.words)

    def holdings(self, seen: Bellum, seat: int | None) -> list[Message]:
        """Return the store and the chests of every lord, one's own first, with the values that one knows."""
        view = self.view(seen)
        said = []
        for lord in sorted(view.seats, key=lambda lord: lord.seat != seat):
            store: dict[str, Argument] = {"food": lord.food, "glyphs": lord.glyphs, "barrels": lord.barrels, "spells": lord.spells}
            row = view.rows[lord.seat]
            chests = picture.chests(row)
            args: dict[str, Argument] = {**store, "chests": chests, "count": len(row.chests)}
            said.append(Message("store", args) if lord.seat == seat else Message("seat-store", {"seat": lord.seat, **args}))
        said.append(Message("stacks", {**view.stacks}))
        if view.supply:
            said.append(Message("supply-left", {**view.supply}))
        if view.last:
            said.append(Message(LAST[view.last]))
        return said

    def question(self, seen: Bellum, seat: int) -> Message | None:
        """Return what a seat is asked: what the day brings, and what can be typed."""
        return question_of(seen, seat)

    def listings(self) -> dict[str, Listing]:
        """Return the tables of how to play: the day, chests, places, creatures and icons."""
        return listings(self.parts.data)

    def figures_of(self, thing: str) -> Mapping[str, int]:
        """Return the figures that are said of a thing one asks about."""
        return figures_of(thing)

    def piece_kinds(self, seen: Bellum) -> Mapping[str, str]:
        """Return every card with what it is: a castle, an orc, a farm."""
        return card.kinds(seen)

    def piece_says(self, seen: Bellum, piece: str) -> Sequence[Message]:
        """Return what is on a card."""
        return card.printed(seen, NUMBERED[piece]) if piece in NUMBERED else ()

    def standing(self, state: Bellum, seat: int) -> Message:
        """Return how many chests a seat has, which all can see; its points once they are counted (MA-D4, MA-E1)."""
        if state.over:
            return super().standing(state, seat)
        return Message("standing-chests", {"seat": seat, "chests": state.sizes[seat]})

    # the end

    def breakdowns(self, play: Play, final: Sequence[int]) -> tuple[Breakdown, ...]:
        """Return the points by kinds of chests, and by how their holders got them."""
        return breakdowns_of(play)

    def growth(self, state: Bellum) -> Sequence[int]:
        """Return what each hoard was worth, which nobody could know before the end opened it."""
        return [wealth(state, seat) for seat in range(state.players)]

    def may_be_best(self, move: int) -> bool:
        """Only attacks and raids win chests of themselves: the scouts' chest comes to whoever lets the die lie, and to others too."""
        return move >> p.SHIFT in (p.ATTACK, p.RAID)

    def judge(self, players: int) -> BellumJudge:
        """Return a bot's eye for this game."""
        return BellumJudge(players)

    def write_position(self, state: Bellum) -> dict[str, Any]:
        """Return a position as JSON values."""
        return position.write(self, state)

    def read_position(self, data: Mapping[str, Any], seed: int | None = None) -> Bellum:
        """Return the position such JSON values mean."""
        return position.read(self, data, seed)
