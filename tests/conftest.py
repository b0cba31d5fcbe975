"""What all tests share."""

from collections.abc import Iterator

import pytest
from django.db import connection

from games.kernel.game import AnyGame
from games.log import warm
from games.rules.registry import GAMES
from tests.support import guards
from tests.support.quarry import GAME


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden matches anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if connection.vendor == "postgresql":
        return
    for item in items:
        if item.get_closest_marker("postgres"):
            item.add_marker(pytest.mark.skip(reason="needs PostgreSQL: make test-postgres"))


@pytest.fixture(scope="session", autouse=True)
def log_can_be_emptied_between_tests() -> Iterator[None]:
    """Django empties all tables after a test with real transactions; the log would refuse."""
    operations = type(connection.ops)
    sql_flush = operations.sql_flush

    def past_the_guards(self, *args, **kwargs):  # type: ignore[no-untyped-def]
        statements = sql_flush(self, *args, **kwargs)
        return [*guards.lowered(), *statements, *guards.raised()] if statements else []

    operations.sql_flush = past_the_guards
    yield
    operations.sql_flush = sql_flush


@pytest.fixture
def quarry(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The small game of the tests, registered."""
    warm.forget_all()
    monkeypatch.setitem(GAMES, GAME.slug, GAME)
    return GAME
