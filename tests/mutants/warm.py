"""A warm process that runs the tests against one misreading after the other, each in a fork of its own.

It has imported pytest and all else that the tests of the games import, but nothing of the package, nor any module that imports
it: each fork imports those itself, with the misread module among them. So no name can be left that still means the rule as it is.

Questions and answers are lines of JSON.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import types
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.mutants.pins import PACKAGE, ROOT, Mutant

CPU_SECONDS = 300  # more than all tests of a game take together; of the processor's time, so a busy machine changes nothing
MEMORY = 4 << 30
QUICKLY = ("-q", "-x", "--assert=plain", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib")
ENVIRONMENT = {  # uncompiled; every repetition, so that no mutant lives by turns; no plugins, they cost more than the tests
    "HEOROT_PURE": "1",
    "HEOROT_PROVE": "1",
    "HEOROT_TURN": "0",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTEST_ADDOPTS": "",
}
FRESH = ("heorot", "tests")  # the package, and the tests, which import it; the warm process has none of these
WARM = ("tests.clauses", "tests.effort", "tests.mutants", "tests.only", "tests.proof")  # but these, which do not


@dataclass(frozen=True)
class Question:
    """Which tests to run, and against what."""

    mutant: dict[str, Any] | None  # None: the rules as they are
    files: list[str]  # of tests
    clauses: list[str] | None  # only the tests that cite one of these run; None: all
    seconds: int = CPU_SECONDS


@dataclass(frozen=True)
class Answer:
    """How the tests ended."""

    code: int | None  # as pytest ends, or None where they did not end
    output: str
    seconds: float  # of the processor
    loaded: bool  # whether the tests have imported the misread module, and the package uncompiled


class Reader(SourceFileLoader):
    """Loads a module as a mutant has it."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(PACKAGE / mutant.file))
        self.mutant = mutant

    def get_code(self, fullname: str) -> types.CodeType:
        """Return the misread module, compiled; never one that lies compiled on the disk."""
        return compile(self.mutant.applied(Path(self.path).read_text("utf-8")), self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds one module, the misread one."""

    def __init__(self, mutant: Mutant) -> None:
        self.reader = Reader(mutant)

    def find_spec(self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None) -> ModuleSpec | None:
        """Find the misread module."""
        return spec_from_file_location(name, self.reader.path, loader=self.reader) if name == self.reader.name else None

    def install(self) -> None:
        """Stand before all others, also before the one that the package brings along."""
        importlib.import_module("heorot")
        sys.meta_path.insert(0, self)

    def was_read(self) -> bool:
        """Whether the misread module is the one that is imported."""
        found = sys.modules.get(self.reader.name)
        return found is not None and found.__spec__ is not None and found.__spec__.loader is self.reader


def is_fresh(name: str) -> bool:
    """Whether a fork imports this module itself.

    >>> is_fresh("heorot.core"), is_fresh("tests.games"), is_fresh("tests.clauses")
    (True, True, False)
    """
    return name != "tests" and below(name, FRESH) and not below(name, WARM)


def below(name: str, folders: Sequence[str]) -> bool:
    """Whether a module is one of these or lies below one."""
    return any(name == folder or name.startswith(f"{folder}.") for folder in folders)


def from_sources() -> bool:
    """Whether every module of the package is this clone's, uncompiled; a game may lie among the tests."""
    files = [module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "heorot"]
    return bool(files) and all(
        file and file.endswith(".py") and any(Path(file).is_relative_to(folder) for folder in (PACKAGE, ROOT / "tests")) for file in files
    )


class Citing:
    """Leaves only the tests that cite one of these clauses."""

    def __init__(self, clauses: list[str]) -> None:
        self.clauses = set(clauses)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that cite one."""
        items[:] = [item for item in items if any(self.clauses.intersection(mark.args) for mark in item.iter_markers("clause"))]


def child(question: Question, answers: int) -> NoReturn:
    """Run the tests in this process, which ends with them; say by which modules."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (question.seconds, question.seconds + 5))
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    finder = Finder(Mutant(**question.mutant)) if question.mutant else None
    if finder:
        finder.install()
    code = pytest.main([*QUICKLY, *question.files], [] if question.clauses is None else [Citing(question.clauses)])
    others = [name for name in sys.modules if not is_fresh(name) and name != "__main__"]
    os.write(answers, json.dumps([(finder is None or finder.was_read()) and from_sources(), others]).encode())
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def fork(question: Question) -> tuple[Answer, list[str]]:
    """Run the tests in a fork; returns also which modules it has imported besides the package."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as answers:
        pid = os.fork()
        if pid == 0:
            try:
                nothing = os.open(os.devnull, os.O_RDONLY)
                for ours, theirs in ((nothing, 0), (output.fileno(), 1), (output.fileno(), 2)):
                    os.dup2(ours, theirs)
                child(question, answers.fileno())
            except BaseException as why:
                os.write(2, f"{type(why).__name__}: {why}\n".encode())
                os._exit(70)
        _, status, usage = os.wait4(pid, 0)
        output.seek(0)
        answers.seek(0)
        said = output.read().decode("utf-8", "replace")
        loaded, modules = json.loads(answers.read() or b"[false, []]")
        code = os.waitstatus_to_exitcode(status)
        if code < 0:
            said += f"\nended by {signal.Signals(-code).name}"
        return Answer(None if code == -signal.SIGXCPU else code, said, usage.ru_utime + usage.ru_stime, loaded), modules


def serve() -> None:
    """Answer until there are no more questions."""
    _, modules = fork(Question(None, ["tests/games"], []))
    for name in modules:
        with contextlib.suppress(ImportError):  # then each fork imports it
            importlib.import_module(name)
    cold = [name for name in sys.modules if is_fresh(name)]
    assert not cold, f"a fork could not import these anew: {cold}"
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        answer, _ = fork(Question(**json.loads(line)))
        print(json.dumps(asdict(answer)), flush=True)


class Warm:
    """The warm process, seen from the tests."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.mutants.warm"]
        environment = {**os.environ, **ENVIRONMENT}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def run(self, mutant: Mutant | None, files: list[str], clauses: list[str] | None, seconds: int = CPU_SECONDS) -> Answer:
        """Run the tests in these files (that cite one of the clauses) against a misreading, or against the rules as they are."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        question = Question(asdict(mutant) if mutant else None, files, clauses, seconds)
        self.process.stdin.write(json.dumps(asdict(question)) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, "the warm process has ended"
        return Answer(**json.loads(line))

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()


if __name__ == "__main__":
    serve()
