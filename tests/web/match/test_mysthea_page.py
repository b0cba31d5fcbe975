"""The page of a match with hidden hands: every viewer gets the own cards and nobody else's."""

import re

import pytest
from django.test import Client

from games.models import Match
from tests.support.kingdoms import play_events, play_until, player
from tests.support.people import started
from tests.support.playing import table_at

pytestmark = pytest.mark.django_db


@pytest.fixture
def match() -> Match:
    """In the first era, all still with start cards in hand."""
    match = started(player("ada"), player("bogdan"), player("celia"), game="mysthea")
    return play_until(play_events(match, 60, seed=2), lambda asked: asked[0].seat == 0)


def page_for(match: Match, name: str | None) -> str:
    client = Client()
    if name is not None:
        client.force_login(player(name))
    return client.get(f"/matches/{match.pk}/").content.decode()


def cards_on(page: str) -> set[str]:
    return set(re.findall(r'id="card:(C\d+)"', page))


def test_everybody_sees_the_own_hand_only(match: Match) -> None:
    hands = [set(seat.hand) for seat in table_at(match).g.state.seats]
    assert all(hands)
    for number, name in enumerate(("ada", "bogdan", "celia")):
        shown = cards_on(page_for(match, name))
        assert hands[number] <= shown
        assert not shown & set().union(*hands[:number], *hands[number + 1 :])
    assert not cards_on(page_for(match, None)) & set().union(*hands)


def test_every_part_of_the_table_has_its_tab(match: Match) -> None:
    page = page_for(match, "ada")
    for part in ("The ring", "Hand", "Development area", "Events"):
        assert f"<span>{part}</span>" in page
    assert page.count('class="tab') >= 7


def test_ids_stand_once_on_the_whole_page(match: Match) -> None:
    ids = re.findall(r'\bid="([^"]+)"', page_for(match, "ada"))
    assert sorted(ids) == sorted(set(ids))
