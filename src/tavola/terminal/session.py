"""A session at the terminal: people and bots play one game to its end, or save it for later."""

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
from tavola.terminal.prompt import Prompt
from tavola.terminal.saved_game import Seating, unused_path, with_seating
from tavola.terminal.screen import Screen

Read = Callable[[str], str]
"""Asks a person for a line; raises EOFError or KeyboardInterrupt when they leave."""

LOG_LINES = 20


class Quit(Exception):
    """A person stops playing for now."""


class Session:
    """One game, those who play it, and the screen they look at."""

    def __init__(
        self,
        play: Play,
        players: Sequence[Bot | None],
        seating: Seating,
        screen: Screen,
        read: Read,
        pick: Pick,
        file: Path | None = None,
    ) -> None:
        self.play = play
        self.file = file
        self._players = players
        self._seating = seating
        self._screen = screen
        self._words = screen.lexicon
        self._read = read
        self._pick = pick
        self._people = [seat for seat, player in enumerate(players) if player is None]
        self._viewer: Seat | None = self._people[0] if len(self._people) == 1 else None
        """The seat whose view is on the screen; none before the first curtain."""
        self._told = {seat: self._since_last_choice(seat) for seat in (None, *range(len(players)))}
        """How many entries of the log each seat has been told."""
        self._whole_table_next = True

    # -- playing -----------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        try:
            while not self.play.state.over:
                self._step()
            self._finish()
        except Quit:
            self._quit()
        except (EOFError, KeyboardInterrupt):
            self._screen.print("")
            self._quit()

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
                self._play_bot(player, pending[0].seat)

    def _play_bot(self, bot: Bot, seat: Seat) -> None:
        self.play.choose(seat, bot.choose(Perspective(self.play.state, seat, self._pick), self._pick))
        if not self._people:
            self.play.settle(open_turns=False)
            self._tell(None)

    def _open_turn(self) -> None:
        """The next turn begins with chance, so a person who has just moved confirms first."""
        last = self.play.steps[-1] if self.play.steps else None
        if isinstance(last, Choice) and last.seat in self._people:
            question = self._words.say("terminal-confirm", player=self._screen.names[last.seat])
            if self._read(f"{question} ").strip().casefold() == "u":
                self._undo(last.seat)
                return
        self.play.settle()

    def _finish(self) -> None:
        self._tell(self._viewer)
        self._screen.show_table(self.play.state.view(self._viewer))
        self._screen.show_standing(self.play.state.standing())

    def _tell(self, seat: Seat | None) -> None:
        known = self._told[seat]
        self._told[seat] = len(self.play.log)
        self._screen.tell([event for _, event in self.play.log[known:]], seat)

    def _since_last_choice(self, seat: Seat | None) -> int:
        """Where the news for a seat begin in the log of a loaded game."""
        steps = enumerate(self.play.steps)
        last = max((at for at, step in steps if isinstance(step, Choice) and step.seat == seat), default=-1)
        return sum(step <= last for step, _ in self.play.log)

    # -- asking a person -----------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if seat != self._viewer and not self._draw_curtain(seat):
            return
        self._tell(seat)
        view = self.play.state.view(seat)
        if self._whole_table_next:
            self._screen.show_table(view)
        else:
            self._screen.show_what_is_needed(view)
        self._whole_table_next = False
        prompt = Prompt(
            decision,
            self._words,
            note=lambda option: self._note(seat, option),
            explain=lambda text: self._explain(seat, text),
        )
        self._screen.show_menu(prompt)
        while (answer := self._answer(seat, prompt)) is None:
            pass
        if isinstance(answer, Option):
            self.play.choose(seat, answer)

    def _answer(self, seat: Seat, prompt: Prompt) -> Option | bool | None:
        """The option chosen; True if the question is settled otherwise; None to ask again."""
        text = self._read(f"{self._words.say('terminal-choose')} > ").strip()
        if (done := self._command(text, seat, prompt)) is not None:
            return done or None
        answer = prompt.read(text)
        if isinstance(answer, Option):
            return answer
        if answer is None:
            self._screen.show_menu(prompt)
        else:
            self._screen.print(answer, "yellow")
        return None

    def _draw_curtain(self, seat: Seat) -> bool:
        """Draw a curtain between two people; False if the first takes a choice back."""
        self._screen.clear()
        self._screen.say("terminal-curtain", "bold", player=self._screen.names[seat])
        last = self._viewer
        if last is not None and self.play.undoable(last):
            self._screen.say("terminal-curtain-undo", "dim", player=self._screen.names[last])
        if self._read("").strip().casefold() == "u" and last is not None and self.play.undoable(last):
            return not self._undo(last)
        self._viewer = seat
        self._whole_table_next = True
        return True

    def _note(self, seat: Seat, option: Option) -> str | None:
        """What the option would bring the seat at once, as far as no chance is involved."""
        events = preview(self.play.state, seat, option).events
        notes = [self._words.note(event, self._screen.names) for event in events if event.seat == seat]
        return ", ".join(note for note in notes if note) or None

    def _explain(self, seat: Seat, text: str) -> Option | str:
        option = self.play.game.parse(text)
        reason = self.play.state.why_not(seat, option)
        if reason is None:
            return option
        return self._words.refused(reason, self.play.game.rulebook(), self._screen.names)

    # -- commands ----------------------------------------------------------

    def _command(self, text: str, seat: Seat, prompt: Prompt) -> bool | None:
        """Carry out a command: whether it settles the question, or None if it is no command."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "q":
                raise Quit
            case "u":
                if not prompt.back():
                    return self._undo(seat)
                self._screen.show_menu(prompt)
            case "b":
                self._screen.show_table(self.play.state.view(seat))
                self._screen.show_menu(prompt)
            case "h" | "?":
                self._screen.say("terminal-help", example=str(prompt.menu.options[0]).ljust(12))
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
        """Take back the seat's last choice; beyond what it may undo alone, with everybody's consent."""
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
        self._told = {who: min(count, len(self.play.log)) for who, count in self._told.items()}
        self._whole_table_next = True
        self._screen.say(key, "yellow", what=self._words.sentence(option))
        return True

    def _all_agree(self) -> bool:
        answer = self._read(self._words.say("terminal-undo-consent") + " ").strip().casefold()
        return answer.startswith(self._words.say("terminal-yes"))

    # -- quitting ----------------------------------------------------------------------------------

    def _quit(self) -> None:
        if any(isinstance(step, Choice) for step in self.play.steps) and self._save(self._path()):
            command = f"tavola play --load {shlex.quote(str(self.file))}"
            self._screen.say("terminal-continue", command=command)
        self._screen.say("terminal-bye")

    def _path(self) -> Path:
        return self.file or unused_path(self.play.game.name, Path())

    def _save(self, path: Path) -> bool:
        try:
            path.write_text(with_seating(self.play.dealer_record().text(), self._seating), "utf-8")
        except OSError as error:
            self._screen.say("terminal-not-saved", "red", file=str(path), why=error.strerror)
            return False
        self.file = path
        self._screen.say("terminal-saved", file=str(path))
        return True
