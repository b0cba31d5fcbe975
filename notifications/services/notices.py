"""Puts down what players are to be told: in their inbox, and once over each of their channels."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct

from accounts.models import User
from games.models import Turn
from notifications.models import Channel, InboxEntry, Mute, Notice, Preferences
from notifications.services.pacing import sent_when
from notifications.services.wishes import is_wanted


class Telling(Struct, frozen=True, kw_only=True):
    """A thing that one player is to know; `reason` names it for good."""

    player: User
    kind: str
    reason: str
    match_id: int
    seat: int
    seq: int = 0
    turn: Turn | None = None
    about: dict[str, Any] = {}

    def key_for(self, place: str) -> str:
        return f"{self.kind}:{self.reason}:{place}"


class Wishes:
    """What the players of a batch want to hear, read at once."""

    def __init__(self, players: Iterable[User], matches: Iterable[int]) -> None:
        by_id = {player.pk: player for player in players}
        self.channels: dict[int, list[Channel]] = defaultdict(list)
        for channel in Channel.objects.filter(player__in=by_id).order_by("pk"):
            self.channels[channel.player_id].append(channel)
        self.give_mail(by_id)
        muted = Mute.objects.filter(player__in=by_id, match__in=set(matches))
        self.muted = set(muted.values_list("player_id", "match_id"))
        self.preferences = {wish.pk: wish for wish in Preferences.objects.filter(pk__in=by_id)}

    def give_mail(self, players: dict[int, User]) -> None:
        """Everybody has a channel for mail from the first thing that they are told."""
        has_mail = {
            player
            for player, channels in self.channels.items()
            if any(channel.medium == Channel.Medium.EMAIL for channel in channels)
        }
        missing = [pk for pk in players if pk not in has_mail]
        if not missing:
            return
        mail = [Channel(player_id=pk, medium=Channel.Medium.EMAIL) for pk in missing]
        Channel.objects.bulk_create(mail, ignore_conflicts=True)
        made = Channel.objects.filter(player__in=missing, medium=Channel.Medium.EMAIL, url="")
        for channel in made:
            self.channels[channel.player_id].append(channel)


def put_down(tellings: Sequence[Telling], now: datetime) -> None:
    """Whatever was put down before, under the same reason, stays as it is."""
    if not tellings:
        return
    wishes = Wishes((each.player for each in tellings), (each.match_id for each in tellings))
    InboxEntry.objects.bulk_create((entry_of(each) for each in tellings), ignore_conflicts=True)
    notices = [
        notice_of(each, channel, wishes.preferences.get(each.player.pk), now)
        for each in tellings
        for channel in wishes.channels[each.player.pk]
        if is_wanted(each.kind, channel, muted=(each.player.pk, each.match_id) in wishes.muted)
    ]
    Notice.objects.bulk_create(notices, ignore_conflicts=True)


def entry_of(each: Telling) -> InboxEntry:
    return InboxEntry(
        key=each.key_for(f"p{each.player.pk}"),
        player=each.player,
        match_id=each.match_id,
        turn=each.turn.pk if each.turn else None,
        seat=each.seat,
        seq=each.seq,
        kind=each.kind,
        about=each.about,
    )


def notice_of(each: Telling, channel: Channel, wishes: Preferences | None, now: datetime) -> Notice:
    due = sent_when(each.kind, channel.pace, now=now, player=each.player, wishes=wishes)
    return Notice(
        key=each.key_for(f"c{channel.pk}"),
        player=each.player,
        channel=channel,
        match_id=each.match_id,
        turn=each.turn,
        seat=each.seat,
        seq=each.seq,
        kind=each.kind,
        about=each.about,
        pace=channel.pace,
        due=due,
    )
