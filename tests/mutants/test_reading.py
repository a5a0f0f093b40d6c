"""Every way to misread a record or a log of another version of the rules is noticed by the tests of versions."""

from __future__ import annotations

import ast

import pytest

from tests.effort import by_turns
from tests.mutants.pins import PACKAGE, Mutant
from tests.mutants.reading import READING
from tests.mutants.test_mutants import must_be_noticed
from tests.mutants.warm import Warm

TESTS = ["tests/test_versions.py"]


def name_of(mutant: Mutant) -> str:
    """Return how a test of it is called."""
    return f"{mutant.function}-{mutant.new}"


@pytest.mark.parametrize("mutant", by_turns(READING, 6), ids=name_of)
def test_a_misreading_of_a_version_is_noticed(mutant: Mutant, warm: Warm) -> None:
    must_be_noticed(mutant, warm.run(mutant, TESTS, None))


@pytest.mark.parametrize("mutant", READING, ids=name_of)
def test_what_could_be_misread_is_there_exactly_once(mutant: Mutant) -> None:
    mutant.place(ast.parse((PACKAGE / mutant.file).read_text("utf-8")))


def test_the_tests_of_versions_pass_without_a_misreading(warm: Warm) -> None:
    answer = warm.run(None, TESTS, None)
    assert answer.loaded
    assert answer.code == 0, answer.output
