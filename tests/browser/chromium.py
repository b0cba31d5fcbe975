"""The browser of the tests: the Chromium of the machine."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "These tests drive Chromium: install it with `make browser` or `apt-get install chromium`."
)


def browser_at_hand() -> Iterator[Browser]:
    """A fixture's body; without a browser the tests are skipped, on CI they fail."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    # Playwright runs an event loop in this thread; Django must not take it for its own.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()
