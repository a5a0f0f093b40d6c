"""Things to be done in another process: one dies of it, one refuses."""

from __future__ import annotations

import os
import signal

from heorot.server.protocol import Message, Refused

REFUSED = Refused("illegal", "this cannot be", "VO-C2", Message("note", {"seat": 1}))


def dies() -> None:
    """End this process."""
    os.kill(os.getpid(), signal.SIGKILL)


def refuses() -> None:
    """Refuse."""
    raise REFUSED
