"""What a seat of the Legend holds: messages, never sentences."""

from __future__ import annotations

from typing import Any

from heorot.core.message import Argument, Message


def holdings(view: Any, seat: int | None) -> list[Message]:
    """Return the hand and the tokens, what is known of the others', and the pile."""
    said = []
    for other in view.seats:
        args: dict[str, Argument] = {
            "tiles": " ".join(other.hand) or "—",
            "tokens": " ".join((*other.owned, *other.allies)) or "—",
            "points": other.public or 0,
            "scratches": other.scratches,
            "wounds": other.wounds + 2 * other.doubles,
        }
        counted = other.public is not None
        if other.seat == seat:
            said.append(Message("held" if counted else "held-secret", args | {"own": other.standing}))
        else:
            said.append(Message("seat-held" if counted else "seat-held-secret", args | {"seat": other.seat}))
    said.sort(key=lambda message: "seat" in message.args)
    return [*said, Message("stock", {"count": view.pile, "discards": sum(view.discards.values()), "allies": view.bag})]
