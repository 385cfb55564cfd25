"""How people play through a page: with a mouse, with a finger, by keys alone, or by what is written.

Mouse and finger go to a point of the screen where something is lit, seen and not covered, and press there;
what is outside the window they first bring into it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Page, TimeoutError

from tests.e2e.sight import CHOICE, CONFIRM, LIFT, LIT, PICKED, Spot, find, is_at, look, told

_LOOKS = 200
"""So often a player looks for something to do before the page counts as dead."""
_LIGHT = 10_000.0
"""Milliseconds in which something must be lit, on however busy a machine."""
_GLANCE = 50
"""Milliseconds between two looks at a page that one waits for."""
_FOLDED = {"board": "act", "dock": "act", "seats": "seats", "shelf": "seats"}
"""The tab that shows a part of the page, where there are tabs."""
_TABS_BELOW = 860
"""How wide a window must be to have no tabs, in pixels."""
_MOVES = {"board": ".frame", "seats": ".seats", "shelf": ".panels"}
"""What is dragged or scrolled to see all of a part."""


_BOX = """selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box?.width ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}"""

Point = tuple[float, float]


class Player(Protocol):
    """Somebody who plays at one page."""

    @property
    def page(self) -> Page: ...

    def move(self) -> None:
        """Answer one question."""

    def end_turn(self) -> None:
        """Let the next turn begin."""

    def lift_curtain(self) -> None:
        """Say that the device has been passed on."""


def wait_for_answer(page: Page, version: int, patience: float = 60_000) -> None:
    """Until the table has moved on; between two players at one device a curtain may hide how far."""
    page.wait_for_function(
        "version => document.querySelector('[data-testid=\"curtain\"]') !== null"
        " || Number(document.querySelector('[data-version]')?.dataset.version ?? -1) > version",
        arg=version,
        timeout=patience,
        polling=_GLANCE,
    )


def answer(page: Page, version: int, press: Callable[[], object]) -> None:
    """Press until the table has moved on: a page that is busy just then hears nothing, as people know."""
    for _ in range(12):
        if look(page).ready:
            press()
        try:
            wait_for_answer(page, version, patience=5_000)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"the page does not take the answer: {look(page)}")


def expect_light(page: Page) -> bool:
    """Whether the question can be answered in the picture; if so, something in it must be lit."""
    version = look(page).version
    if not told(page).is_drawn:
        return False
    try:
        page.wait_for_function(
            "([lit, version]) => document.querySelector(lit) !== null"
            " || document.querySelector('[data-testid=\"list\"]') === null"
            " || Number(document.querySelector('[data-version]')?.dataset.version ?? -1) > version",
            arg=[f"{LIT}, {PICKED}", version],
            timeout=_LIGHT,
            polling=_GLANCE,
        )
    except TimeoutError:
        raise AssertionError(
            f"nothing in the picture is lit, though it could be answered: {look(page)}"
        ) from None
    now = look(page)
    return now.asked and now.version == version  # a turn that ends by itself takes its question away


class Pointer:
    """Presses with a mouse at points of the screen."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self._random = random.Random(seed)

    def move(self) -> None:
        """Answer one question in the picture; what the picture does not show, by what is written."""
        page, first = self.page, look(self.page)
        expect_light(page)
        for _ in range(_LOOKS):
            now = look(page)
            if now.over or now.curtain or now.version != first.version:
                return
            if now.asked and not (now.ready and self._random.random() < 0.7) and self._narrow():
                page.wait_for_timeout(25)
            elif now.ready:
                answer(page, first.version, lambda: self.press(CONFIRM))
                return
            else:
                page.wait_for_timeout(25)
        raise AssertionError(f"nothing leads to an answer: {look(page)}")

    def end_turn(self) -> None:
        answer(self.page, look(self.page).version, lambda: self.press(CONFIRM))

    def lift_curtain(self) -> None:
        curtain = self.page.get_by_test_id("curtain")
        for _ in range(_LOOKS):
            if curtain.count() == 0:
                return
            self.press(LIFT)  # a page that is still busy takes no answer
            self.page.wait_for_timeout(2 * _GLANCE)
        raise AssertionError("the curtain cannot be lifted")

    def press(self, selector: str) -> bool:
        """Press one of the things of this kind that can be reached; false if there is none."""
        spot = find(self.page, selector, self._random.random())
        return spot is not None and spot.reached and self._press_at(selector, spot)

    def _narrow(self) -> bool:
        """Take one step towards an answer; false if there is nothing to press."""
        if self._random.random() < 0.2 and self.press(CHOICE):
            return True
        if self._random.random() < 0.3 and self.page.get_by_test_id("turn").count():
            return self.press(f"{PICKED}[data-turns]")
        # People look around: who took only what is in sight could do the same thing for ever.
        looks_around = self._random.random() < 0.2
        spot = find(self.page, LIT, self._random.random(), reached_first=not looks_around)
        if spot is None:
            return self.press(CHOICE)
        if spot.reached:
            return self._press_at(LIT, spot)
        self._bring(spot)
        return True

    def _bring(self, spot: Spot) -> None:
        """Bring what is lit but cannot be reached into the window."""
        if not spot.shown:
            tab = f'[data-testid="tab-{_FOLDED[spot.part]}"]'
            _ = self.press(tab) or self.press('[data-testid="beside"][aria-expanded="false"]')
            return
        frame = self.page.evaluate(_BOX, self._moved_for(spot.part))
        if frame is None:
            return  # a curtain fell, or another part was unfolded meanwhile
        middle = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)
        way = (middle[0] - spot.x, middle[1] - spot.y)
        most = 0.4 * min(frame["width"], frame["height"])
        share = min(1.0, most / max(abs(way[0]), abs(way[1]), 1.0))
        half = (way[0] * share / 2, way[1] * share / 2)
        start, end = (middle[0] - half[0], middle[1] - half[1]), (middle[0] + half[0], middle[1] + half[1])
        if spot.part == "board":
            self._drag(start, end)
        else:
            self._scroll(start, end)
        self.page.wait_for_timeout(60)

    def _moved_for(self, part: str) -> str:
        size = self.page.viewport_size
        is_narrow = size is not None and size["width"] < _TABS_BELOW
        return ".side" if is_narrow and part != "board" else _MOVES[part]

    def _press_at(self, selector: str, spot: Spot) -> bool:
        mouse = self.page.mouse
        mouse.move(spot.x, spot.y, steps=3)
        if not is_at(self.page, selector, spot):
            return False  # the light went out meanwhile
        mouse.down()
        mouse.up()
        return True

    def _drag(self, start: Point, end: Point) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=6)
        mouse.up()

    def _scroll(self, start: Point, end: Point) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.wheel(0, start[1] - end[1])


