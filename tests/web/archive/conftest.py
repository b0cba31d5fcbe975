"""Finished matches of Quarry with known people, and clients that sign in."""

from random import Random
from typing import Any

import pytest
from django.core.cache import cache
from django.test import Client

from accounts.models import User
from games.kernel.game import AnyGame
from games.models import Match, Seat, Terms
from games.services.matches import open_match
from tests.support.kingdoms import player
from tests.support.playing import play_on


@pytest.fixture(autouse=True)
def nobody_asked_yet() -> None:
    """Limits and findings are kept in the cache."""
    cache.clear()


def quarry_match(*names: str, title: str = "Stone by stone", **terms: Any) -> Match:
    match = open_match("quarry", len(names), options={"rounds": 2})
    Terms.objects.create(match=match, title=title, **terms)
    for number, name in enumerate(names):
        Seat.objects.filter(match=match, number=number).update(player=player(name))
    return match


def quarry_finished(*names: str, seed: int = 1, **terms: Any) -> Match:
    match = quarry_match(*names, **terms)
    play_on(match, 10_000, rng=Random(seed))
    assert match.status == Match.Status.FINISHED
    return match


@pytest.fixture
def finished(quarry: AnyGame, db: None) -> Match:
    return quarry_finished("ada", "bogdan")


@pytest.fixture
def running(quarry: AnyGame, db: None) -> Match:
    return play_on(quarry_match("ada", "bogdan"), 12, rng=Random(2))


def client_of(user: User | str) -> Client:
    client = Client()
    client.force_login(player(user) if isinstance(user, str) else user)
    return client
