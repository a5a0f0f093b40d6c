"""What a first visit loads, zipped: the hall, then a game's table; and the fonts and icons in all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hall import CLIENT
from tests.browser.loading import KB, TABLE, Loading, zipped
from tests.browser.table import TablePage
from tests.browser.words import LANGUAGES
from tests.effort import by_turns

HALL, FONTS, ICONS, PICTURES = 80 * KB, 150 * KB, 70 * KB, 60 * KB


@pytest.mark.parametrize("lang", by_turns(LANGUAGES))
def test_what_is_loaded(come: Come, lang: str) -> None:
    visitor = come(lang=lang)
    loading = Loading(visitor)
    visitor.go("/")
    play = visitor.door("voluspa").get_by_role("button", name=visitor.t("hall-play"))
    expect(play).to_be_enabled()
    first = loading.scripts()
    play.click()
    TablePage(visitor).my_turn()
    more = loading.scripts() - first
    sizes = f"hall {zipped(first) / KB:.1f} kB, table {zipped(more) / KB:.1f} kB more"
    print(lang, sizes)
    assert zipped(first) <= HALL, sizes
    assert zipped(more) <= TABLE, sizes
    strange = {url for url in loading.asked if "://" in url and not url.startswith("data:")}
    assert not strange, "a page asks nothing of any other server"


def test_textures_and_scenes_of_a_first_visit(come: Come) -> None:
    visitor = come()
    loading = Loading(visitor)
    visitor.go("/")
    play = visitor.door("beowulf_movie").get_by_role("button", name=visitor.t("hall-play"))
    expect(play).to_be_enabled()
    loading.scripts()
    play.click()
    TablePage(visitor).my_turn()
    loading.scripts()
    pictures = {url for url in loading.asked if url.endswith((".webp", ".svg", ".png")) and "/icons-" not in url}
    assert any("oak" in url for url in pictures), pictures
    sizes = f"textures and drawings {zipped(pictures) / KB:.1f} kB"
    print(sizes)
    assert zipped(pictures) <= PICTURES, sizes


def test_what_there_is_of_fonts_and_icons(hall: object) -> None:
    fonts = sum(path.stat().st_size for path in CLIENT.rglob("*.woff2"))
    icons = zipped(str(path.relative_to(CLIENT)) for path in CLIENT.glob("assets/icons-*.svg"))
    sizes = f"fonts {fonts / KB:.1f} kB, icons {icons / KB:.1f} kB"
    print(sizes)
    assert 0 < fonts <= FONTS, sizes
    assert 0 < icons <= ICONS, sizes
