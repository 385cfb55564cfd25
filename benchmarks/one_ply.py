"""Players that look one choice ahead and no further: opponents to measure bots against, not to play with."""

from __future__ import annotations

from tavola.games.carrara.first.judgement import points_if_over
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.games.carrara.second.rules.state import SecondState
from tavola.kernel import Option, Perspective, Pick, Seat, State


class MostPointsNow:
    """Takes the option that moves its marker furthest at once; among equals, by chance.

    In Carrara scorings in cities that pay points, bonuses of points, and the announcement are all that
    moves the marker: it takes the best of these whenever there is one, and otherwise plays at random.
    """

    def choose(self, perspective: Perspective, pick: Pick) -> Option:
        options, seat = perspective.options, perspective.seat
        state = perspective.imagined(pick)
        gains = [self._points_after(state, seat, option) for option in options]
        best = [option for option, gain in zip(options, gains, strict=True) if gain == max(gains)]
        return best[pick(len(best))]

    def _points_after(self, state: State, seat: Seat, option: Option) -> int:
        after = state.copy()
        after.choose(seat, option)
        return self.points(after, seat)

    def points(self, state: State, seat: Seat) -> int:
        """What is to be as great as possible."""
        return state.scores()[seat]


class MostPointsAtTheEnd(MostPointsNow):
    """The same, but counting objects, buildings and coins as if the game ended at once.

    Stronger: it prefers dear buildings and scorings with many objects, and never buys without need.
    """

    def points(self, state: State, seat: Seat) -> int:
        after = state.copy()
        while (decision := after.decision_of(seat)) is not None and decision.ask.endswith(".pay"):
            after.choose(seat, decision.options[0])
        match after:
            case CarraraState():
                return points_if_over(after, seat)
            case SecondState(over=False):
                final = after.edition.order.final
                return after.points[seat] + sum(
                    item.total for scored in final for item in scored(after, seat)
                )
        return after.scores()[seat]
