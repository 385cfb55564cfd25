"""Lets hatchling build the page first, so that wheels and sdists carry it, and compile the rules if asked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[BuilderConfig]):
    """Nothing to do for an editable install: ./run and ./test build the page themselves, where it is used."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        script = Path(self.root) / "scripts" / "build_page.py"
        if subprocess.run([sys.executable, str(script)], check=False).returncode:
            self.app.abort("the page could not be built")
        if self.target_name == "wheel" and (asked := os.environ.get("TAVOLA_COMPILE")):
            self._compile(build_data, ["--quick"] if asked == "quick" else [])

    def _compile(self, build_data: dict[str, Any], options: list[str]) -> None:
        """Python takes compiled modules that lie beside plain ones; such a wheel is for one platform."""
        command = [sys.executable, "-m", "scripts.compile_rules", *options]
        done = subprocess.run(command, cwd=self.root, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            self.app.abort("the rules could not be compiled")
        build = Path(done.stdout.splitlines()[-1])
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] += _runtime(Path(self.root))
        for path in build.rglob("*.so"):
            build_data["force_include"][str(path)] = path.relative_to(build).as_posix()


def _runtime(root: Path) -> list[str]:
    """What compiled modules need, at least as new as what they were compiled for."""
    lines = (root / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    pinned = [line.split()[0] for line in lines if line.startswith(("librt==", "mypy-extensions=="))]
    return [name.replace("==", ">=") for name in pinned]
