"""The Ferries: they join two roads at a lake, and can be laid anew."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from tavola.games.carcassonne.core.rules import piece_text
from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.faces import ROAD
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.options import STEPS, Plain, cell_text, packed, part_text
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.games.carcassonne.core.rules.versions import ONE_TURN_WITH_EXTRA_TILES
from tavola.kernel import Decision, Event, Events, FieldValue, Option, Pending, Reason, Seat, SetupError

FERRIES = components_beside(__name__).number("ferries")
_FERRY = re.compile(r"(ferry|turn-ferry) (-?[0-9]{1,3}),(-?[0-9]{1,3}) (r[1-4])-(r[1-4])\Z")


@dataclass(frozen=True, slots=True)
class FerriesState(ModuleState):
    """The lakes of the ferries that were laid anew this turn. Where ferries lie is in the state's links."""

    turned: tuple[int, ...] = ()

    def key(self) -> tuple[int, ...]:
        return self.turned


NONE_TURNED = FerriesState()
ON_LAKES = Slot[FerriesState]("ferries")


@dataclass(frozen=True, slots=True)
class LyingFerry:
    """A ferry on a lake: the cell, and the two roads it joins."""

    cell: str
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class FerriesView:
    """Where ferries lie, and how many are still in the stock."""

    lying: tuple[LyingFerry, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Ferry(Option):
    """Lay a ferry between two piers of a lake: a new one, or the one that lies there."""

    cell: int
    first: str
    second: str
    anew: bool

    @property
    def word(self) -> str:
        return "turn-ferry" if self.anew else "ferry"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"cell": cell_text(self.cell), "piers": f"{self.first}-{self.second}"}


KEEP = Plain("keep-ferries")


@dataclass(frozen=True, slots=True)
class LayFerry(CarcassonneTask):
    """A new ferry onto the lake just laid."""

    name = "ferry"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if "lake" not in state.land.face.symbols or len(state.links) >= FERRIES:
            return None
        options = tuple(_ferries(state, state.land.laid - 1, anew=False))
        return (Decision(state.mover, "carcassonne.ferry", options),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, Ferry)
        state.links += (_link(state, option),)
        _tell(state, option, "carcassonne.ferries.lay", events)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.ferries.lay", dict(option.fields))


@dataclass(frozen=True, slots=True)
class LookForFerries(CarcassonneTask):
    """The first ferry along each road that was extended may be laid anew, each once."""

    name = "ferries-again"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if state.links and (reach := in_reach(state)):
            lakes = tuple(lake for lake in reach if lake not in ON_LAKES.of(state).turned)
            if lakes:
                state.do_next(LayFerriesAnew(lakes))
        return None


