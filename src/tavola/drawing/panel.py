"""Panels: the named pieces that a picture of a game is made of."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.kernel import Seat


@dataclass(frozen=True, slots=True)
class Panel:
    """One drawing with a natural size: part of the board, or one seat's mat.

    Elements that stand for a field's value carry `data-pick="field=value"`; things that events
    speak of carry `data-ref`; each of both kinds has one child of class `outline`, unseen, to be stroked.
    Pieces keep their `id` from picture to picture, so that they can move.

    What a pick leaves open can be turned through on the spot: `data-turns="field"` beside `data-pick`.
    Parts of one larger thing share a `data-region` and are lit together, with their `title` as words.
    A layer that is shown on demand is a group of class `on-demand` with `data-layer="name"`.
    """

    name: str
    title: str
    svg: str
    width: int
    height: int
    seat: Seat | None = None
    """None: it belongs to the board."""
    grows: bool = False
    """It grows with the game and has no natural size: it is shown as large as there is room."""
    aside: bool = False
    """Worth a look now and then, but not needed on the table top."""
