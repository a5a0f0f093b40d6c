"""Every message can be read in a whole sentence, and no sentence has a slip that a machine can see."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import heorot
from heorot import proofreading, words
from heorot.cli import main
from heorot.games import names
from heorot.proofreading import PLURALS, Proof, Variables, howto_proofs, proofs
from heorot.rulebook import clauses
from heorot.words import ids, languages, texts
from tests.tiny import dropped_in

ROOT = Path(__file__).parents[1]
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
    "en": {
        "": {r"\bfitting\b": "matching", r"\broom code\b": "table code"},
        "beowulf_legend": {r"(?<!‹)\bicons?\b": "reward", r"\bpassed over\b": "skipped"},
    },
    "fr": {
        "": {
            r"\bclauses?\b": "article",
            "compte rendu": "feuille de partie",
            r"\bfaveurs?\b": "bienfait",
            "partie (est|n’est pas) finie": "terminée",
        },
        "bellum_magica": {"cambriol": "piller", "pires créatures": "super-méchante", "jeter un sort": "utiliser un sort de relance"},
        "beowulf_legend": {"sens horaire": "sens des aiguilles d’une montre", r"\bpiste\b": "parcours", r"\bicônes?\b": "récompense"},
        "voluspa": {"en réserve": "dans la pioche"},
    },
    "ru": {
        "": {
            r"\bдетал(ь|и|ей|ям)\b": "компоненты",
            "игра окончена": "партия окончена",
            "на паузе": "перерыв",
            "накры(ть|ваем) стол": "создать",
        },
        "bellum_magica": {r"\bрасклад\b": "подготовка к игре", "шаги дня": "этапы дня"},
        "beowulf_legend": {
            r"\bв руке\b": "на руке",
            "несчасть": "невзгоды",
            "петер": "Питер",
            r"\bзнач(ок|к)": "награда",
            r"\bнич(ья|ью|ьи|ьей)\b": "равенство",
            r"(?<![\w#])\d+ (карт|символ|очк|жетон|царапин|ран|эпизод|игрок)": "U+00A0 between a number and its noun",
        },
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


@pytest.mark.parametrize("lang", languages())
def test_the_page_and_the_program_name_a_thing_alike(lang: str) -> None:
    files = (ROOT / "src" / "heorot" / f"words.{lang}.ftl", *(ROOT / "web" / "src" / "words" / lang).glob("*.ftl"))
    assert len(files) > 10
    found = [
        f"{path.name}: {wrong}, better {right}: {line}"
        for path in files
        for line in path.read_text("utf-8").splitlines()
        for wrong, right in BANNED[lang][""].items()
        if re.search(wrong, re.sub(r"^[\w-]+ =|\{[^{}]*\}", "", line), re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


SPOKEN = (*ROOT.glob("src/heorot/words.ru.ftl"), *ROOT.glob("web/src/words/ru/*.ftl"), *ROOT.glob("src/heorot/games/*/*.ru.*"))
COUNTED = {"букв", "кб", "клет", "мин", "символ", "строк", "эпизод"}  # beginnings of what is counted, besides all that has plural forms
ALWAYS_NUMBERS = {"count", "points", "minutes", "seconds"}  # and arguments that are numbers where no plural says so


@cache
def numbers() -> str:
    """Return a pattern of what is a number in the Russian files: digits, and the arguments by which a message chooses a plural."""
    found = set(ALWAYS_NUMBERS)
    for path in SPOKEN:
        for entry in FluentResource(path.read_text("utf-8")).body if path.suffix == ".ftl" else ():
            if isinstance(entry, ast.Message):
                finder = Variables()
                finder.visit(entry)
                found |= {name for name, keys in finder.found.items() if {*keys} & {*PLURALS[:-1]}}
    return rf"(?:(?<![\w.,-])\d+|\{{ (?:NUMBER\()?\$(?:{'|'.join(sorted(found))})\b[^{{}}]*\}})"


@cache
def counted() -> tuple[str, ...]:
    """Return how the words begin that are counted: those which stand after a number in a plural form, without their endings."""
    after = re.compile(rf"\[(?:one|few|many|other)\][^\n{{]*?{numbers()}[ \u00a0]([а-яё]{{3,}})", re.IGNORECASE)
    words = {word.lower() for path in SPOKEN for word in after.findall(path.read_text("utf-8"))}
    return tuple({*COUNTED, *(word[: max(3, len(word) - 2)] for word in words)})


def parted(text: str) -> list[str]:
    """Return what of a Russian text may be parted at the end of a line: a number and what it counts.

    >>> parted("ещё 3 тайла"), parted("ещё 3\u00a0тайла"), parted("сила 3 и 4")
    (['3 тайла'], [], [])
    """
    found = [(number, word) for number, word in re.findall(rf"({numbers()})[ \n]([а-яё]+)", text, re.IGNORECASE)]
    return [f"{number} {word}" for number, word in found if word == "ПО" or word.lower().startswith(counted())] + re.findall(
        rf"{numbers()}[ \n](?=\{{ \$[a-z]+ ->)", text
    )


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_number_is_parted_from_what_it_counts(path: Path) -> None:
    """U+00A0 between a number and its noun in Russian, as the glossary asks."""
    entries = re.split(r"^(?=[a-z]|#+ )", path.read_text("utf-8"), flags=re.MULTILINE)
    keyed = [(re.split(r" = | =\n|\n", entry)[0], entry) for entry in entries if path.suffix != ".ftl" or not entry.startswith("#")]
    found = [f"{key}: {what}" for key, entry in keyed if key != "help-signs" for what in parted(entry)]
    assert not found, "\n".join([f"{path.relative_to(ROOT)}: join each by U+00A0", *found])


def test_a_number_that_is_parted_is_found() -> None:
    assert parted("5 ПО, 5 по порядку") == ["5 ПО"]
    assert parted("{ $points } очков") == ["{ $points } очков"]
    assert parted("до 36 эпизодов, 1\nочко") == ["36 эпизодов", "1 очко"]
    assert parted("{ $most } { $most ->") == ["{ $most } "]
    assert not parted("{ $points }\u00a0очков, сила 12 сильнее, шаг { $count } из 5")


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


def test_what_a_message_says_by_another_is_sampled_too() -> None:
    told = [proof.text for proof in read("voluspa", "ru") if proof.id == "reason-greedy"]
    assert "сейчас 1\u00a0очко; следующий игрок сможет получить около 2" in told
    assert "сейчас 5\u00a0очков; следующий игрок сможет получить около 2" in told
    assert {proof.text.split()[0] for proof in read("voluspa", "en") if proof.id == "row-way"} == {"across", "down"}


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


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_what_a_player_is_asked_has_no_stop_of_its_own(name: str, lang: str) -> None:
    asked = [proof for proof in read(name, lang) if proof.id.startswith("table-task-")]
    assert asked
    assert not [proof for proof in asked if proof.text[-1] in ".!?…"]  # “Your turn: use Resolve?.”
