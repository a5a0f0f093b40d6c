"""Bad input — a line, JSON, a position, a parts file — gets one clear sentence and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, precondition, rule

import heorot
from heorot.bots import BOTS, Budget, make
from heorot.conformance import settings as conformance_settings
from heorot.core.errors import BadOption, BadParts, BadPosition, HeorotError, IllegalMove, InvalidMove
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from heorot.games.voluspa import parts as p
from tests.attempts import attempts
from tests.pictures import GAME, at_table
from tests.reference.swift import load

STATE = at_table("Odin Thor/Hel Loki \n . Dragon Hermod", "Jotun Serpent Hermod Skadi Dragon Hel", edda=True)
TILE = st.sampled_from([*p.NAMES, *p.IDS, "Tor", "", "Sea Serpent", "тор"])
NUMBER = st.integers(-120, 120)
FAST = attempts(300, 100)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9999, 9999) | st.floats(allow_nan=False) | st.text(max_size=8) | TILE,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=6) | st.sampled_from(["act", "tile", "at", "to", "0,0"]), inner, max_size=4)
    ),
    max_leaves=10,
)


def sentence(why: HeorotError) -> bool:
    """Whether an error is one line a person can read."""
    return bool(str(why)) and "\n" not in str(why)


@FAST
@given(st.text(max_size=40))
def test_any_text_as_a_move(text: str) -> None:
    key = STATE.key()
    try:
        move = GAME.parse(text, STATE)
    except (InvalidMove, IllegalMove) as why:
        assert sentence(why) or "\n" in text
    else:
        assert 0 <= move < GAME.alphabet
    assert STATE.key() == key


@FAST
@given(
    TILE,
    NUMBER,
    NUMBER,
    st.none() | st.tuples(NUMBER, NUMBER),
    st.sampled_from([",", " , ", ";", ",,"]),
    st.sampled_from([">", " > ", "->"]),
)
def test_lines_that_look_like_moves(tile: str, x: int, y: int, to: tuple[int, int] | None, comma: str, arrow: str) -> None:
    text = f"{tile} {x}{comma}{y}" + (f"{arrow}{to[0]}{comma}{to[1]}" if to else "")
    try:
        move = GAME.parse(text, STATE)
    except (InvalidMove, IllegalMove):
        return
    refusal = GAME.why_not(STATE, move)
    assert (refusal is None) == (move in STATE.legal())
    assert GAME.parse(GAME.notation(move, STATE), STATE) == move


@FAST
@given(st.dictionaries(st.sampled_from(["act", "tile", "at", "to", "seat", "more"]), JSON, max_size=5))
def test_any_json_as_a_move(act: dict[str, Any]) -> None:
    try:
        move = GAME.move(act, STATE)
    except (InvalidMove, IllegalMove) as why:
        assert sentence(why) or "\\n" in repr(act)
    else:
        assert 0 <= move < GAME.alphabet


def test_every_move_of_the_alphabet_is_legal_or_has_a_clause() -> None:
    """All 69,632 of them, in four positions; and what is outside the alphabet is no move."""
    positions = [
        STATE,
        at_table("Thor Hermod Odin \n . Loki .", "Jotun Thor Hel Dragon Skadi Troll", edda=True, hermod="1,0"),
        at_table(". Troll . \n Troll Thor Troll \n . Troll .", "Loki Odin"),
        GAME.new(3),
    ]
    clauses = set()
    for state in positions:
        legal = set(state.legal())
        for move in range(GAME.alphabet):
            refusal = GAME.why_not(state, move)
            assert (refusal is None) == (move in legal), move
            if refusal is not None:
                clauses.add(refusal.clause)
    assert len(clauses) > 8
    for move in (-1, GAME.alphabet):
        with pytest.raises(InvalidMove):
            GAME.why_not(STATE, move)


@FAST
@given(st.dictionaries(st.sampled_from([*GAME.write_position(STATE), "shown", "hermod", "lessons", "nonsense"]), JSON, max_size=8))
def test_any_json_as_a_position(data: dict[str, Any]) -> None:
    try:
        state = GAME.read_position({"players": 3, **data}, seed=1)
    except HeorotError as why:
        assert sentence(why) or "\\n" in repr(data)
    else:
        assert state.unknown() == 0


@FAST
@given(st.data())
def test_a_spoilt_position_is_refused_or_whole(data: st.DataObject) -> None:
    """One entry of a good position is replaced by something else."""
    good = GAME.write_position(STATE)
    key = data.draw(st.sampled_from(sorted(good)))
    good[key] = data.draw(JSON)
    try:
        state = GAME.read_position(json.loads(json.dumps(good)), seed=1)
    except HeorotError as why:
        assert sentence(why) or "\\n" in repr(good)
        return
    while state.actor != NOBODY and state.now[p.CLOCK] < 10005:
        state.apply(state.legal()[0])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"table": {"0,0": "thor", "5,5": "odin"}}, "the tile at 5,5 touches no other tile"),
        ({"table": {f"{x},0": "thor" for x in range(8)}}, "lies in a row of more than 7"),
        ({"table": {f"0,{y}": "odin" for y in range(7)}}, "there are not so many tiles 'odin'"),
        ({"table": {"0,0": "hel"}}, "Hel on another tile"),
        ({"table": {"0,0": "thor/hel"}}, "Hel belongs to the Edda"),
        ({"table": {"0,0": "dragon/dragon"}}, "cannot lie on the table"),
        ({"table": {"here": "thor"}}, "a place on the table is written like 3,-1"),
        ({"hands": [["thor"] * 6, []]}, "the hand of seat 0 is too large"),
        ({"hands": [["thor"]]}, "an entry for each of 2 seats"),
        ({"hands": [["zeus"], []]}, "there is no tile 'zeus'"),
        ({"shown": [["odin"], []], "hands": [["thor"], []]}, "seat 0 cannot have shown 'odin'"),
        ({"actor": 3}, "the actor must be a whole number from 0 to 1"),
        ({"actor": "nobody"}, "the game is not over"),
        ({"points": [-1, 0]}, "points must be"),
        ({"errand": "tea"}, "the dealer's errand is one of"),
        ({"hermod": "0,0"}, "there is no Hermod at 0,0"),
        ({"version": 99}, "rules version 99"),
        ({"game": "go"}, "a position of 'go'"),
        ({"nonsense": 1}, "a position has nothing called 'nonsense'"),
        ({"lessons": {"7": []}}, "there is no seat '7'"),
        ({"lessons": {"1": [[0, 0, 0, 0, 2]]}}, "a lesson is four reaches and a weight"),
        ({"options": {"parts": 5}}, "there is no option 'parts'"),
        ({"table": {}, "hands": [["thor"], []]}, "a seat holds tiles that have not been dealt yet"),
        ({"actor": "dealer", "errand": "hands", "seat": 0, "hands": [[], ["odin"]]}, "a seat holds tiles that have not been dealt yet"),
        ({"table": {}, "tiles": {kind: [0, 1] for kind in p.IDS[1:]}}, "there is no tile that could be the start tile"),
        ({"table": {"+0,0": "thor"}}, "the place '.0,0' is written 0,0"),
        ({"gone": ["?"]}, "what left the game is known to all"),
        ({"gone": ["hel"] * 300}, "Hel belongs to the Edda"),
        ({"tiles": {"jotun": [1, 5]}}, "the tile jotun belongs to the Edda"),
        ({"options": {"edda": True}, "table": {f"{x},0": "thor/hel" for x in range(5)}}, "there are not so many tiles 'hel'"),
    ],
)
def test_impossible_positions(change: dict[str, Any], message: str) -> None:
    with pytest.raises((BadPosition, BadOption), match=message):
        GAME.read_position({"players": 2, "table": {"0,0": "thor"}, **change})


def test_lessons_that_no_deal_fits_are_refused() -> None:
    """Nothing but Trolls is left, and the hand holds none."""
    tiles = {kind: [1 if kind == "thor" else 20 if kind == "troll" else 0, 7] for kind in p.IDS[1:9]}
    data = {"players": 2, "table": {"0,0": "thor"}, "tiles": tiles, "lessons": {"1": [[0, 0, 0, 0, 1]]}}
    with pytest.raises(BadPosition, match="no deal fits"):
        GAME.read_position(data, seed=1)


HARD = {  # hardly a deal fits what this hand is said to have taught
    "players": 2,
    "table": {"0,0": "thor"},
    "tiles": {kind: [{"thor": 1, "troll": 30}.get(kind, 0), 7] for kind in p.IDS[1:9]},
    "hands": [5 * ["troll"], 5 * ["?"]],
    "lessons": {"1": [[0, 0, 0, 0, 1.0], [5, 5, 5, 0, 1e-300]]},
}


def test_lessons_that_hardly_any_deal_fits_are_given_up() -> None:
    with pytest.raises(BadPosition, match="hardly any deal fits"):
        GAME.read_position(HARD, seed=1)


def test_equal_positions_give_equal_bot_moves_however_they_came_about() -> None:
    state = GAME.new(3, edda=True)
    rng = Rng(1)
    moves = Moves(state.room())
    while state.actor != NOBODY:
        if state.actor >= 0:
            seen = state.seen_by(state.actor)
            again = GAME.read_position(GAME.write_position(seen))
            for name in BOTS:
                assert make(name, GAME, 3).choose(seen, Budget()) == make(name, GAME, 3).choose(again, Budget())
        moves_here = state.legal()
        state.apply(state.deal(rng, moves) if state.actor == DEALER else moves_here[rng.below(len(moves_here))])


@pytest.mark.parametrize(
    "tiles",
    [{"odin": 1}, {"odin": 3, "troll": 2}, {"odin": 2, "skadi": 2, "hermod": 4, "dragon": 2}, {"skadi": 40, "dragon": 40, "odin": 1}],
)
@pytest.mark.parametrize("players", [2, 5])
def test_any_parts_that_are_accepted_play_to_the_end(tiles: dict[str, int], players: int) -> None:
    """Few tiles, or many of one kind: with the Edda a hand of nothing but Hel may find only Hels to lie on."""
    entries = [
        {**entry, "count": 5 if entry["kind"] == "hel" else tiles.get(entry["kind"], 0), "source": "own"}
        for entry in GAME.parts.data["tiles"]
    ]
    parts = GAME.accept_parts({"tiles": entries})
    for options in conformance_settings(GAME):
        for seed in range(6):
            state = GAME.begin_with(players, parts, options)
            rng = Rng(seed)
            buffer = Moves(state.room())
            census = state.census()
            while state.actor != NOBODY:
                state.apply(state.deal(rng, buffer) if state.actor == DEALER else buffer[rng.below(state.fill(buffer))])
            assert state.census() == census


def test_what_is_not_given_is_dealt_by_the_seed() -> None:
    data = {"players": 3, "table": {"0,0": "thor"}, "hands": [["odin", "?"], None, None]}
    a, b, c = (GAME.read_position(data, seed) for seed in (1, 1, 2))
    assert a == b
    assert a != c
    assert GAME.read_position(data).unknown() == 11
    assert [sum(len(seat.hand) for seat in GAME.view(state).seats) for state in (a, b, c)] == [12, 12, 12]


GOOD = (GAME.folder() / "parts.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "thor"', 'kind = "zeus"', "tiles entry 2: there is no tile 'zeus'"),
        ('kind = "thor"', 'kind = "odin"', "tiles entry 2: odin is there twice"),
        ("count = 9", "count = -1", "count of skadi must be from 0 to 85"),
        ("count = 9", "count = 80", "there are more than 85 tiles in the base game"),
        ("strength = 7", "strength = 99", "strength of thor must be from 0 to 30"),
        ("strength = 7", "strength = true", "tiles entry 2 needs 'strength'"),
        ("count = 5\n", "count = 2\n", "at least 5, one for each player"),
        ('source = "rulebook"', 'source = "hearsay"', "tiles entry 1 does not say its source"),
        ("[[tiles]]", "[[tile]]", "a parts file has nothing called 'tile'"),
        ("[[tiles]]", "[[tiles", "the parts are not TOML"),
        ('set = "edda"', 'set = "base"', "belongs to the other set"),
        ('kind = "thor"', 'kind = "thor"\ncolour = "red"', "tiles entry 2 has nothing called 'colour'"),
        ("# The Edda", "#" * 300000, "larger than 256 kB"),
    ],
)
def test_wrong_parts(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(BadParts, match=message):
        GAME.read_parts(GOOD.replace(old, new))


def test_ones_own_parts_are_played_with() -> None:
    own = GAME.read_parts(
        GOOD.replace("count = 8\nstrength = 7", "count = 18\nstrength = 9").replace('source = "rulebook"', 'source = "own"', 2)
    )
    assert own.fingerprint != GAME.parts.fingerprint
    state = GAME.new(2, parts=own)
    assert state.census()[p.THOR] == 18
    assert state.strength[p.THOR] == 9
    with pytest.raises(BadParts, match="with the Edda there are 90 tiles besides Hel; the table holds 85"):
        GAME.new(2, parts=own, edda=True)
    assert GAME.read_parts(GOOD + "\n# only a remark\n").fingerprint == GAME.parts.fingerprint


class AnyOrder(RuleBasedStateMachine):
    """The engine beside the reference, in any order of moves, refusals, copies, round trips and second thoughts."""

    kept = Bundle("kept")

    def __init__(self) -> None:
        super().__init__()
        self.options: dict[str, Any] = {"edda": True, "skadi_draw": "literal"}
        self.state: Any = GAME.new(2, **self.options)
        self.lines: list[str] = []
        self.moves = Moves(self.state.room())

    @precondition(lambda self: self.state.actor != NOBODY)
    @rule(number=st.integers(0, 2**20), times=st.integers(1, 12))
    def go_on(self, number: int, times: int) -> None:
        rng = Rng(number)
        for _ in range(times):
            if self.state.actor != NOBODY:
                moves = self.state.legal()
                move = self.state.deal(rng, self.moves) if self.state.actor == DEALER else moves[rng.below(len(moves))]
                self.lines.append(GAME.notation(move, self.state))
                self.state.play(move)

    @rule(move=st.integers(0, GAME.alphabet - 1))
    def try_anything(self, move: int) -> None:
        key = self.state.key()
        if move not in self.state.legal():
            with pytest.raises(IllegalMove):
                GAME.play(self.state, move)
            assert self.state.key() == key

    @rule(target=kept)
    def keep(self) -> tuple[Any, int]:
        return self.state.copy(), len(self.lines)

    @rule(memory=kept)
    def take_back(self, memory: tuple[Any, int]) -> None:
        state, number = memory
        if number <= len(self.lines) and replay(self.lines[:number], self.options).key() == state.key():
            self.state.copy_from(state)
            del self.lines[number:]

    @rule()
    def write_and_read(self) -> None:
        self.state = GAME.read_position(json.loads(json.dumps(GAME.write_position(self.state))))

    @rule(seat=st.sampled_from([0, 1, None]), seed=st.integers(0, 99))
    def imagine(self, seat: int | None, seed: int) -> None:
        seen = self.state.seen_by(seat)
        assert seen.imagine(Rng(seed)).seen_by(seat).key() == seen.key()

    @invariant()
    def same_as_the_reference(self) -> None:
        if len(self.lines) % 5 == 0:
            reference = load("voluspa").Reference(2, **self.options)
            for line in self.lines:
                reference.play(line)
            assert reference.points == self.state.scores
            assert set(reference.legal()) == {GAME.notation(move, self.state) for move in self.state.legal()}


def replay(lines: list[str], options: dict[str, Any]) -> Any:
    """Return the state after these lines."""
    state = heorot.game("voluspa").new(2, **options)
    for line in lines:
        state.play(GAME.parse(line, state))
    return state


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = attempts(25, 10, stateful_step_count=25)
