"""Beowulf: The Legend: a naive reference implementation, written from the rules alone.

The clause ids (BL-...) are those of the project's rules text. The game is told as the rulebook tells
it: every episode is a generator that asks its questions one after another. A question is who is asked
(a seat or "dealer") and the possible lines with their weights; the answer is one of these lines.
Everything a question needs is recomputed from the hands, piles and tokens when it is asked. Cards,
tokens and icons are strings, as in the notation (only an icon `X:hrunting` is kept as in the parts).

Decisions, where the clauses leave something open:
- BL-S7: where the last card was drawn and there were no discards, the pile is made from all the
  discards there are when next a card is drawn or revealed, not with the first new discard.
- BL-M1, BL-C4: the unfitting cards of a risk are discarded as soon as all are judged, before Resolve,
  the scratch and Blessing are asked for.
- BL-M2: `still needed` lets jokers stand for what suits best, all cards given so far taken together:
  a card may be given if with it more of the payment can be covered than without. Cards given are
  discarded when all are given (and Blessing was asked for), before the reward is taken.
- BL-M2, King Hygelac's Court: with fewer than two cards `pass` is the only line; no cards to draw do
  not close it.
- BL-M2, Break Ranks?: who uses Warrior's Rest on his last scratch and has no wound is asked again and
  can only pass; after his first token he must still give the second, for nothing. Asked what to heal,
  he is asked again after Warrior's Rest even if only one answer is left.
- BL-M3: who uses Warrior's Rest here is asked again, even if only `pass` is left.
- BL-M4: the last card of a recovery is taken by a line, too.
- BL-S6: `tokens` says what is shown of tokens that all saw being taken; nothing that may be played hangs on it.
- BL-J1, BL-J3: where cards are laid sealed (`bluff` off or at once) the seats are asked from seat 0 up, as nobody sees anything
  before all are done.
- BL-J4: the highest total is that of the other players; who is out has discarded his cards and counts 0
  (no one out can have had more than all who are still in).
- BL-J6, BL-C4: after Resolve a player in a turn-order major may play, risk (with Daring, too) or pass.
- BL-J7: the cards of a major are discarded before the first icon is taken.
- BL-J8: two alliance tokens, of which one is left: that one. The episode from which on change is made is
  the one named Dragon Battle; without one no change is made. A fame 2 made by change and given back
  goes to the supply. Change is made wherever a fame 2 is taken then.
- BL-E1: hands are shown, not played: Blessing is not asked for, the cards stay in the hands.
- BL-A1: the winner's tokens are back in the supply (and among the alliance tokens) before the icon is taken.
- BL-A2: the treasure shown is returned after the last icon is taken.
- BL-A3: neither do treasure-alliance tokens score, should one be won after Recover Treasures.
- BL-V1: those who fell share the last place. `places` before the end counts the wounds of that moment.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Generator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

Actor = int | str
Lines = dict[str, int]
Asking = Generator[tuple[Actor, Lines], str, None]
AskingForLine = Generator[tuple[Actor, Lines], str, str]
AskingForCards = Generator[tuple[Actor, Lines], str, list[str]]
AskingWhether = Generator[tuple[Actor, Lines], str, bool]
Parts = dict[str, Any]

TYPES = ("travelling", "friendship", "wit", "courage", "fighting", "beowulf")
JOKER = "beowulf"
DEALT = 5  # BL-S5: besides the two cards everyone gets
GIVEN = ("Beowulf", "Fighting2")  # BL-S5
RISKED, DARED = 2, 5  # BL-M1, BL-C3
WOUND_CARDS = 2  # BL-W2
LAST_SCRATCH = 3  # BL-W1
MANY_WOUNDS = 3  # BL-E2, BL-V1
SCRATCHES_RESTED = 2  # BL-C5
CHANGE_FROM = "Dragon Battle"  # BL-J8
CHANGED = "F2"
SEATS = ("first-seat", "seat-2", "seat-3", "seat-4", "seat-5")  # BL-S2: names of the seats from 0 on
AT_ONCE = "at-once"  # BL-J3
HARMS = ("M", "S", "W", "WW")


# ---------------------------------------------------------------- the components


def read_parts(path: Path | None = None) -> Parts:
    """The components: from a file, or those of the installed game."""
    return parts_of_the_box() if path is None else tomllib.loads(path.read_text("utf-8"))


@cache
def parts_of_the_box() -> Parts:
    """The components of the installed game; read only once, as no game changes them."""
    return tomllib.loads(files("heorot.games").joinpath("beowulf_legend", "parts.toml").read_text("utf-8"))


def name_card(entry: Parts) -> str:
    """An activity card's name in the notation: `Wit2`."""
    return str(entry["type"]).capitalize() + (str(entry["symbols"]) if entry["symbols"] > 1 else "")


