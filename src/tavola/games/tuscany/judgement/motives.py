"""What speaks for an option of The Castles of Tuscany: what a tile promises, or what cards are for."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tuscany.judgement.outlook import Outlook
from tavola.games.tuscany.rules.faces import BONUSES, HEXAGON, PLUS_CARD
from tavola.games.tuscany.rules.options import DRAW, Free, Place, Take
from tavola.games.tuscany.rules.state import TuscanyState
from tavola.kernel import Motive, Option, Seat


def motives(state: TuscanyState, seat: Seat, option: Option, outlook: Outlook) -> Sequence[Motive]:
    match option:
        case Place() | Free():
            return _promise("place", outlook.gain(option.face, option.field, 0))
        case Take() if option.face != HEXAGON:
            return _promise("take", outlook.best(option.face, 1))
    if option == DRAW:
        count = state.rulings.draw + state.bonus[seat * len(BONUSES) + PLUS_CARD]
        return (Motive("draw", {"count": count, "cost": state.box.place_cost}),)
    return ()


def _promise(key: str, points: float) -> tuple[Motive, ...]:
    return (Motive(key, {"points": round(points)}),) if round(points) > 0 else ()
