"""`kill -9` of the site at random moments loses nothing acknowledged and doubles nothing.

A small sample; benchmarks/crash.py does the same with a hundred games.
"""

import asyncio
from pathlib import Path

import pytest

from benchmarks.crash import Game, Sent, Trial, verified
from tavola.kernel import Choice, Written
from tavola.table.entries import Entry, Started, Stepped
from tests.server.serving import GUARD

pytestmark = pytest.mark.anyio


async def test_nothing_acknowledged_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "data", seed=3)
    report = await trial.run(games=5, driven=2, kills=3, seconds=GUARD, to_the_end=False)

    assert report.kills == 3
    assert report.acknowledged > 0
    assert report.watched > 0
    await ended(trial.orphans)


async def ended(pids: list[int]) -> None:
    """Bots' processes end when their site was killed."""
    assert pids
    async with asyncio.timeout(GUARD):
        while any(running(pid) for pid in pids):
            await asyncio.sleep(0.05)


def running(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("sent", "complaint"),
    [
        ([Sent(1, 0, "buy", 2), Sent(2, 0, "end", 3)], "missing"),
        ([Sent(1, 0, "end", 2)], "became"),
        ([], "never sent"),
        ([Sent(1, 0, "buy", 9)], "half there"),
    ],
)
def test_the_check_finds_what_is_lost_or_doubled(sent: list[Sent], complaint: str) -> None:
    entries: list[Entry] = [Started(), Stepped(Choice(0, Written("buy")))]

    with pytest.raises(AssertionError, match=complaint):
        verified(Game("t", ["key"], sent), entries)
