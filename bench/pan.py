"""Frames a second while a board of sixty tiles is panned on a slowed phone, beside another checkout's client, by turns.

    python -m bench.pan --beside CHECKOUT [--rounds 5] [--seconds 4]

CHECKOUT is a clone of an older commit whose client is built (`make setup` there); it serves its own hall. The browser itself slows the CPU
four times, and draws in software where there is no other way.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import launched

TILES = 60
PHONE = {"width": 390, "height": 844}
SLOWED = 4
LEAST = 0.95  # of the older client's frames
WAITING = 120.0  # seconds

# drags the table in circles, a step with each frame, and counts the frames of so many seconds
PANNING = """async (seconds) => {
  const board = document.querySelector("[data-camera]") ?? document.querySelector("main.board") ?? document.querySelector("main");
  const { left, top, width, height } = board.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const target = document.elementFromPoint(x, y);
  const fire = (kind, dx, dy) => target.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch", isPrimary: true, button: 0, buttons: 1,
    clientX: x + dx, clientY: y + dy,
  }));
  board.setPointerCapture = () => {};
  fire("pointerdown", 0, 0);
  const frame = () => new Promise(requestAnimationFrame);
  const began = await frame();
  let [now, frames, longest] = [began, 0, 0];
  while (now - began < 1000 * seconds) {
    const angle = (now - began) / 300;
    fire("pointermove", 60 * Math.cos(angle), 60 * Math.sin(angle));
    const next = await frame();
    longest = Math.max(longest, next - now);
    now = next;
    frames++;
  }
  fire("pointerup", 0, 0);
  return { fps: (1000 * frames) / (now - began), longest };
}"""


@contextmanager
def hall_of(checkout: Path) -> Iterator[str]:
    """Open the hall of a checkout; yields its address."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "heorot", "serve", "--port", "0", "--database", f"sqlite:///{folder}/hall.db"]
        process = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert process.stdout
        try:
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                    yield found[0]
                    return
            raise SystemExit(f"the hall of {checkout} does not open")
        finally:
            process.terminate()
            process.wait()


def table_with(url: str, tiles: int) -> tuple[str, str]:
    """Play until so many tiles lie; returns the table and the token of whoever sits there."""
    with httpx.Client(base_url=url, timeout=WAITING) as me:
        me.post("/api/me", json={"name": "Hild"}).raise_for_status()
        seats = ["me", *["novice"] * 4]
        opened: dict[str, Any] = me.post(
            "/api/tables", json={"game": "voluspa", "players": 5, "seats": seats, "options": {"edda": True}}
        ).json()
        id = str(opened["table"] if "table" in opened else opened["id"])
        me.post(f"/api/tables/{id}/do", json={"do": "start", "key": "start"})
        for count in range(10_000):
            game = me.get(f"/api/tables/{id}", params={"eyes": 0}).json().get("game") or {}
            if len(game.get("view", {}).get("table", [])) >= tiles:
                return id, next(iter(me.cookies.values()))
            if legal := game.get("legal"):
                me.post(f"/api/tables/{id}/do", json={"do": "move", "key": f"move {count}", "seat": 0, "move": max(legal)})
        raise SystemExit("so many tiles never lay")


def frames(browser: Browser, url: str, table: str, token: str, seconds: float) -> tuple[float, float]:
    """Return how many frames a second there were, and the longest of them in milliseconds."""
    context = browser.new_context(viewport=PHONE, device_scale_factor=2, has_touch=True)  # type: ignore[arg-type]
    try:
        context.add_cookies([{"name": "heorot", "value": token, "url": url}])
        page = context.new_page()
        page.goto(f"{url}/table/{table}")
        page.locator("[data-cell]").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        found = page.evaluate(PANNING, seconds)
        return found["fps"], found["longest"]
    finally:
        context.close()


def main() -> int:
    """Measure by turns, and say how it compares."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--beside", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    wishes = parser.parse_args()
    here = Path(__file__).parents[1]
    with hall_of(wishes.beside.resolve()) as old, hall_of(here) as new, sync_playwright() as playwright:
        browser = launched(playwright)
        tables = {url: table_with(url, TILES) for url in (old, new)}
        found: dict[str, list[tuple[float, float]]] = {old: [], new: []}
        for _ in range(wishes.rounds):
            for url in (old, new):
                found[url].append(frames(browser, url, *tables[url], wishes.seconds))
    for name, url in (("before", old), ("now", new)):
        rates = [rate for rate, _ in found[url]]
        longest = max(long for _, long in found[url])
        print(
            f"{name:>7}: {statistics.median(rates):.1f} frames a second, longest {longest:.0f} ms, of {[round(rate, 1) for rate in rates]}"
        )
    ratio = statistics.median(rate for rate, _ in found[new]) / statistics.median(rate for rate, _ in found[old])
    print(f"  ratio: {ratio:.3f}, asked for {LEAST}: {'holds' if ratio >= LEAST else 'misses'}")
    return 0 if ratio >= LEAST else 1


if __name__ == "__main__":
    raise SystemExit(main())
