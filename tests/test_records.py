"""Records: replayed, verified, cut, edited, of another version; a seat's own; golden ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heorot
from heorot import records
from heorot.core.dealing import Dealer, canonical
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.play import Made
from heorot.core.record import BadRecord, Record, Replay, seats_own
from heorot.core.rng import Rng
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
from heorot.outcome import outcome
from heorot.retelling import own_record, retell, turns
from tests.attempts import attempts
from tests.speaking import speaking
from tests.test_dealing import independent, recorded
from tests.tiny import dropped_in

GOLDEN = Path(__file__).parent / "golden"
WHOLE = recorded(7, edda=True).text()


def verify(text: str) -> Replay:
    replay = Replay(text, heorot.game)
    replay.verify()
    return replay


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edda", [False, True])
def test_a_record_replays_without_any_seed(players: int, edda: bool) -> None:
    record = recorded(players, players, edda=edda, skadi_draw="literal")
    replay = verify(record.text())
    assert replay.state == record.state
    assert len(record.text()) < 12 * 1024


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seats_own_record_has_question_marks_and_is_valid(seat: int) -> None:
    own = seats_own(WHOLE, seat, heorot.game)
    replay = verify(own)
    assert replay.header.eyes == seat
    assert "secret" not in own
    assert own.count('"draw ?"') > 40
    whole = verify(WHOLE)
    assert replay.state.scores == whole.state.scores
    hidden = [line for line, other in zip(WHOLE.splitlines(), own.splitlines()) if "?" in other]
    assert all(line.startswith('["d","draw') for line in hidden)


def test_a_seats_own_record_of_an_unfinished_game_shows_no_other_hand() -> None:
    cut = "\n".join(WHOLE.splitlines()[:60]) + "\n"
    own = seats_own(cut, 1, heorot.game)
    replay = Replay(own, heorot.game)
    for _ in replay.steps():
        pass
    truth = Replay(cut, heorot.game)
    for _ in truth.steps():
        pass
    assert replay.state.key() == truth.state.seen_by(1).key()


@attempts(250, 80)
@given(st.integers(0, len(WHOLE.encode()) - 1), st.integers(1, 255))
def test_one_changed_byte_is_noticed_and_the_line_named(where: int, by: int) -> None:
    raw = bytearray(WHOLE.encode())
    raw[where] ^= by
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        return
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        verify(text)


@attempts(80, 40)
@given(st.integers(0, len(WHOLE) - 2))
def test_a_cut_record_is_noticed_and_the_line_named(length: int) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        verify(WHOLE[:length])


@attempts(150, 60)
@given(st.lists(st.sampled_from(WHOLE.splitlines()) | st.text(max_size=20), max_size=6), st.integers(0, 40))
def test_any_lines_at_all(lines: list[str], keep: int) -> None:
    text = "\n".join([*WHOLE.splitlines()[:keep], *lines])
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        verify(text)


def changed(number: int, change: Any) -> str:
    """Return the whole record with one line made anew."""
    lines = WHOLE.splitlines()
    data = json.loads(lines[number - 1])
    data.update(change) if isinstance(data, dict) else None
    lines[number - 1] = canonical(data if isinstance(data, dict) else change)
    return "\n".join(lines) + "\n"


LAST = len(WHOLE.splitlines())
THE_END = json.loads(WHOLE.splitlines()[-1])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1: the record is empty"),
        ("hello", "line 1: the record breaks off here"),
        ("{}\n", "line 1: this is no record of Heorot"),
        (changed(1, {"game": "chess"}), "line 1: there is no game 'chess'"),
        (changed(1, {"rules": 99}), "line 1: rules version 99 of voluspa is not known here; this is version 2"),
        (changed(1, {"players": 9}), "line 1: Völuspá is for 2 to 5 players, not 9"),
        (changed(1, {"options": {"edda": True}}), "line 1: its options are not complete"),
        (changed(1, {"options": {"edda": "maybe", "bookend": "holds"}}), "line 1: edda cannot be 'maybe'"),
        (changed(1, {"parts": "0" * 64}), "line 1: it was played with other parts"),
        (changed(1, {"parts": {"tiles": []}}), "line 1: the tiles lack"),
        (changed(1, {"seats": [{"name": "Ann"}]}), "line 1: it needs a name for each of 3 seats"),
        (changed(1, {"eyes": 7}), "line 1: there is no seat 7"),
        (changed(1, {"more": 1}), "line 1: it has nothing called 'more'"),
        (changed(2, ["salts", ["00" * 16] * 3]), "line 2: the salts are not those that the seats committed to"),
        (changed(2, ["salts", ["00"] * 3]), "line 2: a salt is not 16 bytes"),
        (changed(2, ["salts", ["0G" * 16] * 3]), "line 2: a salt is missing or not hexadecimal"),
        (changed(2, ["pepper", []]), "line 2: the salts of all seats are missing"),
        (changed(3, [0, "Thor 1,1"]), "line 3: it is the dealer who acts here"),
        (changed(3, ["d", "first 9"]), "line 3: there is no seat 9"),
        (changed(4, ["d", "start Troll"]), "line 4: start Troll is not legal here (VO-S1)"),
        (changed(5, ["d", "draw  Thor"]), "line 5: 'draw  Thor' is not how that move is written"),
        (changed(5, ["d", "draw ?"]), "line 5: draw ? is not legal here"),
        (changed(6, ["undo", 99]), "line 6: there is no such line to take back"),
        (changed(6, [True, "x"]), "line 6: it does not say who moves"),
        (changed(6, [-1, "draw Thor"]), "line 6: it does not say who moves"),
        (changed(6, [0.0, "draw Thor"]), "line 6: it does not say who moves"),
        (changed(6, {}), "line 6: the game is not over here"),
        (changed(6, ["undo", 5]), "line 6: there is no such line to take back"),
        (changed(6, ["d"]), "line 6: it is no move"),
        (changed(1, {"eyes": None}), "line 1: there is no seat None"),
        (changed(1, {"seats": [{"name": "\x1b[2J"}] * 3}), "line 1: it needs a name for each of 3 seats"),
        (changed(1, {"options": {"edda": "yes", "bookend": "holds"}}), "line 1: its options are not complete"),
        (changed(LAST, {"points": [float(n) for n in THE_END["points"]]}), f"line {LAST}: it is not how the end"),
        (changed(LAST, {"secret": THE_END["secret"].upper()}), f"line {LAST}: the secret is not 32 bytes"),
        (WHOLE.replace("\n", "\r\n"), "line 1: it does not end with a line feed alone"),
        (changed(LAST, {"points": [1, 2, 3]}), f"line {LAST}: the points are not those of this game"),
        (changed(LAST, {"places": [3, 2, 1]}), f"line {LAST}: the places are not those of this game"),
        (changed(LAST, {"hash": "0" * 64}), f"line {LAST}: the state's hash is another"),
        (changed(LAST, {"seal": "0" * 64}), f"line {LAST}: the seal does not fit"),
        (changed(LAST, {"secret": "00" * 32}), f"line {LAST}: the secret is not what the dealer committed to"),
        (WHOLE + '["d","draw Thor"]\n', f"line {LAST + 1}: there is something after the end"),
        (WHOLE.replace(",", ", ", 1), "line 1: it is not in canonical form"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as why:
        verify(text)
    assert str(why.value).startswith(sentence), str(why.value)
    assert "\n" not in str(why.value)


def test_a_dealer_who_chose_is_found_out() -> None:
    """The record of a dealer that dealt something else than its secret gives, sealed and all."""

    class Cheat(Dealer):
        def choose(self, odds: list[tuple[int, int]], number: int) -> int:
            honest = super().choose(odds, number)
            return odds[0][0] if number == 20 and odds[0][0] != honest else honest

    game = heorot.game("voluspa")
    options = {"edda": False, "bookend": "scores-once", "skadi_draw": "refill", "start": "drawn"}
    for seed in range(20):
        honest = Dealer.from_seed(seed, 2)
        record = Record.begin(game, game.new(2), game.parts, [{"name": "A"}, {"name": "B"}], options, honest, "t")
        assert record.dealer is not None
        record.dealer = Cheat(record.dealer.secret, record.dealer.salts, record.dealer.key)
        record.open()
        rng = Rng(seed)
        while record.state.actor != NOBODY:
            if record.state.actor == DEALER:
                record.deal()
            else:
                moves = record.state.legal()
                record.make(moves[rng.below(len(moves))], record.state.actor)
        record.close()
        try:
            verify(record.text())
        except BadRecord as why:
            lines = [number for number, line in enumerate(record.lines, 1) if line.startswith('["d"')]
            assert str(why) == f"line {lines[19]}: the dealer has drawn something else than the secret gives"
            return
    raise AssertionError("the cheat was never found out")


def test_the_tiny_game_with_its_sealed_choices_is_recorded_and_verified() -> None:
    with dropped_in() as fists:
        record = Record.begin(fists, fists.new(3), fists.parts, [{"name": n} for n in "ABC"], {"lost": "gone"}, Dealer.from_seed(1, 3), "t")
        record.open()
        rng = Rng(5)
        while record.state.actor != NOBODY:
            if record.state.actor == DEALER:
                record.deal()
            else:
                seats = record.state.actors()
                seat = seats[rng.below(len(seats))]
                record.make(record.state.legal(seat)[0], seat)
        record.close()
        verify(record.text())
        own = seats_own(record.text(), 2, heorot.game)
        verify(own)
        assert '[0,"?"]' in own
        assert '[2,"fist 1"]' in own


def test_foreign_parts_travel_with_the_record() -> None:
    game = heorot.game("voluspa")
    text = game.template().replace("count = 8\nstrength = 7", "count = 18\nstrength = 7")
    parts = game.read_parts(text)
    options = {"edda": False, "bookend": "scores-once", "skadi_draw": "refill", "start": "drawn"}
    record = Record.begin(game, game.new(2, parts=parts), parts, [{"name": "A"}, {"name": "B"}], options, Dealer.from_seed(1, 2), "t")
    record.open()
    while record.state.actor != NOBODY:
        record.deal() if record.state.actor == DEALER else record.make(record.state.legal()[0], record.state.actor)
    record.close()
    replay = verify(record.text())
    assert replay.parts.fingerprint == parts.fingerprint
    assert sum(replay.state.census()) == 70


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.name)
def test_golden_records(path: Path) -> None:
    """Games recorded when the rules were last changed, and before; those of versions that nobody knows must be refused."""
    if "refused" in path.name:
        with pytest.raises(HeorotError, match="line 1: rules version"):
            records.verify(path)
        return
    replay = records.verify(path)
    if replay.header.game == "voluspa" and '"undo"' not in path.read_text("utf-8"):
        assert independent(path.read_text("utf-8")) == len(replay.draws)


def test_there_are_golden_records() -> None:
    names = [path.name for path in GOLDEN.glob("*.jsonl")]
    assert len([name for name in names if "refused" not in name]) >= 8
    assert [name for name in names if "refused" in name]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(HeorotError, match="it is not text"):
        records.verify(path)
    with pytest.raises(FileNotFoundError):
        records.verify(tmp_path / "none.jsonl")


def test_replaying_step_by_step_gives_every_state() -> None:
    replay = Replay(WHOLE, heorot.game)
    state: Any = None
    for step in replay.steps():
        if state is not None:
            assert state == step.before
        state = step.before.copy()
        assert isinstance(step.entry, Made)
        state.apply(step.entry.move, ACTING if step.entry.seat == DEALER else step.entry.seat)
    assert state == replay.state


# giving up, and agreeing to stop


def opened(game: Game[Any], players: int = 3, seed: int = 5) -> Record:
    """Return the record of a game in which nothing has happened yet."""
    options: dict[str, Any] = {"lost": "gone"}
    if game.name == "voluspa":
        options = {"edda": False, "bookend": "scores-once", "skadi_draw": "refill", "start": "drawn"}
    seats = [{"name": name} for name in ("Ann", "Bo", "Cy", "Di", "Ed")[:players]]
    record = Record.begin(game, game.new(players), game.parts, seats, options, Dealer.from_seed(seed, players), "t")
    record.open()
    return record


def go(record: Record, moves: int = 10_000) -> Record:
    """Play on at random for so many moves of the seats, or to the end."""
    rng = Rng(len(record.lines))
    while record.state.actor != NOBODY:
        if record.state.actor == DEALER:
            record.deal()
        elif moves:
            seats = record.state.actors()
            seat = seats[rng.below(len(seats))]
            legal = record.state.legal(seat)
            record.make(legal[rng.below(len(legal))], seat)
            moves -= 1
        else:
            break
    return record


def ended(record: Record) -> dict[str, Any]:
    """Return the last line of a record that must be valid, and so must each seat's own, with the same result."""
    text = record.text()
    assert verify(text).conceded == record.conceded
    end: dict[str, Any] = json.loads(record.lines[-1])
    for seat in range(record.header.players):
        own = seats_own(text, seat, heorot.game)
        assert verify(own).conceded == record.conceded
        assert len(own.splitlines()) == len(record.lines)
        same = ("end", "places", "points", "why")
        last = json.loads(own.splitlines()[-1])
        assert {name: last.get(name) for name in same} == {name: end.get(name) for name in same}
    return end


