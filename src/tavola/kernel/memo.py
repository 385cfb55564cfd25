"""Memos: what was worked out once, by what it depends on; for questions that come again and again."""

from __future__ import annotations

from typing import TypeVar

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


def note(memo: dict[KeyT, ValueT], most: int, key: KeyT, value: ValueT) -> ValueT:
    """Remember a value, and return it; a memo that holds the most it may begins anew."""
    if len(memo) >= most:
        memo.clear()
    memo[key] = value
    return value
