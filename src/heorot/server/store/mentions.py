"""Who is named in the log of a table: a log has references, and what they stand for lies beside it, so that a person can be erased.

In a stored entry ids of people, their names, what they said and the web address they gave are written `#7`: the seventh mention of this
table. A mention has its person and a text; the text of an id is none. Where a person was erased the mention stays and is empty: an id
becomes `~7`, by which one can still see that it was one person, and any text becomes `…`. All of it works on plain JSON values, so that
the logs of every version can be gone through.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from heorot.core.dealing import canonical
from heorot.core.record import ERASED

Row = tuple[int, str, str | None]  # its number, the person (none: erased) and the text

GONE = "~"  # how the id of who was erased begins; no other one does
ELIDED = "…"  # in place of any text of theirs
TOLD = {
    "sat": ("person", "name"), "moved": ("person", "name"), "opened": ("opener",), "said": ("person", "name", "text", "like"),
    "hooked": ("url",),
}  # fmt: skip  # which values of an entry are references

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Book:
    """The mentions of one table, and who sits there now: a log is written through it, or read, from the first entry to the last."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: dict[int, tuple[str, str | None]] = {}
        self.numbers: dict[tuple[str, str | None], int] = {}
        self.fresh: list[Row] = []  # mentions that are to be written with the entries
        self.sitting: dict[int, tuple[str, str]] = {}  # references to the person and the name, by seat
        self.void: list[str] = []  # to the names of those by whom rounds were void
        self.opener = ""  # to the opener
        for number, person, text in rows:
            self.rows[number] = (person, text)
            if person:
                self.numbers[person, text] = number
        self.last = max(self.rows, default=0)

    # writing

    def written(self, blob: bytes) -> bytes:
        """Return an entry as it is stored, which comes next in the log; what is no entry stays as it is."""
        found = entry_of(blob)
        if found is None:
            return blob
        logged, entry = found
        if len(logged) > 2 and logged[2]:
            logged[2] = self.person(logged[2])
        kind = entry["is"]
        if kind in ("sat", "moved"):
            person = entry["person"]
            entry["person"], entry["name"] = self.person(person), self.mention(person, entry["name"])
        elif kind == "opened":
            entry["opener"] = self.person(entry["opener"])
        elif kind == "said":
            self.write_said(entry)
        elif kind == "hooked" and entry["url"]:
            entry["url"] = self.mention(self.told(self.opener), entry["url"])
        elif kind == "reopened":
            for one in entry.get("void", ()):
                one["name"] = self.name_of(one["seat"], one["name"])
        elif kind == "closed" and entry.get("header"):
            entry["header"] = self.write_header(entry["header"])
        elif kind == "line" and is_header(entry["text"]):
            entry["text"] = self.write_header(entry["text"])
        self.follow(entry)
        return encode(logged)

    def person(self, person: str) -> str:
        """Return the reference to a person."""
        if person.startswith(GONE) or not person:  # who was erased, and sits there still
            return person.replace(GONE, "#")
        return self.mention(person, None)

    def mention(self, person: str, text: str | None) -> str:
        """Return the reference to a text of a person, or to the person."""
        if person.startswith(GONE):  # nothing more is written of whoever was erased
            person = text = ""
        number = self.numbers.get((person, text))
        if number is None:
            number = self.last = self.last + 1
            self.numbers[person, text] = number
            self.rows[number] = (person, text)
            self.fresh.append((number, person, text))
        return f"#{number}"

    def write_said(self, entry: dict[str, Any]) -> None:
        """Write references into what somebody said; whoever has nearly the same name sits there."""
        person, like = entry["person"], entry.get("like", "")
        if not person:  # the hall itself
            return
        entry["person"] = self.person(person)
        for key in ("name", "text"):
            entry[key] = self.mention(person, entry[key])
        if like:
            named = [name for one, name in self.sitting.values() if one != entry["person"] and self.told(name) == like]
            entry["like"] = named[0] if named else like

    def name_of(self, seat: int, name: str) -> str:
        """Return the reference to the name of whoever sits somewhere, as it is written there; a bot's name is no reference."""
        if seat not in self.sitting:
            return name
        person, known = self.sitting[seat]
        return known if self.told(known) == name else self.mention(self.told(person), name)

    def write_header(self, text: str) -> str:
        """Return the first line of a record with references for names."""
        header = decode(text)
        if canonical(header) != text:  # which no hall has written
            return text
        for seat, sits in enumerate(header["seats"]):
            if "bot" not in sits:
                sits["name"] = self.name_of(seat, sits["name"])
                sits.pop(ERASED, None)
        for one, name in zip(header.get("void", ()), self.void):
            one["name"] = name
            one.pop(ERASED, None)
        return canonical(header)

    # reading

    def read(self, blob: bytes) -> bytes:
        """Return a stored entry, which comes next in the log, with what its references stand for."""
        found = entry_of(blob)
        if found is None:
            return blob
        logged, entry = found
        self.follow(entry)
        if len(logged) > 2:
            logged[2] = self.told(logged[2])
        kind = entry["is"]
        for key in TOLD.get(kind, ()):
            if key in entry and entry.get("person") != "":  # the hall itself has no references
                entry[key] = self.told(entry[key])
        if kind == "hooked" and entry["url"] == ELIDED:
            entry["url"] = ""
        elif kind == "reopened":
            for one in entry.get("void", ()):
                one["name"] = self.told(one["name"])
        elif kind == "closed" and entry.get("header"):
            entry["header"] = self.read_header(entry["header"])
        elif kind == "line" and is_header(entry["text"]):
            entry["text"] = self.read_header(entry["text"])
        return encode(logged)

    def told(self, reference: str) -> str:
        """Return what a reference stands for; what is none stays as it is."""
        row = self.rows.get(number_of(reference))
        if row is None:
            return reference
        person, text = row
        if person:
            return person if text is None else text
        return GONE + reference[1:] if text is None else ELIDED

    def read_header(self, text: str) -> str:
        """Return the first line of a record with its names; where one was erased, it says so."""
        header = decode(text)
        for one in (*header["seats"], *header.get("void", ())):
            if "bot" not in one:
                row = self.rows.get(number_of(one["name"]))
                one["name"] = self.told(one["name"])
                if row is not None and not row[0]:
                    one[ERASED] = True
        return canonical(header)

    # both

    def follow(self, entry: dict[str, Any]) -> None:
        """Know who sits where after an entry with references."""
        kind = entry["is"]
        if kind in ("sat", "moved"):
            self.sitting[entry["seat"]] = (entry["person"], entry["name"])
        elif kind in ("botted", "stood"):
            self.sitting.pop(entry["seat"], None)
        elif kind == "opened":
            self.opener = entry["opener"]
        elif kind == "reopened":
            self.void += [one["name"] for one in entry.get("void", ())]


def number_of(reference: str) -> int:
    """Return the number of a reference; -1 for what is none."""
    return int(reference[1:]) if reference.startswith("#") and reference[1:].isdigit() else -1


def entry_of(blob: bytes) -> tuple[list[Any], dict[str, Any]] | None:
    """Return an entry of a log as JSON values, with what happened; nothing, where it cannot be read."""
    try:
        logged = decode(blob)
    except msgspec.MsgspecError:
        return None
    if not isinstance(logged, list) or len(logged) < 2 or not isinstance(logged[1], dict) or "is" not in logged[1]:
        return None
    return logged, logged[1]


def is_header(text: str) -> bool:
    """Whether a line of a record is its first one."""
    return text.startswith("{") and not text.startswith('{"end":')
