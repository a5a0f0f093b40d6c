"""A game at the terminal: whole games, every command, and nothing that breaks it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import heorot
from heorot import records
from heorot.bots import current, make
from heorot.core.dealing import Dealer
from heorot.core.errors import HeorotError
from heorot.core.message import Message
from heorot.core.naming import folded
from heorot.core.preview import Figure
from heorot.core.rng import Rng
from heorot.core.summary import Breakdown, Cell, Row, summary_of
from heorot.games import names
from heorot.outcome import table as drawn
from heorot.terminal import COLOUR, Quit, Sitting, Style, resumed, sit_down, wrapped
from heorot.words import Words, languages
from tests.speaking import speaking
from tests.tiny import dropped_in

GAME = heorot.game("voluspa")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterator[str]], None]:
    """Let lines be typed."""

    def use(lines: Iterator[str]) -> None:
        def read(prompt: str = "") -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)

    return use


NAMES = ["Wealhtheow", "Hrothgar", "Unferth", "Aeschere", "Wulfgar"]


def sitting(
    players: int = 3,
    people: int = 1,
    plain: bool = False,
    paint: bool = False,
    seed: int = 4,
    path: Path | None = None,
    bot: str = "greedy",
) -> Sitting:
    seats = [{"name": NAMES[seat]} if seat < people else {"name": NAMES[seat], "bot": bot} for seat in range(players)]
    state = GAME.new(players, edda=True)
    options = {"edda": True, "bookend": "scores-once", "skadi_draw": "refill", "start": "drawn"}
    record = records.begin(GAME, state, GAME.parts, seats, options, Dealer.from_seed(seed, players), path)
    return Sitting(record, speaking("en", GAME), Style(plain, paint))


def any_legal(table: Sitting, questions: list[str] | None = None) -> Iterator[str]:
    """Type a question or two, then a random legal move, again and again."""
    rng = Rng(9)
    while True:
        yield from questions or []
        moves = table.state.legal()
        yield GAME.notation(moves[rng.below(len(moves))], table.state)


@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_against_bots(plain: bool, typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    table = sitting(plain=plain)
    typed(any_legal(table, ["legal", "scores"]))
    table.play()
    said = capsys.readouterr().out
    assert table.state.over
    assert "The game is over." in said
    assert all(f"{name} — " in said for name in table.people)
    assert ("┌" in said) != plain
    assert "\x1b" not in said


def test_two_people_share_the_screen_behind_a_curtain(typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    """Between two people the screen is emptied, and nobody's draws are told to both."""
    table = sitting(players=2, people=2)
    rng = Rng(2)

    def lines() -> Iterator[str]:
        curtains = 0
        while True:
            if table.looking is None or table.looking != table.state.actor or curtains == 0:
                curtains += 1
            moves = table.state.legal()
            yield GAME.notation(moves[rng.below(len(moves))], table.state)

    typed(lines())
    table.play()
    said = capsys.readouterr().out
    assert "press Enter when nobody else is looking" in said
    assert re.search(r"draws [A-Z]", said) is None


