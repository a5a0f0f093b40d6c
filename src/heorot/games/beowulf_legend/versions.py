"""The versions of the rules of Beowulf: The Legend, and what of its components does not play."""

from __future__ import annotations

from heorot.core.versions import Version

PROSE = ("source", "name", "n", "scratch", "wound", "double_wound")  # an episode's number is its place; scratches and wounds never run out
VERSIONS = (
    Version(
        1,
        options=("advanced", "harsh", "bluff", "start"),
        boxes=("55deaf26e0a6998bc56f3170b5da520f397eb7f02b358f41671dc52dd0fd2265",),  # with the sources in it
    ),
)
