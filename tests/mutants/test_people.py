"""Every protection between people that is left out is missed by the tests of that protection."""

from __future__ import annotations

import ast

import pytest

from tests.effort import by_turns
from tests.mutants.people import PEOPLE
from tests.mutants.pins import PACKAGE, Mutant
from tests.mutants.test_mutants import must_be_noticed
from tests.mutants.test_reading import name_of
from tests.mutants.warm import Warm

ALL = [(tests, mutant) for tests, mutants in PEOPLE.items() for mutant in mutants]


def called(value: object) -> str | None:
    """Return how a test of a mutant is called; its file says nothing."""
    return name_of(value) if isinstance(value, Mutant) else ""


@pytest.mark.parametrize(("tests", "mutant"), by_turns(ALL, 8), ids=called)
def test_a_protection_that_is_left_out_is_missed(tests: str, mutant: Mutant, warm: Warm) -> None:
    must_be_noticed(mutant, warm.run(mutant, [tests], None))


@pytest.mark.parametrize(("tests", "mutant"), ALL, ids=called)
def test_what_could_be_left_out_is_there_exactly_once(tests: str, mutant: Mutant) -> None:
    mutant.place(ast.parse((PACKAGE / mutant.file).read_text("utf-8")))


@pytest.mark.parametrize("tests", PEOPLE)
def test_the_tests_pass_with_every_protection(tests: str, warm: Warm) -> None:
    answer = warm.run(None, [tests], None)
    assert answer.loaded
    assert answer.code == 0, answer.output
