# Two commands do all the set-up: `make serve` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
# File by file in their order: the long files of the browser begin early, and all end together with short ones. Three
# processes keep two cores busy: browser tests wait a lot.
SPREAD := -n 3 --dist loadfile --no-loadscope-reorder
# What has failed runs once more with the machine to itself; the first that fails again ends the run.
ALONE := --last-failed --last-failed-no-failures none --maxfail 1

.PHONY: serve test lint rules golden bench load screenshots compiled test-compiled clean

serve: $(VENV)/.serve
	$(BIN)/mytina serve

test: $(VENV)/.test packages
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy & types=$$!; $(BIN)/pytest $(SPREAD); tests=$$?; wait $$types || exit 1; \
	  [ $$tests = 1 ] || exit $$tests; $(BIN)/pytest $(ALONE)
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

# The wheel with the engine as C extensions (mypyc needs a C compiler), in dist/.
compiled: $(VENV)/pyvenv.cfg
	rm -rf dist/compiled
	MYTINA_COMPILE=1 $(BIN)/pip wheel --quiet --no-deps --wheel-dir dist/compiled .

# The same tests on that wheel, in a place of its own: plain Python stays what `make serve` and `make test` run.
test-compiled: compiled packages
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/pip install --quiet --upgrade pip
	$(COMPILED)/bin/pip install --quiet '.[serve,postgresql,redis,test]'
	$(COMPILED)/bin/pip install --quiet --force-reinstall --no-deps dist/compiled/*.whl
	MYTINA_COMPILED=1 $(COMPILED)/bin/pytest $(SPREAD)

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip

$(VENV)/.serve: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve]'
	touch $@

# What the tests drive for real; installed from Debian's packages where it is missing and apt is at hand.
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
.PHONY: packages
packages:
	@command -v chromium-headless-shell >/dev/null && command -v redis-server >/dev/null \
	  && ls /usr/lib/postgresql/*/bin/postgres /usr/sbin/nginx >/dev/null 2>&1 \
	  || ! command -v apt-get >/dev/null \
	  || ($(SUDO) apt-get update -qq && for browser in chromium-headless-shell chromium; do \
	      DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends \
	        $$browser redis-server postgresql nginx-light >/dev/null && break; done)

$(VENV)/.test: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve,postgresql,redis,test]'
	touch $@

$(VENV)/.bench: $(VENV)/pyvenv.cfg pyproject.toml
	$(BIN)/pip install --quiet --editable '.[serve,bench,test]'
	touch $@

clean:
	rm -rf $(VENV) $(COMPILED) dist .mypy_cache .ruff_cache .pytest_cache
