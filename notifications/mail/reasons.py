"""Why somebody gets a mail, in one sentence at its foot."""

from django.utils.translation import gettext

from notifications.kinds import Kind
from notifications.models import Channel


def why(kind: str, pace: str) -> str:
    if pace == Channel.Pace.DIGEST:
        return gettext("You get this because you asked to be told once a day.")
    if pace == Channel.Pace.BATCHED:
        return gettext("You get this because you asked to be told together, every hour at most.")
    match kind:
        case Kind.TURN:
            return gettext("You get this because it is your turn and you asked to be told at once.")
        case Kind.REMINDER:
            return gettext("You get this because the match waits for you and time runs out.")
        case Kind.TALK | Kind.MENTION:
            return gettext("You get this because you sit at this table and want to hear its talk.")
        case Kind.INVITED:
            return gettext("You get this because somebody entered your address.")
    return gettext("You get this because you sit at this table.")
