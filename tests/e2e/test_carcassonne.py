"""Carcassonne with all modules, by mouse, by keyboard and by touch.

A sample by default; with TAVOLA_WHOLE_GAMES=1 whole games, which take minutes.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import DESK, PHONE, Site
from tests.e2e.players import Clicker, Typist, ends_turn, look

WHOLE = bool(os.environ.get("TAVOLA_WHOLE_GAMES"))
QUESTIONS = 600 if WHOLE else 8


def open_big_box(page: Page, site: Site) -> None:
    """A table with everything against a bot, through the API; then the personal link."""
    body = {
        "game": "carcassonne",
        "box": "big-box",
        "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}],
    }
    made = page.request.post(f"{site.url}/api/tables", data=body).json()
    page.goto(f"{site.url}/t/{made['table']}#key={made['keys']['0']}&seat=0")
    page.locator('[data-panel="board"] svg').wait_for()


@pytest.mark.parametrize("way", ["mouse", "keyboard", "touch"])
def test_the_big_box_is_played_by(site: Site, people: Any, way: str) -> None:
    page = people(**(PHONE if way == "touch" else DESK)).new_page()
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    open_big_box(page, site)
    player = Typist(page, 5) if way == "keyboard" else Clicker(page, 5, touch=way == "touch")

    answered = 0
    while answered < QUESTIONS and not look(page).over:
        if look(page).asked:
            player.move()
            answered += 1
        elif ends_turn(page):
            player.end_turn()
        else:
            page.wait_for_timeout(25)

    assert [] == trouble
    assert look(page).over if WHOLE else answered == QUESTIONS
