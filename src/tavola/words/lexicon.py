"""The lexicon of a game in one language: turns keys, options, questions, events and points into sentences.

Keys of a game begin with its name: `carrara-option-buy`, `carrara-ask-action`, `carrara-event-built`,
`carrara-item-building`, `carrara-refusal-RULE` with dashes for dots. An item of some rule may have words of
its own, `carrara-item-WHAT-RULE` without the game's name in the rule. With `-many` at the end they tell a
run of events or items at once; `carrara-note-bought` tells in few words what an option would bring, and
`carrara-motive-build` what speaks for it. What
happened at the table beside the game is told by the common words: `table-event-resigned`.

A fact `city = lucca` is told by `carrara-city-lucca`, and `tile = villa 3` by the word for villa and the
number, or as `carrara-numbered-tile` says with `$name` and `$number`. Where a fact has another name than its
vocabulary, `carrara-vocabulary-blocks = colour` says so;
several vocabularies are tried in turn, and `player` stands for seats. Where a word changes when counted,
it has an attribute `.counted` that tells the number too; its other attributes are the forms in which
sentences need it, and `$city_genitive` is the form `.genitive` of the city told of (the plain word where it
has no such form). So a sentence need not know the words there are, and whoever adds a word adds its forms.
A fact's untranslated text is there as `$NAME_key`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Protocol, TypeAlias

from tavola.kernel import (
    Award,
    Decision,
    Event,
    Item,
    Motive,
    Option,
    Reason,
    Rule,
    Rulebook,
    TavolaError,
    View,
)
from tavola.words.catalogue import FALLBACK, LANGUAGES, Catalogue, MissingWords, catalogue

_PLAIN = re.compile(r"[A-Za-z0-9.-]+\Z")
_SIMPLE = frozenset((str, int))
"""Facts that can be told from one another by comparing them; a bool equals a number."""
_REMEMBERED = 10_000
"""How many sentences with facts are kept; players' names make them endless."""
_NUMBERED = re.compile(r"([a-z.-]+) ([0-9]+)\Z")


def load(game: str | None, language: str, packages: Sequence[str] = (), *, strict: bool = False) -> Lexicon:
    """The words of a game, which lie in the folders of these packages (None: the common ones only).

    A strict lexicon raises MissingWords; otherwise English stands in, and at last the key itself.
    """
    if language not in LANGUAGES:
        raise TavolaError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
    spoken = catalogue(language, tuple(packages))
    return Lexicon(game or "", spoken, None if strict else catalogue(FALLBACK, tuple(packages)))


class Namer(Protocol):
    """Names what is seen in a picture."""

    def name(self, field: str, value: str, beside: Mapping[str, object]) -> str | None:
        """What the value of a field, told beside others, is called; None: as everywhere."""

    def seen(self, told: Mapping[str, object]) -> Hashable:
        """All of the picture that decides how these are named."""


Places: TypeAlias = "Callable[[Lexicon, View | None], Namer]"
"""How things are named in a view; the same object as without one, if the view makes no difference."""


