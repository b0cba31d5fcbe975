"""A turn of DEI in real browsers: two people play all their cards on the board."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from django.core.cache import cache
from playwright.sync_api import Browser

from games.models import Match, Seat, Terms
from games.services.matches import open_match
from tests.browser.chromium import browser_at_hand
from tests.browser.person import Person
from tests.support.kingdoms import player
from tests.support.playing import table_at

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.django_db(transaction=True)]
NAMES = ("ada", "bogdan")
MOST_MOVES = 250


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


@pytest.fixture
def people(browser: Browser, live_server: Any) -> Iterator[list[Person]]:
    cache.clear()
    people = [Person(browser, live_server.url, name) for name in NAMES]
    for person in people:
        player(person.name)
        person.sign_in()
    yield people
    for person in people:
        person.context.close()


def seated() -> Match:
    match = open_match("dei", 2, options={"faction_choice": "random"})
    Terms.objects.create(match=match, title="Frozen London")
    for number, name in enumerate(NAMES):
        Seat.objects.filter(match=match, number=number).update(player=player(name))
    return match


def test_two_people_play_a_whole_turn_by_clicking(people: list[Person]) -> None:
    match, rng = seated(), Random(8)
    for person in people:
        person.open(f"/matches/{match.pk}/")
    for _ in range(MOST_MOVES):
        if table_at(match).g.state.turn > 1:
            break
        person = next(person for person in people if is_asked_now(person))
        offered = person.offered()
        person.choose(rng.choice(offered), offered)
    state = table_at(match).g.state
    assert (state.turn, state.phase) == (2, 1)
    assert all(seat.missions for seat in state.seats)
    assert sum(person.presses for person in people) > 12


def is_asked_now(person: Person) -> bool:
    if not person.is_asked():
        person.page.reload()
    return person.is_asked()
