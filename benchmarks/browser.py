"""What one step of a large game costs the browser, beside its goal.

Run `python benchmarks/browser.py [--tiles 150] [--steps 24]`. A game of Carcassonne with all of the big box
is played by chance until so many tiles lie; then a page is opened at one of its seats, in Chromium, and
further choices are made at the other end of the wire. Chromium's own tracing tells for each step the CPU time
that the page's thread took for scripts, styles and layout, and altogether. Then the board is dragged about,
and frames are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.async_api import CDPSession, Page, async_playwright

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))


from benchmarks.choice import made
from benchmarks.server import Browser, browser
from benchmarks.site import SiteProcess
from tavola.kernel import Chance
from tavola.store import open_store
from tavola.table import Entry, Status, Table

GOAL = 12.0
"""Milliseconds of script for a step."""
SEEN = 0.5
"""Seconds that a step is looked at: pieces that move have come to rest."""
SCRIPTS = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "TimerFire", "FireAnimationFrame"}
LAYOUTS = {"UpdateLayoutTree", "Layout", "ParseHTML"}
"""Work of Chromium itself that scripts may ask for; it is counted apart."""

_FRAMES = """() => new Promise((done) => {
    const frames = [];
    const began = performance.now();
    const next = (now) => {
        frames.push(now);
        now - began < 1500 ? requestAnimationFrame(next) : done(frames);
    };
    requestAnimationFrame(next);
})"""


def played(tiles: int, seed: int) -> tuple[Table, list[Entry]]:
    """A table with so many tiles on the board."""
    chance = random.Random(seed)
    table, entries = made("carcassonne", "big-box", seed)
    while table.running.state.turn < tiles and table.status is not Status.OVER:
        entries += one_choice(table, chance)
    return table, entries


def one_choice(table: Table, chance: random.Random) -> list[Entry]:
    pending = table.running.state.pending
    if isinstance(pending, Chance):
        return table.confirm(table.waiting_for[0])
    decision = chance.choice(pending)
    return table.choose(decision.seat, table.version, str(chance.choice(decision.options)))


async def choose(player: Browser, chance: random.Random) -> bool:
    """One choice of whoever is to move, by somebody who holds all seats; False when the game is over."""
    state = player.state
    if state["table"]["status"] == "over":
        return False
    if state["confirm"] is not None:
        await player.done("confirm", seat=state["confirm"])
        return True
    question = state["question"]
    if question is None:
        await player.done("look", seat=state["table"]["waiting_for"][0])
        return await choose(player, chance)
    option = chance.choice(question["options"])["text"]
    await player.done("choose", seat=question["seat"], version=question["version"], option=option)
    return True


class Tracing:
    """Chromium's trace of one step."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._events: list[Mapping[str, Any]] = []
        self._complete = asyncio.Event()
        session.on("Tracing.dataCollected", lambda told: self._events.extend(told["value"]))
        session.on("Tracing.tracingComplete", lambda _: self._complete.set())

    async def begin(self) -> None:
        self._events.clear()
        self._complete.clear()
        categories = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel,__metadata"
        await self._session.send("Tracing.start", {"categories": categories})

    async def end(self) -> Mapping[str, float]:
        """Milliseconds of the page's thread, by what it did."""
        await self._session.send("Tracing.end")
        await self._complete.wait()
        return spent(self._events)


def spent(events: Sequence[Mapping[str, Any]]) -> Mapping[str, float]:
    """CPU time by kind: scripts without what they asked of Chromium, layout, and everything together."""
    thread = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "FunctionCall").most_common(1)
    if not thread:
        return {"script": 0.0, "layout": 0.0, "all": 0.0}
    mine = [e for e in events if (e["pid"], e["tid"]) == thread[0][0] and e.get("ph") == "X" and "tdur" in e]
    mine.sort(key=lambda e: (e["ts"], -e.get("dur", 0)))
    found = {"script": 0.0, "layout": 0.0, "all": 0.0}
    script_ends = layout_ends = task_ends = 0.0
    for event in mine:
        name, began, took = event["name"], event["ts"], event["tdur"] / 1000
        ends = began + event.get("dur", 0)
        if name.endswith("RunTask") and began >= task_ends:
            found["all"] += took
            task_ends = ends
        elif name in SCRIPTS and began >= script_ends:
            found["script"] += took
            script_ends = ends
        elif name in LAYOUTS and began >= layout_ends:
            found["layout"] += took
            if began < script_ends:
                found["script"] -= took
            layout_ends = ends
    return found


async def frames(page: Page) -> list[float]:
    """Milliseconds between frames while the board is dragged about."""
    board = await page.locator(".frame").first.bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    counting = asyncio.create_task(page.evaluate(_FRAMES))
    await page.mouse.move(x, y)
    await page.mouse.down()
    for at in range(60):
        await page.mouse.move(x + (at % 20 - 10) * 12, y + (at % 30 - 15) * 8)
        await asyncio.sleep(0.02)
    await page.mouse.up()
    told = await counting
    return [after - before for before, after in pairwise(told)]


async def main(tiles: int, steps: int, seed: int) -> None:
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        table, entries = played(tiles, seed)
        journal = await open_store(data)
        await journal.create(table.id, entries, game="carcassonne", name="", status=table.status)
        await journal.close()
        site = SiteProcess(data)
        await site.start()
        try:
            await measure(site, table.id, steps, chance)
        finally:
            site.stop()


async def measure(site: SiteProcess, table: str, steps: int, chance: random.Random) -> None:
    known = [{"id": table, "keys": {"1": "1"}}]
    storage = {"tavola.tables": json.dumps(known), "tavola.settings": json.dumps({"pace": "instant"})}
    async with async_playwright() as playwright, browser(site, table) as player:
        chromium = await playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox"],
        )
        page = await (await chromium.new_context(viewport={"width": 1440, "height": 900})).new_page()
        for key, value in storage.items():
            await page.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)})")
        await page.goto(f"{site.url}/t/{table}")
        await page.wait_for_selector('[data-panel="board"] [data-cell]')
        await asyncio.sleep(2)
        tracing = Tracing(await chromium.new_browser_cdp_session())
        await player.hello("0", "1")
        taken: list[Mapping[str, float]] = []
        while len(taken) < steps:
            await tracing.begin()
            if not await choose(player, chance):
                break
            await asyncio.sleep(SEEN)
            taken.append(await tracing.end())
        laid = await page.locator('[data-panel="board"] [id^="tile-"][data-cell]').count()
        print(f"a step of the Big Box in the browser, {laid} tiles, {len(taken)} steps: CPU time")
        for kind in ("script", "layout", "all"):
            values = sorted(one[kind] for one in taken)
            goal = f" (goal {GOAL:g} ms)" if kind == "script" else ""
            print(f"  {kind:9} median {statistics.median(values):6.1f} ms{goal}, most {values[-1]:.1f}")
        apart = await frames(page)
        late = sum(each > 25 for each in apart)
        middle = statistics.median(apart)
        print(f"  dragging  {len(apart)} frames, median {middle:.1f} ms apart, {late} late (wall clock)")
        await chromium.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tiles", type=int, default=150)
    parser.add_argument("--steps", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    asyncio.run(main(given.tiles, given.steps, given.seed))