class Lexicon:
    """Satisfies the kernel's Words for one game and language."""

    def __init__(self, game: str, spoken: Catalogue, fallback: Catalogue | None) -> None:
        self.game = game
        self._spoken = spoken
        self._fallback = fallback
        # The same few are said again and again.
        self._plain: dict[str, str] = {}
        self._counted: dict[tuple[str, str, int], str] = {}
        self._words: dict[tuple[str, str], str] = {}
        self._fields: dict[str, tuple[str, ...]] = {}
        self._form_names: dict[str, tuple[str, ...]] = {}
        self._forms: dict[tuple[str, str], Mapping[str, str]] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._texts: dict[tuple[object, ...], str] = {}
        self._sentences: dict[tuple[Option, Hashable], str] = {}
        self._place: Namer | None = None

    @property
    def language(self) -> str:
        return self._spoken.language

    def beside_picture(self, places: Places, view: View | None = None) -> Lexicon:
        """The same words for somebody who sees the picture: what lies there is named, not numbered."""
        named = places(self, view)
        if self._place is not None and named is places(self, None):
            return self
        twin = Lexicon(self.game, self._spoken, self._fallback)
        twin._place = named
        # What has to do with no place is said alike, and so are options while the same is to be seen.
        twin._sentences = self._sentences
        twin._plain, twin._counted, twin._fields = self._plain, self._counted, self._fields
        twin._form_names, twin._texts, twin._words = self._form_names, self._texts, self._words
        return twin

    # -- keys -------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._spoken.has(_key(key))

    def say(self, key: str, /, **facts: object) -> str:
        if facts:
            return self._say_with(key, facts)
        said = self._plain.get(key)
        if said is None:
            said = self._plain[key] = self._text(_key(key), {})
        return said

    def _say_with(self, key: str, facts: Mapping[str, object]) -> str:
        if not _SIMPLE.issuperset(map(type, facts.values())):
            return self._text(_key(key), self._facts(facts))
        asked = (key, *facts.items())
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._remembered(_key(key), self._facts(facts))
        return said

    def _remembered(self, key: str, told: Mapping[str, object]) -> str:
        """The text of a key with facts that are words and numbers by now."""
        asked = (key, *told.items())
        text = self._texts.get(asked)
        if text is None:
            if len(self._texts) >= _REMEMBERED:
                self._texts.clear()
            text = self._texts[asked] = self._text(key, told)
        return text

    def word(self, field: str, value: str, beside: Mapping[str, object] = MappingProxyType({})) -> str:
        """The word for a field's value, such as a city's name; the value itself if it has none.

        What is told beside it may say which of several things of that name is meant.
        """
        if self._place is not None and (name := self._place.name(field, value, beside)) is not None:
            return name
        word = self._words.get((field, value))
        if word is None:
            if len(self._words) >= _REMEMBERED:
                self._words.clear()
            word = self._words[field, value] = self._word(field, value)
        return word

    def _word(self, field: str, value: str) -> str:
        vocabularies = self._vocabularies(field)
        if key := self._entry(vocabularies, value):
            return self._text(key, {})
        numbered = _NUMBERED.match(value)
        if numbered and (key := self._entry(vocabularies, numbered[1])):
            name, number = self._text(key, {}), numbered[2]
            way = _key(f"{self.game}-numbered-{field}")
            if self._spoken.has(way):
                return self._text(way, {"name": name, "number": number})
            return f"{name} {number}"
        return value

    def counted(self, field: str, value: str, count: int) -> str:
        """So many of a kind: `2 crowns`."""
        asked = (field, value, count)
        if asked not in self._counted:
            self._counted[asked] = self._count(field, value, count)
        return self._counted[asked]

    def _count(self, field: str, value: str, count: int) -> str:
        key = self._entry(self._vocabularies(field), value)
        if key and self._spoken.has(key, "counted"):
            return self._text(key, {"count": count}, "counted")
        return self.say("words-counted", count=count, kind=self._text(key, {}) if key else value)

    def bag(self, field: str, bag: Mapping[str, int]) -> str:
        """What is in a bag: `2 white and 1 green`."""
        return self.listed([self.counted(field, kind, count) for kind, count in bag.items() if count])

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row, in the manner of the language."""
        if not parts:
            return self.say("words-nothing")
        if len(parts) == 1:
            return parts[0]
        return self._remembered("words-list", {"most": ", ".join(parts[:-1]), "last": parts[-1]})

    # -- what the kernel speaks of ------------------------------------------------------------

    def sentence(self, option: Option) -> str:
        """What choosing this option means."""
        asked = option, None if self._place is None else self._place.seen(option.fields)
        said = self._sentences.get(asked)
        if said is None:
            if len(self._sentences) >= _REMEMBERED:
                self._sentences.clear()
            said = self.say(f"{self.game}-option-{option.word}", **option.fields)
            self._sentences[asked] = said
        return said

    def question(self, decision: Decision) -> str:
        """What a seat is asked."""
        return self.say(f"{self.game}-ask-{_own(decision.ask)}", **decision.details)

    def told(self, event: Event, names: Sequence[str]) -> str:
        """What happened."""
        return self.say(self._event_key(event.kind), **self._details(event, names))

    def told_together(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[str, Event]]:
        """What happened, each with its event; a run of events of one kind is told at once where it can be."""
        told = []
        for (kind, _, _), run in groupby(events, lambda event: (event.kind, event.seat, event.award)):
            alike = list(run)
            key = f"{self._event_key(kind)}-many"
            if len(alike) == 1 or not self.has(key):
                told += [(self.told(event, names), event) for event in alike]
                continue
            each = [self._details(event, names) for event in alike]
            facts = {name: [facts[name] for facts in each] for name in each[0] if name != "player"}
            told.append((self.say(key, player=each[0]["player"], **facts), alike[0]))
        return told

    def _event_key(self, kind: str) -> str:
        """Events of a table are told alike whatever is played there."""
        of_table = kind.startswith("table.")
        return f"{'table' if of_table else self.game}-event-{_own(kind)}"

    def note(self, event: Event, names: Sequence[str]) -> str | None:
        """What an event that would follow means, in two or three words; None where nothing need be said."""
        if event.award is not None:
            return self.gains(event.award)
        key = f"{self.game}-note-{_own(event.kind)}"
        return self.say(key, **self._details(event, names)) if self.has(key) else None

    def motive(self, motive: Motive) -> str:
        """What speaks for an option, in the game's words or else in those common to all."""
        key = f"{self.game}-motive-{motive.key}"
        return self.say(key if self.has(key) else f"words-motive-{motive.key}", **motive.facts)

    def refused(self, reason: Reason, rulebook: Rulebook, names: Sequence[str] = ()) -> str:
        """Why not: in words of its own or else those of the rule, with the page to look it up."""
        try:
            rule: Rule | None = rulebook[reason.rule]
        except KeyError:
            rule = None
        key = f"{self.game}-refusal-{reason.rule}"
        if self.has(key) or rule is None:
            why = self.say(key, **{n: self._named(n, value, names) for n, value in reason.details.items()})
        else:
            why = rule.text[self.language]
        return why if rule is None else self.say("words-why-page", why=why, page=rule.page)

    def item(self, item: Item) -> str:
        """One line of a score, as a sum that a child can follow."""
        amount = self.counted("unit", item.unit, item.total)
        facts = {"count": item.count, "value": item.value, "amount": amount, **item.details}
        key = f"{self.game}-item-{item.what}"
        by_rule = f"{key}-{_own(item.rule)}"
        return self.say(by_rule if self.has(by_rule) else key, **facts)

    def award(self, award: Award) -> list[str]:
        """The lines of a score, and their sum where there is more than one."""
        lines = []
        for what, run in groupby(award.items, lambda item: item.what):
            alike = list(run)
            if len(alike) > 1 and self.has(f"{self.game}-item-{what}-many"):
                lines.append(self._items(alike))
            else:
                lines += [self.item(item) for item in alike]
        if len(lines) < 2:
            return lines
        return [*lines, self.say("words-sum", amounts=self.gains(award))]

    def _items(self, items: Sequence[Item]) -> str:
        facts: dict[str, object] = {
            "count": sum(item.count for item in items),
            "value": items[0].value,
            "sum": " + ".join(str(item.total) for item in items),
            "amount": self._amounts(items),
        }
        for name in items[0].details:
            texts = [str(item.details[name]) for item in items]
            counts = [item.count for item in items]
            facts[name] = dict(zip(texts, counts, strict=True)) if self._countable(name, texts) else texts
        return self.say(f"{self.game}-item-{items[0].what}-many", **facts)

    def gains(self, award: Award) -> str:
        """All that an award brings, by unit: `6 points and 2 crowns`."""
        return self._amounts(award.items)

    def _amounts(self, items: Sequence[Item]) -> str:
        totals: dict[str, int] = {}
        for item in items:
            totals[item.unit] = totals.get(item.unit, 0) + item.total
        return self.listed([self.counted("unit", unit, total) for unit, total in totals.items() if total])

    # -- how ------------------------------------------------------------------------------------

    def _details(self, event: Event, names: Sequence[str]) -> dict[str, object]:
        player = "" if event.seat is None else names[event.seat]
        named = {name: self._named(name, value, names) for name, value in event.details.items()}
        return {"player": player, **named}

    def _named(self, name: str, value: object, names: Sequence[str]) -> object:
        if "player" not in self._vocabularies(name):
            return value
        if isinstance(value, tuple):
            return [self._named(name, seat, names) for seat in value]
        return names[value] if isinstance(value, int) and value in range(len(names)) else value

    def _facts(self, facts: Mapping[str, object]) -> dict[str, object]:
        told: dict[str, object] = {}
        for name, value in facts.items():
            if not isinstance(value, str):
                told[name] = self._told(name, value)
                continue
            told[name] = word = self.word(name, value, facts)
            told[f"{name}_key"] = value
            if self._form_names_of(name):
                told.update(self._forms_of(name, value, word))
        return told

    def _forms_of(self, field: str, value: str, word: str) -> Mapping[str, str]:
        """The forms of a value's word by the names that sentences know them by."""
        if (field, value) in self._forms:
            return self._forms[field, value]
        key = self._entry(self._vocabularies(field), value)
        forms = {
            f"{field}_{name}": self._text(key, {}, name) if key and self._spoken.has(key, name) else word
            for name in self._form_names_of(field)
        }
        if key:
            self._forms[field, value] = forms
        return forms

    def _form_names_of(self, field: str) -> tuple[str, ...]:
        names = self._form_names.get(field)
        if names is None:
            beginnings = tuple(_key(f"{self.game}-{name}-") for name in self._vocabularies(field))
            names = self._form_names[field] = tuple(sorted(self._spoken.attributes(beginnings) - {"counted"}))
        return names

    def _told(self, name: str, value: object) -> object:
        if isinstance(value, str):
            return self.word(name, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if isinstance(value, Option):
            return self.sentence(value)
        if isinstance(value, Mapping):
            return self.bag(name, value)
        if isinstance(value, Sequence):
            return self._row(name, value)
        return "" if value is None else str(value)

    def _row(self, name: str, values: Sequence[object]) -> str:
        texts = [value for value in values if isinstance(value, str)]
        if len(texts) == len(values) and self._countable(name, texts):
            return self.bag(name, Counter(texts))
        return self.listed([str(self._told(name, value)) for value in values])

    def _countable(self, name: str, texts: Sequence[str]) -> bool:
        keys = [self._entry(self._vocabularies(name), text) for text in texts]
        return all(key and self._spoken.has(key, "counted") for key in keys)

    def _vocabularies(self, field: str) -> tuple[str, ...]:
        if field not in self._fields:
            keys = (_key(f"{owner}-vocabulary-{field}") for owner in (self.game, "words"))
            key = next((key for key in keys if self._spoken.has(key)), None)
            self._fields[field] = (field,) if key is None else tuple(self._spoken.text(key, {})[0].split())
        return self._fields[field]

    def _entry(self, vocabularies: Sequence[str], value: str) -> str | None:
        if not _PLAIN.match(value):
            return None
        keys = (_key(f"{self.game}-{vocabulary}-{value}") for vocabulary in vocabularies)
        return next((key for key in keys if self._spoken.has(key)), None)

    def _text(self, key: str, facts: Mapping[str, object], attribute: str | None = None) -> str:
        if self._spoken.has(key, attribute):
            text, errors = self._spoken.text(key, facts, attribute)
            if errors and self._fallback is None:
                raise MissingWords(f"{self.language}: {key} cannot be said with {sorted(facts)}: {errors[0]}")
            return text
        if self._fallback is None:
            raise MissingWords(f"{self.language}: there are no words for {key!r}")
        return self._fallback.text(key, facts, attribute)[0] if self._fallback.has(key, attribute) else key


def _key(text: str) -> str:
    return text.replace(".", "-").replace("_", "-")


def _own(kind: str) -> str:
    """`carrara.built` without the game's name."""
    return kind.partition(".")[2] or kind
