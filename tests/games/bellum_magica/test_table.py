"""Notation, JSON, previews, views, positions, pictures and whole games of Bellum Magica."""

from __future__ import annotations

import json
from typing import Any

import pytest

from heorot.bots import Budget, make
from heorot.core.errors import AmbiguousMove, BadPosition, HeorotError, IllegalMove, InvalidMove
from heorot.core.game import plain
from heorot.core.rng import Rng
from heorot.core.state import Moves
from heorot.core.vocabulary import NOBODY
from heorot.games.bellum_magica.rules import Bellum
from heorot.games.bellum_magica.table import ON_CARDS
from tests.games.bellum_magica.tables import GAME, components, play, table
from tests.games.trials import clauses_against
from tests.speaking import speaking

HIRES = ["grubnose", "shrilla", "obituarius", "sangria"]


def attacking() -> Bellum:
    return table("ff|sstt", "f|s", "m|-", places={"barleywick": "2 wood"}, hires=HIRES, chests=[[], ["iron 4", "wood 1", "wood 2"], []])


def scouting() -> Bellum:
    return table("m|-", "-|-", step="scout", scouts=[0], prize="iron")


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("captain 2", {"act": "captain", "seat": 2}),
        ("castle Sorceress", {"act": "castle", "castle": "sorceress"}),
        ("goblin Snik", {"act": "goblin", "creature": "snik"}),
        ("place left right", {"act": "place", "first": "left", "second": "right"}),
        ("opens right left", {"act": "opens", "first": "right", "second": "left"}),
        ("reveal Barleywick", {"act": "reveal", "card": "barleywick"}),
        ("reveal Usury", {"act": "reveal", "card": "usury"}),
        ("roll 4", {"act": "roll", "face": 4}),
        ("chest iron 4", {"act": "chest", "kind": "iron", "value": 4}),
        ("barrel", {"act": "barrel"}),
        ("spell", {"act": "spell"}),
        ("pass", {"act": "pass"}),
        ("attack Barleywick", {"act": "attack", "place": "barleywick"}),
        ("attack Tavern", {"act": "attack", "place": "tavern"}),
        ("raid Warlord", {"act": "raid", "castle": "warlord"}),
        ("steal 3", {"act": "steal", "chest": 3}),
        ("hire Grubnose left", {"act": "hire", "creature": "grubnose", "side": "left"}),
        ("hire Sangria right glyphs", {"act": "hire", "creature": "sangria", "side": "right", "pay": "glyphs"}),
        ("done", {"act": "done"}),
    ],
)
def test_a_move_is_a_line_and_json(line: str, act: dict[str, Any]) -> None:
    state = attacking()
    move = GAME.parse(line, state)
    assert GAME.notation(move, state) == line
    assert GAME.act(move, state) == act
    assert GAME.move(json.loads(json.dumps(act)), state) == move


def test_what_is_hidden_is_a_question_mark() -> None:
    seen = scouting().seen_by(1)
    assert GAME.notation(0, seen) == "chest iron ?"
    assert GAME.parse("chest iron ?", seen) == 0
    assert GAME.move(GAME.act(0, seen), seen) == 0
    state = GAME.new(2)
    while GAME.view(state).step != "place":
        state.apply(state.legal()[0])
    assert (GAME.notation(0, state), GAME.parse("place ?", state), GAME.move(GAME.act(0, state), state)) == ("place ?", 0, 0)
    with pytest.raises(InvalidMove):
        GAME.notation(0, attacking())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("att barley", "attack Barleywick"), ("ATTACK TAV", "attack Tavern"), ("raid warl", "raid Warlord"), ("h grub l",
     "hire Grubnose left"),
     ("hire sang r gl", "hire Sangria right glyphs"), ("st 2", "steal 2"), ("pa", "pass"), ("hire s left", "hire S left"),
     ("ch iron 4", "chest iron 4")],
)  # fmt: skip
def test_names_may_be_shortened(typed: str, meant: str) -> None:
    state = attacking()
    if meant == "hire S left":
        with pytest.raises(AmbiguousMove, match="Shrilla, Sangria"):
            GAME.parse(typed, state)
    else:
        assert GAME.notation(GAME.parse(typed, state), state) == meant


