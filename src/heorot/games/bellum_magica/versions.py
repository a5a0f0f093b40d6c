"""The versions of the rules of Bellum Magica, and what of its components does not play."""

from __future__ import annotations

from heorot.core.versions import Version

PROSE = ("source",)  # ids play: they are written in moves
VERSIONS = (
    Version(
        1,
        options=("castles", "captain"),
        boxes=("a1b6b6c8588ff94b0e9f5b75199e29e929171b8f09eced8d7ce37abcbea43a05",),  # with the sources in it
    ),
)
