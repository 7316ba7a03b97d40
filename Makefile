# Two commands do all the set-up: `make serve` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: serve test lint rules bench golden clean

serve: $(VENV)/.serve
	$(BIN)/mytina serve

test: $(VENV)/.test
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/pytest -n 2
	$(BIN)/python -m tests.rules

lint: $(VENV)/.test
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy

rules: $(VENV)/.test
	$(BIN)/python -m tests.rules

golden: $(VENV)/.test
	$(BIN)/python -m tests.golden

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip

$(VENV)/.serve: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve]'
	touch $@

$(VENV)/.test: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve,test]'
	touch $@

$(VENV)/.bench: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve,bench]'
	touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
