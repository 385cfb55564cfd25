"""What a journal makes of a match: entries go in, questions come out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from tavola.kernel import (
    Chance,
    Check,
    Choice,
    Dealer,
    Decision,
    Event,
    Game,
    Outcome,
    Play,
    Rank,
    Record,
    RecordError,
    Seat,
    Setup,
    parse_record,
    visible_to,
)
from tavola.table import entries as e
from tavola.table.chronicle import Chronicle, History
from tavola.table.errors import NotStarted
from tavola.table.questions import Questions
from tavola.table.seating import Chair, Keyring, numbered, swapped
from tavola.table.standing import final_ranks
from tavola.table.taken_back import Nothing, without_taken_back


class Status(StrEnum):
    """Where a table stands."""

    GATHERING = "gathering"
    RUNNING = "running"
    OVER = "over"


@dataclass(slots=True)
class TakeBack:
    """A request to go back, who has agreed so far, and whose consent it needs (None: who plays)."""

    seat: Seat
    to: int
    agreed: set[Seat] = field(default_factory=set)
    voters: set[Seat] | None = None


def nothing_dealt(chance: Chance) -> Outcome:
    """The dealer of a table that is only followed: what chance brought stands in the journal."""
    raise RecordError(f"the journal does not tell what came of {chance.why}")


class TableState:
    """A table as its entries have made it; `version` counts them."""

    def __init__(self, ident: str, games: Callable[[str], Game], dealer: Dealer = nothing_dealt) -> None:
        """A table without a past."""
        self.id = ident
        self.version = 0
        self.name = ""
        self.setup = Setup("", 0)
        self.chairs: list[Chair] = []
        self.host = ""
        self.invite = ""
        self.play: Play | None = None
        self.past: Record | None = None
        """The game that this one goes on from, if it does not begin anew."""
        self.take_back: TakeBack | None = None
        self.rematch = ""
        self.rules_version = 0
        self.broken: RecordError | None = None
        """Set when the journal no longer replays: the table is then read-only, at the last agreeing turn."""
        self._games = games
        self._dealer = dealer
        self._questions = Questions()
        self._confirmed = False
        self._chronicle = Chronicle()

    # -- what is -----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self._games(self.setup.game)

    @property
    def status(self) -> Status:
        if self.play is None:
            return Status.GATHERING
        return Status.OVER if self.play.state.over or self._one_is_left() else Status.RUNNING

    @property
    def running(self) -> Play:
        """The game, if it has begun."""
        if self.play is None:
            raise NotStarted("not-started", "the game has not begun")
        return self.play

    @property
    def waits_for_confirmation(self) -> Seat | None:
        """The seat that may still take back its turn before the next one is opened by chance."""
        if self.play is None or self.status is not Status.RUNNING or self._confirmed:
            return None
        pending, steps = self.play.state.pending, self.play.steps
        if not (isinstance(pending, Chance) and pending.opens_turn and steps):
            return None
        last = steps[-1]
        if not isinstance(last, Choice) or not self.chairs[last.seat].is_person:
            return None
        return last.seat if self.undoable(last.seat) else None

    def undoable(self, seat: Seat) -> bool:
        """Whether the seat may take back its last choice alone."""
        return self.play is not None and self.play.undoable(seat, self._chronicle.answered)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the table waits for."""
        if self.status is not Status.RUNNING or self.broken is not None:
            return ()
        confirming = self.waits_for_confirmation
        return self._questions.seats if confirming is None else (confirming,)

    @property
    def consent_awaited(self) -> tuple[Seat, ...]:
        """The seats whose holders must still agree before the table goes back."""
        asked = self.take_back
        if asked is None:
            return ()
        if asked.voters is None:
            needed = {chair.seat for chair in self.chairs if chair.is_person}
        else:
            needed = {seat for seat in asked.voters if self.chairs[seat].belongs_to_person}
        return tuple(sorted(needed - asked.agreed))

    def asked_at(self, seat: Seat) -> int | None:
        """The version at which this seat's open question was asked."""
        return self._questions.asked_at(seat)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Where somebody may still sit down."""
        if self.status is not Status.GATHERING or self.broken is not None:
            return ()
        return tuple(chair.seat for chair in self.chairs if chair.free)

    def seats_of(self, keys: Keyring) -> tuple[Seat, ...]:
        """The seats that these keys open."""
        return tuple(chair.seat for chair in self.chairs if keys.sits_on(chair))

    def is_host(self, keys: Keyring) -> bool:
        return keys.opens(self.host)

    def log(self, seat: Seat | None) -> list[tuple[int, Event]]:
        """What this seat has heard, each event with its step."""
        return [(step, visible_to([event], seat)[0]) for step, event in self.history]

    @property
    def history(self) -> History:
        """All that happened in the game and beside it, each event with its step."""
        return self._chronicle.among(self.running.log.copy())

    def standing(self) -> tuple[Rank, ...]:
        """The final ranking; who resigned comes last, whatever the points."""
        if self.status is not Status.OVER:
            return ()
        return final_ranks(self.running.state, {chair.seat for chair in self.chairs if chair.resigned})

    @property
    def all_is_open(self) -> bool:
        """Whether the record may be handed out: the game is over, or a spectator already sees all."""
        if self.status is Status.OVER:
            return True
        return self.play is not None and self.play.state.all_open

    def _one_is_left(self) -> bool:
        """Whether all but one have resigned."""
        return len(self.chairs) > 1 and sum(not chair.resigned for chair in self.chairs) == 1

    def _without(self, seat: Seat) -> Setup:
        """The setup with a seat less; a start player behind it moves up with everybody."""
        start = self.setup.start
        if start is not None:
            start = None if start == seat else start - (start > seat)
        return replace(self.setup, seats=self.setup.seats - 1, start=start)

    # -- what entries do ---------------------------------------------------------------------------

    def apply(self, entry: e.Entry) -> None:
        """Change the table by one entry of its journal."""
        actor = self._carry_out(entry)
        if self.play is not None:
            self._chronicle.shorten(len(self.play.steps))
        self.version += 1
        self._questions.ask(self._open_questions(), self.version, actor)

    def replayed(self, entries: Sequence[e.Entry]) -> None:
        """Become what these entries make; where they no longer agree, what the last agreeing turn was."""
        agreed = number = 0
        for entry in without_taken_back(entries):
            if isinstance(entry, Nothing):
                number += entry.count
                self._pass_over(entry)
                continue
            number += 1
            try:
                self.apply(entry)
                checked = self._agrees_with_check(entry)
            except Exception as error:  # whatever is wrong with one journal, the table stays readable
                good = TableState(self.id, self._games, self._dealer)
                good.replayed(entries[:agreed])
                vars(self).update(vars(good))
                self.broken = RecordError(f"entry {number} of its journal no longer agrees: {error}")
                return
            if checked or self.play is None or not self.play.steps:
                agreed = number

    def _pass_over(self, nothing: Nothing) -> None:
        """Be as if these entries had been applied: nothing came of them but that the seat is asked anew."""
        self.take_back = None
        self._confirmed = False
        self.version += nothing.count
        self._questions.ask(self._open_questions(), self.version, nothing.seat)

    def _agrees_with_check(self, entry: e.Entry) -> bool:
        """Whether the entry has a checksum, which must be that of the position."""
        if not isinstance(entry, e.Stepped) or not entry.check:
            return False
        if entry.check != self.running.checksum:
            raise RecordError(
                f"its checksum is {entry.check}, that of the position is {self.running.checksum}"
            )
        return True

    def _carry_out(self, entry: e.Entry) -> Seat | None:
        match entry:
            case e.Created():
                self._create(entry)
            case e.Seated(seat=seat, name=name, key=key, bot=bot):
                chair = self.chairs[seat]
                chair.name, chair.bot, chair.keys = name, bot, [key] if key else []
            case e.Left(seat=seat):
                self.chairs[seat] = Chair(seat, self.chairs[seat].colour)
            case e.Swapped(seat=seat, other=other):
                self.chairs = swapped(self.chairs, seat, other)
            case e.Removed(seat=seat):
                self.setup = self._without(seat)
                self.chairs = numbered([chair for chair in self.chairs if chair.seat != seat])
            case e.KeyAdded(seat=seat, key=key):
                self.chairs[seat].keys.append(key)
            case e.KeysRevoked(seat=seat, kept=kept):
                self.chairs[seat].keys = [kept]
            case e.Continued(record=record):
                self.past = parse_record(record)
            case e.Started():
                self._begin()
            case e.HandedOver(seat=seat, bot=bot):
                self.chairs[seat].bot = bot
                self._stop_voting(seat)
            case e.TakenOver(seat=seat):
                self.chairs[seat].bot = ""
            case e.Resigned(seat=seat, bot=bot):
                self._resign(seat, bot)
            case e.Rematched(table=table):
                self.rematch = table
            case e.Unreadable(why=why):
                raise RecordError(why)
            case _:
                return self._step(entry)
        return None

    def _resign(self, seat: Seat, bot: str) -> None:
        """Give up a seat; a bot takes it only if there is still something to play for."""
        self.chairs[seat].resigned = True
        over = self._one_is_left()
        if not over:
            self.chairs[seat].bot = bot
        if over:
            told = Event("table.resigned-over", seat, "", {"winners": self._winners()})
        else:
            told = Event("table.resigned", seat, "")
        self._chronicle.add(told, len(self.running.steps))
        self._stop_voting(seat)

    def _create(self, entry: e.Created) -> None:
        self.name, self.host, self.invite = entry.name, entry.host, entry.invite
        self.rules_version = entry.rules_version
        self.setup = e.setup_from(entry.setup)
        self.chairs = [Chair(seat, colour) for seat, colour in enumerate(entry.colours)]

    def _begin(self) -> None:
        game = self.game
        if not game.oldest_rules_version <= self.rules_version <= game.rules_version:
            raise RecordError(
                f"it follows rules version {self.rules_version} of {game.name}; "
                f"known here are {game.oldest_rules_version} to {game.rules_version}"
            )
        self.play = Play(game, self.setup, self._dealer, self.rules_version)
        for entry in () if self.past is None else self.past.entries:
            if not isinstance(entry, Check):
                self.play.take(entry)

    def _step(self, entry: e.Entry) -> Seat | None:
        play = self.running
        match entry:
            case e.Stepped(step=step, automatic=automatic):
                play.take(step)
                self._confirmed = False
                if play.state.over:
                    self._tell_winners()
                if not isinstance(step, Choice):
                    return None
                if automatic:
                    self._tell_only_answer(len(play.steps) - 1)
                    return step.seat
                if self.chairs[step.seat].is_person:
                    self.take_back = None  # who plays on has answered
                return step.seat
            case e.Confirmed():
                self._confirmed = True
            case e.Undone(seat=seat):
                play.undo(seat, self._chronicle.answered)
                self.take_back = None
                return seat
            case e.TakeBackAsked(seat=seat, to=to, voters=voters):
                self.take_back = TakeBack(seat, to, {seat}, None if voters is None else set(voters))
                self._count_votes()
            case e.ConsentWaived(seat=seat):
                if self.take_back is not None and self.take_back.voters is not None:
                    self.take_back.voters.discard(seat)
                    self._count_votes()
            case e.TakeBackAnswered(seat=seat, agreed=agreed):
                if self.take_back is not None and agreed:
                    self.take_back.agreed.add(seat)
                    self._count_votes()
                else:
                    self.take_back = None
        return None

    def _tell_only_answer(self, number: int) -> None:
        step = self.running.steps[number]
        assert isinstance(step, Choice)
        self._chronicle.add_answer(Event("table.only-answer", step.seat, "", {"answer": step.option}), number)

    def _winners(self) -> tuple[Seat, ...]:
        return tuple(place.seat for place in self.standing() if place.rank == 1)

    def _tell_winners(self) -> None:
        """The game itself names those with the most points, also where one of them has given up."""
        resigned = tuple(chair.seat for chair in self.chairs if chair.resigned)
        if {place.seat for place in self.running.state.standing() if place.rank == 1}.isdisjoint(resigned):
            return
        told = Event("table.won", None, "", {"gone": resigned, "winners": self._winners()})
        self._chronicle.conclude(told, len(self.running.steps) - 1)

    def _stop_voting(self, seat: Seat) -> None:
        """Who hands over asks no longer; who gave up has no vote, and may end the matter with the game."""
        if self.take_back is not None and (self.take_back.seat == seat or self._one_is_left()):
            self.take_back = None
        self._count_votes()

    def _count_votes(self) -> None:
        """Go back once everybody whose consent is needed has agreed."""
        asked = self.take_back
        if asked is not None and not self.consent_awaited:
            self.running.take_back(asked.to)
            self.take_back = None
            self._confirmed = False
            self._questions.forget()

    def _open_questions(self) -> tuple[Decision, ...]:
        if self.play is None or self.status is not Status.RUNNING:
            return ()
        pending = self.play.state.pending
        return () if isinstance(pending, Chance) else pending
