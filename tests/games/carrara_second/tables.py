"""Tables of the second edition, and what lies on them."""

from __future__ import annotations

from tavola.games.carrara.second.advanced.rules.holdings import Advanced, held
from tavola.games.carrara.second.rules.state import SecondState
from tavola.games.carrara.second.rules.view import SecondView
from tavola.testing import Scenario, scenario


def normal(seats: int = 2, **options: str) -> Scenario:
    """A table for the normal game."""
    return scenario("carrara-second", seats=seats, options=options)


def advanced(seats: int = 2, **options: str) -> Scenario:
    """A table for the advanced game; the flag and the purple statue are on segment I."""
    names = {name.replace("_", "-"): value for name, value in options.items()}
    return scenario("carrara-second", seats=seats, box="advanced", options=names).outer("flag")


def state(table: Scenario) -> SecondState:
    found = table.state
    assert isinstance(found, SecondState)
    return found


def pieces(table: Scenario) -> Advanced:
    return held(state(table))


def view(table: Scenario, seat: int | None = 0) -> SecondView:
    found = table.view(seat)
    assert isinstance(found, SecondView)
    return found


def coins(table: Scenario, seat: int) -> int:
    return state(table).coins[seat]


def hand(table: Scenario, seat: int) -> dict[str, int]:
    colours = state(table).edition.box.colours
    return {colour: n for colour, n in zip(colours, state(table).hand(seat), strict=True) if n}


def on_wheel(table: Scenario, segment: int) -> dict[str, int]:
    """Blocks on a segment, counted from 1."""
    return {colour: n for colour, n in view(table).wheel[segment - 1].items() if n}


def built(table: Scenario, seat: int) -> list[str]:
    return [f"{each.tile} {each.city}" for each in view(table).mats[seat].buildings]


def kinds(table: Scenario) -> list[str]:
    """What has happened since the last act."""
    return [event.kind.partition(".")[2] for event in table.events]
