"""Promises about assumed values: they explain themselves, and a wrong correction is refused readably."""

from __future__ import annotations

import re
from dataclasses import replace

from tavola.kernel import Component, SetupError
from tavola.testing.contract.trial import Trial

PROMISE = "components can be corrected"

_NAME = re.compile(r"[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\Z")
_ODD_VALUES = ("0", "-1", "9999", "nothing such", "1, 2", "=")
"""What somebody could write by mistake; a game may take some of them."""


def check_components(trial: Trial) -> None:
    """Every assumed value that is in play."""
    setups = trial.play.game.setups
    names = [component.name for component in setups.components]
    if len(set(names)) < len(names):
        trial.fail(PROMISE, "two of them have the same name")
    for component in setups.components_in(trial.play.setup.modules):
        _check_words(trial, component)
        _check_values(trial, component)


def _check_words(trial: Trial, component: Component) -> None:
    if not _NAME.match(component.name):
        trial.fail(PROMISE, f"{component.name!r} is no name such as improvement.livorno")
    for language in ("de", "en"):
        if not (component.meaning.get(language) and component.why.get(language)):
            trial.fail(PROMISE, f"{component.name} lacks its meaning or its reason in {language}")


def _check_values(trial: Trial, component: Component) -> None:
    game, setup = trial.play.game, trial.play.setup
    ours = game.new(replace(setup, components={**setup.components, component.name: component.value}))
    usual = {name: value for name, value in setup.components.items() if name != component.name}
    trial.same(
        PROMISE,
        f"saying that {component.name} is {component.value}",
        game.new(replace(setup, components=usual)).key(),
        ours.key(),
    )
    for value in _ODD_VALUES:
        try:
            game.new(replace(setup, components={**setup.components, component.name: value}))
        except SetupError:
            continue
        except Exception as error:
            trial.fail(PROMISE, f"{component.name} = {value} raises {error!r}, not a SetupError")
