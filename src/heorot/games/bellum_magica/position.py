"""Positions (to be written)."""

from __future__ import annotations

from typing import Any


def write(game: Any, s: Any) -> Any:
    return {}


def read(game: Any, data: Any, seed: Any) -> Any:
    return None
