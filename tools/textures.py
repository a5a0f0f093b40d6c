"""Makes the four textures of the hall from numbers: web/src/assets/{oak,night,stone,vellum}.webp. No photographs, no file of others.

    python -m tools.textures

Every texture is a tile that repeats without a seam. Numbers come from seeds, so that the pictures are the same everywhere; chromium
encodes them (numpy and playwright come with `make setup`).
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "web" / "src" / "assets"
Array = np.ndarray[Any, Any]

# a picture's pixels, four bytes each, into a canvas and out as webp
ENCODING = """async ({ pixels, width, height, quality }) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const bytes = Uint8ClampedArray.from(atob(pixels), (one) => one.charCodeAt(0));
  canvas.getContext("2d").putImageData(new ImageData(bytes, width, height), 0, 0);
  return canvas.toDataURL("image/webp", quality);
}"""


def noise(shape: tuple[int, int], waves: tuple[int, int], chance: np.random.RandomState, octaves: int = 4, fall: float = 0.5) -> Array:
    """Return noise that repeats without a seam: random heights on a grid, eased between, each octave twice as fine and weaker by `fall`."""
    height, width = shape
    y, x = np.mgrid[0:height, 0:width]
    out, weight = np.zeros(shape), 1.0
    for octave in range(octaves):
        rows, columns = waves[0] * 2**octave, waves[1] * 2**octave
        grid = chance.standard_normal((rows, columns))
        far_y, far_x = y / height * rows, x / width * columns
        i, j = far_y.astype(int), far_x.astype(int)
        v, u = far_y - i, far_x - j
        v, u = v * v * (3 - 2 * v), u * u * (3 - 2 * u)
        above = grid[i % rows, j % columns] * (1 - u) + grid[i % rows, (j + 1) % columns] * u
        below = grid[(i + 1) % rows, j % columns] * (1 - u) + grid[(i + 1) % rows, (j + 1) % columns] * u
        out += weight * (above * (1 - v) + below * v)
        weight *= fall
    return out


def board(shape: tuple[int, int], knot: tuple[float, float], tone: float, chance: np.random.RandomState) -> Array:
    """Return the grain of one board, about -1 to 1: rings that bend around a knot, fine fibres, pores."""
    height, width = shape
    warp = noise(shape, (2, 2), chance, 3) * 0.08
    fine = noise(shape, (40, 3), chance, 2) * 0.15
    long = noise(shape, (9, 1), chance, 3) * 0.5
    pores = np.clip(noise(shape, (64, 10), chance, 1) - 1.15, 0, 1) * -0.9
    y, x = np.mgrid[0:height, 0:width]
    across = (x - width * knot[1] + width / 2) % width - width / 2
    far = np.hypot((y - height * knot[0]) * 2.1, across * 0.8)
    bend, heart = 1.5 * np.exp(-((far / 70) ** 2)), 0.9 * np.exp(-((far / 15) ** 2))
    eye = np.sin(far / 2.4) * 0.22 * np.exp(-((far / 26) ** 2))
    rings = np.sin((y / (height - 1) + warp + (long * 0.55 + bend) / 7) * 14 * np.pi) * 0.30
    grain: Array = rings + fine + long * 0.30 + pores + tone - heart + eye
    return grain


def planks() -> tuple[Array, Array]:
    """Return grain and gaps of a table: two wide boards that run through (joints would make a floor of it)."""
    chance = np.random.RandomState(11)
    height, width = 168, 640
    grain = np.vstack([board((height, width), (0.62, 0.27), 0.16, chance), board((height, width), (0.3, 0.74), -0.14, chance)])
    gap = np.zeros_like(grain)
    for top in (0, height):
        gap[top - 1], gap[top], gap[top + 1], gap[top + 2], gap[top + 3] = 0.35, 1.0, 0.7, 0.25, -0.45  # the last is a lit edge
    return grain, gap


def dyed(grain: Array, gap: Array, colours: tuple[tuple[int, ...], ...]) -> Array:
    """Return grain in colours: dark, middle, light, and that of the gaps."""
    dark, middle, light, deep = (np.array(colour, float) for colour in colours)
    v = np.clip(grain * 0.5 + 0.5, 0, 1)[..., None]
    wood = np.where(v < 0.5, dark + (middle - dark) * v * 2, middle + (light - middle) * (v * 2 - 1))
    shade, edge = np.clip(gap, 0, 1)[..., None] * 0.8, np.clip(-gap, 0, 1)[..., None]
    return opaque(wood * (1 - shade) + deep * shade + edge * 18)


def opaque(colours: Array) -> Array:
    """Return colours as pixels, each a red, green, blue and full alpha byte."""
    whole = np.clip(np.rint(colours), 0, 255).astype(np.uint8)
    return np.concatenate([whole, np.full((*whole.shape[:2], 1), 255, np.uint8)], -1)


def oak() -> Array:
    """Return limed oak: the table by day."""
    return dyed(*planks(), ((186, 150, 100), (216, 186, 140), (233, 210, 170), (104, 72, 38)))


def night() -> Array:
    """Return the same boards by hearth light: the table at night, and every beam."""
    grain, gap = planks()
    return dyed(grain * 0.9, gap, ((20, 13, 8), (36, 25, 16), (54, 39, 26), (6, 4, 2)))


def stone() -> Array:
    """Return hewn stone, lit from above at left."""
    chance = np.random.RandomState(3)
    rough = noise((96, 96), (6, 6), chance, 4, 0.6)
    chips = np.clip(noise((96, 96), (12, 12), chance, 2) - 0.9, 0, 1)
    down = (np.roll(rough, -1, 0) - np.roll(rough, 1, 0)) / 2
    right = (np.roll(rough, -1, 1) - np.roll(rough, 1, 1)) / 2
    grey = 118 + (down + right) * 38 + rough * 7 - chips * 30
    return opaque(np.stack([grey, grey * 0.985, grey * 0.95], -1))


def vellum() -> Array:
    """Return what makes a panel vellum: light and dark flecks so thin that any surface shows through."""
    chance = np.random.RandomState(5)
    flecks = noise((128, 128), (10, 10), chance, 4, 0.6)
    alpha = np.clip(np.abs(flecks) * 4, 0, 9) // 3 * 3  # four steps: alpha is kept exactly, and these are cheap to keep
    colour = np.where(flecks[..., None] > 0, (255, 250, 235), (90, 60, 25))
    return np.concatenate([colour, alpha[..., None]], -1).astype(np.uint8)


TEXTURES: dict[str, tuple[Callable[[], Array], float]] = {
    "oak": (oak, 0.62),
    "night": (night, 0.66),
    "stone": (stone, 0.6),
    "vellum": (vellum, 0.3),
}


def encoded(page: Page, pixels: Array, quality: float) -> bytes:
    """Return pixels as a webp file."""
    height, width = pixels.shape[:2]
    wish = {"pixels": b64encode(pixels.tobytes()).decode(), "width": width, "height": height, "quality": quality}
    found: str = page.evaluate(ENCODING, wish)
    return b64decode(found.partition(",")[2])


def main() -> None:
    """Write all textures."""
    from tests.browser.visitor import launched

    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page()
        for name, (make, quality) in TEXTURES.items():
            file = FOLDER / f"{name}.webp"
            file.write_bytes(encoded(page, make(), quality))
            print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
