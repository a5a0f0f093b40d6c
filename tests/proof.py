"""The proof: a run of everything in full, and the record of it, proved.json.

`python -m tests.proof status` says how old the record is and what has changed since; `fresh` fails unless nothing has; `run` proves
(`make prove`). The record is of every file that plays or proves, by its contents: not of the prose, whose examples each `make test`
runs, nor of the record itself.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import platform
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tests import effort
from tests.clauses import Citation, citations
from tests.mutants.pins import Mutant, files_citing, mutants

ROOT = Path(__file__).parents[1]
RECORD = "proved.json"
FORMAT = 1
DIGITS = 12  # of each file's hash; the hash of the tree is whole
NAMED = 5  # how many changed files are named
MACHINERY = ("tests/mutants/", "tests/proof.py", "tests/clauses.py", "tests/conftest.py", "tests/effort.py", "tests/pictures.py")
KILL = "test_a_misreading_is_noticed"


class NotProved(Exception):
    """There is no proof, or it cannot be made; the sentence says why."""


def git(root: Path, *arguments: str) -> str:
    """Return what git says of a clone."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as why:
        raise NotProved("this is not a clone that git can read") from why
    return done.stdout


# what is proved


def counts_as_source(path: str) -> bool:
    """Whether a change of this file needs a new proof: of all but the prose and its pictures, and the record.

    >>> [counts_as_source(path) for path in ("src/heorot/games/voluspa/help.en.md", "Makefile", "README.md", "docs/web.md", "proved.json")]
    [True, True, False, False, False]
    """
    prose = path.startswith("docs/") or ("/" not in path and (path.endswith(".md") or path == "LICENSE"))
    return not prose and path != RECORD


def contents(path: Path) -> bytes:
    """Return what a file holds; of a link, where it leads."""
    return os.readlink(path).encode() if path.is_symlink() else path.read_bytes()


def file_hashes(root: Path) -> dict[str, str]:
    """Return the hash of each file that counts, as it lies in the work tree, also of those that are not yet committed."""
    listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    paths = sorted({path for path in listed if path and counts_as_source(path)})
    return {path: hashlib.sha256(contents(root / path)).hexdigest() for path in paths if os.path.lexists(root / path)}


def tree_hash(files: dict[str, str]) -> str:
    """Return one hash of all files, by their paths and hashes."""
    return hashlib.sha256("".join(f"{path}\0{found}\n" for path, found in sorted(files.items())).encode()).hexdigest()


def identity(mutant: Mutant) -> str:
    """Return by what a proof remembers a mutant."""
    return hashlib.sha256(json.dumps(asdict(mutant), sort_keys=True).encode()).hexdigest()[:DIGITS]


# the record, and what it still says


def record(root: Path) -> dict[str, Any]:
    """Return the record; without one that can be understood there is no proof."""
    try:
        found = json.loads((root / RECORD).read_text("utf-8"))
    except FileNotFoundError as why:
        raise NotProved(f"there is no {RECORD}") from why
    except (OSError, ValueError) as why:
        raise NotProved(f"{RECORD} cannot be read") from why
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise NotProved(f"{RECORD} is not of format {FORMAT}")
    kinds = {"tree": str, "date": str, "commit": str, "counts": dict, "seconds": dict, "files": dict, "mutants": list}
    wrong = [name for name, kind in kinds.items() if not isinstance(found.get(name), kind)]
    if wrong:
        raise NotProved(f"{RECORD} does not say its {', '.join(wrong)}")
    return found


def differences(proved: dict[str, Any], files: dict[str, str]) -> list[str]:
    """Return the files that have changed, come or gone since a proof."""
    before = proved["files"]
    return [path for path in sorted({*before, *files}) if before.get(path, "") != files.get(path, "")[:DIGITS]]


@dataclass(frozen=True)
class Standing:
    """What the last proof still says of this clone."""

    unknown: str = ""  # why nothing is known
    record: dict[str, Any] = field(default_factory=dict)
    changed: tuple[str, ...] = ()  # files changed, added and removed since