@pytest.mark.parametrize(("lang", "line", "meant"), [
    ("ru", "атаковать Ячменка", "attack Barleywick"), ("ru", "атаковать таверна", "attack Tavern"), ("ru", "ограбить Воевода",
    "raid Warlord"),
    ("ru", "проставиться", "barrel"), ("ru", "украсть 2", "steal 2"), ("ru", "сундук железо 4", "chest iron 4"), ("ru", "пас", "pass"),
    ("ru", "положить слева справа", "place left right"), ("fr", "attaquer Orgeval", "attack Barleywick"), ("fr", "attaquer taverne",
    "attack Tavern"),
    ("fr", "piller Conquerant", "raid Warlord"), ("fr", "placer gauche droite", "place left right"), ("fr", "coffre fer 4",
    "chest iron 4"),
])  # fmt: skip
def test_notation_is_understood_in_the_players_language(lang: str, line: str, meant: str) -> None:
    state = attacking()
    names = speaking(lang, GAME).names()
    move = GAME.parse(line, state, names)
    assert GAME.notation(move, state) == meant
    assert GAME.parse(GAME.notation(move, state, names), state, names) == move


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_every_card_is_called_by_its_own_name_in_every_language(lang: str) -> None:
    names = speaking(lang, GAME).names()
    state = GAME.new(5)
    for verb, (what, cards) in ON_CARDS.items():
        for card in cards:
            line = GAME.notation(what << 8 | card, state, names)
            assert GAME.parse(line, state, names) == what << 8 | card, (verb, line)


@pytest.mark.parametrize(
    "text",
    ["", "Barleywick", "attack", "attack Odin", "attack Grubnose", "raid Tavern", "hire Barleywick left", "hire Grubnose",
     "hire Grubnose up",
     "roll 7", "roll", "captain 5", "captain 3", "chest iron 9", "chest silver 4", "chest iron", "place left", "place left up",
     "steal 0", "steal 99",
     "barrel 2", "?", "opens ?", "steal -1", "steal ٣"],
)  # fmt: skip
def test_what_is_no_move_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises((InvalidMove, IllegalMove)) as why:
        GAME.parse(text, attacking())
    assert "\n" not in str(why.value)


@pytest.mark.parametrize("act", [
    {}, {"act": 3}, {"act": "fly"}, {"act": "attack"}, {"act": "attack", "place": "grubnose"}, {"act": "roll", "face": 0},
    {"act": "pass", "x": 1},
    {"act": "place", "first": "left"}, {"act": "hire", "creature": "grubnose", "side": "up"}, {"act": "hire", "creature": "snik",
    "side": "left"},
    {"act": "chest", "kind": "iron", "value": 99}, {"act": "captain", "seat": 3},
])  # fmt: skip
def test_json_that_is_no_move_is_refused(act: dict[str, Any]) -> None:
    with pytest.raises(InvalidMove):
        GAME.move(act, attacking())


def test_every_move_of_the_alphabet_is_legal_or_has_a_clause() -> None:
    stealing = attacking()
    play(stealing, "raid Warlord")
    seeing = stealing.copy()
    play(seeing, "steal 1", "steal 2")
    hiring = table("-|s", "-|-", step="hire", food=[4, 0], glyphs=[1, 0], hires=HIRES)
    rerolling = table("-|s", "-|-", step="reroll", barrels=[1, 0], spells=[1, 0])
    choosing = GAME.new(3, castles="chosen", captain="first-seat")
    placing = GAME.new(2)
    while GAME.view(placing).step != "place":
        placing.apply(placing.legal()[0])
    tables = [
        attacking(),
        stealing,
        seeing,
        seeing.seen_by(2),
        hiring,
        rerolling,
        choosing,
        placing,
        scouting(),
        scouting().seen_by(1),
        GAME.new(3),
    ]
    assert len(clauses_against(GAME, tables)) >= 9
    for move in (-1, GAME.alphabet):
        with pytest.raises(InvalidMove):
            GAME.why_not(attacking(), move)


# previews and views


def said(state: Bellum, line: str) -> dict[str, dict[str, Any]]:
    """Return what a preview says, by the names of the messages."""
    preview = GAME.preview(state.seen_by(state.actor), GAME.parse(line, state))
    return {saying.message.id: dict(saying.message.args) for saying in preview.told}


