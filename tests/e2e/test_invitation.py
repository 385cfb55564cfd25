"""An invitation leads to an address that others can open, or says why it does not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.e2e.conftest import PHONE, Site

HOME, ELSEWHERE = "192.168.0.7", "fd00::7"


def gather(page: Page, site: Site) -> None:
    """Set up a table that waits for a friend."""
    page.goto(site.url)
    page.locator('[data-game="carrara"]').get_by_test_id("setup").click()
    page.get_by_test_id("seat-row").nth(1).get_by_test_id("who-friend").click()
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("reach-note").wait_for()


def tell(page: Page, *addresses: str, listening: bool) -> None:
    """As a server on a machine with these addresses answers; the one at hand is on the loopback only."""
    body = json.dumps({"addresses": addresses, "listening": listening})
    page.route("**/api/reach", lambda route: route.fulfill(body=body, content_type="application/json"))


def test_a_site_on_the_loopback_says_what_is_needed(site: Site, people: Any) -> None:
    page = people().new_page()
    answers: list[tuple[str, int]] = []
    page.on("response", lambda answer: answers.append((answer.url, answer.status)))
    gather(page, site)

    assert (f"{site.url}/api/reach", 200) in answers
    expect(page.get_by_test_id("reach-note")).to_contain_text("Only this machine can open this link")
    expect(page.get_by_role("img", name="QR")).to_have_count(0)


def test_the_address_to_come_is_named(site: Site, people: Any) -> None:
    page = people().new_page()
    tell(page, HOME, listening=False)
    gather(page, site)

    expect(page.get_by_test_id("reach-note")).to_contain_text("--host 0.0.0.0")
    expect(page.get_by_test_id("reach-note")).to_contain_text(site.url.replace("127.0.0.1", HOME))
    assert page.get_by_test_id("link").input_value().startswith(site.url)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_the_link_leads_to_the_machines_address_in_its_network(
    site: Site, people: Any, how: dict[str, Any]
) -> None:
    page = people(**how).new_page()
    codes: list[str] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/api/qr"):
            codes.append((request.post_data_json or {})["text"])

    page.on("request", hear)
    tell(page, HOME, ELSEWHERE, listening=True)
    gather(page, site)
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    first = page.get_by_test_id("link").input_value()
    page.get_by_test_id("reach-address").select_option(site.url)
    expect(page.get_by_role("img", name="QR")).to_have_count(0)
    own = page.get_by_test_id("link").input_value()

    assert first.startswith(site.url.replace("127.0.0.1", HOME) + "/t/")
    assert own.startswith(f"{site.url}/t/")
    assert codes == [first]
    assert page.get_by_test_id("reach-address").locator("option").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_without_a_network_it_says_so(site: Site, people: Any) -> None:
    page = people().new_page()
    tell(page, listening=False)
    gather(page, site)

    expect(page.get_by_test_id("reach-note")).to_contain_text("in no network")
