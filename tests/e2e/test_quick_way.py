"""The quick way: a click chooses, undo takes back, the server ends turns; the careful way asks to confirm."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

from tests.e2e.conftest import CAREFUL, Site
from tests.e2e.players import Pointer, play, wait_for_answer
from tests.e2e.sight import CHOICE, CONFIRM, LIT, look
from tests.e2e.tables import open_prepared
from tests.e2e.test_games import WHOLE

TWO_OF_US = {
    "game": "carcassonne",
    "box": "base",
    "start": 0,
    "seats": [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Ben"}],
}
BOARD = f'[data-panel="board"] {LIT.removeprefix("[data-panel] ")}'
_FREE_POINT = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
    return shares.flatMap(x => shares.map(y => [box.x + x * box.width, box.y + y * box.height]))
        .find(([x, y]) => document.elementFromPoint(x, y).closest(".lit") === null);
}"""
"""A point of a piece where nothing else can be picked."""
HAND = '[data-panel] .lit[data-pick^="turn="]:not(.picked)'
NOBODY = f"{CHOICE}:last-child"
_PLACED_OR_OVER = """([nobody, turn]) => document.querySelector(nobody) !== null
    || document.querySelector("[data-testid=confirm]") !== null
    || document.querySelector("header p.turn")?.textContent !== turn"""
_READY_OR_LIT = """([lit, version]) => document.querySelector(lit) !== null
    || document.querySelector("[data-testid=confirm]:not([disabled])") !== null
    || Number(document.querySelector("[data-version]")?.dataset.version ?? -1) > version"""
_COUNT_CLICKS = """() => {
    window.clicks = 0;
    addEventListener("click", () => (window.clicks += 1), { capture: true });
}"""
_WATCH = """() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { animated: [], told: [] });
    Element.prototype.animate = function (...how) {
        window.animated.push(this.id);
        return animate.apply(this, how);
    };
    new MutationObserver(() => {
        const found = document.querySelectorAll("[data-testid=chip], [data-testid=preview]");
        window.told.push(...[...found].map((element) => element.dataset.testid));
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes what is animated, and when an answer in the making is told, however short."""
_NEXT_TURN = """before => document.querySelector("[data-testid=result], [data-testid=standing]") !== null
    || document.querySelector("header p.turn")?.textContent !== before
    && document.querySelector("[data-testid=list]") !== null"""
TURNS = 200 if WHOLE else 4
"""So many turns are counted, or fewer if the game is over."""


def open_table(people: Any, site: Site, **how: Any) -> tuple[Page, Pointer]:
    page = open_prepared(people(**how), site, TWO_OF_US)
    page.get_by_test_id("list").wait_for()
    return page, Pointer(page, 7)


def press(page: Page, pointer: Pointer, selector: str) -> None:
    """Press, and wait for the table to move on."""
    page.wait_for_function("lit => document.querySelector(lit) !== null", arg=selector)
    version = look(page).version
    for _ in range(8):  # where the view still glides, a click may miss
        page.wait_for_function(_READY_OR_LIT, arg=[selector, version])
        # What ends the game, as the last tile does where nobody can be put, asks first.
        while look(page).version == version and not pointer.press(
            CONFIRM if is_asked_again(page) else selector
        ):
            page.wait_for_timeout(50)
        try:
            wait_for_answer(page, version, patience=4_000)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"the page does not take the answer: {look(page)}")


def is_asked_again(page: Page) -> bool:
    """Whether the choice is made and waits, for it could not be taken back."""
    now = look(page)
    return now.asked and now.ready


def turn_of(page: Page) -> str:
    return page.locator("header p.turn").inner_text()


def wait_for_next_turn(page: Page, turn: str) -> None:
    """Until the server has ended this one."""
    page.wait_for_function(_NEXT_TURN, arg=turn)


def place_nobody(page: Page, pointer: Pointer, turn: str) -> None:
    """Put no figure on the tile just laid; where there is no room for one, nobody is asked."""
    page.wait_for_function(_PLACED_OR_OVER, arg=[NOBODY, turn])
    if page.locator(NOBODY).count():
        press(page, pointer, NOBODY)


def place_anything(page: Page, pointer: Pointer, chance: random.Random, turn: str) -> None:
    """Put a figure on the tile just laid where there is room for one, or none."""
    page.wait_for_function(_PLACED_OR_OVER, arg=[NOBODY, turn])
    if page.locator(NOBODY).count():
        is_room = page.locator(BOARD).count() > 0
        press(page, pointer, BOARD if is_room and chance.random() < 0.6 else NOBODY)


