"""Text in a record's headings that people chose: on one line, whatever it is made of."""

from __future__ import annotations

import re
from unicodedata import category

_UNPRINTED = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Control and format characters, halves of pairs, and what ends a line."""
_ESCAPE = re.compile(r"\\(?:(\\)|u\{([0-9a-f]{1,6})\}|.?)", re.DOTALL)


def escaped(text: str) -> str:
    """The text on one line, without control characters or blanks at its ends; `\\` leads in what is not."""
    last = len(text) - 1
    return "".join(_written(char, outermost=at in (0, last)) for at, char in enumerate(text))


def _written(char: str, *, outermost: bool) -> str:
    if char == "\\":
        return "\\\\"
    odd = category(char) in _UNPRINTED or (outermost and char.isspace())
    return f"\\u{{{ord(char):x}}}" if odd else char


def unescaped(text: str) -> str:
    """The text that was written like this; raises ValueError for what `escaped` never writes."""
    return _ESCAPE.sub(_meant, text)


def _meant(found: re.Match[str]) -> str:
    if found[1]:
        return "\\"
    if not found[2] or int(found[2], 16) > 0x10FFFF:
        raise ValueError(f"{found[0]!r} stands for nothing; a backslash is written twice")
    return chr(int(found[2], 16))
