"""What there is to show of a match at one moment, apart from the table, which goes on changing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tavola.kernel import Game, Log, Play, Rank, Record, Seat, Setup, View
from tavola.table.chronicle import History
from tavola.table.errors import NotStarted, TableError
from tavola.table.seating import Chair, Keyring
from tavola.table.table_state import Status, TableState, TakeBack


@dataclass(frozen=True, slots=True, eq=False)
class Snapshot:
    """A match at one moment; nothing in it changes, so it can be read while the match goes on."""

    game: Game
    setup: Setup
    chairs: tuple[Chair, ...]
    play: Play | None
    """A copy of the game; None before the start."""
    status: Status
    history: History = field(default_factory=lambda: History(Log()))
    """All that happened in the game and beside it, each event with its step."""
    ranks: tuple[Rank, ...] = ()
    all_is_open: bool = False
    """Whether the record may be handed out."""
    id: str = ""
    name: str = ""
    version: int = 0
    asked: Mapping[Seat, int] | None = None
    """The version at which each open question was asked."""
    waiting_for: tuple[Seat, ...] = ()
    waits_for_confirmation: Seat | None = None
    undoable: tuple[Seat, ...] = ()
    """The seats that may take back their last choice alone."""
    free_seats: tuple[Seat, ...] = ()
    take_back: TakeBack | None = None
    consent_awaited: tuple[Seat, ...] = ()
    host: str = ""
    """The fingerprint of the host's key."""
    rematch: str = ""
    read_only: str = ""
    """Why the table is read-only, or empty."""
    _views: dict[Seat | None, View] = field(default_factory=dict, init=False, repr=False)
    """Those that somebody has asked for."""

    @property
    def running(self) -> Play:
        """The game, if it has begun."""
        if self.play is None:
            raise NotStarted("not-started", "the game has not begun")
        return self.play

    def asked_at(self, seat: Seat) -> int | None:
        """The version at which this seat's open question was asked."""
        return (self.asked or {}).get(seat)

    def seats_of(self, keys: Keyring) -> tuple[Seat, ...]:
        """The seats that these keys open."""
        return tuple(chair.seat for chair in self.chairs if keys.sits_on(chair))

    def is_host(self, keys: Keyring) -> bool:
        return keys.opens(self.host)

    def record(self) -> Record:
        """The game so far, with the names and colours of those who play."""
        names = {chair.seat: chair.name for chair in self.chairs if chair.name}
        colours = {chair.seat: chair.colour for chair in self.chairs}
        return replace(self.running.record(), names=names, colours=colours)

    def view(self, seat: Seat | None) -> View:
        """What this seat (None: a spectator) may know; the table decides whom to wait for."""
        if seat not in self._views:
            state = self.running.state
            built = state.view(None) if seat is None else state.view_beyond(lambda: self.view(None), seat)
            self._views[seat] = replace(built, waiting_for=self.waiting_for)
        return self._views[seat]

    def view_at(self, seat: Seat | None, step: int) -> View:
        """What this seat could know after so many steps."""
        if not 0 <= step <= len(self.running.steps):
            raise TableError("no-such-step", f"this game has {len(self.running.steps)} steps, not {step}")
        return self.running.at(step).view(seat)


def snapshot_of(table: TableState) -> Snapshot:
    """The table as it is now."""
    play = table.play
    asked = {chair.seat: table.asked_at(chair.seat) for chair in table.chairs}
    return Snapshot(
        game=table.game,
        setup=table.setup,
        chairs=tuple(replace(chair, keys=chair.keys[:]) for chair in table.chairs),
        play=None if play is None else play.copy(),
        status=table.status,
        history=History(Log()) if play is None else table.history,
        ranks=table.standing(),
        all_is_open=table.all_is_open,
        id=table.id,
        name=table.name,
        version=table.version,
        asked={seat: version for seat, version in asked.items() if version is not None},
        waiting_for=table.waiting_for,
        waits_for_confirmation=table.waits_for_confirmation,
        undoable=tuple(chair.seat for chair in table.chairs if table.undoable(chair.seat)),
        free_seats=table.free_seats,
        take_back=_copied(table.take_back),
        consent_awaited=table.consent_awaited,
        host=table.host,
        rematch=table.rematch,
        read_only="" if table.broken is None else str(table.broken),
    )


def _copied(take_back: TakeBack | None) -> TakeBack | None:
    return None if take_back is None else replace(take_back, agreed=set(take_back.agreed))


def replay_of(play: Play, chairs: Sequence[Chair] = ()) -> Snapshot:
    """A game that was played elsewhere, to be looked at: it has a past, perhaps names, and no table."""
    over = play.state.over
    return Snapshot(
        game=play.game,
        setup=play.setup,
        chairs=tuple(chairs) or tuple(Chair(seat, colour=seat) for seat in range(play.setup.seats)),
        play=play,
        status=Status.OVER if over else Status.RUNNING,
        history=History(play.log),
        ranks=play.state.standing(),
        all_is_open=over or play.state.all_open,
    )
