"""Dependencies point one way; core, games and bots need nothing but the standard library."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "heorot"
LAYERS = ["core", "games", "bots", "lab", "server"]  # each may import those before it, but lab and server do not know each other
FREE = {"core", "games", "bots"}


def imports(path: Path) -> set[str]:
    """Return the modules a file imports, wherever it does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("layer", LAYERS)
def test_layers_import_downwards_only(layer: str) -> None:
    above = [*LAYERS[LAYERS.index(layer) + 1 :], "terminal", "cli"]
    above += ["lab"] if layer == "server" else ["words", "rulebook"]
    for path in (SOURCE / layer).rglob("*.py"):
        for module in imports(path):
            assert not any(module == f"heorot.{name}" or module.startswith(f"heorot.{name}.") for name in above), (
                f"{path.name} imports {module}"
            )


@pytest.mark.parametrize("layer", sorted(FREE))
def test_free_layers_import_the_standard_library_only(layer: str) -> None:
    for path in (SOURCE / layer).rglob("*.py"):
        for module in imports(path):
            first = module.partition(".")[0]
            assert first in sys.stdlib_module_names or first == "heorot", f"{path.name} imports {module}"


def test_core_bots_and_server_know_no_game() -> None:
    names = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file()]
    assert names
    for layer in ("core", "bots", "server"):
        for path in (SOURCE / layer).rglob("*.py"):
            assert not any(f"heorot.games.{name}" in path.read_text("utf-8") for name in names), path.name


def test_importing_heorot_loads_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import heorot; print(sorted({m.partition('.')[0] for m in set(sys.modules) - before}))"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    foreign = [name for name in ast.literal_eval(done.stdout) if name != "heorot" and name not in sys.stdlib_module_names]
    assert foreign == []


def test_playing_from_python_needs_no_foreign_module() -> None:
    code = (
        "import sys; import heorot; from heorot.bots import make, Budget; g = heorot.game('voluspa'); s = g.new(2);"
        "[s.apply(s.legal()[0]) for _ in range(20)]; g.view(s); make('greedy', g, 1).choose(s.seen_by(s.actor), Budget());"
        "print(sorted({m.partition('.')[0] for m in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for name in ("fluent", "babel", "attr", "pytest", "cython"):
        assert name not in ast.literal_eval(done.stdout)


def test_every_constant_of_a_pxd_is_given_by_its_module() -> None:
    """A C constant that is declared and never assigned is silently 0."""
    for pxd in SOURCE.rglob("*.pxd"):
        module = pxd.with_suffix(".py").read_text("utf-8")
        for line in pxd.read_text("utf-8").splitlines():
            if line.startswith("cdef ") and line.rstrip().split()[-1].isupper():
                for name in line.split():
                    if name.rstrip(",").isupper():
                        assert re.search(rf"\b{name.rstrip(',')}\b", module), f"{pxd.name}: {name}"
