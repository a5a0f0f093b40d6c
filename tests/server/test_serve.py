"""`heorot serve` as people start it: where it keeps things, what it prints, how it stops, and what it says when it cannot open."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket as plain
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from heorot.server.people.admission import COOKIE
from heorot.server.web.addresses import lan_addresses
from tests.server.live import SOON, end, heard, hello

posix = pytest.mark.skipif(os.name != "posix", reason="signals are another matter there")


def command(folder: Path, *arguments: str) -> dict[str, Any]:
    """Return how to start a hall whose data lie in a folder."""
    environment = os.environ | {"XDG_DATA_HOME": str(folder), "PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "error::ResourceWarning"}
    return {"args": [sys.executable, "-m", "heorot", "serve", *arguments], "env": environment, "encoding": "utf-8"}


class Hall:
    """A hall in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.began = time.monotonic()
        self.process = subprocess.Popen(**command(folder, *arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.said: list[str] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip("\n"))
            if "Ctrl+C" in line:
                break
        found = re.search(r"http://localhost:(\d+)/", "\n".join(self.said))
        assert found, (self.said, self.process.communicate(timeout=SOON))
        self.port = int(found[1])
        self.url = f"http://localhost:{self.port}"

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Stop it, and return its code and all that it complained of."""
        self.process.send_signal(number)
        _, complaints = self.process.communicate(timeout=SOON)
        return self.process.returncode, complaints


@contextlib.contextmanager
def running(folder: Path, *arguments: str) -> Iterator[Hall]:
    """Open a hall, and make sure that it is gone afterwards."""
    hall = Hall(folder, *arguments)
    try:
        yield hall
    finally:
        if hall.process.poll() is None:
            hall.process.kill()
            hall.process.communicate()


def told(folder: Path, *arguments: str) -> str:
    """Start a hall that cannot open, and return the one sentence it says."""
    done = subprocess.run(**command(folder, *arguments), capture_output=True, timeout=SOON)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("heorot: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return str(done.stderr)


@posix
def test_heorot_alone_opens_the_hall_and_the_browser_at_its_door(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part" && mv "{opened}.part" "{opened}"\n', "utf-8")
    browser.chmod(0o755)
    how = command(tmp_path)
    how["args"].remove("serve")
    process = subprocess.Popen(**how | {"env": how["env"] | {"BROWSER": f"{browser} %s"}}, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        until = time.monotonic() + SOON
        while not opened.is_file() and process.poll() is None and time.monotonic() < until:
            time.sleep(0.05)
        address = opened.read_text("utf-8").strip()
        assert re.fullmatch(r"http://localhost:[0-9]+/", address)
        assert httpx.get(address, timeout=SOON).headers["content-type"] == "text/html; charset=utf-8"
    finally:
        process.terminate()
        said, _ = process.communicate(timeout=SOON)
    assert address in said


@posix
def test_a_hall_from_its_opening_to_its_end(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as hall:
        first = httpx.get(f"{hall.url}/healthz", timeout=SOON)
        print(f"from the command to the first answer: {time.monotonic() - hall.began:.2f} s")
        assert first.status_code == 200
        assert hall.said == ["the hall is open:", f"  {hall.url}/", "press Ctrl+C to close it"]
        assert (tmp_path / "heorot" / "hall.db").is_file()
        with httpx.Client(base_url=hall.url, timeout=SOON) as ann:
            ann.post("/api/me", json={"name": "Ann"})
            table = ann.post("/api/tables", json={"game": "voluspa", "players": 2, "seats": ["me", "random"]}).json()["table"]
            assert ann.post(f"/api/tables/{table}/do", json={"do": "start", "key": "k"}).status_code == 200
            token = ann.post(f"/api/tables/{table}/seats/0/token").json()["token"]
            cookie = ann.cookies[COOKIE]
            headers = {"Cookie": f"{COOKIE}={cookie}"}
            program = {"authorization": f"Bearer {token}"}
            with (
                connect(f"ws://localhost:{hall.port}/api/ws", additional_headers=headers) as socket,
                connect(f"ws://localhost:{hall.port}/api/ws") as silent,
                ann.stream("GET", "/api/bot/stream", headers=program) as stream,
            ):
                socket.send(hello(table, 0))
                heard(socket, "welcome")
                hall.process.send_signal(signal.SIGTERM)
                for one in (socket, silent):
                    assert end(one)[1] == 1012
                stream.read()
        assert hall.stop() == (0, "")  # without a complaint: nobody had to be cut off
    with running(tmp_path, "--port", "0") as again, httpx.Client(base_url=again.url, cookies={COOKIE: cookie}, timeout=SOON) as ann:
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert ann.get(f"/api/tables/{table}", params={"eyes": 0}).json()["table"]["stage"] == "playing"
        assert again.stop(signal.SIGINT) == (0, "")


def test_a_second_hall_cannot_open_the_same_file(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0") as hall:
        assert "open elsewhere" in told(tmp_path, "--port", "0")
        assert httpx.get(f"{hall.url}/healthz", timeout=SOON).status_code == 200


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with plain.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with running(tmp_path, "--port", str(port)) as hall:
            assert hall.port > port
            assert hall.said[0] == f"port {port} is taken: the hall is at port {hall.port}"
            assert httpx.get(f"{hall.url}/healthz", timeout=SOON).status_code == 200


def test_other_devices_are_let_in_when_asked_to(tmp_path: Path) -> None:
    near = lan_addresses()
    with running(tmp_path, "--port", "0", "--lan") as hall:
        assert [line.strip() for line in hall.said if line.startswith("  ")] == [
            f"{hall.url}/", *(f"http://{address}:{hall.port}/" for address in near)
        ]  # fmt: skip
        assert any(re.fullmatch("[█▀▄ ]{20,}", line) for line in hall.said) == bool(near)
        for address in near[:1]:
            assert httpx.get(f"http://{address}:{hall.port}/healthz", timeout=SOON).status_code == 200
            refused = httpx.get(f"http://{address}:{hall.port}/metrics", timeout=SOON)
            assert (refused.status_code, refused.json()["error"]) == (403, "not-yours")
        strange = httpx.get(f"{hall.url}/healthz", headers={"host": "evil.example"}, timeout=SOON)
        assert strange.status_code == 421


def test_an_address_that_people_use_is_heard_and_shown(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--public-url", "https://heorot.example/") as hall:
        assert hall.said[1] == "  https://heorot.example/"
        answer = httpx.post(f"{hall.url}/api/me", json={"name": "Ann"}, headers={"host": "heorot.example"}, timeout=SOON)
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("url", ["hail", "ftp://heorot.example", "https://heorot.example:99999"])
def test_an_address_that_is_none(tmp_path: Path, url: str) -> None:
    assert "--public-url" in told(tmp_path, "--port", "0", "--public-url", url)


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("hail")
    assert "postgresql" in told(tmp_path, "--port", "0", "--database", "postgresql://somebody:secret@db/hall")
    assert "cannot be opened" in told(tmp_path, "--port", "0", "--database", f"sqlite:///{tmp_path}")
    assert "cannot be read" in told(tmp_path, "--port", "0", "--database", f"sqlite:///{tmp_path}/file")
    assert "cannot be opened" in told(tmp_path / "file", "--port", "0")


def test_addresses_at_which_nobody_can_listen(tmp_path: Path) -> None:
    assert "203.0.113.9" in told(tmp_path, "--host", "203.0.113.9", "--port", "0")
    assert "no-such-host" in told(tmp_path, "--host", "no-such-host.invalid", "--port", "0")
    assert "65535" in told(tmp_path, "--port", "70000")
    assert "--bots" in told(tmp_path, "--bots", "0")


@posix
def test_the_command_of_a_work_tree_works_things_out_beside_the_tables(tmp_path: Path) -> None:
    """Processes beside the hall read the main script again: it must not open a second hall."""
    script = Path(sys.executable).with_name("heorot")
    arguments = command(tmp_path, "--port", "0")
    process = subprocess.Popen([script, *arguments.pop("args")[3:]], **arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        assert process.stdout is not None
        found = next(found for line in process.stdout if (found := re.search(r"http://localhost:\d+", line)))
        assert httpx.get(f"{found[0]}/schema/openapi.json", timeout=SOON).json()["info"]["title"] == "Heorot"
    finally:
        process.send_signal(signal.SIGTERM)
        _, complaints = process.communicate(timeout=SOON)
    assert "Cannot listen" not in complaints
    assert '"level":"error"' not in complaints
