"""Components of one's own: what is accepted plays to the end, what is not is one clear sentence."""

from __future__ import annotations

from typing import Any

import pytest

from heorot.conformance import check_game
from heorot.core.errors import BadParts
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import DEALER, NOBODY
from tests.games.beowulf_legend.boxes import accepted, box, track
from tests.games.beowulf_legend.tables import GAME

RISK = {"id": "storm", "type": "risk", "symbols": ["wit", "courage"]}
HALL = {"id": "hall", "type": "major", "mode": "simultaneous", "symbols": ["wit"], "icons": ["F1", "S", "S", "M", "C4"]}
FIGHT = {"id": "fight", "name": "The Fight", "type": "major", "mode": "turn_order", "symbols": ["wit", "fighting"],
         "icons": ["WW", "W", "F5|H", "A4", "X:rest"]}  # fmt: skip
DEAL = {"id": "deal", "type": "opportunity", "give": ["wit", "courage", "courage"], "get": "A2"}


def test_the_box_itself_is_accepted_and_says_where_it_is_from() -> None:
    assert accepted(box()).fingerprint == GAME.parts.fingerprint
    sources = [episode.source for episode in GAME.view(GAME.new(2)).track]
    assert {"rulebook", "partly", "reconstructed"} == set(sources)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda b: b.update(sagas=[]), "a parts file has nothing called 'sagas'"),
        (lambda b: b["activity_cards"][0].update(type="love"), "activity_cards entry 1: type cannot be 'love'"),
        (lambda b: b["activity_cards"][0].update(symbols=3), "activity_cards entry 1: symbols must be from 1 to 2"),
        (lambda b: b["activity_cards"][-1].update(symbols=2), "activity_cards entry 11: symbols must be from 1 to 1"),
        (lambda b: b["activity_cards"][1].update(symbols=1), "activity_cards entry 2: the same card is listed before"),
        (lambda b: b["activity_cards"][-1].update(count=4), "there must be a card beowulf for each of 5 players"),
        (lambda b: b["activity_cards"][0].update(count=120), r"there are 205 activity cards"),
        (lambda b: b["special_cards"][0].update(id="Blessing!"), "special_cards entry 1: an id is one word"),
        (lambda b: b["special_cards"][1].update(id="blessing"), "special_cards entry 2: there is a special card 'blessing' already"),
        (lambda b: b["special_cards"][1].update(effect="risk_reveals_five"), "special_cards entry 3: another special card does the same"),
        (lambda b: b["special_cards"][0].update(effect="fly"), "special_cards entry 1: effect cannot be 'fly'"),
        (lambda b: b["special_cards"][0].update(min_players=9), "min_players must be from 2 to 5"),
        (lambda b: b.pop("tokens"), "needs the table 'tokens'"),
        (lambda b: b["tokens"].update(fame={"8": 1}), "tokens fame has nothing called '8'"),
        (lambda b: b["tokens"].update(alliance_fame={"3": 50}), "all alliance tokens together are worth 186"),
        (lambda b: b["tokens"].update(source="?"), "tokens do not say their source"),
        (lambda b: b["episodes"].pop(), "episodes entry 35: the last episode, and no other"),
        (lambda b: b["episodes"][0].update(n=7), "episodes entry 1: n must be from 1 to 1"),
        (lambda b: b["episodes"][1].update(id="king_hygelacs_court"), "episodes entry 2: an id is one word"),
        (lambda b: b["episodes"][1].update(name="x" * 41), "a name is a text of at most 40 letters"),
        (lambda b: b["episodes"][1].update(symbols=["wit", "joy"]), "there is no symbol 'joy'"),
        (lambda b: b["episodes"][1].update(symbols=[]), "symbols are a list of one or two types"),
        (lambda b: b["episodes"][1].update(type="feast"), "there is no episode of type 'feast'"),
        (lambda b: b["episodes"][1].update(icons=["F1"]), "such an episode has no 'icons'"),
        (lambda b: b["episodes"][3].pop("icons"), "such an episode needs 'icons'"),
        (lambda b: b["episodes"][3].update(icons=["F1"]), "it needs from 5 to 8 icons"),
        (lambda b: b["episodes"][3].update(icons=["F9"] * 5), "there is no icon 'F9'"),
        (lambda b: b["episodes"][3].update(icons=["X:nothing"] * 5), "there is no icon 'X:nothing'"),
        (lambda b: b["episodes"][0].update(give=["gold"]), "'gold' cannot be given"),
        (lambda b: b["episodes"][0].update(give=["any", "wit"]), "any cards or fame tokens are given alone"),
        (lambda b: b["episodes"][0].update(get="W"), "only icons of major episodes may be bad"),
        (lambda b: b["episodes"][11].update(choices=["T2", "T2"]), "a choice is there twice"),
        (lambda b: b["episodes"][4].update(icon="H|heal_scratches"), "is what an opportunity is for"),
        (lambda b: b["episodes"][4].update(change=1), "change is true or false"),
        (lambda b: b["episodes"][35].update(symbols=["wit"]), "all symbols count"),
        (lambda b: b.update(episodes=b["episodes"][:-1] * 2 + b["episodes"][-1:]), "there are 71 episodes"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(change: Any, sentence: str) -> None:
    data = box()
    change(data)
    with pytest.raises(BadParts, match=sentence) as why:
        accepted(data)
    assert "\n" not in str(why.value)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_track_of_ones_own_keeps_every_promise(players: int) -> None:
    parts = accepted(track(RISK, HALL, DEAL, FIGHT))
    for seed in range(2):
        assert check_game(GAME, players, {"advanced": bool(seed)}, seed, parts) > 20


def test_a_special_card_that_is_not_in_this_game_gives_nothing() -> None:
    state = GAME.begin_with(5, accepted(track(FIGHT)), {})
    assert "Rest" in GAME.view(state).shelf
    data = track(FIGHT)
    data["special_cards"][4]["min_players"] = 5
    data["episodes"][0]["icons"] = ["X:rest", "F1", "F2", "F3", "F4"]
    small = GAME.begin_with(2, accepted(data), {"start": "first-seat"})
    while small.actor == DEALER:
        small.apply(small.odds()[0][0])
    small.apply(GAME.parse("pass", small))
    assert list(GAME.lines(small)) == ["take Rest", "take F1"]
    small.apply(GAME.parse("take Rest", small))
    assert "Rest" not in GAME.view(small).seats[1].hand


def test_of_equal_icons_the_first_is_taken_and_an_own_name_is_shown() -> None:
    state = GAME.begin_with(3, accepted(track({**HALL, "icons": ["S", "S", "F1", "F2", "F3"]}, FIGHT)), {"start": "first-seat"})
    assert GAME.view(state).track[1].name == "The Fight"
    while state.actor == DEALER:
        state.apply(state.odds()[0][0])
    for _ in range(3):
        state.apply(GAME.parse("done", state))
    while state.actor == DEALER:
        state.apply(state.odds()[0][0])
    assert list(GAME.lines(state)) == ["take S", "take F1"]
    state.apply(GAME.parse("take S", state))
    assert list(GAME.lines(state)) == ["take S", "take F1"]


def test_random_games_with_little_to_draw_end() -> None:
    """Half the cards, the other half of the tokens gone."""
    data = box()
    for entry in data["activity_cards"]:
        entry.update(count=max(5, entry["count"] // 2))
    data["tokens"].update(fame={"2": 1, "5": 1}, treasure={"2": 1}, alliance_fame={"1": 2}, alliance_treasure={"1": 2}, misfortune=0)
    parts = accepted(data)
    for seed in range(40):
        state = GAME.begin_with(5, parts, {"advanced": bool(seed % 2), "bluff": bool(seed % 3)})
        census = state.census()
        rng, moves = Rng(seed), Moves(state.room())
        while state.actor != NOBODY:
            state.apply(state.deal(rng, moves) if state.actor == DEALER else moves.move[rng.below(state.fill(moves))])
        assert state.census() == census
