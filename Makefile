# The three commands: `make play`, `make test` and, before a release, `make prove`. They set up whatever they need.
PYTHON ?= python3
BIN := .venv/bin
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
CORES := $(shell nproc 2>/dev/null || echo 2)
WORKERS = $(shell expr $(CORES) + 1)  # some wait for a browser
ONLY ?=
unexport PYTHONDONTWRITEBYTECODE  # hundreds of Pythons are started: none should read the sources anew

.PHONY: play test prove setup types pictures strip mutants clauses format lock wheel release clean \
	check-style check-types check-client test-client

# the hall, in the browser: only what playing needs
play:
	@$(PYTHON) tools/prepare.py play

# what guards daily work; ONLY=web, or the name of a game, for a quick round
test: setup
	$(BIN)/python -m tests.proof status
	@$(MAKE) --no-print-directory --jobs $(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync) $(CHECKS)
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(if $(ONLY),--only $(ONLY))

CHECKS := build/.chromium build/.nginx build/reference/.made
ifeq ($(ONLY),)
CHECKS += check-types check-style
endif
ifneq ($(filter web,$(or $(ONLY),web)),)
CHECKS += check-client test-client
endif

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

check-types:
	$(BIN)/mypy

check-client:
	$(NPM) run --silent check

test-client:
	$(NPM) run --silent test

# every proof in full; writes proved.json
prove: setup
	@$(MAKE) --no-print-directory build/.chromium build/.nginx build/reference/.made
	$(BIN)/python -m tests.proof run

# what developing and testing need
setup:
	@$(PYTHON) tools/prepare.py dev

# the naive references, compiled too: the same code, only swifter
build/reference/.made: $(wildcard tests/reference/*.py) requirements/dev.lock
	$(BIN)/python -m tests.reference.swift
	touch $@

# a browser for the tests, where it may be installed; never with sudo
build/.chromium:
	sh tests/browser/chromium.sh
	mkdir -p build && touch $@

# a proxy for the tests, the same way; after the browser, for apt does one thing at a time
build/.nginx: build/.chromium
	sh tests/deploy/nginx.sh
	mkdir -p build && touch $@

# the TypeScript types of all that the hall hears and says, with the games that are in the repository
types: setup
	HEOROT_GAMES= $(BIN)/python -m heorot.server.web.openapi | ($(NPM) run --silent types)

# every view in every size, light and language, on contact sheets: docs/pictures
pictures: setup build/.chromium
	$(BIN)/python -m tests.browser.pictures

# a round of bots in each game, one screenshot a second, and what really happened: docs/pictures/strip-GAME.webp
strip: setup build/.chromium
	$(BIN)/python -m tests.browser.strip

mutants: setup
	$(BIN)/python -m pytest tests/mutants -n $(CORES)

clauses: setup
	$(BIN)/python -m tests.clauses

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# the wheels and the source archive, into dist/; a release is built only from a tree that `make prove` has proved
wheel: setup
	$(BIN)/python tools/release.py

release: setup
	$(BIN)/python tools/release.py --proved

# needs the tool uv; names no registry
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --upgrade
lock:
	$(LOCK) pyproject.toml -o requirements/play.lock
	$(LOCK) requirements/build.in -o requirements/build.lock
	$(LOCK) requirements/node.in -o requirements/node.lock
	$(LOCK) pyproject.toml requirements/build.in requirements/dev.in -c requirements/play.lock -c requirements/build.lock -o requirements/dev.lock

clean:
	rm -rf .venv web/node_modules node_modules src/heorot/web src/heorot/_compiled build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name '*.so' -delete
	find src tests -name '__pycache__' -prune -exec rm -rf {} +
