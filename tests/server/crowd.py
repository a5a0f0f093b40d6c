"""People who keep a hall busy, whatever becomes of it: they play, chat, take back, pause and leave, and come back when it is there again.

Whoever got no answer sends the same command again, with the same key. What they were told and promised goes into a ledger.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from heorot.core.dealing import SALT_BYTES, salt_commitment
from heorot.server import protocol
from tests.server.ledger import Ears, Errand, Ledger
from tests.server.mortal import HOST, Fate, Moment

PATIENCE = 120.0  # seconds after which something hangs; nothing is ever measured by them
CAME_BACK = (1012, 4429)  # codes with which the hall asks to come back
Place = tuple[str, int, int]  # game, seats, how many of them are bots'
PLACES: tuple[Place, ...] = (("voluspa", 2, 0), ("voluspa", 3, 1), ("voluspa", 4, 0), ("fists", 3, 0))


class Fallen(Exception):
    """The hall is there no more."""


class Standing(msgspec.Struct):
    """As much of a position as is needed to move."""

    legal: dict[str, protocol.Worth] = {}


class Frame(msgspec.Struct):
    """Anything the hall says."""

    kind: str = msgspec.field(name="is")
    seq: int = 0
    events: list[Raw] = []
    ok: str = ""
    key: str = ""
    error: str = ""
    sentence: str = ""
    table: protocol.TableInfo | None = None
    you: protocol.You | None = None
    game: Standing | None = None


class Numbered(msgspec.Struct):
    """As much of an event as tells it from others."""

    seq: int


read_frame = msgspec.json.Decoder(Frame).decode
read_number = msgspec.json.Decoder(Numbered).decode


@dataclass(frozen=True)
class Person:
    """Somebody the hall knows."""

    id: str
    name: str
    cookie: str


class Visit:
    """One life of the hall, as the crowd sees it."""

    def __init__(self, pid: int, port: int, fate: Fate) -> None:
        self.pid = pid
        self.fate = fate
        self.last = fate.moment == "never"  # nothing new is begun, all that is open is brought to its end
        self.where = f"{HOST}:{port}"
        self.http = httpx.AsyncClient(base_url=f"http://{self.where}", trust_env=False, timeout=PATIENCE)
        self.passed: dict[Moment, int] = {}
        self.gone = False

    def passes(self, moment: Moment) -> None:
        """Something has happened; it may be what the hall is to die of."""
        self.passed[moment] = self.passed.get(moment, 0) + 1
        if (self.fate.moment, self.fate.count) == (moment, self.passed[moment]):
            if self.fate.delay:
                asyncio.get_running_loop().call_later(self.fate.delay, self.kill)
            else:
                self.kill()

    def kill(self) -> None:
        """Kill the hall, unless it is gone already: its number may be somebody else's by now."""
        if not self.gone:
            os.kill(self.pid, signal.SIGKILL)

    async def ask(self, method: str, path: str, person: Person | None, data: Any = None) -> httpx.Response:
        """Ask over HTTP."""
        headers = {"Cookie": f"heorot={person.cookie}"} if person else {}
        body = None if data is None else protocol.encode(data)
        while True:
            try:
                answer = await self.http.request(method, path, headers={**headers, "Content-Type": "application/json"}, content=body)
            except httpx.TimeoutException:
                raise
            except httpx.TransportError:
                raise Fallen from None
            self.http.cookies.clear()  # everybody here has their own
            if answer.status_code != 429:
                return answer
            await asyncio.sleep(0.1)


