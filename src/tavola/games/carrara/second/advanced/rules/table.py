"""The advanced game's pieces as the game meets them: prepared, balanced and seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules import build_view, prepared
from tavola.games.carrara.second.advanced.rules.holdings import Advanced

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState
    from tavola.games.carrara.second.rules.view import SecondView


class AdvancedTable(Advanced):
    """What is kept, with all that a game asks of it."""

    __slots__ = ()

    def put(self, state: SecondState, name: str, value: str) -> bool:
        return prepared.put(state, self, name, value)

    def balance(self, state: SecondState) -> None:
        prepared.balance(state, self)

    def seen(self, state: SecondState, view: SecondView) -> SecondView:
        return build_view.seen(state, self, view)
