"""The bot of the documentation plays whole matches of real games, over HTTP alone."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from rest_framework.authtoken.models import Token

from accounts.models import User
from games.models import Match
from games.rules.registry import GAMES
from games.services.checking import verify_match
from tests.api.conftest import person

BOT = Path("docs/example_bot.py")
MOST_LINES = 60


def bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("example_bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(BOT.read_text().splitlines()) < MOST_LINES


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_complete_match_by_the_api_alone(live_server: Any, game: str) -> None:
    example = bot()
    players = [person("ada"), person("bogdan")]
    services = [example.Service(live_server.url, token_of(user)) for user in players]
    status, match = services[0].call("POST", "matches/", {"game": game, "seats": 2})
    assert status == 201
    address = f"matches/{match['id']}/"
    assert services[1].call("POST", f"{address}join/", {})[0] == 200
    while sum(example.play(service, match["id"]) for service in services):
        continue
    _, match = services[0].call("GET", address)
    assert match["status"] == "finished"
    assert sorted(match["result"]) == ["points", "ranks"]
    verify_match(Match.objects.get(pk=match["id"]))


def token_of(user: User) -> str:
    return Token.objects.create(user=user).key
