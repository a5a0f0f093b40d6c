"""The versions of the rules of Beowulf: The Legend, and what of its components does not play."""

from __future__ import annotations

from dataclasses import dataclass

from heorot.core.versions import Version

PROSE = (
    "source",
    "ours",
    "name",
    "n",
    "scratch",
    "wound",
    "double_wound",
)  # an episode's number is its place; scratches and wounds never run out
VERSIONS = (
    Version(
        1,
        options=("advanced", "harsh", "bluff", "start"),
        since={"tokens": "open"},
        boxes=("55deaf26e0a6998bc56f3170b5da520f397eb7f02b358f41671dc52dd0fd2265",),  # with the sources in it
    ),
    Version(2, options=("advanced", "harsh", "bluff", "start", "tokens")),
)


@dataclass(frozen=True)
class Labels:
    """The prose of the box that lies in a state: sources, by their place in SOURCES, and the names of episodes."""

    specials: str
    episodes: str
    names: tuple[str, ...]


LABELS = {  # by the box's file: as they were when games were first played with it; they are in digests, whatever it says since
    "parts.toml": Labels(
        "2222224442",
        "024244442244444444424444444424442222",
        (
            "King Hygelac's Court",
            "Sail to Denmark",
            "The Coast Guard",
            "King Hrothgar's Hall",
            "Rings from the King",
            "Feast in the Hall",
            "Unferth's Taunt",
            "Night Watch",
            "Grendel's Attack",
            "Great Rewards",
            "Gifts of Gold",
            "The Hall Restored",
            "The Hag's Revenge",
            "Tracks on the Moor",
            "Hunt for the Sea Hag",
            "Into the Mere",
            "Fight under Water",
            "Hoard of the Mere",
            "Hrothgar's Farewell",
            "Many Friendships",
            "The Voyage Home",
            "Hygelac's Thanks",
            "Tribute",
            "Raid on Frisia",
            "The Long Swim",
            "Council of the Geats",
            "Beowulf Is Crowned",
            "Feud with the Swedes",
            "Peace Returns",
            "Forge the Shield",
            "The Stolen Cup",
            "The Last Muster",
            "Dragon Battle",
            "Break Ranks?",
            "Recover Treasures",
            "Death of Beowulf",
        ),
    ),
}
