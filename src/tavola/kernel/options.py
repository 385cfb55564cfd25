"""Options: the legal answers to a question, as small immutable values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tavola.kernel.bags import Bag, bag_text

Seat = int
"""A place at the table, counted from 0 clockwise."""

FieldValue = str | Bag
"""A scalar field is its text; a bag field says how many of each kind."""


class Option:
    """One legal answer; subclasses are frozen values, one class per kind of answer.

    The text form is the word and the fields' texts, one space between. It is stable for ever:
    records and links store it. `fields` is what a front end narrows by, in the order in which
    a person would decide.
    """

    __slots__ = ()

    @property
    def word(self) -> str:
        """What is done: the first word of the text form."""
        raise NotImplementedError

    @property
    def fields(self) -> Mapping[str, FieldValue]:
        """What is chosen, by name."""
        return {}

    def __str__(self) -> str:
        return " ".join([self.word, *(field_text(value) for value in self.fields.values())])


@dataclass(frozen=True, slots=True)
class Written(Option):
    """An option as somebody wrote it down; the game whose option it is has yet to read it."""

    text: str

    @property
    def word(self) -> str:
        return self.text.partition(" ")[0]

    def __str__(self) -> str:
        return self.text


def field_text(value: FieldValue) -> str:
    """A field's value as it stands in a text form."""
    return value if isinstance(value, str) else bag_text(value.items())


def is_listed(option: Option, options: Sequence[Option]) -> bool:
    """Whether the option is one of these; quick when it is the very object that was listed."""
    if type(options) is tuple:
        for listed in options:
            if listed is option:
                return True
    return option in options
