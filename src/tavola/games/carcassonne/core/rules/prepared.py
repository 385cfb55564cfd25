"""Prepared games: a position given by name instead of the usual start.

    start = base.U 0,0 r1            (the tile that lies first, if not the usual one)
    laid = base.E 0,-1 r2, base.V 1,0 r3
    figures 0 = meeple 0,-1 c1, big-meeple 1,0 f2
    points 0 = 23                    mover = 1
    left = 2base.E,base.V            (tiles still to be drawn; usually all the others)

Modules add their own, such as `goods 0 = 2wine,cloth`. All of them are in docs/record.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from tavola.games.carcassonne.core.rules import piece_text
from tavola.games.carcassonne.core.rules.faces import KIND_NAMES
from tavola.games.carcassonne.core.rules.options import ORIGIN
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Seat, SetupError, UnknownOption

_LAID = re.compile(r"(\S+) (\S+) r([0-3])\Z")
_FIGURE = re.compile(r"([a-z-]+) (\S+ \S+)\Z")
_LEFT = re.compile(r"([1-9][0-9]?)?([a-z]+\.[A-Za-z0-9]+)\Z")


def place(state: CarcassonneState, pieces: Mapping[str, str]) -> None:
    """Put the given pieces where they belong; the usual start tile lies already."""
    todo = dict(pieces)
    if start := todo.pop("start", None):
        _start_with(state, start)
    for text in _listed(todo.pop("laid", "")):
        _lay(state, text)
    state.touched.clear()
    for name in [name for name in todo if name.split()[:1] == ["figures"]]:
        for text in _listed(todo.pop(name)):
            _stand(state, piece_text.seat(state, name.removeprefix("figures").strip()), text)
    for name, value in todo.items():
        _put(state, name, value)


def _put(state: CarcassonneState, name: str, value: str) -> None:
    try:
        _put_known(state, name, value)
    except (SetupError, UnknownOption) as error:
        raise SetupError(f"prepared {name}: {error}") from error


def _put_known(state: CarcassonneState, name: str, value: str) -> None:
    match name.split():
        case ["points", seat]:
            state.points[piece_text.seat(state, seat)] += piece_text.points(value)
            if state.track:
                state.track[piece_text.seat(state, seat)] += piece_text.points(value)
        case ["mover"]:
            state.mover = piece_text.seat(state, value)
        case ["left"]:
            state.stock = _left(state, value)
        case _:
            if not any(module.prepares(state, name, value) for module in state.rules.preparing):
                raise SetupError("there is nothing of this name that could be prepared")


def _start_with(state: CarcassonneState, text: str) -> None:
    usual = state.land.faces[0].index
    blank = CarcassonneState(state.rules, state.seats, state.aids)
    state.land, state.slots = blank.land, blank.slots
    at = state.stock.index(usual) if usual in state.stock else len(state.stock)
    state.stock.insert(at, usual)
    _lay(state, text)


def _lay(state: CarcassonneState, text: str) -> None:
    found = _LAID.match(text)
    if found is None or found[1] not in state.rules.faces.index:
        raise SetupError(f"{text!r} is no tile with its cell and turn, such as 'base.E 0,-1 r2'")
    ident, cell, turn = found[1], piece_text.cell(found[2]), int(found[3])
    kind = state.rules.faces.index[ident]
    if kind not in state.stock:
        raise SetupError(f"there is no {ident} left to be laid")
    first = not state.land.laid
    signature = state.land.signature(cell)
    if not first and (signature < 0 or turn not in state.rules.faces.fitting(kind, signature)):
        raise SetupError(f"{text!r} does not fit there")
    if first and cell != ORIGIN:
        raise SetupError("the first tile lies at 0,0")
    state.stock.remove(kind)
    state.lay(state.rules.faces.faces[kind][turn], cell, -1)


def _stand(state: CarcassonneState, seat: Seat, text: str) -> None:
    found = _FIGURE.match(text)
    figure = None if found is None else state.rules.figure_number.get(found[1])
    if found is None or figure is None:
        raise SetupError(f"{text!r} is no figure with its cell and part, such as 'meeple 0,-1 c1'")
    segment = piece_text.segment(state, found[2])
    tile = state.land.tile_of(segment)
    in_middle = segment - state.land.base_of(tile) in state.land.faces[tile].middle
    if state.land.kind_of(segment) not in state.rules.claimable and not in_middle:
        raise SetupError(
            f"in this game nothing stands on a {KIND_NAMES[state.land.kind_of(segment)]}: {text!r}"
        )
    if not state.in_supply(figure, seat):
        raise SetupError(f"seat {seat} has no {found[1]} left for {text!r}")
    state.put(figure, seat, segment)


def _left(state: CarcassonneState, value: str) -> list[int]:
    pile, left = state.pile, dict[str, int]()
    for entry in _listed(value):
        found = _LEFT.match(entry)
        if found is None or found[2] in left or int(found[1] or 1) > pile.get(found[2], 0):
            raise SetupError(f"there are not so many tiles left: {entry!r}")
        left[found[2]] = int(found[1] or 1)
    return [state.rules.faces.index[ident] for ident, count in left.items() for _ in range(count)]


def _listed(value: str) -> list[str]:
    return (
        []
        if value.strip() in ("", "-")
        else [part.strip() for part in re.split(r",\s+|,(?=[a-z0-9]*[a-z]+\.)", value)]
    )
