"""The Legend's table: whole games by mouse, touch, keyboard and words; risks, sealed bids, the saga, what everyone can know."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import Person, Process
from tests.browser.legend import GAME, SHORT, by_keys, by_mouse, held, may_bid, offered, reached, row, said, shown, varied
from tests.browser.loading import TABLE, table_size
from tests.browser.table import TablePage
from tests.browser.visitor import PHONE
from tests.effort import by_turns

SINGLE = ("Friendship", "Travelling", "Wit", "Fighting", "Courage")  # cards that count one symbol, whatever was dealt


def begun(hall: Process, short: bool = True, name: str = "Hild", players: int = 2, **options: Any) -> tuple[Person, str]:
    """Return somebody who plays against bots."""
    hild = hall.arrive(name)
    parts = {"parts": SHORT} if short else {}
    seats = ["me", *["novice"] * (players - 1)]
    return hild, hild.playing(game=GAME, players=players, seats=seats, options={"advanced": True, **options}, **parts)


def test_a_whole_short_game_by_mouse(come: Come, hall: Process) -> None:
    hild, id = begun(hall, players=4, start="first-seat")
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).comes()
    steps: set[str] = set()

    def noted(game: dict[str, Any]) -> str:
        steps.add(shown(game)["step"])
        return varied(game)

    table.play_out(hild, noted)
    assert {"give", "risk", "lay", "take", "turn", "recover", "bid", "select"} <= steps
    expect(visitor.page.get_by_role("list", name=visitor.t("end-places")).get_by_role("listitem")).to_have_count(4)


def test_a_whole_game_of_the_box_with_bluffs_by_touch_on_a_phone(come: Come, hall: Process) -> None:
    hild, id = begun(hall, short=False, bluff=True)
    visitor = come(person=hild, size=PHONE)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).comes()
    assert len(table.play_out(hild, varied)) > 40


def test_a_short_game_by_keyboard_alone(come: Come, hall: Process) -> None:
    bo, id = begun(hall, name="Bo")
    blind = come(person=bo)
    blind.go(f"/table/{id}")
    table = TablePage(blind, by_keys).comes()
    assert len(table.play_out(bo, varied, table.play_by_key)) >= 12


@pytest.mark.parametrize("lang", by_turns(("en", "ru"), offset=1))
def test_a_short_game_by_words_alone(come: Come, hall: Process, lang: str) -> None:
    vera, id = begun(hall, name="Vera")
    visitor = come(person=vera, lang=lang)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor).comes()
    typed = 0
    for _ in table.turns(vera):
        line = table.listed()
        if not typed:
            table.ask(f"{said(table, 'table-command-episode')} 2")
            expect(table.answer).to_contain_text(said(table, "piece-sail_to_denmark"))
            table.ask(visitor.t("command-board"))
            expect(table.answer).to_contain_text(said(table, "piece-king_hygelacs_court"))
        table.say(line)
        typed += 1
    assert typed >= 12


def percent(chance: float, place: str) -> str:
    """Return a chance as a browser writes it: rounded as people do, not as Python does."""
    return f"{(100 * Decimal(str(chance))).quantize(Decimal(place), ROUND_HALF_UP).normalize():f}"


def test_a_risk_tells_its_odds_and_the_cards_by_which_it_succeeds(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    game = reached(hild, id, lambda view: view["step"] == "risk")
    odds = shown(game)["odds"]
    for size in ((1366, 640), PHONE):
        visitor = come(person=hild, size=size)
        visitor.go(f"/table/{id}")
        table = TablePage(visitor, by_mouse).my_turn()
        expect(table.desk.locator("[data-move=risk]")).to_contain_text(percent(odds["risk"], "1"))
        table.stage("risk")
        opened = table.board.locator(".odds")
        expect(opened.locator(".chance b")).to_have_text(f"{percent(odds['risk'], '.1')}%")
        expect(opened.locator(".good .symbols")).to_have_count(len(odds["good"]))
        visitor.page.keyboard.press("Escape")
        expect(table.take_back).to_have_count(0)


def test_all_see_what_a_risk_turned_up(come: Come, hall: Process) -> None:
    id, both = two_people(come, hall)
    passed_on(id, [person for person, _ in both], "risk")
    both[0][1].my_turn()
    both[0][1].play("risk")
    for _, table in both:
        expect(row(table, 0).locator(".chips .symbols")).to_have_count(2)


def useless(view: dict[str, Any]) -> list[str]:
    """Return the cards of the hand that fit in no fight."""
    return [card for card in view["seats"][0]["hand"] if card.startswith(("Wit", "Friendship", "Travelling"))]


def test_what_may_not_be_done_says_why(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    game = reached(hild, id, lambda view: view["step"] == "turn" and bool(useless(view)))
    wrong = useless(shown(game))[0]
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    held(table, wrong).click()
    expect(table.notice).to_contain_text("BL-J4")
    table.board.locator("[data-take]").first.click()  # no icon is taken before the end
    expect(table.notice).to_contain_text("BL-J4")
    expect(table.take_back).to_have_count(0)


def two_people(come: Come, hall: Process) -> tuple[str, list[tuple[Person, TablePage]]]:
    """Return a table at which two people sit, each before a screen of their own."""
    hild, wulf = hall.arrive("Hild"), hall.arrive("Wulf")
    id = hild.open(game=GAME, players=2, seats=["me", ""], options={"start": "first-seat"}, parts=SHORT)
    wulf.done(id, "sit", seat=1, code=hild.look(id)["you"]["invitations"]["1"])
    hild.done(id, "start")
    both = []
    for person, size in ((hild, (1366, 640)), (wulf, PHONE)):
        visitor = come(person=person, size=size)
        visitor.go(f"/table/{id}")
        both.append((person, TablePage(visitor, by_mouse).comes()))
    return id, both


def passed_on(id: str, people: list[Person], step: str) -> None:
    """Let both people play without a browser until a step is reached."""
    for _ in range(200):
        for seat, person in enumerate(people):
            game = person.look(id, eyes=seat)["game"]
            if "legal" not in game:
                continue
            if shown(game)["step"] == step:
                return
            person.done(id, "move", seat=seat, move="pass" if "pass" in game["legal"] else varied(game))
    raise AssertionError(f"nobody comes to {step}")


def test_sealed_bids_are_closed_fists_and_open_together(come: Come, hall: Process) -> None:
    id, both = two_people(come, hall)
    passed_on(id, [person for person, _ in both], "lay")
    (hild, hers), (_, his) = both
    hers.my_turn()
    his.my_turn()
    fitting = [move for move in hild.look(id, eyes=0)["game"]["legal"] if move.endswith(SINGLE)]
    for move in fitting[:1]:
        hers.play(move)
        expect(row(hers, 0).locator(".chips .symbols")).to_have_count(1)
        expect(row(his, 0).locator(".chips .symbols")).to_have_count(0)
        hers.undo.click()  # what lies sealed can be taken up again
        expect(row(hers, 0).locator(".chips .symbols")).to_have_count(0)
        hers.play(move)
    hers.play("done")
    expect(row(his, 0).locator(".fist")).to_be_visible()
    hers.undo.click()
    expect(row(his, 0).locator(".fist")).to_have_count(0)
    hers.my_turn()
    hers.play("done")
    expect(row(his, 0).locator(".fist")).to_be_visible()
    expect(row(his, 1).locator(".fist")).to_have_count(0)
    his.my_turn()
    his.play("done")
    for table in (hers, his):
        expect(table.board.locator(".fist")).to_have_count(0)
        expect(row(table, 0).locator(".end b")).to_have_text("1" if fitting else "0")
        expect(row(table, 1).locator(".end b")).to_have_text("0")
        expect(row(table, 0).locator(".marker")).to_have_text("1")
        expect(row(table, 0).locator(".chips .symbols")).to_have_count(len(fitting[:1]))


def as_sign(worth: Any) -> str:
    """Return how a worth is shown: a number where it is sure, else what is expected, or from where to where."""
    if isinstance(worth, int):
        return f"+{worth}" if worth > 0 else f"−{-worth}"
    if "mean" in worth:
        return f"≈ {'+' if worth['mean'] >= 0 else '−'}{abs(round(worth['mean'], 1)):g}"
    return f"−{-worth['low']} …" if worth["low"] < 0 else f"{worth['low']}–{worth['high']}"


def test_icons_tell_their_worth_and_then_their_takers(come: Come, hall: Process) -> None:
    hild, id = begun(hall, players=3)
    game = reached(hild, id, lambda view: view["step"] == "take")
    view = shown(game)
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    for icon in view["icons"]:
        if icon["open"] and icon["taker"] is None and icon["worth"]:
            expect(offered(table, f"take {icon['icon']}").first).to_contain_text(as_sign(icon["worth"]))
    number = view["episode"]
    move = next(move for move in game["legal"] if move.startswith("take "))
    table.play(move)
    reached(hild, id, lambda view: view["episode"] > number)
    table.my_turn()
    table.board.locator(f'[data-episode="{number}"]').click()  # what is past can be looked at
    expect(table.board.locator(f'[data-take="{move}"] .taker').first).to_be_visible()
    expect(table.board.locator(".targets .taker")).to_have_count(3)
    visitor.page.keyboard.press("Escape")
    expect(table.board.locator(f'[data-episode="{number}"]')).to_have_attribute("aria-pressed", "false")


def test_the_track_marks_what_is_reconstructed(come: Come, hall: Process) -> None:
    hild, id = begun(hall, short=False, advanced=False)
    view = shown(hild.wait(id))
    track = [episode for episode in view["track"] if not episode["skipped"]]
    guessed = [episode for episode in track if episode["source"] in ("reconstructed", "likely")]
    visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor).my_turn()
    expect(table.board.locator("[data-episode]")).to_have_count(len(track))
    expect(table.board.locator("[data-episode] .guess")).to_have_count(len(guessed))
    table.board.locator(f'[data-episode="{guessed[0]["number"]}"]').click()
    expect(table.board.locator(".source")).to_have_text(said(table, "table-source-reconstructed"))
    partly = next(episode for episode in track if episode["id"] == "dragon_battle")
    table.board.locator(f'[data-episode="{partly["number"]}"]').click()
    assert [f"icon-{i + 1}" in partly["ours"] for i in range(2)] == [True, False]  # of the icons that are open
    expect(table.board.locator(".targets .guess")).to_have_count(1)
    table.board.locator(".source").click()
    expect(visitor.page.locator("#legend-source")).to_contain_text(said(table, "table-ours-symbols"))

    phone = come(person=hild, size=PHONE, lang="fr")
    phone.go(f"/table/{id}")
    small = TablePage(phone).my_turn()
    small.board.locator(".ribbon").click()
    saga = phone.page.get_by_role("dialog")
    expect(saga.locator("ol").get_by_role("listitem")).to_have_count(len(track))
    expect(saga.locator("ul").get_by_role("listitem")).to_have_count(len(view["specials"]))
    saga.get_by_role("listitem").filter(has_text=said(small, "piece-grendels_attack")).get_by_role("button").click()
    expect(saga).to_have_count(0)
    expect(small.board.get_by_role("heading", level=2)).to_contain_text(said(small, "piece-grendels_attack"))


def test_treasure_is_shown_from_the_purse(come: Come, hall: Process) -> None:
    for _ in range(20):
        hild, id = begun(hall)
        try:
            game = reached(hild, id, may_bid)
            break
        except AssertionError:  # nobody won treasure in that one
            continue
    else:
        pytest.fail("nobody wins treasure")
    visitor = come(person=hild, size=PHONE)
    visitor.go(f"/table/{id}")
    table = TablePage(visitor, by_mouse).my_turn()
    move = next(move for move in game["legal"] if move.startswith("show "))
    table.stage(move)
    expect(row(table, 0).locator(".ghost")).to_be_visible()
    table.confirm()


def test_a_game_is_watched_and_leafed_through(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    onlooker = come()
    onlooker.go(f"/table/{id}")
    watching = TablePage(onlooker).comes()
    expect(watching.board.locator("[data-row]")).to_have_count(2)
    line = -1
    lines = []
    while "outcome" not in (game := hild.wait(id, 0, line)):
        line = game["line"]
        lines.append(line)
        hild.done(id, "move", seat=0, move=varied(game))
    onlooker.go(f"/replay/{id}/{lines[len(lines) // 2]}")
    expect(onlooker.page.get_by_role("slider", name=onlooker.t("replay-slider"))).to_be_visible()
    expect(watching.board.locator("[data-row]")).to_have_count(2)
    for _ in range(4):
        onlooker.page.keyboard.press("ArrowRight")
    expect(watching.board.locator(".episode")).to_be_visible()


def test_what_entering_its_table_loads(come: Come, hall: Process) -> None:
    hild, id = begun(hall)
    assert table_size(come(person=hild), id) <= TABLE


@pytest.mark.parametrize("tokens", ["open", "secret"])
def test_the_number_beside_a_name_is_the_same_for_everybody(tokens: str, come: Come, hall: Process) -> None:
    hild, id = begun(hall, players=3, tokens=tokens)
    seats = shown(reached(hild, id, lambda view: view["episode"] > 7))["seats"]
    counted = [seat["public"] if tokens == "open" else len(seat["owned"]) + len(seat["allies"]) for seat in seats]
    for person in (hild, hall.arrive("Wulf")):  # who sits there, and who looks on
        visitor = come(person=person)
        visitor.go(f"/table/{id}")
        for number, count in enumerate(counted):
            expect(visitor.page.locator(f'[data-points="{number}"]').first).to_contain_text(str(count).replace("-", "−"))
    assert [seat["public"] is None for seat in seats] == [tokens == "secret"] * 3
    assert [seat["standing"] is None for seat in seats] == [False, *[tokens == "secret"] * 2]
