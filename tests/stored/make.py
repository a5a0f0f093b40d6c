"""Made the records, the hall and the digests of this folder, once, by the program as it then was. NEVER RUN IT AGAIN.

What lies here is worth something only because an older program wrote it: made anew it would prove nothing. The script stays to be read:
it says what is in the files. A later program stores more? Then a new folder gets new files, and these stay as they are.
"""

from __future__ import annotations

import copy
import gzip
import importlib
import json
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import heorot
from heorot.conformance import settings
from heorot.core.dealing import Dealer
from heorot.core.record import Record, seats_own
from heorot.core.rng import Rng
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games import names
from tests.stored.scripted import script

HERE = Path(__file__).parent
SIMULTANEOUS = ("bellum_magica", "beowulf_legend")
NAMES = ("Ann", "Bob", "Cid", "Dis", "Eir")


# records


def own_parts(name: str) -> dict[str, Any]:
    """Return components of a player's own: some numbers of the box changed, and marked as changed."""
    data: dict[str, Any] = copy.deepcopy(dict(heorot.game(name).parts.data))
    if name == "voluspa":
        data["tiles"][1] |= {"count": 11, "strength": 9, "source": "own"}
    elif name == "beowulf_movie":
        data["starting_points"] = 40
        data["tiles"][0] |= {"count": 3, "source": "own"}
    elif name == "beowulf_legend":
        data["activity_cards"][0] |= {"count": 18, "source": "own"}
        data["episodes"][0] |= {"name": "A Court of Ours", "source": "own"}
    else:
        data["castles"][0] |= {"shield": 3, "source": "own"}
        data["chests"][0] |= {"count": data["chests"][0]["count"] + 1, "source": "own"}
    return data


def opened(name: str, number: int, seats: list[dict[str, str]], own: bool = False) -> Record:
    """Return the record of a game in which nothing has happened yet; the number is that of its options, and its seed."""
    game = heorot.game(name)
    every = settings(game)
    options = every[number % len(every)]
    parts = game.accept_parts(own_parts(name)) if own else game.parts
    state = game.begin_with(len(seats), parts, options)
    record = Record.begin(game, state, parts, seats, options, Dealer.from_seed(1600 + number, len(seats)), f"stored {name} {number}")
    record.open()
    return record


def go(record: Record, moves: int = 100_000, undo: int = 0) -> Record:
    """Play on at random for so many moves of the seats, or to the end; every `undo` moves one or more are taken back, six times at most."""
    rng = Rng(len(record.lines))
    undone = 0
    for made in range(1, moves + 1):
        while record.state.actor == DEALER:
            record.deal()
        if record.state.actor == NOBODY:
            break
        seats = record.state.actors()
        seat = seats[rng.below(len(seats))]
        legal = sorted(record.state.legal(seat))
        record.make(legal[rng.below(len(legal))], seat)
        if undo and made % undo == 0 and undone < 6 and record.state.actor != NOBODY:
            own = [line for line, seat, _ in record.play.moves if seat != DEALER]
            record.undo(own[-1 - rng.below(min(4, len(own)))])
            undone += 1
    return record


def ended(record: Record, how: str = "over") -> Record:
    """Return a record with its end."""
    record.close(how)
    return record


def people(players: int) -> list[dict[str, str]]:
    """Return seats at which people sit."""
    return [{"name": name} for name in NAMES[:players]]


def old_bots(players: int) -> list[dict[str, str]]:
    """Return seats at which bots sit, named by the levels of then and of before."""
    levels = ("strong", "master", "adept", "novice", "greedy")
    return [{"name": f"{level.capitalize()} 1", "bot": level} for level in levels[:players]]


def undone(name: str, most: int) -> Record:
    """Moves are taken back, a seat gives up on the way, and the game is played to its end."""
    record = go(opened(name, 1, people(3)), 20, undo=5)
    record.concede(1)
    return ended(go(record, undo=13))


def conceded(name: str, most: int) -> Record:
    """All but one give up."""
    record = go(opened(name, 2, people(2)), 25, undo=7)
    record.concede(0)
    return ended(record, "conceded")


def agreed(name: str, most: int) -> Record:
    """All agree to end it."""
    record = go(opened(name, 3, people(3)), 30, undo=9)
    record.concede(2)
    return ended(go(record, 3), "agreed")


def bots(name: str, most: int) -> Record:
    """Bots play that were named by the levels of before."""
    return ended(go(opened(name, 4, old_bots(most))))


def own(name: str, most: int) -> Record:
    """A game with components of a player's own, and an undo."""
    return ended(go(opened(name, 5, people(3), own=True), undo=17))


def unfinished(name: str, most: int) -> Record:
    """A game that has not ended, to be gone on with; its secret lies beside it."""
    record = go(opened(name, 6, people(2)), 24, undo=10)
    while record.state.actor == DEALER:
        record.deal()
    return record


