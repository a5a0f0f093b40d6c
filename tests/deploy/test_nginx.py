"""A hall behind nginx, with the very file of deploy/: https by a test certificate, WebSockets, real addresses, programs' streams."""

from __future__ import annotations

import datetime
import json
import os
import shutil
import socket as plain
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect

from heorot.server.people.admission import SECURE_COOKIE
from heorot.server.people.limits import Limits
from heorot.server.web.addresses import free_port
from heorot.server.web.app import Settings
from heorot.server.web.safety import LOOPBACK
from tests.server.live import SOON, Live, heard, hello, serving

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "heorot.example"


def nginx() -> str | None:
    """Return where nginx is, if it is."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


class House(NamedTuple):
    """A hall, and the proxy before it."""

    live: Live
    https: int
    http: int
    trust: ssl.SSLContext


def certificate(folder: Path) -> None:
    """Write a test certificate and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain_key = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "privkey.pem").write_bytes(plain_key)


def configured(folder: Path, hall: int, http: int, https: int) -> Path:
    """Write nginx a configuration: the file of deploy/ with these ports and this certificate, and where its own files go."""
    text = CONFIGURATION.read_text("utf-8")
    for line in ("    listen [::]:80;\n", "    listen [::]:443 ssl;\n"):
        assert line in text
        text = text.replace(line, "")
    changes = {
        "127.0.0.1:8450": f"127.0.0.1:{hall}",
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen 443 ssl;": f"listen 127.0.0.1:{https} ssl;",
        "/etc/letsencrypt/live/heorot.example": str(folder),
    }
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;\n" if os.geteuid() == 0 else ""
    whole = f"{user}pid {folder}/pid;\nerror_log {folder}/errors;\nevents {{ }}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    path = folder / "nginx.conf"
    path.write_text(whole, "utf-8")
    return path


