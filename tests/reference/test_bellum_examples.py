"""The rulebook's worked examples MA-X1 to MA-X5 and other telling cases, played on the reference implementation.

The box of these tests is a small one of their own; what the castles' active lines show is set in each test.
"""

from pathlib import Path

import pytest

from tests.reference.bellum_magica import Reference, chests_for_scouts, succeeds

CASTLES = ("ash", "birch", "cedar", "dogwood", "elm")
LETTERS = "abcdefghij"
NO_LINES = "left = ['-', '-', '-', '-', '-', '-']\nright = ['-', '-', '-', '-', '-', '-']\n"


def box() -> str:
    """A small box: empty lines, tavern for one sword and one barrel, farms with shield 3, few creatures and chests."""
    text = "".join(f"[[castles]]\nid = '{castle}'\nshield = 2\nmagic_shield = 0\n{NO_LINES}" for castle in CASTLES)
    text += "".join(f"[[goblins]]\nid = 'goblin{letter}'\n{NO_LINES}" for letter in LETTERS)
    text += "".join(f"[[evil]]\nid = 'evil{letter}'\nbonus = 'spell'\n{NO_LINES}" for letter in LETTERS[:3])
    text += "".join(f"[[most_evil]]\nid = 'worse{letter}'\nbonus = 'magic_shield'\n{NO_LINES}" for letter in LETTERS[:4])
    text += "[[places]]\nid = 'tavern'\nkind = 'tavern'\nshield = 1\nmagic_shield = 0\nloot = { barrel = 1 }\n"
    for kind, count, shields, loot in (
        ("farm", 7, "shield = 3\nmagic_shield = 0", "food = 2, wood = 1"),
        ("village", 7, "shield = 6\nmagic_shield = 1", "glyph = 1, iron = 1, wood = 1"),
        ("town", 10, "shield = 9\nmagic_shield = 2", "gold = 1"),
    ):
        for letter in LETTERS[:count]:
            text += f"[[places]]\nid = '{kind}{letter}'\nkind = '{kind}'\n{shields}\nloot = {{ {loot} }}\n"
    for kind, value, count in (("wood", 1, 3), ("wood", 2, 1), ("iron", 3, 2), ("iron", 4, 1), ("gold", 6, 2)):
        text += f"[[chests]]\nkind = '{kind}'\nvalue = {value}\ncount = {count}\n"
    return text


def begin(
    tmp_path: Path,
    players: int,
    castles: str = "dealt",
    captain: str = "first-seat",
    supply: str = "endless",
    spell: str = "rerolls",
    version: int = 2,
) -> Reference:
    """A new game with the small box."""
    path = tmp_path / "parts.toml"
    path.write_text(box(), "utf-8")
    return Reference(players, castles, captain, supply, spell, version, path)


def play(game: Reference, *lines: str) -> Reference:
    """Play these lines."""
    for line in lines:
        game.play(line)
    return game


def play_first(game: Reference, phase: str) -> None:
    """Play the first of the legal lines until that phase has come."""
    while game.phase != phase:
        game.play(next(iter(game.legal())))


def show(game: Reference, seat: int, left: str = "-", right: str = "-", face: int = 2) -> None:
    """Let a lord's castle show these symbols on one line; with the empty cards of the box, that is all he has."""
    castle = game.castles[game.lords[seat].castle]
    castle["left"][face - 1] = left
    castle["right"][face - 1] = right


@pytest.fixture
def duel(tmp_path: Path) -> Reference:
    """Two players, seat 0 is captain; farms a and b, evil a and b, most evil a and b lie on the table; the die is to be rolled."""
    game = begin(tmp_path, 2)
    play_first(game, "roll")
    return game


@pytest.fixture
def three(tmp_path: Path) -> Reference:
    """The same with three players."""
    game = begin(tmp_path, 3)
    play_first(game, "roll")
    return game


# ---------------------------------------------------------------- the rulebook's examples


