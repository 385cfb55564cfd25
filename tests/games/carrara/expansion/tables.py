"""Tables of the expansion game, and what is looked at there."""

from __future__ import annotations

from collections.abc import Iterable

from tavola.games.carrara.first.expansion.rules.view import CardOut, ExpansionView, Progress
from tavola.kernel import Award, Seat
from tavola.testing import Scenario, scenario

CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
URBAN = ("biblioteca", "cathedrale", "palazzo", "porta")
RURAL = ("castello", "villa")


def expansion(
    seats: int = 2,
    *,
    top: str = "top-scorings",
    objects: str = "object-each",
    building: str = "building-cost",
    extra: str = "extra-halves",
    **rulings: str,
) -> Scenario:
    """An expansion game with these cards and rulings."""
    cards = {"top-card": top, "object-card": objects, "building-card": building, "extra-card": extra}
    chosen = {name.replace("_", "-"): value for name, value in rulings.items()}
    return scenario("carrara", seats=seats, box="expansion", options={**cards, **chosen})


def seen(table: Scenario, seat: Seat | None = None) -> ExpansionView:
    """The table as a seat or, without one, a spectator sees it."""
    view = table.view(seat)
    assert isinstance(view, ExpansionView)
    return view


def card(table: Scenario, pile: str, seat: Seat | None = None) -> CardOut:
    """A card on the strip, as a seat sees it."""
    return next(found for found in seen(table, seat).cards if found.pile == pile)


def progress(table: Scenario, pile: str, seat: Seat = 0) -> Progress:
    """How far a seat has come with a card, as it sees itself."""
    return card(table, pile, seat).progress[seat]


def ending(table: Scenario, seats: int = 2) -> Scenario:
    """Seat 0 has announced the end, and it is the turn of the last seat."""
    return table.announced("0").mover(str(seats - 1))


def ended(table: Scenario, seat: Seat = 0, last: Seat = 1) -> Award:
    """The last seat goes without an action; what a seat gets in the final scoring."""
    table.chooses(last, "decline", "end")
    assert table.over
    return next(award for award in table.awards if award.seat == seat and award.source == "carrara.final")


def by_rule(award: Award, *rules: str, unit: str = "points") -> int:
    """The part of an award that these rules gave."""
    return sum(item.total for item in award.items if item.rule in rules and item.unit == unit)


def in_cities(counts: dict[str, int], costs: Iterable[int] = (1, 2, 3, 4, 5)) -> list[str]:
    """So many buildings in each city, all different."""
    tiles = iter(f"{kind} {cost}" for cost in costs for kind in (*URBAN, *RURAL))
    return [f"{next(tiles)} {city}" for city, n in counts.items() for _ in range(n)]
