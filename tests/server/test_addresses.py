"""Addresses of the local net, QR codes, free ports."""

from __future__ import annotations

import socket
from types import SimpleNamespace

import psutil
import pytest
import segno

from heorot.core.errors import HeorotError
from heorot.server.web import addresses
from heorot.server.web.addresses import free_port, lan_addresses, qr_lines, qr_svg
from tests.server.live import SOON

V4, V6 = socket.AF_INET, socket.AF_INET6


def plug(patch: pytest.MonkeyPatch, outward: str, down: tuple[str, ...] = (), **interfaces: list[str]) -> None:
    """Pretend that this machine has these interfaces."""
    listed = {
        name.replace("_", "-"): [SimpleNamespace(family=V6 if ":" in address else V4, address=address) for address in found]
        for name, found in interfaces.items()
    }
    patch.setattr(psutil, "net_if_addrs", lambda: listed)
    patch.setattr(psutil, "net_if_stats", lambda: {name: SimpleNamespace(isup=name not in down) for name in listed})
    patch.setattr(addresses, "_outward", lambda: outward)


def test_the_likeliest_address_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(
        monkeypatch,
        "192.168.1.20",
        ("wlan1",),
        lo=["127.0.0.1", "::1"],
        docker0=["172.17.0.1", "fd00:d0c::1"],
        br_3f2=["172.18.0.1"],
        eth1=["10.1.2.3", "203.0.114.5"],
        wlan0=["192.168.1.20", "fe80::1%wlan0", "fd12::20", "2a01:4f8::20", "169.254.3.4"],
        wlan1=["192.168.7.7"],
        odd=["ff02::1", "0.0.0.0", "240.0.0.1", "2001:db8::1"],
    )
    assert lan_addresses() == [
        *("192.168.1.20", "10.1.2.3", "203.0.114.5", "[fd12::20]", "[2a01:4f8::20]"),
        *("172.17.0.1", "172.18.0.1", "[fd00:d0c::1]"),
    ]


def test_a_tunnel_is_not_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, "10.8.0.2", tun0=["10.8.0.2"], en0=["192.168.0.5"])
    assert lan_addresses() == ["192.168.0.5", "10.8.0.2"]


def test_no_net_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    plug(monkeypatch, "", lo=["127.0.0.1", "::1"])
    assert lan_addresses() == []


def test_where_interfaces_may_not_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise PermissionError

    plug(monkeypatch, "192.168.1.20")
    monkeypatch.setattr(psutil, "net_if_addrs", refuse)
    assert lan_addresses() == ["192.168.1.20"]


def test_this_machine_can_be_asked() -> None:
    assert not any(address.startswith(("127.", "[::1", "[fe80", "169.254.")) for address in lan_addresses())


@pytest.mark.parametrize("text", ["http://192.168.1.20:8000/", "https://heorot.example/t/K7QX-3M#" + "x" * 40, "зал"])
def test_a_code_in_half_blocks_is_the_code(text: str) -> None:
    lines = qr_lines(text)
    rows: list[list[int]] = []
    for line in lines:
        rows.append([int(letter in "▄ ") for letter in line])
        rows.append([int(letter in "▀ ") for letter in line])
    expected = [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=4)]
    assert rows[: len(expected)] == expected
    assert not any(map(sum, rows[len(expected) :]))
    assert len({len(line) for line in lines}) == 1
    assert all(line.startswith("████") and line.endswith("████") for line in lines)


def test_a_code_for_pages() -> None:
    svg = qr_svg("http://192.168.1.20:8000/?a=<b>&c")
    assert svg.startswith("<svg viewBox=")
    assert svg.endswith("</svg>")
    assert 'fill="#fff"' in svg
    assert "style" not in svg


def test_a_code_of_too_much() -> None:
    for text in ("x" * 5000, "\ud800"):
        for code in (qr_lines, qr_svg):
            with pytest.raises(HeorotError, match="QR code"):
                code(text)


def test_a_free_port_is_the_wanted_one_and_it_listens() -> None:
    with free_port("127.0.0.1", 0) as any_port:
        port = any_port.getsockname()[1]
    with free_port("127.0.0.1", port) as bound:
        assert bound.getsockname() == ("127.0.0.1", port)
        with socket.create_connection(("127.0.0.1", port), timeout=SOON) as client, bound.accept()[0] as served:
            client.sendall(b"hall")
            assert served.recv(4) == b"hall"


def test_a_taken_port_moves_to_the_next() -> None:
    with free_port("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with free_port("127.0.0.1", port, 50) as second, free_port("127.0.0.1", port, 50) as third:
            assert port < second.getsockname()[1] < third.getsockname()[1] < port + 50
        with pytest.raises(HeorotError, match=rf"^Cannot listen on port {port} of 127\.0\.0\.1: .*\.$"):
            free_port("127.0.0.1", port, 1)


def test_a_port_that_is_listened_on_everywhere_is_taken_here() -> None:
    with free_port("0.0.0.0", 0) as first, pytest.raises(HeorotError, match="Cannot listen"):
        free_port("127.0.0.1", first.getsockname()[1], 1)


def test_a_port_whose_connections_linger_is_free() -> None:
    with free_port("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        client = socket.create_connection(("127.0.0.1", port), timeout=SOON)
        served = first.accept()[0]
        served.close()  # whoever closes first keeps the port in TIME_WAIT
        client.close()
    with free_port("127.0.0.1", port, 1) as again:
        assert again.getsockname()[1] == port


def test_a_port_of_ipv6() -> None:
    try:
        with socket.socket(V6) as plain:
            plain.bind(("::1", 0))
    except OSError:  # a machine without IPv6
        with pytest.raises(HeorotError):
            free_port("::1", 0)
    else:
        with free_port("::1", 0) as bound:
            assert bound.family == V6


@pytest.mark.parametrize("port", [-1, -30, 65536, 99999])
def test_ports_that_do_not_exist(port: int) -> None:
    with pytest.raises(HeorotError, match="no port"):
        free_port("127.0.0.1", port)


def test_the_last_port_is_the_last() -> None:
    with free_port("127.0.0.1", 65535, 1), pytest.raises(HeorotError, match="port 65535 of"):
        free_port("127.0.0.1", 65535)


@pytest.mark.parametrize("host", ["no such host.invalid", "a\0b", "256.1.1.1", "\udc80"])
def test_hosts_that_are_none(host: str) -> None:
    with pytest.raises(HeorotError, match="no address"):
        free_port(host, 0)


def test_an_address_of_somebody_else() -> None:
    with pytest.raises(HeorotError, match=r"Cannot listen on any port from 8000 to 8019 of 198\.51"):
        free_port("198.51.100.7", 8000)
