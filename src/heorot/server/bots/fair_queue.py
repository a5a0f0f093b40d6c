"""Who thinks next: live tables first; of those who wait for the same thing each gets one turn after the other, however much one asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

LIVE, ADVICE = 0, 1  # lanes: a bot's move, for which a whole table waits; a hint
LANES = 2

Waiting = asyncio.Future[None]


class FairQueue:
    """So many places; who finds none free waits. `enter` returns when one has a place, which `leave` gives back."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lanes: list[OrderedDict[str, deque[Waiting]]] = [OrderedDict() for _ in range(LANES)]

    async def enter(self, lane: int, asker: str) -> None:
        """Wait for a place; a table or a person that has just had one comes after all others in the lane."""
        if self.free:
            self.free -= 1
            return
        place: Waiting = asyncio.get_running_loop().create_future()
        self.lanes[lane].setdefault(asker, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.leave()  # it was given a place in the very moment in which nobody wanted it any more
            raise

    def leave(self) -> None:
        """Give a place back, to whoever is next."""
        place = self.next_one()
        if place is None:
            self.free += 1
        else:
            place.set_result(None)

    def next_one(self) -> Waiting | None:
        """Return who is next, and let the one who asked with them go to the end of the lane."""
        for lane in self.lanes:
            while lane:
                asker, places = lane.popitem(last=False)
                while places and places[0].done():  # who has given up
                    places.popleft()
                if not places:
                    continue
                place = places.popleft()
                if places:
                    lane[asker] = places
                return place
        return None

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(not place.done() for lane in self.lanes for places in lane.values() for place in places)
