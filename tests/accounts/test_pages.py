"""Every page of accounts renders, in both languages, and keeps to the content policy."""

import re

import pytest
from django.test import Client

from accounts.models import User
from tests.accounts.steps import page, say_it_is_you

pytestmark = pytest.mark.django_db

OPEN = ["login/", "signup/", "login/code/", "password/reset/", "password/reset/done/",
        "password/reset/key/done/", "confirm-email/", "inactive/",
        "password/reset/key/1-set-password/"]  # fmt: skip
OWN = ["", "delete/", "email/", "logout/", "password/change/", "reauthenticate/", "sessions/",
       "2fa/", "2fa/totp/activate/", "2fa/webauthn/", "2fa/webauthn/add/", "3rdparty/"]  # fmt: skip

# Data for scripts is no script.
INLINE = re.compile(
    r"<style|<script(?![^>]*\b(?:src=|type=\"application/json\"))|\sstyle=|\son\w+=|javascript:"
)


def assert_clean(text: str) -> None:
    assert "<main" in text
    assert not INLINE.search(text)
    assert not re.search(r"\sid=\"([^\"]+)\".*\sid=\"\1\"", text, re.DOTALL)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", OPEN)
def test_pages_for_everybody(client: Client, name: str, language: str) -> None:
    answer = client.get(f"/account/{name}", headers={"accept-language": language})
    assert answer.status_code == 200
    assert_clean(page(answer))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", OWN)
def test_pages_of_a_player(as_ada: Client, ada: User, name: str, language: str) -> None:
    User.objects.filter(pk=ada.pk).update(language=language)
    say_it_is_you(as_ada)
    answer = as_ada.get(f"/account/{name}")
    assert answer.status_code == 200
    assert_clean(page(answer))


def test_every_field_has_a_label(as_ada: Client) -> None:
    for address in ("/account/", "/account/password/change/", "/account/email/"):
        say_it_is_you(as_ada)
        text = page(as_ada.get(address))
        fields = re.findall(r"<(?:input|select|textarea)\b[^>]*>", text)
        shown = [field for field in fields if "hidden" not in field]
        for field in shown:
            name = re.search(r'\bid="([^"]+)"', field)
            assert name, field
            assert f'for="{name.group(1)}"' in text, field


def test_the_address_for_password_managers(client: Client) -> None:
    assert client.get("/.well-known/change-password").url == "/account/password/change/"
