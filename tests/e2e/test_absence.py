"""Who is away keeps their say for a while: the page counts it down, and only then the host may decide."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Site
from tests.e2e.players import Pointer

GRACE = 60
"""Seconds, as usual; however slow the machine, nobody waits that long here."""


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """One that can be stopped and changed, as no other test uses it."""
    running = Site(tmp_path)
    yield running
    running.stop()


def lose_patience(site: Site) -> None:
    """The server comes back as one whose people wait for each other for a moment only."""
    site.kill()
    site.options = ("--grace", "2")
    site.start()


def sit_down(site: Site, people: Any) -> tuple[Page, Page]:
    """Anna, who is the host, and Ben at one table of Carrara."""
    anna, ben = people().new_page(), people().new_page()
    anna.goto(site.url)
    body = {"game": "carrara", "start": 0, "seats": [{"who": "me", "name": "Anna"}, {"who": "friend"}]}
    made = anna.request.post(f"{site.url}/api/tables", data=body).json()
    known = {"id": made["table"], "keys": made["keys"], "host": made["host_key"]}
    anna.evaluate("known => localStorage.setItem('tavola.tables', JSON.stringify([known]))", known)
    anna.goto(f"{site.url}/t/{made['table']}")
    ben.goto(f"{site.url}/t/{made['table']}#join={made['invite_key']}")
    ben.get_by_test_id("nickname").fill("Ben")
    ben.get_by_test_id("join").click()
    for page in (anna, ben):
        page.locator("[data-version]").wait_for()
    anna.get_by_test_id("list").wait_for()
    return anna, ben


def seconds_in(page: Page) -> int:
    """What the countdown says."""
    words = page.get_by_test_id("grace").inner_text().split()
    return next(int(word) for word in words if word.isdigit())


def test_the_host_sees_how_long_to_wait_before_deciding_for_somebody(own_site: Site, people: Any) -> None:
    anna, ben = sit_down(own_site, people)
    ben.close()
    anna.get_by_role("button", name="Seat of Ben").click()
    hand_over, resign = anna.get_by_test_id("hand-over"), anna.get_by_test_id("resign")
    expect(hand_over).to_be_disabled()
    expect(resign).to_be_disabled()
    first = seconds_in(anna)
    anna.wait_for_function(
        "first => Number(document.querySelector('[data-testid=grace]').innerText.match(/\\d+/)[0]) < first",
        arg=first,
    )
    lose_patience(own_site)
    anna.get_by_test_id("grace").wait_for(state="detached")
    expect(resign).to_be_enabled()
    hand_over.click()

    anna.locator('[data-seat="1"]').get_by_text("The Merchant").wait_for()
    assert 0 < first <= GRACE


def test_a_take_back_shows_how_long_the_absent_are_waited_for_and_then_goes_on(
    own_site: Site, people: Any
) -> None:
    anna, ben = sit_down(own_site, people)
    log = anna.get_by_test_id("log").inner_text()
    Pointer(anna, 1).move()
    expect(anna.get_by_test_id("log")).not_to_have_text(log)
    ben.close()
    anna.locator('[data-seat="1"]').get_by_text("away").wait_for()
    anna.get_by_test_id("to-replay").click()
    anna.keyboard.press("Home")
    anna.get_by_test_id("ask-back").click()
    bar = anna.get_by_test_id("take-back")
    bar.get_by_test_id("grace").wait_for()
    first = seconds_in(anna)
    lose_patience(own_site)
    bar.wait_for(state="detached")

    assert 0 < first <= GRACE
    assert log == anna.get_by_test_id("log").inner_text()


def test_a_seat_is_found_again_when_the_answer_to_joining_was_lost(site: Site, people: Any) -> None:
    ben = people().new_page()
    body = {"game": "carrara", "seats": [{"who": "me", "name": "Anna"}, {"who": "friend"}]}
    made = ben.request.post(f"{site.url}/api/tables", data=body).json()

    def lose_the_answer(route: Any) -> None:
        route.fetch()
        route.abort()

    ben.route("**/join", lose_the_answer)
    ben.goto(f"{site.url}/t/{made['table']}#join={made['invite_key']}")
    ben.get_by_test_id("nickname").fill("Ben")
    with ben.expect_event("requestfailed"):
        ben.get_by_test_id("join").click()
    ben.unroute("**/join")
    ben.reload()

    ben.locator('[data-seat="1"]').get_by_text("Ben").wait_for()
    ben.locator('[data-seat="1"]').get_by_text("you").wait_for()
