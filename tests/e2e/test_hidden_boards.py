"""Three people build their boards at the same time and play on; what others hide never reaches a page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocket

from tests.e2e.conftest import Site
from tests.e2e.players import WAYS, play
from tests.e2e.sight import look
from tests.e2e.tables import open_prepared
from tests.e2e.test_games import (
    QUESTIONS,
    WHOLE,
    assert_told_as_recorded,
    listen_for_trouble,
    photographer,
    usual,
)

PEOPLE = ("Anna", "Ben", "Cleo")
WAYS_OF = ("mouse", "keyboard", "touch")

_COLOURS = "dark green|red|turquoise|light green|grey|orange|yellow|beige"


class Traffic:
    """Everything that a page was sent and has sent over its socket, in order."""

    def __init__(self, page: Page, seat: int) -> None:
        self.seat = seat
        self.heard: list[Mapping[str, Any]] = []
        self.chosen: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(json.loads(data)))
        socket.on("framesent", lambda data: self._note(json.loads(data)))

    def _note(self, message: Mapping[str, Any]) -> None:
        if message["is"] == "choose":
            self.chosen.append(message["option"])

    def of_others(self, *, built: bool) -> Iterator[str]:
        """What was sent of the rest of the table before or after the boards lay open, as text."""
        is_built = False
        seats: dict[str, int | None] = {}
        """Of every panel: whose it is, which is told when it comes up."""
        for message in self.heard:
            panels = message.get("panels") or ()
            for panel in panels:
                told = panel.get("panel", panel)
                seats[panel["name"]] = told.get("seat", seats.get(panel["name"]))
            is_built = is_built or any(
                line["text"].count("shows the board") for line in message.get("log", ())
            )
            if is_built == built:
                kept = {name: value for name, value in message.items() if name not in ("state", "panels")}
                state = message.get("state", {})
                kept["state"] = {name: value for name, value in state.items() if name != "question"}
                kept["panels"] = [panel for panel in panels if seats.get(panel["name"]) != self.seat]
                if message["is"] != "preview":
                    yield json.dumps(kept, ensure_ascii=False)


def seated(people: Any, site: Site) -> tuple[list[Page], list[Traffic]]:
    """Three browsers that know nothing of each other, at one table."""
    contexts: list[BrowserContext] = [people(**usual(way)) for way in WAYS_OF]
    host = contexts[0].new_page()
    seats = [{"who": "me", "name": name} for name in PEOPLE]
    body = {"game": "tuscany", "start": 0, "seats": seats}
    made = host.request.post(f"{site.url}/api/tables", data=body).json()
    pages, traffic = [], []
    for seat, context in enumerate(contexts):
        page = context.new_page()
        traffic.append(Traffic(page, seat))
        page.goto(f"{site.url}/t/{made['table']}#key={made['keys'][str(seat)]}&seat={seat}")
        page.locator("[data-version]").wait_for()
        pages.append(page)
    return pages, traffic


@pytest.mark.parametrize("questions", [QUESTIONS if WHOLE else 8])
def test_no_page_is_sent_anothers_hand_or_unfinished_board(site: Site, people: Any, questions: int) -> None:
    pages, traffic = seated(people, site)
    trouble = listen_for_trouble(*pages)
    players = [WAYS[way](page, 7 + n) for n, (way, page) in enumerate(zip(WAYS_OF, pages, strict=True))]
    all_asked = [look(page).asked for page in pages]

    play(players, questions, photographer("three", *pages))

    assert [] == trouble
    assert all_asked == [True, True, True]
    for mine in traffic:
        others = [PEOPLE[each.seat] for each in traffic if each is not mine]
        boards = [each.chosen[0] for each in traffic if each is not mine]
        before, after = list(mine.of_others(built=False)), list(mine.of_others(built=True))
        assert all(board.startswith("arrange ") for board in boards)
        assert before
        assert after
        assert not [text for text in before for board in boards if board in text]
        assert not [text for text in before if "data-region" in text or "field:" in text]
        drawn = re.compile(rf"({'|'.join(others)}) draws: [^.]*({_COLOURS})")
        assert not [text for text in (*before, *after) if drawn.search(text)]
        if not look(pages[0]).over:
            assert not [text for text in (*before, *after) if 'id=\\"card-' in text or "payment=" in text]
    if WHOLE:
        assert_told_as_recorded(pages[0], site)


def test_at_one_device_a_board_can_be_taken_back_before_the_next_one_looks(site: Site, people: Any) -> None:
    seats = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Ben"}]
    page = open_prepared(people(), site, {"game": "tuscany", "start": 0, "seats": seats})
    player = WAYS["written"](page, 1)
    player.lift_curtain()
    player.move()
    for_ben = page.get_by_test_id("curtain").inner_text()
    page.get_by_role("button", name="Undo for Anna").click()
    page.get_by_test_id("list").wait_for()
    again = page.get_by_test_id("curtain").count() == 0  # it is still Anna who looks
    player.move()
    player.lift_curtain()

    assert "Pass the device to Ben" in for_ben
    assert again
    assert page.get_by_test_id("undo").inner_text() == "Undo for Anna"
