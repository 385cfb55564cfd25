"""Games of two people, by link and at one device: with a mouse, a finger, by keys, by what is written.

A few questions of some by default; with TAVOLA_WHOLE_GAMES=1 all of them to the end, which takes a while.
With TAVOLA_PICTURES=FOLDER the pages are kept as pictures on the way.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import tavola
from tests.e2e.conftest import DESK, PHONE, TABLET, Site
from tests.e2e.players import WAYS, play, wait_for_answer
from tests.e2e.sight import LIT, look
from tests.e2e.tables import invitation, open_prepared, set_up, sit_down

WHOLE = bool(os.environ.get("TAVOLA_WHOLE_GAMES"))
PICTURES = os.environ.get("TAVOLA_PICTURES")
QUESTIONS = 3_000 if WHOLE else 6
GAMES = (
    "carcassonne",
    "carcassonne/big-box",
    "carrara",
    "carrara/expansion",
    "carrara-second",
    "carrara-second/advanced",
    "tuscany",
)

SCREENS: dict[str, dict[str, Any]] = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
DEVICES = [
    ("desk", "mouse"),
    ("desk", "keyboard"),
    ("desk", "written"),
    ("tablet", "mouse"),
    ("tablet", "keyboard"),
    ("tablet", "touch"),
    ("phone", "touch"),
]

BY_LINK = [(game, way, way) for game in GAMES for way in ("mouse", "keyboard", "touch")]
AT_ONE_DEVICE = [(game, *device) for game in GAMES for device in DEVICES]
AGAINST_A_BOT = [device for device in DEVICES if "written" not in device]
if not WHOLE:
    BY_LINK = [
        ("carcassonne", "mouse", "touch"),
        ("carrara", "touch", "keyboard"),
        ("carrara-second/advanced", "mouse", "keyboard"),
        ("tuscany", "mouse", "touch"),
    ]
    AT_ONE_DEVICE = [
        ("carcassonne", "desk", "keyboard"),
        ("carrara/expansion", "desk", "mouse"),
        ("carrara", "desk", "written"),
        ("carrara-second", "phone", "touch"),
        ("carrara-second/advanced", "tablet", "mouse"),
        ("tuscany", "desk", "keyboard"),
    ]
    AGAINST_A_BOT = [("desk", "mouse")]


def device(screen: str, way: str) -> dict[str, Any]:
    """A screen of this size, one to be touched if that is how it is played."""
    return {**SCREENS[screen], "has_touch": way == "touch"}


def usual(way: str) -> dict[str, Any]:
    """A phone for fingers, a desk for all else."""
    return device("phone" if way == "touch" else "desk", way)


def listen_for_trouble(*pages: Page) -> list[str]:
    found: list[str] = []
    for page in pages:
        page.on("pageerror", lambda error: found.append(str(error)))
    return found


def photographer(name: str, *pages: Page) -> Callable[[int], None]:
    """Takes pictures of pages after the first answers and then now and again."""

    def take(answered: int) -> None:
        if PICTURES is not None and (answered in (0, 1, 5) or answered % 40 == 0):
            for number, page in enumerate(pages):
                page.screenshot(path=Path(PICTURES) / f"{name}-{number}-{answered:03}.png".replace("/", "-"))

    return take


def assert_told_as_recorded(page: Page, site: Site) -> None:
    """What the page shows of the end is what the record says."""
    page.get_by_test_id("standing").wait_for()
    ident = page.url.split("/t/")[1].split("#")[0]
    match = tavola.load(page.request.get(f"{site.url}/api/tables/{ident}/record").text())
    shown = page.get_by_test_id("standing").inner_text()

    assert match.over
    assert all(str(score) in shown for score in match.scores)


@pytest.mark.parametrize(("game", "way", "other"), BY_LINK)
def test_a_friend_follows_the_link_and_both_play(
    site: Site, people: Any, game: str, way: str, other: str
) -> None:
    anna = set_up(people(**usual(way), color_scheme="light"), site, game, "Anna", "friend")
    link = invitation(anna)
    ben = sit_down(people(**usual(other), color_scheme="dark"), link, "Ben <script>alert(1)</script>")
    anna.locator("[data-version]").wait_for()
    trouble = listen_for_trouble(anna, ben)
    take = photographer(f"link-{game}-{way}", anna, ben)

    answered = play([WAYS[way](anna, 1), WAYS[other](ben, 2)], QUESTIONS, take)

    assert [] == trouble
    assert "<script>alert(1)</script>" in ben.content().replace("&lt;", "<").replace("&gt;", ">")
    if not WHOLE:
        assert QUESTIONS == answered
        return
    take(0)
    assert_told_as_recorded(anna, site)


@pytest.mark.parametrize(("game", "screen", "way"), AT_ONE_DEVICE)
def test_two_play_at_one_device(site: Site, people: Any, game: str, screen: str, way: str) -> None:
    context = people(**device(screen, way), color_scheme="light" if way == "mouse" else "dark")
    page = set_up(context, site, game, "Anna", "me")
    page.locator("[data-version], [data-testid=curtain]").first.wait_for()
    trouble = listen_for_trouble(page)
    take = photographer(f"device-{game}-{screen}-{way}", page)

    answered = play([WAYS[way](page, 3)], QUESTIONS, take)

    assert [] == trouble
    if not WHOLE:
        assert QUESTIONS == answered
        return
    take(0)
    assert_told_as_recorded(page, site)


@pytest.mark.parametrize(("screen", "way"), AGAINST_A_BOT)
def test_with_everything_in_play_against_a_bot(site: Site, people: Any, screen: str, way: str) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    body = {"game": "carcassonne", "box": "big-box", "seats": seats}
    page = open_prepared(people(**device(screen, way)), site, body)
    trouble = listen_for_trouble(page)

    play([WAYS[way](page, 5)], QUESTIONS if WHOLE else 2, photographer(f"big-box-{screen}-{way}", page))

    assert [] == trouble
    assert look(page).over or not WHOLE


def test_who_has_no_seat_watches(site: Site, people: Any) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    page = open_prepared(people(), site, {"game": "carrara", "start": 0, "seats": seats})
    watcher = people().new_page()
    watcher.goto(page.url.split("#")[0])
    watcher.locator("[data-version]").wait_for()
    before = look(watcher)
    play([WAYS["mouse"](page, 6)], 1)
    wait_for_answer(watcher, before.version)

    assert not before.asked
    assert 0 == watcher.locator(LIT).count()
