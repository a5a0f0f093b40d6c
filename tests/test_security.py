"""docs/security.md: every test it names exists, every threat names one or says that there is none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)


def threats() -> list[str]:
    """Return the rows of all tables of threats."""
    rows = [line for line in TEXT.partition("## Threats")[2].splitlines() if line.startswith("|")]
    return [row for row in rows if not row.startswith(("| threat |", "|---"))]


def test_every_test_that_is_named_exists() -> None:
    assert len(NAMED) > 40
    assert [(file, name) for file, name in NAMED if f"\ndef {name}(" not in (ROOT / file).read_text("utf-8")] == []


def test_nothing_else_that_looks_like_a_test_is_named() -> None:
    assert len(re.findall(r"`tests/[^`]*::", TEXT)) == len(NAMED)


@pytest.mark.parametrize("row", threats())
def test_every_threat_has_its_test(row: str) -> None:
    _, threat, holds, shown, _ = (cell.strip() for cell in row.split("|"))
    assert threat
    assert holds
    assert "::" in shown or shown == "—"


def test_the_files_of_the_boundaries_are_there() -> None:
    for name in re.findall(r"`((?:web|people|tables)/[\w.]*|hooks\.py|beside\.py)`", TEXT.partition("## Threats")[0]):
        assert (ROOT / "src" / "heorot" / "server" / name).exists(), name


def test_it_is_told_how_to_report() -> None:
    assert "Report a vulnerability" in (ROOT / "SECURITY.md").read_text("utf-8")
