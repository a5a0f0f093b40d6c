"""What pyproject.toml cannot say: compile what has a .pxd beside it, where there is a compiler.

HEOROT_PURE=1 compiles nothing; HEOROT_COMPILE=must makes a missing compiler an error;
HEOROT_OVERFLOW=1 builds with checked arithmetic (slower, for the tests).
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": True,
    "wraparound": False,
}
SHARED = "heorot.core._cyutility"  # what Cython needs in every module, compiled once: halves the build
MEANT_TO_WRAP = ("heorot.core.rng",)  # its arithmetic is modulo 2^64


def extensions() -> list[Extension]:
    """One extension for each .pxd file."""
    if os.environ.get("HEOROT_PURE"):
        return []
    from Cython.Build import cythonize  # type: ignore[import-untyped,unused-ignore]

    checked = bool(os.environ.get("HEOROT_OVERFLOW"))
    flags = [] if os.name == "nt" else ["-O1" if checked else "-O3", "-ffp-contract=off"]
    found = [Extension(SHARED, [f"{SHARED.replace('.', '/')}.c"], extra_compile_args=flags)]
    for pxd in sorted(Path("src").rglob("*.pxd")):
        name = ".".join(pxd.relative_to("src").with_suffix("").parts)
        found.append(Extension(name, [str(pxd.with_suffix(".py"))], extra_compile_args=flags))

    def translated(modules: list[Extension], overflowcheck: bool) -> list[Extension]:
        made: list[Extension] = cythonize(
            modules,
            compiler_directives={**DIRECTIVES, "overflowcheck": overflowcheck},
            build_dir="build/c-checked" if checked else "build/c",
            include_path=["src"],
            shared_utility_qualified_name=SHARED,
            quiet=True,
        )
        return made

    wrapping = [module for module in found if module.name in MEANT_TO_WRAP]
    return translated([module for module in found if module not in wrapping], checked) + translated(wrapping, False)


class WhereThereIsACompiler(build_ext):
    """All the modules or none: a compiled game cannot stand on an uncompiled core."""

    def run(self) -> None:
        """Compile, or leave the .py files to speak for themselves."""
        self.parallel = self.parallel or os.cpu_count()
        try:
            super().run()
        except Exception as why:  # no compiler raises OSError, which Extension(optional=True) does not catch
            if os.environ.get("HEOROT_COMPILE") == "must":
                raise
            print(f"heorot: not compiled ({why}); it will run as plain Python, slower")
            for made in self.get_outputs():
                Path(made).unlink(missing_ok=True)
            self.extensions = []


os.chdir(Path(__file__).parent)
setup(ext_modules=extensions(), cmdclass={"build_ext": WhereThereIsACompiler})
