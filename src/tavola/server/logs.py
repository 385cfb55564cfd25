"""The log on standard error: what a stranger sends can never look like a line of ours, nor fill the disk."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

table: ContextVar[str] = ContextVar("table", default="")
"""The table that is being served; entries of the log name it."""

MOST_ALIKE = 20
"""How many entries of one kind are written in a minute; of the others only the number."""
_MINUTE = 60.0
_MOST_KINDS = 1000

_UNSEEN = re.compile(
    r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
_requests = logging.getLogger("tavola.requests")


class MarginFormatter(logging.Formatter):
    """An entry begins at the margin, its other lines are indented, and what cannot be seen is escaped."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        where = table.get()
        if where and where not in text:
            first, newline, rest = text.partition("\n")
            text = f"{first} [table {where}]{newline}{rest}"
        return _UNSEEN.sub(_escaped, text).replace("\n", "\n    ")


def _escaped(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")


class Sparing(logging.Filter):
    """Lets through so many entries of a kind in a minute; the next one after that tells how many were not."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == _requests.name:
            return True
        kind = (record.name, str(record.msg)[:200])
        began, count = self._kinds.pop(kind, (self._now(), 0))
        if self._now() - began >= _MINUTE:
            if count > MOST_ALIKE:
                left_out = count - MOST_ALIKE
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more like this)", ()
            began, count = self._now(), 0
        self._kinds[kind] = (began, count + 1)
        if len(self._kinds) > _MOST_KINDS:
            self._kinds.popitem(last=False)
        return count < MOST_ALIKE


def log_to_stderr(*, requests: bool = False) -> None:
    """Whatever is worth a warning, from us or from a library, goes to standard error; requests if wished."""
    handler = logging.StreamHandler()
    handler.setFormatter(MarginFormatter())
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if requests:
        _requests.setLevel(logging.INFO)


class RequestLog:
    """Writes a line for every request and socket, if the host wishes it."""

    def __init__(self, site: ASGIApp) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not _requests.isEnabledFor(logging.INFO):
            await self._site(scope, receive, send)
            return
        began, status = time.monotonic(), "-"

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            elif message["type"] == "websocket.close":
                status = str(message.get("code", "-"))
            await send(message)

        try:
            await self._site(scope, receive, noted)
        finally:
            client = scope["client"][0] if scope["client"] else "-"
            what = scope["method"] if scope["type"] == ScopeType.HTTP else "SOCKET"
            took = 1000 * (time.monotonic() - began)
            _requests.info("%s %s %s %s %.0f ms", client, what, scope["path"], status, took)
