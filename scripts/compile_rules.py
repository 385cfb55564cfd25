"""Compiles the rules by mypyc, unless that was done already; scripts/compile calls it.

A build lies in .tools/compiled/ under the hash of all that it was made from; its path is printed. With
--find, nothing is compiled: the path is printed if there is a build of the sources as they are now. With
--quick, nothing is optimised: such a build is made in half the time and is for tests alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED = Path(".tools/compiled")
GROUP = "tavola"
"""The name of the library that all compiled modules share."""
KEPT_BUILDS = 3
OVERLAY = Path("compiled")
"""Editions of modules for the compiled build alone: they take the place of those of the same name."""

NOT_RULES = {"judgement", "picture", "text", "words"}
"""Parts of a game that rules never import."""
KERNEL = {"agenda", "events", "memo", "options", "pending", "pools", "ranks", "state"}
"""Of the kernel, what runs at every step; what reads setups and records is quick enough."""
SELDOM_RUN = {
    "__init__", "assumed", "build_view", "catalog", "components", "game", "imagination", "prepared",
    "piece_text", "refusals", "resources", "scramble", "tiles", "versions", "view",
}  # fmt: skip
"""Modules of rules that set games up, or show them: plain Python will do."""
HOT = (
    "kernel___state", "kernel___agenda", "core___rules___land", "core___rules___state",
    "core___rules___tasks", "core___rules___scoring", "parts___rules___quarry", "parts___rules___blocks",
)  # fmt: skip
"""Ends of the names of those that are worth every optimisation; it takes twice as long."""
FLAGS = ["-fPIC", "-fvisibility=hidden", "-fwrapv", "-DNDEBUG", "-w", "-pipe"]
USUAL_LEVEL, HOT_LEVEL, QUICK_LEVEL = "-O2", "-O3", "-O0"


class Library(NamedTuple):
    """An extension module to make, and of what."""

    name: str
    sources: list[str]
    include_dirs: list[str]


class CompileError(Exception):
    """The rules cannot be compiled here."""


def main(*arguments: str) -> int:
    quick = "--quick" in arguments
    try:
        found = find(ROOT, quick=quick)
        if found is None and "--find" not in arguments:
            found = build(ROOT, quick=quick)
    except CompileError as error:
        print(f"{Path(__file__).name}: {error}", file=sys.stderr)
        return 1
    if found is not None:
        print(found)
    return 0


# -- which build ---------------------------------------------------------------------------------------


def find(root: Path, *, quick: bool = False) -> Path | None:
    """The build of the sources as they are now, if there is one."""
    place = root / COMPILED / name_of(root, quick=quick)
    return place if (place / "made-from").is_file() else None


def name_of(root: Path, *, quick: bool = False) -> str:
    """The hash of all that a build depends on."""
    told = [sys.version, sysconfig.get_platform(), made_from(root), str(quick), *_compiler_pins(root)]
    told += [path.read_text("utf-8") for path in _build_sources(root)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:20]


def made_from(root: Path) -> str:
    """The checksum and name of every source, one a line; `tavola.build` compares it when it is to be used."""
    return "".join(
        f"{hashlib.sha256((root / 'src' / path).read_bytes()).hexdigest()}  {path.as_posix()}\n"
        for path in sources(root)
    )


def sources(root: Path) -> list[Path]:
    """All that is compiled, or that compiled modules import."""
    src = root / "src"
    found = [
        path.relative_to(src)
        for part in ("kernel", "games")
        for path in (src / "tavola" / part).rglob("*.py")
    ]
    return sorted(path for path in found if not NOT_RULES.intersection(path.with_suffix("").parts))


def is_compiled(path: Path) -> bool:
    """Whether this source is compiled, not only imported."""
    if path.parts[1] == "kernel":
        return path.stem in KERNEL
    return "rules" in path.with_suffix("").parts and path.stem not in SELDOM_RUN


def _build_sources(root: Path) -> Iterator[Path]:
    yield from sorted((root / OVERLAY).rglob("*.py"))
    yield root / "scripts" / "compile_rules.py"
    yield root / "scripts" / "spell_out.py"


def _compiler_pins(root: Path) -> list[str]:
    lines = (root / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith(("librt==", "mypy=="))]


# -- building ------------------------------------------------------------------------------------------


def build(root: Path, *, quick: bool = False) -> Path:
    """Translate, compile and link; the build appears whole or not at all."""
    compiler = shutil.which(os.environ.get("CC", "gcc"))
    if compiler is None:
        raise CompileError("needs a C compiler (Debian: gcc)")
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        raise CompileError("needs the headers of Python (Debian: python3-dev)")
    name, sources_now = name_of(root, quick=quick), made_from(root)
    work = root / COMPILED / f"work-{os.getpid()}"
    shutil.rmtree(work, ignore_errors=True)
    try:
        names = write_sources(root, work / "src")
        _say(f"compiling: {len(names)} modules")
        out = work / "out"
        libraries = translate(work, root / COMPILED / "cache", names)
        _link(compiler, libraries, root / COMPILED / ("objects-quick" if quick else "objects"), out, quick)
        (out / "made-from").write_text(sources_now, "utf-8")
        place = root / COMPILED / name
        if not place.exists():
            out.rename(place)
    finally:
        if "TAVOLA_KEEP_C" not in os.environ:
            shutil.rmtree(work, ignore_errors=True)
    _remove_old_builds(root / COMPILED)
    return place


def write_sources(root: Path, target: Path) -> list[str]:
    """A copy of the sources for the compiler; returns the names of the modules to compile."""
    from scripts.spell_out import Family, Module, spelled_out

    names = {_module_name(path): path for path in sources(root)}
    modules = {name: Module(name, (root / "src" / path).read_text("utf-8")) for name, path in names.items()}
    compiled = [name for name, path in names.items() if is_compiled(path)]
    family = Family(modules, compiled)
    for name, path in names.items():
        text = modules[name].text
        overlay = root / OVERLAY / path
        if overlay.is_file():
            text = overlay.read_text("utf-8")
        elif is_compiled(path):
            text = spelled_out(name, family)
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text, "utf-8")
    (target / "tavola" / "__init__.py").write_text("", "utf-8")
    return compiled


def _module_name(path: Path) -> str:
    name = ".".join(path.with_suffix("").parts)
    return name.removesuffix(".__init__")


def translate(work: Path, cache: Path, names: Iterable[str]) -> list[Library]:
    """Write C; returns the libraries to make of it, the shared one first."""
    from mypyc.build import mypycify

    options = [
        "--config-file=",
        f"--cache-dir={cache}",
        "--python-version=3.11",
        "--explicit-package-bases",
        *(name.replace(".", "/") + ".py" for name in names),
    ]
    with chdir(work / "src"), redirect_stdout(sys.stderr):
        made = mypycify(options, group_name=GROUP, target_dir=str(work / "c"), multi_file=True)
    return [Library(each.name, each.sources, each.include_dirs) for each in made]


def _link(compiler: str, libraries: list[Library], objects: Path, out: Path, quick: bool) -> None:
    shared, *shims = libraries
    flags = [f"-I{path}" for path in (sysconfig.get_paths()["include"], *shared.include_dirs)]
    flags += FLAGS
    headers = [f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h"]
    c = Path(shared.sources[0]).parent
    read_by_all = "".join((c / header).read_text("utf-8") for header in headers)

    def precompile(level: str, *names: str) -> list[str]:
        """Flags for many that read the same headers: once will do."""
        header = c / f"read{level}-{len(names)}.h"
        header.write_text("".join(f"#include {name}\n" for name in names), "utf-8")
        _run(compiler, level, *flags, "-x", "c-header", str(header), "-o", f"{header}.gch")
        return [level, *flags, "-include", str(header)]

    def compiled(source: str) -> str:
        """The object of a source; one that was made of the very same text before is taken again."""
        level = QUICK_LEVEL if quick else HOT_LEVEL if is_hot(Path(source).stem) else USUAL_LEVEL
        text = " ".join([level, *FLAGS, read_by_all, Path(source).read_text("utf-8")])
        target = objects / f"{hashlib.sha256(text.encode()).hexdigest()}.o"
        if not target.exists():
            _run(compiler, *levels[level], "-c", source, "-o", f"{source}.o")
            Path(f"{source}.o").replace(target)
        target.touch()
        return str(target)

    def shim(library: Library) -> None:
        _run(compiler, *light, "-shared", *library.sources, "-o", _library(out, library.name))

    objects.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        wanted = [QUICK_LEVEL] if quick else [USUAL_LEVEL, HOT_LEVEL]
        all_headers = [f'"{header}"' for header in headers]
        levels = {level: precompile(level, *all_headers) for level in wanted}
        light = precompile("-O0", "<Python.h>")
        made = list(pool.map(compiled, sorted(shared.sources, key=_size, reverse=True)))
        _run(compiler, "-shared", *made, "-o", _library(out, shared.name))
        list(pool.map(shim, shims))
    for old in set(objects.iterdir()) - set(map(Path, made)):
        old.unlink()


def is_hot(name: str) -> bool:
    """Whether this source runs so often that it is worth every optimisation: a module, or mypyc's own."""
    return name.endswith(HOT) or not name.startswith("__native_")


def _library(out: Path, name: str) -> str:
    path = out / (name.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX"))
    path.parent.mkdir(parents=True, exist_ok=True)
    return str(path)


def _size(path: str) -> int:
    return Path(path).stat().st_size


def _run(*command: str) -> None:
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise CompileError(f"{' '.join(command)}\n{ran.stderr}")


def _remove_old_builds(compiled: Path) -> None:
    builds = sorted(
        (path.stat().st_mtime, path) for path in compiled.iterdir() if (path / "made-from").is_file()
    )
    for _, path in builds[:-KEPT_BUILDS]:
        shutil.rmtree(path, ignore_errors=True)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
