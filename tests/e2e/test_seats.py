"""What people do with their seats: hand them to a bot and take them back, go back, give up, play again.

After each of it both go on playing, Anna with a mouse, Ben on a phone.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import PHONE, Site
from tests.e2e.players import Finger, Pointer, play
from tests.e2e.sight import look


def sit_down(site: Site, people: Any) -> tuple[Page, Page]:
    """Anna and Ben at one table of Carrara, Anna to begin."""
    anna, ben = people().new_page(), people(**PHONE).new_page()
    body = {"game": "carrara", "start": 0, "seats": [{"who": "me", "name": "Anna"}, {"who": "friend"}]}
    made = anna.request.post(f"{site.url}/api/tables", data=body).json()
    anna.goto(f"{site.url}/t/{made['table']}#key={made['keys']['0']}&seat=0")
    ben.goto(f"{site.url}/t/{made['table']}#join={made['invite_key']}")
    ben.get_by_test_id("nickname").fill("Ben")
    ben.get_by_test_id("join").click()
    for page in (anna, ben):
        page.locator("[data-version]").wait_for()
    anna.get_by_test_id("list").wait_for()
    return anna, ben


def open_seat(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("my-seat").click()


def test_a_seat_is_handed_over_and_taken_back_a_move_taken_back_and_the_game_given_up_and_played_again(
    site: Site, people: Any
) -> None:
    anna, ben = sit_down(site, people)
    trouble: list[str] = []
    for page in (anna, ben):
        page.on("pageerror", lambda error: trouble.append(str(error)))

    players = (Pointer(anna, 1), Finger(ben, 2))
    log = anna.get_by_test_id("log").inner_text()

    # Anna moves; then asks to go back to the beginning, and Ben agrees.
    players[0].move()
    moved = look(anna).version
    anna.get_by_test_id("to-replay").click()
    anna.keyboard.press("Home")
    anna.get_by_test_id("ask-back").click()
    ben.get_by_test_id("take-back").get_by_test_id("agree").click()
    anna.get_by_test_id("take-back").wait_for(state="detached")
    anna.get_by_test_id("list").wait_for()
    assert log == anna.get_by_test_id("log").inner_text()
    assert look(anna).version != moved
    play(players, 3)

    # Ben lets a bot play for him, and comes back.
    open_seat(ben)
    ben.get_by_test_id("hand-over").click()
    greedy = ben.locator('[data-seat="1"]').get_by_text("The Merchant")
    greedy.wait_for(state="attached")
    open_seat(ben)
    ben.get_by_test_id("take-over").click()
    greedy.wait_for(state="detached")
    play(players, 3)

    # Anna gives up; nobody is left to play against, so it is over. They play again, on each other's seats.
    open_seat(anna)
    anna.get_by_test_id("resign").click()
    anna.get_by_test_id("resign-sure").click()
    ben.get_by_test_id("standing").get_by_text("Anna (gave up)").wait_for()
    before = ben.url
    ben.get_by_test_id("rematch").click()
    ben.wait_for_url(lambda url: url != before)
    anna.get_by_test_id("rematch").click()
    for page in (anna, ben):
        page.locator("[data-version]").wait_for()
        page.locator('[data-seat="1"]').get_by_text("Anna").first.wait_for(state="attached")
    play(players, 3)

    assert [] == trouble
    assert anna.url.split("#")[0] == ben.url.split("#")[0]
