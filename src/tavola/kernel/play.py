"""The loop that runs one game: choices in, outcomes dealt, steps kept, choices taken back."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from tavola.kernel.checks import Checks
from tavola.kernel.dealers import Dealer, replaying_dealer
from tavola.kernel.errors import IllegalChoice, RecordError, SetupError, TavolaError, UndoRefused
from tavola.kernel.events import Event
from tavola.kernel.game import Game
from tavola.kernel.log import Log
from tavola.kernel.options import Option, Seat, Written
from tavola.kernel.pending import Chance
from tavola.kernel.pickling import packed, unpacked
from tavola.kernel.pools import Outcome
from tavola.kernel.record import Check, Entry, Record
from tavola.kernel.setup import Setup
from tavola.kernel.state import State
from tavola.kernel.steps import Choice, Draw, Step

MAX_SNAPSHOTS = 8
"""How many earlier positions a game keeps: what lies between them is replayed, which is quick."""
SNAPSHOT_EVERY = 12
"""At least so many steps lie between them; to pack a position takes longer than to replay these."""


class Play:
    """A game in progress: its state, and every step that led to it."""

    def __init__(self, game: Game, setup: Setup, dealer: Dealer, rules_version: int | None = None) -> None:
        self.game = game
        self.setup = game.setups.checked(setup)
        self.dealer = dealer
        self.rules_version = game.rules_version if rules_version is None else rules_version
        self.state: State = game.new(self.setup, self.rules_version)
        self.steps: list[Step] = []
        self.log = Log()
        """What happened, each event with the number of the step that caused it."""
        self.reserved_outcomes: list[tuple[str, Outcome]] = []
        """Outcomes that a take-back removed, each with what it was drawn for; they will be dealt again.

        Until then they are the dealer's secret, like everything else that is yet to be drawn.
        """
        self._checks = Checks()
        self._openings: list[int] = []
        """After how many steps sealed answers of others lay open: no choice before that can be taken back."""
        self._snapshots: list[tuple[int, bytes | State]] = []
        """Positions after so many steps, packed where that can be; the first of all can be made anew."""

    # -- going on ---------------------------------------------------------------------------

    def choose(self, seat: Seat, option: Option | str) -> list[Event]:
        """Answer a seat's question; returns what happened. Raises and changes nothing if refused."""
        if seat not in range(self.setup.seats):
            raise ValueError(f"there is no seat {seat} at this table, only 0 to {self.setup.seats - 1}")
        chosen = self.game.parse(str(option)) if isinstance(option, str | Written) else option
        events: list[Event] = []
        sealed = self.state.sealed
        self.state.choose(seat, chosen, events)
        self._append(Choice(seat, chosen), events)
        if sealed - self.state.sealed - {seat}:
            self._openings.append(len(self.steps))
        return events

    def deal(self, outcome: Outcome | None = None) -> list[Event]:
        """Answer the pending chance: as given, or else as reserved, prepared, or decided by the dealer."""
        chance = self.state.pending
        if not isinstance(chance, Chance):
            raise ValueError("no outcome is awaited")
        dealt = self.outcome_for(chance) if outcome is None else outcome
        reserved = self._reserved_for(chance)  # looked up first: dealing may change the pool
        events: list[Event] = []
        self.state.deal(dealt, events)
        if reserved is not None and self.reserved_outcomes[reserved][1] == dealt:
            del self.reserved_outcomes[reserved]
        self._append(Draw(dealt, chance.why), events)
        return events

    def take(self, step: Step) -> list[Event]:
        """Take a step, made anywhere: here, in a record or in a journal."""
        if isinstance(step, Choice):
            return self.choose(step.seat, step.option)
        return self.deal(step.outcome)

    def settle(self, *, open_turns: bool = True) -> list[Event]:
        """Deal until somebody is asked; on request, leave a chance that opens a new turn pending."""
        events: list[Event] = []
        while isinstance(chance := self.state.pending, Chance) and (open_turns or not chance.opens_turn):
            events += self.deal()
        return events

    def outcome_for(self, chance: Chance) -> Outcome:
        """The outcome this chance will be given: as reserved, prepared, or decided by the dealer."""
        reserved = self._reserved_for(chance)
        if reserved is not None:
            return self.reserved_outcomes[reserved][1]
        given = self.setup.prepared.draws
        dealt_so_far = sum(isinstance(step, Draw) for step in self.steps) if given else 0
        if dealt_so_far >= len(given):
            return self.dealer(chance)
        outcome = given[dealt_so_far]
        if not chance.can_be(outcome):
            raise SetupError(f"prepared draw {outcome!r} is not in the pool for {chance.why}")
        return outcome

    def _reserved_for(self, chance: Chance) -> int | None:
        return next(
            (
                at
                for at, (why, outcome) in enumerate(self.reserved_outcomes)
                if why == chance.why and chance.can_be(outcome)
            ),
            None,
        )

    def _append(self, step: Step, events: list[Event]) -> None:
        self.log.add(len(self.steps), events)
        self.steps.append(step)
        if self.state.turn > self._checks.turn:
            self._checks.add(len(self.steps), self.state.turn, self.state.checksum)
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        """Add a snapshot if it is time; of too many, drop the one that leaves the shortest way to replay."""
        kept, now = self._snapshots, len(self.steps)
        if now - (kept[-1][0] if kept else 0) < SNAPSHOT_EVERY:
            return
        kept.append((now, packed(self.state) or self.state.copy()))
        if len(kept) > MAX_SNAPSHOTS:
            starts = [0, *(step for step, _ in kept)]
            # The last two are what undo goes back to.
            del kept[min(range(len(kept) - 2), key=lambda at: starts[at + 2] - starts[at])]

    @property
    def turn_ends(self) -> list[int]:
        """After how many steps each completed turn ended."""
        return list(self._checks.ends)

    @property
    def checksum(self) -> str:
        """The checksum of the position; that of a completed turn is remembered."""
        check = self._checks.after(len(self.steps))
        return self.state.checksum if check is None else check.checksum

    # -- going back -------------------------------------------------------------------------

    def undo(self, seat: Seat, automatic: AbstractSet[int] = frozenset()) -> Option:
        """Take back the seat's last choice: while nobody chose, nothing was dealt since, or it is sealed.

        Steps that are `automatic` nobody chose: they are taken back along with what they follow from.
        """
        if refusal := self._undo_refused(seat, automatic):
            raise UndoRefused(refusal)
        at = self._last_choice_of(seat, automatic)
        taken, later = self.steps[at], self._chosen_since(at, automatic)
        assert isinstance(taken, Choice)
        self._rewind(at)
        for step in later:
            assert isinstance(step, Choice)
            self.choose(step.seat, step.option)
        return taken.option

    def undoable(self, seat: Seat, automatic: AbstractSet[int] = frozenset()) -> bool:
        """Whether `undo` would take back a choice of this seat."""
        return self._undo_refused(seat, automatic) is None

    def _last_choice_of(self, seat: Seat, automatic: AbstractSet[int]) -> int:
        for at in reversed(range(len(self.steps))):
            step = self.steps[at]
            if isinstance(step, Choice) and step.seat == seat and at not in automatic:
                return at
        return -1

    def _chosen_since(self, at: int, automatic: AbstractSet[int]) -> list[Step]:
        return [self.steps[later] for later in range(at + 1, len(self.steps)) if later not in automatic]

    def _undo_refused(self, seat: Seat, automatic: AbstractSet[int]) -> str | None:
        at = self._last_choice_of(seat, automatic)
        if at < 0:
            return "there is nothing to take back"
        later = self._chosen_since(at, automatic)
        if any(isinstance(step, Draw) for step in later):
            return "something was drawn since that choice; going back further needs everybody's consent"
        if later and seat not in self.state.sealed:
            return "another seat has chosen since; going back further needs everybody's consent"
        if self._openings and self._openings[-1] > at:
            return "that choice opened the sealed answers; going back further needs everybody's consent"
        return None

    def take_back(self, to: int) -> None:
        """Go back to the first `to` steps, by everybody's consent; removed outcomes will come again."""
        if not 0 <= to <= len(self.steps):
            raise UndoRefused(f"there are {len(self.steps)} steps, so none can be kept up to {to}")
        removed = [(step.why, step.outcome) for step in self.steps[to:] if isinstance(step, Draw)]
        self.reserved_outcomes = removed + self.reserved_outcomes
        self._rewind(to)

    def _rewind(self, to: int) -> None:
        self.state = self.at(to)
        del self.steps[to:]
        self.log.shorten(to)
        self._checks.shorten(to)
        self._snapshots = [snapshot for snapshot in self._snapshots if snapshot[0] <= to]
        self._openings = [opening for opening in self._openings if opening <= to]

    def at(self, step: int) -> State:
        """A fresh state as it was after the first `step` steps."""
        at, state = self._nearest(step)
        for done in self.steps[at:step]:
            if isinstance(done, Choice):
                state.choose(done.seat, done.option)
            else:
                state.deal(done.outcome)
        return state

    def _nearest(self, step: int) -> tuple[int, State]:
        """The latest position kept that is not after this step, and after how many steps it was."""
        for at, snapshot in reversed(self._snapshots):
            if at <= step:
                return at, snapshot.copy() if isinstance(snapshot, State) else unpacked(snapshot)
        return 0, self.game.new(self.setup, self.rules_version)

    # -- copies and records -----------------------------------------------------------------

    def copy(self) -> Play:
        """An independent game in the same position, with the same past and the same dealer."""
        twin = object.__new__(Play)
        twin.game, twin.setup, twin.dealer = self.game, self.setup, self.dealer
        twin.rules_version = self.rules_version
        twin.state = self.state.copy()
        twin.steps, twin.log = self.steps[:], self.log.copy()
        twin.reserved_outcomes = self.reserved_outcomes[:]
        twin._checks, twin._openings = self._checks.copy(), self._openings[:]
        twin._snapshots = self._snapshots[:]
        return twin

    def record(self) -> Record:
        """The game so far: what was chosen and dealt, and nothing that is still to come."""
        entries: list[Entry] = []
        checks = dict(self._checks)
        for number, step in enumerate(self.steps, start=1):
            entries.append(step)
            if number in checks:
                entries.append(checks[number])
        return Record(self.setup, self.rules_version, tuple(entries))

    def dealer_record(self) -> Record:
        """The record with which its dealer can go on; until the end, it says which outcomes are reserved."""
        reserved = () if self.state.over else tuple(self.reserved_outcomes)
        return replace(self.record(), reserved_outcomes=reserved)


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played again: the game up to where it agrees, and what is wrong after that."""

    play: Play
    error: RecordError | None


def replay(game: Game, record: Record, dealer: Dealer = replaying_dealer) -> Play:
    """Play a record again to its end; raises RecordError where it does not agree."""
    result = replay_as_far_as_it_agrees(game, record, dealer)
    if result.error is not None:
        raise result.error
    return result.play


def replay_as_far_as_it_agrees(game: Game, record: Record, dealer: Dealer = replaying_dealer) -> Replay:
    """Play a record again up to its end or to the last turn whose checksum still agrees."""
    _check_version(game, record)
    try:
        play = Play(game, record.setup, dealer, record.rules_version)
    except SetupError as error:
        raise RecordError(f"its setup does not work: {error}") from error
    agreed = 0
    for number, entry in enumerate(record.entries):
        try:
            _enter(play, entry)
        except (TavolaError, ValueError) as error:
            play._rewind(agreed)
            return Replay(play, RecordError(f"{record.place_of(number)}: {_told(game, error)}"))
        if isinstance(entry, Check):
            agreed = len(play.steps)
    play.reserved_outcomes = list(record.reserved_outcomes)
    return Replay(play, None)


def _check_version(game: Game, record: Record) -> None:
    if record.rules_version > game.rules_version:
        raise RecordError(
            f"the record follows rules version {record.rules_version} of {game.name}, "
            f"newer than {game.rules_version}, the newest known here"
        )
    if record.rules_version < game.oldest_rules_version:
        raise RecordError(
            f"the record follows rules version {record.rules_version} of {game.name}, "
            f"older than {game.oldest_rules_version}, the oldest that can still be replayed here"
        )


def _enter(play: Play, entry: Entry) -> None:
    if not isinstance(entry, Check):
        play.take(entry)
    elif (entry.turn, entry.checksum) != (play.state.turn, play.checksum):
        raise RecordError(
            f"the record says turn {entry.turn}, checksum {entry.checksum}, but the position here is "
            f"turn {play.state.turn}, checksum {play.checksum}"
        )


def _told(game: Game, error: Exception) -> str:
    if isinstance(error, IllegalChoice) and error.reason.rule in game.rulebook():
        rule = game.rulebook()[error.reason.rule]
        return f"{error.what!r} is not legal here: {rule.text['en']} ({rule.id}, page {rule.page})"
    return str(error)
