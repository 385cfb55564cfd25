"""Who does not see the page plays it by what is announced: roles and names, and the keys, nothing else.

A few questions by default; with TAVOLA_WHOLE_GAMES=1 a whole game of each title.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Site
from tests.e2e.players import answer, play, wait_for_answer
from tests.e2e.sight import look
from tests.e2e.tables import open_prepared
from tests.e2e.test_games import QUESTIONS, WHOLE, assert_told_as_recorded

GAMES = ("carcassonne", "carrara", "carrara-second", "tuscany") if WHOLE else ("carcassonne", "carrara")
_DONE = re.compile("^(Confirm|Next turn|Next turn now|Yes, for good)$")


class Listener:
    """Finds everything by its role and name, and presses keys."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self._random = random.Random(seed)

    def move(self) -> None:
        """Take an option from the list: it is told in whole sentences."""
        page, first = self.page, look(self.page)
        field = page.get_by_role("combobox", name="Type to filter")
        if field.count() == 0:
            self._press(page.get_by_role("button", name=re.compile(r"^\d+ options?$")))
            field.wait_for()
        told = page.get_by_role("option").all_inner_texts()
        for _ in range(self._random.randrange(min(6, len(told)))):
            field.press("ArrowDown")
        field.press("Enter")
        page.wait_for_timeout(50)
        if look(page).version == first.version:
            answer(page, first.version, lambda: page.keyboard.press("Enter"))
        wait_for_answer(page, first.version)

        assert all(told)
        assert len(set(told)) == len(told)

    def end_turn(self) -> None:
        version = look(self.page).version
        answer(self.page, version, lambda: self._press(self.page.get_by_role("button", name=_DONE)))

    def lift_curtain(self) -> None:
        self._press(self.page.get_by_role("button", name=re.compile("^I am ")))

    def _press(self, button: Locator) -> None:
        button.first.focus()
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_roles_and_names_alone(site: Site, people: Any, game: str) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    page = open_prepared(people(), site, {"game": game, "start": 0, "seats": seats})

    answered = play([Listener(page, 3)], QUESTIONS if WHOLE else 3)

    if WHOLE:
        assert_told_as_recorded(page, site)
    else:
        assert answered == 3


def test_the_board_is_three_stops_away_and_is_walked_with_arrows(site: Site, people: Any) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    body = {"game": "carcassonne", "start": 0, "draws": ["base.V"], "seats": seats}
    page = open_prepared(people(), site, body)
    page.locator("[data-panel] .lit").first.wait_for()
    page.evaluate("document.activeElement?.blur()")
    page.get_by_role("link", name="To the start page").focus()
    stops = 1
    while not page.evaluate("document.activeElement.matches('[data-cell]')"):
        page.keyboard.press("Tab")
        stops += 1
        assert stops <= 4
    heard = []
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
        heard.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))

    assert any(words.startswith("Tile at the start") for words in heard)
    assert all(words for words in heard)
