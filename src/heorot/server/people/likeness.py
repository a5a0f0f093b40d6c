"""Names that are easily taken for each other: by letters of other scripts, by case, accents, spaces and signs."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

# What is drawn alike in most typefaces, small letters: each sign stands for the Latin one that it looks like.
_LOOK = {
    "a": "аαɑ@4ꭺꓮ", "b": "вьъβ8ꮟꓐ", "c": "сϲꮯꓚ", "d": "ԁđðꭰꓓ", "e": "еєεҽ3ꭼꓰ", "f": "ꓝ", "g": "ɡ9ցꮐꓖ", "h": "нһħհꮋꓧ",
    "i": "іι1l|!ıӏłꮁꮮꓲꓡ", "j": "јϳꭻꓙ", "k": "кκқꮶꓗ", "m": "мꮇꓟ", "n": "пηոռꓠ", "o": "оο0ѳөσøօꓳ", "p": "рρꮲꓑ", "q": "զ", "r": "гʀꓣ",
    "s": "ѕ5$ꜱꮪꓢ", "t": "тτ7ŧꭲꓔ", "u": "υʋսꓴ", "v": "ѵνꮩꓦ", "w": "ԝшωѡꮃꓪ", "x": "хχꓫ", "y": "уүγꓬ", "z": "2ꮓꓜ", "3": "з", "ae": "æӕ",
    "oe": "œ", "th": "þ",
}  # fmt: skip
_ALIKE = str.maketrans({sign.casefold(): letter for letter, signs in _LOOK.items() for sign in signs})
_TOGETHER = (("rn", "m"), ("vv", "w"), ("ci", "d"))  # two letters that look like one, an l being an i by then


@lru_cache(2_000)
def skeleton(name: str) -> str:
    """Return what is left of a name when all is taken away that a reader may overlook.

    >>> skeleton("Chloé"), skeleton(" С H L О Е ")
    ('chioe', 'chioe')
    >>> skeleton("Bob") == skeleton("Вοb"), skeleton("Ann") == skeleton("Anna")
    (True, False)
    """
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in letters.translate(_ALIKE) if unicodedata.category(sign)[0] in "LNS")
    for two, one in _TOGETHER:
        seen = seen.replace(two, one)
    return seen.translate(_ALIKE)


def are_alike(one: str, other: str) -> bool:
    """Whether two names are easily taken for each other, or are the same.

    >>> are_alike("Wiglaf", "WlGLAF"), are_alike("Ann", "Bob")
    (True, False)
    """
    return skeleton(one) == skeleton(other)
