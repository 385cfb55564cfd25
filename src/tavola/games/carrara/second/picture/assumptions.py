"""Which of the values in play no source states; those that a host has corrected are not among them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tavola.games.carrara.second.data import text_of
from tavola.games.carrara.second.rules.box import UNITS, Box, Rate, assumed, court_of, rate_of

COURT = "court.normal"


def assumptions(box: Box) -> frozenset[str]:
    """Names of components whose value in the box is the assumed one."""
    ours = _values()
    found = [name for name, rate in _rates(box) if name in ours and rate_of(name, ours[name]) == rate]
    if (
        len(ours[COURT].split()) == box.stones
        and court_of(COURT, ours[COURT], UNITS, box.stones) == box.court
    ):
        found.append(COURT)
    return frozenset(found)


@cache
def _values() -> dict[str, str]:
    return {component.name: component.value for component in assumed(text_of("assumed.toml"))}


def _rates(box: Box) -> Iterator[tuple[str, Rate]]:
    for city in box.cities:
        yield f"city.{city.name}", city.rate
        yield f"improvement.{city.name}", city.improved
    for landscape in box.landscapes:
        yield f"landscape.{landscape.name}", landscape.rate
        yield f"improvement.{landscape.name}", landscape.improved
