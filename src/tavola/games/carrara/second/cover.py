"""The second edition's emblem: statues before the town, under the mountains that the marble comes from."""

from __future__ import annotations

from functools import cache

from tavola.drawing.svg import at, group, path
from tavola.games.carrara.parts.picture.blocks import cube
from tavola.games.carrara.parts.picture.emblem import GROUND, cover
from tavola.games.carrara.second.advanced.picture.pieces import GOLD, statue

_STREET = (("biblioteca", 4, 58), ("porta", 3, 160), ("palazzo", 5, 262))
_STATUES = (("red", 110, 1.7), (GOLD, 160, 2.2), ("green", 210, 1.7))
_MARBLE = (("white", 28, 166), ("purple", 52, 163), ("white", 292, 166))


@cache
def emblem() -> str:
    """A small drawing that stands for the game."""
    return cover(
        "#E6D9D3",
        _mountains(),
        _STREET,
        *(at(x, y, cube(colour)) for colour, x, y in _MARBLE),
        *(at(x, 174, statue(colour, scale)) for colour, x, scale in _STATUES),
    )


def _mountains() -> str:
    """Slopes of bare marble, the light on their left."""
    return group(
        path(
            f"M0 {GROUND}V78L44 34L70 62L112 14L164 74L206 28L252 80L282 52L320 88V{GROUND}Z", fill="#FBF8F2"
        ),
        path("M44 34L70 62L58 92L96 146H70L40 84ZM112 14L164 74L150 104L176 146H132L104 66Z", fill="#D5CCC8"),
        path("M206 28L252 80L240 108L262 146H226L198 74ZM282 52L320 88V146H300L276 92Z", fill="#D5CCC8"),
        path(
            f"M0 {GROUND - 22}Q70 {GROUND - 50} 150 {GROUND - 26}T320 {GROUND - 30}V{GROUND}H0Z",
            fill="#AEBB8C",
        ),
    )
