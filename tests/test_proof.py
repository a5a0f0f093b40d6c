"""A proof is of a tree: whatever changes it is named, and what cannot be known is not believed."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.clauses import Citation
from tests.mutants.pins import Mutant
from tests.proof import KILL, RECORD, NotProved, Stage, Tally, file_hashes, fresh, identity, is_due, prove, standing, summary, tree_hash

RULES = "src/heorot/games/fists/rules.py"
TESTS = "tests/games/fists/test_fists.py"
MUTANT = Mutant("fists", "FI-1", "games/fists/rules.py", "beats", "return a > b", "return a < b")
CITATIONS = [Citation("FI-1", TESTS, "test_a_fist")]
LATER = datetime(2100, 1, 1, tzinfo=UTC)
PASSED = f"""<testsuites><testsuite>
<testcase classname="tests.games.fists.test_fists" name="test_a_fist">
<properties><property name="games" value="30"/></properties></testcase>
<testcase classname="tests.mutants.test_mutants" name="{KILL}_by_the_tests[x]"/>
</testsuite></testsuites>"""
SKIPPED = PASSED.replace("<properties>", "<skipped/><properties>")
FAILED = PASSED.replace("<properties>", "<failure/><properties>")


def git(root: Path, *arguments: str) -> None:
    subprocess.run(
        ["git", "-c", "user.name=Wealhtheow", "-c", "user.email=w@heorot", *arguments], cwd=root, check=True, capture_output=True
    )


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, "utf-8")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small clone, everything committed."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    monkeypatch.setenv("GIT_CONFIG_SYSTEM", "/dev/null")
    root = tmp_path / "clone"
    for path in (RULES, TESTS, "docs/web.md", "README.md", "Makefile"):
        write(root, path, f"{path}\n")
    write(root, ".gitignore", "build/\n")
    git(root, "init", "-q")
    commit(root)
    return root


def commit(root: Path) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-q", "-m", "as it is")


def stage(report: str | None = PASSED, then: str = "") -> Stage:
    """Return a stage that reports this."""
    written = "" if report is None else f"open('{{report}}', 'w').write({json.dumps(report)})"
    return Stage("tests", (sys.executable, "-c", f"{written}\n{then}"), reports=True)


def proved(root: Path, report: str | None = PASSED, then: str = "") -> Path:
    """Prove a clone and commit the record."""
    prove(root, (stage(report, then),), [MUTANT], lambda line: None)
    commit(root)
    return root


def test_a_proved_tree_is_fresh(clone: Path) -> None:
    assert "is proved" in fresh(proved(clone))
    last = standing(clone)
    assert (last.unknown, last.changed) == ("", ())
    assert not is_due(MUTANT, last, CITATIONS)
    assert summary(last, 0, 1, LATER).endswith("2 tests, 0 minutes); since then nothing has changed.")


def test_the_record_says_what_was_proved(clone: Path) -> None:
    found = json.loads((proved(clone) / RECORD).read_text("utf-8"))
    assert found["counts"] == {"tests": 2, "folders": {"tests/games": 1, "tests/mutants": 1}, "mutants": 1, "games": 30}
    assert set(found["files"]) == {RULES, TESTS, "Makefile", ".gitignore"}
    assert found["mutants"] == [identity(MUTANT)]
    assert found["seconds"].keys() == {"tests"}
    assert {"python", "cc", "cython", "node", "chromium", "sqlite", "platform"} <= found["versions"].keys()


def test_the_record_is_no_part_of_what_it_records(clone: Path) -> None:
    before = tree_hash(file_hashes(clone))
    write(clone, RECORD, "anything")
    assert tree_hash(file_hashes(clone)) == before


def test_prose_needs_no_new_proof(clone: Path) -> None:
    write(proved(clone), "docs/web.md", "otherwise")
    assert "is proved" in fresh(clone)


def test_what_has_changed_is_named(clone: Path) -> None:
    write(proved(clone), RULES, "otherwise")
    write(clone, "web/new.ts", "not committed yet")
    (clone / "Makefile").unlink()
    with pytest.raises(NotProved, match=f"^3 files changed since the last proof: Makefile, {RULES}, web/new.ts$"):
        fresh(clone)
    last = standing(clone)
    assert last.changed == ("Makefile", RULES, "web/new.ts")
    assert summary(last, 1, 1, LATER).endswith(f"since then 3 files changed: Makefile, {RULES}, web/new.ts. 1 of 1 mutant run again.")


@pytest.mark.parametrize(
    ("path", "again"),
    [
        (RULES, True),
        (TESTS, True),
        ("tests/games/fists/tables.py", True),
        ("tests/games/trials.py", True),
        ("tests/mutants/warm.py", True),
        ("tests/conftest.py", True),
        ("tests/mutants/fists.toml", False),
        ("tests/games/fists/test_other.py", False),
        ("src/heorot/games/fists/help.en.md", False),
        ("web/table.ts", False),
    ],
)
def test_a_mutant_runs_again_when_its_file_or_its_tests_have_changed(clone: Path, path: str, again: bool) -> None:
    write(proved(clone), path, "otherwise")
    assert is_due(MUTANT, standing(clone), CITATIONS) == again


def test_a_mutant_that_was_not_in_the_proof_runs(clone: Path) -> None:
    last = standing(proved(clone))
    assert is_due(Mutant("fists", "FI-1", "games/fists/rules.py", "beats", "return a > b", "return a >= b"), last, CITATIONS)


def test_a_shallow_clone_knows_nothing_and_runs_all(clone: Path, tmp_path: Path) -> None:
    git(tmp_path, "clone", "-q", "--depth", "1", proved(clone).as_uri(), "shallow")
    last = standing(tmp_path / "shallow")
    assert last.unknown == "this clone is shallow"
    assert is_due(MUTANT, last, CITATIONS)
    assert summary(last, 1, 314, LATER) == "Nothing is known of a last proof: this clone is shallow. All 314 mutants run."
    assert "is proved" in fresh(tmp_path / "shallow")  # by the files themselves


def test_a_proof_of_another_history_is_unknown(clone: Path) -> None:
    proved(clone)
    git(clone, "checkout", "-q", "--orphan", "other")
    commit(clone)
    assert "is not in this clone's history" in standing(clone).unknown


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": 2}', '{"format": 1}'])
def test_a_record_that_cannot_be_understood_is_no_proof(clone: Path, text: str) -> None:
    write(proved(clone), RECORD, text)
    assert standing(clone).unknown
    assert is_due(MUTANT, standing(clone), CITATIONS)
    with pytest.raises(NotProved, match=r"proved\.json"):
        fresh(clone)


def test_without_a_record_or_a_clone_nothing_is_known(clone: Path, tmp_path: Path) -> None:
    assert standing(clone).unknown == "there is no proved.json"
    proved(clone)
    (clone / ".git").rename(tmp_path / "gone")
    assert standing(clone).unknown == "this is not a clone that git can read"


@pytest.mark.parametrize(
    ("report", "then", "why"),
    [
        (SKIPPED, "", r"1 test left out by tests: tests\.games\.fists\.test_fists::test_a_fist; to run it again: .*HEOROT_PROVE=1"),
        (FAILED, "", r"tests failed: tests\.games\.fists\.test_fists::test_a_fist; to run it again: "),
        (PASSED, "raise SystemExit(3)", "tests failed; to run it again: "),
        (None, "", "has not said what it ran"),
        (PASSED.replace(KILL, "test_else"), "", "0 of 1 mutant ran"),
        (PASSED, f"open({RULES!r}, 'w').close()", "files changed while the proof ran"),
    ],
    ids=["left out", "failed", "ended badly", "silent", "no mutants", "changed"],
)
def test_nothing_is_written_unless_all_is_as_it_must_be(clone: Path, report: str | None, then: str, why: str) -> None:
    with pytest.raises(NotProved, match=why):
        prove(clone, (stage(report, then),), [MUTANT], lambda line: None)
    assert not (clone / RECORD).exists()


def test_a_proof_is_of_what_is_committed(clone: Path) -> None:
    write(clone, RULES, "otherwise")
    with pytest.raises(NotProved, match=f"not all is committed: {RULES}"):
        prove(clone, (stage(),), [MUTANT], lambda line: None)


def test_stages_run_with_every_repetition(clone: Path) -> None:
    proved(clone, then="import os; assert os.environ['HEOROT_PROVE'] == '1'")


def test_a_report_of_the_clients_tests_is_counted(tmp_path: Path) -> None:
    write(tmp_path, "client.xml", '<testsuites><testsuite><testcase classname="src/hall.test.ts" name="opens"/></testsuite></testsuites>')
    tally = Tally()
    tally.read(tmp_path / "client.xml")
    assert tally.counts() == {"tests": 1, "folders": {"web": 1}, "mutants": 0}
