"""A table where people act: one writer changes it, and what is done comes back as entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from tavola.kernel import (
    Chance,
    Choice,
    Draw,
    Game,
    IllegalChoice,
    Option,
    Outcome,
    Perspective,
    Pick,
    RandomDealer,
    Record,
    Seat,
    Setup,
    SetupError,
    StaleChoice,
    UndoRefused,
    UnknownOption,
)
from tavola.table import entries as e
from tavola.table.errors import NotAllowed, NotStarted, TableError
from tavola.table.questions import only_answer
from tavola.table.seating import Chair
from tavola.table.table_state import Status, TableState


def plays_every_game(_: str) -> str:
    """The bot that needs to know nothing of a game."""
    return "random"


class Table(TableState):
    """A table at which people act: each of their deeds changes it and returns the entries to be kept."""

    def __init__(
        self,
        ident: str,
        games: Callable[[str], Game],
        pick: Pick,
        replacement_bot: Callable[[str], str] = plays_every_game,
    ) -> None:
        """A table without a past; `replacement_bot` names, for a game, who plays on for people who resign."""
        super().__init__(ident, games, RandomDealer(pick))
        self._replacement_bot = replacement_bot

    # -- before the game ---------------------------------------------------------------------------

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

    def start(self) -> list[e.Entry]:
        """Begin, once every seat is taken."""
        if self.status is not Status.GATHERING:
            raise TableError("already-started", "the game has begun")
        if any(chair.free for chair in self.chairs):
            raise TableError("seats-free", "not every seat is taken")
        return self._keep(e.Started()) + self._settle()

    # -- answers -----------------------------------------------------------------------------------

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

    # -- going back together -----------------------------------------------------------------------

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

    # -- who plays ---------------------------------------------------------------------------------

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

    # -- afterwards --------------------------------------------------------------------------------

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

    # -- what becomes of it ------------------------------------------------------------------------

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
            return self._dealer(chance)

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
