"""States and options cross the borders of processes with all that they have."""

from __future__ import annotations

import pickle

from tavola.kernel import Coded, Option, Written
from tavola.kernel.pickling import attributes_of


class Marked(Coded):
    """Options with an attribute in a slot of their own."""

    __slots__ = ("mark", "unset")

    def __init__(self, codes: list[int], mark: str) -> None:
        super().__init__(codes)
        self.mark = mark

    def option(self, code: int) -> Option:
        return Written(f"{self.mark} {code}")


class Noted(Marked):
    """One more, in a dictionary."""

    note = "of the class"


class Compiled:
    """What a compiled class looks like from outside."""

    __mypyc_attrs__ = ("__dict__", "kept")

    @property
    def kept(self) -> int:
        return 7


def test_slots_of_every_class_and_the_dictionary_come_along() -> None:
    options = Noted([1, 2], "take")
    options.note = "its own"
    twin = pickle.loads(pickle.dumps(options))

    assert twin == options
    assert twin.note == "its own"
    assert attributes_of(twin) == {
        "codes": [1, 2],
        "last_read": None,
        "mark": "take",
        "note": "its own",
    }


def test_what_a_compiled_class_keeps_comes_along() -> None:
    assert attributes_of(Compiled()) == {"kept": 7}
