"""What a preview of the Legend forecasts, and what a seat holds: messages, never sentences."""

from __future__ import annotations

from typing import Any

from heorot.core.events import Event
from heorot.core.message import Argument, Message
from heorot.games.beowulf_legend import parts as p
from heorot.games.beowulf_legend.chances import chance_of_risk
from heorot.games.beowulf_legend.citing import by_risk
from heorot.games.beowulf_legend.contest import highest
from heorot.games.beowulf_legend.events import ForecastEnough, ForecastIcon, ForecastNeed, ForecastRisk
from heorot.games.beowulf_legend.showing import icon_worth


def forecast(seen: Any, move: int, seat: int) -> Event | None:
    """Return what a preview adds: the odds of a risk, what a card leaves to be played, what an icon is worth as things stand."""
    if move in (p.GO, p.DARE):
        chance = chance_of_risk(seen, p.TURNED_UP if move == p.GO else p.DARED)
        return ForecastRisk("BL-C3" if move == p.DARE else by_risk(seen), seat, round(1000 * chance))
    step = seen.now[p.STEP]
    if (move & ~p.LOW == p.LAY and step == p.TURN) or move & ~p.LOW == p.SHOW:
        brings = seen.value[move & p.LOW] if step == p.TURN else p.TOKEN_VALUES[move & p.LOW]
        lacks = max(0, highest(seen, seat) - seen.each[p.TOTAL + seat] - brings)
        clause = "BL-J4" if step == p.TURN else "BL-A1"
        return ForecastNeed(clause, seat, lacks) if lacks else ForecastEnough(clause, seat)
    if move & ~p.LOW == p.TAKE:
        at = seen.now[p.EPISODE] * p.ROW + p.ICONS + 2 * (move & p.LOW)
        what, number = seen.rows[at], seen.rows[at + 1]
        return ForecastIcon("BL-E2", seat, (what, number), round(100 * icon_worth(seen, seat, what, number)))
    return None


def holdings(view: Any, seat: int | None) -> list[Message]:
    """Return the hand and the tokens, what is known of the others', and the pile."""
    said = []
    for other in view.seats:
        args: dict[str, Argument] = {
            "tiles": " ".join(other.hand) or "—",
            "tokens": " ".join((*other.owned, *other.allies)) or "—",
            "points": other.standing,
            "scratches": other.scratches,
            "wounds": other.wounds + 2 * other.doubles,
        }
        said.append(Message("held", args) if other.seat == seat else Message("seat-held", {"seat": other.seat, **args}))
    said.sort(key=lambda message: "seat" in message.args)
    return [*said, Message("stock", {"count": view.pile, "discards": sum(view.discards.values()), "allies": view.bag})]
