"""First games that teach themselves, played by somebody who only does what the cards ask for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page

from tavola import library
from tavola.server.lessons import lesson_of
from tests.e2e.conftest import Site
from tests.e2e.players import Finger, Pointer
from tests.e2e.sight import look
from tests.e2e.test_games import WHOLE, photographer, usual
from tests.e2e.test_pages import AT_DESK, EVERYWHERE, grave_findings
from tests.thorough import sample

GAMES = [name for name in library.game_names() if library.kit(name).lesson is not None]
HANDS: dict[str, type[Pointer]] = {"mouse": Pointer, "touch": Finger}
LESSONS = [(game, way) for game in GAMES for way in HANDS] if WHOLE else [(GAMES[0], "mouse")]
"""Whole lessons take a while, and are asked for."""
SAMPLE = 5
"""So many cards are enough for a sample: read, lay, choose, and the bot has answered."""


NEXT = '[data-testid="coach-next"]'


def last_card(game: str) -> int:
    lesson = lesson_of(game)
    assert lesson is not None
    return len(lesson.cards) - 1


def begun(people: Any, site: Site, game: str, **how: Any) -> Page:
    page: Page = people(**how).new_page()
    page.goto(site.url)
    page.locator(f'[data-game="{game}"] [data-testid="learn"]').click()
    page.get_by_test_id("coach").wait_for()
    return page


def cards(player: Pointer) -> Iterator[int]:
    """The number of each card that is told, while what is asked for is done."""
    page, told = player.page, -1
    for _ in range(600):
        page.wait_for_timeout(60)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            continue
        number = page.get_by_test_id("coach").get_attribute("data-card")
        if number is not None and int(number) != told:
            told = int(number)
            yield told
        now = look(page)  # before the cards: what is asked for is not lit while there is more to read
        if page.get_by_test_id("coach-next").count():
            player.press(NEXT)
        elif page.get_by_test_id("coach-done").count():
            return
        elif now.asked:
            player.move()
        elif now.ready:
            player.end_turn()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(("game", "way"), LESSONS)
def test_a_lesson_goes_on_by_doing_what_its_cards_ask_for(
    people: Any, site: Site, game: str, way: str
) -> None:
    player = HANDS[way](begun(people, site, game, **usual(way)), 1)
    take = photographer(f"lesson-{game}-{way}", player.page)
    told = []
    for card in islice(cards(player), None if WHOLE else SAMPLE):
        told.append(card)
        take(card)

    # What is told only while the player still presses is not seen here; tests/games play every card.
    assert told[:4] == [0, 1, 2, 3]
    assert told == sorted(set(told))
    if WHOLE:
        take(0)
        assert told[-1] == last_card(game)


def test_the_rule_behind_a_card_opens_in_its_chapter(people: Any, site: Site) -> None:
    page = begun(people, site, "carcassonne")
    page.get_by_test_id("coach").get_by_test_id("why").click()

    assert "the most points" in page.get_by_test_id("rule-drawer").locator(".cited").inner_text()
    assert [] == grave_findings(page)


@pytest.mark.parametrize(("game", "how"), sample([("carcassonne", AT_DESK)], EVERYWHERE))
def test_a_lesson_shuts_nobody_out(people: Any, site: Site, game: str, how: dict[str, Any]) -> None:
    page = begun(people, site, game, **how)
    page.get_by_test_id("coach-says").wait_for()

    assert [] == grave_findings(page)


def test_who_sends_the_coach_away_may_choose_anything(people: Any, site: Site) -> None:
    page = begun(people, site, "carcassonne")
    page.get_by_test_id("coach-leave").click()
    page.get_by_test_id("coach-back").wait_for()
    page.wait_for_function("document.querySelectorAll('[data-panel] .lit').length > 1")

    page.get_by_test_id("coach-back").click()
    page.get_by_test_id("coach-says").wait_for()
