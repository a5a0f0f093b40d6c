"""Language and light in mid-game, settings that last, and less motion for whom it makes ill."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Process
from tests.browser.table import TablePage, best
from tests.browser.voluspa import by_mouse
from tests.browser.words import called

FADE, TRAVEL = 120, 240
# every motion that begins in the page, whether by script or by style: how long it lasts
LISTENING = """
  globalThis.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    motions.push(typeof how === "number" ? how : Number(how?.duration ?? 0));
    return animate.call(this, frames, how);
  };
  for (const kind of ["animationstart", "transitionrun"]) {
    document.addEventListener(kind, () => {
      for (const one of document.getAnimations()) {
        const { duration, iterations } = one.effect.getTiming();
        motions.push(Number(duration) * (iterations === Infinity ? 1000 : iterations));
      }
    }, true);
  }
"""


def test_language_and_light_in_mid_game_keep_the_state(come: Come, hall: Process) -> None:
    ann = hall.arrive("Ann")
    visitor = come(person=ann)
    visitor.go(f"/table/{ann.playing(seats=['me', 'adept'])}")
    table = TablePage(visitor, by_mouse)
    table.play(best(table.turn(ann)))
    move = best(table.turn(ann))
    table.stage(move)
    before = table.primary.inner_text()
    table.menu("menu-settings")
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Русский").check()
    dialog.get_by_role("radio", name=called("ru", "settings-theme-dark"), exact=True).check()
    visitor.lang = "ru"
    visitor.button("ui-close").click()
    russian = TablePage(visitor, by_mouse)
    russian.my_turn()
    expect(russian.take_back).to_be_visible()
    assert russian.primary.inner_text() != before
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert visitor.page.evaluate("document.documentElement.lang") == "ru"
    russian.confirm()
    told = [event["what"] for event in ann.look(table.id, seen=0)["events"]]
    assert [what["move"] for what in told if what["is"] == "move" and what["seat"] == 0][-1] == move
    visitor.page.reload()
    expect(TablePage(visitor).sentence).not_to_be_empty()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(visitor.button("menu-title")).to_be_visible()


def test_settings_last(come: Come, hall: Process) -> None:
    visitor = come(person=hall.arrive("Ann"))
    visitor.go("/settings")
    visitor.page.get_by_role("radio", name="×2").check()
    visitor.page.get_by_role("switch", name=visitor.t("settings-one-tap"), exact=True).check()
    visitor.page.get_by_label(visitor.t("settings-name"), exact=True).fill("Hrothgar")
    visitor.button("settings-keep").click()
    expect(visitor.page.get_by_text(visitor.t("settings-kept"))).to_be_visible()
    visitor.page.get_by_role("radio", name="Français").check()
    visitor.lang = "fr"
    expect(visitor.page.get_by_role("heading", name=visitor.t("settings-title"), level=1)).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_role("radio", name="×2")).to_be_checked()
    expect(visitor.page.get_by_role("switch", name=visitor.t("settings-one-tap"), exact=True)).to_be_checked()
    expect(visitor.page.get_by_label(visitor.t("settings-name"), exact=True)).to_have_value("Hrothgar")


@pytest.mark.parametrize("asked", ["reduce", "no-preference"])
def test_less_motion_where_the_system_asks_for_it(come: Come, hall: Process, asked: str) -> None:
    ann = hall.arrive("Ann")
    visitor = come(person=ann, settings={"speed": 1}, reduced_motion=asked)
    visitor.context.add_init_script(LISTENING)
    visitor.go("/")
    visitor.door("voluspa").get_by_role("button", name=visitor.t("hall-play")).hover()
    visitor.go(f"/table/{ann.playing(seats=['me', 'adept'])}")
    table = TablePage(visitor, by_mouse)
    for _ in range(3):
        table.play(best(table.turn(ann)))
    table.turn(ann)
    visitor.button("menu-title").click()
    visitor.page.keyboard.press("Escape")
    longest = visitor.page.evaluate("motions.reduce((longest, one) => Math.max(longest, one), 0)")
    if asked == "reduce":
        assert longest <= FADE, f"a motion of {longest} ms"
    else:
        assert longest >= TRAVEL, "nothing travels, so nothing was measured"
