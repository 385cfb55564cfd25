"""Scenarios: any position of any game in a few readable words, then choices in the words of a player.

    table = scenario("carrara", seats=2).blocks(0, green=3).display("villa 3")
    assert table.refuses(0, "build villa 3 lucca").rule == "carrara1.build.colours"

Every word that is no method names a prepared piece of the game: an int first is the seat, keywords
are a bag, other values are a list, nothing is `-`. The table is set at the first look or act.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import overload

from tavola.kernel import (
    Award,
    Event,
    Game,
    IllegalChoice,
    Option,
    Outcome,
    Play,
    Prepared,
    RandomDealer,
    Rank,
    Reason,
    ScriptedDealer,
    Seat,
    SetupError,
    State,
    UnknownOption,
    View,
    bag_text,
)

_SEED = 1
_SHOWN = 20


def scenario(
    game: str | Game,
    seats: int = 2,
    *,
    start: Seat | None = 0,
    box: str | None = None,
    modules: tuple[str, ...] = (),
    options: Mapping[str, str] | None = None,
    components: Mapping[str, str] | None = None,
    rules_version: int | None = None,
) -> Scenario:
    """A table for this game, ready to be prepared."""
    return Scenario(
        _game(game),
        seats,
        start=start,
        box=box,
        modules=modules,
        options=options,
        components=components,
        rules_version=rules_version,
    )


def _game(game: str | Game) -> Game:
    if isinstance(game, Game):
        return game
    if game == "toy":
        from tavola.testing.toy import TOY

        return TOY
    from tavola import library

    return library.game(game)


class Scenario:
    """A table: first prepared piece by piece, then played at."""

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        start: Seat | None,
        box: str | None,
        modules: tuple[str, ...],
        options: Mapping[str, str] | None,
        components: Mapping[str, str] | None,
        rules_version: int | None,
    ) -> None:
        self.game = game
        self._seats = seats
        self._start = start
        self._box = box
        self._modules = modules
        self._options = options
        self._components = components
        self._rules_version = rules_version
        self._pieces: dict[str, str] = {}
        self._draws: list[Outcome] = []
        self._play: Play | None = None
        self._events: list[Event] = []

    # -- preparing ----------------------------------------------------------------------------

    def __getattr__(self, word: str) -> Callable[..., Scenario]:
        if word.startswith("_"):
            raise AttributeError(word)

        def prepare(*values: object, **bag: int) -> Scenario:
            named = len(values) if bag else int(bool(values) and isinstance(values[0], int))
            name = " ".join([word, *map(str, values[:named])])
            if values[named:]:
                return self.prepare(name, ", ".join(map(str, values[named:])))
            return self.prepare(name, bag_text(bag.items()))

        return prepare

    def prepare(self, name: str, value: str) -> Scenario:
        """Give a piece by its full name, as a record writes it."""
        if self._play is not None:
            raise SetupError(f"{name} comes too late: the table is set, and play has begun")
        self._pieces[name] = value
        return self

    def draws(self, *outcomes: Outcome) -> Scenario:
        """The next outcomes of chance; after these, a fixed seed decides."""
        if self._play is None:
            self._draws += outcomes
        else:
            self._play.dealer = ScriptedDealer(outcomes, self._play.dealer)
        return self

    @property
    def play(self) -> Play:
        """The game in progress, dealt up to the next question."""
        if self._play is None:
            setup = self.game.setups.make(
                self._seats,
                box=self._box,
                modules=self._modules,
                options=self._options,
                start=self._start,
                prepared=Prepared(dict(self._pieces), tuple(self._draws)),
                components=self._components,
            )
            dealer = RandomDealer(Random(_SEED).randrange)
            self._play = Play(self.game, setup, dealer, self._rules_version)
        self._events += self._play.settle()
        return self._play

    # -- acting -------------------------------------------------------------------------------

    def chooses(self, seat: Seat, *texts: str) -> Scenario:
        """The seat gives these answers, one after the other; a refusal is an error."""
        play = self.play
        self._events = []
        for text in texts:
            self._events += play.settle()
            try:
                self._events += play.choose(seat, text)
            except (IllegalChoice, UnknownOption) as error:
                raise AssertionError(f"{error}\n{self._legal()}") from error
            # What opens the next turn is drawn at the next look, so that the choice can be taken back.
            self._events += play.settle(open_turns=False)
        return self

    def refuses(self, seat: Seat, text: str) -> Reason:
        """The reason why the seat may not answer this; that it may is an error."""
        option = self._parsed(text)
        before = (self.state.key(), self.play.record().text())
        refusal = self._refusal(seat, option)
        if refusal is None:
            raise AssertionError(f"seat {seat} may well choose {text!r}\n{self._legal()}")
        assert before == (self.state.key(), self.play.record().text()), f"refusing {text!r} changed something"
        assert self.state.why_not(seat, option) == refusal, f"{text!r} is refused for two reasons"
        return refusal

    def _refusal(self, seat: Seat, option: Option) -> Reason | None:
        if self.may(seat, str(option)):
            return None
        try:
            self.play.choose(seat, option)
        except IllegalChoice as error:
            return error.reason
        return None

    def undo(self, seat: Seat) -> Scenario:
        """The seat takes back its last choice."""
        (self.play if self._play is None else self._play).undo(seat)
        self._events = []
        return self

    # -- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.play.state

    def may(self, seat: Seat, text: str) -> bool:
        """Whether the seat may answer this now."""
        return self.state.why_not(seat, self._parsed(text)) is None

    def options(self, seat: Seat) -> list[str]:
        """All that the seat may answer now; nothing if it is not asked."""
        decision = self.state.decision_of(seat)
        return [] if decision is None else list(map(str, decision.options))

    def asked(self, seat: Seat) -> str | None:
        """The key of the question that the seat is asked now."""
        decision = self.state.decision_of(seat)
        return None if decision is None else decision.ask

    def view(self, seat: Seat | None) -> View:
        return self.state.view(seat)

    @overload
    def points(self, seat: Seat) -> int: ...
    @overload
    def points(self, seat: Seat, given: int) -> Scenario: ...
    def points(self, seat: Seat, given: int | None = None) -> int | Scenario:
        """The seat's points; or, while the table is prepared, the points that it is given."""
        if given is not None:
            return self.prepare(f"points {seat}", str(given))
        return self.state.scores()[seat]

    @property
    def standing(self) -> tuple[Rank, ...]:
        return self.state.standing()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def events(self) -> list[Event]:
        """What happened since the last act, and because of it."""
        self.play  # noqa: B018 (deals what is due)
        return self._events

    @property
    def awards(self) -> list[Award]:
        """What was awarded since the last act."""
        return [event.award for event in self.events if event.award is not None]

    @property
    def award(self) -> Award:
        """The only award since the last act."""
        awards = self.awards
        assert len(awards) == 1, f"there are {len(awards)} awards: {awards}"
        return awards[0]

    def _parsed(self, text: str) -> Option:
        try:
            return self.game.parse(text)
        except UnknownOption as error:
            raise AssertionError(f"{error}\n{self._legal()}") from error

    def _legal(self) -> str:
        lines = [f"seat {seat} may choose: {'; '.join(self._some(seat))}" for seat in range(self._seats)]
        return "\n".join(line for line in lines if not line.endswith(": ")) or "nobody is asked anything"

    def _some(self, seat: Seat) -> list[str]:
        options = self.options(seat)
        return options if len(options) <= _SHOWN else [*options[:_SHOWN], f"and {len(options) - _SHOWN} more"]
