"""Builds what is released, into dist/: the compiled wheel, the plain one and the source archive, each with the browser's client.

python tools/release.py            build them
python tools/release.py --proved   only where `make prove` has proved this very tree
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIBS = (ROOT / "build" / "lib", ROOT / "build" / "lib-pure")
COMPILED = (".so", ".pyd")


def forget_files() -> None:
    """Remove what earlier builds gathered, but for compiled modules, which are made anew where they must be."""
    for lib in LIBS:
        for file in lib.rglob("*"):
            if file.is_file() and file.suffix not in COMPILED:
                file.unlink()
    shutil.rmtree(ROOT / "src" / "heorot.egg-info", ignore_errors=True)


def build(into: Path) -> list[Path]:
    """Build the source archive and both wheels; returns their paths."""
    if not (ROOT / "src" / "heorot" / "web" / "index.html").is_file():
        raise SystemExit("heorot: the browser's client has not been built: run `make setup` first")
    forget_files()
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(into)]
    for form, env in (("--sdist", {}), ("--wheel", {"HEOROT_COMPILE": "must", "HEOROT_PURE": ""}), ("--wheel", {"HEOROT_PURE": "1"})):
        done = subprocess.run([*command, form, str(ROOT)], env={**os.environ, **env}, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"heorot: {form[2:]} could not be built:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return sorted(into.iterdir())


def main(arguments: list[str]) -> int:
    """Build into dist/, which is emptied first."""
    if "--proved" in arguments and subprocess.run([sys.executable, "-m", "tests.proof", "fresh"], cwd=ROOT, check=False).returncode:
        return 2
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    for path in build(ROOT / "dist"):
        print(f"{path.stat().st_size / 1e6:6.2f} MB  dist/{path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