def both_games(check: Callable[[Game[Any]], None]) -> None:
    """Check something with Völuspá and with the tiny game."""
    check(heorot.game("voluspa"))
    with dropped_in() as fists:
        check(fists)


def test_who_concedes_ranks_behind_all_others_of_a_game_played_to_its_end() -> None:
    def check(game: Game[Any]) -> None:
        for seed in range(6):
            record = opened(game, 4, seed)
            record.concede(seed % 4)  # before anything has happened
            go(record, 5).concede((seed + 1) % 4)
            go(record).close()
            end = ended(record)
            places = record.state.result().places
            first, second = (seed + 2) % 4, (seed + 3) % 4
            assert end["end"] == "over"
            assert end["why"] == record.state.result().why.id == record.placed().why.id
            assert end["points"] == record.state.scores
            assert end["places"][seed % 4] == 4
            assert end["places"][(seed + 1) % 4] == 3
            assert end["places"][first] == 1 + (places[second] < places[first])
            assert end["places"][second] == 1 + (places[first] < places[second])
            assert list(record.placed().places) == end["places"]

    both_games(check)


def test_a_game_ends_early_by_concession() -> None:
    def check(game: Game[Any]) -> None:
        record = go(opened(game), 5)
        record.concede(2)
        record.concede(0)
        record.close("conceded")
        end = ended(record)
        assert end["end"] == "conceded"
        assert end["places"] == [2, 1, 3]
        assert end["points"] == record.state.scores
        assert end["why"] == record.placed().why.id == "result-conceded"
        assert len(end["secret"]) == 64

    both_games(check)


