# The two commands: `make play` and `make test`. Everything they need is set up by them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/.tools
BUILT := $(VENV)/.built
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml

.PHONY: play test check fast mutants lock clauses bench clean setup

play: setup
	$(BIN)/heorot play voluspa --edda --players 3

test: setup
	$(BIN)/python -m tests.everything

setup: $(BUILT)

$(TOOLS): requirements.lock
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(BUILT): $(TOOLS) $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	touch $@
