"""Extension points of the picture: what a mode draws besides; each default draws nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.drawing import Fragment, Panel
from tavola.games.carrara.parts.picture.wheel import Face
from tavola.games.carrara.second.rules.view import Built, Mat, SecondView

if TYPE_CHECKING:
    from tavola.games.carrara.second.picture.scene import Scene


@dataclass(frozen=True, slots=True)
class WheelLook:
    """How the wheel is divided, what its segments show, and the ways to buy from it."""

    ways: Mapping[str, str]
    """Values of the options' field `wheel`, which says what turns before, and the sign of each."""
    face: Face
    symbols: Sequence[str] = ()
    between: tuple[Fragment, ...] = ()


class Part:
    """What a mode adds to the picture."""

    row_height: int = 0
    """Height of its row on every mat."""

    plain: tuple[str, ...] = ()
    """Words of its options that are chosen without pointing at a piece."""

    def in_play(self, view: SecondView) -> bool:
        """Whether this view is one of the mode."""
        return False

    def assumptions(self, view: SecondView) -> frozenset[str]:
        """Names of the mode's components whose value in play is the assumed one."""
        return frozenset()

    def wheel(self, scene: Scene) -> WheelLook | None:
        """The wheel of the mode; None: as in the normal game."""
        return None

    def bonus(self, kind: str, r: float) -> str:
        """The sign of a kind of court sections, around the origin."""
        return ""

    def at_court(self, scene: Scene) -> str:
        """What lies at the court besides, in its title line."""
        return ""

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        """Further panels of the board."""
        return ()

    def scored(self, view: SecondView, mat: Mat) -> tuple[str, ...]:
        """Places of a seat's stones on fields that only the mode has, named as in `Scene.stones`."""
        return ()

    def in_hand(self, scene: Scene, mat: Mat) -> str:
        """What a seat is about to place, around the origin."""
        return ""

    def on_building(self, scene: Scene, built: Built) -> str:
        """What a building on a mat carries, with the building's corner at the origin."""
        return ""

    def row(self, scene: Scene, mat: Mat, width: float) -> str:
        """The mode's row on a mat, with its corner at the origin."""
        return ""
