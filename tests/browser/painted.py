"""How texts stand out from what is really painted behind them: textures, light, drawings and all."""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import numpy as np

from tests.browser.visitor import Visitor

Array = np.ndarray[Any, Any]
TEXT, LARGE = 4.5, 3.0  # as WCAG asks it, for large letters less
WORST = 10  # per cent of the pixels behind a text that may be worse: a knot in the wood, a fleck

TEXTS = (Path(__file__).parent / "painted.js").read_text("utf-8")
HIDING = (
    "* { color: transparent !important; text-shadow: none !important; caret-color: transparent !important; transition: none !important }"
)

# a picture's pixels
PIXELS = """async (source) => {
  const image = new Image();
  image.src = "data:image/png;base64," + source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paper = canvas.getContext("2d");
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, image.width, image.height);
  let out = "";
  for (let i = 0; i < data.length; i += 32768) out += String.fromCharCode(...data.subarray(i, i + 32768));
  return { width: image.width, height: image.height, pixels: btoa(out) };
}"""


def luminance(colours: Array) -> Array:
    """Return how bright colours are."""
    part = colours / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    bright: Array = linear @ np.array([0.2126, 0.7152, 0.0722])
    return bright


def contrast(one: Array, other: Array) -> Array:
    """Return how colours stand out from each other."""
    a, b = luminance(one), luminance(other)
    found: Array = (np.maximum(a, b) + 0.05) / (np.minimum(a, b) + 0.05)
    return found


def picture(visitor: Visitor) -> Array:
    """Return what is painted, without any text."""
    hiding = visitor.page.add_style_tag(content=HIDING)
    shot = visitor.page.screenshot(animations="disabled", caret="hide")
    hiding.evaluate("(node) => node.remove()")
    paper = visitor.context.new_page()  # the page's own rules let no picture of ours in
    found = paper.evaluate(PIXELS, b64encode(shot).decode())
    paper.close()
    pixels = np.frombuffer(b64decode(found["pixels"]), np.uint8)
    return pixels.reshape(found["height"], found["width"], 4)[..., :3].astype(float)


def faint(visitor: Visitor) -> list[str]:
    """Return every text that does not stand out enough from what is painted behind it."""
    texts = visitor.page.evaluate(TEXTS)
    assert texts
    painted, wrong = picture(visitor), []
    for text in texts:
        left, top, right, bottom = text["box"]
        behind = painted[top:bottom, left:right].reshape(-1, 3)
        parts = [float(part) for part in text["color"].partition("(")[2].rstrip(")").replace(",", " ").replace("/", " ").split()]
        alpha = (parts[3] if len(parts) > 3 else 1.0) * text["opacity"]
        letters = np.array(parts[:3]) * alpha + behind * (1 - alpha)
        worst = float(np.percentile(contrast(letters, behind), WORST))
        asked = LARGE if text["size"] >= 24 or (text["size"] >= 18.66 and text["weight"] >= 700) else TEXT
        if worst < asked:
            wrong.append(f"{worst:.2f} < {asked}: “{text['text']}”, {text['size']:.0f} px")
    return wrong
