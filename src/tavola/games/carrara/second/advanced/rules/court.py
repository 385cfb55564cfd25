"""The court of the advanced game: sections with gold statues and with decorations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.second.advanced.rules.holdings import held
from tavola.games.carrara.second.advanced.rules.options import DECLINE, Gain, Place, place_on
from tavola.games.carrara.second.advanced.rules.options import gain as gain_option
from tavola.games.carrara.second.advanced.rules.placing import PlacePiece, suited
from tavola.games.carrara.second.advanced.rules.wheels import gain
from tavola.games.carrara.second.rules.actions.court import can_score, can_score_without_coins
from tavola.games.carrara.second.rules.box import Section
from tavola.games.carrara.second.rules.edition import Bonus, SecondTask
from tavola.games.carrara.second.rules.places import place_of
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class DecorationBonus(Bonus):
    """A decoration of any kind from the supply."""

    def opens(self, state: SecondState, section: Section) -> bool:
        return False

    def give(self, state: SecondState, section: Section, events: Events) -> None:
        if any(held(state).supply[: held(state).first_statue]):
            state.do_next(CHOOSE_DECORATION)


class GoldBonus(Bonus):
    """A gold statue of the court, for any building without a statue."""

    def opens(self, state: SecondState, section: Section) -> bool:
        return bool(_opening(state))

    def give(self, state: SecondState, section: Section, events: Events) -> None:
        if held(state).supply[held(state).gold]:
            state.do_next(CHOOSE_GOLD)


DECORATION_BONUS, GOLD_BONUS = DecorationBonus(), GoldBonus()


def _opening(state: SecondState) -> list[int]:
    """Buildings on which a gold statue would open a statue field to the mover."""
    mine, seat = held(state), state.mover
    if not mine.supply[mine.gold]:
        return []
    built, scored = state.built[seat], mine.scored_pairs[seat]
    return [
        at
        for at in suited(state, seat, mine.gold)
        for number, pair in enumerate(mine.pieces.pairs)
        if built[at][1] in pair and not scored >> number & 1
    ]


@dataclass(frozen=True, slots=True)
class ChooseDecoration(SecondTask):
    """Which decoration, or none."""

    name = "decoration"
    phase = "reward"

    numbered = True

    def options(self, state: SecondState) -> tuple[Option, ...]:
        mine = held(state)
        names = [mine.name(kind) for kind in range(mine.first_statue) if mine.supply[kind]]
        return (*map(gain_option, names), DECLINE)

    def run(self, state: SecondState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara-second.decoration", self.options(state)),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, Gain):
            gain(state, held(state).number(option.piece), "carrara2.advanced.court.decoration", events)
        elif events is not None:
            events.append(Event("carrara-second.declined", seat, "carrara2.advanced.court.decoration"))

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        return Reason("carrara2.advanced.court.decoration")


@dataclass(frozen=True, slots=True)
class ChooseGold(SecondTask):
    """Take the gold statue, or let it go into the box.

    Where nothing on the table could be scored without it, it stands where it opens a field at once; only
    who can show the coins of a money field may do otherwise. Whether they can is not told by asking twice.
    """

    name = "gold"
    phase = "reward"

    numbered = True

    def options(self, state: SecondState) -> tuple[Option, ...]:
        mine, seat = held(state), state.mover
        found: list[Option] = []
        if not can_score_without_coins(state):
            built = state.built[seat]
            found += [place_on(place_of(state.edition, built, at)) for at in _opening(state)]
        if can_score(state):
            found += (gain_option(mine.name(mine.gold)), DECLINE)
        return tuple(found)

    def run(self, state: SecondState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara-second.gold", self.options(state)),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        mine = held(state)
        rule = "carrara2.advanced.court.gold"
        if isinstance(option, Gain):
            gain(state, mine.gold, rule, events)
        elif isinstance(option, Place):
            gain(state, mine.gold, rule, events)
            task = state.agenda.pop()
            assert isinstance(task, PlacePiece)
            task.answer(state, seat, option, events)
        else:
            mine.supply[mine.gold] -= 1
            mine.boxed += 1
            if events is not None:
                events.append(Event("carrara-second.boxed", seat, "carrara2.advanced.court.gold-boxed"))

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        if not can_score(state):
            return Reason("carrara2.ruling.field-needed")
        return Reason("carrara2.advanced.court.gold")


CHOOSE_DECORATION, CHOOSE_GOLD = ChooseDecoration(), ChooseGold()
