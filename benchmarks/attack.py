"""An honest pair plays while one hostile address attacks the site by every means that we know of.

Run `python benchmarks/attack.py [--seconds 20] [--only scenes,pings]`. Prints for each attack how long the
pair's choices took, beside the quiet figure of the same minute, and the site's memory before, during and
after. Fails if a median grows more than `--median` times (2), a p99 more than `--p99` times (5), or memory
does not come back within 20 %; on a busy machine these say little. Loopback only, bounded in time.

The pair pauses between choices as the site's limits want it, and what it is refused ends the run. Attackers
elsewhere would have a processor of their own, so the hostile process has the lowest priority; how much of a
core it, the site and the pair used is told beside the times, for on two cores that is part of them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks import server as load
from benchmarks.attacks import ATTACKS
from benchmarks.site import SiteProcess

PAST = 60
"""Choices at the table that is attacked."""
CHOICES = 100_000
"""More than can be made in the time."""
PAUSE = 0.05
"""Seconds between the pair's choices; one of them may have to make several."""


@dataclass
class Figures:
    """The pair's milliseconds, and megabytes of the site."""

    took: list[float]
    memory: float
    cores: dict[str, float]
    """How much of a core each process used meanwhile."""

    @property
    def median(self) -> float:
        return statistics.median(self.took)

    @property
    def p99(self) -> float:
        return sorted(self.took)[int(len(self.took) * 0.99)]

    def __str__(self) -> str:
        times = f"median {self.median:7.1f} ms, p99 {self.p99:7.1f} ms ({len(self.took)} choices)"
        cores = ", ".join(f"{who} {share:.2f}" for who, share in self.cores.items())
        return f"{times}, {self.memory:.0f} MB; of a core: {cores}"


async def played(site: SiteProcess, seconds: float, **others: int) -> Figures:
    """An honest pair plays for so long, beside other processes."""
    load.SECONDS = seconds
    processes = {"site": site.pid, "pair": os.getpid(), **others}
    before = {who: load.cpu_seconds(pid) for who, pid in processes.items()}
    began = time.monotonic()
    async with httpx.AsyncClient(base_url=site.url, timeout=60, trust_env=False) as http:
        took, _ = await load.duel(site, http, CHOICES, PAUSE)
    passed = time.monotonic() - began
    cores = {who: (load.cpu_seconds(pid) - before[who]) / passed for who, pid in processes.items()}
    return Figures(took, site.memory, cores)


async def table_with_a_past(site: SiteProcess) -> str:
    """A table that has been played at for a while, so that there are scenes to ask for."""
    chance = random.Random(1)
    me = {"who": "me"}
    async with httpx.AsyncClient(base_url=site.url, timeout=60, trust_env=False) as http:
        made = await load.posted(http, {"game": "carrara", "seats": [me, me]})
    table: str = made["table"]
    async with load.browser(site, table) as one, load.browser(site, table) as two:
        for seat, player in enumerate((one, two)):
            await player.hello(made["keys"][str(seat)])
        for _ in range(PAST):
            await load.choice((one, two), chance)
            await asyncio.sleep(PAUSE)
    return table


async def attacked(
    site: SiteProcess, name: str, table: str, seconds: float
) -> tuple[Figures, Figures, float]:
    """The figures before and during an attack, and the memory some seconds after it."""
    quiet = await played(site, seconds / 2)
    command = [sys.executable, __file__, "--attack", name, "--port", str(site.port), "--table", table,
               "--seconds", str(seconds + 2)]  # fmt: skip
    hostile = subprocess.Popen(command)
    try:
        await asyncio.sleep(2)
        during = await played(site, seconds, attacker=hostile.pid)
    finally:
        hostile.terminate()
        hostile.wait()
    await asyncio.sleep(5)
    await played(site, 2)
    return quiet, during, site.memory


async def main(args: argparse.Namespace) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        site = SiteProcess(data, scale=1)
        await site.start()
        fine = True
        try:
            await played(site, 3)  # what is loaded once is nobody's fault
            table = await table_with_a_past(site)
            for name in args.only.split(",") if args.only else ATTACKS:
                quiet, during, after = await attacked(site, name, table, args.seconds)
                slower, rarer = during.median / quiet.median, during.p99 / quiet.p99
                held = slower <= args.median and rarer <= args.p99 and after <= 1.2 * quiet.memory + 20
                fine = fine and held
                print(
                    f"{name}: {'held' if held else 'DID NOT HOLD'}: {slower:.1f} × median, {rarer:.1f} × p99"
                )
                print(f"  quiet   {quiet}\n  during  {during}\n  after   {after:.0f} MB", flush=True)
        finally:
            site.stop()
        complaints = site.log.read_text("utf-8") if site.log.exists() else ""
        print(f"the site's log has {len(complaints)} characters")
    return fine


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", help=f"some of {', '.join(ATTACKS)}")
    parser.add_argument("--median", type=float, default=2)
    parser.add_argument("--p99", type=float, default=5)
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--table", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        os.nice(19)
        asyncio.run(ATTACKS[given.attack](given.port, given.table, time.monotonic() + given.seconds))
    elif not asyncio.run(main(given)):
        sys.exit(1)
