"""Lets hatchling build the page first, so that wheels and sdists carry it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[BuilderConfig]):
    """Nothing to do for an editable install: ./run and ./test build the page themselves, where it is used."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version == "editable":
            return
        script = Path(self.root) / "scripts" / "build_page.py"
        if subprocess.run([sys.executable, str(script)], check=False).returncode:
            self.app.abort("the page could not be built")
