"""Every message can be read in a whole sentence, and no sentence has a slip that a machine can see."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import heorot
from heorot import proofreading, words
from heorot.cli import main
from heorot.games import names
from heorot.proofreading import Proof, howto_proofs, proofs
from heorot.rulebook import clauses
from heorot.words import ids, languages, texts
from tests.tiny import dropped_in

SLIPS = {
    "a doubled full stop": r"(?<!\.)\.\.(?!\.)",
    "a lost space": r"[a-zà-öø-ÿа-яё][,;!?][a-zà-öø-ÿа-яё]",
    "a doubled space": r"  +",
    "a space before a comma or a full stop": r" [,.](?![.\d])",
    "a space after a bracket": r"\( | \)",
    "a straight apostrophe or quotation mark": r"(?<=\w)'(?=\w)|\"",
}
SLIPS_OF = {
    "en": {"a space before a colon": r" [:;!?]"},
    "fr": {"an ordinary space before a colon": r" [:;!?»]|« |\w[;!?](?!\w)"},
    "ru": {"an ordinary space before a dash": r" —", "a latin quotation mark": r"[“”]"},
}
# words that once stood for a thing which has another name: by language and, where it is one game's, by game; beside them the right one
BANNED = {
    "en": {"": {r"\bfitting\b": "matching"}},
    "fr": {
        "": {
            r"\bclauses?\b": "article",
            "compte rendu": "feuille de partie",
            r"\bfaveurs?\b": "bienfait",
            "la partie est finie": "terminée",
        },
        "bellum_magica": {"cambriol": "piller", "pires créatures": "super-méchante", "jeter un sort": "utiliser un sort de relance"},
        "beowulf_legend": {"sens horaire": "sens des aiguilles d’une montre", r"\bpiste\b": "parcours"},
        "voluspa": {"en réserve": "dans la pioche"},
    },
    "ru": {
        "": {r"\bдетал(ь|и|ей|ям)\b": "компоненты", "игра окончена": "партия окончена"},
        "bellum_magica": {r"\bрасклад\b": "подготовка к игре", "шаги дня": "этапы дня"},
        "beowulf_legend": {r"\bв руке\b": "на руке", "несчасть": "невзгоды", "петер": "Питер"},
    },
}


@cache
def read(name: str, lang: str) -> tuple[Proof, ...]:
    return tuple(proofs(heorot.game(name), lang))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", [name for name in names() if name != "fists"])
def test_every_message_is_read_and_nothing_else(name: str, lang: str) -> None:
    own = ids(texts(lang, heorot.game(name))[0])
    assert {proof.id.split(".")[0] for proof in read(name, lang)} == set(own)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", [name for name in names() if name != "fists"])
def test_no_sentence_has_a_slip(name: str, lang: str) -> None:
    found = [
        f"{proof.id}: {what}: {proof.text}"
        for proof in read(name, lang)
        for what, slip in {**SLIPS, **SLIPS_OF[lang]}.items()
        if not proof.id.startswith("help-") and re.search(slip, proof.text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", [name for name in names() if name != "fists"])
def test_how_to_play_has_no_slip(name: str, lang: str) -> None:
    found = [
        f"{proof.id}: {what}: {proof.text}"
        for proof in howto_proofs(heorot.game(name), lang)
        for what, slip in {**SLIPS, **SLIPS_OF[lang]}.items()
        if re.search(slip, proof.text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", [name for name in names() if name != "fists"])
def test_a_thing_has_one_name(name: str, lang: str) -> None:
    game = heorot.game(name)
    helped = [Proof(clause.id, f"{clause.title} {clause.text}".replace("\n", " ")) for clause in clauses(game, lang).values()]
    found = [
        f"{proof.id}: {wrong}, better {right}: {proof.text}"
        for proof in (*read(name, lang), *howto_proofs(game, lang), *helped)
        for wrong, right in {**BANNED[lang].get("", {}), **BANNED[lang].get(name, {})}.items()
        if re.search(wrong, proof.text, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


def test_numbers_take_all_their_forms() -> None:
    told = {proof.text for proof in proofs(heorot.game("beowulf_movie"), "ru") if proof.id == "unit"}
    assert {text.split("\u00a0", 1)[1] for text in told} == {"строка саги", "строки саги", "строк саги"}


def test_how_to_play_is_read_with_its_tables() -> None:
    with dropped_in() as tiny:
        told = [proof.text for proof in howto_proofs(tiny, "en")]
    assert told[0] == "The goal"
    assert {
        "- Runes are shown at the end (FI-3).",
        "Two fists are alike, and the third takes the prize.",
        "in the bag",
        "Golden rune",
    } <= set(told)


def test_what_is_said_first_comes_first() -> None:
    order = [proof.id for proof in read("voluspa", "en")]
    assert order.index("note-laid") < order.index("option-edda")


def test_what_a_translation_lacks_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "voluspa", "--lang", "fr", "--missing"]) == 0
    whole = words.texts

    def gappy(lang: str, game: Any) -> list[str]:
        found = whole(lang, game)
        return [found[0].replace("note-laid =", "note-lain ="), *found[1:]] if lang == "fr" else found

    monkeypatch.setattr(proofreading, "texts", gappy)
    capsys.readouterr()
    assert main(["words", "voluspa", "--lang", "fr", "--missing"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in said] == ["note-laid", "note-lain"]


def test_a_language_that_is_not_spoken_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "voluspa", "--lang", "de"]) == 2
    assert "no words in 'de'" in capsys.readouterr().err
