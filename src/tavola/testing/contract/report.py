"""What the contract suite found out, and how it complains."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


class ContractError(AssertionError):
    """A game breaks the contract; the record leads to the position where it does."""

    def __init__(self, promise: str, complaint: str, record: str) -> None:
        super().__init__(f"{promise}: {complaint}\n\nThis record leads there:\n\n{record}")
        self.promise = promise
        """The check that failed, by its short name."""
        self.complaint = complaint
        self.record = record


@dataclass(slots=True)
class Report:
    """Numbers of one run; what was never seen was never checked, so zeros matter."""

    game: str
    games: int = 0
    decisions: int = 0
    outcomes: int = 0
    longest_game: int = 0
    """In decisions."""
    most_options: int = 0
    most_options_asked: str = ""
    options_applied: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    """How often each question was asked."""
    awards: int = 0
    replays: int = 0
    undone: int = 0
    take_backs: int = 0
    scrambles: int = 0
    scrambles_that_differed: int = 0
    logs_compared: int = 0
    pictures_compared: int = 0
    mutants: Counter[str] = field(default_factory=Counter)
    """Refused, by kind of mutation."""
    unparsable: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    """By rule id."""

    def __str__(self) -> str:
        lines = [
            f"{self.game}: {self.games} games, {self.decisions} decisions, {self.outcomes} outcomes dealt",
            f"  longest game     {self.longest_game} decisions",
            f"  most options     {self.most_options} ({self.most_options_asked})",
            f"  options applied  {self.options_applied}",
            f"  awards           {self.awards}",
            f"  replays          {self.replays}; undone {self.undone}, taken back {self.take_backs}",
            f"  scrambles        {self.scrambles}, {self.scrambles_that_differed} of them changed something",
            f"  compared         {self.logs_compared} logs, {self.pictures_compared} pictures",
            f"  mutants refused  {sum(self.mutants.values())}, {self.unparsable} of them unparsable",
        ]
        for title, counts in (
            ("asked", self.asked),
            ("mutants", self.mutants),
            ("refused by", self.refusals),
        ):
            lines.append(f"  {title}")
            lines += [f"    {count:6}  {name}" for name, count in counts.most_common()]
        return "\n".join(lines)
