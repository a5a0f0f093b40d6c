"""What one learns a game from: the lesson move by move, the worked examples, and the doors that lead there. Whatever game has them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import heorot
from heorot.core.preview import Figure
from heorot.games import names
from heorot.server.tables.practice import Practice
from heorot.server.web.learning import Example, Step, examples, lesson
from tests.browser import bellum, legend, movie, voluspa
from tests.browser.conftest import Come
from tests.browser.table import Picking, TablePage
from tests.browser.visitor import DESK, PHONE, Size
from tests.browser.words import words
from tests.effort import by_turns

BY_MOUSE: dict[str, Picking] = {
    "voluspa": voluspa.by_mouse,
    "beowulf_legend": legend.by_mouse,
    "beowulf_movie": movie.by_mouse,
    "bellum_magica": bellum.by_mouse,
}
EXAMPLES = 1  # of each game that is shown on a day
TAUGHT = [name for name in names() if lesson(heorot.game(name))]
SHOWN = [pytest.param(name, example, id=example.id) for name in names() for example in by_turns(examples(heorot.game(name)), EXAMPLES)]
WAYS = [
    pytest.param(game, lang, size, id=f"{game}-{lang}")
    for at, game in enumerate(TAUGHT)
    for lang, size in by_turns((("en", DESK), ("ru", PHONE)), offset=at)
]


def worths(game: str, step: Step) -> dict[str, Figure | None]:
    """Return the moves that a step offers, with their points."""
    state = Practice(heorot.game(game), step.position, step.seat).state
    return heorot.game(game).worths(state.seen_by(step.seat), step.seat)


def test_every_game_with_a_lesson_is_learned_here() -> None:
    assert set(TAUGHT) == set(BY_MOUSE)


@pytest.mark.parametrize(("game", "lang", "size"), WAYS)
def test_a_lesson_from_its_first_step_to_its_last(come: Come, game: str, lang: str, size: Size) -> None:
    visitor = come(lang=lang, size=size)
    visitor.go(f"/learn/{game}")
    if words(lang, game).bundle.has_message("lesson-goal"):  # what wins is said first
        expect(visitor.page.get_by_role("main")).to_contain_text(words(lang, game).format("lesson-goal", {}))
        visitor.button("learn-next").click()
    table = TablePage(visitor, BY_MOUSE[game])
    steps = lesson(heorot.game(game))
    told = visitor.page.locator(".said") if size == PHONE else table.sentence
    choosy = next(step for step in steps if step.accept)  # of others any move will do
    for at, step in enumerate(steps, 1):
        expect(told).to_have_text(words(lang, game).format(step.say, {}))
        moves = list(worths(game, step))
        if step is choosy:  # what is not asked for is not done, but may be tried
            table.stage(next(move for move in moves if move not in step.accept))
            table.primary.click()
            expect(table.notice.locator(".line")).to_be_visible()
            expect(told).to_have_text(words(lang, game).format(step.say, {}))
        table.play((step.accept or moves)[-1])
        expect(told).to_have_text(words(lang, game).format(step.done, {}))
        expect(table.desk.locator("[data-hand][aria-pressed=true]")).to_have_count(0)
        expect(table.board.locator("[data-cell].may")).to_have_count(0)  # one looks, and goes on
        table.desk.get_by_role("button", name=visitor.t("learn-next" if at < len(steps) else "learn-finish"), exact=True).click()
    expect(visitor.page.get_by_role("heading", name=visitor.t("learn-finished"))).to_be_visible()
    visitor.button("learn-play").click()  # and one sits at a table, without any form
    visitor.page.wait_for_url("**/table/*")
    expect(visitor.page.locator("nav.seats")).to_contain_text(visitor.t("hall-level-novice"))


def first_of(game: str, example: Example) -> str:
    """Return how the first player of an example is called."""
    spoken, id = words("en", game), f"example-{example.id.lower()}-names"
    return spoken.format(id, {}).split(", ")[0] if spoken.bundle.has_message(id) else spoken.format("learn-other", {"number": 1})


@pytest.mark.parametrize(("game", "example"), SHOWN)
def test_whatever_an_example_suggests_is_shown_on_its_board(come: Come, game: str, example: Example) -> None:
    visitor = come()
    visitor.go(f"/try/{game}/{example.id}")
    table = TablePage(visitor).comes()
    panel = visitor.page.get_by_role("region", name=visitor.t("learn-example", id=example.id))
    expect(panel).to_contain_text(words("en", game).format(f"example-{example.id.lower()}", {}))
    start = Practice(heorot.game(game), example.position, 0).state.score(0)
    for attempt, row in zip(example.tries, panel.get_by_role("listitem").all(), strict=True):
        row.get_by_role("button").first.click()
        if attempt.clause:
            expect(table.notice.get_by_role("button", name=attempt.clause)).to_be_visible()
            continue
        table.confirm()
        seat = visitor.page.get_by_role("listitem").filter(has_text=first_of(game, example)).first
        if attempt.points or start:  # some games count only at their end
            expect(seat).to_contain_text(str(start + attempt.points))
        visitor.button("learn-start-again").click()


def test_how_an_act_ended_is_told_over_the_whole_board_also_where_it_began_in_its_middle(come: Come) -> None:
    game = "beowulf_movie"
    number, step = next((at, step) for at, step in enumerate(lesson(heorot.game(game)), 1) if step.clauses[0] == "BM-E1")
    visitor = come(settings={"speed": 2})
    visitor.page.clock.install()
    visitor.go(f"/learn/{game}")
    visitor.button("learn-next").click()  # what wins is said first
    table = TablePage(visitor, movie.by_mouse)
    for before in lesson(heorot.game(game))[: number - 1]:
        table.play(before.accept[0])
        table.desk.get_by_role("button", name=visitor.t("learn-next"), exact=True).click()
    expect(table.sentence).to_have_text(words("en", game).format(step.say, {}))
    table.stage(step.accept[0])
    visitor.stop_time()
    table.primary.click()
    visitor.passes(lambda: movie.summed(table))
    visitor.page.clock.resume()
    expect(table.board.locator("[data-cell].open")).to_have_count(0)
    expect(table.board.get_by_text(visitor.t("learn-you"), exact=True)).to_be_visible()


def test_the_door_of_a_game_without_a_lesson_offers_none(come: Come) -> None:
    visitor = come()
    visitor.go("/")
    tiny = visitor.page.get_by_role("article", name="Fists")
    expect(tiny.get_by_role("link", name=visitor.t("hall-rules"))).to_be_visible()
    expect(tiny.get_by_role("link", name=visitor.t("hall-show"))).to_have_count(0)
    for game in TAUGHT:
        expect(visitor.door(game).get_by_role("link", name=visitor.t("hall-show"))).to_have_attribute("href", f"/learn/{game}")
