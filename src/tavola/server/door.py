"""The socket that the site listens on: whoever comes too often is turned away before anything is set up."""

from __future__ import annotations

import contextlib
import socket
import struct
from collections.abc import Callable
from typing import Any

MOST_WAITING = 2048
"""How many connections the system keeps for us until we accept them."""
MOST_AT_ONCE = 16
"""How many are accepted, or turned away, before the event loop does something else."""
_NO_LINGERING = struct.pack("ii", 1, 0)


class Door(socket.socket):
    """Accepts connections of those who are let in, and ends all others at a fraction of the expense."""

    admits: Callable[[str], bool] = staticmethod(lambda _: True)
    """Whether somebody from this address is let in."""

    def listen(self, backlog: int = MOST_WAITING, /) -> None:
        """An event loop means by the same number how many wait and how many it accepts in one go."""
        super().listen(max(backlog, MOST_WAITING))

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection that is let in; raises BlockingIOError if there is none.

        After a few that are not, raises ConnectionAbortedError: event loops then look at everything else
        before they come back, so that a crowd at the door holds up nobody inside.
        """
        for _ in range(MOST_AT_ONCE):
            connection, address = super().accept()
            if self.admits(address[0]):
                return connection, address
            do_not_linger(connection)
            connection.close()
        raise ConnectionAbortedError


def do_not_linger(connection: socket.socket) -> None:
    """Neither we nor the system keep what was not read, once this connection is closed."""
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGERING)
