import time

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from django.test import Client

from accounts.models import User
from tests.accounts.steps import is_signed_in, page, say_it_is_you, sign_in

pytestmark = pytest.mark.django_db


def code_of(secret: str, *, later: int = 0) -> str:
    """What the app shows now, or some steps of thirty seconds later."""
    return format_hotp_value(hotp_value(secret, int(time.time()) // 30 + later))


def switch_on(client: Client) -> str:
    say_it_is_you(client)
    secret = client.get("/account/2fa/totp/activate/").context["form"].secret
    client.post("/account/2fa/totp/activate/", {"code": code_of(secret)})
    return secret


def test_the_app_is_set_up_and_asked_for(as_ada: Client) -> None:
    secret = switch_on(as_ada)
    browser = Client()
    assert sign_in(browser, "ada").url == "/account/2fa/authenticate/"
    assert not is_signed_in(browser)
    assert "One more thing" in page(browser.get("/account/2fa/authenticate/"))
    browser.post("/account/2fa/authenticate/", {"code": code_of(secret, later=1)})
    assert is_signed_in(browser)


def test_a_wrong_code_is_refused(as_ada: Client) -> None:
    switch_on(as_ada)
    browser = Client()
    sign_in(browser, "ada")
    answer = browser.post("/account/2fa/authenticate/", {"code": "000000"})
    assert answer.status_code == 200
    assert "errors" in page(answer)
    assert not is_signed_in(browser)


def test_a_recovery_code_works_once(as_ada: Client, ada: User) -> None:
    switch_on(as_ada)
    shown = as_ada.get("/account/2fa/recovery-codes/")
    code = shown.context["unused_codes"][0]
    assert code in page(shown)
    answers = []
    for browser in (Client(), Client()):
        sign_in(browser, "ada")
        browser.post("/account/2fa/authenticate/", {"code": code})
        answers.append(is_signed_in(browser))
    assert answers == [True, False]


def test_setting_it_up_asks_for_the_password_again(as_ada: Client) -> None:
    answer = as_ada.get("/account/2fa/totp/activate/")
    assert answer.url.startswith("/account/reauthenticate/")
    assert "This is not your password." in page(say_it_is_you(as_ada, "wrong"))


def test_the_app_can_be_switched_off(as_ada: Client, ada: User) -> None:
    switch_on(as_ada)
    as_ada.post("/account/2fa/totp/deactivate/")
    assert not Authenticator.objects.filter(user=ada, type="totp").exists()
    assert sign_in(Client(), "ada").url == "/"


def test_the_page_to_add_a_passkey_brings_its_scripts_as_files(as_ada: Client) -> None:
    say_it_is_you(as_ada)
    shown = page(as_ada.get("/account/2fa/webauthn/add/"))
    assert 'id="mfa_webauthn_add"' in shown
    assert '"creation_options"' in shown
    for script in ("mfa/js/webauthn-json.js", "mfa/js/webauthn.js", "account/js/onload.js"):
        assert f'src="/static/{script}"' in shown
        assert as_ada.get(f"/static/{script}").status_code == 200


def test_signing_in_offers_a_passkey(client: Client) -> None:
    assert 'id="passkey_login"' in page(client.get("/account/login/"))
    offer = client.get("/account/2fa/webauthn/login/", headers={"accept": "application/json"})
    assert offer.json()["request_options"]["publicKey"]["challenge"]


MADE_UP = [
    "", "{}", "[]", "null", "7", "not json", '{"id": 1}', '{"id": "AA", "rawId": "AA"}',
    '{"id": "AA", "rawId": "AA", "response": []}',
    '{"id": "AA", "rawId": "AA", "response": {"clientDataJSON": 1, "attestationObject": "AA"}}',
    '{"rawId": "AA", "response": {"clientDataJSON": "e30", "attestationObject": "AA"}}',
    '{"rawId": "AA", "response": {"clientDataJSON": "e30", "authenticatorData": "AA",'
    ' "signature": "AA", "userHandle": "MQ"}}',
]  # fmt: skip


@pytest.mark.parametrize("credential", MADE_UP)
def test_a_made_up_key_is_not_added(as_ada: Client, ada: User, credential: str) -> None:
    say_it_is_you(as_ada)
    as_ada.get("/account/2fa/webauthn/add/")
    for address in ("/account/2fa/webauthn/add/", "/account/2fa/webauthn/reauthenticate/"):
        assert as_ada.post(address, {"name": "x", "credential": credential}).status_code < 500
    assert not Authenticator.objects.filter(user=ada).exists()


@pytest.mark.parametrize("credential", MADE_UP)
def test_a_made_up_passkey_is_refused(client: Client, ada: User, credential: str) -> None:
    client.get("/account/2fa/webauthn/login/", headers={"accept": "application/json"})
    answer = client.post("/account/2fa/webauthn/login/", {"credential": credential})
    assert answer.status_code < 500
    assert not is_signed_in(client)


def test_the_keys_of_others_are_out_of_reach(as_ada: Client, bogdan: User) -> None:
    key = Authenticator.objects.create(user=bogdan, type="webauthn", data={"name": "his"})
    say_it_is_you(as_ada)
    for address in ("edit", "remove"):
        path = f"/account/2fa/webauthn/keys/{key.pk}/{address}/"
        assert as_ada.get(path).status_code == 404
        assert as_ada.post(path, {"name": "mine"}).status_code == 404
    assert Authenticator.objects.filter(pk=key.pk).exists()
