"""How people come together at a table: by an invitation, or around one device."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.e2e.conftest import Site


def set_up(context: BrowserContext, site: Site, game: str, name: str, other: str) -> Page:
    """Open a table through the dialog and begin; the second seat is for a `friend`, or for oneself (`me`).

    A game may be told with one of its boxes, as `game/box`.
    """
    game, _, box = game.partition("/")
    page = context.new_page()
    page.goto(site.url)
    page.get_by_test_id("nickname").fill(name)
    page.locator(f'[data-game="{game}"]').get_by_test_id("setup").click()
    if box:
        page.locator(f'[data-box="{box}"]').click()
    page.get_by_test_id("seat-row").nth(1).get_by_test_id(f"who-{other}").click()
    page.get_by_label("Start player").select_option("0")
    page.get_by_test_id("open-table").click()
    return page


def invitation(host: Page) -> str:
    """The link that the waiting room shows."""
    host.get_by_test_id("link").first.wait_for()
    return host.get_by_test_id("link").first.input_value()


def sit_down(context: BrowserContext, link: str, name: str) -> Page:
    """Follow an invitation."""
    page = context.new_page()
    page.goto(link)
    page.get_by_test_id("nickname").fill(name)
    page.get_by_test_id("join").click()
    page.locator("[data-version]").wait_for()
    return page


def open_prepared(context: BrowserContext, site: Site, body: dict[str, Any]) -> Page:
    """A table made through the API, looked at from all seats that it has for us."""
    page = context.new_page()
    made = page.request.post(f"{site.url}/api/tables", data=body).json()
    for seat, key in made["keys"].items():
        page.goto(site.url)
        page.goto(f"{site.url}/t/{made['table']}#key={key}&seat={seat}")
        page.locator("[data-version], [data-testid=curtain]").first.wait_for()
    return page
