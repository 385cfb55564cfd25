"""A table: one match from its set-up to its end, changed by one writer, entry by entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from enum import StrEnum

from tavola.kernel import (
    Chance,
    Check,
    Choice,
    Dealer,
    Decision,
    Draw,
    Event,
    Game,
    IllegalChoice,
    Option,
    Outcome,
    Perspective,
    Pick,
    Play,
    RandomDealer,
    Rank,
    Record,
    RecordError,
    Seat,
    Setup,
    SetupError,
    StaleChoice,
    UndoRefused,
    UnknownOption,
    parse_record,
    visible_to,
)
from tavola.table import entries as e
from tavola.table.chronicle import Chronicle, History
from tavola.table.errors import NotAllowed, NotStarted, TableError
from tavola.table.questions import Questions, only_answer
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


def plays_every_game(_: str) -> str:
    """The bot that needs to know nothing of a game."""
    return "random"


class Table:
    """What a journal makes of a match. Every change is an entry; `version` counts them."""

    def __init__(
        self,
        ident: str,
        games: Callable[[str], Game],
        pick: Pick,
        replacement_bot: Callable[[str], str] = plays_every_game,
    ) -> None:
        """A table without a past; `replacement_bot` names, for a game, who plays on for people who resign."""
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
        self._pick = pick
        self._replacement_bot = replacement_bot
        self._chance: Dealer = RandomDealer(pick)
        self._questions = Questions()
        self._confirmed = False
        self._chronicle = Chronicle()

    # -- what is -----------------------------------------------------------------------------

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

    # -- what people do: each changes the table and returns the entries to be kept --------------

    def create(
        self,
        name: str,
        setup: Setup,
        *,
        host: str,
        invite: str,
        colours: Sequence[int],
        past: Record | None = None,
    ) -> list[e.Entry]:
        """Set up; `host` and `invite` are fingerprints of keys. With a past, the game goes on from there."""
        game = self._games(setup.game)
        game.new(game.setups.checked(setup))
        if len(set(colours)) < len(colours) or len(colours) != setup.seats:
            raise TableError("colours", "every seat needs a colour of its own")
        version = game.rules_version if past is None else past.rules_version
        made = self._keep(e.Created(name, e.setup_data(setup), host, invite, tuple(colours), version))
        return made if past is None else made + self._keep(e.Continued(past.text()))

    def sit(self, seat: Seat, name: str, *, key: str = "", bot: str = "") -> list[e.Entry]:
        """A person with the fingerprint of a key, or a bot, takes a free seat."""
        if bool(key) == bool(bot):
            raise ValueError("a seat is taken with a key or by a bot")
        self._chair(seat)
        if self.status is not Status.GATHERING:
            raise TableError("already-started", "the game has begun, so nobody can sit down any more")
        if not self.chairs[seat].free:
            raise TableError("seat-taken", f"seat {seat + 1} is taken")
        return self._keep(e.Seated(seat, name, key, bot))

    def leave(self, seat: Seat) -> list[e.Entry]:
        """Stand up before the start."""
        self._chair(seat)
        if self.status is not Status.GATHERING:
            raise TableError("already-started", "the game has begun; hand the seat to a bot, or resign")
        return self._keep(e.Left(seat))

    def swap(self, seat: Seat, other: Seat) -> list[e.Entry]:
        """Let two seats change places before the start."""
        self._chair(seat)
        self._chair(other)
        self._must_gather()
        if seat == other:
            raise TableError("same-seat", "a seat changes places with another one")
        return self._keep(e.Swapped(seat, other))

    def remove(self, seat: Seat) -> list[e.Entry]:
        """Take away a seat that no person holds, before the start."""
        self._must_gather()
        if self._chair(seat).keys:
            raise TableError("seat-taken", f"somebody sits on seat {seat + 1}")
        smaller = self._without(seat)
        if smaller.seats not in self.game.setups.seats or smaller.prepared or self.past is not None:
            raise TableError("seats-needed", "the game needs this seat")
        return self._keep(e.Removed(seat))

    def _must_gather(self) -> None:
        if self.status is not Status.GATHERING:
            raise TableError("already-started", "the game has begun, so all seats stay as they are")

    def _without(self, seat: Seat) -> Setup:
        """The setup with a seat less; a start player behind it moves up with everybody."""
        start = self.setup.start
        if start is not None:
            start = None if start == seat else start - (start > seat)
        return replace(self.setup, seats=self.setup.seats - 1, start=start)

    def start(self) -> list[e.Entry]:
        """Begin, once every seat is taken."""
        if self.status is not Status.GATHERING:
            raise TableError("already-started", "the game has begun")
        if any(chair.free for chair in self.chairs):
            raise TableError("seats-free", "not every seat is taken")
        return self._keep(e.Started()) + self._settle()

    def choose(self, seat: Seat, version: int, text: str) -> list[e.Entry]:
        """Answer the seat's question, as asked at this version."""
        self._must_run()
        self._chair(seat)
        asked = self.asked_at(seat)
        if asked is None and version == self.version:
            self._refuse(seat, self._parsed(text))
        if asked is None or not asked <= version <= self.version:
            raise StaleChoice("this question is no longer asked")
        return self._keep(e.Stepped(Choice(seat, self._parsed(text)))) + self._settle()

    def _refuse(self, seat: Seat, option: Option) -> None:
        """Raise the rule that stands in the way of somebody who is not asked."""
        reason = self.running.state.why_not(seat, option)
        if reason is not None:
            raise IllegalChoice(str(option), reason)

    def confirm(self, seat: Seat) -> list[e.Entry]:
        """Let the next turn begin."""
        self._must_run()
        if self.waits_for_confirmation != seat:
            raise TableError("nothing-to-confirm", "there is nothing to confirm")
        return self._keep(e.Confirmed(seat)) + self._settle()

    def undo(self, seat: Seat) -> list[e.Entry]:
        """Take back the seat's last choice."""
        self._must_run()
        return self._take_back_alone(seat) + self._settle()

    def choose_instead(self, seat: Seat, version: int, text: str) -> list[e.Entry]:
        """Take back the seat's last choice and choose otherwise, as the table is at this version."""
        self._must_run()
        if version != self.version:
            raise StaleChoice("the table has moved on")
        undone = self._take_back_alone(seat)
        return undone + self.choose(seat, self.version, text)

    def _take_back_alone(self, seat: Seat) -> list[e.Entry]:
        if not self._chair(seat).is_person or not self.undoable(seat):
            raise UndoRefused("that can no longer be taken back alone")
        return self._keep(e.Undone(seat))

    def ask_take_back(self, seat: Seat, to: int, *, absent: AbstractSet[Seat] = frozenset()) -> list[e.Entry]:
        """Ask everybody who has a seat, except the long absent, to go back to this many steps."""
        play = self.running
        if self._one_is_left():
            raise TableError("game-over", "the game is over")
        if not self._chair(seat).is_person:
            raise TableError("no-person", "this seat is not played by a person")
        if not 0 <= to < len(play.steps):
            raise UndoRefused(f"there are {len(play.steps)} steps, so there is no going back to {to}")
        if self.take_back is not None:
            raise TableError("take-back-open", "somebody has already asked to go back")
        people = {chair.seat for chair in self.chairs if chair.belongs_to_person}
        voters = tuple(sorted((people - absent) | {seat}))
        return self._keep(e.TakeBackAsked(seat, to, voters)) + self._settle()

    def waive_consent(self, absent: AbstractSet[Seat]) -> list[e.Entry]:
        """Wait no longer for the consent of people who have been away for too long."""
        made: list[e.Entry] = []
        for seat in self.consent_awaited:
            if seat in absent:
                made += self._keep(e.ConsentWaived(seat))
        return made + self._settle() if made else []

    def answer_take_back(self, seat: Seat, *, agreed: bool) -> list[e.Entry]:
        """Agree to going back, or refuse it."""
        if self.take_back is None:
            raise TableError("no-take-back", "nobody has asked to go back")
        if not self._chair(seat).belongs_to_person or (agreed and seat in self.take_back.agreed):
            raise TableError("no-take-back", "this seat has nothing to answer")
        return self._keep(e.TakeBackAnswered(seat, agreed)) + self._settle()

    def hand_over(self, seat: Seat, bot: str) -> list[e.Entry]:
        """Let a bot play this seat for the time being."""
        self._must_run()
        if not self._chair(seat).is_person:
            raise TableError("no-person", "this seat is not played by a person")
        return self._keep(e.HandedOver(seat, bot)) + self._settle()

    def take_over(self, seat: Seat) -> list[e.Entry]:
        """Play on oneself."""
        chair = self._chair(seat)
        if chair.resigned or not chair.keys or not chair.bot:
            raise TableError("no-take-over", "this seat cannot be taken back from a bot")
        return self._keep(e.TakenOver(seat))

    def resign(self, seat: Seat) -> list[e.Entry]:
        """Give up; while others play on, so does the table's replacement bot."""
        self._must_run()
        if not self._chair(seat).keys:
            raise TableError("no-person", "this seat is not played by a person")
        if self.chairs[seat].resigned:
            raise TableError("resigned", "this seat has already resigned")
        return self._keep(e.Resigned(seat, self._replacement_bot(self.setup.game))) + self._settle()

    def add_key(self, seat: Seat, key: str) -> list[e.Entry]:
        """Another key opens the seat too."""
        if not self._chair(seat).keys:
            raise NotAllowed("not-your-seat", "nobody holds this seat")
        return self._keep(e.KeyAdded(seat, key))

    def revoke_keys(self, seat: Seat, kept: str) -> list[e.Entry]:
        """Only this key still opens the seat."""
        if kept not in self._chair(seat).keys:
            raise NotAllowed("not-your-seat", "that key does not open this seat")
        return self._keep(e.KeysRevoked(seat, kept))

    def rematched(self, table: str) -> list[e.Entry]:
        """Say where the same people play again."""
        self.must_be_over()
        if self.rematch:
            raise TableError("rematch-exists", "there is a rematch already")
        return self._keep(e.Rematched(table))

    def must_be_over(self) -> None:
        """Raise unless the game has come to an end, and people may play again."""
        self._must_be_sound()
        if self.status is not Status.OVER:
            raise TableError("still-running", "the game is not over yet")

    def perspective(self, seat: Seat, pick: Pick) -> Perspective:
        """What a bot on this seat gets."""
        return Perspective(self.running.state, seat, pick)

    def _keep(self, entry: e.Entry) -> list[e.Entry]:
        """Apply an entry that is to be kept; one that completes a turn gets the position's checksum."""
        self._must_be_sound()
        before = self._turn
        self.apply(entry)
        if isinstance(entry, e.Stepped) and self._turn != before:
            return [replace(entry, check=self.running.checksum)]
        return [entry]

    def _settle(self) -> list[e.Entry]:
        """Do all that goes on by itself."""
        made: list[e.Entry] = []
        while (step := self._next_by_itself()) is not None:
            made += self._keep(step)
        return made

    def _next_by_itself(self) -> e.Stepped | None:
        """What chance owes, or an answer that everybody knows to be the only one.

        A chance that opens a turn waits until its mover, if a person, confirms.
        """
        if self.status is not Status.RUNNING or self.waits_for_confirmation is not None:
            return None
        play = self.running
        if isinstance(chance := play.state.pending, Chance):
            return e.Stepped(Draw(self._outcome(chance)))
        answer = only_answer(play.state)
        return None if answer is None else e.Stepped(answer, automatic=True)

    def _outcome(self, chance: Chance) -> Outcome:
        """What chance brings; a prepared draw that no longer fits what people chose gives way to chance."""
        try:
            return self.running.outcome_for(chance)
        except SetupError:
            if not any(isinstance(step, Choice) for step in self.running.steps):
                raise
            return self._chance(chance)

    @property
    def _turn(self) -> int:
        return 0 if self.play is None else self.play.state.turn

    def _parsed(self, text: str) -> Option:
        if len(text) > 500:
            raise UnknownOption("that is no option of this game")
        return self.game.parse(text)

    def _chair(self, seat: Seat) -> Chair:
        if seat not in range(len(self.chairs)):
            raise TableError("no-such-seat", f"there is no seat {seat}")
        return self.chairs[seat]

    def _must_be_sound(self) -> None:
        if self.broken is not None:
            raise TableError("read-only", f"this table is read-only: {self.broken}")

    def _must_run(self) -> None:
        self._must_be_sound()
        if self.status is Status.GATHERING:
            raise NotStarted("not-started", "the game has not begun")
        if self.status is Status.OVER:
            raise TableError("game-over", "the game is over")

    # -- what entries do -------------------------------------------------------------------------

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
                good = Table(self.id, self._games, self._pick, self._replacement_bot)
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
        kind = "table.resigned-over" if over else "table.resigned"
        self._chronicle.add(Event(kind, seat, ""), len(self.running.steps))
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
        self.play = Play(game, self.setup, self._chance, self.rules_version)
        for entry in () if self.past is None else self.past.entries:
            if not isinstance(entry, Check):
                self.play.take(entry)

    def _step(self, entry: e.Entry) -> Seat | None:
        play = self.running
        match entry:
            case e.Stepped(step=step, automatic=automatic):
                play.take(step)
                self._confirmed = False
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
