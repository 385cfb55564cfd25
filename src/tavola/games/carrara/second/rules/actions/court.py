"""The royal court: whoever scores takes a stone and its bonus there; the others follow or forgo it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.second.rules.actions.end import check_end
from tavola.games.carrara.second.rules.box import Section
from tavola.games.carrara.second.rules.edition import Action, Bonus, Field, SecondTask
from tavola.games.carrara.second.rules.options import VISIT_OPEN, Visit
from tavola.kernel import Award, Decision, Event, Events, Item, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


class VisitAction(Action):
    """Score with a stone from a section, where it brings a bonus, or from the open area."""

    words = ("visit",)

    def options(self, state: SecondState) -> list[Option]:
        edition, stones = state.edition, state.court[state.mover]
        listed, court = edition.options.visit, edition.box.court
        found: list[Option] = []
        if state.followed:
            if can_score(state) or self._opens(state, court[state.visit]):
                found.append(listed[state.visit])
            return found
        if not stones and not state.open[state.mover]:
            return found
        scorable = can_score(state)
        if state.leader < 0:
            for number, section in enumerate(court):
                if stones >> number & 1 and (scorable or self._opens(state, section)):
                    found.append(listed[number])
        if scorable and state.open[state.mover]:
            found.append(VISIT_OPEN)
        return found

    def _opens(self, state: SecondState, section: Section) -> bool:
        return state.edition.order.bonuses[section.kind].opens(state, section)

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        """The stone leaves the court; the bonus is taken before the field is chosen."""
        assert isinstance(option, Visit)
        seat, edition = state.mover, state.edition
        state.do_next(CHOOSE_FIELD)
        if option == VISIT_OPEN:
            state.open[seat] -= 1
            if events is not None:
                where = ("section:open",)
                events.append(
                    Event("carrara-second.unvisited", seat, "carrara2.court.open-area", where=where)
                )
            return
        number = edition.section_number[option.section]
        section = edition.box.court[number]
        state.court[seat] &= ~(1 << number)
        leads = state.leader < 0
        if leads:
            state.leader, state.visit = seat, number
        if events is not None:
            kind = "carrara-second.led" if leads else "carrara-second.followed"
            rule = "carrara2.court.marker" if leads else "carrara2.court.follow"
            where = (f"section:{option.section}",)
            events.append(Event(kind, seat, rule, option.fields, where=where))
        edition.order.bonuses[section.kind].give(state, section, events)

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        if not isinstance(option, Visit):
            return None
        edition, seat = state.edition, state.mover
        if not state.stones_left(seat):
            return Reason("carrara2.score.stones")
        number = edition.section_number.get(option.section, -1)
        if option != VISIT_OPEN and number < 0:
            return Reason("carrara2.court.sections", option.fields)
        if state.followed and number != state.visit:
            section = edition.box.court[state.visit].name
            rule = "carrara2.ruling.no-open-area" if option == VISIT_OPEN else "carrara2.court.follow"
            return Reason(rule, {"section": section, "seat": state.leader})
        there = state.open[seat] if option == VISIT_OPEN else state.court[seat] >> number & 1
        if not there:
            return Reason("carrara2.court.own-stone", option.fields)
        if option != VISIT_OPEN and state.leader >= 0 and not state.followed:
            return Reason("carrara2.court.marker", {"seat": state.leader})
        return Reason("carrara2.ruling.field-needed")


VISIT = VisitAction()


def can_score(state: SecondState) -> bool:
    """Whether a field is open to the mover."""
    return _possible(state, state.edition.order.fields, state.coins[state.mover])


def can_score_without_coins(state: SecondState) -> bool:
    """Whether a field is open to the mover that everybody sees."""
    return _possible(state, state.edition.order.fields, 0)


def _possible(state: SecondState, fields: tuple[Field, ...], coins: int) -> bool:
    for field in fields:  # noqa: SIM110 (asked again and again, and a generator takes twice as long)
        if field.possible(state, coins):
            return True
    return False


def forgo(state: SecondState, events: Events) -> None:
    """The stone that could have followed moves to the open area, where it brings no bonus."""
    seat = state.mover
    state.court[seat] &= ~(1 << state.visit)
    state.open[seat] += 1
    if events is not None:
        name = state.edition.box.court[state.visit].name
        where = (f"section:{name}", "section:open")
        events.append(
            Event("carrara-second.forwent", seat, "carrara2.court.forgo", {"section": name}, where=where)
        )


def return_marker(state: SecondState, events: Events) -> None:
    """At the start of the leader's next turn the marker goes back to the court."""
    if state.leader != state.mover:
        return
    state.leader = state.visit = -1
    if events is not None:
        events.append(Event("carrara-second.marker", state.mover, "carrara2.court.marker-back"))


class CoinBonus(Bonus):
    """Coins, which already count when a field is chosen."""

    def opens(self, state: SecondState, section: Section) -> bool:
        return _possible(state, state.edition.money_fields, state.coins[state.mover] + section.amount)

    def give(self, state: SecondState, section: Section, events: Events) -> None:
        state.coins[state.mover] += section.amount
        _tell_bonus(state, section, "coins", events)


class PointBonus(Bonus):
    """Victory points."""

    def opens(self, state: SecondState, section: Section) -> bool:
        return False

    def give(self, state: SecondState, section: Section, events: Events) -> None:
        state.points[state.mover] += section.amount
        _tell_bonus(state, section, "points", events)


COIN_BONUS, POINT_BONUS = CoinBonus(), PointBonus()


def _tell_bonus(state: SecondState, section: Section, unit: str, events: Events) -> None:
    if events is not None:
        item = Item("bonus", section.amount, 1, "carrara2.court.bonus", unit=unit)
        award = Award(state.mover, "carrara-second.bonus", (item,))
        details = {"section": section.name}
        where = (f"section:{section.name}",)
        events.append(
            Event("carrara-second.bonus", state.mover, "carrara2.court.bonus", details, award, where)
        )


@dataclass(frozen=True, slots=True)
class ChooseField(SecondTask):
    """Which field is scored; the bonus has been taken."""

    name = "field"
    phase = "field"
    numbered = True

    def options(self, state: SecondState) -> tuple[Option, ...]:
        order = state.edition.order
        found: list[Option] = []
        for field in order.fields:
            found += field.options(state)
        assert found, "a stone was taken, but nothing can be scored"
        for extra in order.anytime:
            found += extra.options(state)
        return tuple(found)

    def run(self, state: SecondState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara-second.field", self.options(state)),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        field = state.edition.field_of.get(option.word)
        if field is not None:
            field.carry_out(state, option, events)
            check_end(state, events)
            return
        state.do_next(self)
        state.edition.extra_of[option.word].carry_out(state, option, events)

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        order = state.edition.order
        for part in (*order.fields, *order.anytime):
            if (reason := part.refusal(state, option)) is not None:
                return reason
        return Reason("carrara2.score.steps")


CHOOSE_FIELD = ChooseField()
