"""All figures of engine, server and browser beside their goals, one benchmark after the other.

Run `python benchmarks/figures.py [--short] [--flat FLAT.py]` on an otherwise idle machine; it takes some
minutes, short runs about half of that. With the file of a flat trial engine, the speed of games by chance is
told beside that. What each figure means, and what it was when measured last, is in docs/performance.md.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent

RUNS = (
    ("server and wire, one choice", ["choice.py", "big-box", "carrara", "--games", "1"]),
    ("browser, one step", ["browser.py"]),
    ("server, choice to the other browser beside 200 tables: goals 8 ms and 30 ms", ["server.py"]),
    ("a table in memory: goal 0.3 MB", ["memory.py", "1"]),
    ("decisions by numbers: goal 60,000 a second, compiled 300,000", ["speed.py"]),
)


SHORT = {"browser.py": ["--steps", "8"], "server.py": ["--choices", "40"], "speed.py": ["--rounds", "2"]}
"""What makes a run short, by its program."""


def main(flat: str | None, short: bool) -> int:
    beside = [
        ("base games beside a flat engine: goal 1 x, compiled 7 x", ["carcassonne_speed.py", "--beside"])
    ]
    runs = [*RUNS, *((title, [*command, flat]) for title, command in beside if flat is not None)]
    failed = 0
    for title, (program, *arguments) in runs:
        print(f"\n== {title} (benchmarks/{program})", flush=True)
        command = [
            sys.executable,
            str(HERE / program),
            *arguments,
            *(SHORT.get(program, []) if short else []),
        ]
        failed += subprocess.run(command, check=False).returncode != 0
    return failed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--flat", help="a flat trial engine to compare with")
    parser.add_argument("--short", action="store_true", help="fewer rounds: coarser, and sooner done")
    given = parser.parse_args()
    sys.exit(main(given.flat, given.short))