STORIES: tuple[Callable[[str, int], Record], ...] = (undone, conceded, agreed, bots, own, unfinished)


def stored_records() -> dict[str, Any]:
    """Return the records of every game with what each comes to, and every seat's own."""
    found: dict[str, Any] = {}
    for name in names():
        for story in STORIES:
            record = story(name, heorot.game(name).most)
            text, seats = record.text(), range(record.header.players)
            assert record.dealer is not None
            found[f"{name} {story.__name__}"] = {
                "text": text,
                "own": [seats_own(text, seat, heorot.game) for seat in seats],
                "secret": record.dealer.secret.hex(),
                "digest": record.state.digest(),
                "seen": [record.state.seen_by(seat).digest() for seat in (*seats, None)],
                "points": record.state.scores,
                "legal": {str(seat): sorted(record.game.lines(record.state, seat)) for seat in record.state.actors()},
            }
    return found


# digests


def stored_digests() -> list[dict[str, Any]]:
    """Return the digest of a whole game for each game, number of players and setting."""
    return [
        {"game": name, "players": players, "options": options, "seed": seed, "digest": script(name, players, options, seed)}
        for name in names()
        for players in range(heorot.game(name).fewest, heorot.game(name).most + 1)
        for seed, options in enumerate(settings(heorot.game(name)))
    ]


# the hall


