"""A bag: how many of each kind, with a text form such as `2white,green`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from tavola.kernel.errors import UnknownOption

Bag = Mapping[str, int]

_ENTRY = re.compile(r"([1-9][0-9]{0,3})?([a-z][a-z0-9.-]*)\Z")


def bag_text(bag: Iterable[tuple[str, int]]) -> str:
    """The text form: kinds in the order given, a count only where it is not one, `-` for nothing."""
    return ",".join(kind if n == 1 else f"{n}{kind}" for kind, n in bag if n) or "-"


def parse_bag(text: str, kinds: Sequence[str]) -> dict[str, int]:
    """The bag a text form means, every kind present, in the order of `kinds`."""
    bag = dict.fromkeys(kinds, 0)
    if text == "-":
        return bag
    for entry in text.split(","):
        found = _ENTRY.match(entry)
        if found is None or found[2] not in bag:
            raise UnknownOption(f"{entry!r} is none of {', '.join(kinds)}")
        if bag[found[2]]:
            raise UnknownOption(f"{found[2]} stands twice in {text!r}")
        bag[found[2]] = int(found[1] or 1)
    return bag
