"""The colours of the land. Large areas can be restyled by a page, as the palette's colours can."""

from __future__ import annotations

from tavola.drawing.palette import paint


def land(name: str) -> str:
    """A colour of the land as an attribute's value."""
    return paint(name)


MEADOW, MEADOW_2, GRASS = land("meadow"), land("meadow-2"), land("grass")
TOWN, LANE = land("town"), land("lane")
WALL, WALL_2 = land("wall"), land("wall-2")
ROAD, ROAD_2 = land("road"), land("road-2")
WATER, WATER_2, WATER_3 = land("water"), land("water-2"), land("water-3")
BANK = land("bank")
CORN = land("corn")

EDGE = "#4A382C"
"""The thin line around everything built."""
CREAM = land("plaster")
ROOF, ROOF_2, ROOF_3, SLATE = "#B5533C", "#CC7350", "#94432F", "#65717C"
LEAF, LEAF_2, TRUNK = "#6F8A45", "#8BA45B", "#7A5536"
AMBER, AMBER_2 = "#E9B949", "#8A6314"
WOOD, WOOD_2 = "#B98553", "#6E4726"
PLUM, BLUE = "#7A4B78", "#3E6796"
