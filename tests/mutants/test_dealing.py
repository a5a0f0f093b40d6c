"""Every check that a crooked host would like to be without is missed by the tests of crooked hosts."""

from __future__ import annotations

import ast

import pytest

from tests.effort import by_turns
from tests.mutants.dealing import DEALING
from tests.mutants.pins import PACKAGE, Mutant
from tests.mutants.test_mutants import must_be_noticed
from tests.mutants.test_reading import name_of
from tests.mutants.warm import Warm

TESTS = ["tests/test_crooked.py"]


@pytest.mark.parametrize("mutant", by_turns(DEALING, 4), ids=name_of)
def test_a_check_that_is_left_out_is_missed(mutant: Mutant, warm: Warm) -> None:
    must_be_noticed(mutant, warm.run(mutant, TESTS, None))


@pytest.mark.parametrize("mutant", DEALING, ids=name_of)
def test_what_could_be_left_out_is_there_exactly_once(mutant: Mutant) -> None:
    mutant.place(ast.parse((PACKAGE / mutant.file).read_text("utf-8")))


def test_the_tests_of_crooked_hosts_pass_with_every_check(warm: Warm) -> None:
    answer = warm.run(None, TESTS, None)
    assert answer.loaded
    assert answer.code == 0, answer.output
