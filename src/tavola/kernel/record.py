"""Records: a game as text, one choice a line. The format is described in docs/record.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby

from tavola.kernel.errors import RecordError
from tavola.kernel.headings import escaped, unescaped
from tavola.kernel.options import Seat, Written
from tavola.kernel.pools import Outcome
from tavola.kernel.setup import Prepared, Setup
from tavola.kernel.steps import Choice, Draw, Step

FORMAT = "tavola-record 1"
CRC32 = "crc32"
"""The checksums of `State.checksum`; a record that names no other scheme has these."""
CHECKSUMS = (CRC32,)
"""Every scheme that can be checked here; a record that follows another is refused."""


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
    """Outcomes that take-backs removed and that will come again; only a dealer's own record has them."""
    checksums: str = CRC32
    """The scheme of its checksums."""
    names: Mapping[Seat, str] = field(default_factory=dict)
    """The names of those who played, for the seats that have one."""
    colours: Mapping[Seat, int] = field(default_factory=dict)
    """The colours of the seats that have one, as numbers of the palette."""
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
        if self.checksums != CRC32:
            lines.append(f"checksums {self.checksums}")
        lines.append(f"start {'chance' if setup.start is None else setup.start}")
        if setup.modules:
            lines.append(f"modules {' '.join(setup.modules)}")
        lines += [f"option {name} {value}" for name, value in setup.options.items()]
        lines += [f"component {name} = {value}" for name, value in setup.components.items()]
        lines += [f"prepared {name} = {value}" for name, value in setup.prepared.pieces.items()]
        if setup.prepared.draws:
            lines.append(f"prepared draws = {'; '.join(setup.prepared.draws)}")
        lines += [f"name {seat} {escaped(name)}" for seat, name in self.names.items() if name]
        lines += [f"colour {seat} {colour}" for seat, colour in self.colours.items()]
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
        self.components: dict[str, str] = {}
        self.names: dict[Seat, str] = {}
        self.colours: dict[Seat, int] = {}
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
        elif word == "component":
            self._component(rest, number)
        elif word in ("name", "colour"):
            self._of_a_seat(word, rest, number)
        elif word in ("game", "rules", "seats", "start", "modules", "checksums"):
            if word in self.head:
                raise RecordError(f"line {number}: {word} is said twice")
            if word in ("rules", "seats") and not _NUMBER.match(rest):
                raise RecordError(f"line {number}: {word} must be a number, not {rest!r}")
            if word == "start" and rest != "chance" and not _NUMBER.match(rest):
                raise RecordError(f"line {number}: start must be a seat's number or 'chance', not {rest!r}")
            if word == "checksums" and rest not in CHECKSUMS:
                known = ", ".join(CHECKSUMS)
                raise RecordError(f"line {number}: checksums {rest!r} cannot be checked here, only {known}")
            self.head[word] = rest
        else:
            raise RecordError(f"line {number}: {word!r} is no heading of a record")

    def _component(self, rest: str, number: int) -> None:
        name, equals, value = (part.strip() for part in rest.partition("="))
        if not (name and equals and value):
            raise RecordError(f"line {number}: a component is written 'component NAME = VALUE'")
        if name in self.components:
            raise RecordError(f"line {number}: component {name} is said twice")
        self.components[name] = value

    def _of_a_seat(self, word: str, rest: str, number: int) -> None:
        seat, _, value = rest.partition(" ")
        if not _NUMBER.match(seat) or not value or (word == "colour" and not _NUMBER.match(value)):
            what = "NUMBER" if word == "colour" else "TEXT"
            raise RecordError(f"line {number}: a {word} is written '{word} SEAT {what}'")
        if int(seat) in (self.names if word == "name" else self.colours):
            raise RecordError(f"line {number}: the {word} of seat {seat} is said twice")
        if word == "colour":
            self.colours[int(seat)] = int(value)
            return
        try:
            self.names[int(seat)] = unescaped(value)
        except ValueError as error:
            raise RecordError(f"line {number}: {error}") from error

    def _check_seats(self) -> None:
        for seat in (*self.names, *self.colours):
            if seat not in range(int(self.head["seats"])):
                raise RecordError(f"a name or colour is that of seat {seat}, which the record does not have")

    def record(self) -> Record:
        for needed in ("game", "rules", "seats"):
            if needed not in self.head:
                raise RecordError(f"the record does not say its {needed}")
        self._check_seats()
        start = self.head.get("start", "chance")
        setup = Setup(
            game=self.head["game"],
            seats=int(self.head["seats"]),
            modules=tuple(self.head.get("modules", "").split()),
            options=self.options,
            start=None if start == "chance" else int(start),
            prepared=Prepared(self.pieces, self.draws),
            components=self.components,
        )
        return Record(
            setup,
            int(self.head["rules"]),
            tuple(self.entries),
            tuple(self.reserved_outcomes),
            self.head.get("checksums", CRC32),
            self.names,
            self.colours,
            lines=tuple(self.lines),
        )
