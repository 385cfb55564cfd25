"""The advanced game at the picture's extension points."""

from __future__ import annotations

from functools import cache

from tavola.drawing import Panel
from tavola.drawing.svg import at
from tavola.games.carrara.parts.picture.objects import medallion
from tavola.games.carrara.second.advanced.picture import majorities, row, supply
from tavola.games.carrara.second.advanced.picture.pieces import GOLD, on_block, on_building
from tavola.games.carrara.second.advanced.picture.wheels import wheels
from tavola.games.carrara.second.data import advanced_text_of
from tavola.games.carrara.second.picture.part import Part, WheelLook
from tavola.games.carrara.second.picture.scene import Scene
from tavola.games.carrara.second.rules.box import assumed
from tavola.games.carrara.second.rules.view import Built, Mat, SecondView


class AdvancedPart(Part):
    """Two wheels, decorations and statues, warehouses, money and statue fields."""

    row_height = row.HEIGHT
    plain = ("decline",)

    def in_play(self, view: SecondView) -> bool:
        return bool(view.symbols)

    def assumptions(self, view: SecondView) -> frozenset[str]:
        """The statue table by city; of the wheels their order, whichever segment it begins on."""
        ours = _values()
        found = [
            name
            for city, points in (view.majorities.points.items() if view.majorities else ())
            if ours[name := f"statues.{city}"].split() == list(map(str, points))
        ]
        turned = {
            "wheel.decorations": [symbol.decoration for symbol in view.symbols],
            "wheel.statues": [symbol.statue for symbol in view.symbols],
        }
        found += [name for name, shown in turned.items() if _same_round(ours[name].split(), shown)]
        return frozenset(found)

    def wheel(self, scene: Scene) -> WheelLook:
        return wheels(scene)

    def bonus(self, kind: str, r: float) -> str:
        if kind == GOLD:
            return at(0, 1, on_block(GOLD, r / 14))
        return "".join(
            medallion(name, x, y, r * 0.6)
            for name, x, y in (("book", -7, 5), ("flag", 7, 5), ("crown", 0, -6))
        )

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        found = scene.view.majorities
        return (
            scene.panel("supply", supply.draw),
            *((scene.panel("majorities", majorities.draw, found),) if found else ()),
        )

    def scored(self, view: SecondView, mat: Mat) -> tuple[str, ...]:
        money = () if mat.money is None else (f"money {mat.money}@{mat.seat}",)
        return (*(f"{pair}@{mat.seat}" for pair in mat.scored_pairs), *money)

    def in_hand(self, scene: Scene, mat: Mat) -> str:
        return row.in_hand(scene, mat)

    def on_building(self, scene: Scene, built: Built) -> str:
        return on_building(built.decoration, built.statue)

    def row(self, scene: Scene, mat: Mat, width: float) -> str:
        return row.row(scene, mat)


@cache
def _values() -> dict[str, str]:
    return {component.name: component.value for component in assumed(advanced_text_of("assumed.toml"))}


def _same_round(ours: list[str], shown: list[str]) -> bool:
    """Whether a wheel shows the same symbols in the same order, wherever it stands now."""
    if len(ours) != len(shown) or shown[0] not in ours:
        return False
    begin = ours.index(shown[0])
    return ours[begin:] + ours[:begin] == shown
