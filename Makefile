# The two commands: `make play` and `make test`. They set up whatever they need.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
CORES := $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test setup types mutants clauses format lock clean

play: setup
	$(BIN)/heorot play voluspa --edda --players 3

test: setup build/reference/.made web/node_modules/.made
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n $(CORES) --dist worksteal

setup: .venv/.built

.venv/.tools: requirements/dev.lock
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	touch $@

# compiled where there is a compiler, plain Python otherwise
.venv/.built: .venv/.tools $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	$(BIN)/heorot --version
	touch $@

# the naive reference, compiled too: the same code, only swifter
build/reference/.made: .venv/.tools $(wildcard tests/reference/*.py)
	$(BIN)/python -m tests.reference.swift
	touch $@

# what the web client needs, by the Node of requirements/dev.lock
web/node_modules/.made: web/package.json web/package-lock.json web/.npmrc | .venv/.tools
	$(NPM) ci --no-progress
	touch $@

# the TypeScript types of all that the hall hears and says, with the games that are in the repository
types: setup web/node_modules/.made
	HEOROT_GAMES= $(BIN)/python -m heorot.server.openapi | ($(NPM) run --silent types)

mutants: setup
	$(BIN)/python -m pytest tests/mutants -n $(CORES)

clauses: setup
	$(BIN)/python -m tests.clauses

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# needs the tool uv; names no registry
lock:
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade requirements/dev.in -o requirements/dev.lock

clean:
	rm -rf .venv web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name '*.so' -delete
	find src tests -name '__pycache__' -prune -exec rm -rf {} +
