"""The versions of the rules of Beowulf: The Movie Board Game, and what of its components does not play."""

from __future__ import annotations

from heorot.core.versions import Version

PROSE = ("source", "proved", "returns")  # which figures return is a rule
VERSIONS = (
    Version(
        1,
        options=("last_space", "refill", "start"),
        boxes=("cc7eab23a3aa7b66e9d531316f9caa1dafebc8c1f73f9fc01d091d09161cfbdb",),  # with the sources in it
    ),
)
