"""What a person sees of a page, and what the page was told by its server, each without the other."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, WebSocket

from tavola.testing.wire import Message, drawn
from tavola.testing.wire import told as state_told

CONFIRM = '[data-testid="confirm"]:not([disabled])'
CHOICE = '[data-testid="choice"]:not([disabled])'
LIFT = '[data-testid="lift"]:not([disabled])'
LIT = "[data-panel] .lit:not(.picked)"
PICKED = "[data-panel] .picked"

_LOOK = """() => {
    const at = name => document.querySelector(`[data-testid="${name}"]`);
    return {
        version: Number(document.querySelector('[data-version]')?.dataset.version ?? -1),
        over: at('result') !== null || at('standing') !== null,
        curtain: at('lift') !== null,
        asked: at('list') !== null,
        ready: at('confirm') !== null && !at('confirm').disabled,
    };
}"""

_FIND = """([selector, from, reachedFirst]) => {
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    const marked = '.lit, .picked, .open';
    const isDrawn = element => element.closest('[data-panel]') !== null;
    const isHit = (element, x, y) => {
        const hit = document.elementFromPoint(x, y);
        if (hit === null || !element.contains(hit)) return false;
        return !isDrawn(element) || hit.closest(marked) === element;
    };
    const shines = element => {
        if (!isDrawn(element)) return true;
        const outline = element.querySelector(':scope > .outline');
        if (outline === null) return getComputedStyle(element).filter !== 'none';
        const { stroke, strokeWidth, visibility } = getComputedStyle(outline);
        return stroke !== 'none' && parseFloat(strokeWidth) > 0 && visibility === 'visible';
    };
    const spotOf = element => {
        const outline = isDrawn(element) ? element.querySelector(':scope > .outline') : null;
        const box = (outline ?? element).getBoundingClientRect();
        const found = { x: box.x + box.width / 2, y: box.y + box.height / 2, reached: false };
        const parts = { board: '.frame', dock: '.dock', seats: '.seats', shelf: '.panels' };
        found.part = Object.keys(parts).find(name => element.closest(parts[name])) ?? '';
        found.shown = box.width > 0 && element.checkVisibility({ opacityProperty: true });
        if (!found.shown || !shines(element)) return found;
        if (box.right < 0 || box.bottom < 0 || box.x > innerWidth || box.y > innerHeight) return found;
        for (const down of shares) for (const right of shares) {
            const x = box.x + box.width * right, y = box.y + box.height * down;
            if (isHit(element, x, y)) return { ...found, x, y, reached: true };
        }
        return found;
    };
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) return null;
    const start = Math.floor(from * all.length);
    let first = null;
    for (const element of [...all.slice(start), ...all.slice(0, start)]) {
        const spot = spotOf(element);
        if (spot.reached || !reachedFirst) return spot;
        first ??= spot;
    }
    return first;
}"""

_IS_THERE = """([selector, x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest(`${selector}, .lit, .picked, .open`)?.matches(selector) ?? false;
}"""


@dataclass(frozen=True, slots=True)
class Look:
    """What a page shows now."""

    version: int
    over: bool
    curtain: bool
    asked: bool
    ready: bool

    @property
    def ends_turn(self) -> bool:
        """Whether the page only waits until its player lets the next turn begin."""
        return self.ready and not self.asked and not self.over


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something is on the screen."""

    x: float
    y: float
    reached: bool
    """Whether it is seen there, with nothing over it, so that a hand at this very point would touch it."""
    shown: bool
    """Whether it has a size; if not, it lies in a part of the page that is folded away."""
    part: str
    """`board`, `dock`, `seats`, `shelf`, or empty for everything around them."""


def look(page: Page) -> Look:
    return Look(**page.evaluate(_LOOK))


def find(page: Page, selector: str, start: float = 0.0, *, reached_first: bool = True) -> Spot | None:
    """A thing of this kind, one that can be reached if there is any; the search begins at a share of all."""
    found = page.evaluate(_FIND, [selector, start, reached_first])
    return None if found is None else Spot(**found)


def is_at(page: Page, selector: str, spot: Spot) -> bool:
    """Whether a hand at this point would touch a thing of this kind now."""
    return bool(page.evaluate(_IS_THERE, [selector, spot.x, spot.y]))


# -- what the server told -------------------------------------------------------------------------

_told: WeakKeyDictionary[Page, Told] = WeakKeyDictionary()


class Told:
    """The question and the places of the pictures as they came over the page's socket."""

    def __init__(self, page: Page) -> None:
        self._state: Message | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(data if isinstance(data, str) else data.decode()))

    def _hear(self, data: str) -> None:
        message = json.loads(data)
        if message["is"] == "state":
            self._state = state_told(self._state, message)

    @property
    def is_drawn(self) -> bool:
        """Whether a place in the pictures that were sent leads on in the question that was sent."""
        state = self._state
        if state is None or state["curtain"] or state["question"] is None:
            return False
        options = state["question"]["options"]
        return any(_leads_on(options, pick) for pick in _picks(map(drawn, state["panels"])))


def listen(page: Page) -> None:
    """Hear what the server tells this page; to be called before it goes anywhere."""
    _told[page] = Told(page)


def told(page: Page) -> Told:
    return _told[page]


def _picks(drawings: Iterable[str]) -> set[str]:
    return {part.split('"', 1)[0] for svg in drawings for part in svg.split('data-pick="')[1:]}


def _leads_on(options: Sequence[Mapping[str, Any]], pick: str) -> bool:
    """Whether picking this would decide something."""
    pairs = [tuple(part.split("=", 1)) for part in pick.split(";")]
    agreeing = [option for option in options if all(_agrees(option, *pair) for pair in pairs)]
    adds_up = any(isinstance(option["fields"].get(field), dict) for option in agreeing for field, _ in pairs)
    return bool(agreeing) and (len(agreeing) < len(options) or adds_up or len(options) == 1)


def _agrees(option: Mapping[str, Any], field: str, value: str) -> bool:
    if field == "do":
        return bool(option["do"] == value)
    said = option["fields"].get(field)
    return value in said if isinstance(said, dict) else said == value
