"""Bundles of notices for tests, without waiting for anything to become due."""

from typing import Any

from django.utils import timezone

from accounts.models import User
from games.models import Match, Seat, Turn
from notifications.mail.compose import compose
from notifications.message import Bundle, Message
from notifications.models import Channel, Notice
from notifications.services.choices import mail_channel


def notice(player: User, match: Match | None, kind: str, **about: Any) -> Notice:
    seat = Seat.objects.filter(match=match, player=player, last__isnull=True).first()
    number = seat.number if seat else None
    turn = Turn.objects.filter(match=match, seat=number, closed__isnull=True).first()
    channel = mail_channel(player)
    return Notice.objects.create(
        key=f"{kind}:{match and match.pk}:{Notice.objects.count()}",
        player=player,
        channel=channel,
        match=match,
        turn=turn if kind in ("turn", "reminder") else None,
        seat=number,
        seq=match.head if match else 0,
        kind=kind,
        about=about,
        pace=channel.pace,
        due=timezone.now(),
    )


def bundle(*notices: Notice) -> Bundle:
    matches = {each.match_id for each in notices}
    lead = notices[0]
    return Bundle(
        notices=list(notices),
        channel=lead.channel or Channel(),
        player=lead.player,
        address=lead.player.email if lead.player else lead.address,
        match=lead.match if len(matches) == 1 else None,
    )


def letter(player: User, match: Match | None, kind: str, **about: Any) -> Message:
    message = compose(bundle(notice(player, match, kind, **about)))
    assert message is not None
    return message
