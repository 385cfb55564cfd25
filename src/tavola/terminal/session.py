"""A sitting at the terminal: people and bots play one game to its end, or leave it to go on later."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from tavola.kernel import (
    Bot,
    Chance,
    Choice,
    Decision,
    Option,
    Perspective,
    Pick,
    Play,
    Seat,
)
from tavola.table import preview
from tavola.terminal.asking import Asking
from tavola.terminal.saved import Sitting, free_name, text_with
from tavola.terminal.screen import Screen

Read = Callable[[str], str]
"""Asks a person for a line; raises EOFError or KeyboardInterrupt when they leave."""

LOG_LINES = 20


class Leaves(Exception):
    """Somebody wants to stop for now."""


class Session:
    """One game, those who play it, and the screen they look at."""

    def __init__(
        self,
        play: Play,
        players: Sequence[Bot | None],
        sitting: Sitting,
        screen: Screen,
        read: Read,
        pick: Pick,
        file: Path | None = None,
    ) -> None:
        self.play = play
        self.file = file
        self._players = players
        self._sitting = sitting
        self._screen = screen
        self._words = screen.lexicon
        self._read = read
        self._pick = pick
        self._people = [seat for seat, player in enumerate(players) if player is None]
        self._looking: Seat | None = self._people[0] if len(self._people) == 1 else None
        """Whom the screen is shown to; nobody before the first curtain."""
        self._heard = {seat: self._since_last_choice(seat) for seat in (None, *range(len(players)))}
        """How much of the log each seat has been told."""
        self._fresh = True

    # -- the game goes on -----------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.play.state.over:
                self._step()
            self._finish()
        except Leaves:
            self._leave()
        except (EOFError, KeyboardInterrupt):
            self._screen.print("")
            self._leave()

    def _step(self) -> None:
        self.play.settle(open_turns=False)
        pending = self.play.state.pending
        if isinstance(pending, Chance):
            self._open_turn()
        elif pending:
            player = self._players[pending[0].seat]
            if player is None:
                self._ask(pending[0])
            else:
                self._let(player, pending[0].seat)

    def _let(self, bot: Bot, seat: Seat) -> None:
        self.play.choose(seat, bot.choose(Perspective(self.play.state, seat, self._pick), self._pick))
        if not self._people:
            self.play.settle(open_turns=False)
            self._tell(None)

    def _open_turn(self) -> None:
        """The next turn begins with chance, so a person who moved says first that they are done."""
        last = self.play.steps[-1] if self.play.steps else None
        if isinstance(last, Choice) and last.seat in self._people:
            prompt = self._words.say("terminal-confirm", player=self._screen.names[last.seat])
            if self._read(f"{prompt} ").strip().casefold() == "u":
                self._undo(last.seat)
                return
        self.play.settle()

    def _finish(self) -> None:
        self._tell(self._looking)
        self._screen.show_table(self.play.state.view(self._looking))
        self._screen.show_standing(self.play.state.standing())

    def _tell(self, seat: Seat | None) -> None:
        known = self._heard[seat]
        self._heard[seat] = len(self.play.log)
        self._screen.tell([event for _, event in self.play.log[known:]], seat)

    def _since_last_choice(self, seat: Seat | None) -> int:
        """Where in the log of a loaded game the news begin for a seat."""
        steps = enumerate(self.play.steps)
        last = max((at for at, step in steps if isinstance(step, Choice) and step.seat == seat), default=-1)
        return sum(step <= last for step, _ in self.play.log)

    # -- a person is asked -----------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if seat != self._looking and not self._pass_on(seat):
            return
        self._tell(seat)
        view = self.play.state.view(seat)
        if self._fresh:
            self._screen.show_table(view)
        else:
            self._screen.show_what_is_needed(view)
        self._fresh = False
        asking = Asking(
            decision,
            self._words,
            note=lambda option: self._note(seat, option),
            explain=lambda text: self._explain(seat, text),
        )
        self._screen.show_menu(asking)
        while (answer := self._answer(seat, asking)) is None:
            pass
        if isinstance(answer, Option):
            self.play.choose(seat, answer)

    def _answer(self, seat: Seat, asking: Asking) -> Option | bool | None:
        """The option chosen; True if the question is no longer asked; None to go on asking."""
        text = self._read(f"{self._words.say('terminal-choose')} > ").strip()
        if (done := self._command(text, seat, asking)) is not None:
            return done or None
        answer = asking.understand(text)
        if isinstance(answer, Option):
            return answer
        if answer is None:
            self._screen.show_menu(asking)
        else:
            self._screen.print(answer, "yellow")
        return None

    def _pass_on(self, seat: Seat) -> bool:
        """Hide what the last person saw, before the next one looks; False if the last one takes back."""
        self._screen.clear()
        self._screen.say("terminal-curtain", "bold", player=self._screen.names[seat])
        last = self._looking
        if last is not None and self.play.undoable(last):
            self._screen.say("terminal-curtain-undo", "dim", player=self._screen.names[last])
        if self._read("").strip().casefold() == "u" and last is not None and self.play.undoable(last):
            return not self._undo(last)
        self._looking = seat
        self._fresh = True
        return True

    def _note(self, seat: Seat, option: Option) -> str | None:
        """What choosing this would bring the seat itself, as far as nothing is drawn."""
        events = preview(self.play.state, seat, option).events
        notes = [self._words.note(event, self._screen.names) for event in events if event.seat == seat]
        return ", ".join(note for note in notes if note) or None

    def _explain(self, seat: Seat, text: str) -> Option | str:
        option = self.play.game.parse(text)
        reason = self.play.state.why_not(seat, option)
        if reason is None:
            return option
        return self._words.refused(reason, self.play.game.rulebook(), self._screen.names)

    # -- what a person may type besides ----------------------------------------------------------

    def _command(self, text: str, seat: Seat, asking: Asking) -> bool | None:
        """Carry out a command; whether the question is done with, or None if it was no command."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "q":
                raise Leaves
            case "u":
                if not asking.back():
                    return self._undo(seat)
                self._screen.show_menu(asking)
            case "b":
                self._screen.show_table(self.play.state.view(seat))
                self._screen.show_menu(asking)
            case "h" | "?":
                self._screen.say("terminal-help", example=str(asking.menu.options[0]).ljust(12))
            case "r":
                self._screen.show_rules(self.play.game.rulebook(), rest)
            case "l":
                events = [event for _, event in self.play.log]
                self._screen.tell(events, seat, int(rest) if rest.isdecimal() else LOG_LINES)
            case "s":
                self._save(Path(rest).expanduser() if rest else self._path())
            case _:
                return None
        return False

    def _undo(self, seat: Seat) -> bool:
        """Take back what the seat may; further back by consent of all people, where there are several."""
        steps = enumerate(self.play.steps)
        choices = [(at, step.option) for at, step in steps if isinstance(step, Choice) and step.seat == seat]
        if not choices:
            self._screen.say("terminal-undo-nothing", "yellow")
            return False
        at, option = choices[-1]
        if self.play.undoable(seat):
            self.play.undo(seat)
            key = "terminal-undone"
        elif len(self._people) > 1 and not self._all_agree():
            return False
        else:
            self.play.take_back(at)
            key = "terminal-undone-far"
        self._heard = {who: min(count, len(self.play.log)) for who, count in self._heard.items()}
        self._fresh = True
        self._screen.say(key, "yellow", what=self._words.sentence(option))
        return True

    def _all_agree(self) -> bool:
        answer = self._read(self._words.say("terminal-undo-consent") + " ").strip().casefold()
        return answer.startswith(self._words.say("terminal-yes"))

    # -- leaving ----------------------------------------------------------------------------------

    def _leave(self) -> None:
        if any(isinstance(step, Choice) for step in self.play.steps) and self._save(self._path()):
            command = f"tavola play --load {shlex.quote(str(self.file))}"
            self._screen.say("terminal-continue", command=command)
        self._screen.say("terminal-bye")

    def _path(self) -> Path:
        return self.file or free_name(self.play.game.name, Path())

    def _save(self, path: Path) -> bool:
        try:
            path.write_text(text_with(self.play.dealer_record().text(), self._sitting), "utf-8")
        except OSError as error:
            self._screen.say("terminal-not-saved", "red", file=str(path), why=error.strerror)
            return False
        self.file = path
        self._screen.say("terminal-saved", file=str(path))
        return True