def test_a_game_ends_unscored_if_all_agree() -> None:
    def check(game: Game[Any]) -> None:
        for concede in (False, True):
            record = go(opened(game), 4)
            if concede:
                record.concede(1)
            record.close("agreed")
            assert set(ended(record)) == {"end", "hash", "secret", "seal"}

    both_games(check)


def test_an_undo_leaves_a_concession_standing() -> None:
    def check(game: Game[Any]) -> None:
        record = go(opened(game), 2)
        line, before = record.next_line, record.state.key()
        go(record, 2).concede(1)
        go(record, 1)
        record.undo(line)
        assert record.state.key() == before
        assert record.conceded == [1]
        with pytest.raises(BadRecord, match="seat 1 has conceded before"):
            record.concede(1)
        go(record, 1).close("conceded")
        assert ended(record)["places"][1] == 3

    both_games(check)


def test_what_cannot_be_written_is_not() -> None:
    record = opened(heorot.game("voluspa"))
    lines = len(record.lines)
    for how, sentence in (("over", "not over here"), ("conceded", "nobody has conceded"), ("nonsense", "not over here")):
        with pytest.raises(BadRecord, match=sentence):
            record.close(how)
    with pytest.raises(BadRecord, match="there is no such seat"):
        record.concede(3)
    assert len(record.lines) == lines
    go(record)
    for how in ("conceded", "agreed"):
        with pytest.raises(BadRecord, match="over by its rules"):
            record.close(how)
    with pytest.raises(BadRecord, match="the end is no end"):
        record.close("nonsense")
    with pytest.raises(BadRecord, match="the game is over already"):
        record.concede(0)


