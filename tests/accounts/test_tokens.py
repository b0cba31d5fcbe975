import pytest
from django.core.management import call_command
from django.test import Client
from rest_framework.authtoken.models import Token

from accounts.models import User
from tests.accounts.steps import page, say_it_is_you

pytestmark = pytest.mark.django_db


def make(client: Client) -> str:
    say_it_is_you(client)
    return page(client.post("/account/token/", follow=True))


def test_the_key_is_shown_once(as_ada: Client, ada: User) -> None:
    shown = make(as_ada)
    key = Token.objects.get(user=ada).key
    assert key in shown
    assert key not in page(as_ada.get("/account/"))


def test_the_page_with_the_key_is_kept_nowhere(as_ada: Client) -> None:
    say_it_is_you(as_ada)
    answer = as_ada.post("/account/token/", follow=True)
    assert "no-store" in answer.headers["Cache-Control"]


def test_a_new_key_replaces_the_old(as_ada: Client, ada: User) -> None:
    make(as_ada)
    before = Token.objects.get(user=ada).key
    make(as_ada)
    assert Token.objects.get(user=ada).key != before


def test_making_one_asks_for_the_password_again(as_ada: Client, ada: User) -> None:
    answer = as_ada.post("/account/token/")
    assert answer.url.startswith("/account/reauthenticate/")
    assert not Token.objects.filter(user=ada).exists()
    after = as_ada.post(answer.url, {"password": "nine green bottles"}, follow=True)
    assert Token.objects.get(user=ada).key in page(after)


def test_a_revoked_key_is_gone(as_ada: Client, ada: User) -> None:
    make(as_ada)
    as_ada.post("/account/token/revoke/")
    assert not Token.objects.filter(user=ada).exists()


def test_the_keys_of_others_stay(as_ada: Client, bogdan: User) -> None:
    his = Token.objects.create(user=bogdan)
    make(as_ada)
    as_ada.post("/account/token/revoke/")
    assert Token.objects.get(user=bogdan) == his


def test_the_command_makes_one(ada: User, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("drf_create_token", "ada")
    assert Token.objects.get(user=ada).key in capsys.readouterr().out
