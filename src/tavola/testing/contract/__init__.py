"""The contract suite: what must hold for every game, checked by playing it at random.

    report = check_game(TOY, [TOY.setups.make(seats) for seats in (2, 3, 4)], seed=1, games=3)
    print(report)

A broken promise raises `ContractError`, with a record that leads to the position.
"""

from tavola.testing.contract.report import ContractError, Report
from tavola.testing.contract.run import check_game
from tavola.testing.contract.trial import Demands

__all__ = ["ContractError", "Demands", "Report", "check_game"]
