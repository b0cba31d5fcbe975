"""What a person does in the browser and with the mails."""

import re
from urllib.parse import urlsplit

from django.core import mail
from django.http import HttpResponse
from django.test import Client

PASSWORD = "nine green bottles"


def sign_in(client: Client, name: str, password: str = PASSWORD, **more: str) -> HttpResponse:
    return client.post("/account/login/", {"login": name, "password": password, **more})


def sign_up(client: Client, name: str, email: str, password: str = PASSWORD) -> HttpResponse:
    return client.post(
        "/account/signup/", {"username": name, "email": email, "password1": password}
    )


def say_it_is_you(client: Client, password: str = PASSWORD) -> HttpResponse:
    """Changes to what guards an account ask for the password once more."""
    return client.post("/account/reauthenticate/", {"password": password})


def is_signed_in(client: Client) -> bool:
    return client.get("/account/").status_code == 200


def page(response: HttpResponse) -> str:
    return response.content.decode()


def link_in_last_mail() -> str:
    found = re.search(r"https?://\S+", mail.outbox[-1].body)
    assert found, mail.outbox[-1].body
    return urlsplit(found.group()).path


def code_in_last_mail() -> str:
    found = re.search(r"^[A-Z0-9-]{6,12}$", mail.outbox[-1].body, re.MULTILINE)
    assert found, mail.outbox[-1].body
    return found.group()
