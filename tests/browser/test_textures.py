"""The textures are what our own script makes, they repeat without a seam, and they are light."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser

from tools.textures import FOLDER, TEXTURES

KB = 1000
ALL = 16 * KB
SURFACE = (0xF6, 0xED, 0xD9)
LOSS = 4.0  # of 255, in the mean: what the encoding may change
Array = np.ndarray[Any, Any]

# a file's pixels, on vellum's own ground
DECODING = """async ({ file, ground }) => {
  const image = new Image();
  image.src = "data:image/webp;base64," + file;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const paper = canvas.getContext("2d");
  paper.fillStyle = ground;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0);
  let out = "";
  for (const byte of paper.getImageData(0, 0, canvas.width, canvas.height).data) out += String.fromCharCode(byte);
  return { width: canvas.width, height: canvas.height, pixels: btoa(out) };
}"""


@pytest.fixture(scope="module")
def stored(browser: Browser) -> Callable[[str], Array]:
    """Returns the pixels of a texture as a browser shows it."""
    page = browser.new_page()

    def of(name: str) -> Array:
        file = b64encode((FOLDER / f"{name}.webp").read_bytes()).decode()
        found = page.evaluate(DECODING, {"file": file, "ground": f"rgb{SURFACE}"})
        pixels = np.frombuffer(b64decode(found["pixels"]), np.uint8)
        return pixels.reshape(found["height"], found["width"], 4)[..., :3].astype(float)

    return of


def made(name: str) -> Array:
    pixels = TEXTURES[name][0]().astype(float)
    alpha = pixels[..., 3:] / 255
    shown: Array = pixels[..., :3] * alpha + np.array(SURFACE) * (1 - alpha)
    return shown


def test_there_is_nothing_but_what_the_script_makes() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.webp")) == sorted(TEXTURES)
    assert sum(file.stat().st_size for file in FOLDER.glob("*.webp")) <= ALL


@pytest.mark.parametrize("name", TEXTURES)
def test_a_texture_is_what_the_script_makes(stored: Callable[[str], Array], name: str) -> None:
    shown, wanted = stored(name), made(name)
    assert shown.shape == wanted.shape
    far = np.abs(shown - wanted).mean()
    alike = np.corrcoef(shown.mean(-1).ravel(), wanted.mean(-1).ravel())[0, 1]
    print(f"{name}: {far:.2f} {alike:.3f}")
    assert far <= LOSS
    assert alike > 0.9  # another seed would be as near in the mean


@pytest.mark.parametrize("name", TEXTURES)
def test_a_texture_repeats_without_a_seam(name: str) -> None:
    pixels = made(name).mean(-1)
    for axis in (0, 1):
        steps = np.abs(np.diff(pixels, axis=axis)).mean(axis=1 - axis)
        seam = np.abs(np.take(pixels, 0, axis) - np.take(pixels, -1, axis)).mean()
        assert seam <= steps.max() + 1e-9
