"""How people play through the page: by clicking what is lit, or by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Error, Page, TimeoutError

CONFIRM = '[data-testid="confirm"]'
TARGETS = '[data-panel] .lit:not(.picked), [data-testid="choice"]:not([disabled])'

_SOON = 3_000.0
"""Milliseconds until what was lit is given up."""

_LOOK = """targets => {
    const at = name => document.querySelector(`[data-testid="${name}"]`);
    return {
        version: Number(document.querySelector('[data-version]')?.dataset.version ?? -1),
        over: at('result') !== null || at('standing') !== null,
        asked: at('list') !== null,
        ready: at('confirm') !== null && !at('confirm').disabled,
        targets: document.querySelectorAll(targets).length,
    };
}"""


@dataclass(frozen=True, slots=True)
class Look:
    """What a page shows now."""

    version: int
    over: bool
    asked: bool
    ready: bool
    targets: int


def look(page: Page) -> Look:
    return Look(**page.evaluate(_LOOK, TARGETS))


def wait_for_answer(page: Page, version: int, patience: float = 60_000) -> None:
    """Until the table has moved on."""
    page.wait_for_function(
        "version => Number(document.querySelector('[data-version]')?.dataset.version ?? -1) > version",
        arg=version,
        timeout=patience,
    )


def answer(page: Page, version: int, press: Callable[[], None]) -> None:
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


def ends_turn(page: Page) -> bool:
    """Whether the page only waits until its player lets the next turn begin."""
    now = look(page)
    return now.ready and not now.asked and not now.over


class Clicker:
    """Clicks what is lit until something can be confirmed, then confirms."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self._page = page
        self._random = random.Random(seed)
        self._touch = touch

    def move(self) -> None:
        """Answer one question."""
        page, first = self._page, look(self._page)
        for _ in range(200):
            now = look(page)
            if now.over or now.version != first.version:
                return
            if now.ready and (not now.targets or self._random.random() < 0.7):
                answer(page, first.version, lambda: self._press(CONFIRM, 0))
                return
            if now.asked and now.targets:
                self._press(TARGETS, self._random.randrange(now.targets))
            page.wait_for_timeout(25)
        raise AssertionError(f"two hundred looks and still no answer: {look(page)}")

    def end_turn(self) -> None:
        """Let the next turn begin."""
        answer(self._page, look(self._page).version, lambda: self._press(CONFIRM, 0))

    def _press(self, what: str, number: int) -> None:
        target = self._page.locator(what).nth(number)
        try:
            if not self._touch:
                target.dispatch_event("click", timeout=_SOON)
                return
            target.scroll_into_view_if_needed(timeout=_SOON)
            target.tap(force=True, timeout=_SOON)
        except Error:
            return  # the light went out meanwhile; look again


class Typist:
    """Uses the list of options and the keys, never the mouse."""

    def __init__(self, page: Page, seed: int) -> None:
        self._page = page
        self._random = random.Random(seed)

    def move(self) -> None:
        """Answer one question."""
        page, first = self._page, look(self._page)
        if page.locator('[data-testid="filter"]').count() == 0:
            page.keyboard.press("l")
            page.locator('[data-testid="filter"]').wait_for()
        for _ in range(self._random.randrange(6)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.locator('[data-testid="preview"]').wait_for()
        page.locator(f"{CONFIRM}:not([disabled])").wait_for()
        answer(page, first.version, lambda: page.keyboard.press("Enter"))

    def end_turn(self) -> None:
        """Let the next turn begin."""
        answer(self._page, look(self._page).version, lambda: self._page.locator(CONFIRM).press("Enter"))
