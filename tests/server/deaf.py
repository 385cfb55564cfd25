"""A client that never reads: a bare socket, as no library would let one be so rude."""

from __future__ import annotations

import socket
from base64 import b64encode
from contextlib import suppress
from os import urandom

import msgspec


def frame(message: object) -> bytes:
    """A text frame as a client sends it, masked by nothing but zeros."""
    data = msgspec.json.encode(message)
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + data


def never_reading(port: int, table: str, *messages: object) -> socket.socket:
    """A socket that greets, says so much, and reads nothing but the first answer's first line."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    raw.connect(("127.0.0.1", port))
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\n"
        f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert raw.recv(12).startswith(b"HTTP/1.1 101")
    with suppress(ConnectionError):  # it may be given up before it has said all
        for message in ({"is": "hello"}, *messages):
            raw.sendall(frame(message))
    return raw
