"""Calls people to a table by mail; the link in it lets them sit down."""

from smtplib import SMTPException
from urllib.parse import urljoin

from django.core.mail import send_mail
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Terms
from games.rules.registry import game_of

_ = gettext_noop


def invite_by_mail(match_id: int, sender: User, *, address: str, base: str) -> None:
    """Only who sits at a table invites to it; `base` is the address of this service."""
    terms = Terms.objects.select_related("match").filter(match_id=match_id).first()
    if terms is None or terms.match.status != Match.Status.OPEN:
        raise Refused("not_open", say(_("This match has started already.")))
    if not terms.match.places.filter(player=sender, last__isnull=True).exists():
        raise Refused("not_seated", say(_("You do not sit at this table.")))
    subject = gettext("%(name)s invites you to a table") % {"name": sender.username}
    words = {
        "sender": sender.username,
        "title": terms.title,
        "game": game_of(terms.match.game).name,
        "link": urljoin(base, reverse("join", args=[terms.invitation])),
    }
    try:
        send_mail(
            f"Longtable: {subject}",
            render_to_string("games/lobby/invitation.txt", words),
            None,
            [address],
        )
    except (SMTPException, OSError):
        raise Refused("mail_failed", say(_("The mail could not be sent. Try later."))) from None