@pytest.mark.parametrize(("swords", "taken"), [(3, True), (2, False)])
def test_x1_a_place_with_shield_3(duel: Reference, swords: int, taken: bool) -> None:
    """MA-X1: 3 swords take it, 2 do not."""
    assert succeeds(swords, 0, 3, 0) == taken
    show(duel, 0, right="s" * swords)
    duel.play("roll 2")
    assert ("attack Farma" in duel.legal()) == taken
    assert "attack Tavern" in duel.legal()


@pytest.mark.parametrize(
    ("swords", "magic", "taken"), [(6, 1, True), (5, 2, True), (0, 7, True), (7, 0, False), (5, 1, False), (9, 0, False)]
)
def test_x2_a_place_with_both_shields(duel: Reference, swords: int, magic: int, taken: bool) -> None:
    """MA-X2: shield 6 and magic shield 1."""
    assert succeeds(swords, magic, 6, 1) == taken
    duel.row = ["Villagea"]
    show(duel, 0, right="s" * swords + "x" * magic)
    duel.play("roll 2")
    assert ("attack Villagea" in duel.legal()) == taken


@pytest.mark.parametrize(("thieves", "left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_x3_a_raid(duel: Reference, thieves: int, left: int) -> None:
    """MA-X3: line 2, 2 swords and some thieves against shield 2: a chest for each thief, one shield token."""
    show(duel, 0, right="ss" + "t" * thieves)
    duel.lords[1].chests = [("wood", 1), ("iron", 3), ("wood", 2)]
    play(duel, "roll 2", "raid Birch")
    assert duel.defence(1) == (3, 0)
    while duel.phase == "steal":
        assert duel.actor() == 0
        duel.play([line for line in duel.legal() if line != "done"][-1])
    stolen = []
    while duel.phase == "stolen":
        assert duel.actor() == "dealer"
        ((line, weight),) = duel.legal().items()
        assert weight == 1
        stolen.append(line)
        duel.play(line)
    assert len(duel.lords[0].chests) == 3 - left
    assert len(duel.lords[1].chests) == left
    assert stolen == ["chest wood 2", "chest iron 3", "chest wood 1"][:thieves]  # named from the end of the row
    assert duel.defence(1) == (3, 0)


def test_x3_no_thief_no_raid(duel: Reference) -> None:
    """MA-X3, MA-D9: nor on a lord without chests, nor against a stronger castle."""
    duel.lords[1].chests = [("wood", 1)]
    show(duel, 0, right="ss")
    show(duel, 0, right="sst", face=3)
    show(duel, 0, right="st", face=4)
    duel.lords[0].barrels = 2
    play(duel, "roll 2", "pass")
    assert set(duel.legal()) == {"attack Tavern", "pass"}
    duel.face = 3
    assert set(duel.legal()) == {"attack Tavern", "raid Birch", "pass"}
    duel.lords[1].shields = 1
    assert set(duel.legal()) == {"attack Tavern", "pass"}
    duel.lords[1].shields, duel.lords[1].chests = 0, []
    assert set(duel.legal()) == {"attack Tavern", "pass"}
    duel.face, duel.lords[1].chests = 4, [("wood", 1)]
    assert set(duel.legal()) == {"attack Tavern", "pass"}


@pytest.mark.parametrize(
    ("maps", "kinds"),
    [((2, 1, 0), ["iron", "", ""]), ((1, 1, 0), ["wood", "wood", ""]), ((0, 0, 0), ["", "", ""]), ((1, 2, 2), ["", "wood", "wood"])],
)
def test_x4_scouts(three: Reference, maps: tuple[int, int, int], kinds: list[str]) -> None:
    """MA-X4: iron for the most maps, wood for the tied, nothing for no map."""
    assert chests_for_scouts(list(maps)) == kinds
    for seat in range(3):
        show(three, seat, left="m" * maps[seat] or "-")
    three.play("roll 2")
    while three.phase == "scouts":
        three.play(next(iter(three.legal())))
    assert ["".join(kind for kind, _ in lord.chests) for lord in three.lords] == kinds


def test_x5_no_third_barrel(duel: Reference) -> None:
    """MA-X5: a lord with 2 barrels wins one more: he keeps 2; the tavern stays."""
    show(duel, 0, right="s")
    show(duel, 1, right="s")
    duel.lords[0].barrels = 2
    play(duel, "roll 2", "pass", "attack Tavern", "attack Tavern")
    assert [lord.barrels for lord in duel.lords] == [2, 1]


# ---------------------------------------------------------------- set-up


def test_the_order_of_the_set_up(tmp_path: Path) -> None:
    """MA-S1 to MA-S5: captain, castles, goblins two by two, sealed places, places, creatures."""
    game = begin(tmp_path, 3, captain="drawn")
    assert game.actor() == "dealer"
    assert game.legal() == {"captain 0": 1, "captain 1": 1, "captain 2": 1}
    play(game, "captain 1", "castle Elm", "castle Ash", "castle Birch")
    assert [lord.castle for lord in game.lords] == ["Birch", "Elm", "Ash"]
    play(game, *(f"goblin Goblin{letter}" for letter in "abcdef"))
    assert [lord.goblins for lord in game.lords] == [["Gobline", "Goblinf"], ["Goblina", "Goblinb"], ["Goblinc", "Goblind"]]
    for seat, line in enumerate(("place left left", "place left right", "place right left")):
        assert game.actor() == seat
        assert len(game.legal()) == 4
        game.play(line)
    for line in ("opens left right", "opens right left", "opens left left"):
        assert game.actor() == "dealer"
        assert game.legal() == {line: 1}
        game.play(line)
    assert game.lords[1].creatures == {"left": ["Goblina"], "right": ["Goblinb"]}
    assert game.lords[2].creatures == {"left": ["Goblind"], "right": ["Goblinc"]}
    kinds = []
    while game.phase == "lay out":
        kinds.append(next(iter(game.legal())).removeprefix("reveal ")[:4])
        game.play(next(iter(game.legal())))
    assert kinds == ["Farm"] * 3 + ["Evil"] * 2 + ["Wors"] * 2
    assert game.legal() == {f"roll {face}": 1 for face in range(1, 7)}


@pytest.mark.parametrize(("castles", "order"), [("chosen", [2, 3, 0, 1]), ("drafted", [1, 0, 3, 2])])
def test_castles_picked(tmp_path: Path, castles: str, order: list[int]) -> None:
    """MA-S1: in turn from the captain, or so that the captain is last."""
    game = begin(tmp_path, 4, castles, captain="drawn")
    game.play("captain 2")
    asked = []
    while game.phase == "pick castles":
        asked.append(game.actor())
        game.play(list(game.legal())[-1])
    assert asked == order
    assert game.lords[order[0]].castle == "Elm"
    assert game.actor() == "dealer"


@pytest.mark.parametrize(("captain", "order"), [("first-seat", [0, 1, 2]), ("seat-2", [1, 2, 0]), ("seat-3", [2, 0, 1])])
def test_the_captain_by_name(tmp_path: Path, captain: str, order: list[int]) -> None:
    """MA-S5: named in the options: no line says who it is; castles are dealt from him around."""
    game = begin(tmp_path, 3, captain=captain)
    play(game, "castle Elm", "castle Ash", "castle Birch")
    assert [game.lords[seat].castle for seat in order] == ["Elm", "Ash", "Birch"]
    play_first(game, "roll")
    assert game.captain == order[0]


def test_no_captain_on_an_empty_seat(tmp_path: Path) -> None:
    """MA-S5: there is no fourth seat at a table of three."""
    with pytest.raises(ValueError, match="unknown captain"):
        begin(tmp_path, 3, captain="seat-4")


@pytest.mark.parametrize(("players", "of_each"), [(2, 3), (3, 4), (4, 6), (5, 7)])
def test_the_kingdom(tmp_path: Path, players: int, of_each: int) -> None:
    """MA-S3, MA-D12: farms, villages, ten towns; every unseen card of the kind may come; then nothing is refilled."""
    game = begin(tmp_path, players)
    play_first(game, "roll")
    kinds = ["farm"] * players
    unseen = []
    while True:
        game.row = game.row[1:]
        game.phase = "refill"
        game._go_on_revealing()
        if game.phase != "refill":
            break
        card = next(iter(game.legal())).removeprefix("reveal ")
        kinds.append(game.places_of_the_box[card]["kind"])
        unseen.append(len(game.legal()))
        game.play(f"reveal {card}")
    assert kinds == ["farm"] * of_each + ["village"] * of_each + ["town"] * 10
    of_kind = [*range(7, 7 - of_each, -1)]
    assert unseen == (of_kind + of_kind + [*range(10, 0, -1)])[players:]


# ---------------------------------------------------------------- the active horde


def test_who_is_asked_for_a_new_roll(three: Reference) -> None:
    """MA-D1: clockwise from the captain, who is first again after every roll; who has nothing is not asked."""
    three.captain = 1
    three.lords[0].barrels = 2
    three.lords[2].barrels = 1
    three.play("roll 1")
    assert three.actor() == 2
    play(three, "pass", "barrel")
    assert three.actor() == "dealer"
    three.play("roll 1")
    assert three.actor() == 2
    three.play("barrel")
    three.play("roll 5")
    assert three.actor() == 0
    three.play("pass")
    assert three.face == 5
    assert three.phase == "roll"  # nobody could do anything that day
    assert three.captain == 2


def test_spells(duel: Reference) -> None:
    """MA-D2: for the captain only, all on one day if he likes; they come back when he is captain again."""
    for lord in duel.lords:
        lord.ready_spells = 2
    duel.play("roll 1")
    assert (duel.actor(), set(duel.legal())) == (0, {"spell", "pass"})
    play(duel, "spell", "roll 1", "spell", "roll 1")
    assert duel.captain == 1
    assert (duel.lords[0].ready_spells, duel.lords[0].used_spells) == (0, 2)
    duel.play("roll 1")
    assert (duel.actor(), set(duel.legal())) == (1, {"spell", "pass"})
    duel.play("pass")
    assert duel.captain == 0
    assert (duel.lords[0].ready_spells, duel.lords[0].used_spells) == (2, 0)


def test_a_spell_that_holds(tmp_path: Path) -> None:
    """MA-D2, `holds`: turned over, it keeps all others from rerolling that day, not the captain; it comes back with the captaincy."""
    game = begin(tmp_path, 3, spell="holds")
    play_first(game, "roll")
    game.lords[0].ready_spells = 2
    game.lords[1].ready_spells = 1
    for lord in game.lords:
        lord.barrels = 2
    game.play("roll 3")
    assert (game.actor(), set(game.legal())) == (0, {"barrel", "spell", "pass"})
    play(game, "pass", "barrel", "roll 4")  # before it the others may
    assert game.actor() == 0
    game.play("spell")
    assert game.face == 4  # the die is not rolled
    assert (game.actor(), set(game.legal())) == (0, {"barrel", "pass"})  # no second spell: it would hold nobody more
    play(game, "barrel", "roll 5")
    assert (game.actor(), set(game.legal())) == (0, {"barrel", "pass"})  # held all day, whatever is rolled
    game.play("pass")
    assert (game.face, game.captain, game.phase) == (5, 1, "roll")  # nobody else was asked
    assert (game.lords[0].ready_spells, game.lords[0].used_spells) == (1, 1)
    game.play("roll 1")
    assert (game.actor(), set(game.legal())) == (1, {"barrel", "spell", "pass"})  # a new day
    play(game, "pass", "pass")
    assert (game.actor(), set(game.legal())) == (0, {"barrel", "pass"})  # his spell is not for another's day


def test_a_spell_that_holds_nobody(tmp_path: Path) -> None:
    """MA-D2, `holds`: the captain may use it though nobody has a barrel; then nobody is left to be asked."""
    game = begin(tmp_path, 2, spell="holds")
    play_first(game, "roll")
    game.lords[0].ready_spells = 1
    game.play("roll 3")
    assert (game.actor(), set(game.legal())) == (0, {"spell", "pass"})
    game.play("spell")
    assert (game.captain, game.phase) == (1, "roll")


# ---------------------------------------------------------------- the supply as counted in the box


def test_food_is_handed_out_in_turn_order(tmp_path: Path) -> None:
    """MA-D3, `box`: 30 food, from the captain clockwise, until it is gone; glyphs have no end."""
    game = begin(tmp_path, 3, supply="box", captain="seat-2")
    play_first(game, "roll")
    for seat in range(3):
        show(game, seat, left="f" * 12 + "g" * 30)
    game.play("roll 2")
    assert [lord.food for lord in game.lords] == [6, 12, 12]
    assert [lord.glyphs for lord in game.lords] == [30, 30, 30]


def test_food_is_endless_otherwise(three: Reference) -> None:
    """MA-D3: without the option the supply has no end."""
    for seat in range(3):
        show(three, seat, left="f" * 12)
    three.play("roll 2")
    assert [lord.food for lord in three.lords] == [12, 12, 12]


def test_loot_and_pay(tmp_path: Path) -> None:
    """MA-D3, MA-D7, MA-D11, `box`: loot is what is left; what is paid lies in the supply again at once."""
    game = begin(tmp_path, 2, supply="box")
    play_first(game, "roll")
    show(game, 0, left="f" * 29, right="sss")
    play(game, "roll 2", "attack Farma")  # 2 food and a wooden chest
    assert (game.lords[0].food, game.food_left) == (30, 0)
    play(game, "chest wood 1", "hire Evila left")
    assert (game.lords[0].food, game.food_left) == (28, 2)


def test_no_shield_left(tmp_path: Path) -> None:
    """MA-D3, MA-D9, MA-D11, `box`: 20 shields; then the robbed and the hiring get none, but raids and hirings go on."""
    game = begin(tmp_path, 2, supply="box")
    play_first(game, "roll")
    for creature in game.decks["evil"].values():
        creature["bonus"] = "shield"
    game.shields_left = 1  # the others are with the lords
    game.lords[0].food = 4
    game.lords[1].chests = [("wood", 1), ("wood", 2)]
    show(game, 0, right="ssst")
    play(game, "roll 2", "raid Birch", "steal 1", "chest wood 1")
    assert (game.lords[1].shields, game.shields_left) == (1, 0)
    play(game, "hire Evila left", "reveal Evilc")
    assert game.lords[0].shields == 0
    game.play("done")
    game.captain = 0
    play(game, "roll 2", "raid Birch", "chest wood 2")
    assert game.defence(1) == (3, 0)


# ---------------------------------------------------------------- chests


def test_the_odds_of_chests(duel: Reference) -> None:
    """MA-D4, MA-S4: as many as are left of each value; the stack is hidden, what is drawn is gone."""
    show(duel, 0, left="m")
    duel.play("roll 2")
    assert duel.legal() == {"chest iron 3": 2, "chest iron 4": 1}
    duel.play("chest iron 4")
    assert duel.stacks["iron"] == {3: 2, 4: 0}
    duel.captain = 0
    duel.play("roll 2")
    assert duel.legal() == {"chest iron 3": 2}


def test_empty_stacks(duel: Reference) -> None:
    """MA-D4: an empty stack gives the next lower kind, no wood left: nothing; MA-D7: gold, then iron, then wood."""
    duel.places_of_the_box["Farma"]["loot"] = {"gold": 2, "iron": 1, "wood": 1, "food": 1}
    duel.stacks["gold"][6] = 1
    duel.stacks["iron"] -= duel.stacks["iron"]
    duel.stacks["wood"].clear()
    duel.stacks["wood"][2] = 2
    show(duel, 0, right="sss")
    play(duel, "roll 2", "attack Farma")
    assert duel.lords[0].food == 1
    for line in ({"chest gold 6": 1}, {"chest wood 2": 2}, {"chest wood 2": 1}):
        assert duel.legal() == line
        duel.play(next(iter(line)))
    assert duel.lords[0].chests == [("gold", 6), ("wood", 2), ("wood", 2)]
    assert (duel.phase, duel.captain) == ("refill", 0)


def test_too_little_wood_for_the_tied(three: Reference) -> None:
    """MA-D4: the tied draw from the captain clockwise."""
    for seat in range(3):
        show(three, seat, left="m")
    three.captain = 2
    three.stacks["wood"].clear()
    three.stacks["wood"][1] = 2
    play(three, "roll 2", "chest wood 1", "chest wood 1")
    assert [len(lord.chests) for lord in three.lords] == [1, 0, 1]


def test_thieves_name_chests_of_the_row_as_it_lay(duel: Reference) -> None:
    """MA-D9: none twice; in the order named to the end of the thief's row; the victim's row closes up."""
    duel.lords[0].chests = [("gold", 6)]
    duel.lords[1].chests = [("wood", 1), ("iron", 3), ("iron", 4), ("wood", 2)]
    show(duel, 0, right="sstt")
    play(duel, "roll 2", "raid Birch")
    assert set(duel.legal()) == {"steal 1", "steal 2", "steal 3", "steal 4"}
    duel.play("steal 3")
    assert set(duel.legal()) == {"steal 1", "steal 2", "steal 4", "done"}
    play(duel, "steal 1", "chest iron 4", "chest wood 1")
    assert duel.lords[0].chests == [("gold", 6), ("iron", 4), ("wood", 1)]
    assert duel.lords[1].chests == [("iron", 3), ("wood", 2)]


@pytest.mark.parametrize(("thieves", "named", "left"), [(2, "21", 1), (2, "3", 2), (3, "1", 2), (3, "31", 1), (4, "312", 0)])
def test_a_thief_may_leave_chests_lying(duel: Reference, thieves: int, named: str, left: int) -> None:
    """MA-D9: since version 2 the first is always named, then `done` is legal until there is none left to name, or no thief."""
    duel.lords[1].chests = [("wood", 1), ("iron", 3), ("wood", 2)]
    show(duel, 0, right="ss" + "t" * thieves)
    play(duel, "roll 2", "raid Birch")
    assert set(duel.legal()) == {"steal 1", "steal 2", "steal 3"}
    for number in named:
        assert ("done" in duel.legal()) == (number != named[0])
        duel.play(f"steal {number}")
    if len(named) < min(thieves, 3):
        duel.play("done")
    assert duel.phase == "stolen"
    play_first(duel, "roll")
    assert len(duel.lords[0].chests) == len(named)
    assert len(duel.lords[1].chests) == left
    assert duel.defence(1) == (3, 0)  # one shield, however many were stolen


@pytest.mark.parametrize("version", [1, 2])
def test_the_only_chest_is_taken_without_a_question(tmp_path: Path, version: int) -> None:
    """MA-D9: the first is always named, and there is but one."""
    game = begin(tmp_path, 2, version=version)
    play_first(game, "roll")
    game.lords[1].chests = [("gold", 6)]
    show(game, 0, right="sstt")
    play(game, "roll 2", "raid Birch")
    assert game.legal() == {"chest gold 6": 1}


def test_in_version_1_every_thief_steals(tmp_path: Path) -> None:
    """MA-D9: who has enough thieves takes all without a line, who has fewer names as many as he has."""
    game = begin(tmp_path, 2, version=1)
    play_first(game, "roll")
    game.lords[1].chests = [("wood", 1), ("iron", 3), ("wood", 2)]
    show(game, 0, right="ssttt")
    show(game, 0, right="sstt", face=3)
    play(game, "roll 3", "raid Birch", "steal 2")
    assert set(game.legal()) == {"steal 1", "steal 3"}
    play(game, "steal 1", "chest iron 3", "chest wood 1")
    game.captain = 0
    game.lords[1].chests = [("wood", 1), ("iron", 3), ("wood", 2)]
    game.lords[1].shields = 0
    play(game, "roll 2", "raid Birch", "chest wood 1", "chest iron 3", "chest wood 2")
    assert game.lords[1].chests == []


def test_a_robbed_lord_is_stronger_at_once(three: Reference) -> None:
    """MA-D9: the second raider of the same day meets the new shield."""
    three.lords[2].chests = [("wood", 1)] * 3
    show(three, 0, right="sst")
    show(three, 1, right="sst")
    three.play("roll 2")
    assert "raid Cedar" in three.legal()
    assert set(play(three, "raid Cedar").legal()) == {"steal 1", "steal 2", "steal 3"}
    play(three, "steal 1", "chest wood 1")
    assert set(three.legal()) == {"attack Tavern", "raid Ash", "pass"}


# ---------------------------------------------------------------- hiring


def test_the_costs(duel: Reference) -> None:
    """MA-D11: 2 food; 1 glyph and 4 food, or 3 glyphs; who can pay nothing more is not asked again."""
    lord = duel.lords[0]
    lord.food, lord.glyphs = 4, 3
    duel.play("roll 1")
    evil = {f"hire Evil{letter} {side}" for letter in "ab" for side in ("left", "right")}
    most_evil = {f"hire Worse{letter} {side}" for letter in "ab" for side in ("left", "right")}
    assert set(duel.legal()) == evil | most_evil | {f"{line} glyphs" for line in most_evil} | {"done"}
    duel.play("hire Worsea right glyphs")
    assert duel.legal() == {"reveal Worsec": 1, "reveal Worsed": 1}
    duel.play("reveal Worsed")
    assert duel.table["most_evil"] == ["Worsed", "Worseb"]
    assert (lord.food, lord.glyphs, lord.magic_shields) == (4, 0, 1)
    assert set(duel.legal()) == evil | {"done"}
    play(duel, "hire Evilb left", "reveal Evilc", "hire Evila left")
    assert duel.table["evil"] == ["", "Evilc"]  # the deck is empty
    assert (lord.food, lord.ready_spells) == (0, 2)
    assert lord.creatures["left"][-2:] == ["Evilb", "Evila"]
    assert duel.phase == "roll"
    lord.food, lord.ready_spells = 2, 0
    duel.play("roll 1")
    assert set(duel.legal()) == {"hire Evilc left", "hire Evilc right", "done"}
    duel.play("hire Evilc right")
    lord.food, lord.ready_spells = 3, 0
    duel.play("roll 1")
    assert duel.phase == "roll"  # food, but no evil creature to be had, and no glyph
    lord.food, lord.glyphs = 4, 1
    duel.play("roll 1")
    play(duel, "hire Worseb left", "reveal Worsec")
    assert (lord.food, lord.glyphs) == (0, 0)


# ---------------------------------------------------------------- the end


def test_ten_chests_end_the_game_after_the_attacks(duel: Reference) -> None:
    """MA-D10, MA-E1: points are the values of the chests, and come only then."""
    duel.lords[0].chests = [("wood", 1)] * 9
    duel.lords[1].chests = [("gold", 6), ("gold", 6)]
    show(duel, 0, left="m")
    show(duel, 1, right="s")
    play(duel, "roll 2", "chest iron 3")
    assert duel.points == [0, 0]
    assert duel.actor() == 1
    assert duel.play("pass") == 24
    assert duel.actor() is None
    assert duel.legal() == {}
    assert duel.points == [12, 12]
    assert duel.places() == [1, 2]  # a tie in value: more chests


def test_robbed_below_ten_again(duel: Reference) -> None:
    """MA-D10: what counts are the chests after all attacks."""
    duel.lords[0].chests = [("wood", 1)] * 10
    show(duel, 1, right="sst")
    play(duel, "roll 2", "raid Ash", "steal 10", "chest wood 1")
    assert duel.actor() is not None
    assert duel.captain == 1


def test_shared_victory(duel: Reference) -> None:
    """MA-E1: as rich, with as many chests."""
    duel.lords[0].chests = [("wood", 1), ("iron", 3)]
    duel.lords[1].chests = [("wood", 2), ("wood", 2)]
    assert duel.places() == [1, 1]


def test_ten_days_without_a_chest(duel: Reference) -> None:
    """MA-D12: the days are in a row; a stolen chest is none that left a stack."""
    show(duel, 0, left="m", right="sst")
    show(duel, 0, right="sst", face=3)
    for _ in range(9):
        duel.play("roll 1")
    play(duel, "roll 2", "chest iron 4", "pass")  # the tenth day
    for _ in range(8):
        duel.play("roll 1")
    duel.lords[1].chests = [("wood", 2)]
    play(duel, "roll 3", "raid Birch", "chest wood 2")
    captain = duel.captain
    assert duel.play("roll 1") == 6
    assert duel.actor() is None
    assert duel.captain == captain
    assert duel.points == [6, 0]
    assert duel.places() == [1, 2]
