import json

import pytest
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.test import Client
from rest_framework.authtoken.models import Token

from accounts.models import User
from games.kernel.game import AnyGame
from games.models import Seat
from games.services.matches import create_match

pytestmark = pytest.mark.django_db


def exported(client: Client) -> dict:
    answer = client.post("/account/export/")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="longtable.json"'
    return json.loads(answer.content)


def test_the_file_holds_what_is_kept(as_ada: Client, ada: User, quarry: AnyGame) -> None:
    match = create_match(quarry.slug, min(quarry.seats))
    Seat.objects.filter(match=match, number=1).update(player=ada)
    User.objects.filter(pk=ada.pk).update(about="Zażółć gęślą jaźń")
    data = exported(as_ada)
    assert data["profile"]["username"] == "ada"
    assert data["profile"]["about"] == "Zażółć gęślą jaźń"
    assert data["email_addresses"][0]["email"] == "ada@play.example"
    assert data["sessions"][0]["ip"] == "127.0.0.1"
    assert [(seat["seat"], seat["match"]["id"]) for seat in data["seats"]] == [(1, match.pk)]


def test_no_key_to_the_account_is_in_it(as_ada: Client, ada: User) -> None:
    token = Token.objects.create(user=ada)
    Authenticator.objects.create(user=ada, type="totp", data={"secret": "TOTPSECRET"})
    text = json.dumps(exported(as_ada))
    session = UserSession.objects.get(user=ada)
    for secret in (token.key, "TOTPSECRET", ada.password, session.session_key):
        assert secret not in text
    assert "totp" in text


def test_nothing_of_others_is_in_it(
    as_ada: Client, ada: User, bogdan: User, quarry: AnyGame
) -> None:
    match = create_match(quarry.slug, min(quarry.seats))
    Seat.objects.filter(match=match, number=0).update(player=bogdan)
    text = json.dumps(exported(as_ada))
    assert "bogdan" not in text
    assert match.seed.hex() not in text


def test_every_field_of_the_profile_is_thought_of() -> None:
    from accounts.selectors.export import PROFILE

    left_out = {"id", "password", "is_active"}
    assert {field.name for field in User._meta.concrete_fields} == {*PROFILE, *left_out}
