"""The rulebook's worked examples BL-X1 to BL-X4 and other telling cases, played on the reference implementation."""

from collections import Counter

import pytest

from tests.reference.beowulf_legend import Reference, covered, score

SANDRA, MARTHA, MARK, PETER = range(4)
FIVE_TYPES = ["travelling", "friendship", "wit", "courage", "fighting"]


def visit(episode: str, *hands: str, advanced: bool = False, bluff: bool | str = False) -> Reference:
    """A game that visits only this episode; seat 0 is start player, each seat has the cards named."""
    game = Reference(len(hands), advanced=advanced, bluff=bluff, start="first-seat")
    game.hands = [Counter(hand.split()) for hand in hands]
    game.visit(episode)
    return game


def again(game: Reference, episode: str) -> Reference:
    """The same game at this episode, its questions asked anew."""
    game.visit(episode)
    return game


def play(game: Reference, lines: str) -> Reference:
    """Play these lines, separated by semicolons."""
    for line in lines.split("; "):
        game.play(line)
    return game


def lines(game: Reference) -> set[str]:
    """What may be played now."""
    return set(game.legal())


def test_set_up() -> None:
    """BL-S2, BL-S5: the first start player is drawn, then everyone is dealt five cards, from him around."""
    game = Reference(3)
    assert game.legal() == {"first 0": 1, "first 1": 1, "first 2": 1}
    game.play("first 1")
    assert (game.legal()["draw Beowulf"], game.legal()["draw Fighting2"], game.legal()["draw Wit"]) == (7, 2, 15)
    play(game, "; ".join(["draw Wit"] * 5 + ["draw Courage"] * 5 + ["draw Travelling"] * 5))
    assert game.hands[1] == Counter({"Beowulf": 1, "Fighting2": 1, "Wit": 5})
    assert game.hands[0]["Travelling"] == 5
    assert game.actor() == 1
    assert lines(game) == {"give Beowulf", "give Fighting2", "give Wit", "pass"}
    assert sum(game.points) == 0


@pytest.mark.parametrize(("start", "order"), [("first-seat", [0, 1, 2]), ("seat-2", [1, 2, 0]), ("seat-3", [2, 0, 1])])
def test_the_start_player_by_name(start: str, order: list[int]) -> None:
    """BL-S2: named in the options: no line says who it is; the cards are dealt from him around."""
    game = Reference(3, start=start)
    play(game, "; ".join(["draw Wit"] * 5 + ["draw Courage"] * 5 + ["draw Travelling"] * 5))
    assert [game.hands[seat].most_common(1)[0][0] for seat in order] == ["Wit", "Courage", "Travelling"]
    assert game.actor() == order[0]


def test_no_start_player_on_an_empty_seat() -> None:
    """BL-S2: there is no fourth seat at a table of three."""
    with pytest.raises(ValueError, match="unknown start"):
        Reference(3, start="seat-4")


@pytest.mark.parametrize(
    ("players", "advanced", "number"),
    [(2, False, 4), (2, True, 5), (3, False, 6), (4, False, 8), (5, False, 9), (5, True, 10)],
)
def test_special_cards_in_use(players: int, advanced: bool, number: int) -> None:
    """BL-S4: by the number of players; All-Iron Shield only in the advanced game."""
    assert len(Reference(players, advanced=advanced).special_supply) == number


# ---------------------------------------------------------------- BL-X1


@pytest.mark.parametrize(
    ("sandra", "ranking"),
    [
        pytest.param("Friendship", [MARTHA, MARK, SANDRA, PETER], id="as told"),
        pytest.param("", [MARTHA, MARK, SANDRA, PETER], id="none"),
        pytest.param("Friendship2", [SANDRA, MARTHA, MARK, PETER], id="two"),
    ],
)
def test_x1_king_hrothgars_hall(sandra: str, ranking: list[int]) -> None:
    """BL-X1: fitting symbols 1, 2, 2, 0; what if Sandra had played none, or two. Peter's bluff goes back to his hand."""
    game = visit("King Hrothgar's Hall", sandra, "Friendship Beowulf", "Friendship2", "Fighting Fighting", bluff=True)
    play(game, f"play {sandra}; done" if sandra else "done")
    play(game, "play Beowulf; play Friendship; done; play Friendship2; done; play Fighting; play Fighting; done")
    play(game, f"opens {sandra}; opens end" if sandra else "opens end")
    play(game, "opens Friendship; opens Beowulf; opens end; opens Friendship2; opens end; opens Fighting; opens Fighting; opens end")
    assert game.hands[PETER] == Counter({"Fighting": 2})
    assert game.discards.total() == 3 + bool(sandra)
    chosen: list[int | str | None] = []
    for icon in ("T1", "Blessing", "C2"):
        chosen.append(game.actor())
        game.play(f"take {icon}")
    play(game, "draw Wit; draw Wit")
    assert chosen == ranking[:3]
    assert game.tokens[ranking[0]] == Counter({"T1": 1})
    assert game.hands[ranking[1]]["Blessing"] == 1
    play(game, "ally AF2; ally AT1")  # the last takes what is left
    assert game.tokens[PETER] == Counter({"AF2": 1, "AT1": 1})
    assert game.start_player == PETER
    assert game.actor() is None


