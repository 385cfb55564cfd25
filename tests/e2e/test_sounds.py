"""Sounds: none until they are turned on, then soft ones, and none of a page that nobody looks at."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import Site
from tests.e2e.players import WAYS, Player
from tests.e2e.sight import look
from tests.e2e.tables import invitation, set_up, sit_down

_LISTEN = """{
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.heard.push(this.frequency.value);
        return start.apply(this, when);
    };
}"""
_HIDE = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"


def heard(page: Page) -> list[float]:
    """What was heard since it was last asked."""
    notes: list[float] = page.evaluate("window.heard.splice(0)")
    return notes


def turn_on(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("sounds").check()
    page.keyboard.press("Escape")


def take_a_turn(player: Player, other: Page) -> None:
    """Answer all that is asked until the other one is."""
    for _ in range(200):
        if look(other).asked:
            return
        now = look(player.page)
        if now.asked:
            player.move()
        elif now.ends_turn:
            player.end_turn()
        else:
            player.page.wait_for_timeout(50)
    raise AssertionError("the turn does not end")


def test_sounds_are_off_until_turned_on_and_a_hidden_page_makes_none(site: Site, people: Any) -> None:
    for_anna, for_ben = people(), people()
    for_ben.add_init_script(_LISTEN)
    anna = set_up(for_anna, site, "carcassonne", "Anna", "friend")
    ben = sit_down(for_ben, invitation(anna), "Ben")
    players = [WAYS["written"](anna, 1), WAYS["written"](ben, 2)]

    take_a_turn(players[0], ben)
    before = heard(ben)
    turn_on(ben)
    sample = heard(ben)
    take_a_turn(players[1], anna)
    own = heard(ben)
    take_a_turn(players[0], ben)
    others = heard(ben)
    take_a_turn(players[1], anna)
    heard(ben)
    ben.evaluate(_HIDE)
    take_a_turn(players[0], ben)

    assert before == []
    assert sample == [440, 554]
    assert own, "what one lays oneself is heard"
    assert others[-2:] == [440, 554], "it is heard that it is one's turn"
    assert heard(ben) == []
