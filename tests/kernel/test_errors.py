"""The error tree."""

import pickle

import pytest

from tavola.kernel import (
    IllegalChoice,
    Reason,
    RecordError,
    SetupError,
    StaleChoice,
    TavolaError,
    UndoRefused,
    UnknownOption,
)


@pytest.mark.parametrize(
    "error", [IllegalChoice, RecordError, SetupError, StaleChoice, UndoRefused, UnknownOption]
)
def test_every_error_grows_on_the_same_tree(error: type[Exception]) -> None:
    assert issubclass(error, TavolaError)


def test_an_illegal_choice_carries_its_reason_even_between_processes() -> None:
    error = pickle.loads(pickle.dumps(IllegalChoice("take red", Reason("toy.take.supply", {"kind": "red"}))))

    assert (error.what, error.reason) == ("take red", Reason("toy.take.supply", {"kind": "red"}))
    assert str(error) == "take red: refused by rule toy.take.supply"
