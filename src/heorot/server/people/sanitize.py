"""What people type for others to read: names and chat, cleaned of what would hide, reverse or overflow."""

from __future__ import annotations

import unicodedata

import regex

from heorot.core.errors import HeorotError
from heorot.server.people.likeness import are_alike

HALL = "Heorot"  # by which name the hall itself speaks
NAME_LENGTH = 24  # graphemes: what a reader would count as characters
CHAT_LENGTH = 300
BYTES_EACH = 8  # on average: enough for any script, while a single grapheme could be made endless
MARKS = 4  # on one letter: pointed and accented Hebrew needs as many, towers of accents need more

_BLANKS = regex.compile(r"[\p{Zs}\t]+")
_WHITE = regex.compile(r"\p{White_Space}+")
_GRAPHEME = regex.compile(r"\X")
# What is drawn as one emoji: a joiner between two pictures, a selector that says how a picture or a keycap is drawn.
_WITHIN_EMOJI = regex.compile(
    r"(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})"
    r"|(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]"
    r"|(?<=[0-9#*])\uFE0F(?=\u20E3)"
)
# Pictures are excepted because the newest emoji are unassigned to an older table; U+2800 is Braille without a dot.
_UNSEEN = regex.compile(r"(?V1)[[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]--\p{Extended_Pictographic}]")
_TOWER = regex.compile(rf"[\p{{Mn}}\p{{Me}}]{{{MARKS + 1}}}|(?:^| )\p{{M}}")
_SAYS_SOMETHING = regex.compile(r"[\p{L}\p{N}\p{So}\p{Extended_Pictographic}]")


def graphemes(text: str) -> int:
    """Count what a reader would call characters.

    >>> graphemes("é"), graphemes("👨‍👩‍👧‍👦")
    (1, 1)
    """
    return sum(1 for _ in _GRAPHEME.finditer(text))


def clean_name(text: str) -> str:
    """Return a name as it is shown, or raise HeorotError.

    >>> clean_name("  Hróðgar   the Old ")
    'Hróðgar the Old'
    """
    name = _clean(text, "A name", _BLANKS, NAME_LENGTH)
    if not _SAYS_SOMETHING.search(name):
        raise HeorotError("A name needs a letter, a digit or a picture.")
    if are_alike(name, HALL):
        raise HeorotError(f"{HALL} is the hall's own name.")
    return name


def clean_chat(text: str) -> str:
    r"""Return a line of chat as it is shown, or raise HeorotError.

    >>> clean_chat("well\nplayed!")
    'well played!'
    """
    return _clean(text, "A message", _WHITE, CHAT_LENGTH)


def _clean(text: str, what: str, blanks: regex.Pattern[str], most: int) -> str:
    """Return the text on one line, composed and trimmed; raise HeorotError for what cannot be mended."""
    length = f"{what} has 1 to {most} characters."
    if len(text) > 4 * BYTES_EACH * most:  # before any work is done on it
        raise HeorotError(length)
    line = blanks.sub(" ", unicodedata.normalize("NFC", text).strip())
    if _UNSEEN.search(_WITHIN_EMOJI.sub("", line)):
        raise HeorotError(f"{what} may not contain line breaks, control characters or anything else that cannot be seen.")
    if _TOWER.search(line):
        raise HeorotError(f"{what} may not pile accents upon each other.")
    if not 1 <= graphemes(line) <= most:
        raise HeorotError(length)
    if len(line.encode()) > BYTES_EACH * most:
        raise HeorotError(f"{what} may not be longer than {BYTES_EACH * most} bytes.")
    return line
