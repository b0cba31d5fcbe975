"""A whole solo match of Daimyo in a real browser: one person clicks against the Empire."""

import re
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

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.django_db(transaction=True)]
MOST_MOVES = 500
SHORT = re.compile("Main action|End your turn|Stop|Decline|Done here|Hire nobody|Go back")
"""Taken where it is offered, so that the match does not last."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from browser_at_hand()


@pytest.fixture
def ada(browser: Browser, live_server: Any) -> Iterator[Person]:
    cache.clear()
    person = Person(browser, live_server.url, "ada")
    player(person.name)
    person.sign_in()
    yield person
    person.context.close()


def alone() -> Match:
    match = open_match("daimyo", 1, options={"solo_difficulty": "easy"})
    Terms.objects.create(match=match, title="Against the Empire")
    Seat.objects.filter(match=match, number=0).update(player=player("ada"))
    return match


def test_one_person_plays_a_whole_solo_match_by_clicking(ada: Person) -> None:
    match, rng = alone(), Random(3)
    ada.open(f"/matches/{match.pk}/")
    for _ in range(MOST_MOVES):
        if not ada.is_asked():
            break
        offered = ada.offered()
        short = [one for one in offered if SHORT.match(one["label"])]
        ada.choose(short[0] if short else rng.choice(offered), offered)
    match.refresh_from_db()
    assert match.status == Match.Status.FINISHED
    assert ada.presses > 40
    ada.open(f"/matches/{match.pk}/results/")
    assert "ada" in ada.page.locator("main table").first.inner_text()
