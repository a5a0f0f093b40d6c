"""Every main view in three languages: axe finds nothing, nothing is clipped or too small to hit, and the page does not scroll."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.scenes import SCENES, Stages, who
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.browser.words import LANGUAGES

HERE = Path(__file__).parent
AXE = (HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
MEASURING = (HERE / "measuring.js").read_text("utf-8")
SIZES = (PHONE, (390, 844), (768, 1024), DESK, (1920, 1080))
STILL = ("hall", "table", "waiting", "curtain", "end", "replay", "rules", "lesson", "example", "plain")  # views whose page never scrolls


def told(violation: dict[str, Any]) -> str:
    """Return what axe found, as a line."""
    nodes = "; ".join(f"{' '.join(map(str, node['target']))}: {node['html'][:140]}" for node in violation["nodes"][:4])
    return f"{violation['id']} ({violation['help']}): {nodes}"


def axe(visitor: Visitor) -> list[str]:
    """Return what axe finds, in both lights."""
    visitor.page.evaluate(f"() => {{ {AXE} }}")
    wrong = []
    for theme in ("light", "dark"):
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        visitor.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")  # colours fade over
        found = visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        wrong += [f"{theme}: {told(violation)}" for violation in found["violations"]]
    return wrong


def misfits(visitor: Visitor, scene: str) -> list[str]:
    """Return what does not fit, in every size."""
    wrong = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        still = scene in STILL and (width, height) in (PHONE, DESK)
        wrong += [f"{width} × {height}: {line}" for line in visitor.page.evaluate(MEASURING, {"still": still})]
    return wrong


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing_and_everything_fits(come: Come, stages: Stages, scene: str, lang: str) -> None:
    visitor = come(lang=lang, person=who(scene, stages))
    SCENES[scene](visitor, stages)
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    wrong = axe(visitor) + misfits(visitor, scene)
    assert not wrong, "\n".join(wrong)


def test_what_does_not_fit_is_seen(come: Come) -> None:
    page = come(size=PHONE).page
    page.set_content("""
      <div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a word too long</div>
      <div style="height: 10px; overflow: hidden">one line<br />two lines</div>
      <button style="width: 40px; white-space: nowrap; padding: 8px 0">spilt over</button>
      <input placeholder="what one types here is told at length" style="width: 60px; height: 30px" />
      <select style="width: 50px; height: 30px"><option>a choice</option></select>
      <button style="width: 20px; height: 20px; padding: 0">x</button>
      <p>in a sentence <a href="/">a link</a> is as high as its line</p>
      <p style="width: 500px; height: 900px">wide and high</p>
      <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">only heard</p>
    """)
    found = "\n".join(page.evaluate(MEASURING, {"still": True}))
    for wrong in (
        "a word too long",
        "two lines",
        "spilt over",
        "told at length",
        "a choice",
        "20 × 20",
        "scrolls sideways",
        "the page scrolls:",
    ):
        assert wrong in found, f"not seen: {wrong}"
    assert "a link" not in found
    assert "only heard" not in found
