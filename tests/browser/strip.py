"""A strip for each game: one screenshot a second of a round of bots, and beside it what really happened.

    python -m tests.browser.strip [GAME …]

Whoever was not there and looks only at the screenshots should be able to say who did what. The strips lie in docs/pictures.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.hall import ROOT, Person, Process
from tests.browser.table import TablePage, best
from tests.browser.visitor import Size, Visitor, launched

FOLDER = ROOT / "docs" / "pictures"
GAMES = {"voluspa": 5, "beowulf_movie": 4, "bellum_magica": 5, "beowulf_legend": 5}  # with so many at the table
SIZE: Size = (1366, 640)
SCALE, COLUMNS = 0.45, 3
MOST = 15  # seconds, in which no round of bots may still be going on
OWN = 3  # turns of one's own before the round that is taken

STEP = 50  # milliseconds of the page's time at once

# lets all that moves on the page go on by so many milliseconds, and no further
FURTHER = """(step) => {
  for (const one of document.getAnimations()) {
    const end = one.effect.getComputedTiming().endTime;
    one.pause();
    const now = (one.heorot ?? 0) + step;
    one.heorot = now;
    if (now >= end) one.finish();
    else one.currentTime = now;
  }
}"""

# draws the screenshots with their seconds, and what happened below them
DRAWING = """async ({ pictures, seconds, lines, scale, columns, quality }) => {
  const images = await Promise.all(pictures.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  }));
  const gap = 8, head = 22, row = 20;
  const [width, height] = [Math.round(images[0].width * scale), Math.round(images[0].height * scale)];
  const rows = Math.ceil(images.length / columns);
  const canvas = document.createElement("canvas");
  canvas.width = columns * (width + gap) + gap;
  canvas.height = rows * (height + head + gap) + gap + (lines.length + 1) * row;
  const paper = canvas.getContext("2d");
  paper.imageSmoothingQuality = "high";
  paper.fillStyle = "#f4efe4";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = "#2a1d12";
  paper.font = "15px sans-serif";
  images.forEach((image, i) => {
    const [x, y] = [gap + (i % columns) * (width + gap), gap + Math.floor(i / columns) * (height + head + gap)];
    paper.fillText(`${seconds[i].toFixed(1)} s`, x, y + 15);
    paper.drawImage(image, x, y + head, width, height);
  });
  lines.forEach((line, i) => paper.fillText(line, gap, rows * (height + head + gap) + gap + (i + 1) * row));
  return canvas.toDataURL("image/webp", quality);
}"""


def one_round(browser: Browser, hall: Process, game: str) -> tuple[list[bytes], list[float], list[str]]:
    """Let somebody play a few turns, and take the round that follows: screenshots, their seconds, and what was told of it."""
    hall.deal_for(f"strip of {game}")
    me = hall.arrive("Hild")
    players = GAMES[game]
    id = me.playing(game=game, players=players, seats=["me", *["adept"] * (players - 1)])
    line = -1
    for _ in range(OWN):
        position = me.wait(id, 0, line)
        line = position["line"]
        me.done(id, "move", seat=0, move=best(position))
    position = me.wait(id, 0, line)
    visitor = Visitor(browser, hall, size=SIZE, person=me, settings={"speed": 1})
    visitor.page.clock.install()
    table = TablePage(visitor)
    visitor.go(f"/table/{id}")
    table.my_turn()
    visitor.page.evaluate("() => document.fonts.ready.then(() => 0)")
    visitor.page.mouse.move(5, 5)  # somebody stirs: what shows moments is loaded
    visitor.page.wait_for_load_state("networkidle")
    visitor.stop_time()
    me.done(id, "move", seat=0, move=best(position))
    visitor.catches_up(me.wait(id, 0, position["line"])["line"])
    pictures, seconds = watched(visitor)
    told = happened(me, id, position["line"])
    visitor.close()
    return pictures, seconds, told


def watched(visitor: Visitor) -> tuple[list[bytes], list[float]]:
    """Return a screenshot for each second of the page's own time until it is one's turn again; how fast this machine is does not matter."""
    page = visitor.page
    pictures: list[bytes] = []
    seconds: list[float] = []
    for second in range(MOST):
        pictures.append(page.screenshot(caret="hide"))
        seconds.append(float(second))
        if (
            second
            and visitor.t("frame-your-turn-short") in page.locator("header .sentence").inner_text()
            and not page.locator("[data-moments]").count()
        ):
            break
        for _ in range(1000 // STEP):
            page.clock.run_for(STEP)
            page.evaluate(FURTHER, STEP)
    return pictures, seconds


def happened(me: Person, id: str, line: int) -> list[str]:
    """Return the moves since a line, with who made them and what they brought."""
    events: list[dict[str, Any]] = [event["what"] for event in me.look(id, seen=0)["events"]]
    seats = [seat["name"] or seat["kind"] for seat in me.look(id)["table"]["seats"]]
    moves = [what for what in events if what["is"] == "move" and what["line"] >= line and what["seat"] >= 0]
    points = [sum(saying["points"] for saying in what.get("says", [])) for what in moves]
    return [
        f"{i}. seat {what['seat'] + 1} ({seats[what['seat']]}): {what['move']}" + (f"  {points[i - 1]:+d}" if points[i - 1] else "")
        for i, what in enumerate(moves, 1)
    ]


def main(wanted: Sequence[str]) -> None:
    """Take the strips of all games, or of some."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        hall = Process(Path(folder))
        paper = browser.new_page()
        for game in wanted or GAMES:
            pictures, seconds, lines = one_round(browser, hall, game)
            sources = ["data:image/png;base64," + b64encode(picture).decode() for picture in pictures]
            wish = {"pictures": sources, "seconds": seconds, "lines": lines, "scale": SCALE, "columns": COLUMNS, "quality": 0.7}
            path = FOLDER / f"strip-{game}.webp"
            path.write_bytes(b64decode(paper.evaluate(DRAWING, wish).partition(",")[2]))
            print(
                f"{path.relative_to(ROOT)}: {len(pictures)} screenshots, {len(lines)} moves, {path.stat().st_size / 1000:.0f} kB",
                flush=True,
            )
        hall.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
