"""Planting bugs: a toy game with a broken state, and what the contract suite says about it."""

from typing import Any

import pytest

from tavola.testing import ContractError, Demands, check_game
from tavola.testing.toy import ToyGame, ToyState


def checked(state: type[ToyState], demands: Demands | None = None, **more: Any) -> ContractError:
    """The complaint about a toy game with this state."""
    game = ToyGame()
    game.state_class = state
    return complaint(game, demands or Demands(mutants=300), **more)


def complaint(game: ToyGame, demands: Demands, **more: Any) -> ContractError:
    with pytest.raises(ContractError) as found:
        check_game(
            game, [game.setups.make(seats) for seats in (2, 3)], seed=1, games=3, demands=demands, **more
        )
    return found.value
