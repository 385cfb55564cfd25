"""What a mode may add to the judgement of a position; the normal game adds nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tavola.games.carrara.second.judgement.mat import Reward
from tavola.games.carrara.second.rules.box import Section
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Option, Seat


class Extras:
    """Extension points, with answers that add nothing."""

    def coins_per_point(self, state: SecondState, seat: Seat) -> int:
        """How many of the seat's coins will be a point."""
        return state.edition.box.coins_per_point

    def final(self, state: SecondState, seat: Seat) -> int:
        """What else the final scoring would bring the seat if the game ended now."""
        return 0

    def outlook(self, state: SecondState, seat: Seat) -> float:
        """What of that is to be counted on, and what pieces that lie ready may bring."""
        return 0.0

    def hopes(self, state: SecondState, seat: Seat) -> Sequence[tuple[float, int]]:
        """Points and coins that scoring its own fields would bring, as far as that is to be counted on."""
        return ()

    def possible(self, state: SecondState, seat: Seat) -> Iterator[Reward]:
        """Points and coins of each of its own fields that the seat can score at once."""
        return iter(())

    def bonus(self, state: SecondState, section: Section) -> float:
        """What the bonus of a section is worth that is neither coins nor points."""
        return 0.0

    def site(self, state: SecondState, seat: Seat, tile: int, city: int) -> float:
        """What a building there is worth as a place for pieces."""
        return 0.0

    def reward(self, state: SecondState, segment: int) -> Sequence[int]:
        """The pieces of which one may be had by emptying a segment of the wheel."""
        return ()

    def placed(self, state: SecondState, seat: Seat, piece: int) -> Sequence[SecondState]:
        """Positions that a piece may lead to, if the seat has it."""
        return ()

    def is_besides(self, option: Option) -> bool:
        """Whether an option of a turn takes nothing from its action."""
        return False
