"""What pyproject.toml cannot say: compile what has a .pxd beside it, where there is a compiler; carry the browser's client.

HEOROT_PURE=1 compiles nothing; HEOROT_COMPILE=must makes a missing compiler an error;
HEOROT_QUICK=1 optimises less: compiled in half the time, a tenth slower (for `make play`);
HEOROT_OVERFLOW=1 builds with checked arithmetic (slower, for the tests).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": True,
    "wraparound": False,
}
SHARED = "heorot.core._cyutility"  # what Cython needs in every module, compiled once: halves the build
MEANT_TO_WRAP = ("heorot.core.rng",)  # its arithmetic is modulo 2^64
CLIENT = Path("src/heorot/web/index.html")
STABLE = 0x030B0000  # the stable interface of Python 3.11: one build serves it and all that come after
CORES = os.cpu_count() or 1
UNWIND = ("-fno-unwind-tables", "-fno-asynchronous-unwind-tables")  # nothing is thrown in C: a tenth less to carry
FORMS = {"-pure": "", "-checked": "-O1", "-quick": "-O1", "": "-O3"}  # how each is optimised; measured: docs/design.md
ASKED = {"-pure": "HEOROT_PURE", "-checked": "HEOROT_OVERFLOW", "-quick": "HEOROT_QUICK"}
FORM = next((form for form, name in ASKED.items() if os.environ.get(name)), "")


def stable_interface() -> bool:
    """Whether this Python has it: CPython with its lock."""
    return not sysconfig.get_config_var("Py_GIL_DISABLED")


def flags() -> list[str]:
    """Return how C is compiled: without what only a debugger reads or Cython is told, and rounding as Python does."""
    return [] if os.name == "nt" else [FORMS[FORM], "-g0", "-w", "-pipe", "-ffp-contract=off", *UNWIND]


def extensions() -> list[Extension]:
    """One extension for each .pxd file, the longest first, so that no core waits for the last one."""
    if FORM == "-pure":
        return []
    from Cython.Build import cythonize  # type: ignore[import-untyped,unused-ignore]

    checked = FORM == "-checked"
    how: dict[str, Any] = {"extra_compile_args": flags(), "extra_link_args": ["-Wl,-s"] if sys.platform == "linux" else []}  # no symbols
    if stable_interface():
        how |= {"py_limited_api": True, "define_macros": [("Py_LIMITED_API", hex(STABLE))]}
    modules = sorted((pxd.with_suffix(".py") for pxd in Path("src").rglob("*.pxd")), key=lambda path: (-path.stat().st_size, path))
    found = [Extension(SHARED, [f"{SHARED.replace('.', '/')}.c"], **how)]
    found += [Extension(".".join(path.relative_to("src").with_suffix("").parts), [str(path)], **how) for path in modules]

    def translated(modules: list[Extension], overflowcheck: bool) -> list[Extension]:
        made: list[Extension] = cythonize(
            modules,
            compiler_directives={**DIRECTIVES, "overflowcheck": overflowcheck},
            build_dir="build/c-checked" if checked else "build/c",
            include_path=["src"],
            shared_utility_qualified_name=SHARED,
            nthreads=CORES if len(modules) > 1 else 0,
            emit_linenums=False,
            quiet=True,
        )
        return made

    wrapping = [module for module in found if module.name in MEANT_TO_WRAP]
    return translated([module for module in found if module not in wrapping], checked) + translated(wrapping, False)


class WhereThereIsACompiler(build_ext):
    """All the modules or none: a compiled game cannot stand on an uncompiled core."""

    def run(self) -> None:
        """Compile, or leave the .py files to speak for themselves."""
        self.parallel = self.parallel or CORES
        try:
            super().run()
        except Exception as why:  # no compiler raises OSError, which Extension(optional=True) does not catch
            if os.environ.get("HEOROT_COMPILE") == "must":
                raise
            print(f"heorot: not compiled ({why}); it will run as plain Python, slower")
            for made in self.get_outputs():
                Path(made).unlink(missing_ok=True)
            self.extensions = []


class WithTheClient(build_py):
    """The browser's client is built where it is missing; without Node the package is built without it, and says so."""

    def run(self) -> None:
        """Build the client, if it can be, then gather the files of the package."""
        if not CLIENT.is_file():
            try:
                build_client()
            except (OSError, subprocess.CalledProcessError) as why:
                print(f"heorot: this build has no browser client ({why}); `make play` in a clone builds one, the terminal needs none")
        super().run()


def build_client() -> None:
    """Build the browser's client by Node."""
    npm = shutil.which("npm")
    if npm is None or not Path("web").is_dir():
        raise OSError("there is no npm" if npm is None else "its sources are not here")
    link = Path("node_modules")  # boards lie in the games' folders and find their modules by this link
    if not link.is_symlink():
        link.symlink_to("web/node_modules")
    for command in (("ci", "--omit=dev", "--no-progress"), ("run", "--silent", "build")):
        subprocess.run([npm, "--prefix", "web", *command], check=True)


def options() -> dict[str, dict[str, str]]:
    """Return where this form is built, each in a folder of its own, and which Pythons its wheel is for."""
    where = {"build": {"build_lib": f"build/lib{FORM}"}}
    return where if FORM == "-pure" or not stable_interface() else {**where, "bdist_wheel": {"py_limited_api": "cp311"}}


os.chdir(Path(__file__).parent)
if __name__ == "__main__":
    commands = {"build_ext": WhereThereIsACompiler, "build_py": WithTheClient}
    setup(ext_modules=extensions(), cmdclass=commands, options=options())
