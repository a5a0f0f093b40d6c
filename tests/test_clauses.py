"""No clause without a test, no test for a clause that does not exist, and a clause page that says so."""

from __future__ import annotations

import ast

import pytest

from tests.clauses import PAGE, citations, cited, clauses_of, games, page


@pytest.mark.parametrize("game", games())
def test_every_clause_and_every_example_is_cited_by_a_test(game: str) -> None:
    proved = {citation.clause for citation in citations()}
    assert [clause.id for clause in clauses_of(game) if clause.id not in proved] == []


def test_no_test_cites_an_unknown_clause() -> None:
    known = {clause.id for game in games() for clause in clauses_of(game)}
    assert [citation for citation in citations() if citation.clause not in known] == []


@pytest.mark.parametrize("game", games())
def test_no_clause_is_there_twice(game: str) -> None:
    ids = [clause.id for clause in clauses_of(game)]
    assert len(ids) == len(set(ids)) > 0


def test_the_clause_page_is_up_to_date() -> None:
    assert PAGE.exists(), "run `make clauses`"
    assert PAGE.read_text("utf-8") == page(), "run `make clauses`"


def test_marks_are_found_wherever_pytest_finds_them() -> None:
    module = """
pytestmark = pytest.mark.clause("VO-S1")

@pytest.mark.clause("VO-T1", "VO-T2")
def test_one(): ...

@pytest.mark.clause("VO-C1")
class TestTwo:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("VO-X1"))])
    def test_two(self, x): ...

def helper(): ...
"""
    assert list(cited(ast.parse(module))) == [
        ("VO-S1", "test_one"),
        ("VO-T1", "test_one"),
        ("VO-T2", "test_one"),
        ("VO-S1", "test_two"),
        ("VO-C1", "test_two"),
        ("VO-X1", "test_two"),
    ]