@pytest.mark.parametrize("bluff", [False, True, "at-once"])
def test_which_cards_may_be_laid(bluff: bool | str) -> None:
    """BL-J3: only fitting ones, or all with symbols; never text cards."""
    game = visit("King Hrothgar's Hall", "Friendship Wit2 Daring Beowulf", "Wit", bluff=bluff)
    assert lines(game) == {"play Friendship", "play Beowulf", "done"} | ({"play Wit2"} if bluff else set())


@pytest.mark.parametrize(("bluff", "asked"), [(False, [0, 1, 2]), (True, [1, 2, 0]), ("at-once", [0, 1, 2])])
def test_in_turn_or_at_the_same_time(bluff: bool | str, asked: list[int]) -> None:
    """BL-J3: one after another from the start player around, or all at once, sealed: then the order says nothing."""
    game = visit("King Hrothgar's Hall", "Friendship", "Friendship", "Friendship", bluff=bluff)
    game.start_player = 1
    again(game, "King Hrothgar's Hall")
    order = []
    for _ in range(3):
        order.append(game.actor())
        game.play("done")
    assert order == asked
    assert game.legal() == {"opens end": 1}


def test_a_bluff_at_once_goes_back_to_the_hand() -> None:
    """BL-J3, BL-J1: at once by all: opened from the start player around; what does not fit is taken back and ranks nobody."""
    game = visit("King Hrothgar's Hall", "Wit2 Friendship", "Friendship2", bluff="at-once")
    play(game, "play Wit2; play Friendship; done; play Friendship2; done")
    play(game, "opens Friendship; opens Wit2; opens end; opens Friendship2; opens end")
    assert game.hands[SANDRA] == Counter({"Wit2": 1})
    assert game.discards == Counter({"Friendship": 1, "Friendship2": 1})
    assert game.actor() == MARTHA


def test_tokens_face_down_change_no_line() -> None:
    """BL-S6: what is shown of the tokens is not what may be played."""
    games = [Reference(2, advanced=True, start="first-seat", tokens=tokens) for tokens in ("open", "secret")]
    while games[0].actor() is not None:
        assert games[0].question == games[1].question
        line = list(games[0].legal())[-1]
        assert games[0].play(line) == games[1].play(line)
    assert games[1].actor() is None
    assert games[0].tokens == games[1].tokens


# ---------------------------------------------------------------- BL-X2, BL-X3


def grendels_attack() -> Reference:
    """BL-X2 up to Peter's turn."""
    game = visit(
        "Grendel's Attack", "Fighting Wit Courage", "Courage2 Beowulf Fighting", "Courage Fighting2 Courage", "Fighting Friendship"
    )
    return play(game, "play Fighting; play Courage2; play Courage; play Fighting2")


def test_x2_a_single_and_then_a_double_only_in_that_order() -> None:
    """BL-X2: had Mark played the double first, he would have stopped there."""
    assert grendels_attack().actor() == PETER
    other_way = visit("Grendel's Attack", "Fighting", "Courage2", "Courage Fighting2", "Fighting")
    assert play(other_way, "play Fighting; play Courage2; play Fighting2").actor() == PETER


def test_x2_risk_falls_short() -> None:
    """BL-X2: Sandra's risk brings her to 2 of 3: she must add a card or take marker 3; no second risk."""
    game = play(grendels_attack(), "pass; risk; reveal Travelling; reveal Beowulf")
    assert game.actor() == SANDRA
    assert lines(game) == {"play Courage", "pass"}
    assert game.discards == Counter({"Travelling": 1})
    game.play("pass")
    assert game.discards == Counter({"Travelling": 1, "Fighting": 1, "Beowulf": 1})
    assert game.actor() == MARTHA