@pytest.mark.clause("MA-D11")
def test_a_hire_shows_its_income_on_each_side_on_average_and_nothing_of_today_whose_attacks_are_over() -> None:
    """Grubnose: food on 1, 2 and 6; on the right a sword on 3 and 5, two on 4; 4 is active."""
    state = table("-|-", "-|-", step="hire", face=4, food=[2, 0], hires=HIRES, places={"barleywick": "2 wood", "hopshill": "1 food"})
    left = said(state, "hire Grubnose left")["note-income-left"]
    assert left == {"seat": 0, "creature": "grubnose", "food": 0.5, "glyphs": 0, "maps": 0}
    right = said(state, "hire Grubnose right")["note-income-right"]
    assert right == {"seat": 0, "creature": "grubnose", "swords": 0.67, "magic": 0, "thieves": 0}
    hire = GAME.view(state).hires[0]
    assert hire is not None
    assert (hire.mean_left, hire.mean_right) == ({"food": 0.5}, {"swords": 0.67})
    assert not [name for name in plain(hire) if "today" in name]
    assert hire.costs == ({"food": 2},)


@pytest.mark.clause("MA-D11", "MA-D6")
def test_a_hire_shows_what_could_be_attacked_then() -> None:
    state = table("-|s", "-|-", step="hire", face=4, food=[2, 0], hires=HIRES, places={"tavern": "9 barrel", "barleywick": "3 wood"})
    preview = GAME.preview(state.seen_by(0), GAME.parse("hire Grubnose right", state))
    reach = [saying.message.args for saying in preview.told if saying.message.id == "note-reach"]
    assert [(found["target"], found["faces"]) for found in reach] == [("barleywick", ("4",))]
    assert "note-reach" not in said(state, "hire Grubnose left")


@pytest.mark.clause("MA-D1")
def test_the_chance_that_a_reroll_helps() -> None:
    """Face 1 gives 2 food (one point). Face 2 gives 3 food, face 3 a glyph (one point), face 4 takes the farm with its wooden chest."""
    places = {"tavern": "9 barrel", "barleywick": "3 wood"}
    state = table("ff,fff,g,-,f,-|-,-,-,sss,-,-", "-|-", step="reroll", face=1, barrels=[1, 0], places=places)
    assert said(state, "barrel")["note-chances"] == {"seat": 0, "count": 2, "faces": ("2", "4")}
    lord = GAME.view(state).seats[0]
    assert lord.helped == 2
    assert [line.better for line in lord.lines] == [False, True, False, True, False, False]
    assert [line.worth for line in lord.lines] == [100, 150, 100, 180, 50, 0]
    assert [line.best for line in lord.lines] == [None, None, None, "barleywick", None, None]
    state = table("fff,f,f,f,f,f|-", "-|-", step="reroll", face=1, barrels=[1, 0], places={})
    assert "note-chances-none" in said(state, "barrel")


@pytest.mark.clause("MA-D4")
def test_a_days_worth_knows_scouts_barrels_and_raids() -> None:
    places = {"tavern": "1 barrel"}
    state = table(
        "m,m,-,-,-,-|-,-,s,ssst,-,-", "-,m,-,-,-,-|-", step="reroll", face=6, barrels=[1, 0], places=places, chests=[[], ["gold 6"]]
    )
    lord = GAME.view(state).seats[0]
    assert [line.scouts for line in lord.lines] == ["iron", "wood", None, None, None, None]
    assert [line.worth for line in lord.lines] == [380, 180, 50, 680, 0, 0]
    assert lord.lines[3].best == "warlord"
    full = table("m|s", "-|-", step="reroll", face=6, barrels=[2, 0], places=places)
    assert GAME.view(full).seats[0].lines[0].worth == 380  # no room for another barrel


@pytest.mark.clause("MA-D6", "MA-D9")
def test_targets_say_what_the_active_line_lacks_and_which_faces_would_do() -> None:
    state = table("-|ss,sst,sx,-,-,-", "-|-", "-|-", face=1, magic=1, places={"barleywick": "4 wood"}, chests=[[], ["iron 4"], []])
    targets = {target.id: target for target in GAME.view(state).seats[0].targets}
    farm, rich, poor = targets["barleywick"], targets["warlord"], targets["necromancer"]
    assert (farm.swords, farm.magic, farm.thief, farm.castle, farm.faces) == (2, 0, False, False, ())
    assert (rich.swords, rich.magic, rich.thief, rich.empty, rich.faces) == (0, 1, True, False, ())
    assert poor.empty
    assert targets["tavern"].faces == (1, 2, 3)


