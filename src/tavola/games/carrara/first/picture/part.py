"""Extension points of the picture: what a mode draws besides; each default draws nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.drawing import Fragment, Panel
from tavola.games.carrara.first.rules.box import City
from tavola.games.carrara.first.rules.view import Built, CarraraView, Mat
from tavola.kernel import Seat

if TYPE_CHECKING:
    from tavola.games.carrara.first.picture.scene import Scene


class Part:
    """What a mode adds to the picture."""

    row_height: int = 0
    """Height of its row on every mat."""

    def wheel_buttons(self, scene: Scene) -> tuple[Fragment, ...]:
        """Further ways to buy, in the corners of the wheel's panel."""
        return ()

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        """Further panels of the board."""
        return ()

    def scored(self, view: CarraraView, seat: Seat) -> tuple[str, ...]:
        """Places of a seat's stones on fields that only the mode has, named as in `Scene.stones`."""
        return ()

    def worth(self, scene: Scene, mat: Mat, city: City) -> tuple[str, str] | None:
        """What a cost of 1 brings this seat in a city, drawn and in words; None: what the city says."""
        return None

    def building_pick(self, scene: Scene, mat: Mat, built: Built) -> str | None:
        """What pointing at a building on a mat means."""
        return None

    def replaced(self, view: CarraraView) -> str | None:
        """The building that makes room for the one that is being paid for."""
        return None

    def row(self, scene: Scene, mat: Mat, width: float) -> str:
        """The mode's row on a mat, with its corner at the origin."""
        return ""
