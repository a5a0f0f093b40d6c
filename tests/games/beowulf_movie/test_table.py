"""Notation, JSON, previews, pictures, views and whole games of the Movie."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heorot.conformance import settings
from heorot.core.errors import AmbiguousMove, BadPosition, IllegalMove, InvalidMove
from heorot.core.preview import exact
from tests.games.beowulf_movie.boxes import accepted, boards, box
from tests.games.beowulf_movie.tables import GAME, at_board, lines, play
from tests.games.trials import clauses_against, greedy_wins, played_out, try_any_text
from tests.speaking import speaking

HAND = "Mead+3 Treasure+1$6 Counsel"


def playing() -> Any:
    return at_board(". 0Thane . \n Valor+2 +5 Horn", HAND, step="play")


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("Mead+3/1 e5", {"act": "lay", "tile": "Mead+3/1", "at": "e5"}),
        ("Treasure+1$6/1 cash", {"act": "cash", "tile": "Treasure+1$6/1"}),
        ("Counsel/1 b1>c1", {"act": "counsel", "tile": "Counsel/1", "from": "b1", "to": "c1"}),
        ("Castle a1", {"act": "place", "figure": "castle", "at": "a1"}),
        ("remove a2", {"act": "remove", "at": "a2"}),
        ("swap b2", {"act": "swap", "at": "b2"}),
        ("with c2", {"act": "with", "at": "c2"}),
        ("draw", {"act": "draw"}),
        ("draw +5/1", {"act": "draw", "tile": "+5/1"}),
        ("draw ?", {"act": "draw", "tile": "?"}),
        ("pass", {"act": "pass"}),
        ("keep", {"act": "keep"}),
        ("first 1", {"act": "first", "seat": 1}),
    ],
)
def test_a_move_is_a_line_and_json(line: str, act: dict[str, Any]) -> None:
    state = playing()
    move = GAME.parse(line, state)
    assert GAME.notation(move, state) == line
    assert GAME.act(move, state) == act
    assert GAME.move(json.loads(json.dumps(act)), state) == move


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("mead e5", "Mead+3/1 e5"), ("MEA+3 E5", "Mead+3/1 e5"), ("treas cash", "Treasure+1$6/1 cash"),
     ("good counsel b1 > c1", "Counsel/1 b1>c1"),
     ("temptation−1 a1", "Temptation-1/1 a1"), ("thane c3", "Thane c3"), ("+6 a1", "+6/1 a1"), ("draw statue/2", "draw Statue/2")],
)  # fmt: skip
def test_names_may_be_shortened_and_acts_left_out(typed: str, meant: str) -> None:
    state = playing()
    assert GAME.notation(GAME.parse(typed, state), state) == meant


@pytest.mark.parametrize(("lang", "line", "meant"), [
    ("ru", "Мёд+3/1 e5", "Mead+3/1 e5"), ("ru", "мед e5", "Mead+3/1 e5"),
    ("ru", "Клад+1$6/1 обменять", "Treasure+1$6/1 cash"),
    ("ru", "Драккар a1", "Longship a1"), ("ru", "Добрый Совет b1>c1", "Counsel/1 b1>c1"), ("ru", "с c2", "with c2"),
    ("ru", "взять", "draw"),
    ("fr", "Hydromel+3/1 e5", "Mead+3/1 e5"), ("fr", "tresor+1 encaisser", "Treasure+1$6/1 cash"), ("fr", "château a1", "Castle a1"),
    ("fr", "Conseil/1 b1>c1", "Counsel/1 b1>c1"), ("fr", "retirer a2", "remove a2"), ("fr", "Ravin/1 a1", "Gorge/1 a1"),
])  # fmt: skip
def test_notation_is_understood_in_the_players_language(lang: str, line: str, meant: str) -> None:
    state = playing()
    names = speaking(lang, GAME).names()
    move = GAME.parse(line, state, names)
    assert GAME.notation(move, state) == meant
    assert GAME.parse(GAME.notation(move, state, names), state, names) == move


@pytest.mark.parametrize(
    "text",
    ["", "b3", "Odin b3", "Mead+9 b3", "Castle m3", "Castle b13", "first 9", "draw draw", "cash", "Counsel/1 b1>", "+5/1 cash cash", "?"],
)
def test_what_is_no_move_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises((InvalidMove, IllegalMove)) as why:
        GAME.parse(text, playing())
    assert "\n" not in str(why.value)


def test_what_may_mean_two_things_is_asked_back() -> None:
    with pytest.raises(AmbiguousMove, match="may mean"):
        GAME.parse("T a1", playing())
    with pytest.raises(AmbiguousMove, match="may mean"):
        GAME.parse("+1 a1", at_board("", "+1/1 +1/2", act=2, step="play"))


def test_every_move_of_the_alphabet_is_legal_or_has_a_clause() -> None:
    asked = at_board("Temptation-1 Valor+2 +5 0Castle", "Horn", step="remove", mark="a1")
    swapping = at_board("Statue Valor+2 +5 0Castle", "Horn", step="with", mark="a1", chosen="b1")
    refill = at_board("", "", act=2, step="refill", refill="ask")
    states = [at_board("+5 0Castle", "Mead+3/1 Counsel/1", act=2), playing(), asked, swapping, refill, GAME.new(3)]
    assert len(clauses_against(GAME, states)) >= 12
    for move in (-1, GAME.alphabet):
        with pytest.raises(InvalidMove):
            GAME.why_not(playing(), move)


# previews and views


@pytest.mark.clause("BM-E2")
def test_a_preview_tells_what_a_figure_would_score_now_at_worst_and_at_best() -> None:
    """A row of four: +3, the space, an open one, a Horn. Unseen are a +2 and a -1 in the pool, and a Horn."""
    tiles = [{"act": act, "ability": "none", "value": value, "count": 1, "source": "own"} for act in (1, 2, 3) for value in (3, 2, -1)]
    tiles.append({"act": 1, "ability": "royal_dragon_horn", "value": 0, "count": 2, "source": "own"})
    parts = dict(accepted(box(tiles=tiles, boards=boards({act: ["OOOO"] for act in (1, 2, 3)}))).data)
    state = at_board("+3 . . Horn", "", others=[""], parts=parts)
    preview = GAME.preview(state.seen_by(0), GAME.parse("Castle b1", state))
    said = next(saying.message for saying in preview.told if saying.message.id == "note-forecast")
    assert preview.points == exact(9)
    assert (said.args["now"], said.args["worst"], said.args["best"]) == ("+9", "+6", "+15")
    sums = {one.cell: one for one in GAME.view(state.seen_by(0)).sums}
    assert (sums["b1"].row, sums["b1"].column, sums["b1"].horns, sums["b1"].gaps) == (3, 0, 1, 1)
    assert (sums["b1"].now[2], sums["b1"].worst[2], sums["b1"].best[2]) == (9, 6, 15)


def test_a_preview_that_ends_the_act_promises_the_points() -> None:
    parts = dict(accepted(box(boards=boards({act: ["OO"] for act in (1, 2, 3)}))).data)
    state = at_board("+3 .", parts=parts)
    assert GAME.preview(state.seen_by(0), GAME.parse("Thane b1", state)).points == exact(9)
    assert GAME.worths(state.seen_by(0))["Thane b1"] == exact(9)


def test_the_view_is_plain_and_says_whose_step_it_is() -> None:
    state = at_board("Temptation-1 Valor+2 +5 0Castle", "Horn", step="remove", mark="a1")
    view = GAME.view(state.seen_by(1))
    assert (view.act, view.step, view.turn, view.mark, view.pool) == (1, "remove", 0, "a1", 22)
    assert view.seats[0].hand == ("?/1",)
    cell = next(cell for cell in view.cells if cell.cell == "b1")
    assert (cell.x, cell.y, cell.kind, cell.tile, cell.ability, cell.value, cell.act) == (1, 0, "tile", "Valor+2/1", "valor", 2, 1)
    castle = next(cell for cell in view.cells if cell.cell == "d1")
    assert (castle.kind, castle.figure, castle.owner) == ("figure", "castle", 0)


# pictures

GRID = """
      a     b     c     d     e
   ┌─────┬─────┬─────┬─────┬─────┐
 1 │Mea+3│ -6  │Tha 1│  ·  │  ·  │
   ├─────┼─────┼─────┼─────┼─────┤
 2 │  ·  │#####│  ·  │  ·  │  ·  │
   ├─────┼─────┼─────┼─────┼─────┤
 3 │  ·  │  ·  │  ·  │#####│  ·  │
   ├─────┼─────┼─────┼─────┼─────┤
 4 │  ·  │  ·  │#####│  ·  │  ·  │
   ├─────┼─────┼─────┼─────┼─────┤
 5 │  ·  │  ·  │  ·  │  ·  │  ·  │
   └─────┴─────┴─────┴─────┴─────┘
