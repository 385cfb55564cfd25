"""Setups: which game, with what, for how many; checked before anything begins."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from tavola.kernel.errors import SetupError
from tavola.kernel.options import Seat
from tavola.kernel.pools import Outcome


@dataclass(frozen=True, slots=True)
class Prepared:
    """A position given instead of dealt: pieces by name, and draws that come before any chance.

    For puzzles, tests and imported games; a record of such a game says so.
    """

    pieces: Mapping[str, str] = field(default_factory=dict)
    draws: tuple[Outcome, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pieces or self.draws)


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is settled before the first move."""

    game: str
    seats: int
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    start: Seat | None = None
    """The start player; None: decided by chance."""
    prepared: Prepared = field(default_factory=Prepared)
    components: Mapping[str, str] = field(default_factory=dict)
    """Values of components that differ from those of our boxes, by name."""


@dataclass(frozen=True, slots=True)
class Component:
    """A value of the box that no source states: ours is assumed, and whoever owns the box may correct it."""

    name: str
    """Such as `improvement.livorno`: stable for ever, as records carry it."""
    value: str
    """What we assume, as text on one line."""
    meaning: Mapping[str, str]
    """What it is and how it is written, by language."""
    why: Mapping[str, str]
    """What the assumption rests on, by language."""
    module: str = ""
    """The module it comes with; empty: it is always in play."""


@dataclass(frozen=True, slots=True)
class SetupOption:
    """A switch of a game: its name, its values, the first one being the default."""

    name: str
    values: tuple[str, ...]
    module: str | None = None
    """The module that it belongs to: without that it means nothing, and is not set."""
    formerly: str | None = None
    """What holds in records from before there was this option; None: it was always there."""

    def concerns(self, modules: tuple[str, ...]) -> bool:
        """Whether it means anything when these modules are in play."""
        return self.module is None or self.module in modules


@dataclass(frozen=True, slots=True)
class SetupSchema:
    """The setups a game takes."""

    game: str
    seats: range
    modules: tuple[str, ...] = ()
    boxes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Named presets of modules; the first is meant when none is named."""
    requires: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Modules that make no sense alone, each with those it requires, which come along with it."""
    options: tuple[SetupOption, ...] = ()
    components: tuple[Component, ...] = ()
    """Assumed values, which a setup may change."""

    def make(
        self,
        seats: int,
        *,
        box: str | None = None,
        modules: tuple[str, ...] = (),
        options: Mapping[str, str] | None = None,
        start: Seat | None = None,
        prepared: Prepared | None = None,
        components: Mapping[str, str] | None = None,
    ) -> Setup:
        """A checked setup: the box's modules and the ones named, in the game's own order.

        An empty box holds nothing, so that only the modules named are in play. Options of modules that are
        not in play are left out; of the components only those are kept that are in play and whose value is
        not ours.
        """
        named = set(modules) | set(self._box(box))
        named |= {required for name in named for required in self.requires.get(name, ())}
        in_play = tuple(m for m in self.modules if m in named) + tuple(sorted(named - set(self.modules)))
        usual = {option.name: option.values[0] for option in self.options if option.concerns(in_play)}
        idle = {option.name for option in self.options} - set(usual)
        given = {name: value for name, value in (options or {}).items() if name not in idle}
        return self.checked(
            Setup(
                game=self.game,
                seats=seats,
                modules=in_play,
                options={**usual, **given},
                start=start,
                prepared=prepared or Prepared(),
                components=self._differing(components or {}, named),
            )
        )

    def components_in(self, modules: Collection[str]) -> tuple[Component, ...]:
        """The assumed values that matter where these modules are in play."""
        return tuple(part for part in self.components if not part.module or part.module in modules)

    def _differing(self, values: Mapping[str, str], modules: Collection[str]) -> Mapping[str, str]:
        known = {component.name for component in self.components}
        ours = {component.name: component.value for component in self.components_in(modules)}
        return {
            name: value
            for name, value in values.items()
            if name not in known or (name in ours and ours[name] != value)
        }

    def _box(self, box: str | None) -> tuple[str, ...]:
        if box is None:
            return next(iter(self.boxes.values()), ())
        if box == "":
            return ()
        if box not in self.boxes:
            raise SetupError(f"{self.game} has no box {box!r}; there is {_listed(self.boxes)}")
        return self.boxes[box]

    def checked(self, setup: Setup) -> Setup:
        """The same setup if the game takes it; otherwise what is wrong with it."""
        if setup.game != self.game:
            raise SetupError(f"this is a setup for {setup.game!r}, not for {self.game!r}")
        if setup.seats not in self.seats:
            raise SetupError(
                f"{self.game} is for {self.seats[0]} to {self.seats[-1]} players, not for {setup.seats}"
            )
        if setup.start is not None and setup.start not in range(setup.seats):
            raise SetupError(f"start player {setup.start} has no seat among 0 to {setup.seats - 1}")
        for module in setup.modules:
            if module not in self.modules:
                raise SetupError(f"{self.game} has no module {module!r}; there is {_listed(self.modules)}")
        switches = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if name not in switches:
                raise SetupError(f"{self.game} has no option {name!r}; there is {_listed(switches)}")
            values = switches[name].values
            if value not in values:
                raise SetupError(f"option {name} is one of {', '.join(values)}, not {value!r}")
            if not switches[name].concerns(setup.modules):
                raise SetupError(
                    f"option {name} belongs to module {switches[name].module}, which is not in play"
                )
        known = tuple(component.name for component in self.components)
        for name, value in setup.components.items():
            if name not in known:
                near = get_close_matches(name, known, n=1)
                hint = f"did you mean {near[0]}?" if near else f"there is {_listed(known)}"
                raise SetupError(f"{self.game} has no assumed component {name!r}; {hint}")
            if not value or value != value.strip() or not value.isprintable():
                raise SetupError(f"the value of component {name} is text on one line, not {value!r}")
        for option in self.options:
            unset = option.name not in setup.options and option.concerns(setup.modules)
            if unset and option.formerly is None:
                raise SetupError(f"option {option.name} is not set; it is one of {', '.join(option.values)}")
        return setup

    def in_force(self, setup: Setup) -> dict[str, str]:
        """The options of a setup; those that did not exist when it was made are as they were then."""
        formerly = {option.name: option.formerly for option in self.options if option.formerly is not None}
        return {**formerly, **setup.options}


def _listed(names: Mapping[str, object] | tuple[str, ...]) -> str:
    return ", ".join(names) or "none at all"
