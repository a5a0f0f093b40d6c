"""The web client's TypeScript types are those of the hall's OpenAPI, and mistakes in their use are found."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from difflib import unified_diff
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TYPES = WEB / "src" / "lib" / "api.d.ts"
RIGHT = Path(__file__).with_name("types_check.ts")

# what is changed in the right file, into what, and the error which TypeScript must then report
WRONG = {
    "a field that a command has not": ("seat, move: text };", "seat, move: text, chair: 1 };", "TS2353"),
    "a command without its key": ("key: crypto.randomUUID(), ", "", "TS2741"),
    "a command that there is not": ('{ do: "hello",', '{ do: "dance",', "TS2322"),
    "an event that is forgotten": ('    case "rematched":\n', "", "TS2345"),
    "a field that a tile has not": ("tile.power", "tile.might", "TS2339"),
    "an argument that an event has not": ("said.args.to", "said.args.first", "TS2339"),
    "an event that a game has not": ('"note-ended"', '"note-danced"', "TS2367"),
    "a field that may be missing": ("(message.events ?? []).length", "message.events.length", "TS18048"),
    "a path that there is not": ('"/api/games"', '"/dance"', "TS2322"),
}


def node(script: str, *arguments: str, stdin: str = "", cwd: Path = WEB) -> subprocess.CompletedProcess[str]:
    """Run a script of web/ by the Node that was installed with the other tools."""
    program = shutil.which("node", path=sysconfig.get_path("scripts"))
    if program is None or not (WEB / "node_modules" / "typescript").is_dir():
        missing = "Node" if program is None else "web/node_modules"
        pytest.fail(f"{missing} is missing: `make test` sets it up (as `npm ci` in web/ does, with .venv/bin in the path)", pytrace=False)
    return subprocess.run([program, str(WEB / script), *arguments], input=stdin, capture_output=True, encoding="utf-8", cwd=cwd)


def test_the_types_are_those_of_the_openapi(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "HEOROT_GAMES"}
    command = [sys.executable, "-m", "heorot.server.openapi"]
    schema = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment)
    assert schema.returncode == 0, schema.stderr
    made = tmp_path / "api.d.ts"
    done = node("types.js", str(made), stdin=schema.stdout)
    assert done.returncode == 0, done.stderr
    old, new = TYPES.read_text("utf-8"), made.read_text("utf-8")
    if old != new:
        where = TYPES.relative_to(ROOT).as_posix()
        lines = list(unified_diff(old.splitlines(), new.splitlines(), where, "the hall's OpenAPI", lineterm="", n=1))
        pytest.fail("\n".join([f"{where} is out of date: run `make types` and commit it", *lines[:60]]), pytrace=False)


def test_the_types_serve_the_client_and_find_its_mistakes(tmp_path: Path) -> None:
    text = RIGHT.read_text("utf-8")
    shutil.copy(TYPES, tmp_path / "api.d.ts")
    (tmp_path / "right.ts").write_text(text, "utf-8")
    expected = {}
    for number, (what, (old, new, error)) in enumerate(WRONG.items()):
        assert text.count(old) == 1, what
        (tmp_path / f"wrong{number}.ts").write_text(text.replace(old, new), "utf-8")
        expected[f"wrong{number}.ts"] = (what, [error])
    files = ["right.ts", *expected]
    done = node("node_modules/typescript/bin/tsc", "--noEmit", "--strict", "--pretty", "false", *files, cwd=tmp_path)
    errors: dict[str, list[str]] = {}
    for file, error in re.findall(r"^(\S+)\(\d+,\d+\): error (TS\d+)", done.stdout, re.MULTILINE):
        errors.setdefault(file, []).append(error)
    found = {file: (expected.get(file, ("",))[0], codes) for file, codes in errors.items()}
    assert found == expected, done.stdout + done.stderr
