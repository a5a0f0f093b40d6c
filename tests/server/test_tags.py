"""What is stored and sent is told apart by tags that are written as literals, and never change with the name of a class."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import heorot.server
from heorot.core.events import Event
from heorot.core.game import Game
from heorot.games import names
from heorot.server import protocol
from heorot.server.tables import log, snapshots

TAGS: dict[str, Any] = json.loads(Path(__file__).with_name("tags.json").read_text("utf-8"))
FIX = "a tag or a field that was stored or sent is not renamed: old logs have it; what is new is added to tests/server/tags.json"


def tag_of(kind: Any) -> str:
    """Return the tag of a message."""
    return str(kind.__struct_config__.tag)


def shape(kinds: Any) -> dict[str, list[str]]:
    """Return each tag of a union with the names of its fields, in their order."""
    return {tag_of(kind): [field.encode_name for field in msgspec.structs.fields(kind)] for kind in get_args(kinds)}


def test_entries_of_the_log_have_the_tags_and_fields_that_are_stored() -> None:
    assert shape(log.Anything) == TAGS["log"], FIX
    assert [field.encode_name for field in msgspec.structs.fields(log.Logged)] == TAGS["logged"], "kept as a list: the order counts"


def test_messages_have_the_tags_that_are_sent() -> None:
    unions: dict[str, Any] = {"commands": protocol.AnyCommand, "incoming": protocol.Incoming, "outgoing": protocol.Outgoing}
    unions |= {"events": protocol.AnyEvent, "stream": snapshots.Line}
    assert {name: sorted(map(tag_of, get_args(union))) for name, union in unions.items()} == {name: TAGS[name] for name in unions}, FIX


def told_of(game: Game[Any]) -> dict[str, list[str]]:
    """Return the ids of all that a game tells, each with its fields."""
    return {event.message: list(event.fields) for event in game.events}


@pytest.mark.parametrize("name", [name for name in names() if name in TAGS["told"]])
def test_what_games_tell_has_the_ids_and_fields_that_are_sent(name: str) -> None:
    assert told_of(heorot.game(name)) == TAGS["told"][name], FIX


def test_every_game_of_the_box_has_its_ids_written_down() -> None:
    assert set(TAGS["told"]) == {"voluspa", "beowulf_movie", "bellum_magica", "beowulf_legend"}


def test_an_event_whose_class_is_renamed_keeps_its_id() -> None:
    class Covering(Event):
        message = "note-covered"
        cell: int

    assert Covering("VO-C3", 0, 1).message == "note-covered"


def tagged() -> dict[str, Any]:
    """Return every kind of message or entry of the hall that has a tag and of which there are no other kinds, by module and name."""
    found: dict[str, Any] = {}
    for module in pkgutil.walk_packages(heorot.server.__path__, "heorot.server."):
        if module.name.endswith("__main__"):
            continue
        for name, kind in vars(importlib.import_module(module.name)).items():
            own = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.name
            if own and kind.__struct_config__.tag is not None and not kind.__subclasses__():
                found[f"{module.name}.{name}"] = kind
    return found


def written(kind: Any) -> str | None:
    """Return the tag that is written as a literal where a class is defined."""
    path = Path(importlib.import_module(kind.__module__).__file__ or "")
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            tags = [word.value.value for word in node.keywords if word.arg == "tag" and isinstance(word.value, ast.Constant)]
            return tags[0] if tags and isinstance(tags[0], str) else None
    return None


def test_every_tag_is_written_as_a_literal() -> None:
    found = tagged()
    assert len(found) >= 50
    assert {name: written(kind) for name, kind in found.items()} == {name: tag_of(kind) for name, kind in found.items()}
