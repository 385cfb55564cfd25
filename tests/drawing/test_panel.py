"""Panels: named fragments that make one drawing, and what each panel is for."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from xml.etree import ElementTree

import pytest

import tavola
from tavola import library
from tavola.drawing import Panel, Purpose, fragment
from tavola.drawing.frame import framed


def drawn(name: str, seat: int | None, choices: int = 12) -> tuple[Panel, ...]:
    """The picture of a game some choices old."""
    match = tavola.new(name, seats=3, seed=4, box=None)
    for _ in range(choices):
        match.choose(match.options[-1])
    panels: tuple[Panel, ...] = import_module(library.kit(name).picture).draw(
        match.view(seat), library.lexicon(name, "en")
    )
    return panels


def test_a_drawing_is_its_fragments_in_their_order() -> None:
    panel = framed("a", Purpose.BOARD, "A", 10, 20, fragment("one", "<g/>", "<a/>"), fragment("two", "<b/>"))

    assert [child.tag.rpartition("}")[2] for child in ElementTree.fromstring(panel.svg)] == ["g", "a", "b"]


@pytest.mark.parametrize("name", library.game_names())
def test_no_two_fragments_of_a_panel_have_the_same_name(name: str) -> None:
    for panel in drawn(name, 0):
        twice = [part for part, n in Counter(part.name for part in panel.fragments).items() if n > 1]

        assert twice == [], panel.name


@pytest.mark.parametrize("name", library.game_names())
def test_a_mat_is_the_own_one_for_its_seat_alone(name: str) -> None:
    purposes = {panel.seat: panel.purpose for panel in drawn(name, 1) if panel.seat is not None}

    assert purposes == {0: Purpose.OTHER_MAT, 1: Purpose.OWN_MAT, 2: Purpose.OTHER_MAT}


@pytest.mark.parametrize("name", library.game_names())
def test_a_picture_has_a_place_to_play_and_a_mat_for_each_seat(name: str) -> None:
    panels = drawn(name, None)

    assert {panel.purpose for panel in panels} & {Purpose.BOARD, Purpose.MARKET}
    assert [0, 1, 2] == [panel.seat for panel in panels if panel.purpose is Purpose.OTHER_MAT]
