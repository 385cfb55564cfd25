"""What everybody sees of the advanced game: symbols, supplies, pieces on buildings and in warehouses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules.box import Pieces
from tavola.games.carrara.second.advanced.rules.placing import PlacePiece
from tavola.games.carrara.second.advanced.rules.statues import Majorities as Counting
from tavola.games.carrara.second.advanced.rules.statues import statues_in
from tavola.games.carrara.second.rules.view import Built, Majorities, Mat, MoneyField, SecondView, Symbol
from tavola.kernel import Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.advanced.rules.holdings import Advanced
    from tavola.games.carrara.second.rules.state import SecondState


def seen(state: SecondState, mine: Advanced, view: SecondView) -> SecondView:
    """The view with all of it: nothing of this is behind a screen."""
    box, pieces = state.edition.box, mine.pieces
    supply = dict(zip(pieces.names, mine.supply, strict=True))
    task = state.task
    return replace(
        view,
        mats=tuple(_mat(state, mine, mat) for mat in view.mats),
        symbols=tuple(
            Symbol(mine.name(mine.decoration_at(at)), mine.name(mine.statue_at(at)))
            for at in range(box.segments)
        ),
        decorations={name: supply[name] for name in box.decorations},
        statues={name: supply[name] for name in pieces.names[mine.first_statue :]},
        money_fields=tuple(
            MoneyField(
                str(field.rate),
                field.coins,
                tuple(seat for seat, claim in enumerate(mine.claims) if claim == number),
            )
            for number, field in enumerate(pieces.money)
        ),
        pairs=pieces.pair_names,
        majorities=_majorities(state, pieces),
        purchase_price=pieces.price,
        purchased=mine.purchased,
        in_hand=mine.name(task.piece) if isinstance(task, PlacePiece) else None,
    )


def _mat(state: SecondState, mine: Advanced, mat: Mat) -> Mat:
    pieces, claim = mine.pieces, mine.claims[mat.seat]
    return replace(
        mat,
        buildings=tuple(_built(state, mine, mat.seat, at, built) for at, built in enumerate(mat.buildings)),
        warehouses=tuple(None if piece < 0 else mine.name(piece) for piece in mine.store_of(mat.seat)),
        scored_pairs=tuple(
            name for number, name in enumerate(pieces.pair_names) if mine.scored_pairs[mat.seat] >> number & 1
        ),
        money=None if claim < 0 else str(pieces.money[claim].rate),
    )


def _built(state: SecondState, mine: Advanced, seat: Seat, at: int, built: Built) -> Built:
    colour = mine.statue_on(seat, at)
    kind = state.edition.type_number[built.type]
    return replace(
        built,
        decoration=mine.name(kind) if mine.has_decoration(seat, at) else None,
        statue=None if colour < 0 else mine.name(mine.first_statue + colour),
    )


def _majorities(state: SecondState, pieces: Pieces) -> Majorities:
    cities = state.edition.box.cities
    counting = next(scored for scored in state.edition.order.final if isinstance(scored, Counting))
    return Majorities(
        points={city.name: table for city, table in zip(cities, pieces.majority, strict=True)},
        statues={city.name: tuple(statues_in(state, number)) for number, city in enumerate(cities)},
        would_score={city.name: tuple(counting.points(state, number)) for number, city in enumerate(cities)},
    )