def spoilt(record: Record, number: int, change: Any) -> str:
    """Return a record with one line made anew or (of the last one) changed, and sealed again: only the checks of content are left."""
    lines = list(record.lines)
    if number < 0:
        end = {**json.loads(lines[-1]), **change}
        lines[-1] = canonical({name: value for name, value in end.items() if value != "none"})
    else:
        lines.insert(number - 1, canonical(change))
        end = {**json.loads(lines[-1]), "seal": sha256("\n".join(lines[:-1]).encode()).hexdigest()}
        lines[-1] = canonical(end)
    return "\n".join(lines) + "\n"


def test_a_spoilt_concession_or_end_is_refused() -> None:
    def check(game: Game[Any]) -> None:
        over, early, agreed = (go(opened(game), moves) for moves in (10_000, 5, 5))
        line = early.next_line
        early.concede(1)
        for record, how in ((over, "over"), (early, "conceded"), (agreed, "agreed")):
            record.close(how)
            verify(record.text())
        last = len(over.lines)
        scored = {"places": [1, 1, 1], "points": [0, 0, 0], "why": "result-most"}
        unscored = dict.fromkeys(scored, "none")
        cases: list[tuple[Record, int, Any, str]] = [
            (over, last, ["concede", 0], f"line {last}: the game is over already"),
            (over, -1, {"end": "agreed", **unscored}, "the game is over by its rules"),
            (over, -1, {"end": "conceded"}, "the game is over by its rules"),
            (over, -1, {"end": "nonsense"}, "the end is no end"),
            (over, -1, {"end": ["over"]}, "the end is no end"),
            (early, line, ["concede", 1], f"line {line + 1}: seat 1 has conceded before"),
            (early, line, ["concede", 3], f"line {line}: there is no such seat"),
            (early, line, ["concede", -1], f"line {line}: there is no such seat"),
            (early, line, ["concede", True], f"line {line}: there is no such seat"),
            (early, line, ["concede", 0.0], f"line {line}: there is no such seat"),
            (early, line, ["concede", "0"], f"line {line}: there is no such seat"),
            (early, line, ["concede"], f"line {line}: it is no move"),
            (early, line, ["concede", 0, 1], f"line {line}: it is no move"),
            (early, 2, ["concede", 0], "line 2: the salts of all seats are missing"),
            (early, line + 1, ["undo", line], "there is no such line to take back"),
            (early, line, ["concede", 0], "the places are not those of this game"),
            (early, -1, {"places": [1, 1, 1]}, "the places are not those of this game"),
            (early, -1, {"places": "none"}, "the places are not those of this game"),
            (early, -1, {"points": [9, 9, 9]}, "the points are not those of this game"),
            (early, -1, {"why": "result-most"}, "the result has another reason"),
            (early, -1, {"end": "over"}, "the game is not over here"),
            (early, -1, {"end": "agreed"}, "it has nothing called"),
            (early, -1, {"hash": "0" * 64}, "the state's hash is another"),
            (early, -1, {"seal": "0" * 64}, "the seal does not fit"),
            (early, -1, {"secret": "00" * 32}, "the secret is not what the dealer committed to"),
            (agreed, -1, {"end": "conceded", **scored}, "nobody has conceded"),
            (agreed, -1, {"end": "over"}, "the game is not over here"),
            (agreed, -1, {"end": "none"}, "the game is not over here"),
            *((agreed, -1, {name: value}, f"it has nothing called '{name}'") for name, value in scored.items()),
            (agreed, -1, {"places": None}, "it has nothing called 'places'"),
            (agreed, -1, {"hash": "none"}, "the state's hash is another"),
            (agreed, -1, {"seal": "0" * 64}, "the seal does not fit"),
            (agreed, -1, {"secret": "none"}, "the secret is missing"),
            (agreed, -1, {"secret": "00" * 32}, "the secret is not what the dealer committed to"),
        ]  # fmt: skip
        for record, number, change, sentence in cases:
            with pytest.raises(BadRecord) as why:
                verify(spoilt(record, number, change))
            assert sentence in str(why.value), (change, str(why.value))

    both_games(check)


