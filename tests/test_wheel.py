"""What is released installs where there is neither compiler nor Node, and plays: both wheels and the source archive."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.effort import by_turns
from tests.server.live import SOON
from tools.release import build

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")  # which of them are on the machines where it is proved: docs/releasing.md
MOST_BYTES = 4_200_000  # of these the client of the second look has 0.64 MB, the compiled rules and bots 2.53
CONFORMS = """
import heorot
from heorot.conformance import check_game
game = heorot.game("voluspa")
print(sum(check_game(game, players, {}, 7) for players in range(game.fewest, game.most + 1)), heorot.compiled())
"""


def pythons() -> dict[str, Path]:
    """Return the Pythons of this machine with which a player might install it, by their versions."""
    found: dict[str, Path] = {}
    for version in VERSIONS:
        path = shutil.which(f"python{version}")
        candidates = [*sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python3")), *([Path(path)] if path else [])]
        for candidate in candidates:
            if subprocess.run([candidate, "-c", "import venv, pip"], capture_output=True, check=False).returncode == 0:
                found.setdefault(version, candidate)
    return found


class Place:
    """An empty environment, in which nothing can be compiled and no Node is found."""

    def __init__(self, folder: Path, python: Path) -> None:
        self.folder = folder
        self.base = python
        self.env = {"PATH": str(folder / "bin"), "HOME": str(folder), "LANG": "C.UTF-8", "XDG_DATA_HOME": str(folder / "data")}
        self.env |= {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "REQUESTS_", "http", "HTTP"))}
        subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
        self.python = folder / "bin" / "python"

    def install(self, *what: str | Path) -> None:
        """Install packages by the pip of the Python that the environment was made from."""
        quietly = ("--quiet", "--disable-pip-version-check", "--no-compile")
        command = [self.base, "-m", "pip", "--python", self.python, "install", *quietly, *what]
        done = subprocess.run(command, env=self.env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def says(self, *arguments: str) -> str:
        """Run a Python program there, and return what it prints."""
        done = subprocess.run([self.python, *arguments], env=self.env, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def check(self, compiled: bool) -> None:
        """See that the rules run as they should and one game conforms, and that the hall shows its client."""
        version = self.says(self.folder.joinpath("bin", "heorot").as_posix(), "--version")
        assert ("rules compiled" in version) == compiled, version
        lines, how = self.says("-c", CONFORMS).split()
        assert int(lines) > 100
        assert how == str(compiled)
        hall = subprocess.Popen(
            [self.python, "-m", "heorot", "serve", "--port", "0"], env=self.env, cwd=self.folder, stdout=subprocess.PIPE, text=True
        )
        try:
            assert hall.stdout
            port = next(found[1] for line in hall.stdout if (found := re.search(r"http://localhost:(\d+)/", line)))
            page = httpx.get(f"http://localhost:{port}/", timeout=SOON).text
            (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
            assert httpx.get(f"http://localhost:{port}{script}", timeout=SOON).headers["content-type"].startswith("text/javascript")
            health = httpx.get(f"http://localhost:{port}/healthz", timeout=SOON).json()
            assert health["rules"] == ("compiled" if compiled else "plain")
        finally:
            hall.terminate()
            hall.communicate(timeout=SOON)


def files_of(archive: Path) -> set[str]:
    """Return the files in a wheel or a source archive, without the folder it puts them in."""
    if archive.suffix == ".whl":
        return set(zipfile.ZipFile(archive).namelist())
    with tarfile.open(archive) as opened:
        return {entry.name.partition("/")[2].removeprefix("src/") for entry in opened if entry.isfile()}


def test_what_is_released_installs_and_plays_without_compiler_and_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEOROT_COMPILE", "")
    compiled, plain, archive = sorted(build(tmp_path / "dist"), key=lambda path: (path.suffix == ".gz", "none-any" in path.name))
    assert compiled.name.split("-")[2:4] == ["cp311", "abi3"]
    assert plain.name.endswith("-py3-none-any.whl")
    tracked = subprocess.run(["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    sources = {name.removeprefix("src/") for name in tracked if not re.match("src/heorot/games/[^/]+/web/", name)}
    client = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "heorot" / "web").rglob("*") if path.is_file()}
    modules = {name.removesuffix(".pxd") for name in sources if name.endswith(".pxd")}
    for made in (compiled, plain, archive):
        assert made.stat().st_size <= MOST_BYTES, f"{made.name} has {made.stat().st_size} bytes"
        files = files_of(made)
        assert sources | client <= files, f"{made.name} lacks {sorted((sources | client) - files)}"
        extra = {name for name in files - sources - client if name.startswith("heorot/") and not name.endswith(".abi3.so")}
        assert not extra, f"{made.name} has {sorted(extra)}"
    assert {name.removesuffix(".abi3.so") for name in files_of(compiled) if name.endswith(".so")} == modules | {"heorot/core/_cyutility"}
    assert not [name for name in files_of(plain) | files_of(archive) if name.endswith(".so")]
    here = pythons()
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in here
    for version in by_turns(sorted(here)):
        place = Place(tmp_path / version, here[version])
        place.install(compiled)
        place.check(compiled=True)
        place.install("--no-deps", "--force-reinstall", plain)
        place.check(compiled=False)
        place.install("--no-deps", "--force-reinstall", archive)
        place.check(compiled=False)
