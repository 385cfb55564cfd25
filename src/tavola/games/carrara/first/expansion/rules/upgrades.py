"""Upgrades: new values for cities and special fields, taken at once when a building of cost 8 comes."""

from __future__ import annotations

from dataclasses import dataclass

from tavola.games.carrara.first.expansion.rules.edition import value_to
from tavola.games.carrara.first.expansion.rules.options import NO_UPGRADE, TakeUpgrade
from tavola.games.carrara.first.expansion.rules.state import expanded
from tavola.games.carrara.first.rules.edition import Action, CarraraTask, Value
from tavola.games.carrara.first.rules.state import CarraraState
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat


def city_value(state: CarraraState, seat: Seat, city: int) -> Value:
    """What a city is worth to a seat, with its upgrade."""
    return value_to(expanded(state), seat, city)


@dataclass(frozen=True, slots=True)
class ChooseUpgrade(CarraraTask):
    """Any upgrade in the supply, for whatever city or field; now or never."""

    name = "upgrade"
    stage = 9
    phase = "upgrade"
    numbered = True

    def options(self, state: CarraraState) -> tuple[Option, ...]:
        position = expanded(state)
        listed = position.expansion.more_options.upgrade
        left = [option for option, owner in zip(listed, position.upgrades, strict=True) if owner < 0]
        return (*left, NO_UPGRADE)

    def run(self, state: CarraraState, events: Events) -> Pending:
        return (Decision(state.mover, "carrara.upgrade", self.options(state)),)

    def answer(self, state: CarraraState, seat: Seat, option: Option, events: Events) -> None:
        if isinstance(option, TakeUpgrade):
            expanded(state).upgrades[option.place] = seat
            if events is not None:
                value = value_to(expanded(state), seat, option.place)
                details = {"upgrade": option.name, **value._asdict()}
                where = (f"upgrade:{option.name}@{seat}",)
                events.append(
                    Event("carrara.upgraded", seat, "carrara1x.upgrade.at-once", details, where=where)
                )
        elif events is not None:
            events.append(Event("carrara.no_upgrade", seat, "carrara1x.ruling.upgrade-declined"))

    def refusal(self, state: CarraraState, seat: Seat, option: Option) -> Reason:
        if isinstance(option, TakeUpgrade):
            details = {"upgrade": option.name, "seat": expanded(state).upgrades[option.place]}
            return Reason("carrara1x.upgrade.supply", details)
        return Reason("carrara1x.upgrade.at-once")


CHOOSE_UPGRADE = ChooseUpgrade()


class UpgradeLater(Action):
    """Offers nothing: an upgrade is taken when a building of cost 8 comes, at no other time."""

    words = ()

    def options(self, state: CarraraState) -> tuple[Option, ...]:
        return ()

    def carry_out(self, state: CarraraState, option: Option, events: Events) -> None:
        raise NotImplementedError(f"{option} is never offered here")

    def refusal(self, state: CarraraState, option: Option) -> Reason | None:
        at_once = isinstance(option, TakeUpgrade) or option == NO_UPGRADE
        return Reason("carrara1x.upgrade.only-at-once") if at_once else None


UPGRADE_LATER = UpgradeLater()
