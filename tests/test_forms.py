"""The rules are the same in every form: compiled, interpreted, with checked arithmetic, installed with or without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import heorot
from heorot.games import names
from tests.digest import benches, tables
from tests.effort import FULL, times

ROOT = Path(__file__).parents[1]


def digests(games: int, **env: str) -> list[str]:
    """Return the digests of all games, played in a process of its own."""
    command = [sys.executable, "-m", "tests.digest", str(games)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=True)
    assert done.stderr.strip() == ("interpreted" if env.get("HEOROT_PURE") else "compiled")
    return done.stdout.splitlines()


def build_wheel(folder: Path, **env: str) -> Path:
    """Build a wheel from a clean copy of the sources."""
    tree = folder / "tree"
    leave_out = shutil.ignore_patterns(".*", "build", "*.so", "*.pyd", "__pycache__", "tests", "*.egg-info", "node_modules")
    shutil.copytree(ROOT, tree, ignore=leave_out)
    translated = ROOT / "build" / "c"
    if translated.is_dir() and not FULL and not env.get("HEOROT_OVERFLOW"):  # into C; on a day it need not be done once more
        shutil.copytree(translated, tree / "build" / "c", ignore=shutil.ignore_patterns("*.o"))
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(tree)]
    subprocess.run(command, check=True, env={**os.environ, **env}, capture_output=True)
    return next(folder.glob("*.whl"))


def compiler(folder: Path) -> dict[str, str]:
    """Return the compiler to use: in a proof the usual one, on a day one that does not optimize, which takes half as long."""
    if FULL or os.name == "nt":
        return {}
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    hasty = folder / "cc"
    hasty.write_text(f'#!/bin/sh\nexec {usual} "$@" -O0 -g0\n', "utf-8")
    hasty.chmod(0o755)
    return {"CC": str(hasty)}


def checked_wheel(folder: Path) -> Path:
    """Build a wheel with checked arithmetic; on a day the last one will do if it was made of the same files by the same tools."""
    usual = compiler(folder)
    if FULL:
        return build_wheel(folder, HEOROT_OVERFLOW="1", HEOROT_COMPILE="must", **usual)
    kept = ROOT / "build" / "checked" / made_of() / "wheel"
    if not kept.is_dir():
        shutil.rmtree(kept.parents[1], ignore_errors=True)
        built = build_wheel(folder, HEOROT_OVERFLOW="1", HEOROT_COMPILE="must", **usual)
        kept.parent.mkdir(parents=True)
        half = kept.with_name("half")
        half.mkdir()
        shutil.copy(built, half)
        half.rename(kept)  # whole or not at all
    return next(kept.glob("*.whl"))


def made_of() -> str:
    """Return a digest of all that goes into a wheel."""
    seen = sha256(f"{sys.version} {version('cython')} {version('setuptools')} {os.environ.get('CC')}".encode())
    files = [path for path in (ROOT / "src" / "heorot").rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc")]
    for path in sorted([*files, ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "MANIFEST.in", ROOT / "README.md", ROOT / "LICENSE"]):
        seen.update(f"{path.relative_to(ROOT)} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return seen.hexdigest()[:16]


def install(wheel: Path, folder: Path) -> Path:
    """Unpack a wheel into an empty environment, with what a player's install brings along."""
    place = folder / "empty"
    venv.create(place, with_pip=False, symlinks=True)
    site = next(place.glob("lib/python3*/site-packages"))
    zipfile.ZipFile(wheel).extractall(site)
    ours = Path(next(path for path in sys.path if (Path(path) / "fluent").is_dir()))
    for name in ("fluent", "babel", "attr", "attrs", "pytz"):
        shutil.copytree(ours / name, site / name)
    shutil.copy(ours / "typing_extensions.py", site)
    return place


def run_in(place: Path, *args: str) -> str:
    """Run a command in that environment, where there is no compiler and no node."""
    env = {"PATH": str(place / "bin"), "HOME": str(place), "LANG": "C.UTF-8"}
    command = [str(place / "bin" / "python"), "-m", "heorot", *args]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=place, input="quit\n")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_compiled_rules_are_what_is_tested() -> None:
    """Where there is a compiler, a plain-Python run of the tests would prove less than it says."""
    assert heorot.compiled() or os.environ.get("HEOROT_PURE"), "the rules are not compiled: run `make setup`"


def test_compiled_and_interpreted_agree_move_by_move() -> None:
    interpreted = digests(1, HEOROT_PURE="1", PYTHONHASHSEED="0")
    every = [heorot.game(name) for name in names()]
    assert len(interpreted) == sum(len(tables(game)) + len(benches(game)) for game in every)
    assert digests(1, HEOROT_PURE="", PYTHONHASHSEED="1") == interpreted


def test_the_wheel_is_compiled_and_checked_arithmetic_agrees(tmp_path: Path) -> None:
    """A wheel in which every C operation that overflows is an error has all it needs, and plays the same games."""
    wheel = checked_wheel(tmp_path)
    names = zipfile.ZipFile(wheel).namelist()
    pairs = {name.removesuffix(".pxd") for name in names if name.endswith(".pxd")}
    assert "heorot/games/voluspa/rules" in pairs
    for pair in pairs:
        assert any(name.startswith(f"{pair}.") and name.endswith((".so", ".pyd")) for name in names), f"{pair} is not compiled"
        assert f"{pair}.py" in names
    for needed in ("heorot/py.typed", "heorot/words.en.ftl", "heorot/games/voluspa/parts.toml", "heorot/games/voluspa/help.ru.md"):
        assert needed in names
    place = install(wheel, tmp_path)
    assert "not compiled" not in run_in(place, "--version")
    site = next(place.glob("lib/python3*/site-packages"))
    where = [sys.executable, "-c", "import heorot.core.state as s; print(s.__file__)"]
    path = {"PYTHONPATH": str(site)}
    found = subprocess.run(where, env={**os.environ, **path}, capture_output=True, text=True, check=True).stdout
    assert found.startswith(str(site)), "another build than the checked one would be tested"
    assert digests(times(20, 2), **path) == digests(times(20, 2))
    for made in site.rglob("heorot/**/*.so"):  # take the compiled files away, and play on
        made.unlink()
    assert "not compiled" in run_in(place, "--version")
    assert "wins" in run_in(place, "simulate", "voluspa", "--games", "2", "--edda", "--bots", "random")


def test_without_a_compiler_it_still_installs_and_plays(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, CC="no-such-compiler-at-all", HEOROT_COMPILE="")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))], "all the modules or none"
    place = install(wheel, tmp_path)
    assert "not compiled" in run_in(place, "--version")
    assert "wins" in run_in(place, "simulate", "voluspa", "--games", "2", "--bots", "random")
    assert "Farewell" in run_in(place, "play", "voluspa", "--edda")
    assert "VO-C2" in run_in(place, "rules", "voluspa", "VO-C2")
