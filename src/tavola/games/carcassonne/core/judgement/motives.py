"""What speaks for a move of Carcassonne: points now, a claim that promises some, figures that come home."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.games.carcassonne.core.judgement.hopes import Hopes
from tavola.games.carcassonne.core.judgement.worth import VALUED, Worth
from tavola.games.carcassonne.core.rules.faces import KINDS
from tavola.games.carcassonne.core.rules.module import Figure
from tavola.games.carcassonne.core.rules.options import Put
from tavola.games.carcassonne.core.rules.state import CarcassonneState
from tavola.kernel import Motive, Seat

TOLD = 1.5
"""From so many points on, a change of what the board promises is worth telling."""
_KIND_NAMES = {number: name for name, number in KINDS.items()}


def of_turn(
    before: CarcassonneState, after: CarcassonneState, seat: Seat, put: Put | None = None
) -> Iterator[Motive]:
    """What has come of a move, once all that it asks is answered and this figure, if any, is put."""
    points = after.points[seat] - before.points[seat]
    if points > 0:
        yield Motive("points", {"points": points})
    spent = any(put.figure == figure.name for figure in _claiming(before)) if put is not None else False
    home = _at_hand(after, seat) - _at_hand(before, seat) + spent
    if home > 0:
        yield Motive("home", {"count": home})


def of_board(before: CarcassonneState, after: CarcassonneState, seat: Seat, hopes: Hopes) -> Iterator[Motive]:
    """How what lies on the board came to promise more to the seat, or less to the others."""
    then, now = Worth(before, hopes).totals(), Worth(after, hopes).totals()
    gained = now[seat] - then[seat] - (after.points[seat] - before.points[seat])
    if gained >= TOLD:
        yield Motive("grows", {"points": round(gained)})
    lost = sum(then[other] - now[other] for other in range(before.seats) if other != seat)
    if lost >= TOLD:
        yield Motive("hinders", {"points": round(lost)})


def of_claim(laid: CarcassonneState, seat: Seat, option: Put, hopes: Hopes, key: str) -> Iterator[Motive]:
    """What the part that a figure is put on promises; a part that joins nothing that counts says nothing."""
    face = laid.land.face
    if option.part not in face.names:
        return
    segment = laid.land.base + face.names.index(option.part)
    kind = laid.land.kind_of(segment)
    points = round(Worth(laid, hopes).best_claim([segment], seat))
    if points > 0 and (kind in VALUED or kind == KINDS["field"]):
        yield Motive(key, {"on": _KIND_NAMES[kind], "points": points})


def of_saving(state: CarcassonneState, seat: Seat) -> Iterator[Motive]:
    """Why no figure is put."""
    yield Motive("saves", {"count": _at_hand(state, seat)})


def _at_hand(state: CarcassonneState, seat: Seat) -> int:
    figures = enumerate(state.rules.figures)
    return sum(state.in_supply(number, seat) for number, figure in figures if figure.strength)


def _claiming(state: CarcassonneState) -> Iterator[Figure]:
    """The figures that claim what they stand on."""
    return (figure for figure in state.rules.figures if figure.strength)
