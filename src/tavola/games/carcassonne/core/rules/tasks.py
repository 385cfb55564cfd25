"""The core's own tasks: drawing, laying, claiming, scoring, passing on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tavola.games.carcassonne.core.rules import scoring
from tavola.games.carcassonne.core.rules.faces import KIND_NAMES
from tavola.games.carcassonne.core.rules.module import CarcassonneTask, Module
from tavola.games.carcassonne.core.rules.offers import PART_BITS, PART_MASK, SKIPPING, Offers
from tavola.games.carcassonne.core.rules.options import (
    ORIGIN,
    TURNS,
    At,
    LayTile,
    Placements,
    Put,
    Skip,
    cell_text,
    part_text,
)  # fmt: skip
from tavola.games.carcassonne.core.rules.spots import Spots, spot
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
    state.begin_turn(state.rules.whole_turn_agenda)
    if events is not None:
        rule = "carcassonne.turn.first"
        events.append(Event("carcassonne.started", seat, rule, {"tile": face.tile.id}, where=("cell:0,0",)))


@dataclass(frozen=True, slots=True)
class DrawTile(CarcassonneTask):
    """Draw a tile; one that cannot be laid is set aside. Without tiles the game is over."""

    name = "draw"
    numbered = True

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if state.stock:
            tiles = self._drawn_from(state) if state.rules.drawing else state.stock
            return Chance(state.rules.lots(tiles), "carcassonne.tile", None, True)
        self._without_tiles(state, events)
        return None

    def asked(self, state: CarcassonneState) -> Seat:
        return CHANCE

    def ways(self, state: CarcassonneState) -> int:
        if state.stock:
            return len(self._drawn_from(state) if state.rules.drawing else state.stock)
        self._without_tiles(state, None)
        return 0

    def go(self, state: CarcassonneState, way: int) -> None:
        stock = state.stock
        if state.rules.drawing and (tiles := self._drawn_from(state)) is not stock:
            way = stock.index(tiles[way])
        tile = stock.pop(way)
        if not state.hold(tile):
            self._set_aside(state, tile, None)

    def _without_tiles(self, state: CarcassonneState, events: Events) -> None:
        if len(state.agenda) >= len(state.rules.whole_turn):  # an extra tile: this turn goes on without it
            del state.agenda[1 - len(state.rules.extra_tile) :]
            return
        state.agenda.clear()
        scoring.final_scoring(state, events)

    def _drawn_from(self, state: CarcassonneState) -> list[int]:
        for module in state.rules.drawing:
            if (tiles := module.drawn_from(state)) is not None:
                return tiles
        return state.stock

    def dealt(self, state: CarcassonneState, outcome: Outcome, events: Events) -> None:
        tile = state.rules.faces.index[outcome]
        state.stock.remove(tile)
        if not state.hold(tile):
            self._set_aside(state, tile, events)
        elif events is not None:
            events.append(_drawn(state.mover, outcome))

    def _set_aside(self, state: CarcassonneState, tile: int, events: Events) -> None:
        ident = state.rules.faces.tiles[tile].id
        state.tile = -1
        state.aside += (ident,)
        state.do_next(self)
        if events is not None:
            details = {"tile": ident}
            events.append(Event("carcassonne.aside", state.mover, "carcassonne.lay.impossible", details))


@lru_cache(maxsize=2048)
def _drawn(seat: Seat, tile: Outcome) -> Event:
    return Event("carcassonne.drawn", seat, "carcassonne.turn.draw", {"tile": tile})


@dataclass(frozen=True, slots=True)
class LayDrawnTile(CarcassonneTask):
    """Lay the tile in hand so that it fits."""

    name = "lay"
    numbered = True

    def asked(self, state: CarcassonneState) -> Seat:
        return state.mover

    def ways(self, state: CarcassonneState) -> int:
        return state.land.ways

    def go(self, state: CarcassonneState, way: int) -> None:
        code = state.land.spot(way)
        face = state.rules.faces.faces[state.tile][code & 3]
        state.tile = -1
        state.lay(face, code >> 2, state.mover)

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        details = {"tile": state.rules.faces.ids[state.tile]}
        return (Decision(state.mover, "carcassonne.lay", Placements(state.land.noted()), details),)

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, LayTile)
        face = state.rules.faces.faces[state.tile][option.turn]
        state.tile = -1
        state.lay(face, option.cell, state.mover)
        if events is not None:
            cell = cell_text(option.cell)
            details = {"tile": face.tile.id, "cell": cell, "turn": TURNS[option.turn]}
            rule, where = "carcassonne.lay.fits", (f"cell:{cell}",)
            events.append(Event("carcassonne.laid", state.mover, rule, details, None, where))

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if not isinstance(option, LayTile):
            return Reason("carcassonne.turn.order")
        details = dict(option.fields)
        if state.land.tile_at(option.cell) >= 0:
            return Reason("carcassonne.lay.empty", details)
        signature = state.land.signature(option.cell)
        if signature < 0:
            return Reason("carcassonne.lay.beside", details)
        if option.turn not in state.rules.faces.fitting(state.tile, signature):
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
        if not state.supply[state.mover] and not state.rules.offering:
            return None
        offers = self._offers(state)
        return (Decision(state.mover, "carcassonne.claim", offers, {}),) if offers.codes else None

    def asked(self, state: CarcassonneState) -> Seat:
        return state.mover

    def ways(self, state: CarcassonneState) -> int:
        if not state.supply[state.mover] and not state.rules.offering:
            return 0
        offers = state.listed = self._offers(state)
        return len(offers.codes)

    def go(self, state: CarcassonneState, way: int) -> None:
        listed = state.listed
        offers = listed if isinstance(listed, Offers) else self._offers(state)
        state.listed = ()
        code = offers.codes[way]
        if code >= 0:
            state.put(code >> PART_BITS, state.mover, state.land.base + (code & PART_MASK))
        elif code != SKIPPING:
            self._carry_out(state, offers.option(code), None)

    def _offers(self, state: CarcassonneState) -> Offers:
        rules = state.rules
        offers = Offers(state.land.face, rules.figures)
        if state.supply[state.mover]:
            offers.put_on_any(MEEPLE, state.unclaimed())
        for module in rules.offering:
            module.offers(state, offers)
        if rules.barring and (barring := _barring(state)):
            allowed = [c for c in offers.offered if _barred(state, offers.option(c), barring) is None]
            offers.offered[:] = allowed
        if offers.offered:
            offers.offered.append(SKIPPING)
        return offers

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Skip):
            return
        if not isinstance(option, Put):
            self._carry_out(state, option, events)
            return
        land, figure = state.land, state.rules.figure_number[option.figure]
        part = land.face.names.index(option.part)
        state.put(figure, state.mover, land.base + part)
        if events is not None:
            kind, cell = KIND_NAMES[land.face.kinds[part]], cell_text(land.cell)
            details = {"figure": option.figure, "part": option.part, "on": kind, "cell": cell}
            where = (part_text(land.cell, option.part),)
            meeple = state.rules.strengths[figure]
            rule = f"carcassonne.claim.{kind}" if meeple else "carcassonne.claim.one"
            events.append(Event("carcassonne.put", state.mover, rule, details, where=where))

    def _carry_out(self, state: CarcassonneState, option: Option, events: Events) -> None:
        for module in state.rules.acting:
            if module.carries_out(state, option, events):
                return
        raise AssertionError(f"nobody carries out {option}")

    def refusal(self, state: CarcassonneState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, LayTile):
            return Reason("carcassonne.lay.one", dict(option.fields))
        if (rule := _barred(state, option, _barring(state))) is not None:
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
        segment = state.segment_at(state.land.cell, option.part)
        if segment is None:
            return Reason("carcassonne.claim.this-tile", details)
        if not state.in_supply(number, state.mover):
            return Reason("carcassonne.claim.own-supply", details)
        if state.land.kind_of(segment) not in state.rules.claimable:
            return Reason(f"carcassonne.claim.no-{KIND_NAMES[state.land.kind_of(segment)]}", details)
        return Reason("carcassonne.claim.unoccupied", details)


def _barring(state: CarcassonneState) -> list[Module]:
    """The modules that may take options away now."""
    return [module for module in state.rules.barring if module.bars_now(state)]


def _barred(state: CarcassonneState, option: Option, barring: list[Module]) -> str | None:
    """The rule by which one of these modules takes this option away for now."""
    answers = (module.bars(state, option) for module in barring)
    return next((rule for rule in answers if rule is not None), None)


@dataclass(frozen=True, slots=True)
class ScoreFeatures(CarcassonneTask):
    """Score everything that is complete now, in the mover's order where that can matter."""

    name = "score"

    def run(self, state: CarcassonneState, events: Events) -> Pending | None:
        if not state.touched:
            return None
        if state.rules.counting and len(ready := scoring.to_be_scored(state)) > 1:
            options = Spots(state.land, "score", [spot(segment) for segment in ready])
            return (Decision(state.mover, "carcassonne.score", options),)
        scoring.score_completed(state, events)
        return None

    def answer(self, state: CarcassonneState, seat: Seat, option: Option, events: Events) -> None:
        assert isinstance(option, At)
        feature = state.feature(state.segment_of(option))
        state.touched = [
            segment for segment in state.touched if state.land.find(segment) not in feature.roots
        ]
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
        state.begin_turn(state.rules.whole_turn_agenda)
        return None


DRAW_START_PLAYER, PASS_TURN = DrawStartPlayer(), PassTurn()
STEPS: tuple[CarcassonneTask, ...] = (DrawTile(), LayDrawnTile(), ClaimFeature(), ScoreFeatures())
"""The core's own steps of a turn, by the names that its order gives them."""
