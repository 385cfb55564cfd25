"""The position of an expansion game."""

from __future__ import annotations

from typing import Self

from tavola.games.carrara.first.expansion.rules import build_view
from tavola.games.carrara.first.expansion.rules.edition import ExpansionEdition
from tavola.games.carrara.first.expansion.rules.view import ExpansionView
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Seat


class ExpansionState(CarraraState):
    """What the base game has, and the new pieces, in flat lists too."""

    __slots__ = ("cards", "earned_at_end", "eights", "expansion", "out", "scored_specials", "upgrades")

    def __init__(
        self, edition: ExpansionEdition, seats: int, start: Seat | None, *, open_screens: bool
    ) -> None:
        super().__init__(edition, seats, start, open_screens=open_screens)
        self.expansion = edition
        self.cards = list(edition.chosen)
        """By pile, the number of the card that lies out; -1: not yet drawn."""
        self.eights = list(edition.additions.eights)
        """By type, the building beside the board; -1: it has been built."""
        self.upgrades: list[Seat] = [-1] * len(edition.additions.upgrades)
        """By place, who has the upgrade."""
        self.scored_specials = [0] * seats
        """By seat, a bit for each special field."""
        self.out = 0
        """A bit for each building that has left the game."""
        self.earned_at_end = [0] * seats
        """By seat, the coins of the final scoring: what was best was chosen without them."""

    def earn_at_end(self, seat: Seat, coins: int) -> None:
        super().earn_at_end(seat, coins)
        self.earned_at_end[seat] += coins

    def copy(self) -> Self:
        twin = super().copy()
        twin.expansion, twin.out = self.expansion, self.out
        twin.cards, twin.eights, twin.upgrades = self.cards[:], self.eights[:], self.upgrades[:]
        twin.scored_specials, twin.earned_at_end = self.scored_specials[:], self.earned_at_end[:]
        return twin

    def key(self) -> tuple[object, ...]:
        task = self.task
        return (
            *super().key(),
            () if task is None else task.spelled(),
            tuple(self.cards),
            tuple(self.eights),
            tuple(self.upgrades),
            tuple(self.scored_specials),
            self.out,
        )

    def view(self, seat: Seat | None) -> ExpansionView:
        return build_view.build_view(self, seat)


def expanded(state: CarraraState) -> ExpansionState:
    """The state of an expansion game as what it is."""
    assert isinstance(state, ExpansionState)
    return state
