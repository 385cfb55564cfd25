"""Two people in two browsers play, one by mouse and one by keyboard; a third watches.

A sample by default; with TAVOLA_WHOLE_GAMES=1 a whole game, which takes minutes.
"""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import BrowserContext, Page

import tavola
from tests.e2e.conftest import Site
from tests.e2e.players import Clicker, Typist, look, wait_for_answer

WHOLE = bool(os.environ.get("TAVOLA_WHOLE_GAMES"))


def open_table(context: BrowserContext, site: Site, name: str) -> Page:
    """Set up a table for oneself and a friend; shows the gathering page with the invitation."""
    page = context.new_page()
    page.goto(site.url)
    page.get_by_test_id("nickname").fill(name)
    page.locator('[data-game="carrara"]').get_by_test_id("setup").click()
    page.get_by_test_id("seat-row").nth(1).get_by_role("combobox").first.select_option("friend")
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("link").first.wait_for()
    return page


def join(context: BrowserContext, link: str, name: str) -> Page:
    page = context.new_page()
    page.goto(link)
    page.get_by_test_id("nickname").fill(name)
    page.get_by_test_id("join").click()
    return page


def play(players: list[tuple[Page, Any]], questions: int) -> None:
    """Let everybody answer what they are asked, so many questions or to the end."""
    answered = 0
    while answered < questions and not look(players[0][0]).over:
        for page, player in players:
            if look(page).asked:
                player.move()
                answered += 1
                break
        else:
            players[0][0].wait_for_timeout(20)


def test_two_people_play_by_mouse_and_by_keyboard_while_a_third_watches(site: Site, people: Any) -> None:
    anna = open_table(people(), site, "Anna")
    link = anna.get_by_test_id("link").first.input_value()
    ben = join(people(), link, "Ben <script>alert(1)</script>")
    watcher = people().new_page()
    watcher.goto(link.split("#")[0])
    trouble: list[str] = []
    for page in (anna, ben, watcher):
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.locator("[data-version]").wait_for()

    play([(anna, Clicker(anna, 1)), (ben, Typist(ben, 2))], 1500 if WHOLE else 24)

    assert [] == trouble
    assert "<script>alert(1)</script>" in ben.content().replace("&lt;", "<").replace("&gt;", ">")
    if not WHOLE:
        wait_for_answer(watcher, look(anna).version - 1)
        return
    watcher.get_by_test_id("result").wait_for()
    record = anna.request.get(f"{site.url}/api/tables/{link.split('/t/')[1].split('#')[0]}/record").text()
    match = tavola.load(record)
    shown = anna.get_by_test_id("standing").inner_text()
    assert match.over
    assert all(str(score) in shown for score in match.scores)