class Guest:
    """Somebody at a table: through the eyes of a seat, which they play, or as an onlooker."""

    def __init__(self, crowd: Crowd, table: str, person: Person, seat: int | None) -> None:
        self.crowd = crowd
        self.person = person
        self.seat = seat
        self.ears = Ears(table, seat)
        crowd.ledger.ears.append(self.ears)
        self.open: dict[str, Errand] = {}  # sent, and not answered
        self.info: protocol.TableInfo | None = None
        self.legal: list[str] = []
        self.here = False

    def __str__(self) -> str:
        where = self.info.stage if self.info else "not yet welcome"
        waiting = f"waits for {', '.join(map(str, self.open.values()))}" if self.open else f"has {len(self.legal)} moves"
        return f"eyes {self.seat} {'here' if self.here else 'away'}, {where}, seen {self.ears.seen}, {waiting}"

    @property
    def over(self) -> bool:
        """Whether there is nothing left to do here."""
        return self.info is not None and self.info.stage == "finished" and not self.open

    async def listen(self, visit: Visit) -> None:
        """Be there until the game is over or the hall falls."""
        options: dict[str, Any] = {"compression": None, "ping_interval": None, "proxy": None, "open_timeout": PATIENCE}
        cookie = {"Cookie": f"heorot={self.person.cookie}"}
        while True:
            try:
                async with connect(f"ws://{visit.where}/api/ws", additional_headers=cookie, **options) as socket:
                    self.here = True
                    await self.talk(visit, socket)
                    return
            except ConnectionClosed as why:
                if why.rcvd is None:
                    raise Fallen from None
                if why.rcvd.code not in CAME_BACK:
                    self.crowd.ledger.fault(f"table {self.ears.table[:6]}: the hall has closed a socket with {why.rcvd.code}")
                    raise Fallen from None
            except TimeoutError:
                raise
            except (OSError, EOFError, InvalidMessage):
                raise Fallen from None
            finally:
                self.here = False

    async def talk(self, visit: Visit, socket: ClientConnection) -> None:
        """Say hello, and then answer whatever comes."""
        hello = protocol.Hello(protocol=protocol.PROTOCOL, table=self.ears.table, eyes=self.seat, seen=self.ears.seen)
        await socket.send(protocol.encode(hello), text=True)
        while True:
            frame = read_frame(await socket.recv())
            self.hear(visit, frame)
            if frame.kind == "welcome":
                for errand in self.open.values():
                    await self.send(visit, socket, errand)
            if self.over or (visit.last and self.info and not self.open):
                return
            command = None if visit.last else self.wish()
            if command is not None:
                errand = self.crowd.ledger.errand(self.person.id, self.ears.table, command)
                self.open[command.key] = errand
                await self.send(visit, socket, errand)

    async def send(self, visit: Visit, socket: ClientConnection, errand: Errand) -> None:
        """Send a command, for the first time or again."""
        errand.sent += 1
        await socket.send(protocol.encode(errand.command), text=True)
        visit.passes("sent")

    def hear(self, visit: Visit, frame: Frame) -> None:
        """Take in what the hall says."""
        ledger = self.crowd.ledger
        self.info = frame.table or self.info
        self.legal = self.legal if frame.game is None else list(frame.game.legal)
        if frame.kind in ("welcome", "news"):
            ledger.hear(self.ears, frame.seq, {read_number(event).seq: bytes(event) for event in frame.events})
        if frame.kind == "welcome" and (frame.you is None or frame.you.person != self.person.id):
            ledger.fault(f"the hall has forgotten {self.person.name}")
        if frame.ok:
            ledger.done(self.open.pop(frame.ok), frame.seq)
            visit.passes("told")
        if frame.kind == "failure" and frame.error != "slow-down":
            self.refused(frame)

    def refused(self, frame: Frame) -> None:
        """Something was not done."""
        if frame.key in self.open:
            self.crowd.ledger.refused(self.open.pop(frame.key), frame.error)
        else:
            self.crowd.ledger.fault(f"table {self.ears.table[:6]}: {frame.error}: {frame.sentence}")

    def wish(self) -> protocol.AnyCommand | None:
        """Return what to do next, if anything: while one command is open, only talk."""
        info, seat, rng = self.info, self.seat, self.crowd.rng
        if info is None or info.stage != "playing" or len(self.open) > 2:
            return None
        key = self.crowd.key()
        whim = rng.random()
        if whim < 0.06:
            return protocol.Say(key=key, text=f"Skál, {key}!")
        if self.open or seat is None:
            return None
        if info.question and seat in info.question.waiting:
            return protocol.Answer(key=key, seat=seat, yes=rng.random() < 0.7)
        if info.paused:
            return protocol.Resume(key=key, seat=seat)
        if info.seats[seat].stand_in:
            return protocol.Return(key=key, seat=seat)
        if whim < 0.09:
            return protocol.Undo(key=key, seat=seat)
        if whim < 0.1:
            return protocol.Propose(key=key, seat=seat, what="pause")
        if whim < 0.11:
            return protocol.Leave(key=key, seat=seat, bot="random")
        return protocol.Move(key=key, seat=seat, move=rng.choice(self.legal)) if self.legal else None


