"""Makes what viewers of tables get from the tables' entries alone, so that any process can do it."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from random import SystemRandom
from typing import NamedTuple, TypeAlias

from tavola import library
from tavola.kernel import Choice, Seat, TavolaError, Written
from tavola.server import view_messages
from tavola.server.connection import NOTHING_SENT, Sent, Viewer
from tavola.server.render_cache import RenderCache
from tavola.table import Entry, Snapshot, TableState, snapshot_of
from tavola.table.entries import Stepped

_CHANCE = SystemRandom()


class OutOfStep(TavolaError):
    """The table is followed from another entry on, or not at all; everything has to be told again."""

    def __init__(self, table: str) -> None:
        super().__init__(f"the views of table {table} have to be told everything again")
        self.table = table

    def __reduce__(self) -> tuple[type[OutOfStep], tuple[str]]:
        return (OutOfStep, (self.table,))


class Wanted(NamedTuple):
    """What one viewer is to be shown: the table as it is now."""

    viewer: Viewer
    sent: int
    """The number of what the viewer was sent last; 0: nothing."""
    here: tuple[Seat, ...]
    """The seats whose holder is connected."""
    pause: float | None
    """Seconds after which the turn that may be confirmed ends by itself."""


class Order(NamedTuple):
    """Views of one table, with the entries that have come since the order before."""

    table: str
    since: int
    """How many entries were told before."""
    entries: tuple[Entry, ...]
    wanted: tuple[Wanted, ...]
    in_use: AbstractSet[int]
    """The numbers of everything that somebody was sent last."""


class Made(NamedTuple):
    """A message for a viewer, and the number of what has been sent by then."""

    data: bytes
    sent: int


Makings: TypeAlias = Sequence[Made | Exception]
"""For everything that was wanted what came of it."""


@dataclass(slots=True)
class _Followed:
    """A table as its entries make it, and what its viewers were sent."""

    table: TableState
    told: int = 0
    """How many entries it comes from."""
    snapshot: Snapshot | None = None
    cache: RenderCache = field(default_factory=RenderCache)
    sent: dict[int, Sent] = field(default_factory=dict)


class ViewMaker:
    """Follows tables entry by entry, and shows each to its viewers; threads do not share a table."""

    def __init__(self) -> None:
        self._followed: dict[str, _Followed] = {}
        self._given = _CHANCE.getrandbits(60)
        """The last number that was given to what was sent; those of different makers differ."""

    def make(self, order: Order) -> Makings:
        """Everything that was ordered; raises OutOfStep if the table is not known as far as it was told."""
        followed = self._up_to_date(order)
        if followed.snapshot is None:
            followed.snapshot = snapshot_of(followed.table)
        followed.sent = {number: sent for number, sent in followed.sent.items() if number in order.in_use}
        return [self._made(followed, followed.snapshot, wanted) for wanted in order.wanted]

    def forget(self, table: str) -> None:
        """Nobody looks at this table any more."""
        self._followed.pop(table, None)

    def _up_to_date(self, order: Order) -> _Followed:
        if order.since == 0 and order.entries:
            followed = self._followed[order.table] = _Followed(TableState(order.table, library.game))
            followed.table.replayed(order.entries)
        else:
            found = self._followed.get(order.table)
            if found is None or found.told != order.since:
                raise OutOfStep(order.table)
            followed = found
            if order.entries:
                self._go_on(followed, order.entries)
        followed.told = order.since + len(order.entries)
        return followed

    def _go_on(self, followed: _Followed, entries: Iterable[Entry]) -> None:
        followed.snapshot = None
        try:
            for entry in entries:
                followed.table.apply(entry)
        except BaseException:
            self.forget(followed.table.id)  # it stands somewhere between
            raise

    def _made(self, followed: _Followed, snapshot: Snapshot, wanted: Wanted) -> Made | Exception:
        before = followed.sent.get(wanted.sent, NOTHING_SENT)
        try:
            data, sent = view_messages.encoded_change(
                snapshot, followed.cache, wanted.viewer, before, wanted.here, wanted.pause
            )
        except Exception as error:
            return portable_error(error)
        return Made(data, self._number(followed, sent))

    def _number(self, followed: _Followed, sent: Sent) -> int:
        for number, known in followed.sent.items():
            if known is sent:
                return number
        self._given += 1
        followed.sent[self._given] = sent
        return self._given


def portable(entry: Entry) -> Entry:
    """The entry as it travels between processes: an option as it is written, without what it was made of."""
    if isinstance(entry, Stepped) and isinstance(entry.step, Choice):
        return replace(entry, step=Choice(entry.step.seat, Written(str(entry.step.option))))
    return entry


def portable_error(error: Exception) -> Exception:
    """The error, or one that tells of it, if it would not survive the way between processes."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error))
    return error
