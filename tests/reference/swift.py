"""A reference made swifter: mypyc compiles it, unchanged, into build/reference; what plays is still the naive code.

python -m tests.reference.swift
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "build" / "reference"
QUICKLY = {"MYPYC_OPT_LEVEL": "1", "MYPYC_DEBUG_LEVEL": "0"}
REFERENCES = ("bellum_magica", "beowulf_legend", "beowulf_movie", "voluspa")


@cache
def load(name: str) -> ModuleType:
    """Return a reference: the compiled one if it was made from this very source, else the plain one."""
    source = HERE / f"{name}.py"
    folder = BUILT / name
    made = next(iter(folder.glob(f"{name}.*{sys.implementation.cache_tag.partition('-')[2]}*")), None) if folder.is_dir() else None
    copy = folder / f"{name}.py"
    swift = made is not None and copy.is_file() and copy.read_bytes() == source.read_bytes()
    spec = importlib.util.spec_from_file_location(name if swift else f"tests.reference.{name}", made if swift else source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)
    spec.loader.exec_module(module)
    return module


def compile_one(name: str) -> str:
    """Compile a reference in a folder of its own; where that cannot be done, it stays as it is, only slower. Returns what became of it."""
    folder = BUILT / name
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / f"{name}.py", folder)
    command = [sys.executable, "-m", "mypyc", f"{name}.py"]
    done = subprocess.run(command, cwd=folder, env={**os.environ, **QUICKLY}, capture_output=True, text=True)
    return f"{name}: {'compiled' if done.returncode == 0 else 'left as it is: ' + (done.stderr or done.stdout)[-300:]}"


def main() -> None:
    """Compile every reference, side by side."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for said in pool.map(compile_one, REFERENCES):
            print(said)


if __name__ == "__main__":
    main()
