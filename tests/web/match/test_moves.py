"""Answering on the page: one press plays, what came too late changes nothing."""

import re

import pytest
from django.test import Client

from games.models import Match, Seat
from games.services.moves import play_option
from tests.support.kingdoms import asks, kingdoms_match, play_until, player
from tests.support.playing import everything, open_questions

pytestmark = pytest.mark.django_db
FIELD = re.compile(r'name="(seat|seq|question|key)" value="([^"]*)"')


@pytest.fixture
def match() -> Match:
    return play_until(kingdoms_match("ada", "bogdan", "celia"), asks("turn.action"))


def asked_client(match: Match) -> Client:
    client = Client()
    seat = open_questions(match)[0].seat
    client.force_login(Seat.objects.get(match=match, number=seat).player)
    return client


def form_of(client: Client, match: Match, form: str = "play") -> dict[str, str]:
    """The hidden fields of a form, as a browser would send them."""
    page = client.get(f"/matches/{match.pk}/").content.decode()
    start = page.index(f'action="/matches/{match.pk}/{form}/"')
    return dict(FIELD.findall(page[start : page.index("</form>", start)]))


def send(client: Client, match: Match, data: dict[str, str], **headers: str):  # type: ignore[no-untyped-def]
    return client.post(f"/matches/{match.pk}/play/", data, headers=headers)


def test_a_button_plays_its_option(match: Match) -> None:
    client = asked_client(match)
    option = open_questions(match)[0].options[0].id
    before = match.head
    response = send(client, match, {**form_of(client, match), "option": option})
    assert response.status_code == 302
    assert response["Location"] == f"/matches/{match.pk}/"
    match.refresh_from_db()
    assert match.head > before


def test_a_script_gets_the_fresh_part_at_once(match: Match) -> None:
    client = asked_client(match)
    option = open_questions(match)[0].options[0].id
    data = {**form_of(client, match), "option": option}
    response = send(client, match, data, **{"HX-Request": "true"})
    assert response.status_code == 200
    assert b'id="play"' in response.content
    assert b"<html" not in response.content


def test_a_form_sent_twice_counts_once(match: Match) -> None:
    client = asked_client(match)
    data = {**form_of(client, match), "option": open_questions(match)[0].options[0].id}
    send(client, match, data)
    before = everything()
    assert send(client, match, data).status_code == 302
    assert everything() == before


def test_what_comes_too_late_is_told_what_happened(match: Match) -> None:
    client = asked_client(match)
    question = open_questions(match)[0]
    data = {**form_of(client, match), "option": question.options[0].id, "key": "another"}
    play_option(match.pk, question.seat, question.options[1].id)
    before = everything()
    response = send(client, match, data)
    page = response.content.decode()
    assert response.status_code == 409
    assert "Nothing of yours was lost." in page
    assert "chooses" in page[page.index("refusal") :]
    assert everything() == before


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"option": "action:nothing"}, 400),
        ({"option": ""}, 400),
        ({"option": "x" * 5000}, 400),
        ({"seq": "x"}, 409),
        ({"seq": "-1"}, 409),
        ({"seq": "1"}, 409),
        ({"seq": "99999999999999"}, 409),
        ({"question": "seat0/1"}, 409),
        ({"seat": "1000"}, 403),
        ({"seat": "x"}, 403),
    ],
)
def test_what_no_form_of_ours_sends_is_refused(
    match: Match, wrong: dict[str, str], status: int
) -> None:
    client = asked_client(match)
    data = {**form_of(client, match), "option": open_questions(match)[0].options[0].id, **wrong}
    before = everything()
    assert send(client, match, data).status_code == status
    assert everything() == before


def test_nobody_answers_for_another(match: Match) -> None:
    question = open_questions(match)[0]
    data = {"option": question.options[0].id, "seq": str(match.head), "seat": str(question.seat)}
    other = next(name for name in ("ada", "bogdan") if name != asked_name(match))
    player("eve")
    before = everything()
    for name in (other, "eve", None):
        client = Client()
        if name:
            client.force_login(player(name))
        assert send(client, match, data).status_code == 403
        assert client.post(f"/matches/{match.pk}/back/", data).status_code == 403
    assert everything() == before


def asked_name(match: Match) -> str:
    seat = open_questions(match)[0].seat
    return Seat.objects.get(match=match, number=seat).player.username


def test_a_form_from_elsewhere_is_refused(match: Match) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(player(asked_name(match)))
    data = {"option": open_questions(match)[0].options[0].id, "seq": str(match.head)}
    before = everything()
    assert send(client, match, data).status_code == 403
    assert everything() == before


def test_a_step_back_brings_the_question_back(match: Match) -> None:
    client = asked_client(match)
    question = open_questions(match)[0]
    option = next(one.id for one in question.options if one.id != "action:trade")
    send(client, match, {**form_of(client, match), "option": option})
    page = client.get(f"/matches/{match.pk}/").content.decode()
    assert 'class="crumbs"' in page
    client.post(f"/matches/{match.pk}/back/", form_of(client, match, "back"))
    again = open_questions(match)[0]
    assert [one.id for one in again.options] == [one.id for one in question.options]


def test_a_step_back_inside_a_sealed_chain_shortens_the_draft() -> None:
    match = play_until(kingdoms_match("ada", "bogdan", "celia"), asks("setup.side", 0))
    client = Client()
    client.force_login(player("ada"))
    send(client, match, {**form_of(client, match), "option": "take_side:a"})
    page = client.get(f"/matches/{match.pk}/").content.decode()
    assert "starting resources" in page
    assert "Side A" in page[: page.index('id="options"')]
    client.post(f"/matches/{match.pk}/back/", form_of(client, match, "back"))
    assert "Choose the side" in client.get(f"/matches/{match.pk}/").content.decode()


def test_bots_move_after_a_person() -> None:
    match = kingdoms_match("ada", "bogdan")
    Seat.objects.filter(match=match, number=1).update(player=None, bot="random")
    match = play_until(match, asks("setup.faction", 0))
    client = Client()
    client.force_login(player("ada"))
    option = open_questions(match)[0].options[0].id
    send(client, match, {**form_of(client, match), "option": option})
    match.refresh_from_db()
    assert match.waiting_seats == [0]
