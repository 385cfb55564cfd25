"""Reading what a prepared game gives: names, numbers and lists as its lines write them."""

from __future__ import annotations

from collections.abc import Mapping

from tavola.kernel import Seat, SetupError


def listed(value: str) -> list[str]:
    """The parts of a list; `-` and nothing are empty lists."""
    return [] if value.strip() in ("", "-") else [part.strip() for part in value.split(",")]


def known(numbers: Mapping[str, int], name: str, what: str) -> int:
    """The number that a name stands for."""
    if name not in numbers:
        raise SetupError(f"there is no {what} {name!r}; there is {', '.join(numbers)}")
    return numbers[name]


def amount(value: str, what: str, most: int) -> int:
    """So many, up to what is possible."""
    if not (value.isascii() and value.isdecimal()):
        raise SetupError(f"{value!r} is not a number")
    if len(value.lstrip("0")) > len(str(most)) or int(value) > most:  # long ones are not even read
        raise SetupError(f"nobody can have {value[:40]} {what}, at most {most}")
    return int(value)


def seat_among(seats: int, value: str) -> Seat:
    """A seat at this table."""
    if not (value.isascii() and value.isdecimal()) or len(value) > 2 or int(value) >= seats:
        raise SetupError(f"there is no seat {value[:40]} among {seats}")
    return int(value)