class Story:
    """A hall that gathers, seals, plays and ends games, as people used it then."""

    def __init__(self, path: Path) -> None:
        # looked up by name: these helpers go on changing, this script does not
        self.wire: Any = importlib.import_module("heorot.server.wire")
        kept: Any = importlib.import_module("heorot.server.kept")
        table: Any = importlib.import_module("heorot.server.table")
        kept.current = table.current = lambda name: name  # as it was when bots were offered by these levels
        table.LEVELS |= {"strong": "greedy", "master": "greedy"}
        self.house: Any = importlib.import_module("tests.server.house").House(path)
        arrived = [self.house.run(self.house.hall.arrive(name)) for name in NAMES]
        self.people = [person for person, _ in arrived]
        self.tokens = {person.name: token for person, token in arrived}
        self.ids = {person.id: person for person in self.people}
        self.tables: dict[str, str] = {}
        self.salts: dict[str, list[str]] = {}
        self.rng = Rng(16)

    def do(self, who: int, id: str, kind: str, **what: Any) -> None:
        """Let one of the people do something."""
        self.house.advance(1_700)
        self.house.do(self.people[who], id, getattr(self.wire, kind), **what)

    def open(self, title: str, game: str, people: int, bots: tuple[str, ...] = (), free: int = 0, **more: Any) -> str:
        """Lay a table at which the first people sit, then bots, then nobody."""
        players = people + len(bots) + free
        seats = ["me"] + [""] * (people - 1) + list(bots) + [""] * free
        id: str = self.house.lay(self.people[0], game, players, seats=seats, **more)
        self.tables[title] = id
        for seat in range(1, people):
            self.do(seat, id, "Sit", seat=seat, code=self.house.table(id).invitation(seat))
        return id

    def promise(self, title: str, seats: int) -> None:
        """Let the first seats promise salts."""
        self.salts[title] = [sha256(f"{title} {seat}".encode()).hexdigest()[:32] for seat in range(seats)]
        for seat, salt in enumerate(self.salts[title]):
            self.do(seat, self.tables[title], "Promise", seat=seat, commitment=sha256(bytes.fromhex(salt)).hexdigest())

    def table(self, id: str) -> Any:
        """Return a table as it is."""
        return self.house.table(id)

    def move(self, id: str, seat: int) -> None:
        """Make one of a seat's moves."""
        table = self.table(id)
        person = self.ids[table.seats[seat].person]
        legal = sorted(self.house.glance(id, person.id, seat).game.legal)
        self.do(self.people.index(person), id, "Move", seat=seat, move=legal[self.rng.below(len(legal))])

    def waiting(self, id: str) -> list[int]:
        """Return the seats of people who have to act."""
        table = self.table(id)
        return [seat for seat in table.actors() if not table.seats[seat].player]

    def play(self, id: str, moves: int) -> None:
        """Let people make so many moves, or play to the end."""
        for _ in range(moves):
            if self.table(id).stage != "playing" or not self.waiting(id):
                return
            waiting = self.waiting(id)
            self.move(id, waiting[self.rng.below(len(waiting))])

    def begin(self, title: str, game: str, people: int, bots: tuple[str, ...] = (), **more: Any) -> str:
        """Lay a table and begin."""
        id = self.open(title, game, people, bots, **more)
        self.do(0, id, "Start")
        assert self.table(id).stage == "playing"
        return id

    def evening(self, game: str) -> None:
        """Lay the tables of one game."""
        every = settings(heorot.game(game))
        clock = importlib.import_module("heorot.server.log").Clock(3_600_000, 20_000)

        gathers = f"{game} gathering"
        self.open(gathers, game, 2, ("strong",), free=1, options=every[1], listed=True, clock=clock)
        self.promise(gathers, 2)
        self.do(1, self.tables[gathers], "Say", text="who else comes?")

        self.running(game, every[-2], clock)
        self.sealed_choices(game, every[12 if game == "beowulf_legend" else 2], clock)

        over = self.begin(f"{game} over", game, 2, options=every[0], clock=clock)
        self.play(over, 4)
        self.do(1, over, "Say", text="Hwæt! Þæt wæs gōd cyning")
        self.play(over, 10_000)
        assert self.table(over).how == "over"
        self.tables[f"{game} rematch"] = self.house.rematch(self.people[0], over)

        conceded = self.begin(f"{game} conceded", game, 3, options=every[1])
        self.play(conceded, 12)
        self.do(2, conceded, "Concede", seat=2)
        self.play(conceded, 4)
        self.do(0, conceded, "Concede", seat=0)
        assert self.table(conceded).how == "conceded"

        agreed = self.begin(f"{game} agreed", game, 2, ("master",), options=every[-1])
        self.play(agreed, 8)
        self.do(0, agreed, "Propose", seat=0, what="end")
        self.do(1, agreed, "Answer", seat=1, yes=True)
        assert self.table(agreed).how == "agreed"

    def late(self, games: list[str]) -> None:
        """Lay the tables at which nothing may happen any more: bots that are on turn, salts that must be in within seconds."""
        for game in games:
            every = settings(heorot.game(game))
            own = self.begin(f"{game} own parts", game, 2, ("strong",), options=every[-1], parts=own_toml(game))
            self.play(own, 6)
        self.house.hold()
        for game in games:
            own = self.tables[f"{game} own parts"]
            self.do(0, own, "Leave", seat=0, bot="master")
            self.play(own, 20)
            assert not self.waiting(own)
            self.open(f"{game} sealing", game, 2, ("master",), options=settings(heorot.game(game))[-1])
            self.promise(f"{game} sealing", 2)
        for game in games:
            id = self.tables[f"{game} sealing"]
            self.do(0, id, "Start")
            self.do(0, id, "Reveal", seat=0, salt=self.salts[f"{game} sealing"][0])
        assert all(self.table(self.tables[f"{game} sealing"]).stage == "sealing" for game in games)

    def running(self, game: str, options: dict[str, Any], clock: Any) -> None:
        """A game in its middle: moves taken back, chat, a clock, a question that waits for its answer."""
        id = self.begin(f"{game} running", game, 3, options=options, clock=clock)
        self.play(id, 9)
        self.do(0, id, "Say", text="slowly, please")
        for asks in (0, 1):
            mine = [seat for _, seat, _ in self.table(id).record.play.moves if seat >= 0]
            if mine[-1] >= 0:
                self.do(mine[-1], id, "Undo", seat=mine[-1])
            self.agree(id)
            self.play(id, 3 + asks)
        self.do(1, id, "Propose", seat=1, what="pause")
        self.agree(id)
        self.do(2, id, "Resume", seat=2)
        self.play(id, 4)
        self.do(2, id, "Propose", seat=2, what="end")
        self.do(0, id, "Answer", seat=0, yes=True)
        assert self.table(id).asking.waiting == [1]

    def agree(self, id: str) -> None:
        """Let all agree to what is asked."""
        while self.table(id).asking is not None:
            seat = self.table(id).asking.waiting[0]
            self.do(seat, id, "Answer", seat=seat, yes=True)

    def sealed_choices(self, game: str, options: dict[str, Any], clock: Any) -> None:
        """A game in which several choose at once: one has chosen for good, another in part; where a game has no such choice, its middle."""
        id = self.begin(f"{game} choosing", game, 3, ("strong",), options=options, clock=clock)
        for _ in range(200 if game in SIMULTANEOUS else 20):
            if len(self.waiting(id)) > 1:
                break
            self.play(id, 1)
        if game in SIMULTANEOUS:
            first, second, *_ = self.waiting(id)
            while first in self.waiting(id):
                self.move(id, first)
            self.lay_a_part(id, second)
            assert self.table(id).desks.laid
        self.do(0, id, "Say", text="I have chosen")

    def lay_a_part(self, id: str, seat: int) -> None:
        """Let a seat choose something, but not for good where that can be."""
        person = self.table(id).seats[seat].person
        state = self.table(id).standing(seat)
        for text, move in sorted(heorot.game(self.table(id).opened.game).lines(state, seat).items()):
            after = state.copy()
            after.apply(move, seat)
            if seat in after.actors():
                self.do(self.people.index(self.ids[person]), id, "Move", seat=seat, move=text)
                return

    def program(self, title: str, seat: int) -> str:
        """Return the token of a program that plays a seat."""
        opens: Any = importlib.import_module("heorot.server.store").Pass
        person = self.table(self.tables[title]).seats[seat].person
        token: str = self.house.run(self.house.hall.new_token(opens(person, self.tables[title], seat)))
        return token

    def facts(self) -> dict[str, Any]:
        """Return what is so at every table."""
        found: dict[str, Any] = {}
        for title, id in self.tables.items():
            table = self.table(id)
            told = self.house.glance(id, "", None, 0)
            fact: dict[str, Any] = {
                "id": id, "stage": table.stage, "how": table.how, "seq": table.seq, "entries": table.entries, "paused": table.paused,
                "salts": self.salts.get(title, []),
                "seats": [[seat.kind, seat.name, seat.person, seat.bot, seat.stand_in, seat.conceded, seat.left] for seat in table.seats],
                "asking": [table.asking.seat, table.asking.what, table.asking.line, table.asking.waiting] if table.asking else None,
                "events": [self.event(event) for event in told.events],
                "invitations": [table.invitation(seat) for seat in range(len(table.seats))],
                "code": table.code,
            }  # fmt: skip
            if table.record is not None:
                fact |= self.standing(table, id)
            found[title] = fact
        return found

    def standing(self, table: Any, id: str) -> dict[str, Any]:
        """Return how a game stands."""
        seats = range(len(table.seats))
        legal = {}
        for seat in table.actors():
            if table.seats[seat].person:
                legal[str(seat)] = sorted(self.house.glance(id, table.seats[seat].person, seat).game.legal or {})
        return {
            "lines": list(table.record.lines),
            "digest": table.record.state.digest(),
            "standing": [table.standing(eyes).seen_by(eyes).digest() for eyes in (*seats, None)],
            "line": [table.line_of(eyes) for eyes in (*seats, None)],
            "points": table.record.state.scores,
            "actors": list(table.actors()),
            "legal": legal,
            "own": [record_of(table, seat) for seat in seats],
        }

    def event(self, event: Any) -> list[Any]:
        """Return what everybody was told of an entry, without how a move was retold."""
        what = event.what
        tag = what.__struct_config__.tag
        return [event.seq, tag, what.line, what.seat, what.move] if tag == "move" else [event.seq, tag]


