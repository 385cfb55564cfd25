"""The rules library loads nothing but itself and the standard library."""

import subprocess
import sys

import pytest

# Each program prints the third-party packages that got loaded, so that a failure names them. Modules that
# the environment itself loads at start, before the first line, do not count.
WATCH = """
import importlib, pkgutil, sys
before = set(sys.modules)

def load(name):
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(getattr(package, "__path__", ()), name + "."):
        importlib.import_module(module.name)
"""
REPORT = """
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(loaded - {"tavola"} - sys.stdlib_module_names))
"""
LIBRARY = """
import tavola.games
load("tavola.kernel")
load("tavola.bots")
from pathlib import Path

root = Path(tavola.games.__file__).parent
for file in sorted(root.rglob("*.py")):
    steps = file.relative_to(root).with_suffix("").parts
    if {"rules", "judgement"} & set(steps):
        importlib.import_module(".".join(("tavola.games", *steps)).removesuffix(".__init__"))
"""


@pytest.mark.parametrize("program", ["import tavola", LIBRARY], ids=["import tavola", "all rules and bots"])
def test_no_third_party_package_is_loaded(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WATCH + program + REPORT],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )

    assert done.stdout.split() == []
