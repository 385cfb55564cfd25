"""Rulesets: which modules are in play and what each is asked; made once for a set of modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules.components import components_of
from tavola.games.carcassonne.core.rules.faces import CITY, MONASTERY, ROAD, Faces
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module, TileSet
from tavola.games.carcassonne.core.rules.resources import CORE
from tavola.games.carcassonne.core.rules.tasks import PASS_TURN, STEPS
from tavola.games.carcassonne.core.rules.tiles import Part, Tile
from tavola.kernel import Lots

Again = tuple[Callable[..., "Ruleset"], tuple[object, ...]]
"""What makes the same rules in another process: a function and its arguments."""


@dataclass(frozen=True, slots=True)
class Order:
    """The steps of a turn by the names of their tasks; steps of modules not in play are left out."""

    half_turn: tuple[str, ...]
    """Of half a double turn, or all of a plain one."""
    extra_tile: tuple[str, ...]
    """Those of them that belong to one tile, if several are laid in one half."""

    def with_step(self, step: str, *, after: str) -> Order:
        """The same order with one more step that belongs to a tile, right after another one."""
        return Order(_inserted(self.half_turn, step, after), _inserted(self.extra_tile, step, after))


def _faces_again(make: Callable[..., Ruleset], given: tuple[object, ...]) -> Faces:
    return make(*given).faces


def _inserted(steps: tuple[str, ...], step: str, after: str) -> tuple[str, ...]:
    at = steps.index(after) + 1
    return (*steps[:at], step, *steps[at:])


(MEEPLE,) = components_of(CORE).figures()
PENNANTS = ("pennants", 7)


class Ruleset:
    """The rules of one set of modules and tile sets, in one version. Never changes, so states share it."""

    def __init__(
        self, tiles: Iterable[Tile], chosen: Sequence[Module], order: Order, version: int, again: Again
    ) -> None:
        self._again = again
        self.version = version
        self.packages = tuple(module.package for module in chosen)
        """The folders of everything in play, tile sets too."""
        modules = self.modules = tuple(module for module in chosen if not isinstance(module, TileSet))
        self.figures = (MEEPLE, *(figure for module in modules for figure in module.figures))
        self.figure_number = {figure.name: number for number, figure in enumerate(self.figures)}
        self.strengths = tuple(figure.strength for figure in self.figures)
        self._shifts = self._lay_out_marks()
        surrounded = {MONASTERY}.union(*(module.surrounds for module in modules))
        self.faces = Faces(tiles, self._marks_of, frozenset(surrounded), (_faces_again, again))
        self.claimable = frozenset({ROAD, CITY, MONASTERY}.union(*(module.claims for module in modules)))
        self.claimable_bits = sum(1 << kind for kind in self.claimable)
        steps = {step.name: step for step in (*STEPS, *(step for m in modules for step in m.steps))}
        self.half_turn: tuple[CarcassonneTask, ...] = tuple(
            steps[name] for name in order.half_turn if name in steps
        )
        """The tasks of half a double turn, or of all of a plain one."""
        self.whole_turn: tuple[CarcassonneTask, ...] = (*self.half_turn, PASS_TURN)
        self.half_turn_agenda, self.whole_turn_agenda = self.half_turn[::-1], self.whole_turn[::-1]
        """The same as an agenda holds them: the last one first."""
        self.extra_tile = tuple(task for task in self.half_turn if task.name in order.extra_tile)
        """The tasks of one more tile within a turn."""
        self.counters = ("meeple", *(name for module in modules for name in module.counters))
        """The counting figures of each seat."""

        self.hear_begun = self._answering("begun")
        self.drawing = self._answering("drawn_from")
        self.vetoes = self._answering("forbids")
        self.hear_laid = self._answering("laid")
        self.offering = self._answering("offers")
        self.acting = self._answering("carries_out")
        self.barring = self._answering("bars")
        self.refusing = self._answering("refuses")
        self.hear_figures_removed = self._answering("figures_removed")
        self.valuing = self._answering("values")
        self.hear_completed = self._answering("completed")
        self.city_valuing = self._answering("city_value")
        self.beforehand = self._answering("beforehand")
        self.finals = self._answering("final")
        self.hear_ended = self._answering("ended")
        self.hear_counted = self._answering("counted")
        self.hear_moved = self._answering("moved")
        self.counting = bool(self.hear_counted or self.hear_moved or len(self.counters) > 1)
        """Whether it matters how points are moved on the score track."""
        self.showing = self._answering("shows")
        self.preparing = self._answering("prepares")
        self.start = self._start_tile()
        self.counts = self._counts()
        self.stock = [self.faces.index[ident] for ident, count in self.counts.items() for _ in range(count)]
        """All tiles that are drawn from, by their numbers among the faces; equal ones lie side by side."""

    def __reduce__(self) -> Again:
        """Another process makes its own from the same names."""
        return self._again

    def _answering(self, point: str) -> tuple[Module, ...]:
        return tuple(m for m in self.modules if getattr(type(m), point) is not getattr(Module, point))

    # -- marks ---------------------------------------------------------------------------------------

    def _lay_out_marks(self) -> Mapping[str, tuple[int, int]]:
        shifts: dict[str, tuple[int, int]] = {}
        at = 0
        for name, bits in (PENNANTS, *(mark for module in self.modules for mark in module.marks)):
            shifts[name] = (at, (1 << bits) - 1)
            at += bits
        return shifts

    def _marks_of(self, tile: Tile, part: Part) -> int:
        carried = {"pennants": int(part.fact("pennants") or 0)}
        for module in self.modules:
            carried.update(module.mark(tile, part))
        return sum(count << self._shifts[name][0] for name, count in carried.items())

    def read(self, mark: str, packed: int) -> int:
        """A mark out of the packed numbers of a feature."""
        shift, mask = self._shifts[mark]
        return packed >> shift & mask

    # -- tiles ---------------------------------------------------------------------------------------

    def _start_tile(self) -> str:
        named = next(filter(None, (module.start_tile() for module in self.modules)), None)
        if named is not None:
            return named
        return next((tile.id for tile in self.faces.tiles if tile.start), self.faces.tiles[0].id)

    def _counts(self) -> dict[str, int]:
        """How many of each kind are drawn from, the start tile aside."""
        out = {ident for module in self.modules for ident in module.taken_out()}
        counts = {tile.id: tile.count for tile in self.faces.tiles if tile.id not in out}
        counts[self.start] -= 1
        return {ident: count for ident, count in counts.items() if count}

    def lots(self, stock: list[int]) -> Lots:
        """These tiles as a pool to draw from."""
        return Lots(stock[:], self.faces.ids, self.faces.index)
