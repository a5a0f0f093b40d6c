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


def called(value: object) -> str | None:
    """Return how a test of a mutant is called; its file says nothing."""
    return name_of(value) if isinstance(value, Mutant) else ""


@pytest.mark.parametrize(("test", "mutant"), by_turns(PEOPLE, 8), ids=called)
def test_a_protection_that_is_left_out_is_missed(test: str, mutant: Mutant, warm: Warm) -> None:
    must_be_noticed(mutant, warm.run(mutant, [test], None))


@pytest.mark.parametrize(("test", "mutant"), PEOPLE, ids=called)
def test_what_could_be_left_out_is_there_exactly_once(test: str, mutant: Mutant) -> None:
    mutant.place(ast.parse((PACKAGE / mutant.file).read_text("utf-8")))


def test_the_tests_pass_with_every_protection(warm: Warm) -> None:
    answer = warm.run(None, sorted({test for test, _ in PEOPLE}), None)
    assert answer.loaded
    assert answer.code == 0, answer.output
