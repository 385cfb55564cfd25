"""What the page says to people about each other: seats that are taken, requests, giving up, a broken line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e.conftest import PHONE, Site
from tests.e2e.sight import CONFIRM
from tests.thorough import sample

SEATS = [{"who": "me", "name": "Anna"}, {"who": "friend"}]


def set_table(page: Page, site: Site, **more: Any) -> dict[str, Any]:
    body = {"game": "carrara", "start": 0, "seats": SEATS, **more}
    made: dict[str, Any] = page.request.post(f"{site.url}/api/tables", data=body).json()
    return made


def take_seat(page: Page, site: Site, made: dict[str, Any], seat: int = 0) -> None:
    page.goto(f"{site.url}/t/{made['table']}#key={made['keys'][str(seat)]}&seat={seat}")


def follow(page: Page, site: Site, made: dict[str, Any]) -> None:
    """Open the invitation."""
    page.goto(f"{site.url}/t/{made['table']}#join={made['invite_key']}")


def two_play(site: Site, people: Any) -> tuple[Page, Page]:
    """Anna, who is to move, and Ben."""
    anna, ben = people().new_page(), people().new_page()
    made = set_table(anna, site)
    take_seat(anna, site, made)
    follow(ben, site, made)
    ben.get_by_test_id("nickname").fill("Ben")
    ben.get_by_test_id("join").click()
    anna.get_by_test_id("list").wait_for()
    ben.locator("[data-version]").wait_for()
    return anna, ben


def ask_to_go_back(page: Page) -> None:
    page.get_by_test_id("to-replay").click()
    page.keyboard.press("Home")
    page.get_by_test_id("ask-back").click()


class SlowLine:
    """A socket whose messages to the page can be held back."""

    def __init__(self, page: Page) -> None:
        self._held: list[str | bytes] | None = None
        page.route_web_socket("**/*", self._connect)

    def hold(self) -> None:
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._page_side.send(message)

    def _connect(self, line: WebSocketRoute) -> None:
        self._page_side = line
        line.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self._held is None:
            self._page_side.send(message)
        else:
            self._held.append(message)


def give_up(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("my-seat").first.click()
    page.get_by_test_id("resign").click()


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desk", "phone"])
def test_a_full_table_offers_no_seat_but_a_place_to_watch(
    site: Site, people: Any, how: dict[str, Any]
) -> None:
    page = people(**how).new_page()
    made = set_table(page, site)
    page.request.post(
        f"{site.url}/api/tables/{made['table']}/join", data={"invite": made["invite_key"], "name": "Ben"}
    )
    follow(page, site, made)
    page.get_by_test_id("watch").wait_for()

    expect(page.get_by_text("Every seat is taken.")).to_be_visible()
    expect(page.get_by_test_id("join")).to_have_count(0)
    page.get_by_test_id("watch").click()
    page.locator("[data-version]").wait_for()


def test_who_comes_too_late_sees_the_table_as_it_is_now(site: Site, people: Any) -> None:
    page = people().new_page()
    made = set_table(page, site)
    follow(page, site, made)
    page.get_by_test_id("join").wait_for()
    expect(page.get_by_test_id("join")).to_be_enabled()
    page.request.post(
        f"{site.url}/api/tables/{made['table']}/join", data={"invite": made["invite_key"], "name": "Ben"}
    )
    page.get_by_test_id("join").click()

    expect(page.get_by_test_id("toast")).to_contain_text("Every seat is taken")
    expect(page.get_by_test_id("watch")).to_be_visible()
    expect(page.get_by_test_id("join")).to_have_count(0)


def test_a_guest_is_not_called_like_the_other_guest(site: Site, people: Any) -> None:
    page = people().new_page()
    made = set_table(page, site, seats=[{"who": "me", "name": "Guest"}, {"who": "friend"}])
    follow(page, site, made)
    expect(page.get_by_test_id("nickname")).to_have_attribute("placeholder", "Guest 2")
    page.get_by_test_id("join").click()

    expect(page.locator('[data-seat="1"]').first).to_contain_text("Guest 2")


def test_who_asks_to_go_back_is_spoken_to_and_may_withdraw(site: Site, people: Any) -> None:
    anna, ben = two_play(site, people)
    ask_to_go_back(anna)

    expect(anna.get_by_test_id("take-back")).to_contain_text("You have asked to go back to step 0.")
    expect(ben.get_by_test_id("take-back")).to_contain_text("Anna asks to go back to step 0.")
    expect(anna.get_by_test_id("take-back").get_by_test_id("agree")).to_have_count(0)
    anna.get_by_test_id("withdraw").click()
    for page in (anna, ben):
        expect(page.get_by_test_id("take-back")).to_have_count(0)
    expect(anna.get_by_test_id("toast")).to_have_count(0)


def test_giving_up_of_two_says_what_it_means_and_is_told_in_the_log(site: Site, people: Any) -> None:
    anna, ben = two_play(site, people)
    give_up(anna)
    meant = anna.get_by_test_id("resign-means").inner_text()
    anna.get_by_test_id("resign-sure").click()
    ben.get_by_test_id("standing").wait_for()

    assert meant == "Really give up? The game is over then, and Ben wins."
    expect(ben.get_by_test_id("log")).to_contain_text("Anna gave up. The game is over.")
    expect(ben.locator('[data-seat="0"]').first).not_to_contain_text("The Merchant")


def test_where_somebody_gave_up_no_final_scoring_is_offered(site: Site, people: Any) -> None:
    page = people(reduced_motion="no-preference").new_page()
    take_seat(page, site, set_table(page, site, seats=[SEATS[0], {"who": "bot", "bot": "random"}]))
    page.get_by_test_id("list").wait_for()
    give_up(page)
    page.get_by_test_id("resign-sure").click()
    page.locator("dialog").get_by_test_id("record").wait_for()

    assert page.get_by_test_id("tell-finale").count() == 0


def test_a_game_forgotten_by_mistake_comes_back_with_its_seat(site: Site, people: Any) -> None:
    page = people().new_page()
    take_seat(page, site, set_table(page, site, seats=[SEATS[0], {"who": "bot", "bot": "random"}]))
    page.get_by_test_id("list").wait_for()
    page.goto(site.url)
    page.get_by_test_id("forget").click()
    expect(page.get_by_text("is forgotten on this device")).to_be_visible()
    page.keyboard.press("Enter")  # whoever uses keys is where it can be taken back
    page.get_by_role("link", name="The Palaces of Carrara").first.click()
    page.get_by_test_id("list").wait_for()
    page.goto(site.url)
    page.get_by_test_id("forget").click()
    page.reload()
    page.get_by_test_id("nickname").wait_for()

    assert page.get_by_test_id("forget").count() == 0


def test_giving_up_of_three_brings_a_bot_as_promised(site: Site, people: Any) -> None:
    anna = people().new_page()
    three = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Ben"}, {"who": "me", "name": "Cleo"}]
    made = set_table(anna, site, seats=three)
    take_seat(anna, site, made)
    anna.get_by_test_id("list").wait_for()
    give_up(anna)
    meant = anna.get_by_test_id("resign-means").inner_text()
    anna.get_by_test_id("resign-sure").click()

    assert "A bot plays the seat to the end" in meant
    expect(anna.get_by_test_id("log")).to_contain_text("Anna gave up and comes last; a bot plays on")


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers anything of the other."""
    boxes = [found.bounding_box() for found in (one, other)]
    first, second = sorted((box for box in boxes if box is not None), key=lambda box: box["y"])
    return first["y"] + first["height"] <= second["y"]