def test_x2_level_but_one_card_more() -> None:
    """BL-X2: Martha's Beowulf makes her level with Mark; he must still play one card, and one only."""
    game = play(grendels_attack(), "pass; pass; play Beowulf")
    assert game.actor() == MARK
    assert lines(game) == {"play Courage", "risk", "pass"}
    assert play(game, "play Courage").actor() == MARTHA


def test_x3_resolution_with_four_players() -> None:
    """BL-X3: fame 5, Beowulf's Daring, an alliance, a wound and two cards; the last becomes start player."""
    game = play(grendels_attack(), "pass; pass; play Beowulf; play Courage; pass")
    assert game.actor() == MARK
    assert lines(game) == {"take F5", "take W", "take Daring", "take A1"}
    play(game, "take F5; take Daring; take A1; ally AF3; draw Wit; draw Wit2")
    assert game.actor() is None
    assert [game.tokens[seat] for seat in range(4)] == [Counter({"AF3": 1}), Counter(), Counter({"F5": 1}), Counter()]
    assert game.hands[MARTHA] == Counter({"Fighting": 1, "Daring": 1})
    assert (game.wounds, game.start_player) == ([0, 0, 0, 1], PETER)
    assert game.hands[PETER] == Counter({"Fighting": 1, "Friendship": 1, "Wit": 1, "Wit2": 1})


# ---------------------------------------------------------------- BL-X4


@pytest.mark.parametrize(
    ("tokens", "wounds", "total"),
    [
        pytest.param("F5 F4 T3", 1, 12, id="Sandra"),
        pytest.param("F5 F3", 0, 13, id="Martha"),
        pytest.param("F7 AF3 F2 AT2 M", 2, 12, id="Mark"),
        pytest.param("F7 F6 T4 AT1", 3, 3, id="Peter"),
        pytest.param("F5 M M", 4, -19, id="negative"),
    ],
)
def test_x4_final_scores(tokens: str, wounds: int, total: int) -> None:
    """BL-X4, BL-E2."""
    assert score(Counter(tokens.split()), wounds) == total


def test_scores_of_the_advanced_and_the_harsh_game() -> None:
    """BL-A3, BL-V1, BL-E3: treasure scores nothing; who fell scores nothing and is behind a negative total; ties share."""
    assert score(Counter(["F5", "T3", "AT2", "AF1"]), 1, advanced=True) == 6
    assert score(Counter(["F7"]), 3, harsh=True) == 0
    game = Reference(4, harsh=True)
    game.points, game.wounds, game.doubles = [-2, 0, 7, 7], [2, 1, 0, 0], [0, 1, 0, 0]
    assert game.places() == [3, 4, 1, 1]


# ---------------------------------------------------------------- minor episodes


@pytest.mark.parametrize(
    ("revealed", "kept", "scratches"),
    [
        ("Travelling Wit", "Travelling", 0),
        ("Courage2 Travelling", "Courage2 Travelling", 0),
        ("Beowulf Fighting", "Beowulf", 0),
        ("Wit Friendship2", "", 1),
    ],
)
def test_risk(revealed: str, kept: str, scratches: int) -> None:
    """BL-M1: the rulebook's four pictures: what fits is kept, if nothing does it is a scratch."""
    game = visit("Sail to Denmark", "", "")
    play(game, "risk; " + "; ".join(f"reveal {card}" for card in revealed.split()))
    assert game.hands[0] == Counter(kept.split())
    assert game.scratches[0] == scratches
    assert game.discards == Counter(revealed.split()) - Counter(kept.split())
    assert game.actor() == 1


def test_risk_with_daring_and_resolve() -> None:
    """BL-C3, BL-C4: five cards, none fits; Resolve, then again, and the third time a scratch."""
    game = visit("Sail to Denmark", "Daring Resolve", "")
    assert lines(game) == {"risk", "daring", "pass"}
    play(game, "daring" + "; reveal Wit" * 5)
    assert lines(game) == {"resolve", "no"}
    game.play("resolve")
    assert lines(game) == {"risk", "pass"}
    play(game, "risk; reveal Wit; reveal Wit")
    assert (game.scratches[0], game.actor(), game.hands[0]) == (1, 1, Counter())


def test_third_scratch_and_warriors_rest() -> None:
    """BL-W1, BL-C5: `rest` at every decision, and just before the third scratch; the third is a wound without cards."""
    game = visit("Sail to Denmark", "Rest", "")
    game.scratches = [2, 2]
    assert lines(again(game, "Sail to Denmark")) == {"risk", "pass", "rest"}
    play(game, "risk; reveal Wit; reveal Wit")
    assert lines(game) == {"rest", "no"}
    game.play("rest")
    assert game.scratches == [1, 2]
    play(game, "risk; reveal Wit; reveal Wit")
    assert (game.scratches, game.wounds, game.hands[1]) == ([1, 0], [0, 1], Counter())


