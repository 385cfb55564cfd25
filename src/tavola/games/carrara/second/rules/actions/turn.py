"""The frame of a turn: the marker, one action, and whose turn is next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavola.games.carrara.parts.rules.options import END, Pay, Take
from tavola.games.carrara.second.rules.actions.court import forgo, return_marker
from tavola.games.carrara.second.rules.actions.final import final_scoring
from tavola.games.carrara.second.rules.edition import Action, SecondTask
from tavola.games.carrara.second.rules.options import PASS, Improve, Visit
from tavola.kernel import Decision, Event, Events, Option, Pending, Reason, Seat

if TYPE_CHECKING:
    from tavola.games.carrara.second.rules.state import SecondState


@dataclass(frozen=True, slots=True)
class BeginTurn(SecondTask):
    """Whoever holds the marker puts it back first."""

    name = "begin"

    def run(self, state: SecondState, events: Events) -> None:
        return_marker(state, events)


@dataclass(frozen=True, slots=True)
class ChooseAction(SecondTask):
    """The mover must do one of the actions; any but following a royal visit forgoes its bonus."""

    name = "action"
    phase = "action"
    numbered = True

    def options(self, state: SecondState) -> list[Option]:
        found: list[Option] = []
        for part in state.edition.parts:
            found += part.options(state)
        return found

    def run(self, state: SecondState, events: Events) -> Pending:
        options = tuple(self.options(state))
        details: dict[str, object] = {"coins": state.coins[state.mover]}
        if not state.followed:
            return (Decision(state.mover, "carrara-second.action", options, details),)
        details["section"] = state.edition.box.court[state.visit].name
        return (Decision(state.mover, "carrara-second.follow", options, details),)

    def answer(self, state: SecondState, seat: Seat, option: Option, events: Events) -> None:
        edition, word = state.edition, option.word
        extra = edition.extra_of.get(word)
        if extra is not None:
            extra.carry_out(state, option, events)
            state.idle = 0
            state.agenda.append(self)
            return
        if state.followed and not isinstance(option, Visit):
            forgo(state, events)
        state.idle = state.idle + 1 if word == PASS.word else 0
        edition.action_of[word].carry_out(state, option, events)

    def refusal(self, state: SecondState, seat: Seat, option: Option) -> Reason:
        for part in state.edition.parts:
            if (reason := part.refusal(state, option)) is not None:
                return reason
        match option:
            case Take():
                return Reason("carrara2.buy.steps")
            case Pay():
                return Reason("carrara2.build.one")
            case Improve():
                return Reason("carrara2.monument.improvement")
        return Reason("carrara2.turn.one-action" if option == END else "carrara2.turn.actions")


class PassAction(Action):
    """Take two coins instead of doing anything."""

    words = ("pass",)

    def options(self, state: SecondState) -> tuple[Option, ...]:
        return (PASS,)

    def carry_out(self, state: SecondState, option: Option, events: Events) -> None:
        coins = state.edition.box.pass_coins
        state.coins[state.mover] += coins
        if events is not None:
            details = {"coins": coins}
            events.append(Event("carrara-second.passed", state.mover, "carrara2.pass.coins", details))

    def refusal(self, state: SecondState, option: Option) -> Reason | None:
        return None


PASS_TURN = PassAction()


@dataclass(frozen=True, slots=True)
class EndTurn(SecondTask):
    """The next seat's turn; or the final scoring, when all others have had their last turn."""

    name = "end"

    def run(self, state: SecondState, events: Events) -> None:
        state.turns += 1
        following = (state.mover + 1) % state.seats
        if following == state.ending:
            final_scoring(state, events)
            return
        if state.idle >= state.edition.box.standstill_rounds * state.seats:
            if events is not None:
                rounds = {"count": state.edition.box.standstill_rounds}
                events.append(Event("carrara-second.standstill", None, "carrara2.ruling.standstill", rounds))
            final_scoring(state, events)
            return
        state.mover = following
        state.agenda += state.edition.turn_agenda
