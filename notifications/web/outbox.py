"""The mails of a service that sends none: kept in a folder, read and clicked on these pages.

Only where no strangers come: the folder also holds sign-in codes.
"""

import re
from base64 import b64encode
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import Message
from email.utils import parsedate_to_datetime
from pathlib import Path

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.clickjacking import xframe_options_sameorigin
from django.views.decorators.http import require_safe
from msgspec import Struct

from notifications.replies.reading import content_of

BETWEEN = b"\n" + b"-" * 79 + b"\n"
MOST_MAILS = 100
LOCAL = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'"
FRAMING = (
    "default-src 'none'; base-uri 'none'; connect-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'; frame-src 'self'; img-src 'self' data:; script-src 'self'; "
    "style-src 'self'"
)
CID = re.compile(r"cid:([^\"' )]+)")


class Kept(Struct, frozen=True):
    name: str
    number: int
    message: Message

    @property
    def subject(self) -> str:
        return header(self.message, "Subject")

    @property
    def to(self) -> str:
        return header(self.message, "To")

    @property
    def date(self) -> object:
        return parsedate_to_datetime(str(self.message.get("Date")))

    @property
    def text(self) -> str:
        return content_of(self.message, "text/plain")

    @property
    def has_html(self) -> bool:
        return bool(content_of(self.message, "text/html"))


def header(message: Message, name: str) -> str:
    return str(make_header(decode_header(str(message.get(name, "")))))


def keeps_mails() -> bool:
    """True where mails go into a folder and nobody is a stranger."""
    in_folder = "filebased" in settings.EMAIL_BACKEND and hasattr(settings, "EMAIL_FILE_PATH")
    return in_folder and not settings.LONGTABLE_PRODUCTION


def folder() -> Path:
    if not keeps_mails():
        raise Http404
    return Path(settings.EMAIL_FILE_PATH)


def kept_in(path: Path) -> list[Kept]:
    """One connection writes one file, so a file may hold several mails."""
    parts = path.read_bytes().split(BETWEEN)
    bodies = [part.lstrip(b"\n") for part in parts if part.strip()]
    return [Kept(path.stem, number, message_from_bytes(body)) for number, body in enumerate(bodies)]


@never_cache
@require_safe
def outbox(request: HttpRequest) -> HttpResponse:
    """The latest first."""
    files = sorted(folder().glob("*.log"), reverse=True)
    mails: list[Kept] = []
    for path in files:
        mails += reversed(kept_in(path))
        if len(mails) >= MOST_MAILS:
            break
    return render(request, "notifications/outbox.html", {"mails": mails[:MOST_MAILS]})


def mail_named(name: str, number: int) -> Kept:
    path = folder() / f"{name}.log"
    mails = kept_in(path) if path.is_file() else []
    if number >= len(mails):
        raise Http404
    return mails[number]


@never_cache
@require_safe
def mail_page(request: HttpRequest, name: str, number: int) -> HttpResponse:
    mail = mail_named(name, number)
    headers = [(key, header(mail.message, key)) for key in dict.fromkeys(mail.message.keys())]
    context = {"mail": mail, "headers": headers}
    response = render(request, "notifications/outbox_mail.html", context)
    response.headers["Content-Security-Policy"] = FRAMING
    return response


@never_cache
@require_safe
@xframe_options_sameorigin
def sent_page(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """The HTML part alone, with its pictures in it; its links open a page of their own."""
    message = mail_named(name, number).message
    html = CID.sub(lambda found: data_of(message, found[1]), content_of(message, "text/html"))
    opened = html.replace("<head>", '<head><base target="_blank">', 1)
    response = HttpResponse(opened)
    response.headers["Content-Security-Policy"] = LOCAL
    return response


def data_of(message: Message, cid: str) -> str:
    for part in message.walk():
        if str(part.get("Content-ID", "")).strip("<> ") == cid:
            body = part.get_payload(decode=True)
            return f"data:{part.get_content_type()};base64,{b64encode(body).decode()}"
    return ""
