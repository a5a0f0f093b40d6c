"""Figures as they are shown: a short sign, and words to be read aloud."""

from __future__ import annotations

from fractions import Fraction

import pytest

from heorot.core.preview import Figure, exact
from heorot.words import Words


@pytest.mark.parametrize(
    ("figure", "sign", "words"),
    [
        (exact(3), "+3", "3 points"),
        (exact(1), "+1", "1 point"),
        (exact(-2), "−2", "−2 points"),
        (Figure(4, 8), "+4–8", "4 to 8 points"),
        (Figure(0, 6), "0–6", "0 to 6 points"),
        (Figure(-2, 3), "−2 … +3", "−2 to 3 points"),
        (Figure(4, 8, Fraction(41, 8)), "≈ +5.1", "about 5.1 points (4 to 8)"),
        (Figure(-4, 1, Fraction(-3, 2)), "≈ −1.5", "about -1.5 points (-4 to 1)"),
    ],
)
def test_a_figure_says_what_it_is(figure: Figure, sign: str, words: str) -> None:
    english = Words("en")
    assert english.say(figure.message()) == sign
    assert english.say(figure.in_full()) == words


def test_it_does_so_in_every_language() -> None:
    about = Figure(4, 8, Fraction(11, 2))
    assert [Words(lang).say(about.message()) for lang in ("fr", "ru")] == ["≈ +5,5", "≈ +5,5"]
    assert [Words(lang).say(about.in_full()) for lang in ("fr", "ru")] == [
        "environ 5,5 points (de 4 à 8)",
        "от 4 до 8\xa0очков, в среднем 5,5",
    ]
    assert Words("ru").say(Figure(4, 8, Fraction(5)).in_full()) == "от 4 до 8\xa0очков, в среднем 5"