@dataclass(frozen=True, slots=True)
class LayFerriesAnew(CarcassonneTask):
    """One of the ferries on these lakes may be laid anew; then the others."""

    name = "ferries-again"

    lakes: tuple[int, ...]

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if not self.lakes:
            return None
        options = [ferry for lake in self.lakes for ferry in _ferries(state, lake, anew=True)]
        return (Decision(state.mover, "carcassonne.ferries", (*options, KEEP)),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        if option == KEEP:
            return
        assert isinstance(option, Ferry)
        lake, link = state.land.tile_at(option.cell), _link(state, option)
        before = next(old for old in state.links if state.land.tile_of(old[0]) == lake)
        state.links = tuple(link if old == before else old for old in state.links)
        state.touched += [*before, *link]
        if state.rules.version >= ONE_TURN_WITH_EXTRA_TILES:
            ON_LAKES.put(state, FerriesState((*ON_LAKES.of(state).turned, lake)))
        _tell(state, option, "carcassonne.ferries.relay", events)
        for module in state.rules.hear_figures_removed:
            module.figures_removed(state, events)
        state.do_next(LayFerriesAnew(tuple(other for other in self.lakes if other != lake)))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if not isinstance(option, Ferry):
            return Reason("carcassonne.ferries.order", dict(option.fields))
        lake = state.land.tile_at(option.cell)
        rule = "relay" if lake in self.lakes else "first"
        rule = "once" if lake in ON_LAKES.of(state).turned else rule
        return Reason(f"carcassonne.ferries.{rule}", dict(option.fields))


class Ferries(Module):
    """A ferry on every lake joins two of its roads, for as long as it lies there."""

    name = "ferries"
    steps = (LayFerry(), LookForFerries())

    def initial(self, seats: int) -> ModuleState:
        return NONE_TURNED

    def begun(self, state: CarcassonneState) -> None:
        ON_LAKES.put(state, NONE_TURNED)

    def parse(self, text: str) -> Option | None:
        if text == str(KEEP):
            return KEEP
        found = _FERRY.match(text)
        if found is None:
            return None
        cell = packed(int(found[2]), int(found[3]))
        option = Ferry(cell, found[4], found[5], anew=found[1] == "turn-ferry")
        return option if str(option) == text else None

    def shows(self, state: CarcassonneState) -> FerriesView:
        lying = []
        for a, b in state.links:
            tile = state.land.tile_of(a)
            names, base = state.land.faces[tile].names, state.land.base_of(tile)
            lying.append(LyingFerry(cell_text(state.land.cell_of(tile)), names[a - base], names[b - base]))
        return FerriesView(tuple(lying), FERRIES - len(state.links))

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        match name.split():
            case ["ferry", cell]:
                lake = state.land.tile_at(piece_text.laid_cell(state, cell))
                ways = {
                    frozenset({way.first, way.second}): _link(state, way)
                    for way in _all(state, lake, anew=False)
                }
                link = ways.get(frozenset(value.split()))
                if link is None:
                    raise SetupError(f"{value!r} are no two piers of a lake on {cell}, such as 'r1 r3'")
                if any(state.land.tile_of(one) == lake for one, _ in state.links):
                    raise SetupError(f"a ferry lies on {cell} already")
                state.links += (link,)
                return True
        return False


def _all(state: CarcassonneState, lake: int, *, anew: bool) -> Iterator[Ferry]:
    face = state.land.faces[lake]
    if "lake" in face.symbols:
        for first, second in combinations(face.symbols["lake"].fact("piers").split(","), 2):
            yield Ferry(state.land.cell_of(lake), first, second, anew)


def _ferries(state: CarcassonneState, lake: int, *, anew: bool) -> Iterator[Ferry]:
    """Every way a ferry can lie on a lake, except how it lies."""
    return (option for option in _all(state, lake, anew=anew) if _link(state, option) not in state.links)


def _link(state: CarcassonneState, option: Ferry) -> tuple[int, int]:
    tile = state.land.tile_at(option.cell)
    names, base = state.land.faces[tile].names, state.land.base_of(tile)
    return base + names.index(option.first), base + names.index(option.second)


def in_reach(state: CarcassonneState) -> list[int]:
    """The lakes whose ferries come first along the roads that the tile just laid extends."""
    found: list[int] = []
    land, face = state.land, state.land.face
    if not face.edge_kinds >> ROAD & 1:
        return found
    here, linked = land.laid - 1, state.linked()
    for side, kind in enumerate(face.edges):
        if kind == ROAD and land.find(land.base + face.edge_segment[side]) in linked:
            lake = _first(state, here, side)
            if lake is not None and lake != here and lake not in found:
                found.append(lake)
    return found


def _first(state: CarcassonneState, tile: int, side: int) -> int | None:
    """Follow a road out of a tile to its first ferry."""
    piers = state.link_ends()
    begin = tile
    while True:
        beyond = state.land.tile_at(state.land.cell_of(tile) + STEPS[side])
        if beyond < 0 or beyond == begin:
            return None
        face, entered = state.land.faces[beyond], side ^ 2
        number = face.edge_segment[entered]
        segment = state.land.base_of(beyond) + number
        if segment in piers:
            return beyond
        out = [s for s in range(4) if face.edge_segment[s] == number and s != entered]
        if not out:
            return None
        tile, side = beyond, out[0]


def _tell(state: CarcassonneState, option: Ferry, rule: str, events: Events) -> None:
    if events is not None:
        where = tuple([part_text(option.cell, pier) for pier in (option.first, option.second)])
        kind = "carcassonne.ferry_turned" if option.anew else "carcassonne.ferry_laid"
        events.append(Event(kind, state.mover, rule, dict(option.fields), where=where))
