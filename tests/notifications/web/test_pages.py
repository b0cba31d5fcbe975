"""The pages where a player reads what was told and says what to be told."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.account.signals import email_changed
from django.core.mail import EmailMultiAlternatives
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import User
from games.models import Match
from notifications.kinds import Kind
from notifications.mail.addresses import stop_address
from notifications.models import Channel, InboxEntry, Mute, Preferences, Vacation
from notifications.selectors.vacations import days_left
from notifications.services.choices import mail_channel
from notifications.services.troubles import mark_bounced
from tests.notifications.tables import table, user

pytestmark = pytest.mark.django_db
PAGE = "/account/post/"


@pytest.fixture
def match() -> Match:
    return table()


@pytest.fixture
def ada(match: Match) -> User:
    return user("ada")


@pytest.fixture
def signed_in(client: Client, ada: User) -> Client:
    client.force_login(ada)
    return client


def entry(player: User, match: Match, kind: str, **about: Any) -> InboxEntry:
    return InboxEntry.objects.create(
        key=f"{kind}{InboxEntry.objects.count()}",
        player=player,
        match=match,
        kind=kind,
        about=about,
    )


# -- the inbox -----------------------------------------------------------------------------------


def test_the_top_bar_counts_what_is_unread(signed_in: Client, ada: User, match: Match) -> None:
    assert "unread" not in signed_in.get("/games/").content.decode()
    entry(ada, match, "turn")
    entry(ada, match, "over")
    assert "Inbox, 2 unread" in signed_in.get("/games/").content.decode()


def test_every_kind_has_a_sentence(signed_in: Client, ada: User, match: Match) -> None:
    about = {"seat": 1, "name": "bogdan", "begins": "2027-01-02T09:00:00+00:00"}
    about |= {"ends": "2027-01-05T09:00:00+00:00", "sender": "bogdan"}
    for kind in Kind.values:
        entry(ada, match, kind, **about)
    page = signed_in.get("/inbox/").content.decode()
    assert page.count('class="new"') == len(Kind.values)
    assert "bogdan is away from 2 January" in page
    assert "It is your turn." in page


def test_reading_marks_what_was_shown_and_no_more(
    signed_in: Client, ada: User, match: Match
) -> None:
    seen, later = entry(ada, match, "turn"), entry(ada, match, "over")
    others = entry(user("bogdan"), match, "turn")
    signed_in.post("/inbox/read/", {"up_to": seen.pk})
    read = InboxEntry.objects.filter(read__isnull=False).values_list("pk", flat=True)
    assert list(read) == [seen.pk]
    assert {later.pk, others.pk}.isdisjoint(read)


def test_the_inbox_asks_a_fixed_number_of_questions(
    signed_in: Client, ada: User, match: Match, django_assert_max_num_queries: Any
) -> None:
    for _ in range(40):
        entry(ada, match, "joined", seat=1, name="bogdan")
    with django_assert_max_num_queries(9):
        signed_in.get("/inbox/")


def test_strangers_have_no_inbox(client: Client) -> None:
    assert client.get("/inbox/").status_code == 302
    assert client.get(PAGE).status_code == 302


# -- what to be told -----------------------------------------------------------------------------


def test_pace_and_kinds_are_saved(signed_in: Client, ada: User) -> None:
    channel = mail_channel(ada)
    address = reverse("channel_save", args=[channel.pk])
    signed_in.post(address, {"pace": "digest", "told": ["turn", "over"], "one_subject": "on"})
    channel.refresh_from_db()
    assert channel.pace == "digest"
    assert set(Kind.values) - set(channel.silent) == {"turn", "over"}
    page = signed_in.get(PAGE).content.decode()
    assert page.count("checked") == 4
    assert Preferences.objects.get(player=ada).one_subject


@pytest.mark.parametrize("pace", ["", "hourly"])
def test_a_pace_that_there_is_not_is_refused(signed_in: Client, ada: User, pace: str) -> None:
    channel = mail_channel(ada)
    signed_in.post(reverse("channel_save", args=[channel.pk]), {"pace": pace})
    channel.refresh_from_db()
    assert channel.pace == "at_once"


def test_nobody_touches_the_channels_of_others(signed_in: Client) -> None:
    other = mail_channel(user("bogdan"))
    for name in ("channel_save", "channel_clear"):
        answer = signed_in.post(reverse(name, args=[other.pk]), {"pace": "never"})
        assert answer.status_code == 404
    chat = Channel.objects.create(player=user("bogdan"), medium="apprise", url="ntfy://topic")
    signed_in.post(reverse("channel_remove", args=[chat.pk]))
    assert Channel.objects.filter(pk=chat.pk).exists()


def test_a_chat_service_comes_and_goes(signed_in: Client, ada: User) -> None:
    signed_in.post("/account/post/channels/", {"name": "Phone", "url": "ntfys://1.1.1.1/secret"})
    chat = ada.channels.get(medium="apprise")
    page = signed_in.get(PAGE).content.decode()
    assert "Phone" in page
    assert "secret" not in page
    signed_in.post(reverse("channel_remove", args=[chat.pk]))
    assert not ada.channels.filter(medium="apprise").exists()


@pytest.mark.parametrize(
    "url", ["json://127.0.0.1/", "file:///etc/passwd", "ntfy://10.0.0.1/x", ""]
)
def test_a_service_inside_is_refused_in_words(signed_in: Client, ada: User, url: str) -> None:
    answer = signed_in.post("/account/post/channels/", {"name": "x", "url": url})
    assert answer.status_code == 400
    assert 'class="errors"' in answer.content.decode()
    assert not ada.channels.filter(medium="apprise").exists()


def test_hours_are_saved_together_or_not(signed_in: Client, ada: User) -> None:
    good = {"quiet_from": "22:00", "quiet_until": "07:00", "digest_hour": "6"}
    assert signed_in.post(PAGE, good).status_code == 302
    wishes = Preferences.objects.get(player=ada)
    assert (wishes.quiet_from.hour, wishes.quiet_until.hour, wishes.digest_hour) == (22, 7, 6)
    half = signed_in.post(PAGE, {"quiet_from": "22:00", "digest_hour": "6"})
    assert half.status_code == 400
    assert "Fill in both, or neither." in half.content.decode()


# -- vacation ------------------------------------------------------------------------------------


def day(days: int) -> str:
    return f"{timezone.localdate() + timedelta(days=days):%Y-%m-%d}"


def test_a_vacation_is_announced_and_called_off(
    signed_in: Client, ada: User, match: Match, client: Client
) -> None:
    signed_in.post("/account/post/vacations/", {"first": day(3), "last": day(5)})
    vacation = Vacation.objects.get(player=ada)
    assert vacation.ends - vacation.begins == timedelta(days=3)
    page = signed_in.get(PAGE).content.decode()
    left = days_left(ada, timezone.now().year)
    assert f"{left} of your 30 days this year" in page
    table_page = Client().get(f"/matches/{match.pk}/").content.decode()
    assert "away from" in table_page
    signed_in.post(reverse("vacation_cancel", args=[vacation.pk]))
    assert not Vacation.objects.exists()


def test_too_long_a_vacation_is_refused(signed_in: Client) -> None:
    answer = signed_in.post("/account/post/vacations/", {"first": day(1), "last": day(60)})
    assert answer.status_code == 400
    assert "days of vacation a year" in answer.content.decode()
    backwards = signed_in.post("/account/post/vacations/", {"first": day(9), "last": day(3)})
    assert backwards.status_code == 400


def test_somebody_elses_vacation_is_not_called_off(signed_in: Client) -> None:
    now = timezone.now()
    other = Vacation.objects.create(
        player=user("bogdan"), begins=now + timedelta(days=1), ends=now + timedelta(days=2)
    )
    assert signed_in.post(reverse("vacation_cancel", args=[other.pk])).status_code == 404


# -- muting, stopping, bouncing ------------------------------------------------------------------


def test_a_match_is_muted_from_its_page(signed_in: Client, ada: User, match: Match) -> None:
    address = f"/matches/{match.pk}/"
    assert "Mute this match" in signed_in.get(address).content.decode()
    signed_in.post(f"{address}mute/", {"mute": "yes"})
    assert Mute.objects.filter(player=ada, match=match).exists()
    assert "Hear of it again" in signed_in.get(address).content.decode()
    signed_in.post(f"{address}mute/", {"mute": "no"})
    assert not Mute.objects.exists()


def test_one_request_of_a_mail_program_stops_a_kind(ada: User) -> None:
    """RFC 8058: no cookie, no token of a form, one POST."""
    path = stop_address(ada, "talk").removeprefix("http://localhost:8000")
    program = Client(enforce_csrf_checks=True)
    body = "List-Unsubscribe=One-Click"
    answer = program.post(path, body, content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 200
    assert mail_channel(ada).silent == ["talk"]


def test_looking_stops_nothing_and_stopping_can_be_undone(ada: User, client: Client) -> None:
    path = stop_address(ada, "talk").removeprefix("http://localhost:8000")
    assert "Stop mails of the kind “Table talk”?" in client.get(path).content.decode()
    assert mail_channel(ada).silent == []
    client.post(path)
    client.post(path, {"undo": "1"})
    assert mail_channel(ada).silent == []


def test_a_mail_mutes_its_match(ada: User, client: Client, match: Match) -> None:
    client.post(stop_address(ada, "", match.pk).removeprefix("http://localhost:8000"))
    assert Mute.objects.filter(player=ada, match=match).exists()


def test_a_forged_word_stops_nothing(client: Client) -> None:
    assert client.post("/mail/stop/" + "a" * 40 + "/").status_code == 404


def test_a_bounced_address_is_told_on_every_page(signed_in: Client, ada: User) -> None:
    mark_bounced(mail_channel(ada), "550 no such user")
    assert "Mails to your address come back" in signed_in.get("/games/").content.decode()
    assert "550 no such user" in signed_in.get(PAGE).content.decode()
    signed_in.post(reverse("channel_clear", args=[mail_channel(ada).pk]))
    assert "Mails to your address come back" not in signed_in.get("/games/").content.decode()


# -- the outbox of a service that sends nothing --------------------------------------------------


@pytest.fixture
def kept(settings: Any, tmp_path: Path) -> Path:
    settings.EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
    settings.EMAIL_FILE_PATH = str(tmp_path)
    mail = EmailMultiAlternatives("Zażółć", "Press https://play.example.org/x", to=["a@b.c"])
    mail.attach_alternative("<html><head></head><body><b>Press</b></body></html>", "text/html")
    mail.send()
    return next(tmp_path.glob("*.log"))


def test_kept_mails_can_be_read_and_clicked(client: Client, kept: Path) -> None:
    assert "Zażółć" in client.get("/mail/").content.decode()
    page = client.get(f"/mail/{kept.stem}/0/")
    assert 'href="https://play.example.org/x"' in page.content.decode()
    inner = client.get(f"/mail/{kept.stem}/0/page/")
    assert b"<b>Press</b>" in inner.content
    assert inner.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert "script" not in inner.headers["Content-Security-Policy"]
    assert client.get(f"/mail/{kept.stem}/1/").status_code == 404
    assert client.get("/mail/nothing/0/").status_code == 404


@pytest.mark.parametrize("place", ["production", "smtp"])
def test_there_is_no_outbox_where_strangers_come(
    client: Client, kept: Path, settings: Any, place: str
) -> None:
    if place == "production":
        settings.LONGTABLE_PRODUCTION = True
    else:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    assert client.get("/mail/").status_code == 404
    assert client.get(f"/mail/{kept.stem}/0/").status_code == 404


def test_a_new_address_is_a_new_start(ada: User) -> None:
    mark_bounced(mail_channel(ada), "550 no such user")
    old = EmailAddress.objects.create(user=ada, email=ada.email, primary=True, verified=True)
    new = EmailAddress.objects.create(user=ada, email="new@example.org", verified=True)
    email_changed.send(User, request=None, user=ada, from_email_address=old, to_email_address=new)
    assert mail_channel(ada).trouble == ""
