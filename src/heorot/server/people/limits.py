"""How often something may be done: token buckets, one for each key."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address, IPv6Network

MOST_KEYS = 50_000
_SLACK = 0.01  # of a token: what a burst of floating-point seconds may be off


def place_of(host: str) -> str:
    """Return what counts as one address: of IPv6 the network of a household, for each has 2 to the 64 addresses to choose from.

    >>> place_of("2001:db8:1:2:aaaa::1") == place_of("2001:db8:1:2:bbbb::2"), place_of("::ffff:192.0.2.7"), place_of("?")
    (True, '192.0.2.7', '?')
    """
    try:
        found = IPv6Address(host.partition("%")[0])
    except AddressValueError:
        return host
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


class Limits:
    """Buckets of `burst` tokens, each refilled by `rate` tokens a second. At most `most` keys are remembered.

    >>> limits = Limits(rate=0.5, burst=2, now=lambda: 0.0)
    >>> [limits.take("Grendel") for _ in range(3)], limits.take("Wiglaf")
    ([True, True, False], True)
    """

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic, most: int = MOST_KEYS) -> None:
        if not (rate > 0 and burst >= 1 and most >= 1):
            raise ValueError("A limit needs a rate, a burst and a number of keys above 0.")
        self._second = 1 / rate  # how long a token takes
        self._span = (burst + _SLACK) / rate  # how long an empty bucket takes
        self._now = now
        self._most = most
        self._full: OrderedDict[str, float] = OrderedDict()  # when each bucket will be full again, the longest untouched first

    def __len__(self) -> int:
        return len(self._full)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens from a key's bucket, or return False and take none."""
        now = self._now()
        known = self._full.get(key)
        full = (now if known is None or known < now else known) + cost * self._second
        if not full - now <= self._span:
            if known is not None:  # whoever keeps trying is not forgotten before those who do not
                self._full.move_to_end(key)
            return False
        self._full[key] = full
        if known is None:
            self._forget(now)
        else:
            self._full.move_to_end(key)
        return True

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Return tokens to a key's bucket: what was taken for turned out to be harmless."""
        if key in self._full:
            self._full[key] -= cost * self._second

    def _forget(self, now: float) -> None:
        """Drop two full buckets, so that they go faster than they come; at the bound, drop the one untouched for longest."""
        for _ in range(2):
            first = next(iter(self._full))
            if self._full[first] > now and len(self._full) <= self._most:
                return
            del self._full[first]
            if not self._full:
                return
