"""Pictures of every main view, on contact sheets: docs/pictures/VIEW-SIZE.webp, light above dark; English, French, Russian.

    python -m tests.browser.pictures [VIEW …]

Besides them, large ones for the README: desk, phone, end, hall, and one of each other game.
Looking at the sheets is the test: what does the eye meet first?
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.hall import PATIENCE, ROOT, Process
from tests.browser.scenes import SCENES, without_tiny_games
from tests.browser.stages import Scene, Stages
from tests.browser.visitor import DESK, PHONE, Size, Visitor, launched
from tests.browser.words import LANGUAGES

FOLDER = ROOT / "docs" / "pictures"
WIDE = (1920, 1080)
SIZES: dict[str, tuple[Size, float]] = {"phone": (PHONE, 0.75), "desk": (DESK, 0.5), "wide": (WIDE, 0.36)}  # and how small on a sheet
THEMES = ("light", "dark")
LARGE: dict[str, tuple[str, Size, str, str]] = {
    "desk": ("table", DESK, "light", "en"),
    "phone": ("table", PHONE, "dark", "ru"),
    "end": ("end", DESK, "light", "en"),
    "hall": ("hall", DESK, "light", "en"),
    "movie": ("movie-act-1", DESK, "light", "en"),
    "bellum": ("bellum-targets", DESK, "light", "en"),
    "legend": ("legend-battle", DESK, "light", "en"),
}
SHEET_QUALITY, LARGE_QUALITY = 0.55, 0.8
GAP = 8

# draws pictures side by side, so many in a row, and returns them as one
LAYING = """async ({ pictures, columns, scale, gap, quality }) => {
  const images = await Promise.all(pictures.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  }));
  const [width, height] = [Math.round(images[0].width * scale), Math.round(images[0].height * scale)];
  const canvas = document.createElement("canvas");
  canvas.width = columns * (width + gap) + gap * (columns > 1 ? 1 : -1);
  canvas.height = Math.ceil(images.length / columns) * (height + gap) + gap * (columns > 1 ? 1 : -1);
  const paper = canvas.getContext("2d");
  paper.imageSmoothingQuality = "high";
  paper.fillStyle = "#777";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  const edge = columns > 1 ? gap : 0;
  images.forEach((image, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    paper.drawImage(image, edge + column * (width + gap), edge + row * (height + gap), width, height);
  });
  return canvas.toDataURL("image/webp", quality);
}"""


def enter_hall(visitor: Visitor, _: Stages) -> None:
    """Come to a hall in which one sits at tables."""
    visitor.context.route("**/api/games?*", without_tiny_games)
    visitor.go("/")
    expect(visitor.door("voluspa").get_by_role("button", name=visitor.t("hall-play"))).to_be_visible()
    expect(visitor.page.locator("a[href^='/table/']").last).to_be_attached()


VIEWS: dict[str, Scene] = SCENES | {"hall": Scene(enter_hall, lambda stages: stages.hild)}


def lay(paper: Page, pictures: Sequence[bytes], path: Path, columns: int, scale: float, quality: float) -> None:
    """Write pictures as one."""
    sources = ["data:image/png;base64," + b64encode(picture).decode() for picture in pictures]
    wish = {"pictures": sources, "columns": columns, "scale": scale, "gap": GAP, "quality": quality}
    path.write_bytes(b64decode(paper.evaluate(LAYING, wish).partition(",")[2]))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB", flush=True)


def shots(visitor: Visitor, themes: Sequence[str]) -> list[bytes]:
    """Return a view in these lights, with nothing in motion."""
    found = []
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    for theme in themes:
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found.append(visitor.page.screenshot(animations="disabled", caret="hide", timeout=4 * PATIENCE * 1000))
    return found


def taken(browser: Browser, stages: Stages, view: str, lang: str, size: Size, themes: Sequence[str], dense: float = 1.0) -> list[bytes]:
    """Let somebody come to a view, and return pictures of it."""
    scene = VIEWS[view]
    visitor = Visitor(browser, stages.hall, lang=lang, size=size, person=scene.who(stages), device_scale_factor=dense)
    scene.enter(visitor, stages)
    found = shots(visitor, themes)
    visitor.close()
    return found


def main(wanted: Sequence[str]) -> None:
    """Take all pictures, or those of some views."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        hall = Process(Path(folder))
        hall.deal_for("pictures")
        stages = Stages(hall)
        _ = stages.ended, stages.waiting, stages.middle, stages.gathering, stages.shared, stages.plain
        paper = browser.new_page()
        for view in wanted or VIEWS:
            for name, (size, scale) in SIZES.items():
                rows = [taken(browser, stages, view, lang, size, THEMES) for lang in LANGUAGES]
                lay(paper, [row[i] for i in range(len(THEMES)) for row in rows], FOLDER / f"{view}-{name}.webp", 3, scale, SHEET_QUALITY)
        for name, (view, size, theme, lang) in LARGE.items():
            if not wanted or view in wanted:
                found = taken(browser, stages, view, lang, size, [theme], 2.0)
                lay(paper, found, FOLDER / f"{name}.webp", 1, 1.0, LARGE_QUALITY)
        hall.close()
        browser.close()
    whole = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{FOLDER.relative_to(ROOT)}: {whole / 1e6:.1f} MB in all")


if __name__ == "__main__":
    main(sys.argv[1:])
