"""Pages as everybody meets them: accessible, not scrolling sideways, and coming back by themselves."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import tavola
from tests.e2e.conftest import PHONE, Site
from tests.e2e.players import Pointer, play
from tests.e2e.sight import look
from tests.thorough import sample

GRAVE = {"serious", "critical"}

AT_DESK = {"color_scheme": "light"}
ON_PHONE = {"color_scheme": "dark", **PHONE}
SCHEMES = ("light", "dark")
GAMES = ("carrara", "carcassonne", "carrara-second", "tuscany")
EVERYWHERE = [
    (game, {**size, "color_scheme": scheme})
    for game in GAMES
    for size in (AT_DESK, ON_PHONE)
    for scheme in SCHEMES
]


def grave_findings(page: Page) -> list[str]:
    """What axe-core finds that shuts people out."""
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in found if v["impact"] in GRAVE]


def start_against_a_bot(page: Page, site: Site, game: str) -> None:
    """Two clicks from nothing to the first question."""
    page.goto(site.url)
    page.locator(f'[data-game="{game}"]').get_by_test_id("play").click()
    page.get_by_test_id("list").wait_for()


@pytest.mark.parametrize("scheme", sample(SCHEMES[1:], SCHEMES))
def test_the_start_page_and_the_rules_shut_nobody_out(site: Site, people: Any, scheme: str) -> None:
    page = people(color_scheme=scheme).new_page()
    page.goto(site.url)
    page.locator('[data-game="carrara"]').wait_for()
    found = grave_findings(page)
    for game in sample(GAMES[:1], GAMES):
        page.goto(f"{site.url}/rules/{game}")
        page.get_by_test_id("rules-filter").wait_for()
        found += grave_findings(page)

    assert [] == found


@pytest.mark.parametrize(
    ("game", "how"), sample([("carrara", AT_DESK), ("carcassonne", ON_PHONE)], EVERYWHERE)
)
def test_a_table_shuts_nobody_out_and_never_scrolls_sideways(
    site: Site, people: Any, game: str, how: dict[str, Any]
) -> None:
    page = people(**how).new_page()
    start_against_a_bot(page, site, game)
    page.get_by_test_id("list").click()
    page.get_by_test_id("filter").wait_for()

    assert [] == grave_findings(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_killed_server_is_found_again_without_losing_a_choice(site: Site, people: Any) -> None:
    page = people().new_page()
    start_against_a_bot(page, site, "carrara")
    player = Pointer(page, 4)
    player.move()
    kept = look(page).version
    site.kill()
    page.locator('[data-testid="line"].shown').wait_for()

    site.start()
    page.locator('[data-testid="line"]:not(.shown)').wait_for(state="attached")
    found = look(page).version

    assert 2 == play([player], 2)
    assert found >= kept


def open_replay(page: Page, site: Site) -> None:
    """A record of a few turns, brought from a file."""
    match = tavola.new("carrara", seats=2, seed=3)
    for _ in range(12):
        match.choose(match.options[0])
    page.goto(site.url)
    page.get_by_test_id("upload").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": match.record.encode()}
    )
    page.get_by_test_id("replay").wait_for()
    page.locator('[data-panel="wheel"] svg').wait_for()


@pytest.mark.parametrize("scheme", sample(SCHEMES[:1], SCHEMES))
def test_an_uploaded_record_is_shown_step_by_step(site: Site, people: Any, scheme: str) -> None:
    page = people(color_scheme=scheme).new_page()
    open_replay(page, site)

    assert [] == grave_findings(page)


def test_one_plays_on_from_a_position_of_a_record(site: Site, people: Any) -> None:
    page = people().new_page()
    open_replay(page, site)
    page.keyboard.press("PageUp")
    page.get_by_test_id("continue").click()
    page.get_by_test_id("seat-row").nth(1).get_by_test_id("who-me").click()
    page.get_by_test_id("open-continued").click()
    page.wait_for_url("**/t/*")
    page.locator('[data-testid="lift"], [data-testid="list"]').first.wait_for()
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()

    assert "running" == table["status"]
    assert ["Guest 1", "Guest 2"] == [chair["name"] for chair in table["chairs"]]


@pytest.mark.parametrize("how", sample([ON_PHONE], [ON_PHONE, AT_DESK]))
def test_a_waiting_room_shuts_nobody_out_and_its_host_arranges_the_seats(
    site: Site, people: Any, how: dict[str, Any]
) -> None:
    page = people(**how).new_page()
    page.goto(f"{site.url}/new/carrara")
    page.locator(".counts label", has_text="3").click()
    page.get_by_test_id("seat-row").nth(1).get_by_test_id("who-friend").click()
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("swap-seats").first.wait_for()
    found = grave_findings(page)
    page.get_by_test_id("swap-seats").nth(1).click()
    expect(page.locator('[data-seat="1"]')).to_contain_text("Messer Bruno")
    page.locator('[data-seat="2"]').get_by_test_id("remove-seat").click()
    page.locator("[data-version]").first.wait_for()

    assert [] == found
    assert 0 == page.locator('[data-seat="2"]').count()


@pytest.mark.parametrize(("game", "how"), sample([("carrara", AT_DESK)], EVERYWHERE))
def test_a_result_shuts_nobody_out(site: Site, people: Any, game: str, how: dict[str, Any]) -> None:
    page = people(**how).new_page()
    start_against_a_bot(page, site, game)
    for name in ("menu", "my-seat", "resign", "resign-sure"):
        page.get_by_test_id(name).click()
    page.get_by_test_id("standing").wait_for()

    assert [] == grave_findings(page)


def test_for_who_goes_by_keys_the_log_is_one_stop_with_lines_above_each_other(
    site: Site, people: Any
) -> None:
    page = people().new_page()
    open_replay(page, site)
    log = page.get_by_test_id("log")
    lines = log.locator("button.line")
    log.focus()
    page.keyboard.press("Tab")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Tab")

    assert lines.count() > 5
    assert not log.evaluate("log => log.contains(document.activeElement)")


def test_what_people_write_is_only_ever_text(site: Site, people: Any) -> None:
    page = people().new_page()
    alarms: list[str] = []
    page.on("dialog", lambda dialog: alarms.append(dialog.message))
    page.goto(site.url)
    page.get_by_test_id("nickname").fill('"><img src=x onerror=alert(1)>')
    start_against_a_bot(page, site, "carrara")
    page.wait_for_timeout(300)

    assert [] == alarms
    assert "onerror" in page.locator("[data-panel]").first.locator("xpath=ancestor::body").inner_text()
