"""Table talk: what players say to each other beside the board."""

from datetime import timedelta

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Outbox, Seat, TalkPost
from games.services.telling import tell

LONGEST_POST = 2000
MOST_A_MINUTE = 10
_ = gettext_noop


@transaction.atomic
def write_post(match: Match, author: User, *, text: str) -> TalkPost:
    """Say something to the table, pinned to the present moment."""
    text = text.strip()
    if not Seat.objects.filter(match=match, player=author).exists():
        raise Refused("not_seated", say(_("Only who plays here writes to the table.")))
    if not text:
        raise Refused("empty_post", say(_("There is nothing to send.")))
    if len(text) > LONGEST_POST:
        raise Refused(
            "post_too_long", say(_("A post has {most} letters at most."), most=LONGEST_POST)
        )
    minute_ago = timezone.now() - timedelta(minutes=1)
    if match.talk.filter(author=author, written__gte=minute_ago).count() >= MOST_A_MINUTE:
        raise Refused("too_many_posts", say(_("That is a lot at once; wait a minute.")))
    post = TalkPost.objects.create(match=match, author=author, seq=match.head, text=text)
    tell(match, Outbox.Kind.TALK, post=post.pk)
    return post
