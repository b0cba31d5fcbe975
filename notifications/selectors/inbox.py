"""What a player was told and has not read yet, and whether their address gives trouble."""

from django.contrib.auth.models import AnonymousUser
from django.db.models import Exists
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
    unread = InboxEntry.objects.filter(player=player, read__isnull=True)
    troubled = Channel.objects.filter(player=player, medium=Channel.Medium.EMAIL)
    found = (
        User.objects.filter(pk=player.pk)
        .annotate(bounced=Exists(troubled.exclude(trouble="")), has_post=Exists(unread))
        .values_list("bounced", "has_post")
        .first()
    )
    if found is None:
        return Post()
    bounced, has_post = found
    return Post(unread.count() if has_post else 0, bounced)
