"""The log on standard error: what a stranger sends can never look like a line of ours."""

from __future__ import annotations

import logging
import re

_UNSEEN = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)


class MarginFormatter(logging.Formatter):
    """An entry begins at the margin, its other lines are indented, and what cannot be seen is escaped."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return _UNSEEN.sub(_escaped, text).replace("\n", "\n    ")


def _escaped(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")


def log_to_stderr() -> None:
    """Whatever is worth a warning, from us or from a library, goes to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(MarginFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
