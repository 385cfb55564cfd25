"""The core's own tasks: drawing, laying, claiming, scoring, passing on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.faces import KIND_NAMES
from tavola.games.carcassonne.core.rules.module import CarcassonneTask
from tavola.games.carcassonne.core.rules.options import (
    ORIGIN,
    SKIP,
    At,
    LayTile,
    Placements,
    Put,
    Skip,
    cell_text,
    put,
)  # fmt: skip
from tavola.kernel import CHANCE, Chance, Decision, Event, Events, Option, Outcome, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carcassonne.core.rules.state import CarcassonneState

MEEPLE = 0
"""The number of the ordinary meeple among the figures."""


@dataclass(frozen=True, slots=True)
class DrawStartPlayer(CarcassonneTask):
    """Who begins is drawn by lot, if nobody was named; then the first tile lies."""

    name = "start"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        return Chance({str(seat): 1 for seat in range(state.seats)}, "carcassonne.start")

    def dealt(self, state: CarcassonneState, outcome: Outcome, events: Events) -> None:
        begin(state, int(outcome), events)


def begin(state: CarcassonneState, seat: Seat, events: Events) -> None:
    """Seat the start player; the start tile lies in the middle."""
    state.start = state.mover = seat
    face = state.rules.faces.faces[state.rules.faces.index[state.rules.start]][0]
    state.lay(face, ORIGIN, -1)
    state.touched.clear()
    state.agenda.clear()
    state.begin_turn(state.rules.whole_turn)
    if events is not None:
        rule = "carcassonne.turn.first"
        events.append(Event("carcassonne.started", seat, rule, {"tile": face.tile.id}, where=("cell:0,0",)))


@dataclass(frozen=True, slots=True)
class DrawTile(CarcassonneTask):
    """Draw a tile; one that cannot be laid is set aside. Without tiles the game is over."""

    name = "draw"
    numbered = True

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if state.pile:
            return Chance(dict(self._pool(state)), "carcassonne.tile", None, True)
        self._without_tiles(state, events)
        return None

    def asked(self, state: CarcassonneState) -> Seat:
        return CHANCE

    def ways(self, state: CarcassonneState) -> int:
        if state.pile:
            return sum(self._pool(state).values())
        self._without_tiles(state, None)
        return 0

    def go(self, state: CarcassonneState, way: int) -> None:
        for outcome, count in self._pool(state).items():
            way -= count
            if way < 0:
                self.dealt(state, outcome, None)
                return

    def _without_tiles(self, state: CarcassonneState, events: Events) -> None:
        if len(state.agenda) >= len(state.rules.whole_turn):  # an extra tile: this turn goes on without it
            del state.agenda[1 - len(state.rules.extra_tile) :]
            return
        state.agenda.clear()
        scoring.final_scoring(state, events)

    def _pool(self, state: CarcassonneState) -> Mapping[Outcome, int]:
        for module in state.rules.pools:
            if (pool := module.pool(state)) is not None:
                return pool
        return state.pile

    def dealt(self, state: CarcassonneState, outcome: Outcome, events: Events) -> None:
        left = state.pile[outcome] - 1
        if left:
            state.pile[outcome] = left
        else:
            del state.pile[outcome]
        state.hold(state.rules.faces.index[outcome])
        if state.placements():
            if events is not None:
                events.append(
                    Event("carcassonne.drawn", state.mover, "carcassonne.turn.draw", {"tile": outcome})
                )
            return
        state.tile = -1
        state.aside += (outcome,)
        state.do_next(self)
        if events is not None:
            events.append(
                Event("carcassonne.aside", state.mover, "carcassonne.lay.impossible", {"tile": outcome})
            )


@dataclass(frozen=True, slots=True)
class LayDrawnTile(CarcassonneTask):
    """Lay the tile in hand so that it fits."""

    name = "lay"
    numbered = True

    def asked(self, state: CarcassonneState) -> Seat:
        return state.mover

    def ways(self, state: CarcassonneState) -> int:
        return len(state.placements())

    def go(self, state: CarcassonneState, way: int) -> None:
        code = state.placements()[way]
        face = state.rules.faces.faces[state.tile][code & 3]
        state.tile = -1
        state.lay(face, code >> 2, state.mover)

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        details = {"tile": state.rules.faces.tiles[state.tile].id}
        return (Decision(state.mover, "carcassonne.lay", Placements(state.placements()), details),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, LayTile)
        face = state.rules.faces.faces[state.tile][option.turn]
        state.tile = -1
        state.lay(face, option.cell, state.mover)
        if events is not None:
            details = {"tile": face.tile.id, **option.fields}
            where = (f"cell:{cell_text(option.cell)}",)
            events.append(
                Event("carcassonne.laid", state.mover, "carcassonne.lay.fits", details, where=where)
            )

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if not isinstance(option, LayTile):
            return Reason("carcassonne.turn.order")
        details = dict(option.fields)
        if option.cell in state.board:
            return Reason("carcassonne.lay.empty", details)
        if option.cell not in state.frontier:
            return Reason("carcassonne.lay.beside", details)
        turns = state.rules.faces.fitting(state.tile, state.frontier[option.cell])
        if option.turn not in turns:
            return Reason("carcassonne.lay.fits", details)
        watching = [module for module in state.rules.vetoes if module.watches(state)]
        rules = (module.forbids(state, option.cell, option.turn) for module in watching)
        return Reason(next(rule for rule in rules if rule is not None), details)


@dataclass(frozen=True, slots=True)
class ClaimFeature(CarcassonneTask):
    """Put a figure onto the tile just laid, or none; not asked where there is nothing to choose."""

    name = "claim"
    numbered = True

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        options = self._options(state)
        return (Decision(state.mover, "carcassonne.claim", options, {}),) if options else None

    def asked(self, state: CarcassonneState) -> Seat:
        return state.mover

    def ways(self, state: CarcassonneState) -> int:
        return len(self._options(state))

    def go(self, state: CarcassonneState, way: int) -> None:
        self.answer(state, state.mover, self._options(state)[way], None)

    def _options(self, state: CarcassonneState) -> tuple[Option, ...]:
        options: list[Option] = []
        if state.supply[state.mover]:
            options += meeple_offers(state, "meeple")
        for module in state.rules.offering:
            options += module.offers(state)
        if state.rules.barring:
            options = [option for option in options if _barred(state, option) is None]
        if options:
            options.append(SKIP)
        return tuple(options)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Skip):
            return
        if not isinstance(option, Put):
            if not any(module.carries_out(state, option, events) for module in state.rules.acting):
                raise AssertionError(f"nobody carries out {option}")
            return
        segment = state.segment_at(state.last_cell, option.part)
        assert segment is not None
        state.put(state.rules.figure_number[option.figure], state.mover, segment)
        if events is not None:
            kind = KIND_NAMES[state.kind[segment]]
            details = {**option.fields, "on": kind, "cell": cell_text(state.last_cell)}
            where = (f"part:{cell_text(state.last_cell)}/{option.part}",)
            meeple = state.rules.strengths[state.rules.figure_number[option.figure]]
            rule = f"carcassonne.claim.{kind}" if meeple else "carcassonne.claim.one"
            events.append(Event("carcassonne.put", state.mover, rule, details, where=where))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, LayTile):
            return Reason("carcassonne.lay.one", dict(option.fields))
        if (rule := _barred(state, option)) is not None:
            return Reason(rule, dict(option.fields))
        for module in state.rules.refusing:
            if (reason := module.refuses(state, option)) is not None:
                return reason
        if isinstance(option, Put):
            return self._no_meeple(state, option)
        return Reason("carcassonne.turn.order")

    def _no_meeple(self, state: CarcassonneState, option: Put) -> Reason:
        details = dict(option.fields)
        number = state.rules.figure_number.get(option.figure)
        if number is None:
            return Reason("carcassonne.claim.own-supply", details)
        segment = state.segment_at(state.last_cell, option.part)
        if segment is None:
            return Reason("carcassonne.claim.this-tile", details)
        if not state.in_supply(number, state.mover):
            return Reason("carcassonne.claim.own-supply", details)
        if state.kind[segment] not in state.rules.claimable:
            return Reason(f"carcassonne.claim.no-{KIND_NAMES[state.kind[segment]]}", details)
        return Reason("carcassonne.claim.unoccupied", details)


def _barred(state: CarcassonneState, option: Option) -> str | None:
    """The rule by which a module takes this option away for now."""
    answers = (module.bars(state, option) for module in state.rules.barring)
    return next((rule for rule in answers if rule is not None), None)


def meeple_offers(state: CarcassonneState, figure: str) -> list[Option]:
    """The parts of the tile just laid that a meeple may claim."""
    face, segment = state.tile_face[-1], state.tile_base[-1]
    claimable, occupied = state.rules.claimable, state.occupied
    return [
        put(figure, name)
        for number, (kind, name) in enumerate(zip(face.kinds, face.names, strict=True), segment)
        if kind in claimable and not occupied(number)
    ]


@dataclass(frozen=True, slots=True)
class ScoreFeatures(CarcassonneTask):
    """Score everything that is complete now, in the mover's order where that can matter."""

    name = "score"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if not state.touched:
            return None
        if state.rules.counting and len(ready := scoring.to_be_scored(state)) > 1:
            options = tuple(state.option_at("score", segment) for segment in ready)
            return (Decision(state.mover, "carcassonne.score", options),)
        scoring.score_completed(state, events)
        return None

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, At)
        feature = state.feature(state.segment_of(option))
        state.touched = [segment for segment in state.touched if state.find(segment) not in feature.roots]
        scoring.score_feature(state, feature, events)
        state.do_next(self)

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        return Reason("carcassonne.ruling.score-order")


@dataclass(frozen=True, slots=True)
class PassTurn(CarcassonneTask):
    """The next seat's turn."""

    name = "pass-on"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        state.turns += 1
        state.mover = (state.mover + 1) % state.seats
        state.begin_turn(state.rules.whole_turn)
        return None


DRAW_START_PLAYER, PASS_TURN = DrawStartPlayer(), PassTurn()
STEPS: tuple[CarcassonneTask, ...] = (DrawTile(), LayDrawnTile(), ClaimFeature(), ScoreFeatures())
"""The core's own steps of a turn, by the names that its order gives them."""
