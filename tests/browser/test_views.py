"""Every main view: axe finds nothing, nothing is clipped or too small to hit, and the page does not scroll.

In three languages, two lights and five sizes; on a day in one language, one light and three sizes, which go round from view to view
and from commit to commit.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.measuring import BETWEEN, LIGHTS, MEASURING, axe, misfits
from tests.browser.scenes import SCENES
from tests.browser.stages import Stages
from tests.browser.visitor import PHONE, Size
from tests.browser.words import LANGUAGES, PSEUDO
from tests.effort import FULL, by_turns

# in turn every language meets every size; and every light too, for they are two and these are nine
CASES = [(lang, BETWEEN) for lang in LANGUAGES] if FULL else [(lang, (size,)) for size in BETWEEN for lang in LANGUAGES]
VIEWS = [
    pytest.param(scene, lang, by_turns(LIGHTS, offset=at), between, id=f"{scene}-{lang}")
    for at, scene in enumerate(SCENES)
    for lang, between in by_turns(CASES, offset=at)
]

FEW = 4  # views that a day shows in the language that nobody speaks
DRAWN_OUT = (
    [(scene, BETWEEN) for scene in SCENES]
    if FULL
    else by_turns([(scene, (BETWEEN[at % len(BETWEEN)],)) for at, scene in enumerate(SCENES)], FEW)
)


@pytest.mark.parametrize(("scene", "lang", "lights", "between"), VIEWS)
def test_axe_finds_nothing_and_everything_fits(
    come: Come, stages: Stages, scene: str, lang: str, lights: list[str], between: tuple[Size, ...]
) -> None:
    view = SCENES[scene]
    visitor = come(lang=lang, person=view.who(stages))
    view.enter(visitor, stages)
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    wrong = axe(visitor, lights) + misfits(visitor, view.still, between)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("scene", "between"), DRAWN_OUT)
def test_words_that_are_longer_than_ours_fit_too(come: Come, stages: Stages, scene: str, between: tuple[Size, ...]) -> None:
    view = SCENES[scene]
    visitor = come(lang=PSEUDO, person=view.who(stages))
    view.enter(visitor, stages)
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    wrong = misfits(visitor, (), between)  # a hall of long words may scroll
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
      <p style="font-size: 12px">tiny type</p>
      <p style="transform: scale(0.5); width: max-content">drawn smaller</p>
      <svg width="40" height="20" viewBox="0 0 80 40"><text x="0" y="20" font-size="20">drawn within</text></svg>
      <p><svg width="10" height="10"><use href="#rune" /></svg></p>
      <header class="bar"><b style="position: absolute">above</b><i style="position: absolute">below</i></header>
    """)
    found = "\n".join(page.evaluate(MEASURING, {"still": True}))
    for wrong in (
        "a word too long",
        "two lines",
        "spilt over",
        "told at length",
        "a choice",
        "20 × 20",
        "tiny type",
        "drawn smaller",
        "drawn within",
        "the glyph rune",
        "“above” and",
        "scrolls sideways",
        "the page scrolls:",
    ):
        assert wrong in found, f"not seen: {wrong}"
    assert "a link" not in found
    assert "only heard" not in found
