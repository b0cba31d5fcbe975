"""Mail and other services, as the environment says."""

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.test import RequestFactory

from accounts.leaving import leave_by_page
from config import mail, social

BASE = Path("/srv/longtable")


def test_mails_go_to_a_folder() -> None:
    found = mail.settings_from("filebased:///var/mail", BASE)
    assert found["EMAIL_FILE_PATH"] == "/srv/longtable/var/mail"
    assert "filebased" in str(found["EMAIL_BACKEND"])


def test_mails_go_to_a_server() -> None:
    found = mail.settings_from("smtp://ada:p%40ss@mail.example:587?tls=yes", BASE)
    assert (found["EMAIL_HOST"], found["EMAIL_PORT"]) == ("mail.example", 587)
    assert (found["EMAIL_HOST_USER"], found["EMAIL_HOST_PASSWORD"]) == ("ada", "p@ss")
    assert (found["EMAIL_USE_TLS"], found["EMAIL_USE_SSL"]) == (True, False)


def test_a_server_with_tls_from_the_start() -> None:
    found = mail.settings_from("smtps://mail.example", BASE)
    assert (found["EMAIL_PORT"], found["EMAIL_USE_SSL"]) == (465, True)


@pytest.mark.parametrize(
    "url", ["mail.example", "http://mail.example", "smtp://", "filebased://x/y"]
)
def test_another_address_is_refused(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="EMAIL_URL"):
        mail.settings_from(url, BASE)


def test_a_service_needs_its_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ImproperlyConfigured, match="SOCIAL_GITHUB_CLIENT_ID"):
        social.provider_keys(["github"])
    monkeypatch.setenv("SOCIAL_GITHUB_CLIENT_ID", "id")
    monkeypatch.setenv("SOCIAL_GITHUB_SECRET", "secret")
    keys = {"client_id": "id", "secret": "secret"}
    assert social.provider_keys(["github"]) == {"github": {"APPS": [keys]}}
    assert social.provider_apps(["github"]) == ["allauth.socialaccount.providers.github"]


def test_a_service_is_a_plain_name() -> None:
    with pytest.raises(ImproperlyConfigured, match="SOCIAL_PROVIDERS"):
        social.provider_apps(["os; import evil"])


@pytest.mark.parametrize(("target", "status"), [("https://github.com/x", 200), ("/account/", 302)])
def test_a_form_that_leads_away_does_so_by_a_page(target: str, status: int) -> None:
    def view(request: HttpRequest) -> HttpResponse:
        return HttpResponseRedirect(target)

    request = RequestFactory().post("/account/github/login/")
    answer = leave_by_page(view)(request)
    assert answer.status_code == status
    assert target in (answer.headers.get("Location") or answer.content.decode())
