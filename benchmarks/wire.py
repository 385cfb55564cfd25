"""What messages take on the wire, compressed as the site does it."""

from __future__ import annotations

import zlib


class Wire:
    """The bytes of one socket's messages, plain and compressed."""

    def __init__(self) -> None:
        self._press = zlib.compressobj(wbits=-12, memLevel=5)
        self.plain: list[int] = []
        self.sent: list[int] = []

    def count(self, data: bytes) -> None:
        """A message is sent."""
        pressed = self._press.compress(data) + self._press.flush(zlib.Z_SYNC_FLUSH)
        self.plain.append(len(data))
        self.sent.append(len(pressed) - 4)
