"""What the post keeps about a player is handed out to them, and goes when they go."""

import json
from typing import Any

import pytest
from django.apps import apps
from django.test import Client

from accounts.services.deletion import make_former_player
from games.models import Match
from notifications.models import Channel, InboxEntry, ReceivedMail
from notifications.services.choices import mail_channel, mute
from tests.notifications.letters import notice
from tests.notifications.tables import table, user

pytestmark = pytest.mark.django_db


@pytest.fixture
def match() -> Match:
    found = table()
    ada = user("ada")
    mail_channel(ada)
    Channel.objects.create(player=ada, medium="apprise", url="discord://1/secret", name="Club")
    mute(ada, found.pk)
    notice(ada, found, "turn")
    InboxEntry.objects.create(key="1", player=ada, match=found, kind="turn")
    for name in ("bogdan", "celia"):
        InboxEntry.objects.create(
            key=name, player=user(name), match=found, kind="left", about={"seat": 0, "name": "ada"}
        )
    ReceivedMail.objects.create(digest="x", player=ada, sender="ada@example.org", outcome="played")
    return found


def exported(name: str) -> dict[str, Any]:
    client = Client()
    client.force_login(user(name))
    found: dict[str, Any] = json.loads(client.post("/account/export/").content)
    return found


def test_the_export_holds_it_without_keys(match: Match) -> None:
    kept = exported("ada")["post"]
    assert kept["muted_matches"] == [match.pk]
    assert [each["address"] for each in kept["channels"]] == ["ada@example.org", "discord://…"]
    assert [each["kind"] for each in kept["inbox"]] == ["turn"]
    assert "secret" not in json.dumps(kept)


def test_nothing_is_left_of_who_leaves(match: Match) -> None:
    ada = user("ada")
    make_former_player(user=ada)
    for model in apps.get_app_config("notifications").get_models():
        assert not model.objects.filter(player=ada).exists(), model
        for row in model.objects.values():
            assert "ada" not in json.dumps(row, default=str), row


def test_every_table_of_the_post_is_thought_of() -> None:
    names = {model.__name__ for model in apps.get_app_config("notifications").get_models()}
    assert names == {
        "Channel", "InboxEntry", "Mute", "Notice", "Preferences", "ReceivedMail", "SentMail",
        "Vacation",
    }  # fmt: skip
