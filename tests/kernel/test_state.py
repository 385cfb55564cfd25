"""What every state does by itself: checking choices and outcomes."""

import pytest

from tavola.kernel import Event, IllegalChoice
from tavola.testing.toy import TOY, Bid, Take, ToyState


def state(*outcomes: str) -> ToyState:
    """A game of two without cards, with these outcomes dealt."""
    fresh = TOY.new(TOY.setups.make(2, box="plain", start=0))
    for outcome in outcomes:
        fresh.deal(outcome)
    return fresh


def test_a_listed_option_is_carried_out() -> None:
    bidding = state("4")

    bidding.choose(0, Bid(3))

    assert bidding.sealed == {0}


def test_an_option_that_is_not_listed_changes_nothing() -> None:
    bidding = state("4")
    before = bidding.key()

    with pytest.raises(IllegalChoice) as refused:
        bidding.choose(0, Bid(7))

    assert refused.value.reason.rule == "toy.bid.number"
    assert bidding.key() == before


def test_why_not_is_none_exactly_for_listed_options() -> None:
    bidding = state("4")
    reason = bidding.why_not(0, Take("red"))

    assert bidding.why_not(0, Bid(3)) is None
    assert reason is not None
    assert reason.rule == "toy.take.winner"


def test_nobody_chooses_while_an_outcome_is_awaited() -> None:
    waiting = state()

    with pytest.raises(IllegalChoice):
        waiting.choose(0, Bid(3))


def test_an_outcome_that_cannot_be_is_not_dealt() -> None:
    waiting = state()

    with pytest.raises(ValueError, match="'7' is not in the pool for die"):
        waiting.deal("7")


def test_nothing_is_dealt_while_somebody_is_asked() -> None:
    bidding = state("4")

    with pytest.raises(ValueError, match="no outcome is awaited"):
        bidding.deal("4")


def test_the_checksum_tells_positions_apart() -> None:
    assert state("4").checksum == state("4").checksum
    assert state("4").checksum != state("5").checksum


def test_events_are_told_only_to_who_listens() -> None:
    events: list[Event] = []
    listening, silent = state(), state()

    listening.deal("4", events)
    silent.deal("4")

    assert [event.kind for event in events] == ["die"]
    assert listening.key() == silent.key()


def test_who_is_not_asked_has_no_decision() -> None:
    bidding = state("4")
    bidding.choose(1, Bid(2))

    assert bidding.decision_of(1) is None
    assert bidding.decision_of(0) is not None
