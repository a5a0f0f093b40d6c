"""Names and chat: what is mended, what is refused, what stays as it was typed."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heorot.core.errors import HeorotError
from heorot.server.people.sanitize import BYTES_EACH, CHAT_LENGTH, NAME_LENGTH, clean_chat, clean_name, graphemes
from tests.attempts import attempts

FAMILY = "👨‍👩‍👧‍👦"
ODD = [*"aÉж שׁ1#*._ \t\n", "\r\n", "\u0301", "\u0344", "\u0958", "\u200d", "\ufe0f", "\u20e3", "\u202e", "\u2066", "\u200b", "\u00ad"]
ODD += [
    "\u2028",
    "\x85",
    "\x1f",
    "\x7f",
    "\ud800",
    "\ue000",
    "\u3164",
    "\u2800",
    "\ufeff",
    "\U000e0041",
    "\u1100",
    "\u00a0",
    FAMILY,
    "❤️",
    "👍🏽",
]
TEXTS = st.lists(st.sampled_from(ODD) | st.characters(), max_size=40).map("".join)
CLEAN = pytest.mark.parametrize("clean", [clean_name, clean_chat])


@CLEAN
@pytest.mark.parametrize(
    "text",
    [
        *("Beowulf", "Éowyn Ælfgifu", "Владимир Ёж", "שָׁלוֹם", "محمد", "王小明", "नमस्ते", "สวัสดี", "한국어", FAMILY),
        *("👩🏽‍🚀 Ann", "❤️‍🔥", "🏳️‍🌈", "1️⃣", "🇮🇸", "O'Neil-2", "x_X_x"),
    ],
)
def test_what_people_are_called_stays(clean: Callable[[str], str], text: str) -> None:
    assert clean(text) == unicodedata.normalize("NFC", text)


@CLEAN
@pytest.mark.parametrize(
    ("text", "cleaned"),
    [("  Wiglaf\n", "Wiglaf"), ("a \t\u00a0\u3000 b", "a b"), ("E\u0301va", "Éva"), ("и\u0306", "й"), ("\u2003Ann\u2028", "Ann")],
)
def test_what_can_be_mended_is(clean: Callable[[str], str], text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


@CLEAN
@pytest.mark.parametrize("letter", [*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A)), "\u200e", "\u200f", "\u061c"])
def test_nothing_turns_the_line_around(clean: Callable[[str], str], letter: str) -> None:
    with pytest.raises(HeorotError, match="cannot be seen"):
        clean(f"a{letter}b")


@CLEAN
@pytest.mark.parametrize(
    "text",
    [
        *("a\0b", "a\x1bb", "a\x7fb", "a\u200bb", "a\u200cb", "a\u200db", "a\ufe0fb", "1\ufe0f", "a\u00adb", "a\ufeffb"),
        *("a\ud83d", "\U000e0041x", "a\u3164b", "a\u115fb", "a\u2800b", "a\ue000b", "a\uffffb", "👨\u200d", "👨\u200da"),
        *("👨\ufe0f\ufe0f", "\u200d👨"),
    ],
)
def test_nothing_unseen_gets_in(clean: Callable[[str], str], text: str) -> None:
    with pytest.raises(HeorotError, match="cannot be seen"):
        clean(text)


@CLEAN
@pytest.mark.parametrize(
    "text", ["Z" + "\u0300" * 5, "Z" + "\u0300\u0316" * 3 + "o", "\u0301a", "a \u0301b", "a\u20dd\u20dd\u20dd\u20dd\u20dd"]
)
def test_no_towers_of_accents(clean: Callable[[str], str], text: str) -> None:
    with pytest.raises(HeorotError, match="accents"):
        clean(text)


@pytest.mark.parametrize(("clean", "most"), [(clean_name, NAME_LENGTH), (clean_chat, CHAT_LENGTH)])
def test_length_is_counted_as_people_count(clean: Callable[[str], str], most: int) -> None:
    for letter in ("a", "ж", "ש", "शि", "👍"):
        assert clean(letter * most) == letter * most
        with pytest.raises(HeorotError, match=f"1 to {most} characters"):
            clean(letter * (most + 1))
    for empty in ("", "   ", "\n\n"):
        with pytest.raises(HeorotError, match=f"1 to {most} characters"):
            clean(empty)


def test_one_grapheme_cannot_be_endless() -> None:
    for endless in ("\u1100" * 100, "\u200d".join(["👨"] * 60)):
        assert graphemes(endless) == 1
        with pytest.raises(HeorotError, match="bytes"):
            clean_name(endless)


def test_a_name_is_one_line_and_chat_becomes_one() -> None:
    for text in ("a\nb", "a\r\nb", "a\u2028b", "a\x85b", "a\x0bb"):
        with pytest.raises(HeorotError, match="line breaks"):
            clean_name(text)
        assert clean_chat(text) == "a b"


@pytest.mark.parametrize("text", ["...", "- _ -", "?", "«»", "+^", "´"])
def test_a_name_is_more_than_punctuation(text: str) -> None:
    with pytest.raises(HeorotError, match="letter"):
        clean_name(text)
    assert clean_chat(text) == text


def test_a_huge_text_costs_nothing() -> None:
    start = time.thread_time()  # of this thread's own work, however busy the machine is
    for text in ("a" * 3_000_000, " " * 9_599 + "a", " " * 100 + "\u0301" * 9_000, "a" + " " * 9_000 + "a"):
        for clean in (clean_name, clean_chat):
            try:
                clean(text)
            except HeorotError as error:
                assert str(error).endswith(".")
    assert time.thread_time() - start < 1


@CLEAN
@attempts(500, 150)
@given(text=TEXTS)
def test_whatever_is_typed(clean: Callable[[str], str], text: str) -> None:
    try:
        cleaned = clean(text)
    except HeorotError as error:
        assert str(error).endswith(".")
        return
    most = NAME_LENGTH if clean is clean_name else CHAT_LENGTH
    assert clean(cleaned) == cleaned
    assert 1 <= graphemes(cleaned) <= min(graphemes(text), most)
    assert len(cleaned.encode()) <= BYTES_EACH * most
    assert cleaned == " ".join(cleaned.split()) == unicodedata.normalize("NFC", cleaned)
    assert {unicodedata.category(letter) for letter in cleaned if letter != "\u200d"}.isdisjoint({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
    for before, letter, after in zip(cleaned, cleaned[1:], cleaned[2:] + " "):
        if letter == "\u200d":
            assert ord(before) > 0x7F
            assert ord(after) > 0x7F
