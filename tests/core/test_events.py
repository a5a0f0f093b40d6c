"""Events: what is declared once is told, compared and typed."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import pytest

import heorot
from heorot.core.events import DEALING, DEED, REASON, As, Event, arguments, events_of
from heorot.core.vocabulary import EVERYONE
from heorot.games import names
from tests.pictures import at_table, play


def rune_named(rune: int, state: Any) -> str | None:
    """Tell a rune by the names that a state has for them; 0 is none."""
    return state[rune] if rune else None


def doubled(number: int, state: Any) -> int:
    """Tell twice as much."""
    return 2 * number


Rune = Annotated[int, rune_named, As("twice", doubled)]


class Carved(Event, abstract=True):
    """Something is carved."""

    rune: Rune


class CarvedInStone(Carved):
    """It is carved in stone."""

    role = REASON
    points: int


class Whispered(Carved):
    """It is whispered."""

    role = DEALING
    audience: int


def test_an_event_is_its_clause_its_seat_and_its_fields_in_their_order() -> None:
    carved = CarvedInStone("RU-1", 2, 3, 9)
    assert (carved.clause, carved.seat, carved.rune, carved.points) == ("RU-1", 2, 3, 9)
    assert (carved.message, carved.role, carved.audience) == ("note-carved-in-stone", REASON, EVERYONE)
    assert repr(carved) == "CarvedInStone('RU-1', 2, rune=3, points=9)"
    whispered = Whispered("RU-2", 0, 1, 0)
    assert (whispered.points, whispered.audience, whispered.role) == (0, 0, DEALING)
    assert (Event.role, Event("RU-1", 0).points) == (DEED, 0)


def test_events_are_the_same_by_what_they_tell() -> None:
    carved = CarvedInStone("RU-1", 2, 3, 9)
    assert carved == CarvedInStone("RU-1", 2, 3, 9)
    for other in (
        CarvedInStone("RU-2", 2, 3, 9),
        CarvedInStone("RU-1", 1, 3, 9),
        CarvedInStone("RU-1", 2, 3, 8),
        Whispered("RU-1", 2, 3, 9),
    ):
        assert carved != other
    with pytest.raises(TypeError):
        hash(carved)
    with pytest.raises(AttributeError):
        carved.rune = 4  # type: ignore[misc]


def test_a_field_is_told_as_its_type_says() -> None:
    runes = ("", "fehu", "uruz")
    assert CarvedInStone("RU-1", 2, 1, 9).args(runes) == {"seat": 2, "rune": "fehu", "twice": 2, "points": 9}
    assert CarvedInStone("RU-1", 2, 0, 9).args(runes) == {"seat": 2, "twice": 0, "points": 9}  # of no rune nothing is told
    assert Whispered("RU-1", 2, 2, 2).args(runes) == {"seat": 2, "rune": "uruz", "twice": 4}  # nor who hears of it
    assert [one.type for one in arguments(CarvedInStone)] == [str | None, int, int]


def test_what_is_never_told_itself_is_no_event_of_a_game() -> None:
    assert events_of(sys.modules[__name__]) == (CarvedInStone, Whispered)


@pytest.mark.parametrize("name", names())
def test_no_two_events_of_a_game_have_the_same_sentence(name: str) -> None:
    ids = [event.message for event in heorot.game(name).events]
    assert len(ids) == len(set(ids))


def test_whoever_listens_hears_what_happens_and_nobody_else() -> None:
    state = at_table("Thor", "Odin Odin")
    with pytest.raises(RuntimeError, match="nobody listens"):
        state.tell(Whispered("RU-1", 0, 0, 0))
    events = state.keep_events()
    twin = state.copy()
    assert not twin.noting
    play(twin, "Odin 1,0")
    assert list(events) == []
    play(state, "Odin 1,0")
    heard = [event.clause for event in events]
    assert heard[:2] == ["VO-T1", "VO-P1"]
    state.ignore_events()
    assert not state.noting
    with pytest.raises(RuntimeError, match="nobody listens"):
        state.tell(Whispered("RU-1", 0, 0, 0))
    assert [event.clause for event in events] == heard
    assert len(state.keep_events()) == 0
