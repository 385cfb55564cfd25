"""What was worked out once is remembered, but not without end."""

from __future__ import annotations

from tavola.kernel import note


def test_a_memo_that_is_full_begins_anew() -> None:
    memo: dict[str, int] = {}
    for number, name in enumerate("abc"):
        assert note(memo, 2, name, number) == number

    assert memo == {"c": 2}
