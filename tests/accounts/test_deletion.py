import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.core import mail
from django.test import Client
from rest_framework.authtoken.models import Token

from accounts.models import User
from accounts.services.deletion import make_former_player
from games.kernel.game import AnyGame
from games.models import Seat
from games.services.matches import create_match
from tests.accounts.steps import PASSWORD, is_signed_in, link_in_last_mail, page, sign_in, sign_up

pytestmark = pytest.mark.django_db


def test_the_password_confirms_it(as_ada: Client, ada: User) -> None:
    assert as_ada.post("/account/delete/", {"password": PASSWORD}).url == "/"
    assert "Your account is gone." in page(as_ada.get("/account/login/"))
    assert not is_signed_in(as_ada)
    ada.refresh_from_db()
    assert ada.username == f"former player {ada.pk}"


@pytest.mark.parametrize("password", ["", "wrong"])
def test_without_it_nothing_happens(as_ada: Client, ada: User, password: str) -> None:
    answer = as_ada.post("/account/delete/", {"password": password})
    assert answer.status_code == 400
    ada.refresh_from_db()
    assert (ada.username, ada.is_active) == ("ada", True)


def test_guessing_the_password_there_is_stopped(as_ada: Client, ada: User) -> None:
    for _ in range(6):
        answer = as_ada.post("/account/delete/", {"password": "wrong"})
    assert "Too many attempts failed." in page(answer)


def test_a_player_without_a_password_types_the_name(ada: User) -> None:
    ada.set_unusable_password()
    ada.save()
    browser = Client()
    browser.force_login(ada)
    assert "This is not your public name." in page(
        browser.post("/account/delete/", {"name": "bogdan"})
    )
    browser.post("/account/delete/", {"name": "ada"})
    ada.refresh_from_db()
    assert not ada.is_active


def test_the_matches_stay_with_the_former_player(ada: User, quarry: AnyGame) -> None:
    match = create_match(quarry.slug, min(quarry.seats))
    Seat.objects.filter(match=match, number=0).update(player=ada)
    make_former_player(user=ada)
    assert Seat.objects.get(match=match, number=0).player == ada
    assert User.objects.get(pk=ada.pk).username.startswith("former player")


def test_nothing_personal_is_left(as_ada: Client, ada: User) -> None:
    User.objects.filter(pk=ada.pk).update(about="Builds towers.", theme="dark", is_staff=True)
    Token.objects.create(user=ada)
    Authenticator.objects.create(user=ada, type="totp", data={"secret": "x"})
    make_former_player(user=ada)
    row = User.objects.filter(pk=ada.pk).values().get()
    assert not row["password"].startswith("md5")
    assert (row["email"], row["about"], row["theme"], row["is_staff"]) == ("", "", "system", False)
    assert (row["time_zone"], row["last_login"], row["is_active"]) == ("", None, False)
    for model in (Token, Authenticator, EmailAddress, UserSession):
        assert not model.objects.filter(user=ada).exists()
    assert not Session.objects.exists()


def test_other_browsers_are_signed_out(as_ada: Client, ada: User) -> None:
    other = Client()
    other.force_login(ada)
    as_ada.post("/account/delete/", {"password": PASSWORD})
    assert not is_signed_in(other)


@pytest.mark.parametrize("name", ["ada", "ada@play.example", "former player {pk}"])
def test_nobody_signs_in_afterwards(client: Client, ada: User, name: str) -> None:
    make_former_player(user=ada)
    assert sign_in(client, name.format(pk=ada.pk)).status_code == 200
    assert not is_signed_in(client)


def test_links_mailed_before_are_worth_nothing(client: Client, ada: User) -> None:
    client.post("/account/password/reset/", {"email": "ada@play.example"})
    link = link_in_last_mail()
    make_former_player(user=ada)
    assert "does not work any more" in page(client.get(link, follow=True))


def test_the_old_address_is_told(as_ada: Client) -> None:
    as_ada.post("/account/delete/", {"password": PASSWORD})
    assert mail.outbox[-1].to == ["ada@play.example"]
    assert "account was deleted" in mail.outbox[-1].body


def test_name_and_address_are_free_again_but_lead_to_nothing_old(client: Client, ada: User) -> None:
    make_former_player(user=ada)
    sign_up(client, "ada", "ada@play.example")
    assert User.objects.get(username="ada").pk != ada.pk


def test_two_former_players_do_not_collide(ada: User, bogdan: User) -> None:
    make_former_player(user=ada)
    make_former_player(user=bogdan)
    assert User.objects.filter(username__startswith="former player").count() == 2