@attempts(150, 60)
@given(st.sampled_from(["conceded", "agreed"]), st.integers(0, 1 << 20), st.integers(1, 255))
def test_one_changed_byte_of_a_game_that_ended_early_is_noticed(how: str, where: int, by: int) -> None:
    record = go(opened(heorot.game("voluspa")), 2)
    record.concede(1)
    record.close(how)
    raw = bytearray(record.text().encode())
    raw[where % len(raw)] ^= by
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        return
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        verify(text)


def test_a_game_that_ended_early_is_dealt_as_the_secret_says() -> None:
    record = go(opened(heorot.game("voluspa")), 5)
    assert record.dealer is not None
    other = Dealer.from_seed(99, 3).salts  # by which the dealer draws from here on
    record.dealer = Dealer(record.dealer.secret, other, record.dealer.key)
    go(record, 5).close("agreed")
    with pytest.raises(BadRecord, match="the dealer has drawn something else than the secret gives"):
        verify(record.text())


def test_a_record_follows_its_own_lines() -> None:
    def check(game: Game[Any]) -> None:
        record = go(opened(game), 2)
        line = record.next_line
        go(record, 2).concede(2)
        record.undo(line)
        go(record, 3)
        again = opened(game)
        written: list[str] = []
        again.write = written.append
        for text in record.lines[2:]:
            again.apply(again.read(text))
        assert written == record.lines[2:]
        written.clear()
        assert again.lines == record.lines
        assert again.state == record.state
        assert again.conceded == record.conceded == [2]
        go(record).close()
        go(again).close()
        assert again.text() == record.text()
        assert written == record.lines[-len(written) :]

    both_games(check)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "it is not JSON"),
        ('["d","dra', "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ("7", "it is no move"),
        (WHOLE.splitlines()[0], "it is no move"),
        (WHOLE.splitlines()[1], "it is no move"),
        (WHOLE.splitlines()[-1], "the game is not over here"),
        ('["d","draw Thor"]', "it is seat 0 who acts here"),
        ('[1,"discard Thor"]', "it is seat 0 who acts here"),
        ('[true,"discard Thor"]', "it does not say who moves"),
        ('[0,"hello"]', "not a move"),
        ('["undo",3]', "there is no such line to take back"),
        ('["undo",true]', "there is no such line to take back"),
        ('["concede",3]', "there is no such seat to concede"),
        ('["concede",1]', "seat 1 has conceded before"),
    ],
)
def test_a_record_follows_nothing_else(line: str, sentence: str) -> None:
    record = go(opened(heorot.game("voluspa"), seed=1), 0)
    record.concede(1)
    assert record.state.actor == 0
    key, lines = record.state.key(), list(record.lines)
    with pytest.raises(BadRecord) as why:
        record.apply(record.read(line))
    assert str(why.value).startswith(f"line {len(lines) + 1}: ")
    assert sentence in str(why.value)
    assert (record.state.key(), record.lines, record.conceded) == (key, lines, [1])


