"""The contract suite finds leaks: toy games that tell what is hidden, each in another way."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Self

import pytest

from tavola.kernel import Event, Option, Outcome, Pick, Reason, Seat, View
from tavola.testing import Demands
from tavola.testing.toy import Bid, ToyState, ToyView
from tests.testing.planting import checked


class ShowsSealedBids(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        bids = tuple(str(bid) for bid in self.bids if bid is not None)
        return replace(super().view(seat), opened=bids or super().view(seat).opened)


class ShowsCardsToSpectators(ToyState):
    def view(self, seat: Seat | None) -> ToyView:
        return (
            super().view(seat) if seat is not None else replace(super().view(seat), cards=tuple(self.cards))
        )


class AsksByWhatOthersHide(ToyState):
    def bids_of(self, seat: Seat) -> Iterator[Bid]:
        taken = {bid.number for bid in self.bids if bid is not None}
        return (bid for bid in super().bids_of(seat) if bid.number not in taken)


class ImaginesAnotherCardOfItsOwn(ToyState):
    def imagined(self, seat: Seat, pick: Pick) -> Self:  # noqa: ARG002 (that is the bug)
        return self.scrambled(None, pick)


class TellsBids(ToyState):
    def _answer(self, seat: Seat, option: Option, events: list[Event] | None) -> None:
        super()._answer(seat, option, events)
        if events is not None and isinstance(option, Bid):
            events.append(Event("rumour", seat, "toy.bid.sealed", {"bid": str(option)}))


class TellsCards(ToyState):
    def _deal(self, outcome: Outcome, events: list[Event] | None) -> None:
        stage = self.stage
        super()._deal(outcome, events)
        if events is not None and stage == "cards":
            events.append(Event("rumour", None, "toy.setup.card", {"card": outcome}))


class TellsCardsLater(ToyState):
    def _answer(self, seat: Seat, option: Option, events: list[Event] | None) -> None:
        super()._answer(seat, option, events)
        if events is not None:
            events.append(Event("rumour", seat, "toy.bid.sealed", {"card": self.cards[seat]}))


class ExplainsWithSecrets(ToyState):
    def _refusal(self, seat: Seat, option: Option) -> Reason:
        return replace(super()._refusal(seat, option), details={"cards": tuple(self.cards)})


class ScramblesNothing(ToyState):
    def scrambled(self, seat: Seat | None, pick: Pick) -> Self:  # noqa: ARG002 (that is the bug)
        return self.copy()


LEAKS = [
    ShowsSealedBids,
    ShowsCardsToSpectators,
    AsksByWhatOthersHide,
    ImaginesAnotherCardOfItsOwn,
    TellsBids,
    TellsCards,
    TellsCardsLater,
]


@pytest.mark.parametrize("state", LEAKS)
def test_a_leak_is_found(state: type[ToyState]) -> None:
    assert checked(state).promise == "views leak nothing"


def test_a_leak_in_refusals_is_found() -> None:
    assert checked(ExplainsWithSecrets).promise == "refusals leak nothing"


def test_a_leak_test_that_hides_nothing_is_found() -> None:
    found = checked(ScramblesNothing, Demands(mutants=10, secrets=True))

    assert "nothing was tested" in found.complaint


def test_a_picture_that_is_no_function_of_the_view_is_found() -> None:
    drawn = count()

    def picture(view: View) -> str:
        return f"<svg>{view.turn} {next(drawn)}</svg>"

    assert checked(ToyState, Demands(picture_share=1.0), picture=picture).complaint.startswith(
        "picture for seat 0"
    )
