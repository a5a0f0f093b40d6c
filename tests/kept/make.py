"""Made the halls of this folder, each once, by the program whose schema it has. NEVER RUN IT AGAIN on a schema that lies here.

    git archive COMMIT src tests | tar x -C OLD
    cp tests/kept/make.py OLD/made_by.py; cd OLD; HEOROT_PURE=1 PYTHONPATH=src:. python made_by.py schema-N

Schema 2 was made at the commit before "A seat is its person's …", schema 3 at the commit "Short facts side by side are a message too …"; a
hall of schema 1 lies in tests/stored. Whoever raises the number of the schema first makes a hall of the old one by this script, so that
there is one of every schema there ever was. What lies here is worth something only because an older program wrote it.
"""

from __future__ import annotations

import gzip
import importlib
import json
import sqlite3
import sys
import tempfile
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from heorot.core.rng import Rng
from heorot.games import names

PEOPLE = ("Ann", "Bo", "Chloé", "Дарья", "Ann")  # two of them have one name


class Evening:
    """An evening in a hall of then: tables that gather, reveal salts, play, have ended; chat, a guest, a new name, a void round."""

    def __init__(self, path: Path) -> None:
        # looked up by name: these helpers go on changing, this script does not
        self.protocol: Any = importlib.import_module("heorot.server.protocol")
        self.house: Any = importlib.import_module("tests.server.house").House(path)
        arrived = [self.house.run(self.house.hall.arrive(name)) for name in PEOPLE]
        self.people = [person for person, _ in arrived]
        self.tokens = [token for _, token in arrived]
        self.tables: dict[str, str] = {}
        self.rng = Rng(22)

    def do(self, who: int, id: str, kind: str, **what: Any) -> None:
        """Let one of the people do something."""
        self.house.advance(1_300)
        self.house.do(self.people[who], id, getattr(self.protocol, kind), **what)

    def lay(self, title: str, game: str, people: list[int], bots: tuple[str, ...] = (), guest: str = "", **more: Any) -> str:
        """Lay a table at which these people sit, a guest of the first, and bots."""
        seats = ["me", *([f"guest: {guest}"] if guest else []), *("" for _ in people[1:]), *bots]
        id: str = self.house.lay(self.people[people[0]], game, len(seats), seats=seats, **more)
        self.tables[title] = id
        for who in people[1:]:
            self.do(who, id, "Sit", code=self.house.table(id).state.code)
        return id

    def salt(self, title: str, seat: int) -> str:
        """Return the salt that a seat promises at a table."""
        return sha256(f"{title} {seat}".encode()).hexdigest()[:32]

    def promise(self, title: str, who: int, seat: int) -> None:
        """Let somebody promise a salt."""
        committed = sha256(bytes.fromhex(self.salt(title, seat))).hexdigest()
        self.do(who, self.tables[title], "Promise", seat=seat, commitment=committed)

    def play(self, id: str, moves: int) -> None:
        """Let people make so many moves, or play to the end."""
        ids = {person.id: i for i, person in enumerate(self.people)}
        for _ in range(moves):
            table = self.house.table(id)
            waiting = [seat for seat in table.actors() if not table.seats[seat].player]
            if table.stage != "playing" or not waiting:
                return
            seat = waiting[self.rng.below(len(waiting))]
            legal = sorted(self.house.glance(id, table.seats[seat].person, seat).game.legal)
            self.do(ids[table.seats[seat].person], id, "Move", seat=seat, move=legal[self.rng.below(len(legal))])

    def spend(self) -> None:
        """Let all of it happen."""
        for game in names():
            running = self.lay(f"{game} running", game, [0, 1, 2], ("novice",))
            self.do(0, running, "Start")
            self.play(running, 12)
            self.do(1, running, "Say", text="#1 has the #2 in “hand”")
        self.house.run(self.house.hall.rename(self.people[1], "Bodil"))
        self.people[1] = self.house.run(self.house.disk.person(self.people[1].id))
        gathering = self.lay("gathering", "voluspa", [3, 1], listed=True, guest="#1")
        self.do(1, gathering, "Say", text="who else comes?")
        void = self.lay("void", "voluspa", [0, 4, 1])
        for seat, who in enumerate((0, 4, 1)):
            self.promise("void", who, seat)
        self.do(0, void, "Start")
        self.do(0, void, "Reveal", seat=0, salt=self.salt("void", 0))
        with suppress(Exception):
            self.do(4, void, "Stand", seat=1)
        self.do(2, void, "Sit", code=self.house.table(void).state.code)
        self.do(0, void, "Start")
        self.play(void, 6)
        over = self.lay("over", "bellum_magica", [2, 4], ("novice",), guest="Grandma")
        self.do(2, over, "Start")
        self.do(4, over, "Say", text="Ann, it is you")
        self.play(over, 10_000)
        rematch = self.house.rematch(self.people[2], over)
        self.tables["rematch"] = rematch
        sealing = self.lay("sealing", "voluspa", [3, 2])
        self.promise("sealing", 3, 0)
        self.promise("sealing", 2, 1)
        self.do(3, sealing, "Start")
        self.do(3, sealing, "Reveal", seat=0, salt=self.salt("sealing", 0))
        with suppress(ImportError):  # not in every schema
            shunning = importlib.import_module("heorot.server.people.shunning")
            self.house.run(shunning.shun(self.house.hall, self.people[0], self.people[3].id, "block"))
            owner = self.house.owner(gathering)
            said = [
                event.seq
                for event in self.house.glance(gathering, self.people[3].id, None, 0).events
                if event.what.__class__.__name__ == "Said"
            ]
            self.house.run(shunning.report(self.house.hall, self.people[3], owner, self.people[1].id, said, "asks too much"))

    def facts(self) -> dict[str, Any]:
        """Return what is so at every table, and by which tokens people come."""
        found = {}
        for title, id in self.tables.items():
            table = self.house.table(id)
            entries = [[logged.at, msgspec_json(logged)] for logged in self.house.log(id)]
            found[title] = {
                "id": id, "stage": table.stage, "seq": table.seq, "entries": table.entries, "lines": list(table.state.lines),
                "seats": [[seat.kind, seat.name, seat.person, seat.bot] for seat in table.seats],
                "digest": table.match.record.state.digest() if table.begun else "",
                "log": sha256(json.dumps(entries).encode()).hexdigest(),
            }  # fmt: skip
        people = [[person.id, person.name, token] for person, token in zip(self.people, self.tokens)]
        salts = {title: [self.salt(title, seat) for seat in range(2)] for title in ("sealing",)}
        return {"now": self.house.clock.time, "people": people, "tables": found, "salts": salts}


def msgspec_json(logged: Any) -> str:
    """Return an entry as it is written."""
    log: Any = importlib.import_module("heorot.server.tables.log")
    text: str = log.encode(logged).decode()
    return text


def main(name: str) -> None:
    """Write a hall and what is so in it."""
    here = Path(__file__).parent
    if (here / f"{name}.db.gz").exists():
        sys.exit(f"{name} lies here already: it is worth something only because an older program wrote it")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hall.db"
        evening = Evening(path)
        evening.house.hold()
        evening.house.hold()
        evening.spend()
        facts = evening.facts()
        evening.house.close()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
            facts["schema"] = connection.execute("PRAGMA user_version").fetchone()[0]
        (here / f"{name}.db.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
        (here / f"{name}.json.gz").write_bytes(gzip.compress(json.dumps(facts, ensure_ascii=False).encode(), 9, mtime=0))


if __name__ == "__main__":
    main(*sys.argv[1:])
