"""Mage & Witch: the mage adds a point for each tile, the witch halves; never both on one feature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules import piece_text
from tavola.games.carcassonne.core.rules.faces import CLOSING
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Line, Module
from tavola.games.carcassonne.core.rules.options import At, cell_text, parse_at, part_text
from tavola.games.carcassonne.core.rules.slots import ModuleState, Slot
from tavola.games.carcassonne.core.rules.spots import Spots, spot
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Decision, Event, Events, FieldValue, Option, Pending, Reason, Seat, SetupError

NAMES = ("mage", "witch")
MAGE, WITCH = range(2)
NOWHERE = -1


@dataclass(frozen=True, slots=True)
class MagicState(ModuleState):
    """The segments that mage and witch stand on; NOWHERE: not on the board."""

    mage: int = NOWHERE
    witch: int = NOWHERE

    def key(self) -> tuple[int, ...]:
        return self.mage, self.witch

    @property
    def places(self) -> Mapping[str, int]:
        """Both, by name."""
        return {"mage": self.mage, "witch": self.witch}

    def with_figure(self, name: str, at: int) -> MagicState:
        """The same with one of them elsewhere."""
        return MagicState(at, self.witch) if name == "mage" else MagicState(self.mage, at)


MAGIC = Slot[MagicState]("mage-and-witch")


@dataclass(frozen=True, slots=True)
class MagicView:
    """Where mage and witch stand, as `x,y/name`; None: not on the board."""

    mage: str | None
    witch: str | None

    @property
    def places(self) -> Mapping[str, str | None]:
        """Both, by name."""
        return {"mage": self.mage, "witch": self.witch}


@dataclass(frozen=True, slots=True)
class Dismiss(Option):
    """Take the mage or the witch off the board."""

    figure: str

    @property
    def word(self) -> str:
        return "dismiss"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"figure": self.figure}


@dataclass(frozen=True, slots=True)
class Magic(CarcassonneTask):
    """One of the two comes into play or moves: after a tile with the symbol, or when both are together."""

    name = "magic"
    numbered = True

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        moves = self.options(state)
        return (Decision(state.mover, "carcassonne.magic", moves),) if moves else None

    def asked(self, state: CarcassonneState) -> Seat:
        return state.mover

    def options(self, state: CarcassonneState) -> Sequence[Option]:
        """All moves of either; without any, one that is on the board goes, if there is one."""
        if not self._shown(state) and not together(state):
            return ()
        moves = Spots(state.land, "conjure", _moves(state), NAMES)
        return moves or tuple(Dismiss(name) for name, at in MAGIC.of(state).places.items() if at >= 0)

    def _shown(self, state: CarcassonneState) -> bool:
        """Whether the tile just laid has the symbol."""
        return "mage" in state.land.face.symbols

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        magic = MAGIC.of(state)
        if isinstance(option, Dismiss):
            MAGIC.put(state, magic.with_figure(option.figure, NOWHERE))
            if events is not None:
                rule, details = "carcassonne.mage.none", {"figure": option.figure}
                events.append(Event("carcassonne.magic_gone", state.mover, rule, details))
            return
        assert isinstance(option, At)
        was_together = together(state)
        MAGIC.put(state, magic.with_figure(option.figure, state.segment_of(option)))
        if events is not None:
            where = (part_text(option.cell, option.part),)
            rule = f"carcassonne.mage.{'joined' if was_together else 'put'}"
            events.append(Event("carcassonne.magic", state.mover, rule, dict(option.fields), where=where))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if not isinstance(option, At) or option.figure not in NAMES:
            return Reason("carcassonne.mage.must")
        details = dict(option.fields)
        segment = state.segment_at(option.cell, option.part)
        if segment is None or state.land.kind_of(segment) not in CLOSING or state.closed(segment):
            return Reason("carcassonne.mage.open", details)
        roots, magic = state.roots(segment), MAGIC.of(state)
        own, other = magic.mage, magic.witch
        if option.figure == "witch":
            own, other = other, own
        if other >= 0 and state.land.find(other) in roots:
            return Reason("carcassonne.mage.apart", details)
        if own >= 0 and state.land.find(own) in roots:
            return Reason("carcassonne.ruling.mage-other-place", details)
        return Reason("carcassonne.ruling.mage-one-place", details)


@dataclass(frozen=True, slots=True)
class KeepApart(Magic):
    """When a ferry has brought both together, one of them moves."""

    name = "keep-apart"

    def _shown(self, state: CarcassonneState) -> bool:
        return False


class MageAndWitch(Module):
    """They belong to nobody and stand on open roads and cities."""

    name = "mage-and-witch"
    steps = (Magic(), KeepApart())

    def initial(self, seats: int) -> ModuleState:
        return MagicState()

    def values(self, state: CarcassonneState, feature: Feature, lines: list[Line]) -> None:
        magic = MAGIC.of(state)
        mage, witch = magic.mage, magic.witch
        if mage >= 0 and state.land.find(mage) in feature.roots:
            lines.append(("mage", feature.size, 1, "carcassonne.mage.mage"))
        elif witch >= 0 and state.land.find(witch) in feature.roots:
            total = sum(count * value for _, count, value, _ in lines)
            lines.append(("witch", 1, -(total // 2), "carcassonne.mage.witch"))

    def completed(self, state: CarcassonneState, feature: Feature, events: Events) -> None:
        for name, segment in MAGIC.of(state).places.items():
            if segment >= 0 and state.land.find(segment) in feature.roots:
                MAGIC.put(state, MAGIC.of(state).with_figure(name, NOWHERE))
                if events is not None:
                    rule = "mage.leaves" if feature.strength else "ruling.mage-unoccupied"
                    details = {"figure": name}
                    events.append(Event("carcassonne.magic_gone", None, f"carcassonne.{rule}", details))

    def parse(self, text: str) -> Option | None:
        gone = next((Dismiss(name) for name in NAMES if text == f"dismiss {name}"), None)
        return gone or parse_at(text, "conjure")

    def shows(self, state: CarcassonneState) -> MagicView:
        magic = MAGIC.of(state)
        return MagicView(_spot(state, magic.mage), _spot(state, magic.witch))

    def prepares(self, state: CarcassonneState, name: str, value: str) -> bool:
        if name not in NAMES:
            return False
        segment = piece_text.segment(state, value)
        if state.land.kind_of(segment) not in CLOSING or state.closed(segment):
            raise SetupError(f"{name} stands on an open road or city, and {value} is none")
        MAGIC.put(state, MAGIC.of(state).with_figure(name, segment))
        return True


def _spot(state: CarcassonneState, segment: int) -> str | None:
    if segment < 0:
        return None
    at = state.option_at("", segment)
    return f"{cell_text(at.cell)}/{at.part}"


def together(state: CarcassonneState) -> bool:
    """Whether both stand on one road or city."""
    magic = MAGIC.of(state)
    if magic.mage < 0 or magic.witch < 0:
        return False
    mage, witch = state.land.find(magic.mage), state.land.find(magic.witch)
    return mage == witch or witch in state.linked().get(mage, ())


def _moves(state: CarcassonneState) -> list[int]:
    """Once for each open road and city, on its part that was laid last; once for each side of a ferry."""
    land = state.land
    taken = [root for at in MAGIC.of(state).key() if at >= 0 for root in state.roots(at)]
    moves: list[int] = []
    for segment in land.newest(_held_open(state), taken):
        moves.append(spot(segment, MAGE))
        moves.append(spot(segment, WITCH))
    return moves


def _held_open(state: CarcassonneState) -> list[int]:
    """What has no open edge of its own, but is joined by a ferry to what has one."""
    return [root for root in state.linked() if not state.land.open_of(root) and not state.closed(root)]
