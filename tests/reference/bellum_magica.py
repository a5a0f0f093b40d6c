"""Bellum Magica: a naive reference implementation, written from the rules alone.

The clause ids (MA-...) are those of the project's rules text. Everything is recomputed from plain data
whenever it is asked for: a lord's strength from his castle and creatures, a deck from the cards seen so far.
Castles, creatures and places go by their names in the notation (`Grubnose`), chests are (kind, value).

Decisions, where the clauses leave something open:
- MA-S1: the last of the castles and goblins is dealt or picked by a line like the others, though it can be
  foretold. Clockwise, and to the left, is the next higher seat.
- MA-S3: which farms and villages were left in the box is known to nobody, so a place turned up is any card of
  its kind not seen yet. The kingdom's next card is a farm until as many farms as it holds were turned up.
- MA-D1: with each roll every seat is asked at most once. The captain may pay a barrel, too.
- MA-D2: All spells of a lord are alike: the ready ones and the used ones are only counted. Under `holds` the captain is offered a
  ready spell even if nobody else has a barrel. Once it is turned over, he alone is asked for the rest of the day, after his own new
  rolls too, and only for barrels: a second spell would hold nobody more.
- MA-D3, MA-D11: food and glyphs are kept without limit; costs go back to the supply. Under `box` food and shields are counted, nothing
  else; who finds too little takes what there is, a robbed or hiring lord no shield if none is left; shields never come back.
- MA-D4: with several tied and too little wood, the first from the captain get it.
- MA-D7, MA-D8: a place may be attacked even if the loot, or part of it, cannot be taken; it is discarded all the same.
- MA-D9: the shield token comes when the raid is made, not after the last chest. Nobody raids his own castle. Thieves are not
  used up, just as swords. In version 1 every thief must steal, and who has as many as there are chests takes all without a line.
  In version 2 a single chest is taken without a line, too; `done` is asked for only where another chest could still be named.
- MA-D10: ten chests before the attacks end nothing, if they are fewer than ten after them.
- MA-D11: a slot whose deck is empty stays empty; who could pay only for what is not there is not asked. A lord who
  said `done` is not asked again that day.
- MA-D12: the days are counted from the first one on, so a game may end after ten days without a single chest. Only
  chests out of a stack count: neither stolen ones nor those that empty stacks could not give. A game that ends
  because of MA-D10 does not come to this count. A full row is not refilled, and no place is turned up before the evening.
- MA-E1: there are no points before the end; `places` before the end counts the chests as they lie at that moment.
"""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

Chest = tuple[str, int]  # its kind and its value

FARMS_AND_VILLAGES = {2: 3, 3: 4, 4: 6, 5: 7}  # MA-S3: of each kind, by the number of players
TOWNS = 10  # MA-S3
GOBLINS_EACH = 2  # MA-S1
FACE_UP = 2  # MA-S4: creatures of each deck
MOST_BARRELS = 2  # MA-D8
CHESTS_TO_END = 10  # MA-D10
DAYS_WITHOUT_CHEST = 10  # MA-D12
SEATS = ("first-seat", "seat-2", "seat-3", "seat-4", "seat-5")  # MA-S5: names of the seats from 0 on
KINDS_OF_CHESTS = ("gold", "iron", "wood")  # the most precious first
FOOD_IN_THE_BOX = 30  # MA-D3
SHIELDS_IN_THE_BOX = 20  # MA-D3
ENDLESS = 1_000_000
SYMBOLS = {"food": "f", "glyph": "g", "map": "m", "sword": "s", "magic sword": "x", "thief": "t"}
SIDES = ("left", "right")
DECKS = ("evil", "most_evil")
DEALERS_PHASES = ("captain", "deal castles", "goblins", "open", "lay out", "roll", "scouts", "loot", "stolen", "replace", "refill")
ROWS_TO_FILL = {"lay out": ("places", *DECKS), "replace": DECKS, "refill": ("places",)}


# ---------------------------------------------------------------- the components


def read_parts(path: Path | None = None) -> dict[str, Any]:
    """The components: from a file, or those of the installed game."""
    return parts_of_the_box() if path is None else tomllib.loads(path.read_text("utf-8"))


