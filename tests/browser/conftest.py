"""A browser's server answers in threads, each with a connection: SQLite has to be a file then."""

import tempfile
from pathlib import Path

import pytest
from django.db import connections


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    default = connections["default"]
    if default.vendor != "sqlite" or not any(map(is_for_a_browser, items)):
        return
    folder = tempfile.mkdtemp(prefix="longtable-tests-")
    default.settings_dict["TEST"]["NAME"] = str(Path(folder) / "test.sqlite3")


def is_for_a_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None