class Finger(Pointer):
    """Taps and swipes on a screen that is touched."""

    _session: CDPSession | None = None

    def _press_at(self, selector: str, spot: Spot) -> bool:
        if not is_at(self.page, selector, spot):
            return False
        self.page.touchscreen.tap(spot.x, spot.y)
        return True

    def _scroll(self, start: Point, end: Point) -> None:
        self._drag(start, end)

    def _drag(self, start: Point, end: Point) -> None:
        self._session = self._session or self.page.context.new_cdp_session(self.page)
        for step in range(7):
            x, y = (a + (b - a) * step / 6 for a, b in zip(start, end, strict=True))
            self._touch("touchStart" if step == 0 else "touchMove", {"x": x, "y": y})
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        assert self._session is not None
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


class Reader(Pointer):
    """Takes what is written: the buttons under the question, or the list of all options."""

    def move(self) -> None:
        page, first = self.page, look(self.page)
        expect_light(page)
        for _ in range(_LOOKS):
            now = look(page)
            if now.over or now.curtain or now.version != first.version:
                return
            if now.ready:
                answer(page, first.version, lambda: self.press(CONFIRM))
                return
            if now.asked and not self.press(CHOICE) and not self.press("[role=option]"):
                self.press('[data-testid="list"]')
            page.wait_for_timeout(25)
        raise AssertionError(f"nothing leads to an answer: {look(page)}")


