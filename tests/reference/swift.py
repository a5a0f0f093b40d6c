"""A reference made swifter: mypyc compiles it, unchanged, into build/reference; what plays is still the naive code.

python -m tests.reference.swift
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "build" / "reference"
REFERENCES = ("bellum_magica", "beowulf_legend", "beowulf_movie", "voluspa")


@cache
def load(name: str) -> ModuleType:
    """Return a reference: the compiled one if it was made from this very source, else the plain one."""
    source = HERE / f"{name}.py"
    made = next(iter(BUILT.glob(f"{name}.*{sys.implementation.cache_tag.partition('-')[2]}*")), None) if BUILT.is_dir() else None
    copy = BUILT / f"{name}.py"
    swift = made is not None and copy.is_file() and copy.read_bytes() == source.read_bytes()
    spec = importlib.util.spec_from_file_location(name if swift else f"tests.reference.{name}", made if swift else source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Compile every reference; where that cannot be done, they stay as they are, only slower."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for name in REFERENCES:
        shutil.copy(HERE / f"{name}.py", BUILT)
        done = subprocess.run([sys.executable, "-m", "mypyc", f"{name}.py"], cwd=BUILT, capture_output=True, text=True)
        print(f"{name}: {'compiled' if done.returncode == 0 else 'left as it is: ' + (done.stderr or done.stdout)[-300:]}")


if __name__ == "__main__":
    main()
