"""Announcing the end: the screen is lifted, and what the cards ask for is shown."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.carrara.first.expansion.rules.edition import TOP
from tavola.games.carrara.first.expansion.rules.state import expanded
from tavola.games.carrara.first.rules.actions.end import AnnounceEnd
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Event


class AnnounceEndByCards(AnnounceEnd):
    """As in the base game, by the conditions of the cards."""

    def _shown(self, state: CarraraState) -> Iterator[Event]:
        """Objects by kind, for the object card; coins if the top card asks for them."""
        position, seat = expanded(state), state.mover
        objects = dict(zip(state.edition.box.objects, state.objects_of(seat), strict=True))
        rule, where = "carrara1x.ruling.shows-screen", (f"seat:{seat}",)
        yield Event("carrara.shows_objects", seat, rule, {"objects": objects}, where=where)
        if position.expansion.piles[TOP][position.cards[TOP]].secret:
            yield Event("carrara.shows_coins", seat, rule, {"coins": state.coins[seat]}, where=where)
