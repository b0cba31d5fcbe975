"""What a player was told and has not read yet, and whether their address gives trouble."""

from django.contrib.auth.models import AnonymousUser
from django.db.models import Count, Exists, OuterRef, Subquery
from msgspec import Struct

from accounts.models import User
from notifications.models import Channel, InboxEntry


class Post(Struct, frozen=True):
    unread: int = 0
    bounced: bool = False
    """True if mails to the player's address come back."""


def entries_of(player: User, *, before: int | None, most: int) -> list[InboxEntry]:
    """The latest first."""
    entries = InboxEntry.objects.filter(player=player).select_related("match__terms")
    if before is not None:
        entries = entries.filter(pk__lt=before)
    return list(entries.order_by("-pk")[:most])


def post_of(player: User | AnonymousUser | None) -> Post:
    """For every page, so in one query."""
    if player is None or not player.is_authenticated:
        return Post()
    unread = InboxEntry.objects.filter(player=OuterRef("pk"), read__isnull=True).order_by()
    count = unread.values("player").annotate(count=Count("pk")).values("count")
    mail = Channel.objects.filter(player=OuterRef("pk"), medium=Channel.Medium.EMAIL)
    found = (
        User.objects.filter(pk=player.pk)
        .annotate(bounced=Exists(mail.exclude(trouble="")), unread=Subquery(count))
        .values_list("unread", "bounced")
        .first()
    )
    unread_now, bounced = found or (None, False)
    return Post(unread_now or 0, bounced)
