"""Farmers: meeples that lie on fields until the end."""

from __future__ import annotations

from tavola.games.carcassonne.core.rules.faces import FIELD
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.module import Module
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Seat


class Farmers(Module):
    """Fields can be claimed; at the end they bring points for the complete cities along them."""

    name = "farmers"
    claims = (FIELD,)

    def city_value(self, state: CarcassonneState, field: Feature, seat: Seat) -> tuple[int, str]:
        return 3, "carcassonne.farmers.cities"
