"""What one choice costs the server: CPU by what is done, and bytes on the wire, beside their goals.

Run `python benchmarks/choice.py [GAME ...] [--games 2] [--profile] [--bytes]`. Two people play by chance, one
reads German and one English, and every choice goes the way it goes on a site, without its sockets: checked
and applied, written to a journal on disk, and told to both. CPU time of the whole process is measured, so
that other work on the machine does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.wire import Wire
from tavola import library
from tavola.kernel import Chance
from tavola.server import presenter, view_messages
from tavola.server.connection import Sent, Viewer
from tavola.server.render_cache import RenderCache
from tavola.store import open_store
from tavola.table import Entry, Journal, Keyring, Status, Table, fingerprint, snapshot_of

GAMES = {
    "big-box": ("carcassonne", "Big Box, everything", 60, 5.0, 4.0),
    "carcassonne": ("carcassonne", "Carcassonne, base game", 0, None, None),
    "carrara": ("carrara", "Carrara", 0, 3.0, 2.0),
    "carrara-second": ("carrara-second", "Carrara, second edition", 0, None, None),
    "tuscany": ("tuscany", "Tuscany", 0, None, None),
}
"""For each: the game, its name here, from which turn on is measured, and the goals in ms and kB."""

LANGUAGES = ("de", "en")


class Costs:
    """Milliseconds of CPU, by what they were spent on."""

    def __init__(self, profile: cProfile.Profile | None) -> None:
        self.spent: Counter[str] = Counter()
        self.choices = 0
        self.counting = False
        self._profile = profile

    @contextmanager
    def on(self, what: str) -> Iterator[None]:
        profile = self._profile if self.counting else None
        if profile is not None:
            profile.enable()
        began = time.process_time()
        try:
            yield
        finally:
            if self.counting:
                self.spent[what] += 1000 * (time.process_time() - began)  # type: ignore[assignment]
            if profile is not None:
                profile.disable()


class Seats:
    """Two people at a table, who are told of it over their sockets."""

    def __init__(self, costs: Costs) -> None:
        self.viewers = [
            Viewer(Keyring.of(str(seat)), language, None) for seat, language in enumerate(LANGUAGES)
        ]
        self.sent = [Sent(), Sent()]
        self.wires = [Wire(), Wire()]
        self.bytes: Counter[str] = Counter()
        self._costs = costs
        self._cache = RenderCache()

    def tell(self, table: Table) -> None:
        costs = self._costs
        with costs.on("snapshot"):
            snapshot = snapshot_of(table)
        for at, viewer in enumerate(self.viewers):
            with costs.on("draw, word"):
                state, self.sent[at] = view_messages.state_change(
                    snapshot, self._cache, viewer, self.sent[at], (0, 1)
                )
            with costs.on("encode"):
                data = msgspec.json.encode(state)
            with costs.on("compress"):
                self.wires[at].count(data)
            if costs.counting:
                self._break_down(data)

    def _break_down(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        for key, value in {**message, **message["state"]}.items():
            if key != "panels":
                self.bytes[key] += len(msgspec.json.encode(value))
                continue
            for panel in value:
                fragments = panel.pop("fragments")
                self.bytes[f"panel {panel['name']}, but fragments"] += len(msgspec.json.encode(panel))
                for name, svg in fragments.items():
                    stem = name.split("-")[0] if panel["name"] == "board" else name
                    self.bytes[f"panel {panel['name']}: {stem}"] += len(svg)


def made(game: str, box: str, seed: int) -> tuple[Table, list[Entry]]:
    """A table at the beginning of its game."""
    rules = library.game(game)
    modules = rules.setups.modules if box == "big-box" else ()
    setup = rules.setups.make(2, modules=modules, start=0)
    table = Table(f"{box}-{seed}", library.game, Random(seed).randrange)
    entries = table.create("", setup, host="", invite="", colours=(0, 1))
    for seat in range(2):
        entries += table.sit(seat, f"Person {seat}", key=fingerprint(str(seat)))
    return table, entries + table.start()


async def play(box: str, seed: int, journal: Journal, costs: Costs) -> Seats:
    """A whole game; what is measured begins where the goal says."""
    game, _, measured_from, _, _ = GAMES[box]
    chance, seats = Random(seed), Seats(costs)
    table, entries = made(game, box, seed)
    await journal.create(table.id, entries, game=game, name="", status=table.status)
    seats.tell(table)
    skipped = 0
    while table.status is not Status.OVER:
        costs.counting = table.running.state.turn >= measured_from
        skipped += not costs.counting
        pending = table.running.state.pending
        before = table.version
        if isinstance(pending, Chance):
            seat = table.waiting_for[0]
            with costs.on("choose"):
                entries = table.confirm(seat)
        else:
            decision = chance.choice(pending)
            option = str(chance.choice(decision.options))
            with costs.on("choose"):
                entries = table.choose(decision.seat, table.version, option)
        with costs.on("journal"):
            await journal.append(table.id, before, entries, status=table.status)
        seats.tell(table)
        costs.choices += costs.counting
    costs.counting = False
    for wire in seats.wires:
        del wire.sent[: 1 + skipped], wire.plain[: 1 + skipped]
    return seats


async def measure(box: str, games: int, profiled: bool, told: bool) -> None:
    _, name, _, goal, goal_wire = GAMES[box]
    profile = cProfile.Profile() if profiled else None
    costs = Costs(profile)
    with tempfile.TemporaryDirectory() as folder:
        journal = await open_store(Path(folder))
        try:
            await play(box, 0, journal, Costs(None))  # what is made once is not a choice's
            presenter.draw_ahead(made(GAMES[box][0], box, 0)[0].setup)  # as at a table's set-up
            seats = [await play(box, seed, journal, costs) for seed in range(1, games + 1)]
        finally:
            await journal.close()
    sizes = [size for one in seats for wire in one.wires for size in wire.sent]
    plain = [size for one in seats for wire in one.wires for size in wire.plain]
    total = sum(costs.spent.values()) / costs.choices
    parts = ", ".join(f"{what} {spent / costs.choices:.2f}" for what, spent in costs.spent.items())
    print(f"{name}: {costs.choices} choices")
    print(f"  CPU      {total:6.2f} ms a choice{_goal(goal, 'ms')}: {parts}")
    print(
        f"  wire     {statistics.mean(sizes) / 1000:6.2f} kB a choice and viewer{_goal(goal_wire, 'kB')}, "
        f"median {statistics.median(sizes) / 1000:.2f}, most {max(sizes) / 1000:.1f}; "
        f"uncompressed {statistics.mean(plain) / 1000:.1f}"
    )
    if told:
        for part, size in sum((one.bytes for one in seats), Counter()).most_common(30):
            print(f"  {size / costs.choices / 2:10.0f} B  {part}")
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(35)


def _goal(goal: float | None, unit: str) -> str:
    return "" if goal is None else f" (goal {goal:g} {unit})"


async def main(boxes: list[str], games: int, profiled: bool, told: bool) -> None:
    for box in boxes:
        await measure(box, games, profiled, told)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boxes", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--profile", action="store_true", help="tell where the time goes")
    parser.add_argument("--bytes", action="store_true", help="tell what the uncompressed bytes are")
    given = parser.parse_args()
    asyncio.run(main(given.boxes or list(GAMES), given.games, given.profile, given.bytes))
