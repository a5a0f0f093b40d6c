"""Positions of the Legend for the tests: an episode, hands, and what lies there; moves by their lines."""

from __future__ import annotations

from typing import Any

import heorot
from heorot.core.vocabulary import ACTING, DEALER
from heorot.games.beowulf_legend.rules import Legend

GAME: Any = heorot.game("beowulf_legend")


def split(text: str) -> list[str]:
    """Return the names in a text: `Wit*3 Beowulf` is three Wits and a Beowulf."""
    found = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


def at_episode(
    episode: str,
    hands: list[str],
    *,
    advanced: bool = False,
    harsh: bool = False,
    bluff: bool | str = False,
    tokens: str = "open",
    **more: Any,
) -> Legend:
    """The beginning of an episode with these hands, unless a `step` says another position; lists may be written as texts."""
    data: dict[str, Any] = {
        "players": len(hands),
        "episode": episode,
        "options": {"advanced": advanced, "harsh": harsh, "bluff": bluff, "tokens": tokens},
        "hands": [split(hand) for hand in hands],
    }
    for key, value in more.items():
        if key in ("turned", "discards", "gone"):
            value = split(value)
        elif isinstance(value, list) and value and all(isinstance(one, str) for one in value):
            value = [split(one) for one in value]
        data[key] = value
    state: Legend = GAME.read_position(data)
    return state


def play(state: Legend, *lines: str) -> Legend:
    """Make these moves, each checked; `seat: move` where several decide at once."""
    for line in lines:
        seat, colon, text = line.partition(": ")
        who = int(seat) if colon else None
        move = GAME.parse(text if colon else line, state)
        if state.actor == DEALER:
            assert move in dict(state.odds()), f"{line} cannot be dealt: {list(GAME.lines(state))}"
            state.apply(move)
        elif who is None:
            GAME.play(state, move)
        else:
            state.play(move, who)
    return state


def lines(state: Legend, seat: int | None = None) -> list[str]:
    """Return the legal moves."""
    return list(GAME.lines(state) if seat is None else GAME.lines(state, seat))


def why(state: Legend, line: str, seat: int = ACTING) -> str:
    """Return the clause that forbids a move."""
    refusal = GAME.why_not(state, GAME.parse(line, state), seat)
    return refusal.clause if refusal else ""


def seat(state: Legend, number: int) -> Any:
    """Return what is shown of a seat, with everything known."""
    return GAME.view(state).seats[number]


def episode(state: Legend) -> str:
    """Return the episode that Beowulf is on."""
    view = GAME.view(state)
    name: str = view.track[view.episode - 1].id
    return name


def deal_on(state: Legend, *first: str) -> Legend:
    """Let the dealer do these things, then whatever comes first, until a seat decides."""
    play(state, *first)
    while state.actor == DEALER:
        state.apply(state.odds()[0][0])
    return state
