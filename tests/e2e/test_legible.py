"""Whatever is written in the drawings can be read at once, on large, middling and small screens."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

import tavola
from tests.e2e.conftest import Site
from tests.e2e.tables import open_prepared
from tests.thorough import sample

SIZES = ((1440, 900), (1024, 768), (360, 740))
LEAST = 11.9
"""Pixels that letters have at least, but for a hair."""

_SMALL = """least => [...document.querySelectorAll('[data-panel] text')].flatMap(text => {
    const shown = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!shown || text.textContent.trim() === '') return [];
    const around = text.closest('.mat');
    if (around && text.getBoundingClientRect().bottom <= around.getBoundingClientRect().top + 1) return [];
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    if (size >= least) return [];
    return [`${text.closest('[data-panel]').dataset.panel}: ${text.textContent.trim()} (${size.toFixed(1)})`];
})"""


def record(game: str, box: str, choices: int) -> str:
    """A game after so many choices."""
    chance = random.Random(5)
    match = tavola.new(game, seats=3, seed=5, box=box or None)
    for _ in range(choices):
        match.choose(chance.choice(match.options))
    return match.record


def open_begun(page: Page, site: Site, text: str) -> None:
    seats = [{"who": "me", "name": name} for name in ("Ada", "Ben", "Maximiliane")]
    made = page.request.post(f"{site.url}/api/tables/continued", data={"record": text, "seats": seats}).json()
    shown = page.request.post(f"{site.url}/api/replay", data={"record": text}).json()
    seat = shown["waiting_for"][0]
    page.goto(f"{site.url}/t/{made['table']}#key={made['keys'][str(seat)]}&seat={seat}")
    page.locator(".frame [data-panel] svg").first.wait_for()


def small_words(page: Page) -> list[str]:
    """What is too small to be read, also where it has to be opened first."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        for fold in page.get_by_test_id("folded").all():
            fold.click()
            found += page.evaluate(_SMALL, LEAST)
        if page.get_by_test_id("beside").count():
            found += page.evaluate(_SMALL, LEAST)
            page.get_by_test_id("beside").click()
        found += [f"{width}: {words}" for words in page.evaluate(_SMALL, LEAST)]
    return found


TABLES = [
    ("carcassonne", "big-box"),
    ("carrara", "base"),
    ("carrara", "expansion"),
    ("carrara-second", "normal"),
    ("carrara-second", "advanced"),
    ("tuscany", ""),
]


@pytest.mark.parametrize(("game", "box"), sample([TABLES[0], TABLES[4]], TABLES))
def test_no_word_in_a_drawing_is_too_small_to_read(site: Site, people: Any, game: str, box: str) -> None:
    page = people(locale="de-DE").new_page()
    found = []
    for choices in sample([60], [0, 60]):
        open_begun(page, site, record(game, box, choices))
        found += small_words(page)

    assert [] == found


_CUT_OFF = """() => {
    const bar = document.querySelector("section.ask").getBoundingClientRect();
    const isOutside = box => box.left < bar.left - 1 || box.right > bar.right + 1;
    return [...document.querySelectorAll("section.ask button")]
        .filter(button => isOutside(button.getBoundingClientRect()))
        .map(button => button.textContent.trim());
}"""


def test_all_that_can_be_done_has_room_beside_the_question(site: Site, people: Any) -> None:
    """In German, played carefully, after a bot has begun: as many and as long buttons as there are."""
    seats = [{"who": "me", "name": "Anna"}, {"who": "bot", "bot": "random"}]
    body = {"game": "carcassonne", "start": 1, "seats": seats}
    page = open_prepared(people(careful=True, locale="de-DE"), site, body)
    page.get_by_test_id("since").wait_for()
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found[width] = page.evaluate(_CUT_OFF)

    assert {width: [] for width, _ in SIZES} == found
    assert page.get_by_role("button", name="Bestätigen").count() == 1