def standing(root: Path) -> Standing:
    """Compare a clone with its record. In a shallow clone, or where the proof is of another history, nothing is known."""
    try:
        proved = record(root)
        files = file_hashes(root)
        if git(root, "rev-parse", "--is-shallow-repository").strip() != "false":
            raise NotProved("this clone is shallow")
        if proved["commit"] not in git(root, "rev-list", "HEAD").split():
            raise NotProved(f"its commit {proved['commit'][:7]} is not in this clone's history")
    except NotProved as why:
        return Standing(unknown=str(why))
    return Standing("", proved, tuple(differences(proved, files)))


@cache
def here() -> Standing:
    """Return the standing of this clone, as it was when first asked."""
    return standing(ROOT)


def is_due(mutant: Mutant, last: Standing, cited: list[Citation]) -> bool:
    """Whether a mutant is to be run again: it, its file, its tests, or what runs them are not those of the last proof."""
    if last.unknown or identity(mutant) not in last.record["mutants"]:
        return True
    needed = {f"src/heorot/{mutant.file}", *files_citing({mutant.clause}, mutant.game, cited)}
    return any(path in needed or is_helper(path, mutant.game) for path in last.changed)


def is_helper(path: str, game: str) -> bool:
    """Whether the tests of a game's mutants stand on this file.

    >>> [is_helper(f"tests/{path}", "voluspa") for path in ("mutants/warm.py", "games/trials.py", "games/voluspa/tables.py")]
    [True, True, True]
    >>> [is_helper(f"tests/{path}", "voluspa") for path in ("mutants/voluspa.toml", "games/tiny/boxes.py", "games/voluspa/test_hel.py")]
    [False, False, False]
    """
    folder, _, name = path.rpartition("/")
    beside = folder in ("tests/games", f"tests/games/{game}") and not name.startswith("test_")
    return path.endswith(".py") and (beside or path.startswith(MACHINERY))


def due(all_mutants: list[Mutant]) -> list[Mutant]:
    """Return the mutants that this run must take: all in a proof, else those of what has changed since the last one."""
    if effort.FULL or here().unknown:
        return all_mutants
    cited = citations()
    return [mutant for mutant in all_mutants if is_due(mutant, here(), cited)]


# words


def listed(names: Iterable[str]) -> str:
    """Name the first few.

    >>> listed("abcdefg")
    'a, b, c, d, e and 2 more'
    """
    them = list(names)
    more = len(them) - NAMED
    return ", ".join(them[:NAMED]) + (f" and {more} more" if more > 0 else "")


def number(count: int, thing: str) -> str:
    """Return a number of things.

    >>> number(1, "file"), number(4420, "test")
    ('1 file', '4,420 tests')
    """
    return f"{count:,} {thing}{'' if count == 1 else 's'}"


