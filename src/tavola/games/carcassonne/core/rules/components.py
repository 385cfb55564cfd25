"""What is in the box besides tiles: numbers of pieces and what is printed on them, from `components.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tavola.games.carcassonne.core.rules.module import Figure
from tavola.games.carcassonne.core.rules.resources import text_of
from tavola.kernel import SetupError

COMPONENTS = "components.toml"


@dataclass(frozen=True, slots=True)
class Components:
    """The entries of one folder's list; each is checked when it is asked for, and named if it is wrong."""

    where: str
    entries: Mapping[str, object]

    def number(self, name: str) -> int:
        """A whole number from 1 on."""
        return self._number(self._entry(name), name)

    def numbers(self, name: str) -> tuple[int, ...]:
        """Several of them."""
        return tuple(self._number(entry, name) for entry in self._listed(self._entry(name), name))

    def names(self, name: str) -> tuple[str, ...]:
        """Several names, each once."""
        found = self._listed(self._entry(name), name)
        if not all(isinstance(entry, str) for entry in found) or len(set(found)) < len(found):
            raise self._wrong(name, "a list of different names", found)
        return tuple(map(str, found))

    def counts(self, name: str) -> Mapping[str, int]:
        """How many there are of each kind."""
        return {kind: self._number(count, f"{name}.{kind}") for kind, count in self._table(name).items()}

    def steps(self, name: str) -> tuple[tuple[int, int], ...]:
        """A scale: from so many on, so much; the highest step first."""
        found = [
            tuple(self._number(n, name) for n in self._listed(step, name))
            for step in self._listed(self._entry(name), name)
        ]
        steps = tuple((step[0], step[1]) for step in found if len(step) == 2)
        if len(steps) < len(found) or list(steps) != sorted(steps, reverse=True):
            raise self._wrong(name, "a list of pairs, the highest first", found)
        return steps

    def figures(self) -> tuple[Figure, ...]:
        """The figures that each player gets."""
        return tuple(self._figure(name, entry) for name, entry in self._table("figures").items())

    def _figure(self, name: str, entry: object) -> Figure:
        if not isinstance(entry, dict) or not {"count"} <= entry.keys() <= {"count", "strength"}:
            raise self._wrong(f"figures.{name}", "a count, and a strength if it is a meeple", entry)
        strength = self._number(entry["strength"], f"figures.{name}.strength") if "strength" in entry else 0
        return Figure(name, self._number(entry["count"], f"figures.{name}.count"), strength)

    def _entry(self, name: str) -> object:
        if name not in self.entries:
            known = ", ".join(self.entries) or "nothing"
            raise SetupError(f"{self.where}: there is no {name}, only {known}")
        return self.entries[name]

    def _table(self, name: str) -> Mapping[str, object]:
        entry = self._entry(name)
        if not isinstance(entry, dict) or not entry:
            raise self._wrong(name, "a table with an entry for each kind", entry)
        return entry

    def _listed(self, entry: object, name: str) -> list[object]:
        if not isinstance(entry, list) or not entry:
            raise self._wrong(name, "a list", entry)
        return entry

    def _number(self, entry: object, name: str) -> int:
        if not isinstance(entry, int) or isinstance(entry, bool) or entry < 1:
            raise self._wrong(name, "a whole number from 1 on", entry)
        return entry

    def _wrong(self, name: str, wanted: str, found: object) -> SetupError:
        return SetupError(f"{self.where}: {name} must be {wanted}, not {found!r}")


def load(text: str, where: str) -> Components:
    """The components that a text lists."""
    try:
        return Components(where, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{where}: {error}") from error


@cache
def components_of(package: str) -> Components:
    """The components that lie in the folder of a package."""
    return load(text_of(package, COMPONENTS), f"{package}/{COMPONENTS}")


def components_beside(module: str) -> Components:
    """The components that lie in the folder of a module, by its `__name__`."""
    return components_of(module.rpartition(".")[0])
