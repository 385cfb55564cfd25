"""A proxy that shows a site under a path of its own host, and passes that path on or takes it off."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from collections.abc import Iterator

_PATH = re.compile(rb"(?<= )\S+(?= HTTP/1\.1\r\n)")
_CONNECTION = re.compile(rb"\r\nconnection: keep-alive(?=\r\n)", re.IGNORECASE)


@contextlib.contextmanager
def prefix_proxy(port: int, prefix: str, *, strips: bool) -> Iterator[str]:
    """The address of the site on this port as it is seen through the proxy; nothing else is there."""
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=_serve, args=(listener, port, prefix.encode(), strips), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}{prefix}"
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


def _serve(listener: socket.socket, port: int, prefix: bytes, strips: bool) -> None:
    with contextlib.suppress(OSError):
        while True:
            client, _ = listener.accept()
            threading.Thread(target=_pass_on, args=(client, port, prefix, strips), daemon=True).start()


def _pass_on(client: socket.socket, port: int, prefix: bytes, strips: bool) -> None:
    """One request, which may become a socket; the connection is closed after its answer."""
    with client, contextlib.suppress(OSError):
        head = b""
        while b"\r\n\r\n" not in head:
            if not (more := client.recv(65536)):
                return
            head += more
        path = _PATH.search(head)
        if path is None or not path[0].startswith(prefix + b"/"):
            client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        if strips:
            head = head[: path.start()] + path[0].removeprefix(prefix) + head[path.end() :]
        with socket.create_connection(("127.0.0.1", port)) as site:
            site.sendall(_CONNECTION.sub(b"\r\nconnection: close", head, count=1))
            threading.Thread(target=_pipe, args=(client, site), daemon=True).start()
            _pipe(site, client)


def _pipe(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