@dataclass
class Party:
    """Those who gather at one table to play one game."""

    crowd: Crowd
    game: str
    players: int
    bots: int
    people: list[Person]
    table: str = ""
    errands: list[tuple[Person, Errand]] = field(default_factory=list)  # what must be done before the game begins, in order
    guests: list[Guest] = field(default_factory=list)
    given_up: bool = False

    @property
    def over(self) -> bool:
        """Whether nobody has anything to do here any more."""
        return self.given_up or bool(self.guests and all(guest.over for guest in self.guests))

    async def attend(self, visit: Visit) -> None:
        """Play until the game is over or the hall falls."""
        if not self.table:
            await self.open(visit)
        while self.errands and not self.given_up:
            await self.run(visit, *self.errands[0])
        if self.given_up:
            return
        if not self.guests:
            self.guests = [Guest(self.crowd, self.table, person, seat) for seat, person in enumerate(self.people)]
            self.guests.append(Guest(self.crowd, self.table, self.crowd.somebody_else(self.people), None))
        told = await asyncio.gather(*(guest.listen(visit) for guest in self.guests if not guest.over), return_exceptions=True)
        for error in told:  # only now: what the others were told is to be heard too
            if error is not None:
                raise error

    async def open(self, visit: Visit) -> None:
        """Open a table; what must be done there is from now on sent until it is done."""
        seats = ["me", *[""] * (self.players - self.bots - 1), *["random"] * self.bots]
        opening = {"game": self.game, "players": self.players, "seats": seats, "listed": True}
        answer = await visit.ask("POST", "/api/tables", self.people[0], opening)
        self.table = answer.raise_for_status().json()["table"]
        salt = secrets.token_bytes(SALT_BYTES)
        opener, second, *others = self.people
        promised = salt_commitment(salt)
        self.plan(second, protocol.Sit(key=self.crowd.key(), seat=1, commitment=promised))
        for seat, person in enumerate(others, 2):
            self.plan(person, protocol.Sit(key=self.crowd.key(), seat=seat))
        self.plan(opener, protocol.Start(key=self.crowd.key()))
        self.plan(second, protocol.Reveal(key=self.crowd.key(), seat=1, salt=salt.hex()))

    def plan(self, person: Person, command: protocol.AnyCommand) -> None:
        """Note something to be done before the game begins."""
        self.errands.append((person, self.crowd.ledger.errand(person.id, self.table, command)))

    async def run(self, visit: Visit, person: Person, errand: Errand) -> None:
        """Do the next thing over HTTP; a table at which it is refused (salts were revealed too late) is given up."""
        errand.sent += 1
        asked = asyncio.create_task(visit.ask("POST", f"/api/tables/{self.table}/do", person, errand.command))
        await asyncio.sleep(0)
        visit.passes("sent")
        frame = read_frame((await asked).content)
        self.errands.pop(0)
        if frame.ok == errand.command.key:
            self.crowd.ledger.done(errand, frame.seq)
            visit.passes("told")
        else:
            self.crowd.ledger.refused(errand, frame.error)
            self.given_up = True


class Crowd:
    """Everybody."""

    def __init__(self, ledger: Ledger, rng: Random, places: Sequence[Place] = PLACES) -> None:
        self.ledger = ledger
        self.rng = rng
        self.games = places
        self.people: list[Person] = []
        self.keys = count(1)
        self.places: list[Party | None] = [None for _ in places]
        self.parties: list[Party] = []  # all there ever were

    def key(self) -> str:
        """Return a key that no command has yet."""
        return f"k{next(self.keys)}"

    def somebody_else(self, people: list[Person]) -> Person:
        """Return anybody who is not one of these."""
        return self.rng.choice([person for person in self.people if person not in people])

    async def arrive(self, visit: Visit, most: int = 10) -> None:
        """Make the hall know everybody."""
        while len(self.people) < most:
            name = f"Thane {len(self.people) + 1}"
            answer = await visit.ask("POST", "/api/me", None, {"name": name})
            self.people.append(Person(answer.raise_for_status().json()["id"], name, answer.cookies["heorot"]))

    def standing(self) -> str:
        """Return who waits for what, for whoever wonders why nothing happens any more."""
        said = []
        for party in self.places:
            if party is not None:
                waiting = [f"{errand} (sent {errand.sent}x)" for _, errand in party.errands]
                said.append(f"{party.game} {party.table[:6]}: {', '.join(waiting) or 'playing'}")
                said += [f"  {guest}" for guest in party.guests]
        return "\n".join(said)

    async def stay(self, visit: Visit) -> None:
        """Keep the hall busy until it falls, or in its last life until nothing is open."""
        try:
            await self.arrive(visit)
            told = await asyncio.gather(*(self.keep(visit, place) for place in range(len(self.games))), return_exceptions=True)
        except Fallen:
            return
        finally:
            visit.gone = not visit.last
        for error in told:
            if error is not None and not isinstance(error, Fallen):
                raise error

    async def keep(self, visit: Visit, place: int) -> None:
        """Keep one place busy: where a game is over, another one begins."""
        while True:
            party = self.places[place]
            if party is not None and party.over:
                self.ledger.retire(party.table)
                party = None
            if party is None:
                if visit.last:
                    return
                game, players, bots = self.games[place]
                party = Party(self, game, players, bots, self.rng.sample(self.people, players - bots))
                self.parties.append(party)
                self.places[place] = party
            await party.attend(visit)
            if visit.last and not party.over:
                return
