"""pyproject.toml, the pins in requirements/ and docs/dependencies.md agree."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def of_the_package() -> Iterator[Requirement]:
    """What an installation with all extras needs."""
    yield from map(Requirement, PROJECT["project"]["dependencies"])
    for extra in PROJECT["project"]["optional-dependencies"].values():
        yield from map(Requirement, extra)


def of_groups(*names: str) -> Iterator[Requirement]:
    """What these groups name themselves, without the groups they include."""
    for name in names:
        entries = PROJECT["dependency-groups"][name]
        yield from (Requirement(entry) for entry in entries if isinstance(entry, str))


LOCKS = {
    "dev": [*of_the_package(), *of_groups("build", "dev")],
    "installer": [*of_groups("installer")],
    "run": [*of_the_package(), *of_groups("build")],
}


def pins(lock: str) -> dict[str, str]:
    """The version of each package in a lock."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_has_a_fitting_version_of_everything_required(lock: str) -> None:
    pinned = pins(lock)
    unfit = [
        str(need)
        for need in LOCKS[lock]
        if (name := canonicalize_name(need.name)) not in pinned or pinned[name] not in need.specifier
    ]

    assert unfit == [], "run scripts/lock"


def test_what_runs_is_what_is_tested() -> None:
    assert pins("run").items() <= pins("dev").items()


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_names_no_index(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")

    assert "://" not in text
    assert "--index" not in text


def test_every_dependency_has_its_line_in_the_docs() -> None:
    docs = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    lines = re.findall(r"^\| ([^|]+) \|", docs, re.MULTILINE)
    documented = [name for line in lines for name in line.split(", ") if name != "package"]
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    required = {need.name for needs in LOCKS.values() for need in needs}
    required |= web["dependencies"].keys() | web["devDependencies"].keys()

    assert sorted(documented) == sorted(required)
