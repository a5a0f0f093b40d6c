"""The hall as one meets it: on a low phone every game can be begun without scrolling, and a door tells what it opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.scenes import SCENES
from tests.browser.stages import Stages
from tests.browser.visitor import PHONE, Size
from tests.browser.words import LANGUAGES

GAMES = ("voluspa", "beowulf_legend", "beowulf_movie", "bellum_magica")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_low_phone_every_game_can_be_begun_at_once(come: Come, stages: Stages, lang: str) -> None:
    visitor = come(lang=lang, size=PHONE, person=stages.fresh)
    SCENES["hall"].enter(visitor, stages)
    for game in GAMES:
        box = visitor.door(game).get_by_role("button", name=visitor.t("hall-play")).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= PHONE[1], (game, box)


@pytest.mark.parametrize("size", [(1366, 640), (390, 844), (360, 560)])
def test_every_door_keeps_its_sentence_and_its_ways(come: Come, stages: Stages, size: Size) -> None:
    visitor = come(size=size, person=stages.fresh)
    SCENES["hall"].enter(visitor, stages)
    for game in GAMES:
        door = visitor.door(game)
        expect(door.get_by_text(visitor.t(f"hall-about-{game}"))).to_be_visible()
        for way in ("hall-set-up", "hall-show", "hall-rules"):
            expect(door.get_by_role("link", name=visitor.t(way))).to_be_visible()
        expect(door.locator("svg").first).to_be_visible()  # the game in small


def test_day_and_night_differ_on_a_phone(come: Come, stages: Stages) -> None:
    visitor = come(size=(390, 844), person=stages.fresh)
    SCENES["hall"].enter(visitor, stages)
    door = visitor.door("voluspa")
    light = door.evaluate("(node) => getComputedStyle(node, '::before').backgroundColor")
    visitor.page.evaluate("() => { document.documentElement.dataset.theme = 'dark' }")
    assert door.evaluate("(node) => getComputedStyle(node, '::before').backgroundColor") != light