class Typist:
    """Never leaves the keys: goes to what is lit with Tab, or takes an option from the list."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self._random = random.Random(seed)

    def move(self) -> None:
        # Where an earlier Enter was heard late, the next one has picked something here already.
        self._until(lambda: not look(self.page).ready, "Escape")
        if expect_light(self.page) and self._random.random() < 0.5:
            self._answer_in_picture()
        else:
            self._answer_from_list()

    def end_turn(self) -> None:
        answer(self.page, look(self.page).version, lambda: self.page.keyboard.press("Enter"))

    def lift_curtain(self) -> None:
        page = self.page
        page.wait_for_function("lift => document.activeElement?.matches(lift)", arg=LIFT)
        page.keyboard.press("Enter")
        page.get_by_test_id("curtain").wait_for(state="detached")

    def _answer_in_picture(self) -> None:
        page, first = self.page, look(self.page)
        self._until(lambda: page.get_by_test_id("filter").count() == 0, "Escape")
        for _ in range(_LOOKS):
            now = look(page)
            if now.over or now.curtain or now.version != first.version:
                return
            if now.ready:
                if page.get_by_test_id("turn").count() and self._random.random() < 0.3:
                    page.keyboard.press("r")
                answer(page, first.version, lambda: page.keyboard.press("Enter"))
                return
            if find(page, LIT) is None:
                self._answer_from_list()
                return
            self._tab_to_light()
            page.keyboard.press("Enter")
            page.wait_for_timeout(25)
        raise AssertionError(f"nothing leads to an answer: {look(page)}")

    def _until(self, holds: Callable[[], bool], key: str) -> None:
        """Press a key, now and then again, until something holds: a busy page answers late."""
        for looked in range(_LOOKS):
            if holds():
                return
            if looked % 10 == 0:
                self.page.keyboard.press(key)
            self.page.wait_for_timeout(_GLANCE)
        raise AssertionError(f"{key} leads nowhere: {look(self.page)}")

    def _tab_to_light(self) -> None:
        """Tab until something lit has the focus, and then perhaps a little further."""
        further = self._random.randrange(4)
        for pressed in range(600):
            self.page.keyboard.press("Tab")
            if self._is_focused(".lit"):
                further -= 1
                if further < 0 or pressed > 150:  # once around the page is enough
                    return
        if look(self.page).asked and find(self.page, LIT) is not None:
            raise AssertionError("what is lit cannot be reached with Tab")

    def _is_focused(self, selector: str) -> bool:
        return bool(
            self.page.evaluate(
                "selector => document.activeElement?.closest(`[data-panel] :is(${selector}, .picked, .open)`)"
                "?.matches(selector) ?? false",
                selector,
            )
        )

    def _answer_from_list(self) -> None:
        page, first = self.page, look(self.page)
        # A turn that ends by itself may have taken the question away meanwhile.
        listed = page.get_by_test_id("filter")
        self._until(lambda: listed.count() > 0 or not look(page).asked, "l")
        if listed.count() == 0:
            return
        for _ in range(self._random.randrange(6)):
            page.keyboard.press("ArrowDown")
        # On a slow page the second Enter has confirmed before the first is seen.
        self._until(lambda: (now := look(page)).ready or now.version != first.version, "Enter")
        answer(page, first.version, lambda: page.keyboard.press("Enter"))


WAYS: dict[str, Callable[[Page, int], Player]] = {
    "mouse": Pointer,
    "touch": Finger,
    "keyboard": Typist,
    "written": Reader,
}


def play(players: Sequence[Player], questions: int, after: Callable[[int], Any] | None = None) -> int:
    """Let everybody do what they are asked, so many questions or to the end; tells how many were answered."""
    answered = idle = 0
    while answered < questions and not look(players[0].page).over:
        for player in players:
            now = look(player.page)
            if now.curtain:
                player.lift_curtain()
            elif now.asked:
                player.move()
                answered += 1
                if after is not None:
                    after(answered)
            elif now.ends_turn:
                player.end_turn()
            else:
                continue
            idle = 0
            break
        else:
            idle += 1
            assert idle < 2_000, f"nobody is asked anything: {[look(player.page) for player in players]}"
            players[0].page.wait_for_timeout(_GLANCE)
    return answered