def age(date: str, now: datetime) -> str:
    """Return how old a proof is.

    >>> age("2026-01-01T10:00:00+00:00", datetime(2026, 1, 4, 9, tzinfo=UTC))
    '2 days'
    """
    hours = int((now - datetime.fromisoformat(date)).total_seconds()) // 3600
    return number(hours // 24, "day") if hours >= 24 else number(max(hours, 0), "hour")


def summary(last: Standing, again: int, of: int, now: datetime) -> str:
    """Say how old the proof is and what has changed since."""
    if last.unknown:
        return f"Nothing is known of a last proof: {last.unknown}. All {number(of, 'mutant')} run."
    proved = last.record
    minutes = round(sum(proved["seconds"].values()) / 60)
    told = f"The last proof is {age(proved['date'], now)} old ({proved['commit'][:7]}, {number(proved['counts']['tests'], 'test')}, "
    told += f"{number(minutes, 'minute')}); since then "
    if not last.changed:
        return f"{told}nothing has changed."
    return f"{told}{number(len(last.changed), 'file')} changed: {listed(last.changed)}. {again} of {number(of, 'mutant')} run again."


def fresh(root: Path) -> str:
    """Say that this tree is the proved one, or raise."""
    proved = record(root)
    files = file_hashes(root)
    if tree_hash(files) == proved["tree"]:
        return f"This tree is proved ({proved['tree'][:DIGITS]}, {proved['date']})."
    changed = differences(proved, files)
    raise NotProved(f"{number(len(changed), 'file')} changed since the last proof: {listed(changed)}")


# the run


@dataclass(frozen=True)
class Stage:
    """A command that must succeed; `{bin}`, `{workers}` and `{report}` are filled in."""

    name: str
    command: tuple[str, ...]
    folder: str = "."
    reports: bool = False  # whether it writes what it has run to `{report}`, as JUnit does


STAGES = (
    Stage("lint", ("{bin}/ruff", "check", ".")),
    Stage("layout", ("{bin}/ruff", "format", "--check", ".")),
    Stage("types", ("{bin}/mypy",)),
    Stage("client", ("npm", "run", "--silent", "check"), "web"),
    Stage(
        "client-tests",
        ("npm", "run", "--silent", "test", "--", "--reporter=default", "--reporter=junit", "--outputFile.junit={report}"),
        "web",
        reports=True,
    ),
    Stage("tests", ("{bin}/python", "-m", "pytest", "-n", "{workers}", "--dist", "worksteal", "--junitxml={report}"), reports=True),
)


@dataclass
class Tally:
    """What the reports of the stages tell."""

    by_folder: Counter[str] = field(default_factory=Counter)
    recorded: Counter[str] = field(default_factory=Counter)  # what tests count themselves, by record_property
    mutants: int = 0
    left_out: list[str] = field(default_factory=list)
    bad: list[str] = field(default_factory=list)

    def read(self, report: Path) -> None:
        """Add a report."""
        for case in ElementTree.parse(report).iter("testcase"):
            name = f"{case.get('classname', '')}::{case.get('name', '')}"
            if case.find("failure") is not None or case.find("error") is not None:
                self.bad.append(name)
            elif case.find("skipped") is not None:
                self.left_out.append(name)
            else:
                self.by_folder[folder_of(case.get("classname", ""))] += 1
                self.mutants += case.get("name", "").startswith(KILL)
                for told in case.iter("property"):
                    if (value := told.get("value", "")).isdecimal():
                        self.recorded[told.get("name", "")] += int(value)

    def counts(self) -> dict[str, Any]:
        """Return the numbers for the record."""
        return {
            "tests": self.by_folder.total(),
            "folders": dict(sorted(self.by_folder.items())),
            "mutants": self.mutants,
            **dict(sorted(self.recorded.items())),
        }


def folder_of(classname: str) -> str:
    """Return under which heading a test is counted.

    >>> [folder_of(name) for name in ("tests.browser.test_edges", "tests.test_fuzz", "src.heorot.core.state")]
    ['tests/browser', 'tests', 'src/heorot']
    >>> [folder_of(name) for name in ("../src/heorot/games/voluspa/web/board.test.ts", "docs.dealing.md")]
    ['web', 'prose']
    """
    if classname.endswith((".ts", ".js")):
        return "web"
    if classname.endswith(".md"):
        return "prose"
    folders = [part for part in classname.split(".")[:-1] if not part.startswith("test_") and part[:1].islower()]
    return "/".join(folders[:2])


def said_by(*command: str) -> str:
    """Return the first line of what a program says, or that it is not there."""
    if shutil.which(command[0]) is None:
        return "none"
    lines = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    return lines[0].strip() if lines else "unknown"


@cache
def versions(bin_folder: Path) -> dict[str, str]:
    """Return with what it was proved."""
    return {
        "python": platform.python_version(),
        "platform": f"{platform.system()} {platform.machine()}",
        "cc": said_by("gcc", "--version"),
        "cython": importlib.metadata.version("cython"),
        "pytest": importlib.metadata.version("pytest"),
        "sqlite": sqlite3.sqlite_version,
        "node": said_by(str(bin_folder / "node"), "--version"),
        "chromium": said_by("chromium-headless-shell" if shutil.which("chromium-headless-shell") else "chromium", "--version"),
    }


def uncommitted(root: Path) -> list[str]:
    """Return the files that count and are not as they are committed."""
    lines = git(root, "status", "--porcelain", "--no-renames", "--untracked-files=all", "-z").split("\0")
    return [line[3:] for line in lines if line and counts_as_source(line[3:])]


def workers() -> int:
    """Return how many tests run at once: one more than there are cores, for some wait for a browser."""
    return (os.cpu_count() or 2) + 1


def prove(root: Path, stages: tuple[Stage, ...], all_mutants: list[Mutant], say: Callable[[str], None] = print) -> dict[str, Any]:
    """Run every stage in full and write the record; raises, and leaves the record alone, unless everything is as it must be."""
    if dirty := uncommitted(root):
        raise NotProved(f"a proof is of a commit, and not all is committed: {listed(dirty)}")
    before = tree_hash(file_hashes(root))
    commit = git(root, "rev-parse", "HEAD").strip()
    bin_folder = Path(sys.executable).parent
    reports = root / "build" / "proof"
    reports.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "HEOROT_PROVE": "1", "PATH": f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    seconds: dict[str, int] = {}
    tally = Tally()
    for at, stage in enumerate(stages, 1):
        report = reports / f"{stage.name}.xml"
        report.unlink(missing_ok=True)
        command = [part.format(bin=bin_folder, workers=workers(), report=report) for part in stage.command]
        say(f"{at} of {len(stages)}, {stage.name}: {shlex.join(command)}")
        started = time.monotonic()
        done = subprocess.run(command, cwd=root / stage.folder, env=environment, check=False)
        seconds[stage.name] = round(time.monotonic() - started)
        if stage.reports and report.exists():
            tally.read(report)
        again = f"(cd {shlex.quote(stage.folder)} && HEOROT_PROVE=1 {shlex.join(command)})"
        if done.returncode != 0 or tally.bad:
            raise NotProved(f"{stage.name} failed{': ' if tally.bad else ''}{listed(tally.bad)}; to run it again: {again}")
        if stage.reports and not report.exists():
            raise NotProved(f"{stage.name} has not said what it ran; to run it again: {again}")
        if tally.left_out:
            raise NotProved(
                f"{number(len(tally.left_out), 'test')} left out by {stage.name}: {listed(tally.left_out)}; to run it again: {again}"
            )
        say(f"  {number(seconds[stage.name], 'second')}")
    if tally.mutants != len(all_mutants):
        raise NotProved(f"{tally.mutants} of {number(len(all_mutants), 'mutant')} ran")
    files = file_hashes(root)
    if tree_hash(files) != before:
        raise NotProved("files changed while the proof ran")
    made: dict[str, Any] = {
        "format": FORMAT,
        "tree": before,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "commit": commit,
        "counts": tally.counts(),
        "seconds": seconds,
        "versions": versions(bin_folder),
        "mutants": sorted(identity(mutant) for mutant in all_mutants),
        "files": {path: found[:DIGITS] for path, found in files.items()},
    }
    (root / RECORD).write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")
    say(f"Proved: {number(made['counts']['tests'], 'test')}, {number(tally.mutants, 'mutant')}. Commit {RECORD}.")
    return made


def main(arguments: list[str]) -> int:
    """Answer one of the three questions; returns how the process ends."""
    try:
        match arguments:
            case ["status"]:
                known = mutants()
                print(summary(here(), len(due(known)), len(known), datetime.now(UTC)))
            case ["fresh"]:
                print(fresh(ROOT))
            case ["run"]:
                prove(ROOT, STAGES, mutants())
            case _:
                print("usage: python -m tests.proof status | fresh | run", file=sys.stderr)
                return 2
    except NotProved as why:
        print(f"Not proved: {why}. `make prove` makes a proof." if arguments == ["fresh"] else f"Not proved: {why}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