def record_of(table: Any, seat: int) -> str:
    """Return the hash of a seat's own record as it is so far."""
    return sha256(seats_own("\n".join(table.record.lines) + "\n", seat, heorot.game).encode()).hexdigest()


def own_toml(name: str) -> str:
    """Return components of a player's own as a file."""
    text = heorot.game(name).template()
    changes = {
        "voluspa": ("count = 8\nstrength = 7", "count = 10\nstrength = 7"),
        "beowulf_movie": ("starting_points = 50", "starting_points = 45"),
        "beowulf_legend": ("misfortune = 3", "misfortune = 4"),
        "bellum_magica": ('id = "sorceress"\nshield = 2', 'id = "sorceress"\nshield = 3'),
    }
    assert changes[name][0] in text
    return text.replace(*changes[name], 1)


def stored_hall(folder: Path) -> tuple[bytes, dict[str, Any]]:
    """Return a database of the hall, and the facts of it."""
    path = folder / "hall.db"
    story = Story(path)
    for name in names():
        story.evening(name)
    story.late(names())
    facts = {
        "now": story.house.clock.now(),
        "people": {person.name: person.id for person in story.people},
        "tokens": story.tokens,  # of browsers: what a cookie holds
        "program": story.program("voluspa running", 0),
        "tables": story.facts(),
    }
    story.house.run(story.house.hall.close())
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.execute("VACUUM")
    connection.close()
    return path.read_bytes(), facts


def packed(data: bytes) -> bytes:
    """Return bytes compressed, the same each time."""
    return gzip.compress(data, 9, mtime=0)


def main() -> None:
    """Write the files, if there are none."""
    if (HERE / "hall.db.gz").exists():
        sys.exit("these files were made once, by an older program, and must never be made again")
    with tempfile.TemporaryDirectory() as folder:
        database, facts = stored_hall(Path(folder))
    for file, data in (("records", stored_records()), ("hall", facts)):
        (HERE / f"{file}.json.gz").write_bytes(packed(json.dumps(data, ensure_ascii=False, indent=1).encode()))
    (HERE / "digests.jsonl").write_text("\n".join(json.dumps(one) for one in stored_digests()) + "\n", "utf-8")
    (HERE / "hall.db.gz").write_bytes(packed(database))


if __name__ == "__main__":
    main()
