"""The versions of the rules of Völuspá, and what of its components does not play."""

from __future__ import annotations

from heorot.core.versions import Version

PROSE = ("source", "set")  # a tile's set follows from its kind
VERSIONS = (
    Version(
        1,
        options=("edda", "bookend", "skadi_draw"),
        since={"start": "drawn"},
        boxes=("dd5121a364cf705cd3269e5fd378ea31d27f2896212f3a0628271bc145e8fee5",),  # with the sources in it
    ),
    Version(2, options=("edda", "bookend", "skadi_draw", "start")),
)
