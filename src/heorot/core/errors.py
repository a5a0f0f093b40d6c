"""What may be wrong with what we are given: each error is one clear sentence."""

from __future__ import annotations

from heorot.core.message import Message, Refusal


class HeorotError(ValueError):
    """The base of every error that is the caller's, not ours."""


class UnknownGame(HeorotError):
    """There is no game of that name."""


class UnknownVersion(HeorotError):
    """A version of a game's rules which they do not know, or know no more."""


class BadOption(HeorotError):
    """An option, or a number of players, which the game does not have."""


class BadParts(HeorotError):
    """Components that are not a game's components."""


class BadPosition(HeorotError):
    """A position that cannot be."""


class InvalidMove(HeorotError):
    """A line that is not a move at all; `message` says so in any language, where a person may have typed it."""

    def __init__(self, sentence: str, message: Message | None = None) -> None:
        super().__init__(sentence)
        self.message = message


class AmbiguousMove(InvalidMove):
    """A line that fits several moves."""


class IllegalMove(HeorotError):
    """A move which the rules refuse here; `refusal` says by which clause, where that was asked."""

    def __init__(self, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.refusal = refusal
