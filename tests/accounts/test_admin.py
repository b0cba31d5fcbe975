import pytest
from allauth.mfa.models import Authenticator
from django.core.management import call_command
from django.test import Client
from rest_framework.authtoken.models import Token

from accounts.models import User
from tests.accounts.steps import page

pytestmark = pytest.mark.django_db


@pytest.fixture
def as_host(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("host", "host@play.example"))
    return client


def test_players_are_found_by_name_and_address(as_host: Client, ada: User, bogdan: User) -> None:
    for asked in ("ada", "ada@play"):
        found = page(as_host.get("/admin/accounts/user/", {"q": asked}))
        assert f"/admin/accounts/user/{ada.pk}/change/" in found
        assert f"/admin/accounts/user/{bogdan.pk}/change/" not in found


def test_secrets_are_not_shown(as_host: Client, ada: User) -> None:
    token = Token.objects.create(user=ada)
    Authenticator.objects.create(user=ada, type="totp", data={"secret": "TOTPSECRET"})
    shown = page(as_host.get(f"/admin/accounts/user/{ada.pk}/change/"))
    assert "TOTP" in shown
    assert token.key not in shown
    assert "TOTPSECRET" not in shown
    for address in ("authtoken/tokenproxy/", "mfa/authenticator/", "socialaccount/socialapp/"):
        assert as_host.get(f"/admin/{address}").status_code == 404


def test_a_player_is_made_a_former_one_and_never_deleted(as_host: Client, ada: User) -> None:
    address = f"/admin/accounts/user/{ada.pk}/delete/"
    assert as_host.post(address, {"post": "yes"}).status_code == 403
    chosen = {"action": "make_former_players", "_selected_action": [ada.pk]}
    as_host.post("/admin/accounts/user/", chosen)
    ada.refresh_from_db()
    assert ada.username.startswith("former player")


def test_players_are_listed_with_few_queries(
    as_host: Client,
    django_assert_max_num_queries,  # type: ignore[no-untyped-def]
) -> None:
    User.objects.bulk_create(User(username=f"player{n}") for n in range(60))
    with django_assert_max_num_queries(12):
        as_host.get("/admin/accounts/user/")


def test_strangers_and_players_stay_out(as_ada: Client, client: Client) -> None:
    assert client.get("/admin/").status_code == 302
    assert as_ada.get("/admin/login/").status_code == 403


def test_the_first_user_is_made_on_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", "nine green bottles")
    call_command("createsuperuser", "--noinput", username="host", email="host@play.example")
    assert User.objects.get(username="host").check_password("nine green bottles")
