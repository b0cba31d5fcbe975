"""The page behind a button: one press plays, looking never does, an old link tells what is new."""

import re
import time

import pytest
from django.test import Client

from games.models import Match, Seat
from games.services.moves import play_option
from tests.notifications.tables import head, links, moves_by, play_once, table, turn_mail, user
from tests.support.playing import open_questions

pytestmark = pytest.mark.django_db
MOVED_ON = "The match has moved on since that mail."


@pytest.fixture
def match() -> Match:
    return table()


def test_looking_never_plays(match: Match, client: Client) -> None:
    before = head(match)
    for link in links(turn_mail(match)):
        for _ in range(3):
            answer = client.get(link)
            assert answer.status_code == 200
            assert client.head(link).status_code == 200
    assert head(match) == before


def test_the_option_of_the_button_is_chosen(match: Match, client: Client) -> None:
    options = open_questions(match)[0].options
    for number, link in enumerate(links(turn_mail(match)), 1):
        page = client.get(link).content.decode()
        assert f"Play “{options[number - 1].label}”" in page
        assert page.count('method="post" action="') >= 1
        assert f'action="http://localhost:8000{link}"' in page or f'action="{link}"' in page


def test_one_press_plays_without_signing_in(match: Match, client: Client) -> None:
    message = turn_mail(match)
    option = open_questions(match)[0].options[1]
    answer = client.post(links(message)[1])
    assert answer.status_code == 200
    assert f"Played: {option.label}" in answer.content.decode()
    assert moves_by(match, 0) == moves_by(match, 0)
    assert head(match) > match.head


def test_a_second_press_changes_nothing(match: Match, client: Client) -> None:
    link = links(turn_mail(match))[0]
    client.post(link)
    after = head(match)
    answer = client.post(link)
    assert answer.status_code == 200
    assert "This is played already." in answer.content.decode()
    assert head(match) == after


def test_another_button_of_the_same_mail_comes_too_late(match: Match, client: Client) -> None:
    first, second = links(turn_mail(match))[:2]
    client.post(first)
    after = head(match)
    answer = client.post(second)
    assert answer.status_code == 409
    assert MOVED_ON in answer.content.decode()
    assert head(match) == after


def test_an_overtaken_link_tells_what_happened_and_what_is_asked_now(
    match: Match, client: Client
) -> None:
    link = links(turn_mail(match))[0]
    play_once(match, 0)
    page = client.get(link)
    text = page.content.decode()
    assert page.status_code == 409
    assert MOVED_ON in text
    assert "Nothing of yours was lost." in text
    assert "What happened since that mail" in text
    asked = next(iter(open_questions(match)))
    fresh = re.findall(r'href="[^"]*(/mail/play/\w+/\d+/)"', text)
    assert bool(fresh) == (asked.seat == 0)
    assert link not in fresh


def test_a_turn_of_several_questions_goes_on_on_the_page(match: Match, client: Client) -> None:
    """The page that says what was played asks the next question of the same turn."""
    link = links(turn_mail(match))[0]
    for _ in range(12):
        page = client.post(link).content.decode()
        assert "Played: " in page, re.sub(r"data:image[^\"]+", "", page)
        fresh = re.findall(r'href="[^"]*(/mail/play/\w+/1/)"', page)
        if not fresh:
            break
        link = fresh[0]
    assert all(question.seat != 0 for question in open_questions(match))


def test_a_link_that_was_made_later_ends_with_the_first(match: Match, client: Client) -> None:
    """Playing on does not make a mail count for ever."""
    link = links(turn_mail(match))[0]
    fresh = re.findall(r'href="[^"]*(/mail/play/\w+/1/)"', client.post(link).content.decode())
    assert fresh
    later = time.time() + 31 * 86400
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: later)
        assert client.get(fresh[0]).status_code == 410
        assert client.post(fresh[0]).status_code == 410


def test_a_forged_link_is_not_ours(match: Match, client: Client) -> None:
    link = links(turn_mail(match))[0]
    token = link.split("/")[3]
    before = head(match)
    for forged in (token[:-1] + ("a" if token[-1] != "a" else "b"), "x" * 40, token[1:]):
        answer = client.post(f"/mail/play/{forged}/1/")
        assert answer.status_code == 404
        assert "damaged, or not one of ours" in answer.content.decode()
    assert head(match) == before


def test_an_expired_link_plays_nothing(
    match: Match, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = links(turn_mail(match))[0]
    before = head(match)
    later = time.time() + 31 * 86400
    monkeypatch.setattr(time, "time", lambda: later)
    answer = client.post(link)
    assert answer.status_code == 410
    assert "This link is too old." in answer.content.decode()
    assert head(match) == before


def test_an_option_that_there_is_not(match: Match, client: Client) -> None:
    link = links(turn_mail(match))[0]
    before = head(match)
    assert client.get(link.replace("/1/", "/99/")).status_code == 404
    assert client.post(link.replace("/1/", "/99/")).status_code == 409
    assert head(match) == before


def test_who_was_replaced_plays_no_more(match: Match, client: Client) -> None:
    link = links(turn_mail(match))[0]
    before = head(match)
    Seat.objects.filter(match=match, number=0).update(player=user("darek"))
    assert client.get(link).status_code == 410
    assert client.post(link).status_code == 410
    assert head(match) == before


def test_taking_back_and_playing_again_overtakes_the_old_link(match: Match, client: Client) -> None:
    """The same question again is another one: nobody plays it by an old mail."""
    from games.services.moves import take_back

    link = links(turn_mail(match))[0]
    option = open_questions(match)[0].options[0].id
    play_option(match.pk, 0, option)
    take_back(match.pk, 0)
    before = head(match)
    assert client.post(link).status_code == 409
    assert head(match) == before


def test_the_page_speaks_the_players_language(match: Match, client: Client) -> None:
    ada = user("ada")
    ada.language = "pl"
    ada.save()
    page = client.get(links(turn_mail(match))[0]).content.decode()
    assert "Albo wybierz coś innego" in page


def test_the_address_is_given_to_no_other_site(match: Match, client: Client) -> None:
    answer = client.get(links(turn_mail(match))[0])
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert "no-store" in answer.headers["Cache-Control"]
