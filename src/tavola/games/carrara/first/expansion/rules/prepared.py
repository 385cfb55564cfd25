"""Prepared expansion games: what can be given besides the pieces of the base game.

    specials 0 = urban               (already scored)
    upgrades 1 = lucca, rural        out = villa 1, porta 2     (raised, so they have left the game)

Buildings of cost 8 that nobody has built, and that have not left the game, lie beside the board. The cards
are options of the set-up.
"""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.carrara.first.expansion.rules.state import ExpansionState
from tavola.games.carrara.first.rules.prepared import Preparation
from tavola.games.carrara.parts.rules.given import known, listed
from tavola.kernel import Seat, SetupError


class ExpansionPreparation(Preparation):
    """Puts the new pieces where they belong, too."""

    def __init__(self, state: ExpansionState) -> None:
        super().__init__(state)
        self._position = state

    def put(self, name: Sequence[str], value: str) -> bool:
        state, additions = self._position, self._position.expansion.additions
        match name:
            case ["specials", seat]:
                numbers = {special.name: n for n, special in enumerate(additions.specials)}
                for special in listed(value):
                    state.scored_specials[self.seat(seat)] |= 1 << known(numbers, special, "special field")
            case ["upgrades", seat]:
                numbers = {upgrade.place: n for n, upgrade in enumerate(additions.upgrades)}
                for place in listed(value):
                    number = known(numbers, place, "upgrade")
                    if state.upgrades[number] >= 0:
                        raise SetupError(f"the upgrade for {place} cannot lie in two places")
                    state.upgrades[number] = self.seat(seat)
            case ["out"]:
                for text in listed(value):
                    state.out |= 1 << self.tile(text)
            case _:
                return super().put(name, value)
        return True

    def tiles_in_play(self) -> list[int]:
        state, box = self._position, self._position.edition.box
        if any(tile in state.expansion.additions.eights for tile in state.display):
            raise SetupError("buildings of cost 8 lie beside the board, not in the display")
        used = super().tiles_in_play() + [tile.number for tile in box.tiles if state.out >> tile.number & 1]
        state.eights = [-1 if tile in used else tile for tile in state.expansion.additions.eights]
        return used

    def scorings_of(self, seat: Seat) -> int:
        return super().scorings_of(seat) + self._position.scored_specials[seat].bit_count()
