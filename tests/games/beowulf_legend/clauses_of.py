"""Which rule must have written a line of the Legend, or a refusal: judged from the clauses, by the episode, the step and the move.

The tables are written from the numbered rules and know nothing of the game's own: what is asked here is what a reader of the rulebook
would look up, who sees the board before the move, the move, and then the line.
"""

from __future__ import annotations

from typing import Any

BY_EPISODE = {  # by which rule a seat gets something there, or does without
    "risk": "BL-M1", "opportunity": "BL-M2", "selection": "BL-M3", "recovery": "BL-M4", "simultaneous": "BL-J7", "turn-order": "BL-J7",
    "auction": "BL-A1", "recover": "BL-A2", "death": "BL-E1",
}  # fmt: skip
ALWAYS = {  # lines that one rule alone can write
    "started": "BL-S2", "episode": "BL-S1", "last-episode": "BL-E1", "reshuffled": "BL-S7", "gave": "BL-M2",
    "gave-token": "BL-M2", "picked": "BL-M4",
    "returned": "BL-J3", "played": "BL-J4", "last-in": "BL-J5", "new-start": "BL-J7", "wounded": "BL-W1", "blessed": "BL-C1",
    "shielded": "BL-C2", "risked-five": "BL-C3", "persisted": "BL-C4", "mended": "BL-C5", "scored": "BL-E2", "ended": "BL-E3",
    "showed": "BL-A1", "won": "BL-A1", "bid-out": "BL-A1", "opened-token": "BL-A2", "opened-treasure": "BL-A2", "fallen": "BL-V1",
}  # fmt: skip
GOTTEN = ("allied", "allied-with", "took", "passed", "healed", "paid")  # lines of what the episode itself gives, takes or offers
RISKS = {"risk": "BL-M1", "turn-order": "BL-J6"}
SHOWN = {"simultaneous": "BL-J1", "recover": "BL-A2", "death": "BL-E1"}  # who shows what, and who is ranked by it
WOUNDS = ("gotwound", "gotdouble")
TEXTS = {"blessing": "BL-C1", "inspiration": "BL-C2", "daring": "BL-C3", "resolve": "BL-C4", "rest": "BL-C5"}
ASKED = {  # what is asked at a step, where the episode does not say it
    "risk": "BL-M1", "resolve": "BL-C4", "give": "BL-M2", "bless": "BL-C1", "select": "BL-M3", "recover": "BL-M4", "turn": "BL-J4",
    "shield": "BL-C2", "rest": "BL-C5", "bid": "BL-A1",
}  # fmt: skip
ANSWERS = {  # at which steps such a move is an answer
    "play": ("turn", "lay"), "give": ("give",), "show": ("bid",), "risk": ("risk", "turn"), "dare": ("risk", "turn"), "heal": ("heal",),
    "pass": ("risk", "give", "select", "turn", "bid"), "no": ("resolve", "bless", "shield", "rest"), "persist": ("resolve",),
    "inspire": ("shield",), "done": ("lay",), "glory": ("heal",),
}  # fmt: skip
DEALERS = {"draw": "BL-S5", "hidden": "BL-S5", "reveal": "BL-M1", "ally": "BL-S6", "first": "BL-S2"}


