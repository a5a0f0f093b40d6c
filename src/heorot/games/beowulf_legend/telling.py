"""What a seat of the Legend holds and is asked to do, and what the episode is about: messages, never sentences."""

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
    said.append(Message("stock", {"count": view.pile, "discards": sum(view.discards.values()), "allies": view.bag}))
    return [*said, about(view.track[view.episode - 1])]


def about(episode: Any) -> Message:
    """Return what an episode asks for and how it goes, as a sentence under its name."""
    given = list(dict.fromkeys(episode.give))
    if "any" in given or "fame_token" in given:
        says = Message("table-about-court" if "any" in given else "table-about-ranks")
    elif given:
        counts = tuple(Message("listing-symbols", {"count": episode.give.count(name), "piece": name}) for name in given)
        says = Message("table-about-opportunity", {"give": counts})
    else:
        says = Message(f"table-about-{episode.kind}")
    return Message("episode-asks", {"episode": episode.id, "says": (says,)})


def question(view: Any, seat: int) -> Message:
    """Return what a seat is asked to do, as part of a sentence."""
    me = view.seats[seat]
    step = view.step
    if step in ("turn", "bid"):
        return Message(f"table-task-{step}", {"need": me.need})
    if step == "lay":
        return Message("table-task-lay", {"count": len(me.laid)})
    if step == "give":
        what = next((one for one in ("fame", "any") if one in view.owed), "symbols")
        if len(view.owed) < len(view.track[view.episode - 1].give):
            return Message("table-task-give-rest", {"what": what, "count": len(view.owed)})
        return Message({"fame": "table-task-give-fame", "any": "table-task-court"}.get(what, "table-task-give"))
    return Message(f"table-task-{step}")
