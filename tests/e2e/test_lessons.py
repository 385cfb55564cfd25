"""First games that teach themselves, played by somebody who only does what the cards ask for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page

from tavola import library
from tavola.server.lessons import lesson_of
from tests.e2e.conftest import Site
from tests.e2e.players import Pointer
from tests.e2e.sight import look
from tests.e2e.test_pages import grave_findings

GAMES = [name for name in library.game_names() if library.kit(name).lesson is not None]
WHOLE = bool(os.environ.get("TAVOLA_WHOLE_GAMES"))
"""Whole lessons take a while, and are asked for."""
SAMPLE = 5
"""So many cards are enough for a sample: read, lay, choose, and the bot has answered."""


def begun(people: Any, site: Site, game: str) -> Page:
    page: Page = people().new_page()
    page.goto(site.url)
    page.locator(f'[data-game="{game}"] [data-testid="learn"]').click()
    page.get_by_test_id("coach").wait_for()
    return page


def cards(page: Page) -> Iterator[int]:
    """The number of each card that is told, while what is asked for is done."""
    player, told = Pointer(page, seed=1), -1
    for _ in range(600):
        page.wait_for_timeout(60)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            continue
        number = page.get_by_test_id("coach").get_attribute("data-card")
        if number is not None and int(number) != told:
            told = int(number)
            yield told
        if page.get_by_test_id("coach-next").count():
            page.get_by_test_id("coach-next").click()
        elif page.get_by_test_id("coach-done").count():
            return
        elif look(page).asked:
            player.move()
        elif look(page).ready:
            player.end_turn()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", GAMES if WHOLE else GAMES[:1])
def test_a_lesson_goes_on_by_doing_what_its_cards_ask_for(people: Any, site: Site, game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    length = len(lesson.cards) if WHOLE else SAMPLE

    told = list(islice(cards(begun(people, site, game)), length))

    # What is told only while the player still presses is not seen here; tests/games play every card.
    assert told[:4] == [0, 1, 2, 3]
    assert told == sorted(set(told))


def test_the_rule_behind_a_card_opens_in_its_chapter(people: Any, site: Site) -> None:
    page = begun(people, site, "carcassonne")
    page.get_by_test_id("coach").get_by_test_id("why").click()

    assert "the most points" in page.get_by_test_id("rule-drawer").locator(".cited").inner_text()
    assert [] == grave_findings(page)


def test_who_sends_the_coach_away_may_choose_anything(people: Any, site: Site) -> None:
    page = begun(people, site, "carcassonne")
    page.get_by_test_id("coach-leave").click()
    page.get_by_test_id("coach-back").wait_for()
    page.wait_for_function("document.querySelectorAll('[data-panel] .lit').length > 1")

    page.get_by_test_id("coach-back").click()
    page.get_by_test_id("coach-says").wait_for()