def test_a_row_shows_what_is_known_and_its_bounds() -> None:
    chests: list[Any] = [["wood 3"], ["iron 5", {"chest": "iron 3", "known": [0, 1]}, "gold 8"]]
    state = table("-|ss", "-|-", chests=chests)
    rows = GAME.view(state.seen_by(0)).rows
    assert (rows[0].known, rows[0].least, rows[0].most) == (3, 3, 3)
    assert (rows[1].known, rows[1].least, rows[1].most) == (3, 3 + 3 + 6, 3 + 5 + 8)
    assert rows[1].mean == round(3 + (3 * 7 + 4 * 8 + 5 * 4) / 19 + 6.8, 1)
    assert GAME.view(state.seen_by(0)).unseen["iron"] == {"3": 7, "4": 8, "5": 4}
    assert GAME.view(state.seen_by(1)).unseen["iron"] == {"3": 7, "4": 8, "5": 3}


def test_pictures_have_the_table_in_them() -> None:
    state = attacking()
    for lang in ("en", "ru"):
        names = speaking(lang, GAME).names()
        drawn = "\n".join(GAME.picture(state.seen_by(0), names))
        assert names["barleywick"] in drawn
        assert names["warlord"] in drawn
        assert "I?" in drawn
        spoken = "\n".join(GAME.describe(state.seen_by(0), names))
        assert names["grubnose"] in spoken
    assert all(len(line) <= 80 for line in GAME.picture(state, width=80))
    assert any("\x1b[" in line for line in GAME.picture(state, paint=True))
    assert not any("\x1b[" in line for line in GAME.picture(state))


def test_goblins_and_castles_to_choose_are_drawn() -> None:
    state = GAME.new(2, castles="chosen")
    state.apply(state.legal()[0])
    assert "Fiend" in "\n".join(GAME.picture(state))
    assert "Fiend" in "\n".join(GAME.describe(state))
    play(state, "castle Fiend", "castle Warlord", "goblin Snik", "goblin Lurk", "goblin Scab", "goblin Oops")
    assert "Snik - - - f f f | s s s - - -" in "\n".join(GAME.picture(state))
    assert any("Oops" in line for line in GAME.describe(state))


