"""Every clause has a mutant, a misreading of one statement of the rules, and the tests that cite the clause kill it.

A mutant is an entry of `<game>.toml` in this folder. The game's tests run against it, uncompiled, in a fork of a warm process.
A day's run takes the mutants of what has changed since the last proof (tests/proof.py); a run of this folder takes all.
"""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TypeGuard

import pytest

from tests import proof
from tests.clauses import citations, clauses_of, games, is_example
from tests.mutants.conftest import is_left_to_the_proof
from tests.mutants.pins import PACKAGE, Mutant, files_citing, heading, mutants, parsed
from tests.mutants.warm import CPU_SECONDS, Answer, Warm

FAILED = 1  # how pytest ends when tests have failed; other numbers mean that it could not run them
ALL = mutants()
CITATIONS = citations()
NAMES = [f"{mutant.clause}-{mutant.new}" for mutant in ALL]


def must_be_noticed(mutant: Mutant, answer: Answer) -> None:
    """Fail where tests have not failed."""
    if mutant.endless:
        assert answer.code is None, f"{mutant} is called endless, and the tests have ended:\n{answer.output}"
        return
    assert answer.code is not None, (
        f"{mutant}: the tests did not end within {CPU_SECONDS} seconds of the processor; if so, `endless = true`"
    )
    assert answer.loaded, f"{mutant} is not what the tests have imported:\n{answer.output}"
    assert answer.code == FAILED, f"{mutant} lives:\n{answer.output}"


def is_a_kill(item: pytest.Item) -> TypeGuard[pytest.Function]:
    """Whether it is the test of a mutant."""
    return isinstance(item, pytest.Function) and item.originalname.startswith(proof.KILL)


@pytest.mark.parametrize("mutant", ALL, ids=NAMES)
def test_a_misreading_is_noticed_by_the_tests_that_cite_the_clause(mutant: Mutant, warm: Warm) -> None:
    must_be_noticed(mutant, warm.run(mutant, files_citing({mutant.clause}, mutant.game, CITATIONS), [mutant.clause]))


@pytest.mark.parametrize("game", sorted({mutant.game for mutant in ALL}))
def test_the_same_tests_pass_without_a_misreading(game: str, warm: Warm, request: pytest.FixtureRequest) -> None:
    ours = [mutant for mutant in ALL if mutant.game == game]
    running = {item.callspec.params["mutant"] for item in request.session.items if is_a_kill(item)}
    clauses = {mutant.clause for mutant in [mutant for mutant in ours if mutant in running] or ours}
    answer = warm.run(None, files_citing(clauses, game, CITATIONS), sorted(clauses))
    assert answer.loaded
    assert answer.code == 0, answer.output


@pytest.mark.parametrize("mutant", ALL, ids=NAMES)
def test_the_misread_statement_is_there_exactly_once(mutant: Mutant) -> None:
    place = mutant.place(ast.parse((PACKAGE / mutant.file).read_text("utf-8")))
    assert [heading(node) for node in parsed(mutant.new)[0]] != [heading(place)], f"{mutant} changes nothing"


@pytest.mark.parametrize("game", games())
def test_every_clause_has_a_mutant(game: str) -> None:
    missing = [clause.id for clause in clauses_of(game) if not is_example(clause) and clause.id not in {mutant.clause for mutant in ALL}]
    assert missing == []


def test_what_has_not_changed_is_left_to_the_last_proof(request: pytest.FixtureRequest) -> None:
    (changed, *_) = ALL
    for item in request.session.items:
        if is_a_kill(item):
            assert is_left_to_the_proof(item, [changed]) == (item.callspec.params["mutant"] != changed)
        elif item.name.startswith("test_the_same_tests_pass"):
            assert is_left_to_the_proof(item, [changed]) == (f"[{changed.game}]" not in item.name)
        else:
            assert not is_left_to_the_proof(item, [changed])


def an_example() -> Mutant:
    """Return a mutant whose clause is proved by few tests."""
    return next(mutant for mutant in ALL if mutant.clause == "VO-S2" and mutant.file.startswith("games/"))


def test_a_misreading_that_changes_nothing_is_found_alive(warm: Warm) -> None:
    example = an_example()
    same = replace(example, new=f"({example.old.replace(' = ', ') = ', 1)}")
    answer = warm.run(same, files_citing({same.clause}, same.game, CITATIONS), [same.clause])
    assert answer.loaded
    with pytest.raises(AssertionError, match="lives"):
        must_be_noticed(same, answer)


def test_a_misreading_that_is_never_imported_is_no_proof(warm: Warm) -> None:
    example = an_example()
    elsewhere = next(mutant for mutant in ALL if mutant.game != example.game and mutant.file.startswith("games/"))
    answer = warm.run(elsewhere, files_citing({example.clause}, example.game, CITATIONS), [example.clause])
    with pytest.raises(AssertionError, match="is not what the tests have imported"):
        must_be_noticed(elsewhere, answer)


def test_a_misreading_that_never_ends_must_say_so(warm: Warm) -> None:
    endless = replace(an_example(), new="while True: pass", endless=True)
    answer = warm.run(endless, files_citing({endless.clause}, endless.game, CITATIONS), [endless.clause], seconds=2)
    must_be_noticed(endless, answer)
    with pytest.raises(AssertionError, match="did not end"):
        must_be_noticed(replace(endless, endless=False), answer)


def test_a_misreading_whose_place_is_gone_cannot_be_run(warm: Warm) -> None:
    gone = replace(an_example(), function="nowhere")
    answer = warm.run(gone, files_citing({gone.clause}, gone.game, CITATIONS), [gone.clause])
    with pytest.raises(AssertionError, match="has no function 'nowhere'"):
        must_be_noticed(gone, answer)
