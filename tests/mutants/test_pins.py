"""A mutant finds its statement by function and syntax tree, and says so loudly when it cannot."""

from __future__ import annotations

import ast

import pytest

from tests.mutants.pins import Gone, Mutant

RULES = '''
LIMIT = 5  # cards

class Board:
    def score(self, stones):
        """Count."""
        total = 0
        for stone in stones:  # each
            if stone.lies and (
                stone.mine
            ):
                total += 1
            elif stone.theirs:
                total -= 1
            else:
                total += 0
        return total

def other(board):
    total = 0
    total = 0
    return board.score(
        [],  # nothing
    )
'''


def misread(function: str, old: str, new: str, nth: int | None = None) -> str:
    """Return the lines that a mutant changes, as they are read after it."""
    tree = Mutant("board", "BO-1", "games/board/rules.py", function, old, new, nth).applied(RULES)
    before = ast.unparse(ast.parse(RULES)).splitlines()
    return "; ".join(line.strip() for line in ast.unparse(tree).splitlines() if line not in before)


@pytest.mark.parametrize(
    ("function", "old", "new", "after"),
    [
        ("Board.score", "total = 0", "total = 7", "total = 7"),
        ("Board.score", "if stone.lies and stone.mine:", "if stone.lies:", "if stone.lies:"),
        ("Board.score", "elif stone.theirs:", "elif not stone.theirs:", "elif not stone.theirs:"),
        ("Board.score", "for stone in stones:", "for stone in stones[1:]:", "for stone in stones[1:]:"),
        ("Board", "def score(self, stones):", "def score(self, stones=()):", "def score(self, stones=()):"),
        ("other", "return board.score([])", "return -1", "return -1"),
        ("other", "return board.score([])", "LIMIT\nreturn", "LIMIT; return"),
        ("", "LIMIT = 5", "LIMIT = 6", "LIMIT = 6"),
    ],
)
def test_layout_and_comments_do_not_matter(function: str, old: str, new: str, after: str) -> None:
    assert misread(function, old, new) == after


def test_one_of_several_alike_is_named_by_its_number() -> None:
    assert misread("other", "total = 0", "total = 3", nth=2) == "total = 3"
    with pytest.raises(Gone, match=r"'other' of games/board/rules.py has 2 statements `total = 0`; `nth` must say which"):
        misread("other", "total = 0", "total = 3")
    with pytest.raises(Gone, match="nth = 3 is none of several"):
        misread("other", "total = 0", "total = 3", nth=3)


def test_a_function_that_is_gone_is_missed() -> None:
    wanted = (
        r"`total = 3` of BO-1 in tests/mutants/board.toml: games/board/rules.py has no function 'Board.scores'; nearest is `Board.score`"
    )
    with pytest.raises(Gone, match=wanted):
        misread("Board.scores", "total = 0", "total = 3")


def test_a_statement_that_is_gone_is_missed() -> None:
    wanted = r"of BO-1 in tests/mutants/board.toml: 'Board.score' of .* has no statement `total \+= 2`; nearest is `total \+= 1` in line 12"
    with pytest.raises(Gone, match=wanted):
        misread("Board.score", "total += 2", "pass")


def test_a_heading_is_not_misread_as_a_whole_statement() -> None:
    with pytest.raises(Gone, match="nor both whole"):
        misread("Board.score", "elif stone.theirs:", "pass")
    with pytest.raises(Gone, match="nor both whole"):
        misread("Board.score", "total = 0", "if False:")
