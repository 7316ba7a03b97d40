# Two commands do all the set-up: `make serve` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: serve test lint rules golden bench load screenshots clean

serve: $(VENV)/.serve
	$(BIN)/mytina serve

test: $(VENV)/.test
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy
	$(BIN)/pytest -n 2 --dist loadfile
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

load: $(VENV)/.bench
	$(BIN)/python -m benchmarks.load

screenshots: $(VENV)/.test
	$(BIN)/python -m tests.browser.screenshots

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip

$(VENV)/.serve: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve]'
	touch $@

$(VENV)/.test: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve,postgresql,redis,test]'
	touch $@

$(VENV)/.bench: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve,bench,test]'
	touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
