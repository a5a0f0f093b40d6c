"""What the hall says in a group's chat: a few words to a web address that a table's opener has given.

Nobody can make the hall knock at doors behind it: only https, only addresses of the open net, looked up here and gone to as they were
found, and no redirection is followed. Nothing waits for an answer, and nothing of it is read but whether it was one.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import ssl
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from heorot.server.protocol import Refused

journal = logging.getLogger("heorot.hooks")
PATIENCE = 5.0  # seconds for the whole errand
AT_ONCE = 4  # errands under way; so many more may wait
WAITING = 64
LONGEST = 500  # letters of an address
OPEN = ipaddress.IPv6Network("2000::/3")  # what of IPv6 is given to the open net
PORTS = {"https": 443, "http": 80}


class Address(NamedTuple):
    """A web address, taken apart."""

    scheme: str
    host: str
    port: int
    path: str


def parsed(url: str, allow_private: bool) -> Address:
    """Return a web address that may be used at all, or refuse it: who is behind it is looked up when it is used.

    >>> parsed("https://chat.example/hooks/1?a=b", False)
    Address(scheme='https', host='chat.example', port=443, path='/hooks/1?a=b')
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise bad_hook("this is no web address") from None
    schemes = ("https", "http") if allow_private else ("https",)
    if parts.scheme not in schemes or not parts.hostname or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise bad_hook("a web hook is an address that begins with https://")
    if parts.username is not None or parts.password is not None:
        raise bad_hook("a web hook has no name and no password in it")
    if not allow_private and _is_private_name(parts.hostname):
        raise bad_hook("this address is not in the open net")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(parts.scheme, parts.hostname, PORTS[parts.scheme] if port is None else port, path)


def bad_hook(sentence: str) -> Refused:
    """Return the refusal of an address."""
    return Refused("bad-option", sentence)


def _is_private_name(host: str) -> bool:
    """Whether a host is told by a number, or a name, that no other machine has."""
    with contextlib.suppress(ValueError):
        return not is_open(host)
    return host == "localhost" or host.endswith((".localhost", ".local", ".internal", ".home.arpa"))


def is_open(number: str) -> bool:
    """Whether an address is one of the open net.

    >>> [is_open(one) for one in ("1.1.1.1", "127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:192.168.0.1", "100.64.0.1")]
    [True, False, False, False, False, False, False]
    """
    found = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):  # one that is a mask of an IPv4 address may lead anywhere
        return found in OPEN and found.is_global and not found.sixtofour and not found.teredo
    return found.is_global and not found.is_multicast


class Hooks:
    """Runs the errands of a hall, in tasks of their own."""

    def __init__(self, url: str = "", allow_private: bool = False) -> None:
        self.url = url  # of the hall
        self.allow_private = allow_private
        self.errands: set[asyncio.Task[None]] = set()
        self.turns = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def secure(self) -> ssl.SSLContext:
        """How the other side shows that it is who it says."""
        return ssl.create_default_context()

    def send(self, url: str, text: str, told: Callable[[bool], None]) -> None:
        """Say something at an address; `told` hears whether it was taken. Where too many errands wait, it is left out."""
        if len(self.errands) >= AT_ONCE + WAITING:
            return
        task = asyncio.create_task(self.run(url, text, told))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def stop(self) -> None:
        """Call all errands back."""
        for task in tuple(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)

    async def run(self, url: str, text: str, told: Callable[[bool], None]) -> None:
        """Run one errand."""
        async with self.turns:
            try:
                taken = await asyncio.wait_for(self.post(url, text), PATIENCE)
            except (OSError, TimeoutError, Refused, asyncio.IncompleteReadError, ValueError) as why:
                journal.info("a web hook does not answer", extra={"kind": type(why).__name__})
                taken = False
        told(taken)

    async def post(self, url: str, text: str) -> bool:
        """Say something; returns whether the answer was a good one."""
        at = parsed(url, self.allow_private)
        number = await self.found(at)
        secure = self.secure if at.scheme == "https" else None
        reader, writer = await asyncio.open_connection(number, at.port, ssl=secure, server_hostname=at.host if secure else None)
        try:
            writer.write(request(at, msgspec.json.encode({"text": text})))
            await writer.drain()
            status = (await reader.readline()).split(maxsplit=2)
            return len(status) > 1 and status[0].startswith(b"HTTP/1.") and status[1].startswith(b"2")
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def found(self, at: Address) -> str:
        """Return the number of an address: it is gone to by that, so that nobody can name another one meanwhile."""
        found = await asyncio.get_running_loop().getaddrinfo(at.host, at.port, type=socket.SOCK_STREAM)
        numbers = [str(where[0]) for *_, where in found]
        if not numbers or not (self.allow_private or all(map(is_open, numbers))):
            raise bad_hook("this address is not in the open net")
        return numbers[0]


def request(at: Address, body: bytes) -> bytes:
    """Return what is sent."""
    named = f"[{at.host}]" if ":" in at.host else at.host
    host = named if at.port == PORTS[at.scheme] else f"{named}:{at.port}"
    head = (
        f"POST {at.path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "User-Agent: heorot\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body