@cache
def parts_of_the_box() -> dict[str, Any]:
    """The components of the installed game; read only once, as no game changes them."""
    return tomllib.loads(files("heorot.games").joinpath("bellum_magica", "parts.toml").read_text("utf-8"))


def by_name(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Castles, creatures or places by their names in the notation."""
    return {entry["id"].capitalize(): entry for entry in entries}


def stack_of(parts: dict[str, Any], kind: str) -> Counter[int]:
    """MA-S4: a full stack of chests: how many of each value."""
    stack: Counter[int] = Counter()
    for entry in parts["chests"]:
        if entry["kind"] == kind:
            stack[entry["value"]] += entry["count"]
    return stack


# ---------------------------------------------------------------- the rules of a day that need no table


def succeeds(swords: int, magic_swords: int, shield: int, magic_shield: int) -> bool:
    """MA-D6: magic swords also serve as swords, but swords never as magic ones."""
    return magic_swords >= magic_shield and swords + magic_swords >= shield + magic_shield


def chests_for_scouts(maps: list[int]) -> list[str]:
    """MA-D4: the kind of chest which each lord's scouts bring, from their maps; "" for none."""
    most = max(maps)
    if most == 0:
        return [""] * len(maps)
    kind = "iron" if maps.count(most) == 1 else "wood"
    return [kind if mine == most else "" for mine in maps]


# ---------------------------------------------------------------- a lord


class Lord:
    """A player: all that lies before him."""

    def __init__(self) -> None:
        self.castle = ""
        self.goblins: list[str] = []  # MA-S1: the two dealt to him, in that order
        self.sealed: list[str] = []  # MA-S2: the side he chose for each of them
        self.creatures: dict[str, list[str]] = {"left": [], "right": []}
        self.food = 0
        self.glyphs = 0
        self.barrels = 0
        self.shields = 0  # tokens
        self.magic_shields = 0  # tokens
        self.ready_spells = 0
        self.used_spells = 0
        self.chests: list[Chest] = []  # MA-D9: a row in order of arrival

    def riches(self) -> int:
        """MA-E1: the sum of the values of his chests."""
        return sum(value for _, value in self.chests)


# ---------------------------------------------------------------- the game


class Reference:
    """A game, moved on line by line; the dealer's lines say what chance brings, or what was sealed or hidden."""

    def __init__(
        self,
        players: int,
        castles: str = "dealt",
        captain: str = "drawn",
        supply: str = "endless",
        spell: str = "rerolls",
        version: int = 2,
        parts: Path | None = None,
    ) -> None:
        """MA-S3, MA-S4, MA-S5: nothing is dealt or turned up yet."""
        if players not in (2, 3, 4, 5):
            raise ValueError(f"2 to 5 players, not {players}")
        if castles not in ("dealt", "chosen", "drafted"):
            raise ValueError(f"unknown castles {castles!r}")
        if captain != "drawn" and captain not in SEATS[:players]:
            raise ValueError(f"unknown captain {captain!r}")
        if supply not in ("endless", "box"):
            raise ValueError(f"unknown supply {supply!r}")
        if spell not in ("rerolls", "holds"):
            raise ValueError(f"unknown spell {spell!r}")
        if version not in (1, 2):
            raise ValueError(f"unknown version {version!r}")
        self.players = players
        self.spell_holds = spell == "holds"
        self.version = version
        self.way_to_castles = castles
        self.parts = read_parts(parts)
        self.castles = by_name(self.parts["castles"])
        self.goblins = by_name(self.parts["goblins"])
        self.decks = {deck: by_name(self.parts[deck]) for deck in DECKS}
        self.creatures = self.goblins | self.decks["evil"] | self.decks["most_evil"]
        cards = self.castles | self.creatures
        self.printed: dict[str, dict[str, list[str]]] = {side: {card: cards[card][side] for card in cards} for side in SIDES}
        self.places_of_the_box = by_name(self.parts["places"])
        self.places_of_kind: dict[str, list[str]] = {}
        for place, entry in self.places_of_the_box.items():
            self.places_of_kind.setdefault(entry["kind"], []).append(place)
        self.kingdom = {"farm": FARMS_AND_VILLAGES[players], "village": FARMS_AND_VILLAGES[players], "town": TOWNS}  # MA-S3
        self.stacks = {kind: stack_of(self.parts, kind) for kind in KINDS_OF_CHESTS}
        self.food_left = FOOD_IN_THE_BOX if supply == "box" else ENDLESS
        self.shields_left = SHIELDS_IN_THE_BOX if supply == "box" else ENDLESS
        self.lords = [Lord() for _ in range(players)]
        self.points = [0] * players
        self.seen: set[str] = set()  # all places and creatures turned up so far
        self.row: list[str] = []  # the places face up; the tavern lies apart
        self.table: dict[str, list[str]] = {deck: [""] * FACE_UP for deck in DECKS}  # the creatures face up; "" is an empty slot
        self.captain = 0
        self.face = 1  # of the die
        self.held = False  # MA-D2: whether a spell keeps all but the captain from a new roll today
        self.due: list[tuple[int, str]] = []  # chests to be drawn: by whom, and of which kind
        self.victim = 0  # of the raid
        self.named: list[int] = []  # the chests named by the thieves, from 1 on in the victim's row
        self.stolen: list[Chest] = []  # chests whose value the thief has still to see
        self.chest_left_a_stack = False  # on this day
        self.days_without_chest = 0
        # What is to be done: "captain", "deal castles" or "pick castles", "goblins", "seal", "open", "lay out" before the
        # first day; "roll", "reroll", "scouts", "attack" (in it "loot", "steal", "stolen"), "hire" (in it "replace"),
        # "refill" every day; "over".
        self.phase = "captain"
        self.waiting: list[int] = []  # the seats whose turn is still to come in this phase; the first is at it
        if captain != "drawn":  # MA-S5
            self.captain = SEATS.index(captain)
            self._begin_castles()

    # ------------------------------------------------------------ what may be played

    def actor(self) -> int | str | None:
        """Who has the next line: a seat, "dealer", or None when the game is over."""
        if self.phase == "over":
            return None
        return "dealer" if self.phase in DEALERS_PHASES else self.waiting[0]

    def legal(self) -> dict[str, int]:
        """The lines the actor may play, each with its weight."""
        if self.phase in ("scouts", "loot"):  # MA-D4, MA-D7
            kind = self._kind_given(self.due[0][1])
            return {f"chest {kind} {value}": count for value, count in self.stacks[kind].items() if count > 0}
        return dict.fromkeys(self._lines(), 1)

    def _lines(self) -> list[str]:
        """The lines of the actor, where all weigh the same."""
        if self.phase == "captain":  # MA-S5
            return [f"captain {seat}" for seat in range(self.players)]
        if self.phase in ("deal castles", "pick castles"):  # MA-S1
            return [f"castle {castle}" for castle in self._free_castles()]
        if self.phase == "goblins":  # MA-S1
            return [f"goblin {goblin}" for goblin in self._undealt_goblins()]
        if self.phase == "seal":  # MA-S2
            return [f"place {first} {second}" for first in SIDES for second in SIDES]
        if self.phase == "open":  # MA-S2
            return ["opens " + " ".join(self.lords[self.waiting[0]].sealed)]
        if self.phase in ROWS_TO_FILL:  # MA-S3, MA-S4, MA-D11, MA-D12
            return [f"reveal {card}" for card in self._unseen(self._row_to_fill())]
        if self.phase == "roll":  # MA-D1
            return [f"roll {face}" for face in range(1, 7)]
        if self.phase == "reroll":
            return [*self._ways_to_reroll(self.waiting[0]), "pass"]
        if self.phase == "attack":
            return [*self._attacks(self.waiting[0]), "pass"]
        if self.phase == "steal":  # MA-D9
            chests = range(1, len(self.lords[self.victim].chests) + 1)
            lines = [f"steal {number}" for number in chests if number not in self.named]
            return [*lines, "done"] if self.version >= 2 and self.named else lines
        if self.phase == "stolen":  # MA-D9
            kind, value = self.stolen[0]
            return [f"chest {kind} {value}"]
        if self.phase == "hire":
            return [*self._hirings(self.waiting[0]), "done"]
        return []

    def _free_castles(self) -> list[str]:
        """MA-S1: the castles nobody has yet."""
        return [castle for castle in self.castles if all(lord.castle != castle for lord in self.lords)]

    def _undealt_goblins(self) -> list[str]:
        """MA-S1: the goblins nobody has yet."""
        return [goblin for goblin in self.goblins if all(goblin not in lord.goblins for lord in self.lords)]

    def _ways_to_reroll(self, seat: int) -> list[str]:
        """MA-D1, MA-D2: a barrel for everybody, unless a spell holds the others; a ready spell for the captain only."""
        ways = []
        if self.lords[seat].barrels > 0 and (seat == self.captain or not self.held):
            ways.append("barrel")
        if seat == self.captain and self.lords[seat].ready_spells > 0 and not self.held:
            ways.append("spell")
        return ways

    def _attacks(self, seat: int) -> list[str]:
        """MA-D5: the places and castles which the seat can attack today."""
        swords, magic_swords = self.symbols(seat, "sword"), self.symbols(seat, "magic sword")
        places = [f"attack {place}" for place in [*self.row, *self._tavern()] if self._can_take(place, swords, magic_swords)]
        castles = [f"raid {self.lords[victim].castle}" for victim in range(self.players) if self._can_raid(seat, victim)]
        return places + castles

    def _hirings(self, seat: int) -> list[str]:
        """MA-D11: 2 food for an evil creature; 1 glyph and 4 food, or 3 glyphs, for a most evil one."""
        lord = self.lords[seat]
        lines = []
        for side in SIDES:
            for creature in self.table["evil"]:
                if creature != "" and lord.food >= 2:
                    lines.append(f"hire {creature} {side}")
            for creature in self.table["most_evil"]:
                if creature != "" and lord.glyphs >= 1 and lord.food >= 4:
                    lines.append(f"hire {creature} {side}")
                if creature != "" and lord.glyphs >= 3:
                    lines.append(f"hire {creature} {side} glyphs")
        return lines

    # ------------------------------------------------------------ what lies on the table

    def clockwise_from_captain(self) -> list[int]:
        """The seats in the order of the day."""
        return [(self.captain + steps) % self.players for steps in range(self.players)]

    def symbols(self, seat: int, symbol: str) -> int:
        """MA-S2: how many of a symbol a lord's active line shows: his castle's, and that of the creatures on its side."""
        letter = SYMBOLS[symbol]
        side = "left" if letter in "fgm" else "right"
        lord = self.lords[seat]
        found = 0
        for card in [lord.castle, *lord.creatures[side]]:
            found += self.printed[side][card][self.face - 1].count(letter)
        return found

    def defence(self, seat: int) -> tuple[int, int]:
        """MA-D9: shield and magic shield of a lord's castle, with his tokens."""
        lord = self.lords[seat]
        castle = self.castles[lord.castle]
        return castle["shield"] + lord.shields, castle["magic_shield"] + lord.magic_shields

    def _can_take(self, place: str, swords: int, magic_swords: int) -> bool:
        """MA-D6: an attack on a place that would not succeed cannot be made."""
        entry = self.places_of_the_box[place]
        return succeeds(swords, magic_swords, entry["shield"], entry["magic_shield"])

    def _can_raid(self, seat: int, victim: int) -> bool:
        """MA-D6, MA-D9: another's castle, with at least one thief, and only if there is a chest."""
        if victim == seat or not self.lords[victim].chests or self.symbols(seat, "thief") == 0:
            return False
        shield, magic_shield = self.defence(victim)
        return succeeds(self.symbols(seat, "sword"), self.symbols(seat, "magic sword"), shield, magic_shield)

    def _tavern(self) -> list[str]:
        """MA-S3, MA-D7: the tavern is always there."""
        return self.places_of_kind["tavern"]

    def _unseen(self, row: str) -> list[str]:
        """MA-S3, MA-S4: what the next card of a deck, or of the kingdom, may be; nothing if there is none."""
        if row in DECKS:
            return [creature for creature in self.decks[row] if creature not in self.seen]
        for kind, in_kingdom in self.kingdom.items():  # farms on top, then villages, then towns
            of_kind = self.places_of_kind[kind]
            unseen = [place for place in of_kind if place not in self.seen]
            if len(of_kind) - len(unseen) < in_kingdom and unseen:
                return unseen
        return []

    def _row_to_fill(self) -> str:
        """The first row of those due in this phase that has a gap and can be filled; "" when all is done."""
        for row in ROWS_TO_FILL[self.phase]:
            gap = "" in self.table[row] if row in DECKS else len(self.row) < self.players
            if gap and self._unseen(row):
                return row
        return ""

    def _kind_given(self, kind: str) -> str:
        """MA-D4: the kind a stack gives: an empty one the next lower kind; "" if there is none."""
        for lower in KINDS_OF_CHESTS[KINDS_OF_CHESTS.index(kind) :]:
            if self.stacks[lower].total() > 0:
                return lower
        return ""

    # ------------------------------------------------------------ playing a line

    def play(self, line: str) -> int:
        """Play one lawful line; returns the sum of the changes of all seats' points."""
        if line not in self.legal():
            raise ValueError(f"not a legal line now: {line!r}")
        return self.follow(line)

    def follow(self, line: str) -> int:
        """The same with a line known to be lawful."""
        before = sum(self.points)
        words = line.split(" ")
        if words[0] == "captain":  # MA-S5
            self.captain = int(words[1])
            self._begin_castles()
        elif words[0] == "castle":
            self._take_castle(words[1])
        elif words[0] == "goblin":
            self._take_goblin(words[1])
        elif words[0] == "place":
            self._seal(words[1:])
        elif words[0] == "opens":
            self._open(words[1:])
        elif words[0] == "reveal":
            self._reveal(words[1])
        elif words[0] == "roll":
            self._roll(int(words[1]))
        elif words[0] in ("barrel", "spell"):
            self._meddle(words[0])
        elif words[0] == "done" and self.phase == "steal":
            self._take_named_chests()
        elif words[0] in ("pass", "done"):
            self._ask_next()
        elif words[0] == "attack":
            self._attack(words[1])
        elif words[0] == "raid":
            self._raid(words[1])
        elif words[0] == "steal":
            self._name(int(words[1]))
        elif words[0] == "chest" and self.phase == "stolen":
            self._see_stolen_chest()
        elif words[0] == "chest":
            self._draw_chest(words[1], int(words[2]))
        else:
            self._hire(words[1], words[2], words[3:] == ["glyphs"])
        return sum(self.points) - before

    # ------------------------------------------------------------ set-up

    def _begin_castles(self) -> None:
        """MA-S1: dealt or picked clockwise from the captain, or picked the other way round, the captain last."""
        self.phase = "deal castles" if self.way_to_castles == "dealt" else "pick castles"
        self.waiting = self.clockwise_from_captain()
        if self.way_to_castles == "drafted":
            self.waiting.reverse()

    def _take_castle(self, castle: str) -> None:
        """MA-S1: a castle for the seat whose turn it is; after the last one the goblins are dealt."""
        self.lords[self.waiting.pop(0)].castle = castle
        if not self.waiting:
            self.phase = "goblins"
            self.waiting = [seat for seat in self.clockwise_from_captain() for _ in range(GOBLINS_EACH)]

    def _take_goblin(self, goblin: str) -> None:
        """MA-S1, MA-S2: dealt open; after the last one all choose their sides at the same time."""
        self.lords[self.waiting.pop(0)].goblins.append(goblin)
        if not self.waiting:
            self.phase = "seal"
            self.waiting = list(range(self.players))

    def _seal(self, sides: list[str]) -> None:
        """MA-S2: a secret choice."""
        self.lords[self.waiting.pop(0)].sealed = sides
        if not self.waiting:
            self.phase = "open"
            self.waiting = self.clockwise_from_captain()

    def _open(self, sides: list[str]) -> None:
        """MA-S2, MA-S3: the goblins lie where their lord wanted them; after the last ones the table is laid."""
        lord = self.lords[self.waiting.pop(0)]
        for goblin, side in zip(lord.goblins, sides, strict=True):
            lord.creatures[side].append(goblin)
        if not self.waiting:
            self.phase = "lay out"
            self._go_on_revealing()

    def _reveal(self, card: str) -> None:
        """MA-S3, MA-S4, MA-D11, MA-D12: a place at the end of the row, a creature in the empty slot of its deck."""
        row = self._row_to_fill()
        self.seen.add(card)
        if row == "places":
            self.row.append(card)
        else:
            self.table[row][self.table[row].index("")] = card
        self._go_on_revealing()

    def _go_on_revealing(self) -> None:
        """Turn up cards as long as there are gaps and cards; then go on with the day."""
        if self._row_to_fill() != "":
            return
        if self.phase == "lay out":
            self.phase = "roll"
        elif self.phase == "replace":
            self.phase = "hire"
            self._ask()
        else:
            self._pass_the_die()

    # ------------------------------------------------------------ asking seat after seat: rerolls, attacks, hiring

    def _begin_asking(self, phase: str) -> None:
        """MA-D1, MA-D5, MA-D11: clockwise from the captain."""
        self.phase = phase
        self.waiting = self.clockwise_from_captain()
        self._ask()

    def _ask(self) -> None:
        """Who has nothing to choose is not asked; after the last one the step is over."""
        if len(self._lines()) > 1:  # more than `pass` or `done`
            return
        self._ask_next()

    def _ask_next(self) -> None:
        """The seat has had its turn in this step."""
        self.waiting.pop(0)
        if self.waiting:
            self._ask()
        elif self.phase == "reroll":
            self._gather()
            self._send_scouts()
        elif self.phase == "attack":
            self._check_the_end()
        else:
            self._end_day()

    # ------------------------------------------------------------ the active horde, gathering, scouts

    def _roll(self, face: int) -> None:
        """MA-D1: the line of the day, unless someone pays for another; after every roll the captain is asked first."""
        self.face = face
        self._begin_asking("reroll")

    def _meddle(self, way: str) -> None:
        """MA-D1, MA-D2: a barrel goes back to the supply, a spell is turned over; then a new roll, or the others are held."""
        lord = self.lords[self.waiting[0]]
        if way == "barrel":
            lord.barrels -= 1
        else:
            lord.ready_spells -= 1
            lord.used_spells += 1
        if way == "spell" and self.spell_holds:
            self.held = True
            self._ask()
        else:
            self.phase = "roll"

    def _gather(self) -> None:
        """MA-D3: food and glyphs of the active line; in turn order, should the food run out."""
        for seat in self.clockwise_from_captain():
            self._take_food(seat, self.symbols(seat, "food"))
            self.lords[seat].glyphs += self.symbols(seat, "glyph")

    def _take_food(self, seat: int, number: int) -> None:
        """MA-D3: so much food from the supply, or what is left of it."""
        taken = min(number, self.food_left)
        self.food_left -= taken
        self.lords[seat].food += taken

    def _pay_food(self, seat: int, number: int) -> None:
        """MA-D11: so much food back to the supply."""
        self.food_left += number
        self.lords[seat].food -= number

    def _take_shield(self, seat: int) -> None:
        """MA-D3, MA-D9, MA-D11: a shield token from the supply, if there is one."""
        if self.shields_left > 0:
            self.shields_left -= 1
            self.lords[seat].shields += 1

    def _send_scouts(self) -> None:
        """MA-D4: chests for the most maps; the tied draw from the captain clockwise."""
        kinds = chests_for_scouts([self.symbols(seat, "map") for seat in range(self.players)])
        self.due = [(seat, kinds[seat]) for seat in self.clockwise_from_captain() if kinds[seat] != ""]
        self.phase = "scouts"
        self._go_on_drawing()

    def _go_on_drawing(self) -> None:
        """MA-D4, MA-D7: chests that no stack can give are skipped; after the last one the day goes on."""
        while self.due and self._kind_given(self.due[0][1]) == "":
            self.due.pop(0)
        if self.due:
            return
        if self.phase == "scouts":
            self._begin_asking("attack")
        else:
            self._end_attack()

    def _draw_chest(self, kind: str, value: int) -> None:
        """MA-D4, MA-D7: a chest from a stack to the end of its new owner's row."""
        self.stacks[kind][value] -= 1
        seat, _ = self.due.pop(0)
        self.lords[seat].chests.append((kind, value))
        self.chest_left_a_stack = True
        self._go_on_drawing()

    # ------------------------------------------------------------ attacks

    def _attack(self, place: str) -> None:
        """MA-D7, MA-D8: the place is discarded, but never the tavern; resources are taken, then chests drawn."""
        if place in self.row:
            self.row.remove(place)
        seat = self.waiting[0]
        lord = self.lords[seat]
        loot: dict[str, int] = self.places_of_the_box[place]["loot"]
        self._take_food(seat, loot.get("food", 0))
        lord.glyphs += loot.get("glyph", 0)
        lord.barrels = min(lord.barrels + loot.get("barrel", 0), MOST_BARRELS)
        self.due = [(seat, kind) for kind in KINDS_OF_CHESTS for _ in range(loot.get(kind, 0))]
        self.phase = "loot"
        self._go_on_drawing()

    def _raid(self, castle: str) -> None:
        """MA-D9: one shield token for the robbed; then each thief may name a chest, the first must, unless there is no choice."""
        self.victim = [lord.castle for lord in self.lords].index(castle)
        self._take_shield(self.victim)
        self.named = []
        self.phase = "steal"
        chests = len(self.lords[self.victim].chests)
        if chests == 1 or (self.version == 1 and self.symbols(self.waiting[0], "thief") >= chests):
            self.named = list(range(1, chests + 1))
            self._take_named_chests()

    def _name(self, number: int) -> None:
        """MA-D9: a thief names a chest; all are named before any value is seen."""
        self.named.append(number)
        if len(self.named) == min(self.symbols(self.waiting[0], "thief"), len(self.lords[self.victim].chests)):
            self._take_named_chests()

    def _take_named_chests(self) -> None:
        """MA-D9: the named chests leave the victim's row, which closes up."""
        row = self.lords[self.victim].chests
        self.stolen = [row[number - 1] for number in self.named]
        self.lords[self.victim].chests = [chest for number, chest in enumerate(row, 1) if number not in self.named]
        self.phase = "stolen"

    def _see_stolen_chest(self) -> None:
        """MA-D9: the thief sees the value of a chest, which now lies at the end of his row."""
        self.lords[self.waiting[0]].chests.append(self.stolen.pop(0))
        if not self.stolen:
            self._end_attack()

    def _end_attack(self) -> None:
        """MA-D5: one attack each."""
        self.phase = "attack"
        self._ask_next()

    def _check_the_end(self) -> None:
        """MA-D10: after all attacks."""
        if any(len(lord.chests) >= CHESTS_TO_END for lord in self.lords):
            self._end_game()
        else:
            self._begin_asking("hire")

    # ------------------------------------------------------------ hiring

    def _hire(self, creature: str, side: str, for_glyphs: bool) -> None:
        """MA-D11: pay, put the creature on a side for good, take its bonus; it is replaced at once."""
        seat = self.waiting[0]
        lord = self.lords[seat]
        deck = "evil" if creature in self.table["evil"] else "most_evil"
        if deck == "evil":
            self._pay_food(seat, 2)
        elif for_glyphs:
            lord.glyphs -= 3
        else:
            lord.glyphs -= 1
            self._pay_food(seat, 4)
        lord.creatures[side].append(creature)
        bonus = self.creatures[creature]["bonus"]
        if bonus == "shield":
            self._take_shield(seat)
        lord.magic_shields += bonus == "magic_shield"
        lord.ready_spells += bonus == "spell"  # MA-D2: ready when won
        self.table[deck][self.table[deck].index(creature)] = ""
        self.phase = "replace"
        self._go_on_revealing()

    # ------------------------------------------------------------ the end of the day, and of the game

    def _end_day(self) -> None:
        """MA-D12: ten days without a chest from a stack end the game; else the places are refilled."""
        self.days_without_chest = 0 if self.chest_left_a_stack else self.days_without_chest + 1
        self.chest_left_a_stack = False
        if self.days_without_chest == DAYS_WITHOUT_CHEST:
            self._end_game()
        else:
            self.phase = "refill"
            self._go_on_revealing()

    def _pass_the_die(self) -> None:
        """MA-D12, MA-D2: the captain's left neighbour is captain; his spells come back."""
        self.captain = (self.captain + 1) % self.players
        lord = self.lords[self.captain]
        lord.ready_spells += lord.used_spells
        lord.used_spells = 0
        self.held = False
        self.phase = "roll"

    def _end_game(self) -> None:
        """MA-E1: the values of the chests are the points."""
        self.points = [lord.riches() for lord in self.lords]
        self.phase = "over"

    def places(self) -> list[int]:
        """MA-E1: the richest first; a tie to more chests; else a shared place."""
        standing = [(-lord.riches(), -len(lord.chests)) for lord in self.lords]
        return [1 + sum(other < mine for other in standing) for mine in standing]