@pytest.mark.parametrize("how", sample([PHONE], [{}, PHONE]))
def test_what_a_restart_says_leaves_the_broken_line_readable(
    site: Site, people: Any, how: dict[str, Any]
) -> None:
    page = people(**how).new_page()
    made = set_table(page, site, seats=[{"who": "me"}, {"who": "bot", "bot": "greedy"}])
    take_seat(page, site, made)
    page.get_by_test_id("list").wait_for()
    site.stop()
    try:
        banner, toast = page.locator('[data-testid="line"].shown'), page.get_by_test_id("toast")
        banner.wait_for()
        toast.wait_for()

        assert apart(banner, toast)
    finally:
        site.start()


def test_nobody_is_asked_to_go_back_while_another_answer_is_awaited(site: Site, people: Any) -> None:
    anna = people().new_page()
    line = SlowLine(anna)
    made = set_table(anna, site, seats=[{"who": "me", "name": "Anna"}, {"who": "me", "name": "Ben"}])
    take_seat(anna, site, made)
    anna.get_by_test_id("list").click()
    anna.get_by_role("option").first.click()
    anna.locator(CONFIRM).wait_for()
    line.hold()
    anna.get_by_test_id("confirm").click()
    anna.get_by_test_id("to-replay").click()
    anna.keyboard.press("Home")
    ask_back = anna.get_by_test_id("ask-back")

    expect(ask_back).to_be_disabled()
    line.let_go()
    anna.locator('[data-testid="ask-back"]:not([disabled])').wait_for()
