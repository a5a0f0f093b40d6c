"""The warm process that all tests of mutants share.

Mutants of what has not changed since the last proof are left to it, unless this folder is what pytest is asked to run.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import proof
from tests.mutants.pins import Mutant, mutants
from tests.mutants.warm import Warm

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def warm() -> Iterator[Warm]:
    process = Warm()
    yield process
    process.close()


def asked_for(config: pytest.Config) -> bool:
    """Whether the run is of this folder, or of something in it."""
    return any((config.rootpath / argument.partition("::")[0]).resolve().is_relative_to(HERE) for argument in config.args)


def is_left_to_the_proof(item: pytest.Item, due: list[Mutant]) -> bool:
    """Whether the last proof has said what this test would."""
    name = getattr(item, "originalname", "")
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    if name == "test_the_same_tests_pass_without_a_misreading":
        return parameters["game"] not in {mutant.game for mutant in due}
    return name == f"{proof.KILL}_by_the_tests_that_cite_the_clause" and parameters["mutant"] not in due


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if asked_for(config):
        return
    due = proof.due(mutants())
    left = [item for item in items if item.path.parent == HERE and is_left_to_the_proof(item, due)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in set(left)]
