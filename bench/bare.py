"""A bare server, to measure the hall by: uvicorn as it comes and the least that keeps a move and tells it.

    python -m bench.bare --port 8972 --frame 4000 --database FILE

Any request is answered by two bytes, once its body is there. A socket says hello to a table; a move is committed to SQLite (fsync, a writer
thread), and then told to everyone there in a frame of so many bytes. There are no rules, no people, no limits.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import uvicorn

TURN = '{{"seq":{seq},"ok":"{ok}","game":{{"line":{seq},"actors":[{seat}],"points":[],"view":{{"pad":"{pad}"}},"legal":{{"a":1}}}}}}'


class Bare:
    """Tables of sockets, and a file."""

    def __init__(self, frame: int, database: str) -> None:
        self.pad = "x" * frame
        self.writer = ThreadPoolExecutor(1)
        self.database = database
        self.file: sqlite3.Connection | None = None
        self.tables: dict[str, set[Any]] = defaultdict(set)
        self.seq: dict[str, int] = defaultdict(int)

    def write(self, table: str, text: str) -> None:
        """Keep a move."""
        if self.file is None:
            self.file = sqlite3.connect(self.database, isolation_level=None)
            self.file.execute("pragma journal_mode=wal")
            self.file.execute("pragma synchronous=full")
            self.file.execute("create table if not exists log (place text, move text)")
        self.file.execute("insert into log values (?, ?)", (table, text))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer."""
        if scope["type"] == "websocket":
            await self.socket(receive, send)
        elif scope["type"] == "http":
            while (await receive()).get("more_body"):
                pass
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"{}"})

    async def socket(self, receive: Any, send: Any) -> None:
        """Serve a socket."""
        await receive()
        await send({"type": "websocket.accept"})
        table = ""
        try:
            while (event := await receive())["type"] == "websocket.receive":
                said = msgspec.json.decode(event.get("text") or "{}")
                if said.get("do") == "hello":
                    table = str(said.get("table"))
                    self.tables[table].add(send)
                    await send({"type": "websocket.send", "text": self.turn(table, "")})
                elif said.get("do") == "move":
                    await asyncio.get_running_loop().run_in_executor(self.writer, self.write, table, event["text"])
                    self.seq[table] += 1
                    for seat, other in enumerate(tuple(self.tables[table])):
                        await other({"type": "websocket.send", "text": self.turn(table, said["key"] if other is send else "", seat)})
                else:
                    await send({"type": "websocket.send", "text": "{}"})
        except (msgspec.MsgspecError, OSError, AttributeError):
            pass
        finally:
            self.tables[table].discard(send)

    def turn(self, table: str, ok: str, seat: int = 0) -> str:
        """Return how it stands: the seats have the turn one after the other."""
        return TURN.format(seq=self.seq[table], ok=ok, seat=self.seq[table] % 4, pad=self.pad)


def main() -> None:
    """Serve."""
    reader = argparse.ArgumentParser(prog="python -m bench.bare")
    reader.add_argument("--port", type=int, required=True)
    reader.add_argument("--frame", type=int, default=4000)
    reader.add_argument("--database", required=True)
    args = reader.parse_args()
    uvicorn.run(Bare(args.frame, args.database), port=args.port, log_level="critical", access_log=False)


if __name__ == "__main__":
    main()
