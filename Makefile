# Longtable: every chore of the project. `make help` lists them.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
HOST ?= localhost
PORT ?= 8000

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
MANAGE := $(BIN)/python manage.py
PYTEST := $(BIN)/python -m pytest -q -n auto

# pytest leaves with 5 when a part has no tests yet.
some_or_none = || [ $$? -eq 5 ]

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup run test test-unit test-fuzz test-slow test-postgres coverage lint format bench \
	lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

$(INSTALLED): requirements.lock
	@test -n "$(PYTHON)" || { echo "Python 3.11 is needed"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@touch $@

setup: $(INSTALLED) ## .venv with all packages, database migrated
	@$(MANAGE) migrate --verbosity 0

run: setup ## the service on http://localhost:8000 (PORT=… for another)
	$(MANAGE) runserver $(HOST):$(PORT)

test: setup test-unit test-fuzz test-slow ## all tests

test-unit: $(INSTALLED) ## the fast loop
	$(PYTEST) -m "not fuzz and not slow and not browser"

test-fuzz: $(INSTALLED) ## many random cases
	$(PYTEST) -m "fuzz" $(some_or_none)

test-slow: $(INSTALLED) ## long tests and those in a browser
	$(PYTEST) -m "(slow or browser) and not fuzz" $(some_or_none)

test-postgres: export DATABASE_URL := $(or $(DATABASE_URL),postgres://127.0.0.1:5432/longtable)
test-postgres: $(INSTALLED) ## all tests on PostgreSQL; DATABASE_URL says where
	@case "$$DATABASE_URL" in postgres*) ;; *) echo "DATABASE_URL is not PostgreSQL"; exit 1 ;; esac
	$(PYTEST)

coverage: $(INSTALLED) ## which lines the tests never reach
	$(BIN)/coverage run -m pytest -q -m "not browser"
	$(BIN)/coverage report

lint: $(INSTALLED) ## style, types, direction of imports, missing migrations
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(MANAGE) makemigrations --check --dry-run

format: $(INSTALLED) ## mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup ## the benchmarks, as JSON lines
	@$(BIN)/python bench/run.py

lock: $(INSTALLED) ## requirements.lock afresh from pyproject.toml
	$(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 \
		--extra bench --group dev --no-emit-index-url --no-emit-find-links \
		--custom-compile-command "make lock" --output-file requirements.lock

clean: ## all that can be made again; the data in var/ stays
	rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage var/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
