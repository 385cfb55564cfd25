"""Drawings and sentences of one table, made once and shared by all viewers who see the same."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from tavola.drawing import Keeper, Panel
from tavola.kernel import Seat
from tavola.server import messages as m
from tavola.server import presenter
from tavola.server.connection import Sent
from tavola.table import Chair, Snapshot


@dataclass(slots=True)
class WordedLog:
    """The log as one viewer reads it, in one language, extended as the game goes on.

    It always equals what wording the whole log at once would give.
    """

    lines: list[m.LogLine] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    """For every line: the number of its first event."""
    marks: array[int] = field(default_factory=lambda: array("Q"))
    """For every event that has its line: what tells it from all others."""
    version: int = -1

    def cut(self, length: int) -> int:
        """Drop the lines that events after the first `length` may change; returns how many events remain."""
        while self.starts and self.starts[-1] >= length:
            self._drop()
        if self.starts:
            length = self.starts[-1]  # the last line may be worded together with what comes next
            self._drop()
        else:
            length = 0
        del self.marks[length:]
        return length

    def _drop(self) -> None:
        self.starts.pop()
        self.lines.pop()

    def lines_before(self, step: int) -> int:
        """How many lines belong to steps before this one."""
        return sum(line.step < step for line in self.lines)


class RenderCache:
    """What was drawn and worded for the latest snapshot of a table, by seat and language.

    It is used by one thread at a time.
    """

    def __init__(self) -> None:
        self._snapshot: Snapshot | None = None
        self._panels: dict[tuple[Seat | None, str], tuple[Panel, ...]] = {}
        self._keepers: dict[tuple[Seat | None, str], Keeper] = {}
        self._questions: dict[tuple[Seat, str], m.Question] = {}
        self._logs: dict[tuple[Seat | None, str], WordedLog] = {}
        self._messages: dict[tuple[object, ...], tuple[bytes, Sent]] = {}

    def _invalidate_if_changed(self, snapshot: Snapshot) -> None:
        if snapshot is not self._snapshot:
            self._panels.clear()
            self._questions.clear()
            self._messages.clear()
        self._snapshot = snapshot

    def messages(self, snapshot: Snapshot) -> dict[tuple[object, ...], tuple[bytes, Sent]]:
        """What viewers were told of it, each with what they have been sent by then, for who sees the same."""
        self._invalidate_if_changed(snapshot)
        return self._messages

    def panels(self, snapshot: Snapshot, seat: Seat | None, language: str) -> tuple[Panel, ...]:
        self._invalidate_if_changed(snapshot)
        if snapshot.play is None:
            return ()
        at = (seat, language)
        if at not in self._panels:
            keeper = self._keepers.setdefault(at, Keeper())
            names, colours = names_of(snapshot.chairs, language), colours_of(snapshot.chairs)
            self._panels[at] = presenter.draw_panels(
                snapshot.setup.game, snapshot.view(seat), language, colours, names, keeper
            )
        return self._panels[at]

    def question(self, snapshot: Snapshot, seat: Seat | None, language: str) -> m.Question | None:
        self._invalidate_if_changed(snapshot)
        asked = None if seat is None else snapshot.asked_at(seat)
        if seat is None or asked is None or snapshot.read_only or not snapshot.chairs[seat].is_person:
            return None
        at = (seat, language)
        if at not in self._questions:
            decision = snapshot.running.state.decision_of(seat)
            assert decision is not None
            words = presenter.lexicon_for(snapshot.view(seat), snapshot.setup.game, language)
            self._questions[at] = presenter.question(decision, asked, words)
        return self._questions[at]

    def log(self, snapshot: Snapshot, seat: Seat | None, language: str) -> WordedLog:
        """The log as this viewer may read it."""
        known = self._logs.setdefault((seat, language), WordedLog())
        if snapshot.play is None or known.version == snapshot.version:
            return known
        marks = snapshot.history.marks
        same = _events_kept(marks, known.marks)
        if same < max(len(known.marks), len(marks)):
            self._word_events(snapshot, seat, language, known, known.cut(same))
        known.version = snapshot.version
        return known

    @staticmethod
    def _word_events(
        snapshot: Snapshot, seat: Seat | None, language: str, known: WordedLog, kept: int
    ) -> None:
        """Word the events after the first `kept`, which have their lines already."""
        words, names = presenter.lexicon(snapshot.setup.game, language), names_of(snapshot.chairs, language)
        fresh = snapshot.history[kept:]
        visible = [(step, event.seen_by(seat)) for step, event in fresh]
        for at, line in presenter.log_lines(visible, names, words, snapshot.game.rulebook()):
            known.starts.append(kept + at)
            known.lines.append(line)
        known.marks.extend(snapshot.history.marks[kept:])


def _events_kept(marks: Sequence[int], known: Sequence[int]) -> int:
    """How many of the known events are in the log still; whatever is taken back is told anew afterwards."""
    if known and len(known) <= len(marks) and marks[len(known) - 1] == known[-1]:
        return len(known)
    pairs = zip(marks, known, strict=False)
    return next((at for at, (new, old) in enumerate(pairs) if new != old), min(len(marks), len(known)))


def names_of(chairs: Sequence[Chair], language: str) -> list[str]:
    """Everybody's name; an unnamed seat goes by its number."""
    words = presenter.common_words(language)
    return [chair.name or words.say("words-seat", number=chair.seat + 1) for chair in chairs]


def colours_of(chairs: Sequence[Chair]) -> list[int]:
    return [chair.colour for chair in chairs]