# positions


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"step": "lunch"}, "there is no step 'lunch'"),
    ({"day": -1}, "the day must be a whole number"),
    ({"seat": 2}, "the seat of a position must be a whole number from 0 to 1"),
    ({"face": 7}, "the face of the die"),
    ({"face": 0}, "a face of the die is active from the first roll on"),
    ({"stirred": 1}, "'stirred' is true or false"),
    ({"castles": ["sorceress"]}, "a list with 2 entries"),
    ({"castles": ["sorceress", "sorceress"]}, "is there twice"),
    ({"castles": ["sorceress", None]}, "seat 1 has no castle (MA-S1)"),
    ({"castles": ["sorceress", "grubnose"]}, "there is no card 'grubnose'"),
    ({"hordes": [{"left": ["snik"], "right": ["snik"]}, {}]}, "is there twice"),
    ({"hordes": [{"up": []}, {}]}, "the horde of seat 0"),
    ({"barrels": [3, 0]}, "barrels of seat 0 must be a whole number from 0 to 2"),
    ({"chests": [["iron 9"], []]}, "there is no chest 'iron 9'"),
    ({"chests": [["gold 8"] * 3, []]}, "not so many chests 'gold 8'"),
    ({"chests": [["gold ?"] * 11, []]}, "more chests of gold than there are"),
    ({"chests": [[{"chest": "gold 8", "known": [4]}], []]}, "who knows a chest"),
    ({"places": ["barleywick", "hopshill", "oddacre"]}, "no more places lie face up"),
    ({"taken": ["barleywick", "hopshill", "oddacre", "turnipend"]}, "not so many places of the kind farm"),
    ({"hires": ["usury", None, None, None]}, "there is no card 'usury'"),
    ({"due": {"wood": 1}}, "nobody waits for chests"),
    ({"scouts": [0]}, "nobody waits for chests"),
    ({"step": "scout", "scouts": [1]}, "the scouts of that seat bring no chest"),
    ({"step": "hire"}, "the seat can pay for nothing"),
    ({"step": "reroll"}, "nothing to pay for a reroll with"),
    ({"step": "steal", "victim": 1}, "no chest to name"),
    ({"step": "see"}, "no stolen chest"),
    ({"step": "replace", "hires": HIRES}, "no creature is to be replaced"),
    ({"step": "over"}, "the game is over with ten chests"),
    ({"step": "roll", "chests": [["wood 1"] * 8 + ["wood 2"] * 2, []]}, "with ten chests in a row the game would be over"),
    ({"step": "place", "face": 0, "hordes": [{}, {}]}, "no goblins to be placed"),
    ({"step": "place", "face": 0}, "nobody has a horde before"),
    ({"step": "castles", "face": 0, "hordes": [{}, {}], "castles": [None, "fiend"]}, "castles go from seat to seat"),
    ({"step": "goblins", "face": 0, "hordes": [{}, {}], "seat": 1}, "goblins go from seat to seat"),
    ({"step": "open", "face": 0}, "no sealed choice to be opened"),
    ({"step": "captain", "face": 0, "hordes": [{}, {}], "options": {"captain": "first-seat"}}, "the captain is drawn once"),
    ({"sealed": ["left left", None]}, "no goblins wait to be placed"),
    ({"goblins": [["oops"], []]}, "no goblins wait to be placed"),
    ({"sealed": ["up", None]}, "what seat 0 has sealed"),
    ({"prize": "gold"}, "scouts bring chests of wood or iron"),
    ({"dice": 1}, "nothing called 'dice'"),
    ({"game": "voluspa"}, "a position of 'voluspa'"),
    ({"version": 9}, "rules version 9"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG)
def test_an_impossible_position_is_one_sentence(change: dict[str, Any], sentence: str) -> None:
    data = {"players": 2, "hordes": [{"right": ["snik", "stompworth"]}, {}], "face": 3, **change}
    with pytest.raises(HeorotError) as why:
        GAME.read_position(data)
    assert sentence in str(why.value)
    assert isinstance(why.value, BadPosition)


def test_a_position_with_ones_own_components_reads_back() -> None:
    state = attacking()
    again = GAME.read_position(json.loads(json.dumps(GAME.write_position(state))))
    assert again == state
    assert "parts" in GAME.write_position(state)
    assert "parts" not in GAME.write_position(GAME.new(3))
    assert (
        GAME.write_position(table("-|s", "-|-", parts=components("-|ss", "-|-"), places={}))["parts"]["castles"][0]["right"] == ["ss"] * 6
    )


# whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_greedy_lord_beats_random_ones(players: int) -> None:
    won = 0.0
    for seed in range(12):
        state = GAME.new(players)
        rng = Rng(seed)
        moves = Moves(state.room())
        clever = seed % players
        bots = [make("greedy" if seat == clever else "random", GAME, seed) for seat in range(players)]
        while state.actor != NOBODY:
            if state.actor < 0:
                state.apply(state.deal(rng, moves))
            else:
                state.apply(bots[state.actor].choose(state.seen_by(state.actor), Budget()).move)
        winners = state.result().winners
        won += clever in winners and 1 / len(winners)
    assert won >= 9


def test_the_sums_of_the_lines_are_what_the_cards_show() -> None:
    state = GAME.new(3)
    rng = Rng(5)
    moves = Moves(state.room())
    while state.actor != NOBODY:
        if state.actor < 0:
            state.apply(state.deal(rng, moves))
        else:
            state.fill(moves)
            state.apply(moves[rng.below(len(moves))])
    for lord in GAME.view(state).seats:
        assert lord.castle is not None
        for face in range(6):
            left = lord.castle.left[face] + "".join(one.lines[face] for one in lord.creatures if one.side == "left")
            right = lord.castle.right[face] + "".join(one.lines[face] for one in lord.creatures if one.side == "right")
            line = lord.lines[face]
            assert (line.food, line.glyphs, line.maps) == (left.count("f"), left.count("g"), left.count("m"))
            assert (line.swords, line.magic, line.thieves) == (right.count("s"), right.count("x"), right.count("t"))
