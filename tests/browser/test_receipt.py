"""A browser keeps a receipt of the beginning and holds the record against it: one quiet sentence, or a loud one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from heorot import receipts, records
from tests.browser.conftest import Come
from tests.browser.table import TablePage
from tests.browser.test_whole_games import SHORT, set_up


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_the_end_says_quietly_that_all_fits_and_loudly_that_it_does_not(lang: str, come: Come, tmp_path: Path) -> None:
    ann = come(lang=lang)
    set_up(ann, players=2, parts=SHORT)
    table = TablePage(ann).comes()
    for _ in table.turns(ann.person()):
        table.say(table.listed())
    page = ann.page
    page.get_by_text(ann.t("end-verify"), exact=True).click()
    expect(page.get_by_text(ann.t("receipt-fits"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    with page.expect_download() as loading:
        ann.button("receipt-download").click()
    kept, text = tmp_path / "receipt.json", tmp_path / "game.jsonl"
    loading.value.save_as(kept)
    record = page.evaluate(f"fetch('/api/tables/{table.id}/record').then((found) => found.text())")
    text.write_text(record, "utf-8")
    hall = page.evaluate("fetch('/.well-known/heorot.json').then((found) => found.json())")["hall"]
    assert records.verify(text, kept, hall).header.promised == (0,)
    assert receipts.read(kept.read_text("utf-8"))[0].revealed == (0,)
    header = json.loads(record.splitlines()[0])
    page.route("**/record", lambda route: route.fulfill(body=record.replace(header["salts"][1], "0" * 64)))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(ann.t("receipt-header"))