@pytest.mark.parametrize("how", ["over", "conceded", "agreed"])
@pytest.mark.parametrize(("lang", "deed"), [("en", "Bo concedes."), ("fr", "Bo abandonne."), ("ru", "Bo сдаётся.")])
def test_a_concession_and_the_end_are_told(how: str, lang: str, deed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = go(opened(heorot.game("voluspa")), 5)
    line = record.next_line
    record.concede(1)
    go(record, 10_000 if how == "over" else 3).close(how)
    path = tmp_path / "game.jsonl"
    path.write_text(record.text(), "utf-8")
    assert records.verify(path).conceded == [1]
    words = speaking(lang, record.game)
    for seat in (None, 0, 1):
        assert retell(path, seat, lang, boards=False, draws=False) == 0
        said = capsys.readouterr().out.splitlines()
        assert f"{line:>4}  {deed}" in said
        if how == "agreed":
            assert said[-1] == words("ended-agreed")
        else:
            first = next(number for number, line in enumerate(said) if words("result-conceded") in line)
            assert said[first].startswith(words("over" if how == "over" else "ended-conceded"))
            assert said[first + 3].startswith("  3. Bo")
            assert words("summary-sources") in said[first + 4 :]
            assert said[-1].split()[0] == words("summary-total")
    own = tmp_path / "own.jsonl"
    own.write_text(own_record(path, 2), "utf-8")
    assert records.verify(own).end is not None
    with pytest.raises(HeorotError, match="this game is over"):
        records.resume(path)


def test_the_tiny_games_concession_and_end_are_told() -> None:
    with dropped_in() as fists:
        record = go(opened(fists), 4)
        record.concede(0)
        record.close("conceded")
        replay, words = Replay(record.text(), heorot.game), speaking("en", fists)
        told = [sentence for turn in turns(replay, 1, words) for sentence in turn.sentences]
        assert told[-1] == "Ann concedes."
        said = outcome(replay, words)
        assert said[0] == "The game ends early, by concession. Whoever concedes ranks behind all the others."
        assert said[3].startswith("  3. Ann")


def test_what_the_end_opens_is_in_a_seats_own_record() -> None:
    """Bellum Magica ends by itself and opens all chests: a seat's own record has their values, and they must fit what it knew."""
    whole = recorded(3, 3, "bellum_magica").text()
    end = json.loads(whole.splitlines()[-1])
    assert "opened" not in end
    for seat in range(3):
        own = seats_own(whole, seat, heorot.game)
        last = json.loads(own.splitlines()[-1])
        assert sum(last["opened"]) == sum(end["points"])
        assert (last["places"], last["points"], last["hash"]) == (end["places"], end["points"], end["hash"])
        verify(own)
    lines = own.splitlines()
    for opened, sentence in (
        (last["opened"][1:], "chests to be opened"),
        ([99, *last["opened"][1:]], "value 99|to be one of 99"),
        ("all", "a list of numbers"),
        ([], "chests to be opened"),
    ):
        with pytest.raises(BadRecord, match=sentence):
            verify("\n".join([*lines[:-1], canonical({**last, "opened": opened})]) + "\n")
    with pytest.raises(BadRecord, match="nothing called 'opened'"):
        verify("\n".join([*whole.splitlines()[:-1], canonical({**end, "opened": last["opened"]})]) + "\n")
    lines = seats_own(recorded(3, 2, "voluspa").text(), 0, heorot.game).splitlines()
    with pytest.raises(BadRecord, match="nothing to open"):
        verify("\n".join([*lines[:-1], canonical({**json.loads(lines[-1]), "opened": [1]})]) + "\n")
