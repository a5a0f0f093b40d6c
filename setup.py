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
    "cdivision": False,
    "overflowcheck": bool(os.environ.get("HEOROT_OVERFLOW")),
}


def extensions() -> list[Extension]:
    """One extension for each .pxd file."""
    if os.environ.get("HEOROT_PURE"):
        return []
    from Cython.Build import cythonize

    found = [
        Extension(
            ".".join(pxd.relative_to("src").with_suffix("").parts),
            [str(pxd.with_suffix(".py"))],
            extra_compile_args=[] if os.name == "nt" else ["-O3", "-ffp-contract=off"],
        )
        for pxd in sorted(Path("src").rglob("*.pxd"))
    ]
    checked = "-checked" if DIRECTIVES["overflowcheck"] else ""
    made: list[Extension] = cythonize(found, compiler_directives=DIRECTIVES, build_dir=f"build/c{checked}", include_path=["src"], quiet=True)
    return made


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
