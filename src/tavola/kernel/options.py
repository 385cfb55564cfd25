"""Options: the legal answers to a question, as small immutable values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import overload

from tavola.kernel.bags import Bag, bag_text
from tavola.kernel.pickling import attributes_of

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


class Coded(Sequence[Option]):
    """Options as numbers: an option is made only when somebody looks at it."""

    __slots__ = ("codes", "last_read")

    def __init__(self, codes: Sequence[int]) -> None:
        self.codes = codes
        self.last_read: Option | None = None
        """The option that was last read by its place: most answers are that one."""

    def __getstate__(self) -> dict[str, object]:
        """Everything, whether this class or one based on it is compiled or not."""
        return attributes_of(self)

    def __setstate__(self, attributes: dict[str, object]) -> None:
        for name, value in attributes.items():
            setattr(self, name, value)

    def option(self, code: int) -> Option:
        """The option that has this number, whatever has become of the position since."""
        raise NotImplementedError

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, at: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(at, slice):
            return tuple(map(self.option, self.codes[at]))
        option = self.last_read = self.option(self.codes[at])
        return option

    def __contains__(self, option: object) -> bool:
        for code in self.codes:
            listed = self.option(code)
            if listed is option or listed == option:
                return True
        return False

    def __iter__(self) -> Iterator[Option]:
        return map(self.option, self.codes)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self.codes))

    def __repr__(self) -> str:
        return f"[{', '.join(map(str, self))}]"


def field_text(value: FieldValue) -> str:
    """A field's value as it stands in a text form."""
    return value if isinstance(value, str) else bag_text(value.items())


def is_listed(option: Option, options: Sequence[Option]) -> bool:
    """Whether the option is one of these; quick when it is the very object that was listed."""
    if type(options) is tuple:
        for listed in options:
            if listed is option:
                return True
    elif isinstance(options, Coded):
        last = options.last_read
        if last is not None and last is option:
            return True
    return option in options
