"""Slots: what each module keeps in the state, as a frozen value of a class of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.state import CarcassonneState


class ModuleState:
    """What a module keeps; subclasses are frozen values, so copies of a position share it."""

    __slots__ = ()

    def key(self) -> tuple[int, ...]:
        """Its part of the position's key: stable for ever, as checksums in records depend on it."""
        return ()


NOTHING = ModuleState()
"""The slot of a module that keeps nothing."""

SlotT = TypeVar("SlotT", bound=ModuleState)


class Slot(Generic[SlotT]):
    """Where the state holds what a module keeps, by the module's name; there only while it is in play."""

    __slots__ = ("_module",)

    def __init__(self, module: str) -> None:
        self._module = module

    def of(self, state: CarcassonneState) -> SlotT:
        """What the module keeps now."""
        kept: SlotT = state.slots[self._module]
        return kept

    def put(self, state: CarcassonneState, kept: SlotT) -> None:
        """From now on the module keeps this."""
        state.slots[self._module] = kept

    def in_play(self, state: CarcassonneState) -> bool:
        """Whether the module is in play at all."""
        return self._module in state.slots