class Reader:
    """Somebody who watches a whole game with the clauses at hand."""

    def __init__(self) -> None:
        self.got = ""  # what was got last: cards that are drawn may belong to it
        self.daring = False  # whether the last risk was one of five cards
        self.last = -1  # who played, or went out, last: only within one turn is that the seat on turn
        self.kind = ""

    def look(self, view: Any) -> None:
        """See the board before a move."""
        self.view = view
        self.kind = view.track[view.episode - 1].kind
        self.fame2 = view.supply.get("F2", 0)

    def follow(self, act: str, said: list[tuple[str, dict[str, Any]]]) -> list[str]:
        """Return the clauses of the lines that a move brought, each by its name and its arguments."""
        totals = [args["total"] for name, args in said if name == "ranked"]
        return [self.clause(act, name, args, totals) for name, args in said]

    def clause(self, act: str, name: str, args: dict[str, Any], totals: list[int]) -> str:
        """Return the clause of one line, the lines before it having been read."""
        here = BY_EPISODE[self.kind]
        if name == "episode":
            self.kind = self.view.track[args["number"] - 1].kind
            self.got, self.last = "", -1
        if name in ("played", "kept-played", "out"):
            self.last = args["seat"]
        if name in ("risked", "risked-five"):
            self.daring = name == "risked-five"
        if name in ALWAYS:
            return ALWAYS[name]
        if name in GOTTEN:
            return here
        if name in ("drew", "drew-card"):
            return "BL-S5" if self.view.step == "deal" else "BL-W2" if self.got in WOUNDS else here
        if name == "got":
            return self.gain(args["what"], args["number"])
        if name == "got-nothing":
            return here if args["what"] == "healscratches" else "BL-S7" if args["what"] == "gotcards" else "BL-J8"
        if name == "revealed":
            return "BL-M4" if self.kind == "recovery" else "BL-C3" if self.daring else RISKS[self.kind]
        if name in ("risked", "failed", "kept", "kept-played"):
            return RISKS[self.kind]
        if name in ("opened", "opened-end"):
            return SHOWN[self.kind]
        if name == "ranked":
            return "BL-J2" if totals.count(args["total"]) > 1 else SHOWN[self.kind]
        if name in ("sealed", "laid", "laid-card"):
            return self.laying()
        if name == "out":
            return "BL-J5" if act == "pass" else "BL-J6"
        if name == "scratched":
            return "BL-W1" if self.view.phase == "takes" else RISKS[self.kind]
        assert name == "declined", f"the clauses have no rule for a line {name!r}"
        return TEXTS[args["card"]]

    def gain(self, what: str, number: int) -> str:
        """Return the clause by which something is got, and remember it."""
        self.got = what
        if what in WOUNDS:
            return "BL-W2"
        if (what, number) == ("gotfame", 2):
            self.fame2 -= 1
            if self.fame2 < 0:  # change is made
                return "BL-J8"
        return BY_EPISODE[self.kind]

    def laying(self) -> str:
        """Return the clause by which cards are laid face down."""
        return "BL-J3" if self.view.options["bluff"] else "BL-J1"

    # refusals

    def asked(self) -> str:
        """Return the clause by which somebody is asked something now, or the dealer has something to do."""
        step, here = self.view.step, BY_EPISODE[self.kind]
        if step in ("heal", "take"):
            return here
        if step == "lay":
            return self.laying()
        if step == "first":
            return "BL-S2"
        if step == "deal":
            return "BL-S5"
        if step in ("draw", "ally"):
            return "BL-W2" if self.got in WOUNDS and step == "draw" else here
        if step == "reveal":
            return "BL-M4" if self.kind == "recovery" else "BL-C3" if self.daring else RISKS[self.kind]
        return SHOWN[self.kind] if step == "open" else ASKED[step]

    def against(self, act: dict[str, Any], seat: int) -> str:
        """Return the clause that forbids a move, of which it is known that it is not legal."""
        verb, step = act["act"], self.view.step
        if self.view.actor < 0:
            return self.asked()
        if verb in DEALERS:
            return DEALERS[verb]
        if verb == "opens":
            return "BL-A2" if "token" in act else "BL-J1"
        if verb == "bless":
            return "BL-C1"
        if verb == "mend":
            return "BL-C5"
        if verb == "take":
            return self.against_taking(act)
        if step not in ANSWERS[verb]:
            return self.asked()
        if verb == "play":
            return self.against_playing(act["card"], seat)
        if verb in ("risk", "dare"):
            return self.against_risking(verb, seat)
        if act == {"act": "heal", "what": "scratches"} and self.kind == "opportunity":
            return "BL-W3"  # wounds are not scratches
        return self.asked()

    def against_taking(self, act: dict[str, Any]) -> str:
        """Return the clause that forbids to take a card of a recovery, an icon, or what a selection offers."""
        step = self.view.step
        if ("card" in act) != (step == "recover") or step not in ("recover", "select", "take"):
            return self.asked()
        open_to_all = [icon.icon for icon in self.view.icons if icon.open]
        if step == "take" and act["icon"] not in open_to_all and self.kind != "recover":
            return "BL-S3"
        return self.asked()

    def against_playing(self, card: str, seat: int) -> str:
        """Return the clause that forbids to play a card, or to lay it face down."""
        mine = self.view.seats[seat]
        if self.view.step == "lay" and mine.hand.count(card) > mine.laid.count(card):
            return "BL-J3"  # it is there, and is no bluff that is allowed
        return self.asked()

    def against_risking(self, verb: str, seat: int) -> str:
        """Return the clause that forbids to risk."""
        if self.view.step == "turn" and self.last == seat:
            return "BL-J6"  # it has played in this turn
        return "BL-C3" if verb == "dare" and self.view.pile + sum(self.view.discards.values()) else "BL-S7"
