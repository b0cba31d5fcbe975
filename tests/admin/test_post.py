"""Staff see what could not be delivered, and no secret on the way."""

import pytest
from django.test import Client
from django.utils import timezone

from games.services.invitations import invite_by_mail
from notifications.models import Channel, Notice, SentMail
from tests.support.people import open_one, player, players, started
from tests.support.post import plan

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]
MODELS = ("notice", "channel", "sentmail", "receivedmail", "vacation")


def page(client: Client, address: str) -> str:
    response = client.get(f"/admin/notifications/{address}")
    assert response.status_code == 200, address
    return response.content.decode()


def test_a_dead_letter_is_found_with_its_reason_and_tried_again(as_host: Client) -> None:
    started(*players("ada", "bogdan"))
    plan()
    Notice.objects.filter(kind="turn").update(
        state=Notice.State.DEAD, error="550 no such mailbox", closed=timezone.now(), attempts=9
    )
    assert "550 no such mailbox" in page(as_host, "notice/?state__exact=3")
    dead = Notice.objects.get(state=Notice.State.DEAD)
    form = {"action": "send_again", "_selected_action": [str(dead.pk)]}
    as_host.post("/admin/notifications/notice/", form)
    dead.refresh_from_db()
    assert (dead.state, dead.closed, dead.attempts) == (Notice.State.OPEN, None, 0)


def test_a_channel_in_trouble_is_trusted_again(as_host: Client) -> None:
    channel = Channel.objects.create(player=player("ada"), trouble="550", troubled=timezone.now())
    form = {"action": "trust_again", "_selected_action": [str(channel.pk)]}
    as_host.post("/admin/notifications/channel/", form)
    channel.refresh_from_db()
    assert (channel.trouble, channel.troubled) == ("", None)


def test_no_page_shows_what_is_for_others(as_host: Client) -> None:
    ada = player("ada")
    match = open_one(ada, private=True)
    invite_by_mail(match.pk, ada, address="zoe@example.org", base="http://testserver/")
    plan()
    chat = Channel.objects.create(player=ada, medium="apprise", url="ntfy://secret-word")
    mail = SentMail.objects.create(
        message_id="<1@x>",
        subject="sealed-words",
        options=["sealed-words"],
        sent=timezone.now(),
        match=match,
    )
    addresses = [f"{model}/" for model in MODELS]
    addresses += [f"notice/{Notice.objects.get(kind='invited').pk}/change/"]
    addresses += [f"channel/{chat.pk}/change/", f"sentmail/{mail.pk}/change/"]
    told = "".join(page(as_host, address) for address in addresses)
    secrets = (match.terms.invitation, "secret-word", "sealed-words")
    assert [word for word in secrets if word in told] == []


def test_nothing_is_written_by_hand(as_host: Client) -> None:
    for model in MODELS:
        assert as_host.get(f"/admin/notifications/{model}/add/").status_code == 403