def test_every_command_answers(typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    table = sitting(paint=True)
    questions = [
        "help",
        "board",
        "hand",
        "scores",
        "last",
        "legal",
        "legal odin",
        "hint",
        "rules",
        "rules VO-C2",
        "rules XX",
        "undo",
        "? thor",
        "about pil",
        "? xyz",
        "",
        "why",
    ]
    questions += ["why Thor 40,40", "why stop", "Thor", "foo", "Odin 1", "Jotun 0,0>9,9", "T 0,0", "why " + "x" * 500, "discard Thor"]
    typed(iter(questions))
    with pytest.raises(Quit):
        table.play()
    said = capsys.readouterr().out
    for answer in (
        "Names may be shortened",
        "legal moves",
        "games were played to the end by the bots’ quick policy",
        "\n1. ",
        "VO-C2 — Troll",
        "There is no clause XX",
        "Thor: ",
        "pile: ",
        "I know nothing called “xyz”. You can ask about:",
        "nothing to take back",
        "No (VO-T1): a tile must share a side with a laid tile",
        "No (VO-M1): you may stop only after Hermod",
        "T may mean: Troll, Thor",
        "I do not know the move “foo”.",
    ):
        assert answer in said, answer
    assert "\x1b[1m" in said


def test_why_tells_each_row(typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    from tests.pictures import at_table

    table = sitting(players=2)
    table.record.state = at_table("Fenrir Skadi . \n . Skadi Valkyrie \n . . Dragon", "Thor")
    typed(iter(["why Thor 2,0"]))
    with pytest.raises(Quit):
        table.play()
    said = capsys.readouterr().out
    assert "Yes, for 6 points:" in said
    assert "strongest (7) in a row of 3 tiles across, 0,0 … 2,0: +3 (VO-P1)" in said
    assert "strongest (7) in a row of 3 tiles down, 2,0 … 2,2: +3 (VO-P1)" in said


def test_what_is_not_sure_is_shown_as_what_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In Fists the others choose at the same time: what a fist brings is an expectation; then it is shown as a range, and as unknown."""
    with dropped_in() as fists:
        record = records.begin(fists, fists.new(2), fists.parts, [{"name": "Hild"}, {"name": "Ada"}], {}, Dealer.from_seed(1, 2), None)
        table = Sitting(record, Words("en", fists), Style(plain=True, paint=False))
        while record.state.actor < 0:
            record.deal()
        prize = record.state.b[56]
        table.show_legal("")
        table.show_why("fist 3")
        mean = f"{2 * prize / 3:.1f}".removesuffix(".0")
        said = capsys.readouterr().out
        assert f"  fist       3 ≈ +{mean} · 2 ≈ +{prize / 3:.1f}".removesuffix(".0") in said
        assert "· 1 +0" in said
        assert f"Yes, for about {mean} points (0 to {prize}):" in said
        assert "The prize would be yours in 67 of 100 cases." in said
        assert "The rest depends on what the others choose." in said
        for figure, shown, told in (
            (Figure(4, 8), "3 +4–8", "Yes, for 4 to 8 points:"),
            (None, "fist       1 · 2 · 3\n", "cannot be known yet:"),
        ):
            monkeypatch.setattr(type(fists), "gain", lambda self, seen, move, seat, figure=figure: figure if move > 17 else None)
            table.show_legal("")
            table.show_why("fist 3")
            said = capsys.readouterr().out
            assert shown in said
            assert told in said


def test_undo_takes_back_ones_last_move_and_all_that_followed(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    table = sitting()
    before: list[bytes] = []

    def lines() -> Iterator[str]:
        before.append(table.state.key())
        yield GAME.notation(table.state.legal()[0], table.state)
        assert table.state.key() != before[0]
        yield "undo"
        assert table.state.key() == before[0]
        yield "undo"

    typed(lines())
    with pytest.raises(Quit):
        table.play()
    said = capsys.readouterr().out
    assert "Taken back." in said
    assert "There is nothing to take back." in said


def test_the_saga_tells_no_hidden_tile(typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    """Only one's own draws are told by name."""
    table = sitting(players=3)
    typed(any_legal(table))
    table.play()
    drawn = re.findall(r"(\w+) draws (\w+)", "\n".join(table.saga))
    assert drawn
    assert {who for who, _ in drawn} == {"Wealhtheow"}


def test_a_game_is_left_resumed_finished_and_verified(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    table = sitting(path=path)
    typed(itertools.islice(any_legal(table, ["scores"]), 13))
    assert sit_down(table, path) == 0
    assert "continue with: heorot play --resume" in capsys.readouterr().out
    with pytest.raises(HeorotError, match="the record breaks off after this line"):
        records.verify(path)
    assert records.secret_file(path).stat().st_mode & 0o077 == 0
    with path.open("a") as file:
        file.write('["d","dra')  # the machine died while it wrote a line
    with path.open("rb") as file:
        before = file.read()
    again = resumed(path, "en", Style(plain=True, paint=False))
    assert before.startswith(path.read_bytes())  # resuming drops the broken line, and touches nothing else
    with pytest.raises(HeorotError, match="this game is being played elsewhere"):
        resumed(path, "en", Style(plain=True, paint=False))
    assert again.state == table.state
    assert again.saga == table.saga
    typed(itertools.chain(["undo"], any_legal(again)))
    assert sit_down(again, path) == 0
    assert "The record of the game" in capsys.readouterr().out
    assert not records.secret_file(path).exists()
    replay = records.verify(path)
    assert any('"undo"' in line for line in replay.raw)
    with pytest.raises(HeorotError, match="this game is over"):
        resumed(path, "en", Style(plain=True, paint=False))


@pytest.mark.parametrize("bot", ["strong", "master"])
def test_a_game_against_a_level_of_an_old_record_is_resumed_and_verified(
    bot: str, typed: Callable[[Iterator[str]], None], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    table = sitting(path=path, bot=bot)
    typed(itertools.islice(any_legal(table), 3))
    assert sit_down(table, path) == 0
    again = resumed(path, "en", Style(plain=True, paint=False))
    expected = make(current(bot, again.game), again.game, 0).name  # the level itself where it is proved, else the next one below
    assert {other.name for other in again.bots.values()} == {expected}
    typed(any_legal(again))
    assert sit_down(again, path) == 0
    records.verify(path)


def test_a_game_in_which_somebody_conceded_is_resumed(
    typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The concession is told and counts, also after an undo that goes back beyond it."""
    path = tmp_path / "game.jsonl"
    table = sitting(path=path)
    typed(itertools.islice(any_legal(table), 3))
    with pytest.raises(Quit):
        table.play()
    table.record.concede(1)
    table.record.undo(table.past[-1][0])
    records.leave(path)
    again = resumed(path, "en", Style(plain=True, paint=False))
    assert again.state == table.state
    assert again.record.conceded == [1]
    assert again.saga[-1] == "Hrothgar concedes."
    typed(itertools.chain(["undo"], any_legal(again)))
    capsys.readouterr()
    assert sit_down(again, path) == 0
    said = capsys.readouterr().out
    assert again.saga.count("Hrothgar concedes.") == 1
    assert "Whoever concedes ranks behind all the others." in said
    assert "3. Hrothgar" in said
    replay = records.verify(path)
    assert replay.end is not None
    assert replay.end["places"][1] == 3


def test_a_game_with_another_secret_or_header_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = sitting(path=path)
    records.leave(path)
    text = path.read_text("utf-8")
    path.write_text(text.replace(table.record.header.table, "another table"), "utf-8")
    with pytest.raises(HeorotError, match="is not the secret of this game"):
        resumed(path, "en", Style(plain=True, paint=False))
    path.write_text(text, "utf-8")
    records.secret_file(path).write_text("00" * 32, "utf-8")
    with pytest.raises(HeorotError, match="is not the secret of this game"):
        resumed(path, "en", Style(plain=True, paint=False))
    records.secret_file(path).unlink()
    with pytest.raises(HeorotError, match="cannot go on without its secret"):
        resumed(path, "en", Style(plain=True, paint=False))


# in any language, at any width


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", names())
def test_no_command_is_a_pieces_name(name: str, lang: str) -> None:
    words = speaking(lang, heorot.game(name))
    typed = {folded(said) for command in COMMANDS for said in (command, words(f"typed-{command}"))}
    assert len(typed) >= len(COMMANDS)
    pieces = {folded(said.split()[0]) for said in words.names().values() if said}
    assert not typed & pieces


COMMANDS = ("legal", "why", "hint", "board", "hand", "scores", "last", "rules", "undo", "help", "quit")


@pytest.mark.parametrize(("lang", "answer"), [("fr", "Les noms peuvent être abrégés"), ("ru", "Имена можно сокращать")])
def test_commands_are_understood_in_ones_language_and_in_english(
    lang: str, answer: str, typed: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    words = speaking(lang, GAME)
    for said in ("help", words("typed-help"), words("typed-help").upper()):
        typed(iter([said, words("typed-quit")]))
        table = sitting()
        with pytest.raises(Quit):
            Sitting(table.record, words, Style(False, False)).play()
        shown = capsys.readouterr().out
        assert answer in shown
        assert words("help-signs") in shown
        assert words("your-turn", task=words("table-task-lay")) in shown


def test_the_question_says_what_is_asked() -> None:
    from tests.pictures import at_table, play

    state = at_table("Thor Loki", "Hermod Odin", edda=True)
    assert GAME.question(state, 0) == Message("table-task-lay")
    play(state, "Hermod 2,0")
    assert GAME.question(state, 0) == Message("table-task-chain")
    fenced = at_table(". Troll . \n Troll Thor Troll \n . Troll .", "Thor")
    assert GAME.question(fenced, 0) == Message("table-task-discard")


@pytest.mark.parametrize("width", [1, 20, 40, 72])
def test_lines_are_broken_between_words(width: int) -> None:
    text = "Wealhtheow lays \x1b[1mThor\x1b[0m on 3,-1 — 6\u00a0points: strongest (7) in a row of 3 tiles; and again"
    lines = wrapped(text, width, 2)
    assert " ".join(line.strip(" ") for line in lines) == text
    for line in lines:
        assert len(COLOUR.sub("", line)) <= width or " " not in line.strip(" ")
    assert wrapped(text, None, 2) == ["  " + text]


# the end


@pytest.mark.parametrize("lang", languages())
def test_the_end_tells_where_the_points_came_from(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = speaking(lang, GAME)
    table = Sitting(sitting(people=0).record, words, Style(False, False))
    table.play()
    said = capsys.readouterr().out
    summary = summary_of(table.record)
    assert summary is not None
    assert words("summary-sources") in said
    assert words("summary-best", deed="", points=0).split(":")[0].strip() in said
    total = said[said.rindex(words("summary-total")) :].split()[1:]
    assert [int(points) for points in total] == table.state.scores


def test_a_table_that_is_too_wide_becomes_lines() -> None:
    rows = (Row(None, "VO-P1", (Cell(3, 2), None)), Row(Message("summary-began"), "", (Cell(1), Cell(4))))
    breakdown = Breakdown(Message("summary-sources"), rows)
    words = speaking("en", GAME)
    assert drawn(breakdown, ["Ann", "Bo"], words, 80) == [
        "                           Ann  Bo",
        "  The strongest scores  3 (2×)",
        "  At the beginning           1   4",
        "  Total                      4   4",
    ]
    assert drawn(breakdown, ["Ann", "Bo"], words, 20) == [
        "  The strongest scores",
        "    Ann: 3 (2×)",
        "  At the beginning",
        "    Ann: 1",
        "    Bo: 4",
        "  Total",
        "    Ann: 4",
        "    Bo: 4",
    ]


def test_a_close_end_is_told_in_every_language() -> None:
    close = Message("summary-close", {"winner": 1, "other": 0, "points": 1})
    level = Message("summary-level", {"winner": 1, "other": 0})
    for lang, first, second in (
        ("en", "A close finish: Bo is a single point ahead of Ann.", "Bo and Ann are level: the tie-break decided."),
        ("fr", "Une fin serrée\u202f: Bo devance Ann d’un seul point.", "Bo et Ann sont à égalité\u202f: le départage a tranché."),
    ):
        assert speaking(lang, GAME).say(close, ["Ann", "Bo"]) == first
        assert speaking(lang, GAME).say(level, ["Ann", "Bo"]) == second
    assert "Bo впереди, отрыв\xa0— всего 1\xa0очко" in speaking("ru", GAME).say(close, ["Ann", "Bo"])
