import pytest
from django.core import mail
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from tests.accounts.steps import (
    PASSWORD,
    code_in_last_mail,
    is_signed_in,
    link_in_last_mail,
    page,
    sign_in,
)

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", ["ada", "ADA", "ada@play.example", "Ada@Play.Example", " ada "])
def test_the_name_or_the_address_in_any_case(client: Client, ada: User, name: str) -> None:
    assert sign_in(client, name).url == "/"
    assert is_signed_in(client)


def test_polish_letters_in_any_case(client: Client, ada: User) -> None:
    User.objects.filter(pk=ada.pk).update(username="Łucja")
    sign_in(client, "łUCJA".upper())
    assert is_signed_in(client)


def test_a_player_and_a_stranger_get_the_same_refusal(client: Client, ada: User) -> None:
    answers = {
        page(sign_in(Client(), name, "wrong")).split("</h1>")[1].replace(name, "").split("csrf")[0]
        for name in ("ada", "nobody_here", "ada@play.example", "nobody@play.example")
    }
    refusals = [page(sign_in(Client(), name, "wrong")) for name in ("ada", "nobody_here")]
    assert all("do not belong together" in refusal for refusal in refusals)
    assert len(answers) == 1


def test_a_closed_account_stays_closed(client: Client, ada: User) -> None:
    User.objects.filter(pk=ada.pk).update(is_active=False)
    assert sign_in(client, "ada").url == "/account/inactive/"
    assert not is_signed_in(client)


@pytest.mark.parametrize("target", ["https://evil.example/", "//evil.example", "javascript:x"])
def test_nobody_is_led_away_after_signing_in(client: Client, ada: User, target: str) -> None:
    assert sign_in(client, "ada", next=target).url == "/"
    assert client.post("/account/logout/", {"next": target}).url == "/"


def test_an_own_page_is_gone_on_to(client: Client, ada: User) -> None:
    assert client.get("/account/delete/").url == "/account/login/?next=/account/delete/"
    assert sign_in(client, "ada", next="/account/delete/").url == "/account/delete/"


def test_a_form_from_elsewhere_is_refused(ada: User) -> None:
    browser = Client(enforce_csrf_checks=True)
    assert sign_in(browser, "ada").status_code == 403
    assert not is_signed_in(browser)


def test_looking_at_the_page_does_not_sign_out(as_ada: Client) -> None:
    as_ada.get("/account/logout/")
    assert is_signed_in(as_ada)
    as_ada.post("/account/logout/")
    assert not is_signed_in(as_ada)


def test_a_mailed_code_signs_in(client: Client, ada: User) -> None:
    asked = client.post("/account/login/code/", {"email": "Ada@play.example"})
    assert asked.url == "/account/login/code/confirm/"
    assert mail.outbox[-1].to == ["ada@play.example"]
    assert client.get(asked.url).status_code == 200
    client.post(asked.url, {"code": code_in_last_mail()})
    assert is_signed_in(client)


def test_a_wrong_code_is_refused_and_three_end_it(client: Client, ada: User) -> None:
    client.post("/account/login/code/", {"email": "ada@play.example"})
    assert "This code is not right." in page(
        client.post("/account/login/code/confirm/", {"code": "WRONG1"})
    )
    for _ in range(2):
        client.post("/account/login/code/confirm/", {"code": "WRONG1"})
    client.post("/account/login/code/confirm/", {"code": code_in_last_mail()})
    assert not is_signed_in(client)


def test_asking_for_a_code_tells_nothing_about_players(client: Client, ada: User) -> None:
    known = client.post("/account/login/code/", {"email": "ada@play.example"})
    unknown = Client().post("/account/login/code/", {"email": "new@play.example"})
    assert (known.status_code, known.url) == (unknown.status_code, unknown.url)
    assert "no player has this address" in mail.outbox[-1].body
    assert mail.outbox[-1].to == ["new@play.example"]


def test_a_forgotten_password_is_replaced_by_mail(client: Client, ada: User) -> None:
    client.post("/account/password/reset/", {"email": "ada@play.example"})
    form = client.get(link_in_last_mail())
    new = {"password1": "ten green bottles", "password2": "ten green bottles"}
    client.post(form.url, new)
    assert sign_in(Client(), "ada", PASSWORD).status_code == 200
    assert sign_in(client, "ada", "ten green bottles").url == "/"


def test_a_link_for_a_new_password_works_once(client: Client, ada: User) -> None:
    client.post("/account/password/reset/", {"email": "ada@play.example"})
    link = link_in_last_mail()
    new = {"password1": "ten green bottles", "password2": "ten green bottles"}
    client.post(client.get(link).url, new)
    assert "does not work any more" in page(Client().get(link, follow=True))


def test_asking_for_a_password_tells_nothing_about_players(client: Client, ada: User) -> None:
    known = client.post("/account/password/reset/", {"email": "ada@play.example"})
    unknown = Client().post("/account/password/reset/", {"email": "new@play.example"})
    assert (known.status_code, known.url) == (unknown.status_code, unknown.url)


def test_guessing_passwords_is_stopped_for_a_name(client: Client, ada: User) -> None:
    for _ in range(5):
        sign_in(client, "ada", "wrong")
    assert "Too many attempts failed." in page(sign_in(client, "ADA", PASSWORD))
    assert not is_signed_in(client)


def test_too_many_forms_from_one_place_are_answered_with_429(
    client: Client, settings: Settings
) -> None:
    settings.ACCOUNT_RATE_LIMITS = settings.ACCOUNT_RATE_LIMITS | {"login": "3/m/ip"}
    answers = [sign_in(client, f"nobody{n}", "wrong") for n in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].headers["Retry-After"] == "60"
    assert "Too many attempts" in page(answers[-1])


@pytest.mark.parametrize("address", ["/account/signup/", "/account/password/reset/"])
def test_the_other_forms_have_limits_too(client: Client, address: str) -> None:
    answers = {client.post(address, {"email": f"{n}@play.example"}).status_code for n in range(11)}
    assert 429 in answers


def test_the_admin_sends_staff_through_the_same_door(client: Client) -> None:
    User.objects.create_superuser("host", "", PASSWORD)
    assert client.get("/admin/login/?next=/admin/").url == "/account/login/?next=%2Fadmin%2F"
    sign_in(client, "host")
    assert client.get("/admin/").status_code == 200