"""


def test_a_board_is_drawn_in_frames() -> None:
    picture = GAME.picture(at_board("Mead+3/1 -6/2 0Thane", act=2), width=40)
    assert picture == GRID.strip("\n").splitlines()


def test_the_third_board_stands_on_its_corner_and_every_space_says_its_name() -> None:
    state = GAME.read_position({"players": 2, "act": 3, "board": {"d1": "+6/3", "g10": "1 Beowulf", "a4": "Gorge/3"}}, 0)
    picture = GAME.picture(state, width=80)
    assert len(picture) == 13
    assert max(len(line) for line in picture) <= 80
    assert picture[0].split() == ["a4", "Gorge", "b3", "·", "c2", "·", "d1", "+6"]
    assert picture[-1].split() == ["g10", "Beowulf", "2", "h9", "·", "i8", "·", "j7", "·"]
    assert all(cell.cell in " ".join(picture) for cell in GAME.view(state).cells)
    assert "\x1b[" in "".join(GAME.picture(state, paint=True))
    assert GAME.describe(state)[0] == "1: d1 +6"


# positions


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"board": {"z9": "+5/1"}}, "no space 'z9'"),
        ({"board": {"a1": "+7/1"}}, r"no tile '\+7/1'"),
        ({"board": {"a1": "+6/1", "b1": "+6/1"}}, "not so many tiles"),
        ({"board": {"a1": "+5/2"}}, "comes in a later act"),
        ({"board": {"a1": "0 Beowulf", "b1": "0 Beowulf"}}, "not so many figures Beowulf"),
        ({"board": {"a1": "3 Beowulf"}}, "no seat '3'"),
        ({"act": 2, "board": {"b2": "+5/1"}}, "printed Gorge"),
        ({"act": 4}, "the act must be"),
        ({"step": "sleep"}, "no step 'sleep'"),
        ({"step": "with"}, "`mark` is the tile"),
        ({"step": "remove", "mark": "a1", "board": {"a1": "+5/1"}}, "no such ability"),
        ({"step": "remove", "mark": "a1", "board": {"a1": "Valor+2/1"}}, "nothing that the ability"),
        ({"actor": "dealer"}, "it is a seat who acts"),
        ({"actor": "nobody"}, "not over before the end of act III"),
        ({"hands": [["?/2"], []]}, "comes in a later act"),
        ({"hands": [["+6/1"], ["+6/1"]]}, "not so many tiles"),
        ({"hands": [["?/1"] * 29, []]}, "more tiles of act 1 than there are"),
        ({"figures": [{"longship": 3}, None]}, "longships never leave the game"),
        ({"figures": [{"wolf": 3}, None]}, "no figure 'wolf'"),
        ({"shown": [[1, 0, 0], [0, 0, 0]], "hands": [["+5/1"], []]}, "must be a whole number from 0 to 0"),
        ({"drawn": "+5/1"}, "cannot just have been drawn"),
        ({"step": "play", "hands": [["Counsel/1"], []]}, "must play a tile but can play none"),
        ({"points": [1]}, "an entry for each of 2 seats"),
        ({"nonsense": 1}, "nothing called 'nonsense'"),
    ],
)
def test_an_impossible_position_is_one_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence) as why:
        GAME.read_position({"players": 2, **change}, 1)
    assert "\n" not in str(why.value)


def test_a_position_with_components_of_ones_own_carries_them() -> None:
    parts = accepted(box(boards=boards({1: ["OO"], 2: ["O#O"], 3: ["OOO"]})))
    state = GAME.begin_with(2, parts, {})
    data = json.loads(json.dumps(GAME.write_position(state)))
    assert [entry["mask"] for entry in data["parts"]["boards"]] == [["OO"], ["O#O"], ["OOO"]]
    assert GAME.read_position(data) == state
    assert "parts" not in GAME.write_position(GAME.new(2))


# whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_with_every_component_accounted_for(players: int) -> None:
    """A few hundred games here, with every setting; ten thousand for each number of players were played when this was written."""
    every = settings(GAME)
    for seed in range(240):
        state = GAME.begin_with(players, GAME.parts, every[seed % len(every)])
        assert 100 < played_out(state, seed) < 400
        assert state.now[0] == 3
        assert 1 in state.result().places


def test_the_greedy_bot_beats_the_random_one_from_either_seat() -> None:
    assert greedy_wins(GAME) >= 9


def test_any_text_is_a_move_or_a_sentence() -> None:
    state = playing()
    pieces = ["Mead", "+3", "/1", " ", "b3", ">", "cash", "$6", "?", "draw", "!1", "-", "Castle", "е", "1", "\n", "swap"]
    try_any_text(GAME, state, pieces)
    assert lines(state) == lines(playing())
    play(state, "Mead+3/1 e5")
