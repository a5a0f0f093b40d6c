"""What happens is seen: each move in its beat, with the page's clock stopped. What is picked up is put, what is chosen for later played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.hall import Person, Process
from tests.browser.stages import Stages
from tests.browser.table import TablePage, best
from tests.browser.visitor import PHONE, Visitor
from tests.browser.voluspa import bring, by_mouse, read

LAYER = "[data-moments]"
PLAIN = ("odin", "thor", "fenrir", "valkyrie", "hermod", "loki")  # tiles that lie only where nothing lies


def seated(come: Come, hall: Process, seats: tuple[str, ...] = ("me", "adept", "adept"), **wishes: object) -> tuple[Person, TablePage]:
    """Let somebody sit down with bots whose moves are seen, at a first turn, and stop the clock."""
    ann = hall.arrive("Ann")
    table = ann.playing(players=len(seats), seats=list(seats), options={"start": "first-seat"})
    visitor = come(person=ann, settings={"speed": 1} | dict(wishes.pop("settings", {})), **wishes)  # type: ignore[call-overload]
    visitor.page.clock.install()
    visitor.go(f"/table/{table}")
    page = TablePage(visitor, by_mouse)
    page.turn(ann)
    visitor.page.mouse.move(300, 300)
    visitor.page.wait_for_load_state("networkidle")  # somebody stirs: what shows moments has come
    return ann, page


def tiles(table: TablePage) -> Locator:
    """Return the tiles that lie on the table."""
    return table.board.locator(".spot:not(.free)")


def moved(table: TablePage) -> Locator:
    """Return the seats of which one sees that they have moved."""
    return table.page.locator("[data-last]")


def points(table: TablePage, seat: int) -> int:
    """Return what stands beside a name, as it is read aloud: the number itself counts up by the clock."""
    return int(table.page.locator(f"[data-points='{seat}']").inner_text().split()[-2])


def test_each_move_has_its_beat_and_points_come_with_their_coin(come: Come, hall: Process) -> None:
    ann, table = seated(come, hall)
    game = ann.look(table.id, eyes=0)["game"]
    table.stage(best(game))
    table.visitor.stop_time()
    table.confirm()
    after = ann.wait(table.id, 0, game["line"])
    table.visitor.catches_up(after["line"])
    brought = game["legal"][best(game)]
    assert brought > 0
    expect(moved(table)).to_have_count(1)  # one's own at once, the others wait
    expect(table.page.locator(LAYER)).to_have_count(1)
    assert points(table, 0) == game["points"][0]
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-points='0']")).to_have_text(re.compile(rf"{game['points'][0] + brought} points?$"))
    expect(moved(table)).to_have_count(2)
    table.page.keyboard.press("Escape")
    expect(moved(table)).to_have_count(3)
    table.my_turn()  # nobody waits for the last beat
    table.page.keyboard.press("Escape")
    expect(table.page.locator(LAYER)).to_have_count(0)
    assert [points(table, seat) for seat in range(3)] == after["points"]


def test_a_tap_skips_and_time_alone_goes_on(come: Come, hall: Process) -> None:
    ann, table = seated(come, hall)
    game = ann.look(table.id, eyes=0)["game"]
    table.stage(best(game))
    table.visitor.stop_time()
    table.confirm()
    ann.wait(table.id, 0, game["line"])
    expect(moved(table)).to_have_count(1)
    table.page.locator("header h1").click()
    expect(moved(table)).to_have_count(2)
    table.visitor.passes(lambda: moved(table).count() == 3)


def test_with_less_motion_nothing_flies(come: Come, hall: Process) -> None:
    ann, table = seated(come, hall, reduced_motion="reduce")
    game = ann.look(table.id, eyes=0)["game"]
    table.stage(best(game))
    table.visitor.stop_time()
    table.confirm()
    expect(table.page.locator(LAYER)).to_have_count(1)
    expect(table.page.locator(f"{LAYER} > *")).to_have_count(0)


def test_what_happened_since_my_turn_is_shown_again(come: Come, hall: Process) -> None:
    ann, table = seated(come, hall)
    game = ann.look(table.id, eyes=0)["game"]
    table.play(best(game))
    table.turn(ann)
    laid = tiles(table).count()
    again = table.visitor.button("frame-since-again")
    expect(again).to_be_visible()
    table.visitor.stop_time()
    again.click()
    expect(tiles(table)).to_have_count(laid - 1)  # after one's own move, with the first of the two that came
    expect(table.sentence).not_to_contain_text(table.visitor.t("frame-your-turn-short"))
    table.page.keyboard.press("Escape")
    expect(tiles(table)).to_have_count(laid)
    table.my_turn()


# pick up and put


def centre(node: Locator) -> tuple[float, float]:
    """Return the middle of something."""
    box = node.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def placed(table: TablePage, game: dict[str, object]) -> tuple[str, Locator, Locator]:
    """Return a move that lays a tile, the tile in the hand and its place."""
    legal: dict[str, int] = game["legal"]  # type: ignore[assignment]
    move = max((move for move in legal if ">" not in move and "," in move), key=legal.__getitem__)
    tile, at, _ = read(move)
    return move, table.desk.locator(f"[data-hand={tile}]").first, bring(table, table.board.locator(f'[data-cell="{at}"]'))


def test_a_tile_is_dragged_to_its_place(come: Come, hall: Process) -> None:
    ann, table = seated(come, hall, settings={"speed": 0})
    mouse = table.page.mouse
    move, tile, place = placed(table, ann.look(table.id, eyes=0)["game"])
    mouse.move(*centre(tile))
    mouse.down()
    mouse.move(*centre(place), steps=6)
    expect(table.page.locator("[data-dragged]")).to_have_count(1)
    expect(tile).to_have_attribute("aria-pressed", "true")
    mouse.move(*centre(place), steps=2)
    expect(place.locator(".face")).to_have_count(1)  # the ghost of what would lie there
    mouse.up()
    expect(table.primary).to_have_attribute("data-move", move)
    expect(table.page.locator("[data-dragged]")).to_have_count(0)
    table.confirm()
    assert move in [event["what"].get("move") for event in ann.look(table.id, seen=0)["events"]]


def test_escape_lets_go_and_a_place_that_may_not_be_says_why(come: Come, hall: Process) -> None:
    ann, table = seated(come, hall, settings={"speed": 0})
    mouse = table.page.mouse
    _, tile, place = placed(table, ann.look(table.id, eyes=0)["game"])
    mouse.move(*centre(tile))
    mouse.down()
    mouse.move(*centre(place), steps=4)
    expect(table.page.locator("[data-dragged]")).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-dragged]")).to_have_count(0)
    mouse.up()
    expect(tile).to_have_attribute("aria-pressed", "false")
    expect(table.take_back).to_have_count(0)

    lying = tiles(table).first
    mouse.move(*centre(tile))
    mouse.down()
    mouse.move(*centre(lying), steps=4)
    expect(table.page.locator("[data-dragged]")).to_have_count(1)
    mouse.up()
    expect(table.notice).not_to_be_empty()
    expect(table.take_back).to_have_count(0)


def test_a_finger_drags_too_and_a_tap_stays_a_tap(come: Come, hall: Process) -> None:
    ann, table = seated(come, hall, size=PHONE, settings={"speed": 0})
    move, tile, place = placed(table, ann.look(table.id, eyes=0)["game"])
    (x, y), (to_x, to_y) = centre(tile), centre(place)
    box = tile.locator(".face").bounding_box()
    assert box
    to_y += 0.75 * box["height"]  # the piece stands above the finger
    cdp = table.visitor.context.new_cdp_session(table.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (x, y))
    table.page.wait_for_load_state("networkidle")
    for part in range(1, 7):
        touch("touchMove", (x + (to_x - x) * part / 6, y + (to_y - y) * part / 6))
    expect(table.page.locator("[data-dragged]")).to_have_count(1)
    touch("touchEnd")
    expect(table.primary).to_have_attribute("data-move", move)
    table.take_back.click()
    tile.tap()
    expect(table.page.locator("[data-dragged]")).to_have_count(0)


# for later


def waiting(come: Come, hall: Process) -> tuple[Person, Person, TablePage]:
    """Let Hild wait for Wulf; returns both, and what Hild sees."""
    hild, id = Stages(hall).waiting
    wulf = next(person for person in hall.people if person.id == hild.look(id)["table"]["seats"][1]["person"])
    visitor: Visitor = come(person=hild)
    visitor.go(f"/table/{id}")
    return hild, wulf, TablePage(visitor, by_mouse).comes()


@pytest.mark.parametrize("fits", [True, False])
def test_a_move_for_later_is_made_when_the_turn_comes_if_it_still_fits(come: Come, hall: Process, fits: bool) -> None:
    hild, wulf, table = waiting(come, hall)
    game = wulf.look(table.id, eyes=1)["game"]
    theirs = next(move for move in game["legal"] if read(move)[0] in PLAIN)
    taken = read(theirs)[1]
    free = next(read(move)[1] for move in game["legal"] if read(move)[0] in PLAIN and read(move)[1] != taken)
    held = table.desk.locator(",".join(f"[data-hand={tile}]" for tile in PLAIN)).first
    mine = f"{str(held.get_attribute('data-hand')).capitalize()} {free if fits else taken}"
    held.click()
    bring(table, table.board.locator(f'[data-cell="{read(mine)[1]}"]')).click()
    expect(table.primary).to_have_text(table.visitor.t("frame-later", move=f"Lay {mine.split()[0]}"))
    expect(table.take_back).to_be_visible()
    wulf.done(table.id, "move", seat=1, move=theirs)
    if fits:
        wulf.wait(table.id, 1, game["line"])
        assert mine in [event["what"].get("move") for event in hild.look(table.id, seen=0)["events"]]
        table.done()
    else:
        table.my_turn()
        expect(table.notice).to_contain_text("no longer fits")
        expect(table.take_back).to_have_count(0)
