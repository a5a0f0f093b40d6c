"""The rules are the same in every form: compiled, interpreted, compiled with checked arithmetic, under any hash seed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import heorot

ROOT = Path(__file__).parents[1]
SHIPPED = (".py", ".toml", ".ftl", ".md")


def digests(games: int, **env: str) -> list[str]:
    """Return the digests of all games, played in a process of its own."""
    command = [sys.executable, "-m", "tests.digest", str(games)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=True)
    assert done.stderr.strip() == ("interpreted" if env.get("HEOROT_PURE") else "compiled")
    return done.stdout.splitlines()


def test_the_compiled_rules_are_what_is_tested() -> None:
    """Where there is a compiler, a plain-Python run of the tests would prove less than it says."""
    assert heorot.compiled() or os.environ.get("HEOROT_PURE"), "the rules are not compiled: run `make setup`"


@pytest.mark.parametrize("seed", ["0", "1"])
def test_compiled_and_interpreted_agree_move_by_move(seed: str) -> None:
    interpreted = digests(1, HEOROT_PURE="1", PYTHONHASHSEED=seed)
    assert len(interpreted) == 4 * 8 + 2
    assert digests(1, HEOROT_PURE="", PYTHONHASHSEED="random") == interpreted


def test_checked_arithmetic_agrees(tmp_path: Path) -> None:
    """One build in which every C operation that overflows is an error plays the same games."""
    for source in (ROOT / "src").rglob("*"):
        if source.suffix in (*SHIPPED, ".pxd"):
            target = tmp_path / source.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    env = {**os.environ, "HEOROT_OVERFLOW": "1", "HEOROT_COMPILE": "must"}
    subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=tmp_path, env=env, check=True, capture_output=True)
    where = [sys.executable, "-c", "import heorot.core.state as s; print(s.__file__)"]
    path = {"PYTHONPATH": str(tmp_path / "src")}
    found = subprocess.run(where, env={**os.environ, **path}, capture_output=True, text=True, check=True).stdout
    assert found.startswith(str(tmp_path)), "another build than the checked one would be tested"
    assert digests(20, **path) == digests(20)
