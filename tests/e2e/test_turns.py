"""Head, list of seats and mats always say the same about whose turn it is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import CAREFUL, PHONE, Site
from tests.e2e.players import Finger, Pointer, play
from tests.e2e.sight import look
from tests.e2e.tables import open_prepared, sit_down

_SHOWN = """() => {
    const seatOf = panel => Number(panel.dataset.panel.slice('mat-'.length));
    const lists = [...document.querySelectorAll('[data-seat].turn')].map(chair => Number(chair.dataset.seat));
    const mats = [...document.querySelectorAll('[data-panel^="mat-"]')]
        .filter(panel => panel.textContent.includes('to move')).map(seatOf);
    return { head: document.querySelector('header .turn').textContent, lists, mats: mats.sort() };
}"""


def shown(page: Page) -> tuple[str, list[int], list[int]]:
    """What the head says, whom the list of seats marks, and which mats say that their player is to move."""
    found = page.evaluate(_SHOWN)
    return found["head"], found["lists"], found["mats"]


def sit_at_carcassonne(site: Site, people: Any) -> tuple[Page, Page]:
    """Anna, who begins, and Ben on a phone."""
    anna = people(**CAREFUL).new_page()
    body = {"game": "carcassonne", "start": 0, "seats": [{"who": "me", "name": "Anna"}, {"who": "friend"}]}
    made = anna.request.post(f"{site.url}/api/tables", data=body).json()
    anna.goto(f"{site.url}/t/{made['table']}#key={made['keys']['0']}&seat=0")
    ben = sit_down(people(**PHONE), f"{site.url}/t/{made['table']}#join={made['invite_key']}", "Ben")
    anna.get_by_test_id("list").wait_for()
    ben.get_by_text("Waiting for Anna").wait_for()
    return anna, ben


def test_whose_turn_it_is_is_told_once_and_for_all(site: Site, people: Any) -> None:
    anna, ben = sit_at_carcassonne(site, people)
    first, second = Pointer(anna, 1), Finger(ben, 2)
    begun = shown(anna), shown(ben)
    while not look(anna).ends_turn:
        play([first], 1)
    done = shown(anna), shown(ben)
    first.end_turn()
    ben.get_by_test_id("list").wait_for()
    anna.get_by_text("Waiting for Ben").wait_for()
    passed = shown(anna), shown(ben)
    second.move()
    anna.get_by_test_id("menu").click()
    anna.get_by_test_id("my-seat").click()
    anna.get_by_test_id("resign").click()
    anna.get_by_test_id("resign-sure").click()
    for page in (anna, ben):
        page.get_by_test_id("standing").wait_for()
    ended = shown(anna), shown(ben)

    mine, yours = ("Your turn", [0], [0]), ("Anna to move", [0], [0])
    assert (mine, yours) == begun
    assert (mine, yours) == done
    assert (("Ben to move", [1], [1]), ("Your turn", [1], [1])) == passed
    assert (("The game is over", [], []),) * 2 == ended
    assert not look(ben).asked


def test_a_replay_tells_whose_turn_it_was(site: Site, people: Any) -> None:
    anna, ben = sit_at_carcassonne(site, people)
    Pointer(anna, 1).move()
    ben.goto(f"{ben.url.split('#')[0]}#1")
    ben.locator('[data-seat="0"].turn').wait_for(state="attached")

    assert ("Replay", [0], [0]) == shown(ben)


def test_what_others_did_is_shown_again_though_a_tile_was_drawn_for_oneself_since(
    site: Site, people: Any
) -> None:
    anna, ben = sit_at_carcassonne(site, people)
    first = Pointer(anna, 1)
    while not look(anna).ends_turn:
        play([first], 1)
    first.end_turn()
    ben.get_by_test_id("list").wait_for()
    ben.get_by_test_id("since").click()
    ben.get_by_test_id("slider").wait_for()
    began = ben.get_by_test_id("slider").input_value()
    ben.get_by_test_id("slider").wait_for(state="detached")

    assert began == "1", "when her tile was drawn"
    assert anna.get_by_test_id("since").count() == 0
    assert look(ben).asked


def test_nobody_need_watch_all_that_the_bots_do(site: Site, people: Any) -> None:
    context = people()
    context.add_init_script("localStorage.setItem('tavola.settings', JSON.stringify({ pace: 'slow' }))")
    seats = [{"who": "me", "name": "Anna"}, *[{"who": "bot", "bot": "random"}] * 4]
    page = open_prepared(context, site, {"game": "carcassonne", "start": 0, "seats": seats})
    player = Pointer(page, 1)
    while not look(page).ends_turn:
        play([player], 1)
    player.end_turn()
    page.get_by_test_id("hurry").click()
    page.get_by_test_id("list").wait_for(timeout=8_000)

    assert page.get_by_test_id("hurry").count() == 0
