"""What the tests of the post share."""

import pytest


@pytest.fixture(autouse=True)
def at_once(settings: pytest.FixtureRequest) -> None:
    """Nothing waits for more to come."""
    settings.LONGTABLE_NOTICE_DELAY = 0.0
    settings.LONGTABLE_TALK_DELAY = 0.0
