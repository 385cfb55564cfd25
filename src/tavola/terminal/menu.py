"""Menus: many options, a few lines at a time.

An option is a word and fields, in the order in which a person would decide. If there are few, each is
a line. If there are many, each line is a value of the first field in which they differ, and choosing
one narrows them down. Knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tavola.kernel import Decision, FieldValue, Option, field_text
from tavola.text import MOST_LINES
from tavola.words import Lexicon

MOST_NAMED = 6

_AMOUNT = re.compile(r"(\d*)\s*[x×*]?\s*([^\W\d_]+)")


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what it says, and the options that remain when it is chosen."""

    label: str
    options: tuple[Option, ...]
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A question and its lines."""

    question: str
    lines: tuple[Line, ...]
    options: tuple[Option, ...]
    bag: str | None = None
    """The field in which all options differ, if it is a bag whose contents may be typed."""

    @property
    def more(self) -> int:
        """How many options have no line."""
        return len(self.options) - sum(len(line.options) for line in self.lines)


def menu(
    options: Sequence[Option],
    question: str,
    lexicon: Lexicon,
    note: Callable[[Option], str | None],
    most: int = MOST_LINES,
) -> Menu:
    """The menu for these options, all of which are legal."""
    part = _first_difference(options)
    bag = part if part is not None and isinstance(_value(options[0], part), Mapping) else None
    if len(options) <= most or bag is not None:
        lines = tuple(Line(lexicon.sentence(o), (o,), note(o)) for o in options[:most])
        return Menu(question, lines, tuple(options), bag)
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(field_text(_value(option, part)), []).append(option)
    lines = tuple(_line(part, value, group, lexicon, note) for value, group in groups.items())
    return Menu(question, lines, tuple(options))


def sub_question(decision: Decision, options: Sequence[Option], lexicon: Lexicon) -> str:
    """The question once a decision's options have been narrowed to these."""
    part = _first_difference(options)
    key = f"{lexicon.game}-pick-{part}"
    if part is None or not lexicon.has(key):
        return lexicon.question(decision)
    return lexicon.say(key, **decision.details)


def _line(
    part: str | None, value: str, group: list[Option], lexicon: Lexicon, note: Callable[[Option], str | None]
) -> Line:
    if len(group) == 1:
        return Line(lexicon.sentence(group[0]), tuple(group), note(group[0]))
    key = f"{lexicon.game}-group-{value}"
    if part is not None:
        label = lexicon.word(part, value)
        label = label[:1].upper() + label[1:]
    else:
        label = lexicon.say(key) if lexicon.has(key) else value
    return Line(f"{label} …", tuple(group), _contents(group, lexicon))


def _contents(group: list[Option], lexicon: Lexicon) -> str:
    """What a group offers: its values or pieces, or else how many options."""
    part = _first_difference(group)
    if part is None:
        return lexicon.say("terminal-choices", count=len(group))
    if not isinstance(_value(group[0], part), str):
        most = {kind: max(_bag(o, part).get(kind, 0) for o in group) for kind in _kinds(group, part)}
        return lexicon.bag(part, most)
    values = dict.fromkeys(field_text(_value(option, part)) for option in group)
    if len(values) > MOST_NAMED:
        return lexicon.say("terminal-choices", count=len(values))
    return ", ".join(lexicon.word(part, value) for value in values)


def _first_difference(options: Sequence[Option]) -> str | None:
    """The first field in which options with the same word differ; None: they differ in the word."""
    if len({option.word for option in options}) > 1:
        return None
    for name in options[0].fields:
        if len({field_text(option.fields[name]) for option in options}) > 1:
            return name
    return None


def _value(option: Option, part: str | None) -> FieldValue:
    return option.word if part is None else option.fields[part]


def typed_bag(text: str, menu: Menu, lexicon: Lexicon) -> dict[str, int] | str | None:
    """The bag a person typed, in keys or words; or the word that names no kind; or None if it is no bag."""
    if menu.bag is None:
        return None
    kinds = _kinds(menu.options, menu.bag)
    amounts = _AMOUNT.findall(text)
    if not amounts or _AMOUNT.sub("", text).strip(" ,;+.&"):
        return None
    bag: dict[str, int] = {}
    for count, name in amounts:
        if _plain(name) in ("und", "and"):
            continue
        fitting = [kind for kind in kinds if _means(name, kind, lexicon.word(menu.bag, kind))]
        if len(fitting) != 1:
            return str(name)
        bag[fitting[0]] = bag.get(fitting[0], 0) + int(count or 1)
    return bag


def with_bag(menu: Menu, bag: Mapping[str, int]) -> Option | str:
    """The listed option with this bag, else the text it would have."""
    assert menu.bag is not None
    wanted = {kind: n for kind, n in bag.items() if n}
    for option in menu.options:
        if {kind: n for kind, n in _bag(option, menu.bag).items() if n} == wanted:
            return option
    fields = {**menu.options[0].fields, menu.bag: bag}
    return " ".join([menu.options[0].word, *(field_text(value) for value in fields.values())])


def kinds_of(menu: Menu, lexicon: Lexicon) -> list[str]:
    """The words for the kinds of pieces in the bags."""
    assert menu.bag is not None
    return [lexicon.word(menu.bag, kind) for kind in _kinds(menu.options, menu.bag)]


def example_of(menu: Menu, lexicon: Lexicon) -> str:
    """An example of what to type, for one of the smaller options."""
    assert menu.bag is not None
    bags = [_bag(option, menu.bag) for option in menu.options]
    bag = next((bag for bag in reversed(bags) if len(bag) > 1), bags[-1])
    return ",".join(f"{'' if n == 1 else n}{lexicon.word(menu.bag, kind)}" for kind, n in bag.items() if n)


def _kinds(options: Sequence[Option], field: str) -> list[str]:
    """All kinds in these bags, in their common order."""
    kinds: list[str] = []
    for option in options:
        at = 0
        for kind in _bag(option, field):
            if kind not in kinds:
                kinds.insert(at, kind)
            at = kinds.index(kind) + 1
    return kinds


def _bag(option: Option, field: str) -> Mapping[str, int]:
    value = option.fields[field]
    assert not isinstance(value, str)
    return value


def _means(typed: str, *names: str) -> bool:
    """Whether a typed word begins a name or is an inflected form of it, as grünen is of grün."""
    text = _plain(typed)
    return any(_plain(name).startswith(text) or text.startswith(_plain(name)) for name in names)


def _plain(text: str) -> str:
    """In lower case, with umlauts and accents spelled out."""
    folded = text.casefold()
    for letter, pair in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("é", "e")):
        folded = folded.replace(letter, pair)
    return folded
