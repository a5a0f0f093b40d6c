"""Canaries: secrets that are looked for, byte by byte, in everything that left the hall."""

from __future__ import annotations

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Heard:
    """Something that left the hall: by which way, to whom, and at which stage of the game."""

    way: str  # "socket", "stream", "journal", or a request such as "POST /api/me"
    who: str  # the name of the person, or nothing
    stage: str
    data: bytes = field(repr=False)


@dataclass(frozen=True)
class Canary:
    """A secret, in all the forms it might take, and where it may be heard."""

    name: str
    forms: tuple[bytes, ...]
    allowed: Callable[[Heard], bool]


def nowhere(_: Heard) -> bool:
    """Say that a secret may never leave."""
    return False


def spoken(name: str, text: str, allowed: Callable[[Heard], bool] = nowhere) -> Canary:
    """Return a secret that is a text; shorter than this it would be found by chance."""
    assert len(text) >= 6
    return Canary(name, (text.encode(), *coded(text.encode())), allowed)


def sealed(name: str, data: bytes, allowed: Callable[[Heard], bool] = nowhere) -> Canary:
    """Return a secret that is bytes."""
    assert len(data) >= 16
    return Canary(name, (data, *coded(data)), allowed)


def coded(data: bytes) -> tuple[bytes, ...]:
    """Return bytes as they are usually written."""
    return data.hex().encode(), data.hex().upper().encode(), b64encode(data).rstrip(b"="), urlsafe_b64encode(data).rstrip(b"=")


def escaped(canaries: Iterable[Canary], heard: Iterable[Heard]) -> list[str]:
    """Return which canaries were heard where they should not."""
    everything = list(heard)
    found = []
    for canary in canaries:
        for sound in everything:
            if any(form in sound.data for form in canary.forms) and not canary.allowed(sound):
                found.append(f"{canary.name} by {sound.way} to {sound.who or 'anybody'} while {sound.stage}")
    return found


def unheard(canaries: Iterable[Canary], heard: Iterable[Heard]) -> list[str]:
    """Return which canaries were heard nowhere, though they may be somewhere: for these it says little that they did not escape."""
    everything = list(heard)
    return [
        canary.name
        for canary in canaries
        if canary.allowed is not nowhere and not any(form in sound.data for sound in everything for form in canary.forms)
    ]
