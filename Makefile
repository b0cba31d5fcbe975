# Longtable: every chore of the project. `make help` lists them.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
HOST ?= 127.0.0.1
PORT ?= 8000

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
MANAGE := $(BIN)/python manage.py
STATIC := var/static/.collected
PHRASES := $(shell find locale games/rules -name '*.po')
WORDS := locale/pl/LC_MESSAGES/django.mo
READY := $(INSTALLED) $(WORDS)
PYTEST := $(BIN)/python -m pytest -q -n auto

# pytest leaves with 5 when a part has no tests yet.
some_or_none = || [ $$? -eq 5 ]

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup run dev test browser test-unit test-fuzz test-slow test-postgres coverage lint \
	format bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

$(INSTALLED): requirements.lock
	@test -n "$(PYTHON)" || { echo "Python 3.11 is needed"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@touch $@

$(WORDS): $(PHRASES) $(INSTALLED)
	@$(MANAGE) messages compile

setup: $(READY) ## .venv with all packages, database migrated
	@$(MANAGE) migrate --verbosity 0

# Hashed and compressed afresh when a file has changed.
$(STATIC): $(INSTALLED) $(shell find static games/static -type f 2>/dev/null)
	@echo "Collecting static files"
	@STATIC_HASHED=yes $(MANAGE) collectstatic --no-input --clear --verbosity 0
	@touch $@

run: setup $(STATIC) ## the service with demo data on http://localhost:8000 (PORT=… for another)
	@$(MANAGE) demo
	@echo "Longtable is at http://localhost:$(PORT); Ctrl-C stops it."
	@export DJANGO_SETTINGS_MODULE=$${DJANGO_SETTINGS_MODULE:-config.settings.local}; \
	STATIC_HASHED=yes HOST=$(HOST) PORT=$(PORT) exec $(BIN)/python -m config.server

dev: setup ## the same with DEBUG, reloading when a file changes
	@$(MANAGE) demo
	@export DJANGO_SETTINGS_MODULE=$${DJANGO_SETTINGS_MODULE:-config.settings.local} DEBUG=yes PORT=$(PORT); \
	$(BIN)/python -m config.server post & trap "kill $$!" EXIT; $(MANAGE) runserver $(HOST):$(PORT)

test: setup browser test-unit test-fuzz test-slow ## all tests

browser: ## Chromium for the tests in a browser, if it can be had
	@scripts/browser

test-unit: $(READY) ## the fast loop
	$(PYTEST) -m "not fuzz and not slow and not browser"

test-fuzz: $(READY) ## many random cases
	$(PYTEST) -m "fuzz" $(some_or_none)

test-slow: $(READY) ## long tests and those in a browser
	$(PYTEST) -m "(slow or browser) and not fuzz" $(some_or_none)

test-postgres: export DATABASE_URL := $(or $(DATABASE_URL),postgres://127.0.0.1:5432/longtable)
test-postgres: $(READY) ## all but the browser tests on PostgreSQL; DATABASE_URL says where
	@case "$$DATABASE_URL" in postgres*) ;; *) echo "DATABASE_URL is not PostgreSQL"; exit 1 ;; esac
	$(PYTEST) -m "not browser"

coverage: $(READY) ## which lines the tests never reach
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
