"""A site in a process of its own, to be measured, attacked and killed; its bots do not pause."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

_PROGRAM = """
import sys
from pathlib import Path
from tavola.server.limits import Limits
from tavola.server.serve import serve

if __name__ == "__main__":
    host, port, data, scale = sys.argv[1:]
    limits = Limits(float(scale))
    serve(host, int(port), Path(data), say=lambda text: print(text, flush=True), bot_pause=0.0, limits=limits)
"""

HOST = "127.0.0.1"


class SiteProcess:
    """Starts a site, kills it, and starts it again on the same port and data."""

    def __init__(self, data: Path, scale: float = 1e6) -> None:
        """`scale` widens all limits; 1 leaves them as they are."""
        self.data = data
        self._scale = scale
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> Path:
        """What it complained about."""
        return self.data.with_name(f"{self.data.name}-site.log")

    async def start(self) -> None:
        """Returns when it is ready."""
        program = self.data.with_name(f"{self.data.name}-site.py")  # a file: bots' processes load it, too
        program.write_text(_PROGRAM, "utf-8")
        command = [sys.executable, str(program), HOST, str(self.port), str(self.data), str(self._scale)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        said = ""
        while "http://" not in said:
            said = await asyncio.to_thread(self._process.stdout.readline)
            if not said:
                raise RuntimeError(f"the site did not start: {self.log.read_text('utf-8')[-2000:]}")
        self.port = int(said.partition("http://")[2].partition(" ")[0].rpartition(":")[2])

    def children(self) -> list[int]:
        """The processes that it started."""
        listed = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in listed.read_text().split()] if listed.exists() else []

    @property
    def memory(self) -> float:
        """Megabytes that it and the processes that it started have in memory now."""
        return sum(map(_megabytes, (self.pid, *self.children())))

    @property
    def cpu(self) -> tuple[float, float]:
        """Seconds of a processor that it has used so far, and those of the processes that it started."""
        return cpu_seconds(self.pid), sum(map(cpu_seconds, self.children()))

    def kill(self) -> None:
        """`kill -9`."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; returns its status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            return 0
        os.kill(self._process.pid, number)
        status = self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return status


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, without its children; nothing, if it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except FileNotFoundError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