def test_the_pile_is_made_anew_in_the_middle_of_a_risk() -> None:
    """BL-S7: cards just turned up do not belong to it; with nothing to reveal nobody is asked."""
    game = visit("Sail to Denmark", "", "")
    game.pile, game.discards = Counter(["Wit"]), Counter(["Courage"])
    play(game, "risk; reveal Wit")
    assert game.legal() == {"reveal Courage": 1}
    game.play("reveal Courage")
    assert (game.hands[0], game.discards, game.pile) == (Counter(["Courage"]), Counter(["Wit"]), Counter())
    play(game, "risk; reveal Wit")  # only one card is left
    assert (game.scratches, game.actor()) == ([0, 1], None)
    game.pile, game.discards = Counter(), Counter()
    assert again(game, "Sail to Denmark").actor() is None


def test_king_hygelacs_court() -> None:
    """BL-M2: exactly two cards; special ones leave the game, and Blessing saves none."""
    game = visit("King Hygelac's Court", "Wit Hides Blessing", "Wit")
    play(game, "give Hides")
    assert lines(game) == {"give Wit", "give Blessing"}
    play(game, "give Wit; draw Courage; draw Courage")
    assert (game.hands[0], game.discards) == (Counter({"Blessing": 1, "Courage": 2}), Counter({"Wit": 1}))
    assert lines(game) == {"pass"}


@pytest.mark.parametrize(
    ("hand", "possible"),
    [
        ("Fighting Fighting Wit", {"give Fighting", "pass"}),
        ("Fighting2 Wit", {"give Fighting2", "pass"}),
        ("Fighting Beowulf", {"give Fighting", "give Beowulf", "pass"}),
        ("Fighting Wit Rest", {"pass"}),
        ("Hides", {"give Hides", "pass"}),
    ],
)
def test_great_rewards(hand: str, possible: set[str]) -> None:
    """BL-M2: two Fighting symbols, jokers among them."""
    assert lines(visit("Great Rewards", hand, "")) == possible


def test_great_rewards_with_blessing() -> None:
    """BL-C1, BL-M2: one card given is taken back; a double card for one symbol; a treasure 3 that has run out."""
    game = visit("Great Rewards", "Fighting Fighting2 Blessing", "Fighting2")
    play(game, "give Fighting; give Fighting2")
    assert lines(game) == {"blessing Fighting", "blessing Fighting2", "no"}
    game.supply["T3"] = 1
    game.play("blessing Fighting2")
    assert (game.hands[0], game.discards) == (Counter(["Fighting2"]), Counter(["Fighting"]))
    assert game.tokens[0] == Counter(["T3"])
    assert game.actor() is None  # the other one is passed over


def test_peace_returns() -> None:
    """BL-M2, BL-C6: one symbol of each type; Hides of Land stands for two; a second of one type is not needed."""
    game = visit("Peace Returns", "Travelling2 Travelling Hides Courage Fighting2", "Travelling Wit Beowulf")
    play(game, "give Travelling2")
    assert lines(game) == {"give Hides", "give Courage", "give Fighting2"}
    play(game, "give Hides; give Courage; give Fighting2")
    assert (game.tokens[0], game.hands[0], lines(game)) == (Counter(["F5"]), Counter(["Travelling"]), {"pass"})
    assert covered(FIVE_TYPES, [("wit", 2), ("beowulf", 2), ("fighting", 3)]) == 4


def test_break_ranks() -> None:
    """BL-M2: two fame tokens, alliance fame among them, for one tile or all scratches; only with something to heal."""
    game = visit("Break Ranks?", "", "", "")
    assert game.actor() is None
    game.tokens = [Counter(["F2", "AF1", "T3"]), Counter(["F7"]), Counter(["F7", "F7"])]
    game.doubles, game.scratches, game.wounds = [1, 0, 0], [2, 0, 1], [0, 1, 0]
    again(game, "Break Ranks?")
    alliance, fame = game.alliance["AF1"], game.supply["F2"]
    assert lines(game) == {"give F2", "give AF1", "pass"}
    play(game, "give F2; give AF1")
    assert lines(game) == {"heal double", "heal scratches"}
    game.play("heal double")
    assert (game.alliance["AF1"], game.supply["F2"], game.doubles) == (alliance + 1, fame + 1, [0, 0, 0])
    assert (game.actor(), lines(game)) == (1, {"pass"})
    play(game, "pass; give F7; give F7")
    assert (game.scratches, game.actor()) == ([2, 0, 0], None)


