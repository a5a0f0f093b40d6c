"""How many examples Hypothesis tries: `@attempts(300, 60)` tries 300 in a proof and 60 a day, and no example is a matter of speed.

It is not in effort.py because to import Hypothesis takes longer than many a run of tests.
"""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings

from tests.effort import times


def attempts(full: int, daily: int, **more: Any) -> settings:
    """Return settings that try so many examples, however long each takes."""
    return settings(max_examples=times(full, daily), deadline=None, suppress_health_check=list(HealthCheck), **more)
