"""The gate before the site: pages of other sites stay outside, under whatever name they come.

A browser lets any page send requests to any address, also to a server at home. So the name in `Host` must be
one of ours (or a page whose name was made to point here could read everything), and what changes something
must come from our own page, as `Origin` says, and as JSON, which no form can send.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Collection, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from litestar import Request, Response
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tavola.server.addresses import is_loopback, own_addresses

NOT_FOUND, FOREIGN_PAGE, NOT_JSON, FOREIGN_NAME = 404, 403, 415, 421
"""HTTP's numbers for what the gate refuses."""
POLICY = 1008
"""The code that a socket is closed with, if it is not let in."""

AnyRequest = Request[Any, Any, Any]
Refuse = Callable[[AnyRequest, HTTPException], Response[bytes]]

_AUTHORITY = re.compile(r"(?P<host>\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(?P<port>[0-9]{1,5}))?\Z")
_ORIGIN = re.compile(r"(?P<scheme>https?)://(?P<authority>[^/]+)\Z")
_PORTS = {"http": 80, "https": 443}
_LOOKING = frozenset(("GET", "HEAD", "OPTIONS", "TRACE"))
"""Methods that change nothing; all others, and sockets, may."""
_SENDING = frozenset(("POST", "PUT", "PATCH"))
"""Methods that come with a body."""


def is_name(text: str) -> bool:
    """Whether this can be a site's name or address, without a scheme or port."""
    found = _AUTHORITY.match(text.lower())
    return found is not None and found["port"] is None


def machine_names() -> tuple[str, ...]:
    """What this machine is called in its own network."""
    name = socket.gethostname().lower()
    return (name, f"{name}.local") if is_name(name) else ()


class Gate:
    """Lets through what is meant for this site; answers `HEAD` as it would `GET`, without the body."""

    def __init__(self, site: ASGIApp, names: Iterable[str], listens_on: str, refuse: Refuse) -> None:
        self._site = site
        self._names = frozenset(_bare(name.lower()) for name in names)
        self._machine = frozenset((*machine_names(), _bare(listens_on.lower())))
        self._refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = self._status(scope)
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope["method"], send = HttpMethod.GET, _without_body(send)
        if status is None:
            await self._site(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": POLICY, "reason": ""})
        else:
            request: AnyRequest = Request(scope, receive, send)
            answer = self._refuse(request, HTTPException(status_code=status))
            await answer.to_asgi_response(None, request)(scope, receive, send)

    def _status(self, scope: Scope) -> int | None:
        """Why this stays outside; None: it does not."""
        host = _only(scope, b"host")
        if not self._is_ours(host, scope):
            return FOREIGN_NAME
        method = scope["method"] if scope["type"] == ScopeType.HTTP else ""
        if method not in _LOOKING and not self._is_our_page(scope, host):
            return FOREIGN_PAGE
        if method in _SENDING and not _is_json(scope):
            return NOT_JSON
        return None if scope["path"].isprintable() else NOT_FOUND

    def _is_ours(self, authority: str, scope: Scope) -> bool:
        found = _AUTHORITY.match(authority)
        if found is None:
            return False
        host = _bare(found["host"])
        if host in self._names or host in self._machine or is_loopback(host):
            return True
        address = _address(host)
        reached = scope["server"][0] if scope["server"] else ""
        # The addresses are asked for anew: a portable machine changes networks while it serves.
        return address is not None and (
            address == _address(reached) or address in map(_address, own_addresses())
        )

    def _is_our_page(self, scope: Scope, host: str) -> bool:
        """Whether the page that sends this, if it is a page at all, is our own or has one of our names."""
        if not _values(scope, b"origin"):
            return True  # browsers always say it; who does not is no page
        found = _ORIGIN.match(_only(scope, b"origin"))
        if found is None:
            return False
        port = _PORTS[found["scheme"]]
        page = _split(found["authority"], port)
        return page is not None and (page == _split(host, port) or page[0] in self._names)


def _values(scope: Scope, name: bytes) -> Collection[bytes]:
    return [value for found, value in scope["headers"] if found == name]


def _only(scope: Scope, name: bytes) -> str:
    """The one value of a header, in small letters; nothing, if there are none or several."""
    values = _values(scope, name)
    return next(iter(values)).decode("latin-1").strip().lower() if len(values) == 1 else ""


def _split(authority: str, port: int) -> tuple[str, int] | None:
    """Host and port; the port of the scheme, if it says none."""
    found = _AUTHORITY.match(authority)
    return None if found is None else (_bare(found["host"]), int(found["port"] or port))


def _bare(host: str) -> str:
    return host.removeprefix("[").removesuffix("]").removesuffix(".")


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def _is_json(scope: Scope) -> bool:
    return _only(scope, b"content-type").partition(";")[0].strip() == "application/json"


def _without_body(send: Send) -> Send:
    async def headers_only(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return headers_only
