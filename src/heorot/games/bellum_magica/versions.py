"""The versions of the rules of Bellum Magica, and what of its components does not play."""

from __future__ import annotations

from heorot.core.versions import Version
from heorot.games.bellum_magica.parts import N_CARDS

PROSE = ("source",)  # ids play: they are written in moves
VERSIONS = (
    Version(
        1,
        options=("castles", "captain"),
        since={"supply": "endless", "spell": "rerolls"},
        boxes=("a1b6b6c8588ff94b0e9f5b75199e29e929171b8f09eced8d7ce37abcbea43a05",),  # with the sources in it
    ),
    Version(2, options=("castles", "captain", "supply", "spell")),  # thieves may leave chests lying
)
LABELS = {  # by the box's file: the sources of its cards when games were first played with it; they are in digests, whatever it says since
    "parts.toml": bytes([4] * N_CARDS),  # all reconstructed
}
