"""What a text means as a move, and what that move would bring: all from what a seat sees."""

from __future__ import annotations

from typing import Any

from heorot.core.errors import HeorotError, InvalidMove
from heorot.core.game import Game
from heorot.server import protocol
from heorot.server.protocol import Refused
from heorot.server.tables.events import message, saying


def meant(game: Game[Any], seen: Any, seat: int, text: str) -> int:
    """Return the legal move that a seat's text means, or say why it is none."""
    try:
        move = game.parse(text, seen)
    except InvalidMove as why:
        raise Refused("not-a-move", str(why), "", message(why.message)) from None
    except HeorotError as why:
        refusal = getattr(why, "refusal", None)
        raise Refused("illegal", str(why), refusal.clause if refusal else "", message(refusal.message) if refusal else None) from None
    if move not in seen.legal(seat):
        refusal = game.why_not(seen, move, seat)
        clause = refusal.clause if refusal else ""
        raise Refused("illegal", f"that is not allowed here ({clause})", clause, message(refusal.message) if refusal else None)
    return move


def advice(game: Game[Any], seen: Any, seat: int, move: int) -> protocol.Advice:
    """Return what a legal move would bring."""
    try:
        preview = game.preview(seen, move, seat)
    except HeorotError as trouble:
        raise Refused("not-a-move", str(trouble)) from None
    says = [saying(said) for said in preview.sayings]
    return protocol.Advice(game.notation(move, seen), preview.points, says)


def against(text: str, refused: Refused) -> protocol.Advice:
    """Return the clause that forbids a move; what is no move at all stays refused."""
    if refused.failure.error != "illegal":
        raise refused
    return protocol.Advice(text, clause=refused.failure.clause, message=refused.failure.message)
