"""The contract suite can fail: for every promise a toy game that breaks it."""

from dataclasses import dataclass, replace
from itertools import count
from typing import Self

import pytest

from tavola.kernel import (
    Chance,
    Component,
    Event,
    Events,
    Option,
    Outcome,
    Pending,
    Rank,
    Reason,
    Seat,
    Setup,
    UnknownOption,
)
from tavola.testing import Demands, check_game
from tavola.testing.toy import TOY, Bid, Take, ToyGame, ToyState, ToyView
from tests.testing.planting import checked, complaint
from tests.testing.test_contract import tokens


class ShowsTheQuestionsOfOthers(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        pending = self.pending
        return replace(super().view(seat), decisions=() if isinstance(pending, Chance) else pending)


class ListsTwice(ToyState):
    @property
    def pending(self) -> Pending:
        pending = super().pending
        if isinstance(pending, Chance):
            return pending
        return tuple(replace(asked, options=(*asked.options, asked.options[0])) for asked in pending)


class ListsNothing(ToyState):
    @property
    def pending(self) -> Pending:
        pending = super().pending
        return (
            pending if isinstance(pending, Chance) else tuple(replace(asked, options=()) for asked in pending)
        )


def test_too_many_options_are_found() -> None:
    assert checked(ToyState, Demands(most_options=10)).promise == "options not too many"


class ListsThousands(ToyState):
    @property
    def pending(self) -> Pending:
        pending = super().pending
        if isinstance(pending, Chance):
            return pending
        return tuple(replace(asked, options=tuple(asked.options) * 1501) for asked in pending)


class AsksInAnotherOrder(ToyState):
    times = count()

    @property
    def pending(self) -> Pending:
        pending = super().pending
        if isinstance(pending, Chance) or next(self.times) % 2:
            return pending
        return tuple(replace(decision, options=decision.options[::-1]) for decision in pending)


class RefusesWhatItLists(ToyState):
    def why_not(self, seat: Seat, option: Option) -> Reason | None:
        return Reason("toy.bid.number") if option == Bid(4) else super().why_not(seat, option)


class AcceptsWhatItDoesNotList(ToyState):
    def choose(self, seat: Seat, option: Option, events: Events = None) -> None:
        if self.stage == "bid" and isinstance(option, Bid) and self.bids[seat] is None:
            self._answer(seat, option, events)
        else:
            super().choose(seat, option, events)


class ChangesWhenItRefuses(ToyState):
    def _refusal(self, seat: Seat, option: Option) -> Reason:
        self.die += 1
        return super()._refusal(seat, option)


class HasOneReasonForAll(ToyState):
    def _refusal(self, seat: Seat, option: Option) -> Reason:  # noqa: ARG002 (that is the bug)
        return Reason("toy.end")


class CitesAnUnknownRule(ToyState):
    def _refusal(self, seat: Seat, option: Option) -> Reason:  # noqa: ARG002 (that is the bug)
        return Reason("toy.no-such-rule")


class BreaksWhenItRefuses(ToyState):
    def _refusal(self, seat: Seat, option: Option) -> Reason:
        raise IndexError(f"{seat} {option}")


class TellsOfAnUnknownRule(ToyState):
    def _deal(self, outcome: Outcome, events: Events) -> None:
        super()._deal(outcome, events)
        if events is not None:
            events.append(Event("die", None, "toy.no-such-rule"))


class GivesPointsUnexplained(ToyState):
    def _answer(self, seat: Seat, option: Option, events: Events) -> None:
        super()._answer(seat, option, events)
        self.points[seat] += isinstance(option, Take)


class GivesNoPointsWhenNobodyListens(ToyState):
    def _answer(self, seat: Seat, option: Option, events: Events) -> None:
        before = self.points[:]
        super()._answer(seat, option, events)
        if events is None:
            self.points = before


class SharesListsWithCopies(ToyState):
    def copy(self) -> Self:
        twin = super().copy()
        twin.supply = self.supply
        return twin


class ForgetsWhenPickled(ToyState):
    def __getstate__(self) -> dict[str, object]:
        return super().__getstate__() | {"die": 0}


class LosesTokens(ToyState):
    def _answer(self, seat: Seat, option: Option, events: Events) -> None:
        super()._answer(seat, option, events)
        if self.stage == "take":
            self.supply[0] = max(0, self.supply[0] - 1)


class NeverEnds(ToyState):
    def _answer(self, seat: Seat, option: Option, events: Events) -> None:
        self.rounds += self.stage == "take"
        super()._answer(seat, option, events)


class CountsTurnsBackwards(ToyState):
    @property
    def turn(self) -> int:
        return 10 - self.rounds_done


class PlaysByItsOwnDice(ToyState):
    thrown = count()

    def _deal(self, outcome: Outcome, events: Events) -> None:
        super()._deal(outcome, events)
        self.die = 1 + next(self.thrown) % 5


class ForgetsTheLast(ToyState):
    def standing(self) -> tuple[Rank, ...]:
        return super().standing()[:-1]


class RanksNobodyFirst(ToyState):
    def standing(self) -> tuple[Rank, ...]:
        return tuple(replace(place, rank=place.rank + 1) for place in super().standing())


class WaitsForNobody(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        return replace(super().view(seat), waiting_for=())


class DrawsFromNothing(ToyState):
    @property
    def pending(self) -> Pending:
        pending = super().pending
        return replace(pending, pool={}) if isinstance(pending, Chance) else pending


class AsksTheSameSeatTwice(ToyState):
    @property
    def pending(self) -> Pending:
        pending = super().pending
        return pending if isinstance(pending, Chance) else pending * 2


class ChangesWhenAsked(ToyState):
    @property
    def pending(self) -> Pending:
        self.die += self.stage == "bid"
        return super().pending


class EndsWithoutStanding(ToyState):
    def standing(self) -> tuple[Rank, ...]:
        return ()


class StandsByOtherScores(ToyState):
    def standing(self) -> tuple[Rank, ...]:
        return tuple(replace(place, score=place.score + 1) for place in super().standing())


class DrawsWhatNoRecordCanStore(ToyState):
    @property
    def pending(self) -> Pending:
        pending = super().pending
        return replace(pending, why="a die") if isinstance(pending, Chance) else pending


class DealsAnything(ToyState):
    def deal(self, outcome: Outcome, events: Events = None) -> None:
        super().deal("1" if outcome == "no such outcome" else outcome, events)


class DoesNothing(ToyState):
    def _answer(self, seat: Seat, option: Option, events: Events) -> None:
        if not isinstance(option, Take):
            super()._answer(seat, option, events)


class CopiesToAnEnd(ToyState):
    def copy(self) -> Self:
        twin = super().copy()
        if self.stage == "take":
            twin.agenda.clear()
            twin.ask_again()
        return twin


@dataclass(frozen=True, slots=True)
class Shout(Take):
    def __str__(self) -> str:
        return f"TAKE {self.kind}"


class ListsOptionsWithOtherTexts(ToyState):
    @property
    def pending(self) -> Pending:
        pending = super().pending
        if isinstance(pending, Chance) or self.stage != "take":
            return pending
        return (replace(pending[0], options=(Shout("red"), Shout("blue"))),)


class MiscountsWays(ToyState):
    def ways(self) -> int:
        return super().ways() + (self.stage == "take")


class AsksTheHighestSeat(ToyState):
    def asked(self) -> Seat:
        pending = self.pending
        return super().asked() if isinstance(pending, Chance) or not pending else pending[-1].seat


class GoesAnotherWay(ToyState):
    def go(self, way: int) -> int:
        return super().go(0 if self.stage == "die" else way)


class TellsOldWays(ToyState):
    def go(self, way: int) -> int:
        ways = self.ways()
        super().go(way)
        return ways


BUGS: list[tuple[type[ToyState], str]] = [
    (ListsTwice, "options never twice"),
    (ListsNothing, "options never empty"),
    (ListsThousands, "options not too many"),
    (AsksInAnotherOrder, "copies are copies"),
    (RefusesWhatItLists, "every option applies"),
    (AcceptsWhatItDoesNotList, "what is not listed is refused"),
    (ChangesWhenItRefuses, "what is not listed is refused"),
    (HasOneReasonForAll, "what is not listed is refused"),
    (CitesAnUnknownRule, "what is not listed is refused"),
    (BreaksWhenItRefuses, "nothing breaks"),
    (TellsOfAnUnknownRule, "events cite rules"),
    (GivesPointsUnexplained, "award items sum to the points"),
    (GivesNoPointsWhenNobodyListens, "events change nothing"),
    (SharesListsWithCopies, "copies are copies"),
    (ForgetsWhenPickled, "copies are copies"),
    (LosesTokens, "pieces are conserved"),
    (CountsTurnsBackwards, "turns grow"),
    (PlaysByItsOwnDice, "events change nothing"),
    (ForgetsTheLast, "standing"),
    (RanksNobodyFirst, "standing"),
    (WaitsForNobody, "views are complete"),
    (ShowsTheQuestionsOfOthers, "views are complete"),
    (DrawsFromNothing, "options never empty"),
    (AsksTheSameSeatTwice, "pending"),
    (ChangesWhenAsked, "pending"),
    (EndsWithoutStanding, "pending"),
    (DrawsWhatNoRecordCanStore, "pending"),
    (DealsAnything, "pending"),
    (StandsByOtherScores, "standing"),
    (DoesNothing, "every option applies"),
    (CopiesToAnEnd, "every option applies"),
    (ListsOptionsWithOtherTexts, "text forms"),
    (MiscountsWays, "the search lane agrees"),
    (AsksTheHighestSeat, "the search lane agrees"),
    (GoesAnotherWay, "the search lane agrees"),
    (TellsOldWays, "the search lane agrees"),
]


@pytest.mark.parametrize(("state", "promise"), BUGS)
def test_a_broken_promise_is_found(state: type[ToyState], promise: str) -> None:
    assert checked(state, conserved=tokens).promise == promise


def test_a_complaint_tells_the_seed_and_the_game_that_lead_to_it() -> None:
    assert ["seed 1, game 1"] == checked(CountsTurnsBackwards).__notes__


def test_a_game_that_never_ends_is_found() -> None:
    assert checked(NeverEnds, Demands(most_decisions=60, share=0.0)).promise == "the game ends"


class ParsesTooLittle(ToyGame):
    def parse(self, text: str) -> Option:
        option = super().parse(text)
        return Bid(option.number) if isinstance(option, Bid) else option


class ParsesTooMuch(ToyGame):
    def parse(self, text: str) -> Option:
        if text.startswith("bid"):
            return Bid(int(text.split()[1]), super().parse("bid 1 " + text.split()[2]).stake)  # type: ignore[attr-defined]
        return super().parse(text)


class ParsesNoTakes(ToyGame):
    def parse(self, text: str) -> Option:
        if text.startswith("take"):
            raise UnknownOption(text)
        return super().parse(text)


def test_a_text_that_does_not_parse_is_found() -> None:
    assert complaint(ParsesNoTakes(), Demands()).promise == "text forms"


def test_a_text_that_means_another_option_is_found() -> None:
    assert complaint(ParsesTooLittle(), Demands()).promise == "text forms"


def test_a_parser_that_breaks_is_found() -> None:
    found = complaint(ParsesTooMuch(), Demands())

    assert found.promise == "what is not listed is refused"
    assert "not UnknownOption" in found.complaint


def test_the_complaint_comes_with_a_record() -> None:
    found = checked(GivesPointsUnexplained)

    assert found.record in str(found)
    assert found.record.startswith("tavola-record 1\ngame toy\n")


def test_a_clean_game_passes_with_the_same_demands() -> None:
    report = check_game(
        TOY, [TOY.setups.make(2)], seed=1, games=1, demands=Demands(mutants=300), conserved=tokens
    )

    assert sum(report.mutants.values()) == 300


class Stumbles(ToyGame):
    def new(self, setup: Setup, version: int | None = None) -> ToyState:
        int(setup.components.get("die.faces", "5"))
        return super().new(setup, version)


class ForgetsGerman(ToyGame):
    setups = replace(
        TOY.setups, components=(Component("die.faces", "5", {"en": "Faces."}, {"en": "They look like it."}),)
    )


class PlaysWithAnother(ToyGame):
    setups = replace(TOY.setups, components=tuple(replace(part, value="3") for part in TOY.setups.components))


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (Stumbles(), "die.faces = nothing such raises ValueError"),
        (ForgetsGerman(), "die.faces lacks its meaning or its reason in de"),
        (PlaysWithAnother(), "saying that die.faces is 3"),
    ],
)
def test_components_that_cannot_be_corrected_are_found(game: ToyGame, why: str) -> None:
    found = complaint(game, Demands(mutants=300))

    assert found.promise == "components can be corrected"
    assert why in found.complaint
