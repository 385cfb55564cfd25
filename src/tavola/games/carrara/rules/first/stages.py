"""Where in a turn a game stands."""

from __future__ import annotations

from enum import IntEnum


class Stage(IntEnum):
    """What the game waits for next."""

    START = 0
    """Chance decides who begins."""
    DISPLAY = 1
    """Chance lays out the first buildings."""
    ACTION = 2
    REFILL = 3
    """Chance draws blocks onto the wheel."""
    TAKE = 4
    PAY = 5
    SHOW = 6
    """Chance turns up a new building."""
    AFTER = 7
    """Extra purchase, announcement, or end of the turn."""
    OVER = 8

    @property
    def shown_as(self) -> str:
        """How a view names it."""
        return _SHOWN[self]


_SHOWN = {
    Stage.START: "setup",
    Stage.DISPLAY: "setup",
    Stage.ACTION: "action",
    Stage.REFILL: "take",
    Stage.TAKE: "take",
    Stage.PAY: "pay",
    Stage.SHOW: "after",
    Stage.AFTER: "after",
    Stage.OVER: "over",
}
