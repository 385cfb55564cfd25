"""Runs the contract suite over many random sets of Carcassonne's modules, for 2 to 6 players.

    python -m benchmarks.carcassonne_contract --subsets 200 --processes 2

What was checked is counted, because what never happened was never checked.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

from tavola.testing import ContractError
from tests.contract.test_carcassonne import QUICK, check, subset


def one_subset(number: int) -> tuple[Counter[str], str]:
    """What was checked, and what was broken, if anything was."""
    setup = subset(number)
    seen = Counter(f"subsets with {module}" for module in setup.modules)
    seen[f"subsets for {setup.seats}"] += 1
    try:
        report = check(setup, replace(QUICK, share=0.05, mutants=100), games=2, seed=number)
    except ContractError as error:
        return Counter(broken=1) + seen, f"{setup}\n{error}"
    seen.update({name: getattr(report, name) for name in ("games", "decisions", "replays", "undone")})
    seen.update({f"asked {ask}": count for ask, count in report.asked.items()})
    seen.update({f"refused by {rule}": count for rule, count in report.refusals.items()})
    return seen, ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--subsets", type=int, default=200)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    total = Counter[str]()
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for seen, complaint in pool.map(one_subset, range(args.subsets), chunksize=5):
            total.update(seen)
            if complaint:
                print(complaint, end="\n\n", flush=True)
    for name, count in sorted(total.items()):
        print(f"{count:10,}  {name}")


if __name__ == "__main__":
    main()
