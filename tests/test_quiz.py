"""docs/quiz.md: ten questions a game, each with its answer and the clauses that prove it, for someone who has read only how to play."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

import heorot
from heorot.games import names
from heorot.howto import howto
from heorot.rulebook import clauses

QUIZ = Path(__file__).parents[1] / "docs" / "quiz.md"
QUESTIONS = 10
ANSWERED = 9  # of them from how to play alone
QUESTION = re.compile(r"^(?P<number>\d+)\. (?P<asked>.+?)\n\s+\*Answer:\* (?P<answer>.+?)\s*\((?P<clauses>[A-Z][^()]*)\)\.?\s*$", re.DOTALL)
CLAUSE = re.compile(r"[A-Z]{2}-[A-Z]*\d+")
TOLD = [name for name in names() if howto(heorot.game(name))]


@dataclass(frozen=True)
class Question:
    """A question with its answer and the clauses it follows from."""

    number: int
    asked: str
    answer: str
    clauses: tuple[str, ...]


def questions(title: str) -> list[Question]:
    """Return the questions of a game, by the heading with its title."""
    sections = re.split(r"^## ", QUIZ.read_text("utf-8") if QUIZ.is_file() else "", flags=re.MULTILINE)
    (section,) = [part.partition("\n")[2] for part in sections if part.partition("\n")[0].strip() == title]
    found = []
    for part in re.findall(r"^\d+\. .*?(?=^\d+\. |\Z)", section, flags=re.MULTILINE | re.DOTALL):
        match = QUESTION.match(part.strip())
        assert match, f"this is no question with its answer and clauses: {part!r}"
        found.append(Question(int(match["number"]), match["asked"], match["answer"], tuple(re.split(r",\s*", match["clauses"]))))
    return found


@pytest.mark.parametrize("name", TOLD)
def test_there_are_ten_questions_with_answers_and_clauses(name: str) -> None:
    game = heorot.game(name)
    found = questions(game.title)
    assert [question.number for question in found] == list(range(1, QUESTIONS + 1))
    for question in found:
        assert "?" in question.asked
        assert set(question.clauses) <= set(clauses(game)), question
    assert len({question.asked for question in found}) == QUESTIONS


@pytest.mark.parametrize("name", TOLD)
def test_how_to_play_speaks_of_what_is_asked(name: str) -> None:
    """It names the clauses of nine of ten questions, so that whoever doubts an answer finds it from there."""
    game = heorot.game(name)
    told = howto(game)
    assert told
    cited = set(CLAUSE.findall(" ".join(block.text for section in told.sections for block in section.blocks)))
    lost = [question for question in questions(game.title) if not cited & set(question.clauses)]
    assert len(lost) <= QUESTIONS - ANSWERED, "\n".join(f"{question.number}. {question.asked} {question.clauses}" for question in lost)
