"""Rule lists are books: every rule stands in a chapter, once, and modules bring theirs."""

from __future__ import annotations

import pytest

from tavola import library


@pytest.mark.parametrize("game", library.game_names())
def test_every_rule_stands_in_exactly_one_chapter(game: str) -> None:
    book = library.game(game).rulebook()
    listed = [rule.id for chapter in book.chapters() for rule in chapter.rules]

    assert sorted(listed) == sorted(rule.id for rule in book)


@pytest.mark.parametrize("game", library.game_names())
def test_no_rule_is_left_without_a_chapter_of_its_own(game: str) -> None:
    book = library.game(game).rulebook()
    titles = [part.title for part in book.books]

    assert [chapter.rules for chapter in book.chapters() if chapter.title in titles] == []


@pytest.mark.parametrize("game", library.game_names())
def test_chapters_belong_to_modules_that_there_are(game: str) -> None:
    rules = library.game(game)
    named = {module for chapter in rules.rulebook().chapters() for module in chapter.modules}

    assert named <= set(rules.setups.modules)


def test_only_what_is_in_play_is_read() -> None:
    book = library.game("carcassonne").rulebook()
    titles = [chapter.title["en"] for chapter in book.chapters(("river",))]

    assert "Roads" in titles
    assert [title for title in titles if title in ("The River", "The Gold Mines")] == ["The River"]
