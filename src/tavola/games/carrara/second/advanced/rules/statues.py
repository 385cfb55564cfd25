"""Statues: the fields that score them in pairs of cities, and the majorities at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.options import ScoreStatues, score_statues
from tavola.games.carrara.second.rules.actions.score import Scored, award_for, prospect
from tavola.games.carrara.second.rules.edition import Field, Prospect
from tavola.kernel import Event, Events, Item, Option, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class StatueFields(Field):
    """A pair of cities that is not scored on the own mat, with a statue in one of them."""

    words = ("score-statues",)

    def options(self, state: SecondState) -> list[Option]:
        mine, seat = held(state), state.mover
        if not mine.statues[seat]:
            return []
        return [
            score_statues(name)
            for number, name in enumerate(mine.pieces.pair_names)
            if not mine.scored_pairs[seat] >> number & 1 and self._scored(state, seat, number)
        ]

    def possible(self, state: SecondState, coins: int) -> bool:
        return bool(self.options(state))

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        assert isinstance(option, ScoreStatues)
        mine, seat = held(state), state.mover
        number = mine.pieces.pair_names.index(option.pair)
        mine.scored_pairs[seat] |= 1 << number
        rule, where = "carrara2.advanced.statues.value", (f"pair:{option.pair}@{seat}",)
        award = award_for(state, seat, self._scored(state, seat, number), "scored_statues", rule, events)
        if events is not None:
            events.append(Event("carrara-second.scored_statues", seat, rule, option.fields, award, where))

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, ScoreStatues):
            return None
        mine, seat = held(state), state.mover
        if option.pair not in mine.pieces.pair_names:
            return Reason("carrara2.advanced.statues.pairs", option.fields)
        number = mine.pieces.pair_names.index(option.pair)
        if mine.scored_pairs[seat] >> number & 1:
            return Reason("carrara2.advanced.statues.once", option.fields)
        return Reason("carrara2.advanced.statues.needs-statue", option.fields)

    def prospects(self, state: SecondState, seat: Seat) -> Iterator[Prospect]:
        mine = held(state)
        for number, name in enumerate(mine.pieces.pair_names):
            scored = self._scored(state, seat, number)
            possible = bool(scored) and not mine.scored_pairs[seat] >> number & 1
            yield prospect(state, seat, ScoreStatues(name), scored, possible=possible)

    def _scored(self, state: SecondState, seat: Seat, number: int) -> Scored:
        mine = held(state)
        pair = mine.pieces.pairs[number]
        return [
            (at, state.rate(seat, city))
            for at, (_, city) in enumerate(state.built[seat])
            if city in pair and mine.statue_on(seat, at) >= 0
        ]


STATUE_FIELDS = StatueFields()


def statues_in(state: SecondState, city: int) -> list[int]:
    """By seat, how many statues stand in a city."""
    mine = held(state)
    return [
        sum(there == city and mine.statue_on(seat, at) >= 0 for at, (_, there) in enumerate(built))
        for seat, built in enumerate(state.built)
    ]


def places(counts: list[int], *, last: bool) -> list[int]:
    """By seat the place, from 0 on; tied seats take a lower one, and those behind them drop too.

    A tie costs one place, however many are tied; or they all take the last of the places they share.
    """
    found = [-1] * len(counts)
    level = 0
    for count in sorted({n for n in counts if n}, reverse=True):
        tied = [seat for seat, n in enumerate(counts) if n == count]
        step = (len(tied) if last else 2) if len(tied) > 1 else 1
        level += step
        for seat in tied:
            found[seat] = level - 1
    return found


class Majorities:
    """Who has the most statues in each city, whatever their colour."""

    def __init__(self, *, last: bool) -> None:
        self.last = last

    def points(self, state: SecondState, city: int) -> list[int]:
        """By seat, what the city brings."""
        table = held(state).pieces.majority[city]
        at = places(statues_in(state, city), last=self.last)
        return [table[place] if 0 <= place < len(table) else 0 for place in at]

    def __call__(self, state: SecondState, seat: Seat) -> Iterator[Item]:
        for number, city in enumerate(state.edition.box.cities):
            points = self.points(state, number)[seat]
            if points:
                details = {"city": city.name, "count": statues_in(state, number)[seat]}
                yield Item("majority", 1, points, "carrara2.advanced.final.majority", details=details)
