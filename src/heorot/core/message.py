"""Messages: an id and arguments; only `heorot.words` and the browser make sentences of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

# a tuple of messages is said as a list, one of names as a series
Argument = Union[int, float, str, tuple[int, int], tuple[str, ...], tuple["Message", ...]]  # noqa: UP007


@dataclass(slots=True)  # not frozen, which would make it thrice as slow to make
class Message:
    """Something to be said.

    >>> Message("lay", {"tile": "thor", "cell": (3, -1)}).id
    'lay'
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: the clause that forbids it, and what to say."""

    clause: str
    message: Message
