"""What axe finds on a page, and what does not fit on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from tests.browser.visitor import DESK, PHONE, Size, Visitor

HERE = Path(__file__).parent
AXE = (HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
MEASURING = (HERE / "measuring.js").read_text("utf-8")
SETTLE = "() => document.getAnimations().forEach((one) => one.effect.getComputedTiming().endTime < Infinity ? one.finish() : one.cancel())"
LIGHTS = ("light", "dark")
BETWEEN = ((390, 844), (768, 1024), (1920, 1080))  # besides the smallest phone and a low desk


def told(violation: dict[str, Any]) -> str:
    """Return what axe found, as a line."""
    nodes = "; ".join(f"{' '.join(map(str, node['target']))}: {node['html'][:140]}" for node in violation["nodes"][:4])
    return f"{violation['id']} ({violation['help']}): {nodes}"


def axe(visitor: Visitor, lights: Sequence[str]) -> list[str]:
    """Return what axe finds, in these lights."""
    visitor.page.evaluate(f"() => {{ {AXE} }}")
    wrong = []
    for theme in lights:
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        visitor.page.evaluate(SETTLE)  # colours fade over
        found = visitor.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        wrong += [f"{theme}: {told(violation)}" for violation in found["violations"]]
    return wrong


def misfits(visitor: Visitor, still: Collection[Size], between: Sequence[tuple[int, int]]) -> list[str]:
    """Return what does not fit in the smallest sizes and in those between; `still`: where the page never scrolls."""
    wrong = []
    for width, height in (PHONE, DESK, *between):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong += [f"{width} × {height}: {line}" for line in visitor.page.evaluate(MEASURING, {"still": (width, height) in still})]
    return wrong
