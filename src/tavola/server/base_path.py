"""A site that does not lie at the root of its host: behind a proxy, it may share that with others.

The proxy may pass the path on as it came or without its beginning. Paths in answers of the API are those of
the site; the page, which is told where the site lies, completes them.
"""

from __future__ import annotations

import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

_BASE = re.compile(r"(/[A-Za-z0-9_~.-]+)*")
_ASSETS = re.compile(rb'(?<==")\./(?=assets/)')
_HTML = re.compile(rb"<html(?=[ >])")


def base_path_of(text: str) -> str | None:
    """A base path without a slash at its end, empty for the root; None if this cannot be one."""
    bare = text.rstrip("/")
    segments = bare.split("/")
    return bare if _BASE.fullmatch(bare) and not {".", ".."} & set(segments) else None


def placed(page: bytes, base: str) -> bytes:
    """The page for a site under this path: it knows the path, and loads what it needs from there."""
    path = base.encode()
    told = _HTML.sub(lambda found: found[0] + b' data-base="' + path + b'"', page, count=1)
    return _ASSETS.sub(path + b"/", told)


class UnderBasePath:
    """Takes the base path off what is asked for, if the proxy has left it there."""

    def __init__(self, site: ASGIApp, base: str) -> None:
        self._site, self._base = site, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            scope["path"] = self._bare(scope["path"])
            scope["raw_path"] = self._bare(scope["raw_path"].decode("latin-1")).encode("latin-1")
        await self._site(scope, receive, send)

    def _bare(self, path: str) -> str:
        if path == self._base:
            return "/"
        return path.removeprefix(self._base) if path.startswith(f"{self._base}/") else path
