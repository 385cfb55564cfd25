"""Options as numbers: made when somebody looks."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tavola.kernel import Coded, Option
from tavola.kernel.options import is_listed


@dataclass(frozen=True, slots=True)
class Number(Option):
    """An option that is a number."""

    number: int

    @property
    def word(self) -> str:
        return str(self.number)


class Numbers(Coded):
    """Numbers by themselves."""

    __slots__ = ()

    def option(self, code: int) -> Number:
        return Number(code)


class Counted(Numbers):
    """Numbers that count how often one was made an option."""

    made = 0

    def option(self, code: int) -> Number:
        self.made += 1
        return super().option(code)


def test_coded_options_are_a_sequence_like_any_other() -> None:
    options = Numbers([3, 5, 8])

    assert (len(options), options[1], options[1:], [*options]) == (
        3,
        Number(5),
        (Number(5), Number(8)),
        [Number(3), Number(5), Number(8)],
    )
    assert (Number(8) in options, Number(4) in options) == (True, False)
    assert repr(options) == "[3, 5, 8]"


def test_coded_options_are_equal_when_all_of_them_are() -> None:
    assert Numbers([3, 5]) == Numbers([3, 5])
    assert hash(Numbers([3, 5])) == hash(Numbers([3, 5]))
    assert Numbers([3, 5]) != Numbers([5, 3])
    assert Numbers([3, 5]) != (Number(3), Number(5))


def test_coded_options_must_say_what_a_number_means() -> None:
    with pytest.raises(NotImplementedError):
        Coded([1])[0]


def test_the_option_that_was_read_last_is_recognised_without_looking_at_others() -> None:
    options = Counted([3, 5, 8])
    chosen = options[2]
    options.made = 0

    assert (is_listed(chosen, options), options.made) == (True, 0)
    assert is_listed(Number(5), options)
    assert not is_listed(Number(4), options)
