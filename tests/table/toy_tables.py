"""Tables of the toy game: seats bid at the same time, the winner takes, then the die opens a round."""

from collections.abc import Callable
from itertools import count

import pytest

from tavola.kernel import Prepared, Seat
from tavola.table import Entry, Keyring, Table, TableError, fingerprint, snapshot_of
from tavola.testing.toy import TOY, ToyView

BOT = "greedy"


def never_the_same() -> Callable[[int], int]:
    """A source of chance that gives another number each time, so that a second draw would be seen."""
    numbers = count()
    return lambda n: next(numbers) % n


def blank(ident: str = "t") -> Table:
    return Table(ident, lambda _: TOY, never_the_same(), lambda _: BOT)


def gathering(
    seats: int = 2, *, box: str = "plain", rounds: str = "3", prepared: Prepared | None = None
) -> Table:
    """A table that was set up and has all its seats free; seat 0 is the start player."""
    table = blank()
    setup = TOY.setups.make(seats, box=box, options={"rounds": rounds}, start=0, prepared=prepared)
    table.create(
        "Friday", setup, host=fingerprint("host"), invite=fingerprint("invite"), colours=range(seats)
    )
    return table


def running(
    seats: int = 2,
    *,
    bots: tuple[Seat, ...] = (),
    box: str = "plain",
    rounds: str = "3",
    prepared: Prepared | None = None,
) -> Table:
    """A table whose game has begun: people on all seats but the bots', each with a key `key N`."""
    table = gathering(seats, box=box, rounds=rounds, prepared=prepared)
    for seat in range(seats):
        if seat in bots:
            table.sit(seat, f"Bot {seat}", bot=BOT)
        else:
            table.sit(seat, f"Person {seat}", key=fingerprint(key_of(seat)))
    table.start()
    return table


def key_of(seat: Seat) -> str:
    return f"key {seat}"


def holder(seat: Seat) -> Keyring:
    return Keyring.of(key_of(seat))


def seen(table: Table, seat: Seat | None = None) -> ToyView:
    """What a seat, or a spectator, sees."""
    view = snapshot_of(table).view(seat)
    assert isinstance(view, ToyView)
    return view


def refused(key: str) -> pytest.RaisesExc[TableError]:
    """The table says no, in these words."""
    return pytest.raises(TableError, check=lambda error: error.key == key)


def choose(table: Table, seat: Seat, text: str) -> list[Entry]:
    """Answer the seat's open question."""
    return table.choose(seat, table.asked_at(seat) or 0, text)


def bid(table: Table, *numbers: int) -> None:
    """All seats bid these numbers, without a stake, in the order of their seats."""
    for seat, number in enumerate(numbers):
        choose(table, seat, f"bid {number} -")


def play_round(table: Table, *numbers: int, take: str = "pass") -> None:
    """A whole round; the winner's next turn is confirmed if that is awaited."""
    bid(table, *numbers)
    (winner,) = table.waiting_for
    choose(table, winner, take)
    if table.waits_for_confirmation is not None:
        table.confirm(winner)


def facts(table: Table) -> tuple[object, ...]:
    """All that people could notice of a table."""
    play = table.play
    return (
        table.version,
        table.status,
        table.name,
        table.setup,
        [
            (c.seat, c.colour, c.name, tuple(c.keys), c.bot, c.resigned, c.free, c.is_person)
            for c in table.chairs
        ],
        (table.host, table.invite, table.rematch),
        table.waiting_for,
        table.waits_for_confirmation,
        [table.asked_at(seat) for seat in range(len(table.chairs))],
        None
        if table.take_back is None
        else (table.take_back.seat, table.take_back.to, table.take_back.agreed, table.consent_awaited),
        None if play is None else (play.state.key(), play.reserved_outcomes, play.record().text(), play.log),
        table.standing(),
    )
