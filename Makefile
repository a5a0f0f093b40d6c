# The two commands: `make play` and `make test`. They set up whatever they need.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
CLIENT := $(shell find web src/heorot/games/*/web -type f -not -path '*/node_modules/*') web/.npmrc
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
CORES := $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test setup types pictures mutants clauses format lock clean

# the hall, in the browser
play: setup
	$(BIN)/heorot

test: setup build/reference/.made build/.chromium
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(CORES) --dist worksteal

setup: .venv/.built src/heorot/web/index.html

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
	ln -sfn web/node_modules node_modules
	touch $@

# the browser's table, which the package carries and the hall serves; boards lie in the games' folders and find their modules by the link above
src/heorot/web/index.html: web/node_modules/.made $(CLIENT)
	$(NPM) run --silent build
	touch $@

# a browser for the tests, where it may be installed; never with sudo
build/.chromium:
	sh tests/browser/chromium.sh
	mkdir -p build && touch $@

# the TypeScript types of all that the hall hears and says, with the games that are in the repository
types: setup web/node_modules/.made
	HEOROT_GAMES= $(BIN)/python -m heorot.server.openapi | ($(NPM) run --silent types)

# every view in every size, light and language, on contact sheets: docs/pictures
pictures: setup build/.chromium
	$(BIN)/python -m tests.browser.pictures

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
	rm -rf .venv web/node_modules node_modules src/heorot/web build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name '*.so' -delete
	find src tests -name '__pycache__' -prune -exec rm -rf {} +
