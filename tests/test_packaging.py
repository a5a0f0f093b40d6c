"""What `pip install .` gives: with a compiler the compiled rules, without one the same game, slower."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build_wheel(folder: Path, **env: str) -> Path:
    """Build a wheel from a clean copy of the sources."""
    tree = folder / "tree"
    leave_out = shutil.ignore_patterns(
        ".git", ".venv", "build", "*.so", "*.pyd", "__pycache__", "tests", ".*_cache", ".hypothesis", "*.egg-info"
    )
    shutil.copytree(ROOT, tree, ignore=leave_out)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
        "-w",
        str(folder),
        str(tree),
    ]
    subprocess.run(command, check=True, env={**os.environ, **env}, capture_output=True)
    return next(folder.glob("*.whl"))


def run_from(wheel: Path, folder: Path, *args: str) -> str:
    """Unpack a wheel beside an empty environment that has no compiler and no node, and run a command there."""
    place = folder / "empty"
    if not place.exists():
        venv.create(place, with_pip=False, symlinks=True)
        site = next(place.glob("lib/python3*/site-packages"))
        zipfile.ZipFile(wheel).extractall(site)
        for name in ("fluent", "babel", "attr", "attrs", "pytz", "typing_extensions.py"):  # what a player's install brings along
            found = Path(next(path for path in sys.path if (Path(path) / "fluent").is_dir())) / name
            if found.is_dir():
                shutil.copytree(found, site / name)
            elif found.is_file():
                shutil.copy(found, site)
    env = {"PATH": str(place / "bin"), "HOME": str(folder), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [str(place / "bin" / "python"), "-m", "heorot", *args], capture_output=True, text=True, env=env, cwd=folder, input="quit\n"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_a_compiler_it_still_installs_and_plays(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, CC="no-such-compiler-at-all", HEOROT_COMPILE="")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))], "all the modules or none"
    assert "not compiled" in run_from(wheel, tmp_path, "--version")
    assert "wins" in run_from(wheel, tmp_path, "simulate", "voluspa", "--games", "2", "--bots", "random")
    assert "Farewell" in run_from(wheel, tmp_path, "play", "voluspa", "--edda")
    assert "VO-C2" in run_from(wheel, tmp_path, "rules", "voluspa", "VO-C2")


def test_with_a_compiler_the_wheel_is_compiled(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path, HEOROT_COMPILE="must")
    names = zipfile.ZipFile(wheel).namelist()
    pairs = {name.removesuffix(".pxd") for name in names if name.endswith(".pxd")}
    assert "heorot/games/voluspa/rules" in pairs
    for pair in pairs:
        assert any(name.startswith(pair + ".c") and name.endswith((".so", ".pyd")) for name in names), f"{pair} is not compiled"
        assert f"{pair}.py" in names
    for needed in ("heorot/py.typed", "heorot/words.en.ftl", "heorot/games/voluspa/parts.toml", "heorot/games/voluspa/help.ru.md"):
        assert needed in names
    said = run_from(wheel, tmp_path, "--version")
    assert "compiled" in said
    assert "not compiled" not in said
    for made in (tmp_path / "empty").rglob("*.so"):  # take the compiled files away, and play on
        made.unlink()
    assert "not compiled" in run_from(wheel, tmp_path, "--version")
    assert "wins" in run_from(wheel, tmp_path, "simulate", "voluspa", "--games", "2", "--edda", "--bots", "random")
