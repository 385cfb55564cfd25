"""Records: a game as text, one choice a line. The format is described in docs/record.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import groupby

from tavola.kernel.errors import RecordError
from tavola.kernel.options import Written
from tavola.kernel.pending import Outcome
from tavola.kernel.setup import Prepared, Setup
from tavola.kernel.steps import Choice, Draw, Step

FORMAT = "tavola-record 1"


@dataclass(frozen=True, slots=True)
class Check:
    """The checksum of the position after this many completed turns."""

    turn: int
    checksum: str

    def __str__(self) -> str:
        return f"= {self.turn} {self.checksum}"


Entry = Step | Check


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its setup on: steps and checksums."""

    setup: Setup
    rules_version: int
    entries: tuple[Entry, ...] = ()
    reserved_outcomes: tuple[tuple[str, Outcome], ...] = ()
    """Outcomes that take-backs removed and that will come again; only a dealer's own record tells them."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of each entry in the text that it was read from."""

    def text(self) -> str:
        """The text form."""
        reserved = [f"kept {why} {outcome}" for why, outcome in self.reserved_outcomes]
        return "\n".join([*self._head(), "", *self._body(), *reserved]) + "\n"

    def place_of(self, entry: int) -> str:
        """Where an entry stands, for complaints."""
        return f"line {self.lines[entry]}" if self.lines else f"entry {entry + 1}"

    def _head(self) -> list[str]:
        setup = self.setup
        lines = [FORMAT, f"game {setup.game}", f"rules {self.rules_version}", f"seats {setup.seats}"]
        lines.append(f"start {'chance' if setup.start is None else setup.start}")
        if setup.modules:
            lines.append(f"modules {' '.join(setup.modules)}")
        lines += [f"option {name} {value}" for name, value in setup.options.items()]
        lines += [f"prepared {name} = {value}" for name, value in setup.prepared.pieces.items()]
        if setup.prepared.draws:
            lines.append(f"prepared draws = {'; '.join(setup.prepared.draws)}")
        return lines

    def _body(self) -> list[str]:
        lines: list[str] = []
        for dealt, entries in groupby(self.entries, lambda entry: isinstance(entry, Draw)):
            if dealt:
                lines.append("draw " + "; ".join(draw.outcome for draw in entries if isinstance(draw, Draw)))
            else:
                lines += map(str, entries)
        return lines


_NUMBER = re.compile(r"[0-9]{1,6}\Z")
_CHECKSUM = re.compile(r"[0-9a-f]{8}\Z")


def parse_record(text: str) -> Record:
    """A record from its text form; raises RecordError with the line that cannot be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(f"line 1: not a record; its first line must be {FORMAT!r}")
    reader = _Reader()
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if line and not line.startswith("#"):
            reader.read(line, number)
    return reader.record()


class _Reader:
    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.pieces: dict[str, str] = {}
        self.draws: tuple[Outcome, ...] = ()
        self.entries: list[Entry] = []
        self.lines: list[int] = []
        self.reserved_outcomes: list[tuple[str, Outcome]] = []

    def read(self, line: str, number: int) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not rest:
            raise RecordError(f"line {number}: {line!r} says nothing after its first word")
        if _NUMBER.match(word):
            self._add(Choice(int(word), Written(rest)), number)
        elif word == "draw":
            for outcome in rest.split(";"):
                self._add(Draw(outcome.strip()), number)
        elif word == "=":
            self._check(rest, number)
        elif word == "kept":
            why, _, outcome = rest.partition(" ")
            self.reserved_outcomes.append((why, outcome))
        elif self.entries:
            raise RecordError(f"line {number}: {word!r} is neither a seat, draw, kept nor =")
        else:
            self._heading(word, rest, number)

    def _check(self, rest: str, number: int) -> None:
        turn, _, checksum = rest.partition(" ")
        if not _NUMBER.match(turn) or not _CHECKSUM.match(checksum):
            raise RecordError(f"line {number}: a check is '= TURN CHECKSUM' with eight hexadecimal digits")
        self._add(Check(int(turn), checksum), number)

    def _add(self, entry: Entry, number: int) -> None:
        self.entries.append(entry)
        self.lines.append(number)

    def _heading(self, word: str, rest: str, number: int) -> None:
        if word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif word == "prepared":
            name, equals, value = rest.partition("=")
            if not equals:
                raise RecordError(f"line {number}: prepared pieces are written 'prepared NAME = VALUE'")
            if name.strip() == "draws":
                self.draws = tuple(outcome.strip() for outcome in value.split(";"))
            else:
                self.pieces[name.strip()] = value.strip()
        elif word in ("game", "rules", "seats", "start", "modules"):
            if word in self.head:
                raise RecordError(f"line {number}: {word} is said twice")
            if word in ("rules", "seats") and not _NUMBER.match(rest):
                raise RecordError(f"line {number}: {word} must be a number, not {rest!r}")
            if word == "start" and rest != "chance" and not _NUMBER.match(rest):
                raise RecordError(f"line {number}: start must be a seat's number or 'chance', not {rest!r}")
            self.head[word] = rest
        else:
            raise RecordError(f"line {number}: {word!r} is no heading of a record")

    def record(self) -> Record:
        for needed in ("game", "rules", "seats"):
            if needed not in self.head:
                raise RecordError(f"the record does not say its {needed}")
        start = self.head.get("start", "chance")
        setup = Setup(
            game=self.head["game"],
            seats=int(self.head["seats"]),
            modules=tuple(self.head.get("modules", "").split()),
            options=self.options,
            start=None if start == "chance" else int(start),
            prepared=Prepared(self.pieces, self.draws),
        )
        return Record(
            setup,
            int(self.head["rules"]),
            tuple(self.entries),
            tuple(self.reserved_outcomes),
            lines=tuple(self.lines),
        )
