"""Asks every route of the published schema as schemathesis thinks of it, on a site of its own.

Run `python benchmarks/schema.py [--examples 50] [--command schemathesis]`; needs `pip install schemathesis`,
here or in an environment of its own. Fails if an answer is not as the schema says, or is a failure
of ours. Loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.site import SiteProcess

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


async def main(examples: int, command: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        site = SiteProcess(Path(folder) / "data")
        await site.start()
        try:
            arguments = ["run", f"{site.url}/api/schema/openapi.json", "--checks", CHECKS]
            process = await asyncio.create_subprocess_exec(
                command, *arguments, "--max-examples", str(examples), "--phases", "examples,coverage,fuzzing"
            )
            return await process.wait()
        finally:
            site.stop()
            print(site.log.read_text("utf-8")[-2000:])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=50)
    parser.add_argument("--command", default=shutil.which("schemathesis") or "schemathesis")
    given = parser.parse_args()
    try:
        sys.exit(asyncio.run(main(given.examples, given.command)))
    except (FileNotFoundError, subprocess.SubprocessError):
        sys.exit("schemathesis is not installed: pip install schemathesis")
