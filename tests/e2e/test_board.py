"""What the board itself answers to: turning a piece, pointing at a region, layers on demand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

import tavola
from tests.e2e.conftest import CAREFUL, PHONE, TABLET, Site
from tests.e2e.players import Pointer, wait_for_answer
from tests.e2e.sight import look
from tests.e2e.tables import open_prepared
from tests.e2e.test_legible import open_begun
from tests.thorough import sample

GHOST = ".ghosts .ghost"


def open_carcassonne(page: Page, site: Site) -> None:
    """A table at which the person lays the first tile, a bend of road, which fits in more than one way."""
    body = {
        "game": "carcassonne",
        "start": 0,
        "draws": ["base.V"],
        "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}],
    }
    made = page.request.post(f"{site.url}/api/tables", data=body).json()
    page.goto(f"{site.url}/t/{made['table']}#key={made['keys']['0']}&seat=0")
    page.get_by_test_id("list").wait_for()
    page.locator("[data-panel] .lit").first.wait_for()


def pick_what_can_be_turned(page: Page, *, tap: bool = False) -> None:
    """Pick cells until one leaves several ways to lay the tile."""
    cells = page.locator('[data-panel="board"] [data-pick^="cell="]')
    for number in range(cells.count()):
        cell = cells.nth(number)
        cell.tap(force=True) if tap else cell.click(force=True)
        page.locator('[data-panel="board"] .picked').wait_for()
        if page.get_by_test_id("turn").count():
            page.locator(GHOST).first.wait_for(state="attached")
            return
    raise AssertionError("no cell leaves a choice")


def next_way(page: Page) -> str:
    """How the picked piece is turned now."""
    return page.get_by_test_id("turn").get_attribute("data-turned") or ""


def settled(page: Page, before: str) -> str:
    """How the picked piece is turned, once that has changed."""
    page.wait_for_function(
        "before => document.querySelector('[data-testid=\"turn\"]')?.dataset.turned !== before", arg=before
    )
    page.locator(GHOST).first.wait_for(state="attached")
    return next_way(page)


def test_a_tile_is_turned_by_key_by_click_and_by_wheel_and_laid_by_enter(site: Site, people: Any) -> None:
    page = people(**CAREFUL).new_page()
    open_carcassonne(page, site)
    pick_what_can_be_turned(page)
    first = next_way(page)
    page.keyboard.press("r")
    second = settled(page, first)
    page.keyboard.press("Shift+R")
    back = settled(page, second)
    picked = page.locator('[data-panel="board"] .picked')
    picked.click(force=True)
    clicked = settled(page, back)
    picked.hover(force=True)
    page.mouse.wheel(0, -100)
    wheeled = settled(page, clicked)
    version = look(page).version
    page.keyboard.press("Enter")
    wait_for_answer(page, version)

    assert first == back == wheeled
    assert second == clicked != first


def test_on_a_phone_a_tap_turns_the_tile_and_confirm_is_there(site: Site, people: Any) -> None:
    page = people(**PHONE, **CAREFUL).new_page()
    open_carcassonne(page, site)
    pick_what_can_be_turned(page, tap=True)
    first = next_way(page)
    page.locator('[data-panel="board"] .picked').tap(force=True)
    second = settled(page, first)

    assert first != second
    assert page.get_by_test_id("confirm").is_enabled()


def claimed_record() -> str:
    """A game in which somebody stands on something that is not complete."""
    match = tavola.new("carcassonne", seats=2, seed=3)
    while "data-region" not in match.svg():
        match.choose(match.options[0])
    return match.record


def test_pointing_at_a_region_lights_all_of_it_and_tells_its_points(site: Site, people: Any) -> None:
    page = people().new_page()
    page.goto(site.url)
    page.get_by_test_id("upload").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": claimed_record().encode()}
    )
    region = page.locator('[data-panel="board"] [data-region]').first
    region.wait_for(state="attached")
    number = region.get_attribute("data-region")
    region.hover(force=True)
    told = page.get_by_test_id("hint").inner_text()
    lit = page.locator('[data-panel="board"] .region').count()
    page.mouse.move(2, 2)
    page.get_by_test_id("hint").wait_for(state="detached")

    assert "Player 1" in told
    assert lit == page.locator(f'[data-panel="board"] [data-region="{number}"]').count()
    assert 0 == page.locator('[data-panel="board"] .region').count()


def test_the_fields_are_shown_on_demand_and_it_is_remembered(site: Site, people: Any) -> None:
    page = people().new_page()
    open_carcassonne(page, site)
    switch = page.get_by_test_id("layer-fields")
    before = switch.get_attribute("aria-pressed")
    page.keyboard.press("f")
    after = switch.get_attribute("aria-pressed")
    page.reload()
    switch.wait_for()

    assert ("false", "true") == (before, after)
    assert "true" == switch.get_attribute("aria-pressed")
    assert 1 == page.locator(".on-demand.on").count()


def test_blocks_that_close_up_are_not_shown_over_the_picked_ones(site: Site, people: Any) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    page = open_prepared(people(), site, {"game": "carrara", "start": 0, "seats": seats})
    hand = Pointer(page, 1)
    for pick in ("do=buy", "segment=II;blocks=green", "segment=II;blocks=blue"):
        place = f'[data-panel="wheel"] [data-pick="{pick}"].lit'
        page.locator(place).wait_for()
        assert hand.press(place)
        if pick == "do=buy":  # blocks will be drawn, which cannot be taken back
            page.get_by_test_id("confirm").click()
    page.locator('[data-panel="mat-0"] .ghost').nth(1).wait_for()

    assert 2 == page.locator('[data-panel="wheel"] .picked').count()
    assert 0 == page.locator('[data-panel="wheel"] :is(.ghost, .leaving)').count()


def test_an_unknown_path_shows_the_start_page_with_a_friendly_line(site: Site, people: Any) -> None:
    page = people().new_page()
    page.goto(f"{site.url}/no/such/place")
    page.get_by_test_id("lost").wait_for()

    assert page.locator('[data-game="carrara"]').count() == 1


_COVERED = """() => {
    const floating = [...document.querySelectorAll('.corner, [data-testid=overview]')]
        .filter(element => element.checkVisibility({ visibilityProperty: true }))
        .map(element => element.getBoundingClientRect());
    return [...document.querySelectorAll('[data-panel="board"] .lit')].filter(cell => {
        const box = (cell.querySelector('.outline') ?? cell).getBoundingClientRect();
        return floating.some(other => box.left < other.right && other.left < box.right
            && box.top < other.bottom && other.top < box.bottom);
    }).length;
}"""


def open_laid(page: Page, site: Site, turns: int) -> None:
    """A game after so many turns, at which somebody is to lay a tile."""
    match = tavola.new("carcassonne", seats=3, seed=4)
    while match.record.count("\n= ") < turns:
        match.choose(match.options[-1])
    open_begun(page, site, match.record)
    page.locator('[data-panel="board"] .lit').first.wait_for()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("turns", sample([12, 50], [2, 5, 8, 12, 16, 24, 32, 40, 50, 60]))
def test_on_a_phone_nothing_to_pick_begins_under_what_floats_over_the_board(
    site: Site, people: Any, turns: int
) -> None:
    page = people(**PHONE).new_page()
    open_laid(page, site, turns)

    assert 0 == page.evaluate(_COVERED)


def test_a_large_board_that_was_dragged_shows_what_can_be_picked(site: Site, people: Any) -> None:
    page = people(**TABLET).new_page()
    open_laid(page, site, 50)
    covered = []
    for way in ((220, 60), (-160, -180), (-200, 120), (90, -200)):
        page.mouse.move(400, 350)
        page.mouse.down()
        page.mouse.move(400 + way[0], 350 + way[1], steps=5)
        page.mouse.up()
        page.wait_for_timeout(400)
        covered.append(page.evaluate(_COVERED))

    assert [0, 0, 0, 0] == covered


def test_what_can_be_picked_is_known_behind_another_tab_too(site: Site, people: Any) -> None:
    seats = [{"who": "me", "name": "Anna"}, {"who": "bot", "bot": "random"}]
    page = open_prepared(people(**PHONE), site, {"game": "carrara", "start": 0, "seats": seats})
    lit = page.locator("[data-panel] .lit")
    lit.first.wait_for(state="attached")
    before = lit.count()
    page.get_by_test_id("tab-seats").click()
    page.wait_for_timeout(300)

    assert before == lit.count()
