"""People with tokens, tables of Quarry with known people at them, and a caller for the API."""

import json
from random import Random
from typing import Any

import pytest
from django.core.cache import cache
from django.http import HttpResponse
from django.test import Client
from rest_framework.authtoken.models import Token

from accounts.models import User
from games.api.throttles import BUSY
from games.kernel.game import AnyGame
from games.models import Match
from games.services.tables import Wishes, open_table, sit_down
from tests.support.playing import play_on

PREFIX = "/api/v1/"


class Api:
    """Calls the API as one person, or as nobody."""

    def __init__(self, user: User | None = None) -> None:
        self.user = user
        self.client = Client(raise_request_exception=False)
        self.headers: dict[str, str] = {}
        if user is not None:
            token, _ = Token.objects.get_or_create(user=user)
            self.headers["Authorization"] = f"Token {token.key}"

    def get(self, address: str, **headers: str) -> HttpResponse:
        return self.client.get(PREFIX + address, headers={**self.headers, **named(headers)})

    def post(self, address: str, body: Any = None, **headers: str) -> HttpResponse:
        sent = body if isinstance(body, bytes) else json.dumps({} if body is None else body)
        return self.client.generic(
            "POST",
            PREFIX + address,
            sent,
            content_type=headers.pop("content_type", "application/json"),
            headers={**self.headers, **named(headers)},
        )


def named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


@pytest.fixture(autouse=True)
def nobody_called_yet() -> None:
    BUSY.WINDOWS.clear()
    cache.clear()


def person(name: str, **more: Any) -> User:
    return User.objects.create_user(name, f"{name}@example.org", "secret", **more)


@pytest.fixture
def ada(db: None) -> User:
    return person("ada")


@pytest.fixture
def bogdan(db: None) -> User:
    return person("bogdan")


@pytest.fixture
def celia(db: None) -> User:
    return person("celia")


@pytest.fixture
def table(quarry: AnyGame, ada: User, bogdan: User) -> Match:
    """Ada at seat 0, Bogdan at seat 1; Ada is asked."""
    return started(ada, bogdan)


def started(*players: User, **wishes: Any) -> Match:
    wishes = {"order": "chosen", **wishes}
    match = open_table(
        players[0], "quarry", seats=len(players), options={}, wishes=Wishes(**wishes)
    )
    for player in players[1:]:
        sit_down(match.pk, player)
    match.refresh_from_db()
    assert match.status == Match.Status.RUNNING
    return match


@pytest.fixture
def finished(table: Match) -> Match:
    play_on(table, 10_000, rng=Random(1))
    assert table.status == Match.Status.FINISHED
    return table
