"""Durable appends: how many a second, how long each takes and what it costs, with many tables side by side.

Run `python benchmarks/store.py [TABLES] [APPENDS]`; prints, asserts nothing.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tavola.kernel import Choice, Written
from tavola.store import open_store
from tavola.table import Journal, Status
from tavola.table.entries import Created, Stepped


async def main(tables: int, appends: int) -> None:
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as directory:
        for what in ("open, new", "open, warm"):
            started = time.perf_counter()
            journal = await open_store(Path(directory))
            print(f"{what:24} {1000 * (time.perf_counter() - started):8.1f} ms")
            if what == "open, new":
                await journal.close()
        try:
            for width in (1, tables):
                await measure(journal, width, appends)
        finally:
            await journal.close()


async def measure(journal: Journal, width: int, appends: int) -> None:
    created = Created("bench", {"game": "toy"}, "", "", (0, 1), 1)
    idents = [f"w{width}-{n}" for n in range(width)]
    for ident in idents:
        await journal.create(ident, [created], game="toy", name="bench", status=Status.RUNNING)
    took: list[float] = []

    async def play(ident: str) -> None:
        for version in range(1, appends + 1):
            began = time.perf_counter()
            chosen = Stepped(Choice(0, Written("bid 3 red")))
            await journal.append(ident, version, [chosen], status=Status.RUNNING)
            took.append(time.perf_counter() - began)

    started, used = time.perf_counter(), time.process_time()
    await asyncio.gather(*map(play, idents))
    total, cpu = time.perf_counter() - started, 1000 * (time.process_time() - used) / len(took)
    took.sort()
    median, p99 = (1000 * took[int(len(took) * part)] for part in (0.5, 0.99))
    rate = len(took) / total
    print(
        f"{width:4} tables side by side {rate:8.0f} appends/s  median {median:.2f} ms  p99 {p99:.2f} ms  "
        f"CPU {cpu:.3f} ms each"
    )
    started = time.perf_counter()
    read = await journal.read(idents[0])
    print(f"{'read ' + str(len(read)) + ' entries':24} {1000 * (time.perf_counter() - started):8.1f} ms")


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:]]
    asyncio.run(main(*(given + [200, 200][len(given) :])))