def test_a_turn_takes_at_most_three_clicks_and_ends_by_itself(site: Site, people: Any) -> None:
    """The turn of the tile in hand, a cell, a figure: whatever is wanted."""
    page, pointer = open_table(people, site)
    chance = random.Random(3)
    page.evaluate(_COUNT_CLICKS)
    clicks: list[int] = []
    turns: list[str] = []
    while len(turns) < TURNS and not look(page).over:
        turns.append(turn_of(page))
        before = page.evaluate("window.clicks")
        if page.locator(HAND).count() and chance.random() < 0.7:
            pointer.press(HAND)
        press(page, pointer, BOARD)
        place_anything(page, pointer, chance, turns[-1])
        if WHOLE and turn_of(page) == turns[-1]:
            page.keyboard.press("Enter")  # no click, and nobody waits for the server to end the turn
        wait_for_next_turn(page, turns[-1])
        clicks.append(page.evaluate("window.clicks") - before)

    assert ["Anna to move", "Ben to move"] * 2 == turns[:4]
    assert look(page).over or not WHOLE
    assert max(clicks) <= 3, clicks


def lay_what_can_be_turned(page: Page, pointer: Pointer) -> None:
    for _ in range(8):
        turn = turn_of(page)
        press(page, pointer, BOARD)
        if page.get_by_test_id("turn").count():
            return
        place_nobody(page, pointer, turn)
        wait_for_next_turn(page, turn)


def turn_by_click(page: Page) -> None:
    """Click on the tile that was just laid, and wait until it lies otherwise."""
    laid = look(page).version
    before = page.locator("[data-panel] .turnable").first.evaluate("tile => tile.outerHTML")
    page.mouse.click(*page.evaluate(_FREE_POINT, "[data-panel] .turnable"))
    wait_for_answer(page, laid)
    page.wait_for_function(
        "before => document.querySelector('[data-panel] .turnable')?.outerHTML !== before", arg=before
    )


def test_a_laid_tile_is_turned_by_a_click_on_it(site: Site, people: Any) -> None:
    page, pointer = open_table(people, site)
    lay_what_can_be_turned(page, pointer)
    turn_by_click(page)

    assert page.get_by_test_id("undo").is_enabled()
    expect(page.get_by_test_id("turn")).to_have_count(1)


def test_a_laid_tile_never_goes_away_while_it_is_turned(site: Site, people: Any) -> None:
    page, pointer = open_table(people, site, reduced_motion="no-preference")
    lay_what_can_be_turned(page, pointer)
    page.evaluate(_WATCH)
    turn_by_click(page)

    tile = page.locator("[data-panel] .turnable[data-cell]").get_attribute("id")
    assert tile
    assert tile not in page.evaluate("window.animated")


def test_a_choice_on_its_way_is_not_told_as_if_it_had_to_be_confirmed(site: Site, people: Any) -> None:
    """The bar would grow and shrink again with every click, and the board move with it."""
    page, pointer = open_table(people, site)
    page.evaluate(_WATCH)
    press(page, pointer, BOARD)

    assert [] == page.evaluate("window.told")


def test_a_mouse_at_rest_asks_nothing_of_what_comes_to_lie_under_it(site: Site, people: Any) -> None:
    """The hint would lie over what was just laid or placed."""
    page, pointer = open_table(people, site)
    claimed = page.locator('[data-panel="board"] [data-region]')
    for _ in range(16):  # where nobody can stand on a tile, the next one is laid
        press(page, pointer, BOARD)
        if claimed.count():
            break
    page.wait_for_timeout(400)
    at_rest = page.get_by_test_id("hint").count()
    claimed.first.hover(force=True)
    page.get_by_test_id("hint").wait_for()

    assert 0 == at_rest


def test_undo_in_the_pause_gives_the_turn_back(site: Site, people: Any) -> None:
    page, pointer = open_table(people, site)
    press(page, pointer, BOARD)
    press(page, pointer, f"{CHOICE}:last-child")
    version = look(page).version
    page.get_by_test_id("undo").click()
    wait_for_answer(page, version)
    page.wait_for_timeout(3_000)

    assert "Anna to move" == turn_of(page)
    assert look(page).asked


def test_the_careful_way_previews_confirms_and_waits(site: Site, people: Any) -> None:
    page, pointer = open_table(people, site, **CAREFUL)
    version = look(page).version
    while not pointer.press(BOARD):
        page.wait_for_timeout(50)
    page.get_by_test_id("preview").wait_for()
    previewed = look(page).version
    while not look(page).ends_turn:
        play([pointer], 1)
    ended = look(page).version
    page.wait_for_timeout(4_000)

    assert version == previewed
    assert ended == look(page).version
    assert look(page).ends_turn
