"""The Fluent files: complete, well formed and alike in both languages."""

from collections import Counter
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tavola import library
from tavola.words.catalogue import COMMON, LANGUAGES, Catalogue, texts

PACKAGES = [COMMON, *(package for name in library.game_names() for package in library.kit(name).words)]


class Names(Visitor):
    """Collects the facts that a message speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.found.add(node.id.name.removesuffix("_key"))


@cache
def entries(package: str, language: str) -> tuple[ast.EntryType, ...]:
    return tuple(entry for text in texts(package, language) for entry in FluentParser().parse(text).body)


@cache
def resources(package: str, language: str) -> tuple[ast.Resource, ...]:
    return tuple(map(FluentResource, texts(package, language)))


def messages(package: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(package, language) if isinstance(entry, ast.Message)}


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """A message's own words under "", its attributes under their names."""
    own = {} if message.value is None else {"": message.value}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def facts(pattern: ast.Pattern) -> set[str]:
    names = Names()
    names.visit(pattern)
    return names.found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_line_is_understood(package: str, language: str) -> None:
    assert [entry.content for entry in entries(package, language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", library.game_names())
def test_no_key_is_said_twice(game: str, language: str) -> None:
    packages = (COMMON, *library.kit(game).words)
    keys = Counter(e.id.name for p in packages for e in entries(p, language) if isinstance(e, ast.Message))

    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_keys(package: str) -> None:
    german, english = (messages(package, language) for language in ("de", "en"))

    assert set(german) == set(english)
    assert {key: set(patterns(german[key])) for key in german} == {
        k: set(patterns(english[k])) for k in english
    }


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_speak_of_the_same_facts(package: str) -> None:
    """Which form of a fact's word a sentence needs is the language's own matter."""
    german, english = (
        {
            key: {name: {form.partition("_")[0] for form in facts(p)} for name, p in patterns(m).items()}
            for key, m in messages(package, lang).items()
        }
        for lang in ("de", "en")
    )

    assert german == english


@pytest.mark.parametrize("package", PACKAGES)
def test_vocabularies_are_the_same_in_both_languages(package: str) -> None:
    german, english = (
        {key: m for key, m in messages(package, lang).items() if "-vocabulary-" in key}
        for lang in ("de", "en")
    )

    assert all(german[key].equals(english[key]) for key in german)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_said(package: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in (*resources(COMMON, language), *resources(package, language)):
        bundle.add_resource(resource)
    wrong = []
    for key, message in messages(package, language).items():
        known = bundle.get_message(key)
        for name, pattern in patterns(message).items():
            prepared = known.attributes[name] if name else known.value
            assert prepared is not None
            named = [f"{fact}{ending}" for fact in facts(pattern) for ending in ("", "_key")]
            for number in (0, 1, 2, 17) if named else (0,):
                said, errors = bundle.format_pattern(prepared, dict.fromkeys(named, number))
                wrong += [(key, name, number, errors)] if errors or not str(said).strip() else []

    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_words_are_told_as_fluent_tells_them(package: str, language: str) -> None:
    catalogue, fluent = Catalogue(language, (COMMON, package)), FluentBundle([language], use_isolating=False)
    for resource in (*resources(COMMON, language), *resources(package, language)):
        fluent.add_resource(resource)

    for key, message in messages(package, language).items():
        prepared = fluent.get_message(key).value
        if message.value is None or prepared is None:
            continue
        for told in ("Ann {x}", 0, 7, 1_234, -3):
            given = {one: told for name in facts(message.value) for one in (name, f"{name}_key")}

            assert catalogue.text(key, given)[0] == fluent.format_pattern(prepared, given)[0], key
