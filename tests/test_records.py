"""Records: replayed, verified, cut, edited, of another version; a seat's own; golden ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import heorot
from heorot import records
from heorot.core.dealing import Dealer, canonical
from heorot.core.errors import HeorotError
from heorot.core.record import BadRecord, Record, Replay, seats_own
from heorot.core.rng import Rng
from heorot.core.vocabulary import ACTING, DEALER, NOBODY
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


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
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


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, len(WHOLE) - 2))
def test_a_cut_record_is_noticed_and_the_line_named(length: int) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        verify(WHOLE[:length])


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
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
        (changed(1, {"rules": 99}), "line 1: rules version 99 of voluspa is not known here; this is version 1"),
        (changed(1, {"players": 9}), "line 1: Völuspá is for 2 to 5 players, not 9"),
        (changed(1, {"options": {"edda": True}}), "line 1: its options are not complete"),
        (changed(1, {"options": {"edda": "maybe", "bookend": "holds", "skadi_draw": "refill"}}), "line 1: edda cannot be 'maybe'"),
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
        (changed(1, {"options": {"edda": "yes", "bookend": "holds", "skadi_draw": "refill"}}), "line 1: its options are not complete"),
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
        def choose(self, odds: list[tuple[int, int]], line: int) -> int:
            honest = super().choose(odds, line)
            return odds[0][0] if line == 30 and odds[0][0] != honest else honest

    game = heorot.game("voluspa")
    options = {"edda": False, "bookend": "scores-once", "skadi_draw": "refill"}
    for seed in range(20):
        honest = Dealer.from_seed(seed, 2)
        record = Record.begin(
            game, game.new(2), game.parts, [{"name": "A"}, {"name": "B"}], options, Cheat(honest.secret, honest.salts), "t"
        )
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
            assert str(why) == "line 30: the dealer has drawn something else than the secret gives"
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
    options = {"edda": False, "bookend": "scores-once", "skadi_draw": "refill"}
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
    """Games recorded when the rules were last changed; those of other versions must be refused."""
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
        state.apply(step.move, ACTING if step.seat == DEALER else step.seat)
    assert state == replay.state