def free() -> int:
    """Return a port that is free now."""
    with free_port("127.0.0.1", 0) as found:
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    program = nginx()
    if program is None:
        pytest.skip("there is no nginx here (tests/deploy/nginx.sh installs it where it may)")
    folder = tmp_path_factory.mktemp("nginx")
    certificate(folder)
    settings = Settings(LOOPBACK, f"https://{NAME}", "secret")
    with serving(tmp_path_factory.mktemp("hall"), settings) as live:
        live.admission.arriving = Limits(rate=0.001, burst=1000)  # so slow that it forgets nobody here
        http, https = free(), free()
        path = configured(folder, live.port, http, https)
        process = subprocess.Popen([program, "-p", str(folder), "-c", str(path), "-g", "daemon off;"], stderr=subprocess.PIPE)
        try:
            for _ in range(600):
                try:
                    plain.create_connection(("127.0.0.1", https), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, process.communicate()
                    time.sleep(0.05)
            trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
            yield House(live, https, http, trust)
            assert live.is_well(), live.journal.lines
        finally:
            process.terminate()
            process.communicate(timeout=SOON)


class Way(httpx.HTTPTransport):
    """Goes to the proxy, whatever name is asked for, from an address of one's own."""

    def __init__(self, house: House, source: str) -> None:
        super().__init__(verify=house.trust, local_address=source)
        self.port = house.https

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": NAME}
        request.url = request.url.copy_with(host="127.0.0.1", port=self.port)
        return super().handle_request(request)


def browser(house: House, source: str = "127.0.0.2", **headers: str) -> httpx.Client:
    return httpx.Client(base_url=f"https://{NAME}", transport=Way(house, source), headers={"host": NAME, **headers}, timeout=SOON)


def test_https_by_a_certificate_that_is_checked(house: House) -> None:
    with browser(house) as ann:
        answer = ann.get("/healthz")
        assert (answer.status_code, answer.headers["strict-transport-security"]) == (200, "max-age=31536000")
        cookie = ann.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
        assert cookie.startswith(f"{SECURE_COOKIE}=")
        assert "secure" in cookie.lower()
    with pytest.raises(ssl.SSLError), plain.create_connection(("127.0.0.1", house.https)) as raw:
        ssl.create_default_context().wrap_socket(raw, server_hostname=NAME)


def test_plain_http_is_led_to_https(house: House) -> None:
    answer = httpx.get(f"http://127.0.0.1:{house.http}/table/T?x=1", headers={"host": NAME}, timeout=SOON)
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/table/T?x=1")


def named(house: House, ann: httpx.Client) -> str:
    """Arrive, and return the token."""
    found: str = ann.post("/api/me", json={"name": "Ann"}).cookies[SECURE_COOKIE]
    ann.headers["cookie"] = f"{SECURE_COOKIE}={found}"
    return found


def test_a_table_over_a_socket(house: House) -> None:
    with browser(house) as ann:
        token = named(house, ann)
        table = ann.post("/api/tables", json={"game": "voluspa", "players": 2, "seats": ["me", "guest: Bo"]}).json()["table"]
        assert ann.post(f"/api/tables/{table}/do", json={"do": "start", "key": "start"}).status_code == 200
        raw = plain.create_connection(("127.0.0.1", house.https), SOON)
        headers = {"Cookie": f"{SECURE_COOKIE}={token}", "Origin": f"https://{NAME}"}
        with connect(f"wss://{NAME}/api/ws", sock=raw, ssl=house.trust, server_hostname=NAME, additional_headers=headers) as socket:
            socket.send(hello(table, 0))
            game = heard(socket, "welcome")["game"]
            if "legal" not in game:
                socket.send(json.dumps({"do": "look", "eyes": 1}))
                game = heard(socket, "welcome")["game"]
            move = {"do": "move", "key": "one", "seat": game["actors"][0], "move": next(iter(game["legal"]))}
            socket.send(json.dumps(move))
            assert heard(socket, "news")["ok"] == "one"


def counted(house: House) -> set[str]:
    """Return the addresses from which somebody has arrived."""
    return set(house.live.admission.arriving._full)


def test_the_hall_counts_real_addresses_whatever_a_client_claims(house: House) -> None:
    for source in ("127.0.0.21", "127.0.0.22"):
        with browser(house, source, **{"x-forwarded-for": "203.0.113.7", "forwarded": "for=203.0.113.8"}) as ann:
            assert ann.post("/api/me", json={"name": "Ann"}).status_code == 200
    found = counted(house)
    assert {"127.0.0.21", "127.0.0.22"} <= found
    assert not {"203.0.113.7", "203.0.113.8"} & found


def test_only_the_proxy_is_believed(house: House) -> None:
    headers: dict[str, Any] = {"host": NAME, "x-forwarded-for": "203.0.113.9"}
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.23"), timeout=SOON) as direct:
        assert direct.post(f"{house.live.url}/api/me", json={"name": "Ann"}, headers=headers).status_code == 200
    assert "127.0.0.23" in counted(house)
    assert "203.0.113.9" not in counted(house)


def test_counters_need_their_token(house: House) -> None:
    with browser(house) as ann:
        assert ann.get("/metrics").status_code == 403
        assert ann.get("/metrics", headers={"authorization": "Bearer secret"}).status_code == 200


def test_a_programs_turns_come_line_by_line(house: House) -> None:
    with browser(house) as ann:
        named(house, ann)
        table = ann.post("/api/tables", json={"game": "voluspa", "players": 2, "seats": ["me", "guest: Bo"]}).json()["table"]
        assert ann.post(f"/api/tables/{table}/do", json={"do": "start", "key": "start"}).status_code == 200
        seat = ann.get(f"/api/tables/{table}").json()["game"]["actors"][0]
        token = ann.post(f"/api/tables/{table}/seats/{seat}/token").json()["token"]
        with ann.stream("GET", "/api/bot/stream", headers={"authorization": f"Bearer {token}"}) as stream:
            lines = (line for line in stream.iter_lines() if line)
            assert json.loads(next(lines))["is"] == "turn"


def test_what_is_too_large_ends_at_the_proxy(house: House) -> None:
    with browser(house) as ann:
        assert ann.post("/api/me", content=b"x" * 400_000).status_code == 413
