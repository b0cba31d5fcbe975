import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from tests.accounts.steps import (
    PASSWORD,
    is_signed_in,
    link_in_last_mail,
    page,
    say_it_is_you,
    sign_in,
    sign_up,
)

pytestmark = pytest.mark.django_db


def test_a_newcomer_is_in_after_opening_the_link_in_the_mail(client: Client) -> None:
    sent = sign_up(client, "celia", "celia@play.example")
    assert sent.url == "/account/confirm-email/"
    assert not is_signed_in(client)
    link = link_in_last_mail()
    assert mail.outbox[-1].to == ["celia@play.example"]
    assert "Is this your address?" in page(client.get(link))
    assert not EmailAddress.objects.get(email="celia@play.example").verified

    client.post(link)

    assert EmailAddress.objects.get(email="celia@play.example").verified
    assert is_signed_in(client)


def test_the_link_in_another_browser_verifies_and_asks_to_sign_in(client: Client) -> None:
    sign_up(Client(), "celia", "celia@play.example")
    client.post(link_in_last_mail())
    assert not is_signed_in(client)
    sign_in(client, "celia")
    assert is_signed_in(client)


def test_without_the_link_signing_in_sends_to_the_mail(client: Client) -> None:
    sign_up(Client(), "celia", "celia@play.example")
    assert sign_in(client, "celia").url == "/account/confirm-email/"
    assert not is_signed_in(client)


def test_where_it_is_optional_a_newcomer_is_in_at_once(client: Client, settings: Settings) -> None:
    settings.ACCOUNT_EMAIL_VERIFICATION = "optional"
    sign_up(client, "celia", "celia@play.example")
    assert is_signed_in(client)
    assert link_in_last_mail().startswith("/account/confirm-email/")


def test_the_address_is_kept_in_small_letters_and_the_name_as_typed(client: Client) -> None:
    sign_up(client, "Celia", "Celia@Play.Example")
    assert User.objects.get(username="Celia").email == "celia@play.example"


@pytest.mark.parametrize(
    ("name", "email", "password", "error"),
    [
        ("ADA", "new@play.example", PASSWORD, "A player of this name already exists."),
        ("ada@play.example", "new@play.example", PASSWORD, "A public name has no @"),
        ("a b", "new@play.example", PASSWORD, "Enter a valid username"),
        ("Longtable", "new@play.example", PASSWORD, "This name is kept for the service."),
        ("x" * 31, "new@play.example", PASSWORD, "at most 30 characters"),
        ("celia", "not an address", PASSWORD, "Enter a valid email address."),
        ("celia", f"{'x' * 250}@play.example", PASSWORD, "at most 254 characters"),
        ("celia", "new@play.example", "12345678", "This password is entirely numeric."),
        ("celia", "new@play.example", "celia123", "too similar to the username"),
        ("", "", "", "This field is required."),
    ],
)
def test_wrong_entries_are_named(
    client: Client, ada: User, name: str, email: str, password: str, error: str
) -> None:
    response = sign_up(client, name, email, password)
    assert error in page(response)
    assert User.objects.count() == 1
    assert mail.outbox == []


def test_a_polish_name_is_taken_in_any_case(client: Client) -> None:
    User.objects.create_user("łucja")
    assert "A player of this name already exists." in page(
        sign_up(client, "ŁUCJA", "new@play.example")
    )


def test_an_address_in_use_is_told_to_its_owner_only(client: Client, ada: User) -> None:
    known = sign_up(client, "celia", "ADA@play.example")
    unknown = sign_up(Client(), "darek", "darek@play.example")
    assert (known.status_code, known.url) == (unknown.status_code, unknown.url)
    assert "there is a player with this address already" in mail.outbox[0].body.lower()
    assert mail.outbox[0].to == ["ada@play.example"]
    assert not User.objects.filter(username="celia").exists()


def test_the_language_of_the_page_is_kept(client: Client) -> None:
    client.post(
        "/account/signup/",
        {"username": "celia", "email": "celia@play.example", "password1": PASSWORD},
        headers={"accept-language": "pl"},
    )
    assert User.objects.get(username="celia").language == "pl"


def test_a_name_taken_at_the_last_moment_is_no_error_of_ours(
    client: Client, ada: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("accounts.adapter.player_called", lambda name: None)
    response = sign_up(client, "Ada", "new@play.example")
    assert response.url == "/account/signup/"
    assert "was taken just now" in page(client.get(response.url))


def test_an_address_that_was_only_claimed_goes_to_its_owner(as_ada: Client, ada: User) -> None:
    """A stranger names somebody's address; its owner takes it by opening the link."""
    User.objects.create_user("eve", "new@play.example", PASSWORD)
    say_it_is_you(as_ada)
    as_ada.post("/account/email/", {"action_add": "", "email": "new@play.example"})
    as_ada.post(link_in_last_mail())
    ada.refresh_from_db()
    assert ada.email == "new@play.example"
    assert User.objects.get(username="eve").email == ""


def test_an_address_of_a_verified_player_stays_theirs(
    as_ada: Client, ada: User, bogdan: User
) -> None:
    say_it_is_you(as_ada)
    as_ada.post("/account/email/", {"action_add": "", "email": "bogdan@play.example"})
    as_ada.post(link_in_last_mail())
    ada.refresh_from_db()
    bogdan.refresh_from_db()
    assert (ada.email, bogdan.email) == ("ada@play.example", "bogdan@play.example")


def test_a_broken_link_explains_itself(client: Client) -> None:
    assert "does not work any more" in page(client.get("/account/confirm-email/broken:key/"))
