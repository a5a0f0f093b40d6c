"""The Legend at the table: notation, JSON, reasons, views, pictures, positions, bots, whole games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.errors import AmbiguousMove, BadPosition, HeorotError, InvalidMove
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER
from tests.games.beowulf_legend.boxes import accepted, track
from tests.games.beowulf_legend.tables import GAME, at_episode, deal_on, lines, play, seat, why
from tests.games.trials import greedy_wins, played_out, try_any_text
from tests.speaking import speaking


def test_lines_are_short_and_may_be_shortened() -> None:
    state = at_episode("grendels_attack", ["Courage Courage2 Beowulf Hides Daring", "", ""])
    assert lines(state) == ["play Courage", "play Courage2", "play Beowulf", "play Hides", "risk", "daring", "pass"]
    for text, line in (("pl b", "play Beowulf"), ("PLAY courage2", "play Courage2"), ("da", "daring"), ("play hides of l", "play Hides")):
        assert GAME.notation(GAME.parse(text, state), state) == line
    with pytest.raises(AmbiguousMove, match="may mean"):
        GAME.parse("play c", state)
    for text in ("", "play", "play ?", "dance", "take F9", "first 7", "opens", "heal all"):
        with pytest.raises(HeorotError):
            GAME.parse(text, state)


@pytest.mark.parametrize(
    ("lang", "line", "same"),
    [("fr", "jouer courage2", "play Courage2"), ("fr", "prendre G5", "take F5"), ("ru", "сыграть Отвага2", "play Courage2"),
     ("ru", "взять Л5", "take F5"), ("ru", "риск", "risk"), ("fr", "jouer arpents de terre", "play Hides"), ("ru", "пас", "pass")],
)  # fmt: skip
def test_three_languages(lang: str, line: str, same: str) -> None:
    state = at_episode("grendels_attack", ["Courage2 Hides", ""])
    names = speaking(lang, GAME).names()
    assert GAME.parse(line, state, names) == GAME.parse(same, state)


def test_moves_as_json() -> None:
    state = at_episode("break_ranks", ["", ""], owned=["F2 F5", ""], wounds=[1, 0])
    assert GAME.act(GAME.parse("give F2", state), state) == {"act": "give", "token": "F2"}
    assert GAME.move({"act": "heal", "what": "wound_tile"}, state) == GAME.parse("heal wound", state)
    for act in ({"act": "give"}, {"act": "give", "token": "F9"}, {"act": "take", "card": "Hides"}, {"act": "first", "seat": True},
                {"act": "give", "token": "F2", "card": "Wit"}, {"act": 5}, {"act": "play", "card": ["Wit"]}):  # fmt: skip
        with pytest.raises(InvalidMove):
            GAME.move(act, state)


def test_every_move_is_legal_or_forbidden_by_a_clause() -> None:
    """All 480, at every state of a few games."""
    clauses = set()
    every = settings(GAME)
    for seed in range(4):
        state = GAME.begin_with(2 + seed, GAME.parts, every[5 * seed % len(every)])
        rng = Rng(seed)
        while not state.over:
            for who in state.actors() or (state.actor,):
                legal = state.legal(who) if who >= 0 else state.legal()
                for move in range(GAME.alphabet):
                    refusal = GAME.why_not(state, move, who)
                    assert (move in legal) == (refusal is None), GAME.notation(move, state)
                    clauses.add(refusal.clause if refusal else "")
            moves = state.odds() if state.actor == DEALER else [(move, 1) for move in state.legal()]
            state.apply(moves[rng.below(len(moves))][0])
        assert GAME.why_not(state, 1).clause == "BL-E3"
    assert len(clauses) > 15


def test_the_picture_and_the_plain_lines() -> None:
    state = at_episode("grendels_attack", ["Courage2 Wit", "", ""], owned=["F5 F5 T2", "", ""], scratches=[1, 0, 0])
    play(state, "play Courage2")
    picture = GAME.picture(state.seen_by(1), width=60)
    assert picture == [
        "  7 Unferth’s Taunt",
        "  8 Night Watch",
        "▶ 9 Grendel’s Attack",
        "  10 Great Rewards",
        "  11 Gifts of Gold",
        "  Courage Fighting",
        "  F5 W Daring",
        "1: [1] F5×2 T2 S | Courage2 = 2",
        "2: [0]",
        "3: [0]",
    ]
    assert "\x1b[" in "".join(GAME.picture(state, paint=True))
    assert GAME.describe(state)[0] == "9 Grendel’s Attack: Courage Fighting: F5 W Daring"
    russian = speaking("ru", GAME).names()
    assert GAME.describe(state, russian)[0] == "9 Нападение Гренделя: Отвага Бой: Л5 Р Дерзость"


# positions


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"episode": "ragnarok"}, "there is no episode 'ragnarok'"),
        ({"hands": [["Mead"], []]}, "there is no 'Mead' among 'hands'"),
        ({"hands": [["Wit"] * 16, []]}, "there are not so many 'Wit'"),
        ({"hands": [["Rest"], []]}, "there are not so many 'Rest'"),
        ({"hands": [["?"] * 101, []]}, "more unknown cards"),
        ({"hands": [[]]}, "an entry for each of 2 seats"),
        ({"known": [["Wit"], []]}, "known to hold 'Wit'"),
        ({"owned": [["AF1"], []]}, "is an alliance token"),
        ({"owned": [["F6"] * 3, []]}, "not so many 'F6'"),
        ({"allies": [["F1"], []]}, "is no alliance token"),
        ({"famed": [["AF1"], []]}, "not among its alliance tokens"),
        ({"shown": [["T1"], []]}, "has none that all know"),
        ({"scratches": [3, 0]}, "three scratches are a wound"),
        ({"discards": ["Hides"]}, "cannot be among 'discards'"),
        ({"gone": ["Wit"]}, "cannot be among 'gone'"),
        ({"step": "sing"}, "there is no step 'sing'"),
        ({"step": "turn", "phase": "each"}, "no step 'turn' in the phase 'each'"),
        ({"step": "risk", "actor": "dealer"}, "it is a seat who acts"),
        ({"step": "draw", "phase": "each", "actor": "dealer"}, "no card for the dealer"),
        ({"actor": "nobody", "step": "risk"}, "not over before the last episode"),
        ({"actor": "thor"}, "the actor is a seat"),
        ({"step": "risk", "asked": 2}, "so many seats have not been asked"),
        ({"episode": "grendels_attack", "step": "take", "phase": "takes", "mark": 1}, "a marker of its own"),
        ({"episode": "grendels_attack", "step": "turn", "phase": "turns", "in": 2}, "the number of seats that are 'inside'"),
        (
            {"episode": "grendels_attack", "step": "turn", "phase": "turns", "in": 2, "inside": [1, 1], "totals": [3, 0]},
            "not that of its cards",
        ),
        ({"episode": "rings_from_the_king", "step": "bid", "phase": "bids", "in": 2, "inside": [1, 1]}, "advanced game only"),
        ({"memory": {"generation": 1}}, "'unseen' of a memory is a list of 64 numbers"),
        ({"memory": []}, "the memory of a position is a JSON object"),
        ({"points": [1]}, "an entry for each of 2 seats"),
        ({"version": 9}, "rules version 9"),
        ({"game": "go"}, "a position of 'go'"),
        ({"nonsense": 1}, "nothing called 'nonsense'"),
    ],
)
def test_an_impossible_position_is_one_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence) as found:
        GAME.read_position({"players": 2, "episode": "sail_to_denmark", **change}, 1)
    assert "\n" not in str(found.value)


def test_what_is_not_given_is_dealt_by_the_seed() -> None:
    data = {"players": 2, "episode": "night_watch", "hands": [["Wit", "?"], ["?"] * 3], "allies": [["?"], []]}
    a, b, c = (GAME.read_position(data, number) for number in (1, 1, 2))
    assert a == b
    assert a != c
    assert GAME.read_position(data).unknown() == 5
    assert [len(one.hand) for one in GAME.view(a).seats] == [2, 3]
    assert a.unknown() == 0


def test_a_spoilt_position_is_refused_or_playable() -> None:
    """One entry of a good position is replaced by that of another moment of the game."""
    state = GAME.new(3, advanced=True)
    rng, moves = Rng(4), Moves(state.room())
    written = []
    while not state.over:
        written.append(json.loads(json.dumps(GAME.write_position(state))))
        state.apply(state.deal(rng, moves) if state.actor == DEALER else moves.move[rng.below(state.fill(moves))])
    played = 0
    for _ in range(1500):
        data = dict(written[rng.below(len(written))])
        other = written[rng.below(len(written))]
        key = sorted(other)[rng.below(len(other))]
        data[key] = other[key]
        try:
            spoilt = GAME.read_position(data)
        except HeorotError:
            continue
        played += 1
        for _ in range(3):
            if not spoilt.over:
                spoilt.apply(spoilt.deal(rng, moves) if spoilt.actor == DEALER else moves.move[rng.below(spoilt.fill(moves))])
    assert played > 50


def test_a_position_with_components_of_ones_own_carries_them() -> None:
    parts = accepted(track({"id": "storm", "name": "The Storm", "type": "risk", "symbols": ["wit", "courage"]}))
    state = GAME.begin_with(2, parts, {})
    data = json.loads(json.dumps(GAME.write_position(state)))
    assert data["parts"]["episodes"][0]["name"] == "The Storm"
    assert GAME.read_position(data) == state
    assert "parts" not in GAME.write_position(GAME.new(2))


# whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_with_every_component_accounted_for(players: int) -> None:
    every = settings(GAME)
    for number in range(96):
        state = GAME.begin_with(players, GAME.parts, every[number % len(every)])
        assert 100 < played_out(state, number) < 1200
        assert 1 in state.result().places


def test_the_greedy_bot_beats_the_random_one_from_either_seat() -> None:
    assert greedy_wins(GAME) >= 9


def test_any_text_is_a_move_or_a_sentence() -> None:
    state = at_episode("grendels_attack", ["Courage", ""])
    pieces = ["play", "Wit", "2", " ", "take", "F5", "|H", "?", "draw", "!1,2", "!", "opens", "end", "е", "1", "\n", "done", "heal"]
    try_any_text(GAME, state, pieces)


def test_a_whole_recovery_and_what_is_left_to_say() -> None:
    """Sentences of a deed, in English."""
    state = at_episode("night_watch", ["", ""])
    notes = state.keep_events()
    play(state, "risk", "reveal Courage2", "reveal Wit")
    told = speaking("en", GAME).tell([GAME.say(note, state) for note in notes], ["Ann", "Bo"])
    assert told == ["Ann takes a risk.", "Revealed: Courage\u00a0×2.", "Revealed: Wit.", "Ann keeps Courage\u00a0×2."]
    deal_on(state)
    assert why(state, "take Wit") == "BL-M1"
    assert seat(state, 0).hand == ("Courage2",)
