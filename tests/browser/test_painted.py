"""Every text of the views that are no table stands out from the pixels that are really painted behind it: wood, vellum, sky and light."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.painted import faint
from tests.browser.pictures import VIEWS
from tests.browser.stages import Stages
from tests.browser.visitor import DESK, Size
from tests.browser.words import LANGUAGES
from tests.effort import FULL, by_turns

ROOMS = ("hall", "new", "gathering", "rules", "settings", "about", "error")
SIZES: tuple[Size, ...] = (DESK, (390, 844), (360, 560), (1920, 1080))
LIGHTS = ("light", "dark")
CASES = (
    [(view, size) for view in ROOMS for size in SIZES] if FULL else by_turns([(view, size) for size in SIZES for view in ROOMS], len(ROOMS))
)


@pytest.mark.parametrize(("view", "size"), CASES)
def test_texts_stand_out_from_what_is_painted(come: Come, stages: Stages, view: str, size: Size) -> None:
    _ = stages.gathering, stages.waiting, stages.middle  # so that there are tables in the hall
    scene = VIEWS[view]
    visitor = come(lang=by_turns(LANGUAGES)[0], size=size, person=scene.who(stages))
    scene.enter(visitor, stages)
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    wrong = []
    for light in LIGHTS:
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", light)
        wrong += [f"{light}: {line}" for line in faint(visitor)]
    assert not wrong, "\n".join(wrong)


def test_what_is_too_faint_is_found(come: Come) -> None:
    page = come(size=(360, 560)).page
    page.set_content("""
      <body style="margin: 0; background: repeating-linear-gradient(90deg, #222 0 20px, #999 20px 40px)">
      <p style="color: #fff">lost on stripes</p>
      <p style="color: #fff; opacity: 0.3; background: #000">half gone</p>
      <p style="color: #fff; background: #222">well seen</p>
    """)
    visitor = come(size=(360, 560))
    visitor.page.close()
    visitor.page = page
    found = "\n".join(faint(visitor))
    assert "lost on stripes" in found
    assert "half gone" in found
    assert "well seen" not in found
