"""What a screen reader meets, word by word. HEOROT_SNAPSHOTS=make writes it anew; look at the difference before you commit it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.scenes import SCENES
from tests.browser.stages import Stages
from tests.browser.table import TablePage
from tests.browser.voluspa import by_mouse
from tests.effort import by_turns

FOLDER = Path(__file__).parent / "snapshots"


def without_rules(snapshot: str) -> str:
    """Leave out what stands in the tabs beside the board: the rules have their own tests."""
    kept: list[str] = []
    depth = -1  # of the panel that is being left out
    for line in snapshot.splitlines():
        indent = len(line) - len(line.lstrip())
        if depth >= 0 and indent > depth:
            continue
        depth = indent if line.lstrip().startswith("- tabpanel") else -1
        kept.append(line)
    return "\n".join(kept) + "\n"


READ = [
    pytest.param(scene, lang, id=f"{scene}-{lang}")
    for at, scene in enumerate(("hall", "lesson", "example"))
    for lang in by_turns(("en", "ru"), offset=at)
]


@pytest.mark.parametrize(("scene", "lang"), READ)
def test_the_page_as_it_is_read_aloud(come: Come, stages: Stages, scene: str, lang: str) -> None:
    visitor = come(lang=lang, person=SCENES[scene].who(stages))
    SCENES[scene].enter(visitor, stages)
    if scene == "lesson":
        table = TablePage(visitor, by_mouse)
        table.stage("Odin 2,0")
        expect(table.board.get_by_role("status")).not_to_be_empty()
    expect(visitor.page.get_by_text(visitor.t("ui-waiting"))).to_have_count(0)
    path = FOLDER / f"{scene}-{lang}.yml"
    found = without_rules(visitor.page.locator("body").aria_snapshot())
    if os.environ.get("HEOROT_SNAPSHOTS") == "make":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(found, "utf-8")
    assert found == path.read_text("utf-8"), "the page is read aloud differently; HEOROT_SNAPSHOTS=make writes it anew"