def test_selection() -> None:
    """BL-M3: no change is given: what has run out is not there; nothing to heal neither."""
    game = visit("The Hall Restored", "", "")
    assert lines(game) == {"take T2", "take A1", "take F2", "take C2", "pass"}
    game.supply["F2"] = game.supply["T2"] = 0
    game.scratches = [1, 2]
    game.pile = Counter()
    assert lines(again(game, "The Hall Restored")) == {"take A1", "take heal", "pass"}
    play(game, "take A1; ally AF3; take heal")
    assert (game.tokens[0], game.scratches) == (Counter(["AF3"]), [1, 0])
    game.alliance = Counter()
    play(again(game, "The Hall Restored"), "pass")
    assert game.actor() is None  # nothing is open to seat 1


def test_recovery() -> None:
    """BL-M4: twice as many cards as players, taken one by one, twice around; too few: until none is left."""
    game = visit("Feast in the Hall", "", "")
    play(game, "reveal Wit; reveal Wit2; reveal Courage; reveal Wit")
    assert lines(game) == {"take Wit", "take Wit2", "take Courage"}
    play(game, "take Wit2; take Wit; take Wit")
    assert (game.actor(), lines(game)) == (1, {"take Courage"})
    game.play("take Courage")
    assert game.hands == [Counter(["Wit2", "Wit"]), Counter(["Wit", "Courage"])]
    game.pile = Counter(["Fighting"])
    play(again(game, "Feast in the Hall"), "reveal Fighting; take Fighting")
    assert (game.hands[0]["Fighting"], game.actor()) == (1, None)


# ---------------------------------------------------------------- majors


def test_simultaneous_without_bluff() -> None:
    """BL-J3: only fitting cards; asked from seat 0 up, opened from the start player; Blessing after the ranking."""
    game = visit("Unferth's Taunt", "Wit Courage Blessing", "Counsel Beowulf Hides")
    game.start_player = 1
    assert (again(game, "Unferth's Taunt").actor(), lines(game)) == (0, {"play Wit", "done"})
    play(game, "play Wit; done")
    assert lines(game) == {"play Counsel", "play Beowulf", "play Hides", "done"}
    play(game, "play Hides; play Beowulf; done; opens Beowulf; opens Hides; opens end; opens Wit; opens end")
    assert (game.actor(), lines(game)) == (0, {"blessing Wit", "no"})
    play(game, "blessing Wit; take F2; ally AT1")
    assert game.hands == [Counter(["Wit", "Courage"]), Counter(["Counsel"])]
    assert (game.discards, game.start_player) == (Counter(["Beowulf"]), 0)


def test_turn_order_risk_fails() -> None:
    """BL-J6, BL-C1: a scratch, and out at once, in spite of the hand; Blessing then saves a card a risk brought."""
    game = visit("Grendel's Attack", "Blessing Fighting", "Courage Courage")
    play(game, "risk; reveal Fighting2; reveal Courage; pass")
    assert lines(game) == {"blessing Fighting2", "blessing Courage", "no"}  # the last one in, before the first icon
    game.play("no")
    assert lines(game) == {"take F5", "take W"}
    game = visit("Grendel's Attack", "Blessing Fighting", "Courage Courage")
    play(game, "risk; reveal Fighting2; reveal Wit; play Courage; play Courage; risk; reveal Wit; reveal Wit")
    assert (game.scratches, lines(game)) == ([1, 0], {"blessing Fighting2", "no"})
    game.play("blessing Fighting2")
    assert game.hands[0] == Counter(["Fighting", "Fighting2"])
    assert game.actor() == 1


def test_turn_order_resolve() -> None:
    """BL-C4: in a turn-order major he chooses anew, a card, a risk or out."""
    game = play(visit("Grendel's Attack", "Resolve Fighting", ""), "risk; reveal Wit; reveal Wit; resolve")
    assert (game.actor(), lines(game), game.scratches) == (0, {"play Fighting", "risk", "pass"}, [0, 0])


