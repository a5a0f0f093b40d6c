"""The rules' light markdown, and tables, as lines of text for the terminal."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Iterator, Sequence

from heorot.howto import HowTo, HowToBlock, HowToSection
from heorot.outcome import WIDEST
from heorot.words import Words

GAP = 2  # letters between columns
NARROWEST = 18  # letters of a column whose text is broken


def width_here() -> int:
    """Return how wide lines are at this terminal."""
    return min(WIDEST, shutil.get_terminal_size().columns)


def text_lines(text: str, width: int | None = None) -> list[str]:
    """Return paragraphs of the rules as lines for the terminal, pictures as they are, each with an empty line after it.

    >>> text_lines("One **two**.\\n\\n- three\\n- four\\n  five", 10)
    ['One two.', '', '- three', '- four', '  five', '']
    """
    lines: list[str] = []
    fenced = False
    for paragraph in text.split("\n\n"):
        if fenced or paragraph.startswith("```"):
            lines += ["  " + line for line in paragraph.splitlines() if not line.startswith("```")]
            fenced = (fenced + paragraph.count("```")) % 2 == 1
        else:
            lines += paragraph_lines(paragraph, width or width_here())
        lines.append("")
    return lines


def paragraph_lines(paragraph: str, width: int) -> Iterator[str]:
    """Yield a paragraph broken between words; the items of a list begin lines of their own."""
    for item in re.split(r"\n(?=- )", paragraph.replace("*", "").replace("`", "")):
        yield from textwrap.wrap(
            re.sub(r"\s*\n\s*", " ", item), width, subsequent_indent="  " if item.startswith("- ") else "", break_long_words=False
        )


def howto_lines(told: HowTo, words: Words, width: int | None = None) -> list[str]:
    """Return how to play as lines for the terminal."""
    return [line for section in told.sections for line in section_lines(section, words, width or width_here())]


def section_lines(section: HowToSection, words: Words, width: int) -> list[str]:
    """Return a section as lines: its title underlined, then what stands under it."""
    lines = [section.title, "-" * min(width, len(section.title)), ""]
    for block in section.blocks:
        lines += block_lines(block, words, width)
    return lines


def block_lines(block: HowToBlock, words: Words, width: int) -> list[str]:
    """Return a part of a section as lines; of a picture the sentence that it shows."""
    if block.kind == "listing":
        return [*listing_lines(block, words, width), ""]
    return text_lines(words("howto-picture", said=block.text) if block.kind == "picture" else block.text, width)


def listing_lines(block: HowToBlock, words: Words, width: int) -> list[str]:
    """Return a table as aligned lines, texts broken within their columns; where that is too narrow, a line for each entry."""
    grid = [list(block.columns), *([cell.text for cell in row] for row in block.rows)]
    widths = fitting([max(len(row[at]) for row in grid) for at in range(len(block.columns))], width - 2)
    if widths is None or any(len(word) > widths[at] for row in grid for at, text in enumerate(row) for word in text.split(" ")):
        return one_by_one(block, words, width)
    lines = []
    for number, row in enumerate(grid):
        broken = [textwrap.wrap(text, wide, break_long_words=False) or [""] for text, wide in zip(row, widths)]
        for at in range(max(map(len, broken))):
            cells = [(text[at] if at < len(text) else "").ljust(wide) for text, wide in zip(broken, widths)]
            lines.append(("  " + (" " * GAP).join(cells)).rstrip())
        if number == 0:
            lines.append("  " + (" " * GAP).join("-" * wide for wide in widths))
    return lines


def fitting(widths: Sequence[int], room: int) -> list[int] | None:
    """Return how wide columns can be: the widest give way until all fit; None: they cannot.

    >>> fitting([4, 60, 30], 44), fitting([40, 40], 12)
    ([4, 18, 18], None)
    """
    found = list(widths)
    while sum(found) + GAP * (len(found) - 1) > room:
        at = found.index(max(found))
        if found[at] <= NARROWEST:
            return None
        found[at] -= 1
    return found


def one_by_one(block: HowToBlock, words: Words, width: int) -> list[str]:
    """Return a table as a group of lines for each row: its first entry, then each other with what stands over its column."""
    lines: list[str] = []
    for first, *rest in block.rows:
        lines += textwrap.wrap(first.text, width, break_long_words=False)
        for column, cell in zip(block.columns[1:], rest):
            if cell.text:
                said = words("howto-entry", column=column, entry=cell.text) if column else cell.text
                lines += textwrap.wrap(said, width, initial_indent="  ", subsequent_indent="    ", break_long_words=False)
    return lines
