"""Where other devices find this one: its addresses on the local net, a code to photograph, a port that is free."""

from __future__ import annotations

import errno
import os
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import psutil
import segno

from heorot.core.errors import HeorotError

QUIET = 4  # modules of quiet zone around a code, as its standard asks

# Interfaces that lead to containers, virtual machines or tunnels rather than to the room's other devices.
_BEHIND = (
    *("br-", "bridge", "cali", "cni", "docker", "flannel", "ham", "lxc", "lxd", "podman", "ppp", "tailscale", "tap", "tun", "utun"),
    *("vboxnet", "veth", "vethernet", "virbr", "virtualbox", "vmnet", "vmware", "wg", "zt"),
)
_HOME = IPv6Network("fc00::/7")  # what a home or office numbers itself: unique local addresses
_ANYWHERE = "192.0.2.1"  # of the net kept for documentation: nobody is there, and nothing is sent


def lan_addresses() -> list[str]:
    """Return the addresses by which others on the local net may reach this device, the likeliest first; IPv6 in brackets."""
    outward = _outward()
    ranked: dict[str, tuple[bool, int, bool]] = {}
    for interface, raw in _interfaces() or [("", outward)]:
        address = _parsed(raw)
        if address is None or not _usable(address):
            continue
        shown = f"[{address}]" if address.version == 6 else str(address)
        rank = (interface.lower().startswith(_BEHIND), _kind(address), raw != outward)
        ranked[shown] = min(rank, ranked.get(shown, rank))
    return sorted(ranked, key=lambda shown: ranked[shown])


def _interfaces() -> list[tuple[str, str]]:
    """Return the interfaces that are up with their addresses, as the system lists them."""
    try:
        running = psutil.net_if_stats()
        return [
            (name, entry.address)
            for name, entries in psutil.net_if_addrs().items()
            for entry in entries
            if entry.family in (socket.AF_INET, socket.AF_INET6) and (name not in running or running[name].isup)
        ]
    except (OSError, psutil.Error):  # some systems do not let everybody ask
        return []


def _outward() -> str:
    """Return the IPv4 address from which this device would speak to the world, or an empty string."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ANYWHERE, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _parsed(raw: str) -> IPv4Address | IPv6Address | None:
    """Return an address without its zone, or None for what is none."""
    try:
        return ip_address(raw.partition("%")[0])
    except ValueError:
        return None


def _usable(address: IPv4Address | IPv6Address) -> bool:
    """Return whether another device could use the address."""
    if address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified or address.is_reserved:
        return False
    return address.version == 4 or address.is_global or address in _HOME


def _kind(address: IPv4Address | IPv6Address) -> int:
    """Return how unlikely this kind of address is to be the one: private ones before public ones, IPv4 before IPv6."""
    return 2 * (address.version == 6) + (not address.is_private)


def _code(text: str) -> segno.QRCode:
    """Return a text as a QR code."""
    try:
        return segno.make(text, error="m", micro=False)
    except ValueError as error:  # segno's own are ValueErrors too
        raise HeorotError("This text does not fit into a QR code.") from error


def qr_lines(text: str) -> list[str]:
    """Return a QR code as lines of half blocks; light is what the terminal prints, so it is right on a dark one.

    >>> len(qr_lines("http://192.168.1.20:8000/"))
    17
    """
    rows = [bytes(row) for row in _code(text).matrix_iter(border=QUIET)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    return ["".join("█▀▄ "[2 * upper + lower] for upper, lower in zip(*pair)) for pair in zip(rows[::2], rows[1::2])]


def qr_svg(text: str) -> str:
    """Return a QR code as an SVG element that fills whatever it is put into.

    >>> qr_svg("http://192.168.1.20:8000/")[:26]
    '<svg viewBox="0 0 33 33" c'
    """
    return _code(text).svg_inline(border=QUIET, omitsize=True, dark="#000", light="#fff")


def free_port(host: str, wanted: int, tries: int = 20) -> socket.socket:
    """Return a socket that listens on the wanted port or, where that is taken, on one of the next; 0 is any free port."""
    family = _family(host)
    ports = range(wanted, min(wanted + max(tries, 1), 65536)) if wanted else range(1)
    if wanted < 0 or not ports:
        raise HeorotError(f"There is no port {wanted}: ports go from 0 to 65535.")
    for port in ports:
        bound = socket.socket(family, socket.SOCK_STREAM)
        try:
            _listen(bound, host, port)
            return bound
        except OSError as error:
            bound.close()
            reason = error
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
    where = f"port {ports[0]}" if len(ports) == 1 else f"any port from {ports[0]} to {ports[-1]}"
    raise HeorotError(f"Cannot listen on {where} of {host}: {reason.strerror}.") from reason


def _family(host: str) -> socket.AddressFamily:
    """Return whether a host is an IPv4 or an IPv6 one."""
    try:
        return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    except (OSError, ValueError) as error:
        raise HeorotError(f"There is no address {host!r} to listen on.") from error


def _listen(bound: socket.socket, host: str, port: int) -> None:
    """Bind and listen: only listening claims a port, since with SO_REUSEADDR Linux lets several bind to it before."""
    if os.name == "nt":  # where SO_REUSEADDR would take the port from whoever has it
        bound.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", -5), 1)
    else:  # without it, a restarted server would wait a minute for its old connections
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if bound.family == socket.AF_INET6 and socket.has_dualstack_ipv6():
        bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    bound.bind((host, port))
    bound.listen()
