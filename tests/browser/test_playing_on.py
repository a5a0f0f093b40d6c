"""From any moment of a finished game one plays on against bots, takes back, begins again, and comes back to the replay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.stages import Stages
from tests.browser.table import TablePage
from tests.browser.voluspa import by_mouse


def test_a_finished_game_is_played_on_from_one_of_its_moments(come: Come, stages: Stages) -> None:
    hild, id = stages.ended
    told = [event["what"] for event in hild.look(id, seen=0)["events"]]
    mine = [what["line"] for what in told if what["is"] == "move" and what["seat"] == 0]
    line = mine[len(mine) // 2]
    begun = hild.http.post(f"/api/tables/{id}/on", json={"line": line, "seat": 0}).json()["moves"][-1]["game"]
    move = next(move for move, worth in begun["legal"].items() if re.fullmatch(r"(Odin|Thor|Fenrir|Valkyrie|Loki|Troll) \S+", move))
    visitor = come(person=hild).go(
        f"/replay/{id}/{max(what['line'] for what in told if what['is'] == 'move' and what['line'] < line and what['seat'] >= 0)}"
    )
    visitor.page.get_by_role("link", name=visitor.t("replay-try")).click()
    expect(visitor.page).to_have_url(re.compile(rf"/on/{id}/{line}/0$"))
    table = TablePage(visitor, by_mouse)
    table.my_turn()
    table.play(move)
    table.my_turn()  # the bots have answered
    back = visitor.button("frame-undo")
    back.click()
    expect(back).to_have_count(0)  # there is nothing more to take back
    table.my_turn()
    assert table.stage(move)  # it may be played again
    table.take_back.click()
    visitor.page.get_by_role("link", name=visitor.t("on-back")).first.click()
    expect(visitor.page.get_by_role("link", name=visitor.t("replay-try"))).to_be_visible()
