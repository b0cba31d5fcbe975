"""What a player chooses: which channels, what over each and how soon, which matches are muted."""

from collections.abc import Iterable

from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from notifications.channels.chat import checked_address
from notifications.kinds import Kind
from notifications.models import Channel, InboxEntry, Mute, Preferences

_ = gettext_noop
MOST_CHANNELS = 5
LONGEST_NAME = 60


def mail_channel(player: User) -> Channel:
    """Everybody has one."""
    channel, _new = Channel.objects.get_or_create(
        player=player, medium=Channel.Medium.EMAIL, url="", defaults={}
    )
    return channel


def set_channel(channel: Channel, *, pace: str, told: Iterable[str]) -> None:
    """`told` are the kinds that the player wants to hear there."""
    if pace not in Channel.Pace.values:
        raise Refused("bad_channel", say(_("There is no such pace.")))
    wanted = set(told)
    channel.pace = pace
    channel.silent = [kind for kind in Kind.values if kind not in wanted]
    channel.save(update_fields=["pace", "silent"])


def set_one_subject(player: User, *, one: bool) -> None:
    Preferences.objects.update_or_create(player=player, defaults={"one_subject": one})


def add_chat(player: User, *, name: str, url: str) -> Channel:
    """A chat or push service of the player's, by its Apprise address."""
    if player.channels.filter(medium=Channel.Medium.APPRISE).count() >= MOST_CHANNELS:
        raise Refused("too_many", say(_("You have {most} services already."), most=MOST_CHANNELS))
    address = checked_address(url)
    try:
        with transaction.atomic():
            return Channel.objects.create(
                player=player,
                medium=Channel.Medium.APPRISE,
                url=address,
                name=" ".join(name.split())[:LONGEST_NAME],
            )
    except IntegrityError:
        raise Refused("known_channel", say(_("You have this service already."))) from None


def remove_chat(player: User, channel_id: int) -> None:
    player.channels.filter(pk=channel_id, medium=Channel.Medium.APPRISE).delete()


def mute(player: User, match_id: int) -> None:
    Mute.objects.get_or_create(player=player, match_id=match_id)


def unmute(player: User, match_id: int) -> None:
    Mute.objects.filter(player=player, match_id=match_id).delete()


def stop_kind(player: User, kind: str) -> None:
    """No more mails of this kind; of the digest, no more mails together."""
    channel = mail_channel(player)
    if kind not in Kind.values:
        Channel.objects.filter(pk=channel.pk).update(pace=Channel.Pace.NEVER)
    elif kind not in channel.silent:
        channel.silent = [*channel.silent, kind]
        channel.save(update_fields=["silent"])


def start_kind(player: User, kind: str) -> None:
    """Mails of this kind again."""
    channel = mail_channel(player)
    if kind not in Kind.values:
        Channel.objects.filter(pk=channel.pk).update(pace=Channel.Pace.DIGEST)
    else:
        channel.silent = [each for each in channel.silent if each != kind]
        channel.save(update_fields=["silent"])


def mark_read(player: User, *, up_to: int) -> None:
    """All that the page has shown, and nothing that came since."""
    unread = InboxEntry.objects.filter(player=player, read__isnull=True, pk__lte=up_to)
    unread.update(read=timezone.now())
