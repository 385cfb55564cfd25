"""Drawings that are made once and used by others, by their ids: faces of tiles, say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256

from tavola.drawing.svg import el

_USED = re.compile(r'href="#([^"]+)"')


@dataclass(frozen=True, eq=False)
class Definitions:
    """What never changes while games are played, so that a page loads it once and keeps it."""

    name: str
    """Unique within a game."""
    makers: Mapping[str, Callable[[], str]]
    """For every id the drawing that has it, made when it is needed."""
    _drawn: dict[str, str] = field(default_factory=dict, init=False, repr=False)

    def drawn(self, name: str) -> str:
        """The drawing that has an id; it is made once."""
        if name not in self._drawn:
            self._drawn[name] = self.makers[name]()
        return self._drawn[name]

    @cached_property
    def svg(self) -> str:
        """All of them in a document of their own, which shows nothing."""
        drawn = map(self.drawn, self.makers)
        return el("svg", el("defs", *drawn), xmlns="http://www.w3.org/2000/svg")

    @cached_property
    def digest(self) -> str:
        """Says which drawings they are: others have another one."""
        return sha256(self.svg.encode()).hexdigest()[:16]


def used_definitions(markup: Iterable[str], definitions: Iterable[Definitions]) -> str:
    """Those that some markup uses, with what these use in turn, in a fixed order."""
    defined = {name: some for some in definitions for name in some.makers}
    found: dict[str, str] = {}
    wanted = [used for one in markup for used in _USED.findall(one)]
    while wanted:
        name = wanted.pop()
        if name in defined and name not in found:
            found[name] = defined[name].drawn(name)
            wanted += _USED.findall(found[name])
    return el("defs", *(found[name] for name in defined if name in found)) if found else ""
