"""Entries to keep: one of every kind, and awkward texts."""

from tavola.kernel import Choice, Draw, Written
from tavola.table import Entry
from tavola.table import entries as e

SETUP = {
    "game": "toy",
    "seats": 2,
    "modules": ["cards"],
    "options": {"rounds": "3"},
    "start": None,
    "prepared": {"pieces": {"tokens 0": "2red"}, "draws": ["sun", "rain"]},
}
CREATED = e.Created("Friday", SETUP, "hash of the host's key", "hash of the invitation", (3, 0), 2)
STARTED = e.Started()

ONE_OF_EVERY_KIND: list[Entry] = [
    CREATED,
    e.Seated(0, "Ada", key="fingerprint"),
    e.Seated(1, "Bot", bot="greedy"),
    e.Left(0),
    e.Swapped(0, 1),
    e.Continued("tavola-record 1\ngame toy\nrules 1\nseats 2\n"),
    e.Removed(1),
    e.KeyAdded(0, "another"),
    e.KeysRevoked(0, "another"),
    STARTED,
    e.Stepped(Choice(0, Written("bid 3 2red,blue"))),
    e.Stepped(Choice(1, Written("pass")), check="0123abcd"),
    e.Stepped(Draw("sun")),
    e.Stepped(Draw("4"), check="89ef0123"),
    e.Confirmed(0),
    e.Undone(1),
    e.TakeBackAsked(0, 12),
    e.ConsentWaived(1),
    e.TakeBackAnswered(1, agreed=True),
    e.TakeBackAnswered(1, agreed=False),
    e.HandedOver(0, "greedy"),
    e.TakenOver(0),
    e.Resigned(1, "greedy"),
    e.Rematched("next-table", {"seats": [1, 0]}),
]

AWKWARD_TEXTS = [
    "",
    " ",
    "'; DROP TABLE entries; --",
    '"quoted" and \\back\\slashed',
    "<script>alert('x')</script>",
    "Grüße aus Kraków",
    "王さん 🎲👩‍👩‍👧 \u202eabc",
    "line\nbreak\ttab\x00nul\x7f\u2028",
    "%s {0} :name ?",
    "e\u0301 and \u00e9",
]


def chosen(number: int) -> e.Stepped:
    """A choice that can be told from all others."""
    return e.Stepped(Choice(number % 4, Written(f"bid {number} -")))
