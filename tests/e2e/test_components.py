"""What is assumed of a box, and what the host has corrected, as everybody at the site sees it.

With TAVOLA_PICTURES=FOLDER the pages are kept as pictures.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tavola.kernel import Record
from tavola.testing.toy import TOY
from tests.e2e.conftest import DESK, PHONE, Site
from tests.e2e.tables import open_prepared
from tests.e2e.test_pages import grave_findings
from tests.thorough import sample

PICTURES = os.environ.get("TAVOLA_PICTURES")
LOOKS: dict[str, dict[str, Any]] = {
    "desk-light": {**DESK, "color_scheme": "light"},
    "phone-dark": {**PHONE, "color_scheme": "dark"},
}


class CorrectedSite(Site):
    """A site whose host has told how many faces the die of the toy game has."""

    def __init__(self, folder: Path) -> None:
        file = folder / "my-box.toml"
        file.write_text("[toy]\ndie.faces = 12\n", "utf-8")
        self.options = ("--components", str(file))
        super().__init__(folder, (sys.executable, "-m", "tests.server.toy.command"))


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = CorrectedSite(tmp_path_factory.mktemp("corrected"))
    yield running
    running.stop()


def told(values: Locator) -> dict[str, list[str]]:
    """For every component in a list: its value, and whether it is assumed or corrected."""
    parts = values.locator("[data-component]")
    parts.first.wait_for()
    return {
        str(part.get_attribute("data-component")): part.locator(".value > *").all_inner_texts()
        for part in parts.all()
    }


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"components-{name}.png", animations="disabled")


CORRECTED = {"die.faces": ["12", "corrected by the host"]}
ASSUMED = {"card.points": ["2", "assumed"]}


@pytest.mark.parametrize("name", sample(["phone-dark"], list(LOOKS)))
def test_the_page_tells_what_is_assumed_and_what_is_corrected(
    corrected: Site, people: Any, name: str
) -> None:
    context = people(**LOOKS[name])
    page = context.new_page()
    page.goto(f"{corrected.url}/rules/toy")
    page.get_by_test_id("about-box").locator("summary").click()
    rules = told(page.get_by_test_id("box-values"))
    keep(page, f"rules-{name}")
    grave = grave_findings(page)

    page.goto(corrected.url)
    page.locator('[data-game="toy"]').get_by_test_id("setup").click()
    page.get_by_test_id("about-box").locator("summary").click()
    page.get_by_test_id("box-values").scroll_into_view_if_needed()
    setup = told(page.get_by_test_id("box-values"))
    keep(page, f"setup-{name}")
    page.locator('[data-box="plain"]').click()
    without_cards = told(page.get_by_test_id("box-values"))
    grave += grave_findings(page)

    body = {"game": "toy", "seats": [{"who": "me"}, {"who": "me"}], "start": 0}
    table = open_prepared(context, corrected, body)
    table.get_by_test_id("menu").click()
    table.get_by_test_id("about-box").click()
    at_table = told(table.get_by_test_id("box-values"))
    keep(table, f"table-{name}")
    grave += grave_findings(table)

    assert rules == setup == at_table == {**CORRECTED, **ASSUMED}
    assert without_cards == CORRECTED
    assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert grave == []


def test_an_uploaded_record_tells_the_values_that_it_was_played_with(corrected: Site, people: Any) -> None:
    setup = TOY.setups.make(2, box="plain", components={"die.faces": "7"})
    record = Record(setup, TOY.rules_version).text()
    page = people().new_page()
    page.goto(corrected.url)
    page.get_by_test_id("upload").set_input_files(
        {"name": "game.tavola", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.get_by_test_id("about-box").click()

    assert told(page.get_by_test_id("box-values")) == {"die.faces": ["7", "corrected by the host"]}
