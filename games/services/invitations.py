"""Calls people to a table by mail; the link in it lets them sit down."""

from django.utils.translation import get_language

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Outbox, Terms
from games.services.telling import tell

_ = gettext_noop


def invite_by_mail(match_id: int, sender: User, *, address: str, base: str) -> None:
    """Only who sits at a table invites to it; `base` is the address of this service."""
    terms = Terms.objects.select_related("match").filter(match_id=match_id).first()
    if terms is None or terms.match.status != Match.Status.OPEN:
        raise Refused("not_open", say(_("This match has started already.")))
    if not terms.match.places.filter(player=sender, last__isnull=True).exists():
        raise Refused("not_seated", say(_("You do not sit at this table.")))
    tell(
        terms.match,
        Outbox.Kind.INVITED,
        address=address,
        sender=sender.username,
        invitation=terms.invitation,
        base=base,
        language=get_language() or "en",
    )
