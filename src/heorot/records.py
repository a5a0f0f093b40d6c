"""Records as files: kept while a game is played, found again to go on, verified.

While a game goes on its secret lies in a file of its own beside the record (`….secret`): whoever reads the record cannot know
the next draw. At the end the secret is written into the record and the file is removed.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TextIO

import heorot
from heorot.core.dealing import Dealer
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.parts import Parts
from heorot.core.record import BadRecord, Record, Replay
from heorot.core.state import State

VOID = {"silent": "verified-void-silent", "left": "verified-void-left", "removed": "verified-void-removed"}  # how it is said
KEY = re.compile("[0-9a-f]{64}")
MOST_BYTES = 4 * 1024 * 1024
CLAIMED: dict[Path, TextIO] = {}  # the locked files of the games that this process plays


def folder() -> Path:
    """Return where records are kept unless another file is named."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "heorot" / "records"


def fresh_file(game: str) -> Path:
    """Return a name that no record has yet."""
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.jsonl"


def secret_file(path: Path) -> Path:
    """Return where the secret of an unfinished game lies."""
    return path.with_name(path.name + ".secret")


def read(path: Path) -> str:
    """Return a record's text."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise HeorotError(f"{path}: a record has at most {MOST_BYTES // 1024 // 1024} MB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise HeorotError(f"{path}: it is not text") from None


def begin(
    game: Game[Any], state: State, parts: Parts, seats: Iterable[dict[str, str]], options: dict[str, Any], dealer: Dealer, path: Path | None
) -> Record:
    """Return the record of a new game, kept in a file if one is named: each line is on its way to the disk before the next move."""
    record = Record.begin(game, state, parts, seats, options, dealer, secrets.token_hex(16))
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            raise HeorotError(f"{path}: there is a record already; go on with it by --resume, or name another file")
        keep_secret(path, dealer)
        with path.open("x", encoding="utf-8"):
            pass
        claim(path)
        record.write = writer(path)
    record.open()
    return record


def keep_secret(path: Path, dealer: Dealer) -> None:
    """Put the secret where only its owner reads it."""
    handle = os.open(secret_file(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(dealer.secret.hex() + "\n")


def claim(path: Path) -> None:
    """Make this process the only one that plays on with a game, until it ends (where the system can lock files)."""
    try:
        import fcntl
    except ImportError:
        return
    file = secret_file(path).open("r", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise HeorotError(f"{path}: this game is being played elsewhere") from None
    CLAIMED[path] = file


def leave(path: Path) -> None:
    """Let others play on with a game."""
    file = CLAIMED.pop(path, None)
    if file is not None:
        file.close()


def writer(path: Path) -> Any:
    """Return a function that adds a line to a file."""

    def write(line: str) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    return write


def close(record: Record, path: Path | None) -> None:
    """End the record of a game that is over; its secret is secret no more."""
    record.close()
    if path is not None:
        secret_file(path).unlink(missing_ok=True)
        leave(path)


def resume(path: Path) -> tuple[Record, Replay]:
    """Return the record of an unfinished game, ready to go on, and the replay that led there.

    A last line that was cut off while it was being written is dropped.
    """
    text = read(path)
    whole = text if text.endswith("\n") else text[: text.rfind("\n") + 1]
    if whole.rpartition("\n{")[2].startswith('"end":'):
        raise HeorotError(f"{path}: this game is over: there is nothing to go on with")
    try:
        replay = Replay(whole, heorot.game)
    except BadRecord as why:
        raise HeorotError(f"{path}: {why}") from None
    if replay.header.eyes is not None:
        raise HeorotError(f"{path}: this is one seat's own record: the game cannot go on from it")
    try:
        secret = bytes.fromhex(secret_file(path).read_text("utf-8").strip())
    except (OSError, ValueError):
        raise HeorotError(f"{path}: the game cannot go on without its secret, {secret_file(path).name}") from None
    if replay.header.committed(secret) != replay.header.commitment:
        raise HeorotError(f"{path}: {secret_file(path).name} is not the secret of this game")
    claim(path)
    return Record(replay.game, replay.header, Dealer(secret, ()), replay.state), replay


def go_on(record: Record, replay: Replay, path: Path) -> None:
    """Let a replayed record be written on."""
    assert record.dealer is not None
    if len(replay.raw) < 2:
        raise BadRecord(1, "the record breaks off after this line")
    record.dealer = replay.header.dealer(record.dealer.secret, replay.salts)
    replay.recompute(record.dealer)
    record.lines, record.draws = list(replay.raw), len(replay.draws)
    record.play = replay.play
    kept = len(("\n".join(record.lines) + "\n").encode())
    if path.stat().st_size > kept:  # a line that was cut off while it was being written
        os.truncate(path, kept)
    record.write = writer(path)


def verify(path: Path, receipt: Path | None = None, hall: str = "") -> Replay:
    """Replay a record to its end and recompute every draw; a signature must be right, and where one is named the hall's.

    A receipt is what a player's device kept of the beginning: the record must be the one that was begun.
    """
    try:
        replay = Replay(read(path), heorot.game)
        replay.verify()
        check_signature(replay, hall)
        if receipt is not None:
            from heorot import receipts

            receipts.check(receipts.read(read(receipt)), replay)
    except HeorotError as why:
        raise HeorotError(f"{path}: {why}") from None
    return replay


def check_signature(replay: Replay, hall: str = "") -> None:
    """Raise what is wrong with a record's signature, if it has one, and with a hall's key by which it is not signed."""
    if replay.signature is None:
        if hall:
            raise HeorotError("it is not signed by any hall")
        return
    from heorot.signing import is_signed

    key, signature = replay.signature
    if not is_signed("record", replay.signed_text, key, signature):
        raise BadRecord(len(replay.raw), "the signature is not that of the hall it names")
    if hall and key != hall:
        raise HeorotError(f"it is signed by another hall, {key}")


def hall_key(named: str) -> str:
    """Return the key of a hall: named by its hexadecimal digits, or by a file in which /.well-known/heorot.json was kept."""
    text = named
    if not KEY.fullmatch(named.lower()):
        try:
            text = str(json.loads(read(Path(named)))["hall"])
        except (OSError, ValueError, KeyError, TypeError):
            raise HeorotError(f"{named!r} is neither a hall's key of 64 hexadecimal digits nor a file with one") from None
    if not KEY.fullmatch(text.lower()):
        raise HeorotError(f"{named!r} has no hall's key of 64 hexadecimal digits")
    return text.lower()