def write_icon(icon: str) -> str:
    """An icon in the notation: a special card's is its name."""
    return icon[2:].capitalize() if icon.startswith("X:") else icon


def value_of(token: str) -> int:
    """The number on a token: 2 of `AF2`."""
    return int(token.lstrip("AFT"))


def is_fame(token: str) -> bool:
    """BL-M2: fame tokens, fame-alliance tokens too."""
    return "F" in token


def is_treasure(token: str) -> bool:
    """BL-A1: treasure tokens, treasure-alliance tokens too."""
    return "T" in token


def in_order_of_tokens(tokens: Counter[str]) -> list[str]:
    """Fame, treasure, alliance fame, alliance treasure; each from 1 up; as many times as there are."""
    return sorted(tokens.elements(), key=lambda token: (("F", "T", "AF", "AT").index(token.rstrip("0123456789")), value_of(token)))


def take(things: Counter[str], name: str) -> None:
    """Take one out; a kind of which none is left is not listed any more."""
    things[name] -= 1
    if things[name] == 0:
        del things[name]


# ---------------------------------------------------------------- payments and scores


def covered(payment: list[str], symbols: list[tuple[str, int]]) -> int:
    """BL-M2, BL-C6: how much of a payment these symbols can cover; a joker stands for any, each of its symbols for its own."""
    needed = Counter(payment)
    shown: Counter[str] = Counter()
    for kind, number in symbols:
        shown[kind] += number
    plainly = sum(min(needed[kind], shown[kind]) for kind in needed)
    return min(len(payment), plainly + shown[JOKER])


def score(tokens: Counter[str], wounds: int, *, advanced: bool = False, harsh: bool = False) -> int:
    """BL-E2, BL-A3, BL-V1: the final score of a player."""
    if harsh and wounds >= MANY_WOUNDS:
        return 0
    total = 0
    for token, number in tokens.items():
        if token == "M":
            total -= 2 * number
        elif not (advanced and is_treasure(token)):
            total += value_of(token) * number
    if wounds == 0:
        total += 5
    if wounds >= MANY_WOUNDS:
        total -= 5 * wounds
    return total


# ---------------------------------------------------------------- the game


