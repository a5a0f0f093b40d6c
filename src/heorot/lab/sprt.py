"""A match that ends as soon as it is decided: Wald's sequential test on the shares of deals, as if they were normal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from heorot.core.errors import BadOption

WRONG = 0.05  # how often either verdict may be wrong
FEWEST = 20  # deals before a verdict: their spread must be known first


@dataclass(frozen=True)
class Sprt:
    """Whether a share is as low as `low`, or as high as `high`."""

    low: float
    high: float

    def verdict(self, shares: Sequence[float]) -> str:
        """Return `low`, `high`, or nothing while it is open, of the shares of all deals so far.

        >>> Sprt(0.4, 0.6).verdict([0.5, 1.0] * 20), Sprt(0.4, 0.6).verdict([0.5] * 5)
        ('high', '')
        """
        n = len(shares)
        if n < FEWEST:
            return ""
        mean = sum(shares) / n
        spread = sum((share - mean) ** 2 for share in shares) / (n - 1)
        if spread == 0:
            return "high" if mean >= self.high else "low" if mean <= self.low else ""
        likelier = n * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)
        enough = math.log((1 - WRONG) / WRONG)
        return "high" if likelier >= enough else "low" if likelier <= -enough else ""


def read_sprt(text: str) -> Sprt:
    """Return the test that a text means.

    >>> read_sprt("0.5,0.6")
    Sprt(low=0.5, high=0.6)
    """
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 <= low < high <= 1:
        raise BadOption(f"--sprt takes two shares, the lower one first, such as 0.50,0.55; not {text!r}")
    return Sprt(low, high)
