"""A player leaves: the post forgets them, and calls them what everybody will call them."""

from accounts.models import User
from notifications.models import (
    InboxEntry,
    Mute,
    Notice,
    Preferences,
    ReceivedMail,
    SentMail,
    Vacation,
)


def forget_post_of(player: User, former_name: str) -> None:
    """Within the transaction in which the account becomes nobody's."""
    for model in (Notice, InboxEntry, Mute, SentMail, Vacation, Preferences):
        model.objects.filter(player=player).delete()
    player.channels.all().delete()
    ReceivedMail.objects.filter(player=player).update(player=None, sender="", detail="")
    for model in (Notice, InboxEntry):
        for told in model.objects.filter(about__name=player.username):
            told.about["name"] = former_name
            told.save(update_fields=["about"])
