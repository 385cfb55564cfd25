"""Two people in two browsers play a whole game, one by mouse and one by keyboard; a third watches."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

import tavola
from tests.e2e.conftest import Site
from tests.e2e.players import Clicker, Typist, look


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


def play_to_the_end(players: list[tuple[Page, Any]], most: int = 1500) -> int:
    """Let everybody answer what they are asked; returns how many questions that took."""
    for count in range(most):
        if look(players[0][0]).over:
            return count
        for page, player in players:
            if look(page).asked:
                player.move()
                break
        else:
            players[0][0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_two_people_play_a_whole_game_by_mouse_and_by_keyboard(site: Site, people: Any) -> None:
    anna = open_table(people(), site, "Anna")
    link = anna.get_by_test_id("link").first.input_value()
    ben = join(people(), link, "Ben <script>alert(1)</script>")
    watcher = people().new_page()
    watcher.goto(link.split("#")[0])
    trouble: list[str] = []
    for page in (anna, ben, watcher):
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.locator("[data-version]").wait_for()

    play_to_the_end([(anna, Clicker(anna, 1)), (ben, Typist(ben, 2))])

    watcher.get_by_test_id("result").wait_for()
    record = anna.request.get(f"{site.url}/api/tables/{link.split('/t/')[1].split('#')[0]}/record").text()
    match = tavola.load(record)
    shown = anna.get_by_test_id("standing").inner_text()
    assert match.over
    assert all(str(score) in shown for score in match.scores)
    assert "<script>alert(1)</script>" in ben.content().replace("&lt;", "<").replace("&gt;", ">")
    assert [] == trouble
