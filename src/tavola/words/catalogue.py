"""Catalogues: the Fluent files of one language, looked up by key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

LANGUAGES = ("de", "en")
FALLBACK = "en"
COMMON = "tavola.words"


class MissingWords(KeyError):
    """A key without words, or words whose facts were not given."""

    def __str__(self) -> str:
        return str(self.args[0])


class Catalogue:
    """All messages of some packages in one language."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._attributes: dict[str, frozenset[str]] = {}
        self._templates: dict[tuple[str, str | None], str | None] = {}
        for package in packages:
            for text in texts(package, language):
                resource = FluentResource(text)
                self._bundle.add_resource(resource)
                self._attributes.update(
                    (entry.id.name, frozenset(attribute.id.name for attribute in entry.attributes))
                    for entry in resource.body
                    if isinstance(entry, Message) and entry.attributes
                )

    def has(self, key: str, attribute: str | None = None) -> bool:
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in (message.attributes or {})

    def attributes(self, beginnings: tuple[str, ...]) -> frozenset[str]:
        """The names of all attributes of messages whose keys begin like this."""
        return frozenset[str]().union(
            *(names for key, names in self._attributes.items() if key.startswith(beginnings))
        )

    def text(
        self, key: str, facts: Mapping[str, Any], attribute: str | None = None
    ) -> tuple[str, list[Exception]]:
        """The words of a key that there is, and what was wrong with them."""
        asked = key, attribute
        if asked not in self._templates:
            self._templates[asked] = _template(self._pattern(key, attribute))
        template = self._templates[asked]
        if template is not None and all(map(_as_it_is, facts.values())):
            try:
                return template.format_map(facts), []
            except KeyError:
                pass  # Fluent says what is missing
        text, errors = self._bundle.format_pattern(self._pattern(key, attribute), dict(facts))
        return str(text), errors

    def _pattern(self, key: str, attribute: str | None) -> Any:
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None, f"{key} has no words of its own"
        return pattern


def _template(pattern: Any) -> str | None:
    """A pattern as `str.format` takes it, which is far quicker, if it is nothing but text and facts."""
    written = ""
    for element in getattr(pattern, "elements", [pattern]):
        match element:
            case TextElement(value=str(text)):
                written += text.replace("{", "{{").replace("}", "}}")
            case Placeable(expression=VariableReference() as fact):
                written += f"{{{fact.id.name}}}"
            case _:
                return None
    return written


def _as_it_is(fact: object) -> bool:
    """Whether a fact is told alike in all languages: words, and numbers too small for separators."""
    return type(fact) is str or (type(fact) is int and 0 <= fact < 1000)


def texts(package: str, language: str) -> Iterator[str]:
    """The package's Fluent files of a language: `game.de.ftl`, `picture.de.ftl`, …"""
    found = [entry for entry in files(package).iterdir() if entry.name.endswith(f".{language}.ftl")]
    for entry in sorted(found, key=lambda entry: entry.name):
        yield entry.read_text("utf-8")


@cache
def catalogue(language: str, packages: tuple[str, ...] = ()) -> Catalogue:
    """The common words and those of a game's packages; read once."""
    return Catalogue(language, (COMMON, *packages))
