"""Slices: what the folders of the core and of the expansions hold for one ring, found by convention."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@cache
def parts_of(packages: tuple[str, ...], ring: str) -> tuple[ModuleType, ...]:
    """The modules of this name (`picture`, `judgement`, `text`) in those of the packages that have one."""
    names = [f"{package}.{ring}" for package in packages]
    return tuple(import_module(name) for name in names if find_spec(name) is not None)
