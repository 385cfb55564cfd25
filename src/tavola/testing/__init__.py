"""The shipped test kit: scenarios, the contract suite, rule markers; `strategies` needs Hypothesis."""

from tavola.testing.contract import ContractError, Demands, Report, check_game
from tavola.testing.rules import rule
from tavola.testing.scenario import Scenario, scenario

__all__ = ["ContractError", "Demands", "Report", "Scenario", "check_game", "rule", "scenario"]