def test_turn_order_all_the_cards_of_daring_are_played() -> None:
    """BL-C3, BL-J6: even beyond need; whoever does not begin need not play if he is the last one in."""
    game = play(visit("Grendel's Attack", "Daring", "", ""), "daring" + "; reveal Courage" * 5)
    assert (game.played[0], game.actor()) == (Counter({"Courage": 5}), 1)
    game = play(visit("Grendel's Attack", "Wit", "Wit", "Wit"), "pass; pass")
    assert (game.actor(), lines(game)) == (2, {"take F5", "take W", "take Daring"})


def test_inspiration() -> None:
    """BL-C2: no wound and no cards; asked of the last, who had no choice; else a double wound brings two cards."""
    game = play(visit("Dragon Battle", "", "Inspiration"), "pass; take F7; draw Wit; draw Wit")
    assert (game.doubles, game.hands[0].total()) == ([1, 0], 2)
    game = play(visit("Dragon Battle", "", "Inspiration"), "pass; take WW")
    assert lines(game) == {"inspiration", "no"}
    game.play("inspiration")
    assert (game.doubles, game.hands[1], game.tokens[0]) == ([0, 0], Counter(), Counter(["F7"]))


def test_change_is_made_for_fame_2_from_dragon_battle_on() -> None:
    """BL-J8: before, an icon whose token has run out gives nothing."""
    game = visit("Unferth's Taunt", "", "")
    del game.supply["F2"]
    play(game, "done; done; opens end; opens end; take F2; ally AF1")
    assert game.tokens[0] == Counter()
    game = visit("Dragon Battle", "", "", "", "")
    del game.supply["F2"]
    play(game, "pass; pass; pass; take F2; take F4; take F7; draw Wit; draw Wit")
    assert game.tokens[3] == Counter(["F2"])


def test_death_of_beowulf() -> None:
    """BL-E1: all symbols of the hand count, text cards nothing; fame 5 or a wound tile."""
    game = visit("Death of Beowulf", "Wit Rest Rest", "Hides Travelling2", "Daring")
    game.wounds, game.doubles = [0, 1, 0], [0, 1, 0]
    play(game, "opens Wit; opens end; opens Travelling2; opens Hides; opens end; opens end")
    assert (game.actor(), lines(game)) == (1, {"take F7", "take F5|H", "take F3"})
    game.play("take F5|H")
    assert lines(game) == {"fame", "heal wound", "heal double"}
    play(game, "heal double; take F7")
    assert (game.doubles, game.tokens) == ([0, 0, 0], [Counter(["F7"]), Counter(), Counter(["F3"])])


# ---------------------------------------------------------------- the advanced game


def test_treasure_auction() -> None:
    """BL-A1, BL-A3: who drops out takes his tokens back, the winner pays what he showed; the start player stays."""
    game = visit("Gifts of Gold", "", "", "", advanced=True)
    game.tokens = [Counter(["T1", "T1", "AT2"]), Counter(["T2", "F5"]), Counter()]
    again(game, "Gifts of Gold")
    alliance, treasure = game.alliance["AT2"], game.supply["T1"]
    play(game, "show T1; show T2")
    assert (game.actor(), lines(game)) == (2, {"pass"})
    play(game, "pass; show AT2")
    assert (game.actor(), lines(game)) == (1, {"pass"})
    game.play("pass")
    assert game.tokens == [Counter(["T1", "F3"]), Counter(["T2", "F5"]), Counter()]
    assert (game.alliance["AT2"], game.supply["T1"]) == (alliance + 1, treasure + 1)
    assert (game.start_player, game.actor()) == (0, None)


def test_treasure_auction_for_nothing() -> None:
    """BL-A1: the last one in wins even if he showed nothing; in the base game nobody is asked."""
    game = play(visit("Forge the Shield", "", "", advanced=True), "pass")
    assert (game.hands[1], game.actor()) == (Counter(["Shield"]), None)
    assert visit("Forge the Shield", "", "").actor() is None


def test_recover_treasures() -> None:
    """BL-A2, BL-A3: ranked by treasure, ties clockwise from the start player; all of it is returned."""
    game = visit("Recover Treasures", "", "", "", advanced=True)
    game.start_player = 1
    game.tokens = [Counter(["T1", "AT2"]), Counter(["F7"]), Counter(["AT3"])]
    play(again(game, "Recover Treasures"), "opens end; opens AT3; opens end; opens T1; opens AT2; opens end")
    assert (game.actor(), lines(game)) == (2, {"take F6", "take F4", "take F3"})
    play(game, "take F6; take F3")
    assert game.tokens == [Counter(["F3"]), Counter(["F7", "F4"]), Counter(["F6"])]
    assert (game.start_player, game.actor()) == (1, None)
