"""Setting up: what a box holds is ticked, can be changed one by one, and is what gets played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import PHONE, Site
from tests.e2e.test_pages import SCHEMES, grave_findings
from tests.thorough import sample

ALL = 18


def set_up(page: Page, site: Site) -> None:
    page.goto(site.url)
    page.locator('[data-game="carcassonne"]').get_by_test_id("setup").click()
    page.get_by_test_id("box").wait_for()


def ticked(page: Page) -> list[str]:
    boxes = page.locator("[data-module]:checked")
    return [str(box.get_attribute("data-module")) for box in boxes.all()]


def box(page: Page) -> str:
    """The preset that is chosen."""
    return page.get_by_test_id("box").get_attribute("data-chosen") or "own"


def take(page: Page, name: str) -> None:
    page.locator(f'[data-box="{name}"]').click()


def tick(page: Page, module: str) -> None:
    page.locator(f'[data-module="{module}"]').click()


def modules_played(page: Page) -> list[str]:
    """The modules in the record of the table that is opened now."""
    page.get_by_test_id("open-table").click()
    page.wait_for_url("**/t/*")
    ident = page.url.split("/t/")[1].split("#")[0]
    record = page.request.get(page.url.replace(f"/t/{ident}", f"/api/tables/{ident}/record").split("#")[0])
    assert record.ok, record.text()
    found = [line for line in record.text().splitlines() if line.startswith("modules")]
    return found[0].split()[1:] if found else []


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_box_shows_what_it_holds(site: Site, people: Any, how: dict[str, Any]) -> None:
    page = people(**how).new_page()
    set_up(page, site)
    first = (box(page), ticked(page))
    take(page, "big-box")

    farmers = page.locator("label", has=page.locator('[data-module="farmers"]'))
    expect(farmers).to_contain_text("score 3 points at the end")
    assert farmers.locator("img").evaluate("picture => picture.decode().then(() => picture.naturalWidth > 0)")
    assert first == ("base", ["farmers"])
    assert ALL == len(ticked(page)) == page.locator("[data-module]").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_one_module_less_is_a_choice_of_ones_own_and_the_box_comes_back_with_it(
    site: Site, people: Any
) -> None:
    page = people().new_page()
    set_up(page, site)
    take(page, "big-box")
    tick(page, "robbers")
    without = box(page)
    tick(page, "robbers")
    again = box(page)
    tick(page, "river")
    kept = ticked(page)

    assert (without, again, box(page)) == ("own", "big-box", "own")
    assert modules_played(page) == kept
    assert len(kept) == ALL - 1


def test_a_mechanic_brings_its_tiles_and_goes_with_them(site: Site, people: Any) -> None:
    page = people().new_page()
    set_up(page, site)
    tick(page, "cathedrals")
    brought = ticked(page)
    expect(page.locator("label", has=page.locator('[data-module="inns-tiles"]'))).to_contain_text(
        "comes with: Cathedrals"
    )
    tick(page, "inns-tiles")
    gone = (box(page), ticked(page))
    tick(page, "cathedrals")

    assert brought == ["farmers", "cathedrals", "inns-tiles"]
    assert gone == ("base", ["farmers"])
    assert modules_played(page) == brought


def test_nothing_ticked_is_played_without_modules(site: Site, people: Any) -> None:
    page = people().new_page()
    set_up(page, site)
    tick(page, "farmers")

    assert box(page) == "first-game"
    assert modules_played(page) == []


def test_two_people_without_a_name_at_one_device_are_told_apart(site: Site, people: Any) -> None:
    page = people().new_page()
    set_up(page, site)
    page.get_by_test_id("seat-row").nth(1).get_by_test_id("who-me").click()
    page.get_by_test_id("open-table").click()
    page.wait_for_url("**/t/*")

    expect(page.locator('[data-seat="0"]').first).to_contain_text("Guest 1")
    expect(page.locator('[data-seat="1"]').first).to_contain_text("Guest 2")


def test_setting_up_has_an_address_and_what_was_set_is_there_again(site: Site, people: Any) -> None:
    page = people().new_page()
    set_up(page, site)
    address = page.url
    take(page, "big-box")
    page.get_by_test_id("seat-row").nth(1).get_by_test_id("who-friend").click()
    page.go_back()
    page.get_by_test_id("nickname").wait_for()
    page.goto(address)
    page.get_by_test_id("box").wait_for()
    kept = (box(page), page.get_by_test_id("seat-row").nth(1).locator("input:checked").input_value())
    page.goto(f"{site.url}/new/chess")

    expect(page.get_by_role("heading")).to_be_visible()
    assert address.endswith("/new/carcassonne")
    assert kept == ("big-box", "friend")


@pytest.mark.parametrize("scheme", sample(SCHEMES[1:], SCHEMES))
def test_setting_up_shuts_nobody_out_and_needs_no_mouse(site: Site, people: Any, scheme: str) -> None:
    page = people(color_scheme=scheme).new_page()
    set_up(page, site)
    found = grave_findings(page)
    page.locator('[data-box="base"] input').focus()
    page.keyboard.press("ArrowRight")
    chosen = box(page)
    page.locator('[data-module="river"]').focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    assert [] == found
    assert chosen != "base"


_COVERED = """() => {
    const bar = document.querySelector('[data-testid="setup-bar"]');
    const focused = document.activeElement;
    if (bar.contains(focused)) return "";
    const shown = (focused.closest("label.module, label.box") ?? focused).getBoundingClientRect();
    return shown.bottom > bar.getBoundingClientRect().top ? focused.outerHTML : "";
}"""


@pytest.mark.parametrize("game", ["carcassonne", "carrara", "carrara-second", "tuscany"])
def test_by_keys_nothing_that_has_the_focus_is_behind_the_bar(site: Site, people: Any, game: str) -> None:
    page = people(viewport={"width": 1440, "height": 700}).new_page()
    page.goto(f"{site.url}/new/{game}")
    page.get_by_test_id("open-table").wait_for()

    for _ in range(80):
        page.keyboard.press("Tab")
        assert page.evaluate(_COVERED) == ""
        if page.evaluate("document.activeElement.dataset.testid") == "open-table":
            return
    raise AssertionError("the button that opens the table cannot be reached with Tab")
