"""Playing on from a moment of a finished game, against bots: asked for and answered, nothing is kept."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from heorot.bots import BEST
from heorot.core.errors import HeorotError
from heorot.server.bots.bot_pool import Question
from heorot.server.hall import Hall
from heorot.server.protocol import Refused
from heorot.server.tables.owner import thinking_time
from heorot.server.tables.playing_on import LONGEST, Branch, PlayedOn, PlayOn, seal, unseal
from heorot.server.web.http import Ask, TableId, address, admission, awake, refusals, token_of

MOST_BYTES = LONGEST + 2_000


@post(
    "/api/tables/{table:str}/on",
    status_code=200,
    responses=refusals(400, 404, 409, 429),
    operation_id="play_on",
    request_max_body_size=MOST_BYTES,
)
async def play_on(request: Ask, table: TableId, data: JSONBody[PlayOn]) -> PlayedOn:
    """Play a finished game on from a line of its record, as one of its seats, against bots; nothing is kept, `since` goes to and fro."""
    here = admission(request)
    person = await here.somebody(token_of(request), address(request))
    here.slow(here.trying, address(request))
    owner = await awake(request, table)
    record = await owner.ask(lambda: owner.whole_record(person.id if person else "", None))
    key = (await here.hall.key()).sealing()
    async with here.one_thought(person.id if person else address(request)):
        branch = await here.aside(Branch, record, data, unseal(key, table, data))
        if data.ask is None:
            await answered(here.hall, branch, [seat.bot or BEST for seat in owner.table.seats])
        asked = None if data.ask is None else await here.aside(branch.advice, data.ask)
    return PlayedOn(await here.aside(branch.happened), seal(key, table, data, branch.since), asked)


async def answered(hall: Hall, branch: Branch, bots: list[str]) -> None:
    """Let bots play until it is the turn of the one who asks, or the game is over."""
    while (seat := branch.waits_for()) is not None:
        question = Question(bots[seat], branch.game.name, branch.seen(seat), seat, thinking_time(len(bots) - 1))
        try:
            answer = await hall.bots.choose(question)
        except HeorotError as why:
            raise Refused("not-now", str(why)) from None
        branch.play(seat, answer.move)


HANDLERS = [play_on]