class Reference:
    """A game, moved on line by line; the dealer's lines say what chance brings."""

    def __init__(
        self,
        players: int,
        advanced: bool = False,
        harsh: bool = False,
        bluff: bool | str = False,
        start: str = "drawn",
        tokens: str = "open",
        parts: Path | None = None,
    ) -> None:
        """BL-S4, BL-S5: cards and tokens lie ready, everyone has a Beowulf and a double Fighting; nothing is dealt yet."""
        self.parts = read_parts(parts)
        if not self.parts["players"]["min"] <= players <= self.parts["players"]["max"]:
            raise ValueError(f"{self.parts['players']['min']} to {self.parts['players']['max']} players, not {players}")
        if start != "drawn" and start not in SEATS[:players]:
            raise ValueError(f"unknown start {start!r}")
        if bluff not in (False, True, AT_ONCE):
            raise ValueError(f"unknown bluff {bluff!r}")
        if tokens not in ("open", "secret"):
            raise ValueError(f"unknown tokens {tokens!r}")
        self.players = players
        self.advanced = advanced
        self.harsh = harsh
        self.bluffs = bluff is True or bluff == AT_ONCE  # BL-J3: whether cards that do not fit may be laid
        self.in_turn = bluff is True  # BL-J3: one after another before all eyes; else sealed, at the same time
        self.start = start
        self.symbols: dict[str, tuple[str, int]] = {}  # the type of a symbol card and how many symbols it shows
        self.card_order: list[str] = []
        self.pile: Counter[str] = Counter()
        for entry in sorted(self.parts["activity_cards"], key=lambda entry: (TYPES.index(entry["type"]), entry["symbols"])):
            self.symbols[name_card(entry)] = (entry["type"], entry["symbols"])
            self.card_order.append(name_card(entry))
            self.pile[name_card(entry)] = entry["count"]
        self.special_supply: list[str] = []  # the special cards nobody has taken yet
        self.special_cards: list[str] = []
        for entry in self.parts["special_cards"]:
            name = write_icon(f"X:{entry['id']}")
            self.special_cards.append(name)
            self.card_order.append(name)
            if entry["kind"] == "symbol":
                self.symbols[name] = (entry["type"], entry["symbols"])
            if entry["min_players"] <= players and (advanced or not entry.get("advanced_only", False)):  # BL-S4
                self.special_supply.append(name)
        in_box = self.parts["tokens"]
        self.supply: Counter[str] = Counter({"M": in_box["misfortune"]})
        self.supply.update({f"F{value}": number for value, number in in_box["fame"].items()})
        self.supply.update({f"T{value}": number for value, number in in_box["treasure"].items()})
        self.alliance: Counter[str] = Counter({f"AF{value}": number for value, number in in_box["alliance_fame"].items()})
        self.alliance.update({f"AT{value}": number for value, number in in_box["alliance_treasure"].items()})
        self.discards: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.played: list[Counter[str]] = [Counter() for _ in range(players)]  # laid, played or given in this episode
        self.tokens: list[Counter[str]] = [Counter() for _ in range(players)]
        self.shown: list[Counter[str]] = [Counter() for _ in range(players)]  # the treasure shown in this episode
        self.scratches = [0] * players
        self.wounds = [0] * players  # tiles with one wound
        self.doubles = [0] * players  # tiles with two
        self.points = [0] * players
        self.start_player = 0
        self.change_is_made = False
        for hand in self.hands:
            for card in GIVEN:
                take(self.pile, card)
                hand[card] += 1
        self.game = self._whole_game()
        self.question: tuple[Actor, Lines] | None = next(self.game)

    # ------------------------------------------------------------ what may be played, and playing it

    def actor(self) -> int | str | None:
        """Who has the next line: a seat, "dealer", or None when the game is over."""
        return None if self.question is None else self.question[0]

    def legal(self) -> dict[str, int]:
        """The lines the actor may play, each with its weight."""
        return {} if self.question is None else dict(self.question[1])

    def play(self, line: str) -> int:
        """Play one lawful line; returns the sum of the changes of all seats' points."""
        if line not in self.legal():
            raise ValueError(f"not a legal line now: {line!r}")
        return self.follow(line)

    def follow(self, line: str) -> int:
        """The same with a line known to be lawful."""
        before = sum(self.points)
        try:
            self.question = self.game.send(line)
        except StopIteration:
            self.question = None
        return sum(self.points) - before

    def visit(self, name: str) -> None:
        """Leave all else and play only the episode of that name, with the cards and tokens there are: for the examples."""
        self.game = self._episode(next(episode for episode in self.parts["episodes"] if episode["name"] == name))
        self.question = next(self.game, None)

    def places(self) -> list[int]:
        """BL-E3, BL-V1: most points first, ties share; in the harsh game whoever fell is behind all others."""
        standing = [(self.harsh and self._wounds_of(seat) >= MANY_WOUNDS, -self.points[seat]) for seat in range(self.players)]
        return [1 + sum(other < mine for other in standing) for mine in standing]

    # ------------------------------------------------------------ the course of the game

    def _whole_game(self) -> Asking:
        """BL-S1, BL-S2, BL-S5: the start player, five cards each, then one episode after another; at the end the scores."""
        if self.start == "drawn":
            line = yield "dealer", {f"first {seat}": 1 for seat in range(self.players)}
            self.start_player = int(line.removeprefix("first "))
        else:
            self.start_player = SEATS.index(self.start)
        for seat in self._turn_order():
            yield from self._draw(seat, DEALT)
        for episode in sorted(self.parts["episodes"], key=lambda episode: int(episode["n"])):
            yield from self._episode(episode)
        for seat in range(self.players):
            self.points[seat] = score(self.tokens[seat], self._wounds_of(seat), advanced=self.advanced, harsh=self.harsh)

    def _episode(self, episode: Parts) -> Asking:
        """What kind of an episode it is; BL-S1: treasure episodes are skipped in the base game."""
        kind, mode = episode["type"], episode.get("mode", "")
        if episode["name"] == CHANGE_FROM:  # BL-J8
            self.change_is_made = True
        if kind == "risk":
            yield from self._risk_episode(episode["symbols"])
        elif kind == "opportunity":
            yield from self._opportunity(episode["give"], episode["get"])
        elif kind == "selection":
            yield from self._selection(episode["choices"])
        elif kind == "recovery":
            yield from self._recovery()
        elif kind == "major" and mode == "simultaneous":
            yield from self._simultaneous_major(episode["symbols"], episode["icons"])
        elif kind == "major" and mode == "turn_order":
            yield from self._turn_order_major(episode["symbols"], episode["icons"])
        elif kind == "major":
            yield from self._death_of_beowulf(episode["icons"])
        elif self.advanced and mode == "reveal_all":
            yield from self._recover_treasures(episode["icons"])
        elif self.advanced:
            yield from self._treasure_auction(episode["icon"])

    def _turn_order(self) -> list[int]:
        """All seats, clockwise from the start player."""
        return [(self.start_player + steps) % self.players for steps in range(self.players)]

    # ------------------------------------------------------------ asking a seat

    def _ask(self, seat: int, lines: Callable[[], list[str]]) -> AskingForLine:
        """A decision of a seat. BL-C5: besides, its Warrior's Rest while it has a scratch; then it is asked the same again."""
        while True:
            possible = lines()
            if "Rest" in self.hands[seat] and self.scratches[seat]:
                possible = [*possible, "rest"]
            line = yield seat, dict.fromkeys(possible, 1)
            if line != "rest":
                return line
            self._rest(seat)

    def _ask_whether(self, seat: int, card: str) -> AskingWhether:
        """Whether the seat uses a text card: only asked if it holds it; used once, it is out of the game."""
        if card not in self.hands[seat]:
            return False
        line = yield from self._ask(seat, lambda: [card.lower(), "no"])
        if line == "no":
            return False
        take(self.hands[seat], card)
        return True

    def _ask_for_blessing(self, seat: int) -> Asking:
        """BL-C1: one of the symbol cards about to be discarded goes back to the hand."""
        if "Blessing" in self.hands[seat] and self.played[seat]:
            line = yield from self._ask(seat, lambda: [*(f"blessing {card}" for card in self.played[seat]), "no"])
            if line != "no":
                take(self.hands[seat], "Blessing")
                take(self.played[seat], line.removeprefix("blessing "))
                self.hands[seat][line.removeprefix("blessing ")] += 1

    # ------------------------------------------------------------ the dealer: cards and alliance tokens

    def _can_draw(self) -> bool:
        """BL-S7: whether there is a card to draw or to reveal at all."""
        return bool(self.pile or self.discards)

    def _renew_pile(self) -> None:
        """BL-S7: the discards become the new pile."""
        if not self.pile:
            self.pile, self.discards = self.discards, Counter()

    def _next_cards(self, word: str, number: int) -> AskingForCards:
        """BL-S7: the next cards of the pile, one by one; fewer if there are no more."""
        cards: list[str] = []
        while len(cards) < number and self._can_draw():
            self._renew_pile()
            line = yield "dealer", {f"{word} {card}": count for card, count in self.pile.items()}
            cards.append(line.removeprefix(f"{word} "))
            take(self.pile, cards[-1])
            self._renew_pile()
        return cards

    def _draw(self, seat: int, number: int) -> Asking:
        """Cards from the pile into a hand, unseen by the others."""
        cards = yield from self._next_cards("draw", number)
        self.hands[seat].update(cards)

    def _ally(self, seat: int, number: int) -> Asking:
        """BL-S6: alliance tokens, one by one, from those left face down."""
        for _ in range(number):
            if self.alliance:
                line = yield "dealer", {f"ally {token}": count for token, count in self.alliance.items()}
                take(self.alliance, line.removeprefix("ally "))
                self.tokens[seat][line.removeprefix("ally ")] += 1

    def _open(self, sealed: list[list[str]]) -> Asking:
        """BL-J1, BL-E1, BL-A2: what each seat has is opened, seat after seat from the start player."""
        for seat in self._turn_order():
            for thing in sealed[seat]:
                yield "dealer", {f"opens {thing}": 1}
            yield "dealer", {"opens end": 1}

    def _in_order_of_cards(self, cards: Counter[str]) -> list[str]:
        """The symbol cards among these, in the order of cards; as many times as there are."""
        return [card for card in self.card_order if card in cards and card in self.symbols for _ in range(cards[card])]

    # ------------------------------------------------------------ cards and tokens

    def _fits(self, card: str, symbols: list[str]) -> bool:
        """Whether it is a symbol card with one of these symbols; Beowulf fits always (BL-M1, BL-J1)."""
        return card in self.symbols and (self.symbols[card][0] == JOKER or self.symbols[card][0] in symbols)

    def _fitting(self, cards: list[str], symbols: list[str]) -> list[str]:
        """Those of the cards that fit."""
        return [card for card in cards if self._fits(card, symbols)]

    def _count_symbols(self, cards: Counter[str]) -> int:
        """All the symbols on these cards; text cards have none (BL-E1)."""
        return sum(self.symbols[card][1] * number for card, number in cards.items() if card in self.symbols)

    def _discard(self, card: str) -> None:
        """To the discards; special cards leave the game."""
        if card not in self.special_cards:
            self.discards[card] += 1

    def _discard_played(self, seat: int) -> None:
        """All the seat has played in this episode."""
        for card in self.played[seat].elements():
            self._discard(card)
        self.played[seat] = Counter()

    def _has_run_out(self, icon: str) -> bool:
        """BL-M2, BL-M3, BL-J8: there is no such token; from Dragon Battle on fame 2 does not run out."""
        if icon[0] == "A":
            return not self.alliance
        return self.supply[icon] == 0 and not (icon == CHANGED and self.change_is_made)

    def _take_token(self, seat: int, token: str) -> None:
        """BL-J8: exactly that token; nothing if it has run out, but a fame 2 by change from Dragon Battle on."""
        if not self._has_run_out(token):
            if self.supply[token]:
                take(self.supply, token)
            self.tokens[seat][token] += 1

    def _return_token(self, token: str) -> None:
        """BL-A1, BL-M2: square tokens can be won again, round ones are shuffled back face down."""
        if token.startswith("A"):
            self.alliance[token] += 1
        else:
            self.supply[token] += 1

    # ------------------------------------------------------------ scratches and wounds

    def _wounds_of(self, seat: int) -> int:
        """BL-E2: a double wound counts as two."""
        return self.wounds[seat] + 2 * self.doubles[seat]

    def _rest(self, seat: int) -> None:
        """BL-C5: Warrior's Rest: up to two scratches are returned."""
        take(self.hands[seat], "Rest")
        self.scratches[seat] = max(0, self.scratches[seat] - SCRATCHES_RESTED)

    def _scratch(self, seat: int) -> Asking:
        """BL-W1, BL-C5: a scratch; the third one: all are returned for a wound, without cards."""
        if self.scratches[seat] + 1 == LAST_SCRATCH and "Rest" in self.hands[seat]:
            line = yield seat, {"rest": 1, "no": 1}
            if line == "rest":
                self._rest(seat)
        self.scratches[seat] += 1
        if self.scratches[seat] == LAST_SCRATCH:
            self.scratches[seat] = 0
            self.wounds[seat] += 1

    def _wound_tiles_to_heal(self, seat: int) -> list[str]:
        """BL-M2, BL-E1: a wound tile may be removed, the double one too."""
        return [*(["heal wound"] if self.wounds[seat] else []), *(["heal double"] if self.doubles[seat] else [])]

    def _all_to_heal(self, seat: int) -> list[str]:
        """BL-M2: Break Ranks?: one wound tile, or all scratches."""
        return [*self._wound_tiles_to_heal(seat), *(["heal scratches"] if self.scratches[seat] else [])]

    def _heal(self, seat: int, line: str) -> None:
        """Return a wound tile or all scratches."""
        if line == "heal wound":
            self.wounds[seat] -= 1
        elif line == "heal double":
            self.doubles[seat] -= 1
        else:
            self.scratches[seat] = 0

    # ------------------------------------------------------------ risks

    def _lines_to_risk(self, seat: int) -> list[str]:
        """BL-M1, BL-C3, BL-S7: a risk, also with Daring; none with nothing to reveal."""
        if not self._can_draw():
            return []
        return ["risk", "daring"] if "Daring" in self.hands[seat] else ["risk"]

    def _risk(self, seat: int, line: str, symbols: list[str]) -> AskingForCards:
        """BL-M1, BL-C3: two or five cards are revealed; returns those that fit, the others are discarded."""
        if line == "daring":
            take(self.hands[seat], "Daring")
        cards = yield from self._next_cards("reveal", DARED if line == "daring" else RISKED)
        for card in cards:
            if not self._fits(card, symbols):
                self._discard(card)
        return self._fitting(cards, symbols)

    def _offer_risk(self, seat: int, symbols: list[str]) -> Asking:
        """BL-M1: a seat may risk once; BL-C4: after a Resolve once more, or go on without."""
        asked = self._can_draw()
        while asked:
            asked = False
            line = yield from self._ask(seat, lambda: [*self._lines_to_risk(seat), "pass"])
            if line != "pass":
                fitting = yield from self._risk(seat, line, symbols)
                self.hands[seat].update(fitting)
                if not fitting:
                    asked = yield from self._ask_whether(seat, "Resolve")
                    if not asked:
                        yield from self._scratch(seat)

    # ------------------------------------------------------------ minor episodes

    def _risk_episode(self, symbols: list[str]) -> Asking:
        """BL-M1: everyone in turn order may risk."""
        for seat in self._turn_order():
            yield from self._offer_risk(seat, symbols)

    def _opportunity(self, payment: list[str], reward: str) -> Asking:
        """BL-M2: everyone in turn order may pay once; who cannot gain anything is passed over."""
        for seat in self._turn_order():
            if payment[0] == "fame_token":
                yield from self._offer_to_break_ranks(seat, len(payment))
            elif payment[0] == "any":
                yield from self._offer_at_court(seat, len(payment), reward)
            elif not self._has_run_out(reward):
                yield from self._offer_opportunity(seat, payment, reward)

    def _offer_at_court(self, seat: int, number: int, reward: str) -> Asking:
        """BL-M2: King Hygelac's Court: any two cards, special ones too, for two others."""
        given: list[str] = []
        while len(given) < number:
            line = yield from self._ask(seat, lambda: self._lines_to_give_any(seat, number, given))
            if line == "pass":
                return
            given.append(line.removeprefix("give "))
            take(self.hands[seat], given[-1])
        for card in given:
            self._discard(card)
        yield from self._gain(seat, reward)

    def _lines_to_give_any(self, seat: int, number: int, given: list[str]) -> list[str]:
        """Every card, if there are enough; before the first: pass."""
        enough = len(given) + self.hands[seat].total() >= number
        cards = [f"give {card}" for card in self.hands[seat]] if enough else []
        return cards if given else [*cards, "pass"]

    def _offer_opportunity(self, seat: int, payment: list[str], reward: str) -> Asking:
        """BL-M2, BL-C1: symbols for a token; Blessing may save one of the cards."""
        while self._covered_by(payment, self.played[seat]) < len(payment):
            line = yield from self._ask(seat, lambda: self._lines_to_give_symbols(seat, payment))
            if line == "pass":
                return
            take(self.hands[seat], line.removeprefix("give "))
            self.played[seat][line.removeprefix("give ")] += 1
        yield from self._ask_for_blessing(seat)
        self._discard_played(seat)
        yield from self._gain(seat, reward)

    def _covered_by(self, payment: list[str], cards: Counter[str]) -> int:
        """How much of a payment these cards can cover."""
        return covered(payment, [self.symbols[card] for card in cards.elements() if card in self.symbols])

    def _lines_to_give_symbols(self, seat: int, payment: list[str]) -> list[str]:
        """BL-M2: a card with a symbol still needed, if the rest of the hand can complete the payment; before the first: pass."""
        given = self.played[seat]
        so_far = self._covered_by(payment, given)
        lines: list[str] = []
        if self._covered_by(payment, given + self.hands[seat]) == len(payment):
            for card in self.hands[seat]:
                if self._covered_by(payment, given + Counter([card])) > so_far:
                    lines.append(f"give {card}")
        return lines if given else [*lines, "pass"]

    def _offer_to_break_ranks(self, seat: int, number: int) -> Asking:
        """BL-M2: Break Ranks?: two fame tokens to remove one wound tile or all scratches."""
        if not self._all_to_heal(seat):
            return
        given: list[str] = []
        while len(given) < number:
            line = yield from self._ask(seat, lambda: self._lines_to_give_fame(seat, number, given))
            if line == "pass":
                return
            given.append(line.removeprefix("give "))
            take(self.tokens[seat], given[-1])
            self._return_token(given[-1])
        heals = self._all_to_heal(seat)
        if len(heals) > 1:
            heals = [(yield from self._ask(seat, lambda: self._all_to_heal(seat)))]
        if heals:
            self._heal(seat, heals[0])

    def _lines_to_give_fame(self, seat: int, number: int, given: list[str]) -> list[str]:
        """Every fame token, if there are enough and something to heal; before the first: pass."""
        tokens = [token for token in self.tokens[seat].elements() if is_fame(token)]
        if given:
            return [f"give {token}" for token in tokens]
        if len(tokens) < number or not self._all_to_heal(seat):
            return ["pass"]
        return [*(f"give {token}" for token in tokens), "pass"]

    def _selection(self, choices: list[str]) -> Asking:
        """BL-M3: everyone in turn order may choose one; with no option open a seat is passed over."""
        for seat in self._turn_order():
            if self._open_choices(seat, choices):
                yield from self._offer_selection(seat, choices)

    def _open_choices(self, seat: int, choices: list[str]) -> list[str]:
        """BL-M3: the options open to a seat: a token that has run out, no card at all, no scratch close theirs."""
        still_open: list[str] = []
        for choice in choices:
            if choice == "heal_scratches":
                if self.scratches[seat]:
                    still_open.append("heal")
            elif self._can_draw() if choice[0] == "C" else not self._has_run_out(choice):
                still_open.append(choice)
        return still_open

    def _offer_selection(self, seat: int, choices: list[str]) -> Asking:
        """BL-M3: one of the open options."""
        line = yield from self._ask(seat, lambda: [*(f"take {choice}" for choice in self._open_choices(seat, choices)), "pass"])
        if line == "take heal":
            self._heal(seat, "heal scratches")
        elif line != "pass":
            yield from self._gain(seat, line.removeprefix("take "))

    def _recovery(self) -> Asking:
        """BL-M4: twice as many cards as players are revealed; everyone takes one, then again one."""
        row = yield from self._next_cards("reveal", 2 * self.players)
        for seat in self._turn_order() * 2:
            if row:
                line = yield from self._ask(seat, lambda: [f"take {card}" for card in row])
                row.remove(line.removeprefix("take "))
                self.hands[seat][line.removeprefix("take ")] += 1

    # ------------------------------------------------------------ simultaneous majors

    def _simultaneous_major(self, symbols: list[str], icons: list[str]) -> Asking:
        """BL-J1, BL-J2, BL-J3: all lay cards, they are opened, bluffs go back, the others are discarded; then the icons."""
        for seat in self._turn_order() if self.in_turn else range(self.players):
            yield from self._lay_cards(seat, [*TYPES] if self.bluffs else symbols)
        yield from self._open([self._in_order_of_cards(laid) for laid in self.played])
        for seat in range(self.players):
            for card in list(self.played[seat].elements()):
                if not self._fits(card, symbols):
                    take(self.played[seat], card)
                    self.hands[seat][card] += 1
        ranking = self._rank([self._total_played(seat) for seat in range(self.players)])
        for seat in self._turn_order():
            yield from self._ask_for_blessing(seat)
            self._discard_played(seat)
        yield from self._resolve(ranking, icons)

    def _lay_cards(self, seat: int, symbols: list[str]) -> Asking:
        """BL-J1, BL-J3: any number of cards with these symbols, none is allowed."""
        while True:
            line = yield from self._ask(seat, lambda: [*self._lines_to_play(seat, symbols), "done"])
            if line == "done":
                return
            self._play_card(seat, line.removeprefix("play "))

    def _lines_to_play(self, seat: int, symbols: list[str]) -> list[str]:
        """The fitting cards of the hand."""
        return [f"play {card}" for card in self._fitting(list(self.hands[seat]), symbols)]

    def _play_card(self, seat: int, card: str) -> None:
        """A card from the hand is laid before its player."""
        take(self.hands[seat], card)
        self.played[seat][card] += 1

    def _rank(self, totals: list[int]) -> list[int]:
        """BL-J1, BL-J2: the seats in the order of their markers: the highest total first, ties clockwise from the start player."""
        return sorted(self._turn_order(), key=lambda seat: -totals[seat])

    # ------------------------------------------------------------ turn-order majors

    def _turn_order_major(self, symbols: list[str], icons: list[str]) -> Asking:
        """BL-J4, BL-J5: turns go around until one is left in; who drops out takes the highest-numbered marker left."""
        still_in = self._turn_order()
        ranking: list[int] = []
        while len(still_in) > 1:
            seat = still_in.pop(0)
            stays = yield from self._turn(seat, symbols)
            if stays:
                still_in.append(seat)
            else:
                yield from self._ask_for_blessing(seat)
                self._discard_played(seat)
                ranking.insert(0, seat)
        yield from self._ask_for_blessing(still_in[0])
        self._discard_played(still_in[0])
        yield from self._resolve([*still_in, *ranking], icons)

    def _turn(self, seat: int, symbols: list[str]) -> AskingWhether:
        """BL-J4, BL-J6: one turn; returns whether the seat stays in."""
        highest = max(self._total_played(other) for other in range(self.players) if other != seat)
        at_first = self._total_played(seat)
        while self._total_played(seat) == at_first or self._total_played(seat) < highest:
            line = yield from self._ask(seat, lambda: self._lines_of_a_turn(seat, symbols, at_first))
            if line == "pass":
                return False
            if line.startswith("play "):
                self._play_card(seat, line.removeprefix("play "))
            else:
                fitting = yield from self._risk(seat, line, symbols)
                self.played[seat].update(fitting)
                if not fitting:
                    ignored = yield from self._ask_whether(seat, "Resolve")  # BL-C4: then he chooses anew
                    if not ignored:
                        yield from self._scratch(seat)
                        return False
        return True

    def _total_played(self, seat: int) -> int:
        """BL-J4: the symbols on all the cards a seat has played in this episode; only fitting ones lie there."""
        return self._count_symbols(self.played[seat])

    def _lines_of_a_turn(self, seat: int, symbols: list[str], at_first: int) -> list[str]:
        """BL-J4, BL-J5, BL-J6: a card; a risk before any card of this turn; or out."""
        risks = self._lines_to_risk(seat) if self._total_played(seat) == at_first else []
        return [*self._lines_to_play(seat, symbols), *risks, "pass"]

    # ------------------------------------------------------------ icons

    def _resolve(self, ranking: list[int], icons: list[str]) -> Asking:
        """BL-J7: the icons are shared out; the last one becomes start player."""
        yield from self._share_icons(ranking, icons)
        self.start_player = ranking[-1]

    def _share_icons(self, ranking: list[int], icons: list[str]) -> Asking:
        """BL-S3, BL-J7: as many icons as players are open; in marker order everyone takes one, the last what is left."""
        left = icons[: self.players]
        for seat in ranking:
            icon = yield from self._choose_icon(seat, left)
            left.remove(icon)
            yield from self._gain(seat, icon)

    def _choose_icon(self, seat: int, left: list[str]) -> AskingForLine:
        """BL-J7: any icon left; without a line if there is only one."""
        if len(left) == 1:
            return left[0]
        line = yield from self._ask(seat, lambda: [f"take {write_icon(icon)}" for icon in left])
        return next(icon for icon in left if line == f"take {write_icon(icon)}")

    def _gain(self, seat: int, icon: str) -> Asking:
        """BL-J7, BL-J8: what an icon shows, or a reward."""
        if icon.startswith("X:"):
            if write_icon(icon) in self.special_supply:
                self.special_supply.remove(write_icon(icon))
                self.hands[seat][write_icon(icon)] += 1
        elif icon in HARMS:
            yield from self._suffer(seat, icon)
        elif icon.endswith("|H"):
            yield from self._fame_or_heal(seat, icon.removesuffix("|H"))
        elif icon[0] == "A":
            yield from self._ally(seat, int(icon[1:]))
        elif icon[0] == "C":
            yield from self._draw(seat, int(icon[1:]))
        else:
            self._take_token(seat, icon)

    def _suffer(self, seat: int, icon: str) -> Asking:
        """BL-W1, BL-W2, BL-C2: misfortune, scratch, wound or double wound, if Inspiration does not avoid it."""
        if icon == "M" and self._has_run_out("M"):
            return
        avoided = yield from self._ask_whether(seat, "Inspiration")
        if avoided:
            return
        if icon == "M":
            self._take_token(seat, "M")
        elif icon == "S":
            yield from self._scratch(seat)
        else:
            if icon == "W":
                self.wounds[seat] += 1
            else:
                self.doubles[seat] += 1
            yield from self._draw(seat, WOUND_CARDS)

    def _fame_or_heal(self, seat: int, fame: str) -> Asking:
        """BL-E1: fame, or remove a wound tile; without a wound fame by itself."""
        line = "fame"
        if self._wound_tiles_to_heal(seat):
            line = yield from self._ask(seat, lambda: ["fame", *self._wound_tiles_to_heal(seat)])
        if line == "fame":
            self._take_token(seat, fame)
        else:
            self._heal(seat, line)

    # ------------------------------------------------------------ the last episode, and treasure

    def _death_of_beowulf(self, icons: list[str]) -> Asking:
        """BL-E1: everyone shows the whole hand, all symbols count."""
        yield from self._open([self._in_order_of_cards(hand) for hand in self.hands])
        yield from self._resolve(self._rank([self._count_symbols(hand) for hand in self.hands]), icons)

    def _treasure_auction(self, icon: str) -> Asking:
        """BL-A1: turns go around until one is left in, who pays what he showed for the icon. BL-A3: the start player stays."""
        still_in = self._turn_order()
        while len(still_in) > 1:
            seat = still_in.pop(0)
            stays = yield from self._auction_turn(seat)
            if stays:
                still_in.append(seat)
            else:  # he takes his tokens back
                self.tokens[seat].update(self.shown[seat])
                self.shown[seat] = Counter()
        self._return_shown(still_in[0])
        yield from self._gain(still_in[0], icon)

    def _auction_turn(self, seat: int) -> AskingWhether:
        """BL-A1: one token at least, no more once the highest total is reached; returns whether the seat stays in."""
        highest = max(self._total_shown(other) for other in range(self.players) if other != seat)
        at_first = self._total_shown(seat)
        while self._total_shown(seat) == at_first or self._total_shown(seat) < highest:
            line = yield from self._ask(seat, lambda: [*(f"show {token}" for token in self._treasure_of(seat)), "pass"])
            if line == "pass":
                return False
            self._show(seat, line.removeprefix("show "))
        return True

    def _treasure_of(self, seat: int) -> list[str]:
        """The treasure tokens of a seat that it has not shown."""
        return [token for token in self.tokens[seat].elements() if is_treasure(token)]

    def _total_shown(self, seat: int) -> int:
        """The treasure a seat has shown in this episode."""
        return sum(value_of(token) for token in self.shown[seat].elements())

    def _show(self, seat: int, token: str) -> None:
        """A treasure token is turned up."""
        take(self.tokens[seat], token)
        self.shown[seat][token] += 1

    def _return_shown(self, seat: int) -> None:
        """The treasure a seat has shown goes back to the supply."""
        for token in self.shown[seat].elements():
            self._return_token(token)
        self.shown[seat] = Counter()

    def _recover_treasures(self, icons: list[str]) -> Asking:
        """BL-A2: all treasure is shown, ranked and returned; BL-A3: the start player stays."""
        for seat in range(self.players):
            for token in self._treasure_of(seat):
                self._show(seat, token)
        yield from self._open([in_order_of_tokens(shown) for shown in self.shown])
        yield from self._share_icons(self._rank([self._total_shown(seat) for seat in range(self.players)]), icons)
        for seat in range(self.players):
            self._return_shown(seat)
