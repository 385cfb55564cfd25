"""Rule lists: every rule of a book in our own words, with its page and the lines it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule; a ruling settles what the book leaves open, and says why."""

    id: str
    page: int
    lines: tuple[range, ...]
    text: Mapping[str, str]
    ruling: bool = False
    why: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Aside:
    """Lines of the source text that state no rule of their own, and the reason."""

    lines: tuple[range, ...]
    reason: str
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that are read one after the other."""

    title: Mapping[str, str]
    page: int
    rules: tuple[Rule, ...]
    """As the book has them, then our rulings."""
    modules: tuple[str, ...] = ()
    """It matters only where all of these are in play."""


@dataclass(frozen=True, slots=True)
class Book:
    """One printed rulebook."""

    id: str
    title: Mapping[str, str]
    source: str
    source_lines: int
    covers: tuple[range, ...]
    """The lines of the source that this list is about: all, or those of some chapters."""
    rules: tuple[Rule, ...]
    asides: tuple[Aside, ...]
    chapters: tuple[Chapter, ...] = ()
    """In reading order; a list that names none is a single one."""

    def uncovered(self) -> list[int]:
        """Lines of the source that neither a rule nor an aside accounts for."""
        parts: tuple[Rule | Aside, ...] = (*self.rules, *self.asides)
        covered = {n for part in parts for span in part.lines for n in span}
        return [n for span in self.covers for n in span if n not in covered]


class Rulebook:
    """The rules of a game by id, from one or more books."""

    def __init__(self, books: Iterable[Book]) -> None:
        self.books = tuple(books)
        rules = [rule for book in self.books for rule in book.rules]
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) < len(rules):
            ids = [rule.id for rule in rules]
            raise ValueError(f"rules listed twice: {', '.join(sorted({i for i in ids if ids.count(i) > 1}))}")

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def chapters(self, in_play: Collection[str] | None = None) -> Iterator[Chapter]:
        """All chapters in reading order, or only those that matter with these modules."""
        for book in self.books:
            for chapter in book.chapters:
                if in_play is None or set(chapter.modules) <= set(in_play):
                    yield chapter


def parse_book(text: str, *fragments: str) -> Book:
    """A book from its TOML text, and from fragments that only list more of its rules and asides."""
    head = tomllib.loads(text)["book"]
    lists = [tomllib.loads(part) for part in (text, *fragments)]
    rules = [_rule(entry) for data in lists for entry in data.get("rule", ())]
    return Book(
        id=head["id"],
        title=head["title"],
        source=head["source"],
        source_lines=head["source_lines"],
        covers=_spans(head.get("covers", [f"1-{head['source_lines']}"])),
        rules=tuple(sorted(rules, key=_place_in_book)) if fragments else tuple(rules),
        asides=tuple(
            Aside(_spans(entry["lines"]), entry["reason"], tuple(entry.get("of", ())))
            for data in lists
            for entry in data.get("aside", ())
        ),
        chapters=tuple(
            sorted(
                (chapter for data in lists for chapter in _chapters(data, head)),
                key=lambda chapter: chapter.page,
            )
        ),
    )


def _chapters(data: Mapping[str, Any], head: Mapping[str, Any]) -> Iterator[Chapter]:
    """The chapters of a list: each rule is in the first one that names it, by its id or a pattern."""
    left = [_rule(entry) for entry in data.get("rule", ())]
    left.sort(key=lambda rule: rule.ruling)
    rest = {"title": head["title"], "page": min((rule.page for rule in left), default=0), "rules": ["*"]}
    for entry in (*data.get("chapter", ()), rest):
        named = [rule for rule in left if any(fnmatchcase(rule.id, pattern) for pattern in entry["rules"])]
        left = [rule for rule in left if rule not in named]
        if named:
            yield Chapter(entry["title"], entry["page"], tuple(named), tuple(entry.get("modules", ())))


def parse_rulebook(texts: Iterable[str]) -> Rulebook:
    """A rulebook from rule lists: those with a `[book]` are books, the others fragments of the first book."""
    heads: list[str] = []
    fragments: list[str] = []
    for text in texts:
        (heads if "book" in tomllib.loads(text) else fragments).append(text)
    first, *more = heads
    return Rulebook((parse_book(first, *fragments), *map(parse_book, more)))


def _place_in_book(rule: Rule) -> tuple[int, int]:
    """By page, then line: fragments come in any order, but a book is read from its beginning."""
    return rule.page, rule.lines[0].start


def _rule(entry: Mapping[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        page=entry["page"],
        lines=_spans(entry["lines"]),
        text={"de": entry["de"], "en": entry["en"]},
        ruling=entry.get("ruling", False),
        why=entry.get("why"),
    )


def _spans(texts: Iterable[str]) -> tuple[range, ...]:
    spans = []
    for text in texts:
        first, _, last = text.partition("-")
        spans.append(range(int(first), int(last or first) + 1))
    return tuple(spans)
