"""*How to play*: a game on one screen, read from its howto.*.md, with the tables that it names computed from its components."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from heorot.core.errors import BadOption
from heorot.core.game import Game
from heorot.core.listing import Entry, Listing, Piece
from heorot.words import Words

FIRST = ("goal", "table", "turn", "end", "winner")  # what the first sections are about, in this order; the tables follow
HEADING = re.compile(r"^## (?P<title>.+?)(?: \{#(?P<id>[a-z0-9-]+)\})?$")
SUBHEADING = re.compile(r"^### (?P<title>.+)$")
PICTURE = re.compile(r"^!\[(?P<said>[^\]]+)\]\((?P<name>[a-z0-9-]+)\)$")
LISTING = re.compile(r"^\{(?P<name>[a-z0-9-]+)\}$")


@dataclass(frozen=True)
class HowToCell:
    """A place of a table in words, and the piece that it shows, if it shows one; the words are then its name, or only what is drawn."""

    text: str
    piece: str = ""
    named: bool = False  # whether the words are the piece's name, which stands beside it


@dataclass(frozen=True)
class HowToBlock:
    """A part of a section: a text in the rules' light markdown, a heading within it, a picture with the sentence it shows, or a table."""

    kind: Literal["text", "heading", "picture", "listing"]
    text: str = ""
    name: str = ""  # of the picture or the table
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[HowToCell, ...], ...] = ()


@dataclass(frozen=True)
class HowToSection:
    """A section with its blocks; its id is the same in all languages, so that one can link to it."""

    id: str
    title: str
    blocks: tuple[HowToBlock, ...]


@dataclass(frozen=True)
class HowTo:
    """How a game is played, section by section."""

    title: str
    sections: tuple[HowToSection, ...]


@cache
def howto(game: Game[Any], lang: str = "en") -> HowTo | None:
    """Return how to play a game, in English where it does not say it in this language; None: it does not say it at all.

    A table or picture that is written wrongly is an error of ours.
    """
    spoken = lang if (game.folder() / f"howto.{lang}.md").is_file() else "en"
    source = game.folder() / f"howto.{spoken}.md"
    return read(source.read_text("utf-8"), game.listings(), Words(spoken, game)) if source.is_file() else None


def read(text: str, listings: dict[str, Listing], words: Words) -> HowTo:
    """Read such a text.

    >>> told = read("# Tafl\\n\\n## The goal\\n\\nFlee.\\n\\n![A king flees.](flight)\\n", {}, Words("en"))
    >>> [(section.id, [block.kind for block in section.blocks]) for section in told.sections]
    [('goal', ['text', 'picture'])]
    """
    title, *rest = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    if not title.startswith("# ") or "\n" in title.strip():
        raise BadOption("how to play begins with its title, and nothing else stands before its first section")
    sections = tuple(section(at, part, listings, words) for at, part in enumerate(rest))
    if len({one.id for one in sections}) < len(sections):
        raise BadOption(f"two sections of how to play have the same id: {[one.id for one in sections]}")
    return HowTo(title[2:].strip(), sections)


def section(at: int, text: str, listings: dict[str, Listing], words: Words) -> HowToSection:
    """Read one section; its id is given, or follows from its place, or from the first table or picture in it."""
    first, _, rest = text.partition("\n")
    heading = HEADING.match(first)
    if heading is None:
        raise BadOption(f"this is no heading: {first!r}")
    found = tuple(blocks(rest, listings, words))
    named = [block.name for block in found if block.name]
    name = heading["id"] or (FIRST[at] if at < len(FIRST) else named[0] if named else f"part-{at + 1}")
    return HowToSection(name, heading["title"], found)


def blocks(text: str, listings: dict[str, Listing], words: Words) -> list[HowToBlock]:
    """Read what stands under a heading; paragraphs that follow one another are one text."""
    found: list[HowToBlock] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        block = read_block(paragraph.strip(), listings, words)
        if block.kind == "text" and found and found[-1].kind == "text":
            block = HowToBlock("text", f"{found.pop().text}\n\n{block.text}")
        if block.text or block.kind == "listing":
            found.append(block)
    return found


def read_block(paragraph: str, listings: dict[str, Listing], words: Words) -> HowToBlock:
    """Read one paragraph, which may be a line of a kind of its own."""
    if heading := SUBHEADING.match(paragraph):
        return HowToBlock("heading", heading["title"])
    if picture := PICTURE.match(paragraph.replace("\n", " ")):
        return HowToBlock("picture", picture["said"], picture["name"])
    if listed := LISTING.match(paragraph):
        if listed["name"] not in listings:
            raise BadOption(f"there is no table {listed['name']!r}; there are: {', '.join(listings) or 'none'}")
        return spoken(listed["name"], listings[listed["name"]], words)
    if re.search(r"^(!\[|\{|###)", paragraph, re.MULTILINE):
        raise BadOption(f"a picture, a table or a heading stands alone, between empty lines: {paragraph!r}")
    return HowToBlock("text", paragraph)


def spoken(name: str, listing: Listing, words: Words) -> HowToBlock:
    """Return a table in words."""
    for row in listing.rows:
        if len(row) != len(listing.columns):
            raise BadOption(f"a row of the table {name!r} has {len(row)} entries for {len(listing.columns)} columns")
    columns = tuple(words.say(column) for column in listing.columns)
    rows = tuple(tuple(cell(entry, words) for entry in row) for row in listing.rows)
    return HowToBlock("listing", "", name, columns, rows)


def cell(entry: Entry, words: Words) -> HowToCell:
    """Return an entry of a table in words."""
    if not isinstance(entry, Piece):
        return HowToCell(words.say(entry))
    if entry.said is None:
        return HowToCell(words(f"piece-{entry.id}"), entry.id, named=True)
    return HowToCell(words.say(entry.said), entry.id, entry.named)


def sections_called(told: HowTo, name: str) -> Sequence[HowToSection]:
    """Return the sections that a word means: an id, or how a title begins."""
    wanted = name.strip().casefold()
    exact = [one for one in told.sections if one.id == wanted]
    return exact or [one for one in told.sections if wanted and one.title.casefold().startswith(wanted)]
