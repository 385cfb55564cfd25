"""The Abbot: on monasteries and gardens, and home again whenever no other figure is put."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.components import components_beside
from tavola.games.carcassonne.core.rules.faces import AROUND, GARDEN
from tavola.games.carcassonne.core.rules.feature import Feature
from tavola.games.carcassonne.core.rules.module import Line, Module
from tavola.games.carcassonne.core.rules.offers import Offers
from tavola.games.carcassonne.core.rules.options import Put
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Events, FieldValue, Option, Reason


@dataclass(frozen=True, slots=True)
class TakeAbbot(Option):
    """Take the abbot back instead of putting a figure, and score him."""

    @property
    def word(self) -> str:
        return "take"

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        return {"figure": "abbot"}


TAKE_ABBOT = TakeAbbot()


class Abbot(Module):
    """One abbot each; gardens are his alone."""

    name = "abbot"
    figures = components_beside(__name__).figures()
    surrounds = (GARDEN,)

    def offers(self, state: CarcassonneState, offers: Offers) -> None:
        abbot = self._number(state)
        if state.in_supply(abbot, state.mover):
            face, base = state.land.face, state.land.base
            for number in face.middle:
                if face.kinds[number] in AROUND and not state.occupied(base + number):
                    offers.put(abbot, number)
        elif self._standing(state) is not None:
            offers.add(TAKE_ABBOT)

    def carries_out(self, state: CarcassonneState, option: Option, events: Events) -> bool:
        if option != TAKE_ABBOT:
            return False
        at = self._standing(state)
        assert at is not None
        segment = state.figures[at][0]
        feature = state.feature(segment)
        lines = [
            (what, count, value, "carcassonne.abbot.take-back-value")
            for what, count, value, _ in scoring.value_lines(state, feature)
        ]
        scoring.award(state, state.mover, feature, lines, "abbot", events)
        state.take(at)
        for module in state.rules.hear_figures_removed:
            module.figures_removed(state, events)
        return True

    def refuses(self, state: CarcassonneState, option: Option) -> Reason | None:
        if option == TAKE_ABBOT:
            stands = any(figure[1:] == (self._number(state), state.mover) for figure in state.figures)
            return Reason(f"carcassonne.{'ruling.abbot-complete' if stands else 'abbot.take-back'}")
        if not isinstance(option, Put) or option.figure != "abbot":
            return None
        segment = state.segment_at(state.land.cell, option.part)
        if segment is None:
            return Reason("carcassonne.claim.this-tile", dict(option.fields))
        if state.land.kind_of(segment) not in AROUND:
            return Reason("carcassonne.abbot.where", dict(option.fields))
        if not state.in_supply(self._number(state), state.mover):
            return Reason("carcassonne.claim.own-supply", dict(option.fields))
        return Reason("carcassonne.claim.unoccupied", dict(option.fields))

    def values(self, state: CarcassonneState, feature: Feature, lines: list[Line]) -> None:
        """A garden counts like a monastery, by a rule of its own."""
        if feature.kind == GARDEN:
            rule = "carcassonne.abbot.garden" if feature.complete else "carcassonne.abbot.final"
            lines[:] = [(what, count, value, rule) for what, count, value, _ in lines]

    def parse(self, text: str) -> Option | None:
        return TAKE_ABBOT if text == str(TAKE_ABBOT) else None

    def _number(self, state: CarcassonneState) -> int:
        return state.rules.figure_number["abbot"]

    def _standing(self, state: CarcassonneState) -> int | None:
        """The mover's abbot on the board, where his place is not surrounded."""
        abbot = self._number(state)
        for at, (segment, figure, seat) in enumerate(state.figures):
            if seat == state.mover and figure == abbot and state.land.open_of(state.land.find(segment)):
                return at
        return None
