"""Setting up: a build of the rules is taken whole or not at all, and what fails says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import heorot
from tests.server.live import SOON
from tools import prepare

ROOT = Path(__file__).parents[1]
INSTALL = prepare.install
FORMS = """
import sys
import heorot
heorot.compiled()
print("ready", flush=True)
sys.stdin.readline()
heorot.game("voluspa"), heorot.game("bellum_magica")
print(*sorted({module.__file__.rpartition(".")[2] for name, module in sys.modules.items() if name in sys.argv[1].split()}))
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A work tree of two modules, and a Python in it that does as it is told."""
    src = tmp_path / "src" / "heorot"
    src.mkdir(parents=True)
    for name in ("one", "two"):
        (src / f"{name}.py").write_text(name, "utf-8")
        (src / f"{name}.pxd").write_text("", "utf-8")
    (tmp_path / "setup.py").write_text("", "utf-8")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "build.lock").write_text("", "utf-8")
    for name, path in (("ROOT", tmp_path), ("BUILD", tmp_path / "build"), ("BUILDS", src / "_compiled"), ("PYTHON", tmp_path / "python")):
        monkeypatch.setattr(prepare, name, path)
    monkeypatch.setattr(prepare, "SHARED", "heorot.shared")
    monkeypatch.setattr(prepare, "install", lambda lock, what: None)
    compiler(
        tmp_path, "mkdir -p build/lib/heorot; for name in one two shared; do cat src/heorot/*.py > build/lib/heorot/$name.abi3.so; done"
    )
    return tmp_path


def compiler(tree: Path, does: str) -> None:
    """Let the tree's Python, which would run setup.py, do this."""
    (tree / "python").write_text(f"#!/bin/sh\n{does}\n", "utf-8")
    (tree / "python").chmod(0o755)


def current(tree: Path) -> Path:
    return tree / "src" / "heorot" / "_compiled" / (tree / "src" / "heorot" / "_compiled" / "current").read_text("utf-8")


def test_a_build_is_put_in_place_as_one_and_the_one_before_it_stays(tree: Path) -> None:
    builds: list[Path] = []
    for number in range(3):
        (tree / "src" / "heorot" / "one.py").write_text(f"number = {number}", "utf-8")
        rules = prepare.Rules(prepare.FULL)
        assert not rules.in_place
        rules.prepare()
        assert rules.in_place
        builds.append(current(tree))
        assert sorted(file.name for file in builds[-1].iterdir()) == ["heorot.one.so", "heorot.shared.so", "heorot.two.so"]
        assert f"number = {number}" in (builds[-1] / "heorot.one.so").read_text("utf-8")
    assert [build.is_dir() for build in builds] == [False, True, True]


def test_while_other_sources_compile_no_process_takes_the_old_build(tree: Path) -> None:
    prepare.Rules(prepare.FULL).prepare()
    (tree / "src" / "heorot" / "one.py").write_text("changed", "utf-8")
    compiler(tree, "test ! -e src/heorot/_compiled/current; echo no: $? >> seen; exit 1")
    with pytest.raises(prepare.Failed):
        prepare.Rules(prepare.FULL).prepare()
    assert (tree / "seen").read_text("utf-8") == "no: 0\n"


def test_a_full_build_serves_for_playing_but_a_quick_one_not_for_developing(tree: Path) -> None:
    prepare.Rules(prepare.FULL).prepare()
    assert prepare.Rules(prepare.QUICK).in_place
    shutil.rmtree(tree / "src" / "heorot" / "_compiled")
    compiler(tree, "test -n $HEOROT_QUICK && mkdir -p build/lib-quick/heorot && cd build/lib-quick/heorot && touch one.so two.so shared.so")
    prepare.Rules(prepare.QUICK).prepare()
    assert prepare.Rules(prepare.QUICK).in_place
    assert not prepare.Rules(prepare.FULL).in_place


def test_a_compiler_that_fails_is_quoted_with_what_to_do(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler(tree, "echo no such compiler; exit 1")
    with pytest.raises(prepare.Failed, match=r"could not be compiled:\n +no such compiler\n +All of it is in build/compile.log\.$"):
        prepare.Rules(prepare.QUICK).prepare()
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    prepare.compile_beside(prepare.Rules(prepare.QUICK))
    said = capsys.readouterr().out
    assert "There is no C compiler: install gcc" in said
    assert said.endswith("The hall plays on plain Python rules: the same rules, slower bots.\n")


def test_what_cannot_be_installed_is_said_in_the_words_of_who_tried(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fails = [[sys.executable, "-c", f"import sys; sys.exit('{said}')"] for said in ("no network at all", "worse")]
    monkeypatch.setattr(prepare, "installers", lambda: fails)
    monkeypatch.setattr(prepare, "VENV", tree)
    monkeypatch.setattr(prepare, "install", INSTALL)
    with pytest.raises(prepare.Failed, match=r"installing it failed:\n +no network at all\n +Is there a network\?"):
        prepare.install("build", "it")
    assert not (tree / ".build").exists()


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """A folder with the package as it is before the rules are compiled."""
    leave_out = shutil.ignore_patterns("_compiled", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "heorot", tmp_path / "heorot", ignore=leave_out)
    return tmp_path


def place_build(folder: Path) -> Path:
    """Put the build of this work tree in place there; return the work tree's own."""
    build = heorot.current_build()
    assert build, "the rules are not compiled: run `make setup`"
    builds = folder / "heorot" / "_compiled"
    shutil.copytree(build, builds / "set")
    (builds / "current").write_text("set", "utf-8")
    return build


def begin(folder: Path, *arguments: str, **env: str) -> subprocess.Popen[str]:
    """Start a Python that takes the package in that folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "HEOROT_PURE": "", "XDG_DATA_HOME": str(folder), **env}
    command = [sys.executable, *arguments]
    return subprocess.Popen(command, env=environment, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def hear(process: subprocess.Popen[str], what: str) -> str:
    """Return the first line it prints in which this stands."""
    assert process.stdout
    return next(line for line in process.stdout if what in line)


def test_a_process_keeps_to_the_rules_it_began_with(plain: Path) -> None:
    """A process that starts after the rules are compiled takes them, all of them; one that has begun without stays without."""
    modules = " ".join(path.stem for path in (heorot.current_build() or plain).iterdir() if "beowulf" not in path.stem)
    before = begin(plain, "-c", FORMS, modules)
    hear(before, "ready")
    place_build(plain)
    after = begin(plain, "-c", FORMS, modules)
    hear(after, "ready")
    assert before.communicate("go\n")[0] == "py\n"
    assert after.communicate("go\n")[0] == "so\n"


def test_the_hall_opens_on_plain_rules_and_says_when_bots_think_with_compiled_ones(plain: Path) -> None:
    hall = begin(plain, "-m", "heorot", "serve", "--port", "0", HEOROT_COMPILING="1")
    try:
        address = hear(hall, "http://localhost:").strip()
        assert httpx.get(f"{address}healthz", timeout=SOON).json()["rules"] == "plain"
        place_build(plain)
        assert "bots think with them from now on" in hear(hall, "the rules are compiled")
        assert httpx.get(f"{address}healthz", timeout=SOON).json()["rules"] == "plain"
    finally:
        hall.terminate()
        hall.communicate(timeout=SOON)
