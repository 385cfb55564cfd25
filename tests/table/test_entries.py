"""What a journal keeps of entries, word for word: it is read for ever."""

import json

import pytest

from tavola.kernel import Choice, Draw, Prepared, Setup, Written
from tavola.table import Entry, decode, encode
from tavola.table import entries as e
from tavola.testing.toy.options import Bid


@pytest.mark.parametrize(
    ("entry", "kept"),
    [
        (e.Stepped(Choice(0, Bid(3))), '{"is": "Chose", "seat": 0, "option": "bid 3 -", "check": ""}'),
        (
            e.Stepped(Choice(1, Written("pass")), "0123abcd"),
            '{"is": "Chose", "seat": 1, "option": "pass", "check": "0123abcd"}',
        ),
        (e.Stepped(Draw("sun", "card")), '{"is": "Dealt", "outcome": "sun", "check": ""}'),
    ],
)
def test_a_step_is_kept_as_it_always_was(entry: Entry, kept: str) -> None:
    assert json.dumps(encode(entry)) == kept
    assert decode(json.loads(kept)) == entry


def test_a_step_of_before_there_were_checksums_can_be_read() -> None:
    assert decode({"is": "Chose", "seat": 0, "option": "pass"}) == e.Stepped(Choice(0, Written("pass")))


def test_a_setup_is_kept_as_it_always_was() -> None:
    setup = Setup("toy", 2, ("cards",), {"rounds": "3"}, None, Prepared({"tokens 0": "red"}, ("sun",)))

    assert json.dumps(e.setup_data(setup)) == (
        '{"game": "toy", "seats": 2, "modules": ["cards"], "options": {"rounds": "3"}, "start": null, '
        '"prepared": {"pieces": {"tokens 0": "red"}, "draws": ["sun"]}}'
    )
    assert e.setup_from(e.setup_data(setup)) == setup


def test_component_values_of_a_setup_are_kept() -> None:
    setup = Setup("toy", 2, components={"die": "8"})

    assert e.setup_from(json.loads(json.dumps(e.setup_data(setup)))) == setup
