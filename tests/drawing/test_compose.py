"""All panels on one sheet."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import partial
from itertools import combinations

import pytest

from tavola.drawing import Definitions, Panel, Purpose, compose, fragment
from tavola.drawing.frame import framed, shortened
from tavola.drawing.palette import INK
from tavola.drawing.svg import rect

Place = tuple[float, float, float, float]


def panel(name: str, height: int = 100, seat: int | None = None, width: int = 360) -> Panel:
    drawn = fragment("drawn", rect(0, 0, 10, 10, fill=INK))
    purpose = Purpose.BOARD if seat is None else Purpose.OTHER_MAT
    return framed(name, purpose, name, width, height, drawn, seat=seat)


BOARD = (panel("wheel", 396), panel("display", 510), panel("cities", 278), panel("score", 220))
MATS = tuple(panel(f"mat-{seat}", 420, seat) for seat in range(4))


def places(sheet: str) -> dict[str, Place]:
    """Left, top, right and bottom of every panel on the sheet."""
    found = {}
    for group in ET.fromstring(sheet).iter("{http://www.w3.org/2000/svg}g"):
        inner = group.find("{http://www.w3.org/2000/svg}svg")
        if inner is not None:
            x, y, *scale = map(float, re.findall(r"-?[\d.]+", group.get("transform", "")))
            times = scale[0] if scale else 1.0
            width, height = float(inner.get("width", 0)), float(inner.get("height", 0))
            found[inner.get("id", "")] = (x, y, x + width * times, y + height * times)
    return found


@pytest.mark.parametrize("columns", [1, 2, 3, 4, 5, 12])
@pytest.mark.parametrize("mats", [0, 2, 3, 4])
def test_every_panel_is_on_the_sheet_and_none_hides_another(columns: int, mats: int) -> None:
    sheet = compose((*BOARD, *MATS[:mats]), columns)
    width, height = (float(n) for n in ET.fromstring(sheet).get("viewBox", "").split()[2:])
    found = places(sheet)

    assert len(found) == len(BOARD) + mats
    assert all(
        0 <= x and 0 <= y and right <= width and foot <= height for x, y, right, foot in found.values()
    )
    for one, other in combinations(found.values(), 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_mats_lie_on_both_sides_of_the_board() -> None:
    found = places(compose((*BOARD, *MATS), 4))
    wheel = found["panel-wheel"]

    assert [found[f"panel-mat-{seat}"][0] < wheel[0] for seat in range(4)] == [True, True, False, False]


def test_a_low_board_is_drawn_larger_beside_high_mats() -> None:
    high = tuple(panel(f"mat-{seat}", 600, seat) for seat in range(4))
    x, _, right, _ = places(compose((*BOARD, *high), 4))["panel-wheel"]

    assert right - x > 360


def test_the_sheet_needs_no_style_sheet_for_its_colours() -> None:
    assert "var(" not in compose((*BOARD, *MATS))


def test_light_and_dark_differ() -> None:
    assert compose(BOARD) != compose(BOARD, dark=True)


def test_no_panels_make_an_empty_sheet() -> None:
    assert ET.fromstring(compose(())).tag.endswith("svg")


def test_a_panel_says_its_title_to_screen_readers() -> None:
    found = ET.fromstring(framed("a", Purpose.BOARD, "Tom & <Ana>", 10, 10).svg)

    assert (found.get("role"), found.get("aria-label")) == ("group", "Tom & <Ana>")


def test_a_long_name_is_shortened() -> None:
    assert [shortened("Ana", 5), shortened("Anabelle", 5), shortened("Ann Lee", 5)] == [
        "Ana",
        "Anab…",
        "Ann…",
    ]


def test_what_panels_use_is_defined_once_and_nothing_else() -> None:
    drawn = {"a": '<use id="a" href="#b"/>', "b": '<g id="b"/>', "c": '<g id="c"/>'}
    shared = Definitions("all", {name: partial(str, markup) for name, markup in drawn.items()})
    using = fragment("one", '<use href="#a"/>')
    panels = [framed(name, Purpose.BOARD, "", 10, 10, using, uses=(shared,)) for name in ("x", "y")]

    def ids(svg: str) -> list[str | None]:
        return [element.get("id") for element in ET.fromstring(svg).iter() if element.get("id") in drawn]

    assert ids(compose(panels)) == ["a", "b"]
    assert ids(panels[0].svg) == ["a", "b"]
