"""What a text means as a move, and what that move would bring: all from what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import heorot
from heorot.core.errors import HeorotError, InvalidMove
from heorot.core.game import Game
from heorot.core.preview import Figure
from heorot.server import protocol
from heorot.server.bots.worker import Answer, Question
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
    says = [saying(said) for said in preview.told]
    return protocol.Advice(game.notation(move, seen), worth(preview.points), says, open=preview.still_open)


def hints_of(question: Question, answer: Answer) -> protocol.Hints:
    """Return what a bot advises, with what each of its moves would bring, from what its seat sees."""
    game = heorot.game(question.game)
    seen = game.read_position(question.position)
    moves = []
    for one in answer.hints:
        told = advice(game, seen, question.seat, game.parse(one.move, seen))
        because = [protocol.Cause(cause.id, cause.args, cause.clause) for cause in one.because]
        moves.append(protocol.Hinted(one.move, told.points, told.says, told.open, one.share, one.lead, because))
    return protocol.Hints(moves, min((one.games for one in answer.hints), default=0))


def worth(figure: Figure | None) -> protocol.Worth:
    """Return what a move is worth as it goes over the wire."""
    if figure is None or figure.low == figure.high:
        return None if figure is None else figure.low
    return protocol.Figure(figure.low, figure.high, None if figure.mean is None else round(float(figure.mean), 2))


def offered(game: Game[Any], seen: Any, seat: int, lines: Iterable[str] | None = None, *, worths: bool = True) -> dict[str, protocol.Worth]:
    """Return a seat's legal moves with what each is worth, as they go over the wire; `worths`: whether that is told."""
    if not worths:
        return dict.fromkeys(lines or game.lines(seen, seat))
    return {line: worth(figure) for line, figure in game.worths(seen, seat, lines).items()}


def against(text: str, refused: Refused) -> protocol.Advice:
    """Return the clause that forbids a move; what is no move at all stays refused."""
    if refused.failure.error != "illegal":
        raise refused
    return protocol.Advice(text, clause=refused.failure.clause, message=refused.failure.message)
