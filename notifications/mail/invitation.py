"""The mail that calls somebody, perhaps without an account, to a table."""

from urllib.parse import urljoin

from django.urls import reverse
from django.utils.translation import gettext

from games.models import Match
from games.services.time_control import read_time_control
from games.web.lobby.cards import game_name, title_of
from games.web.lobby.words import pace_in_words
from games.web.rendering import language_now
from notifications.kinds import Kind
from notifications.mail.letter import Letter, Way
from notifications.mail.reasons import why
from notifications.mail.scene import match_for_mail
from notifications.mail.threads import message_id
from notifications.message import Bundle


def letter_of_invitation(bundle: Bundle) -> Letter | None:
    """None once the table has started without them."""
    lead = bundle.notices[0]
    match = match_for_mail(bundle.match.pk) if bundle.match else None
    if match is None or match.status != Match.Status.OPEN:
        return None
    sender = lead.about.get("sender", "")
    table, game = title_of(match), game_name(match.game)
    told = {"sender": sender, "table": table, "game": game}
    path = reverse("join", args=[lead.about.get("invitation") or match.terms.invitation])
    heading = gettext("%(sender)s invites you to the table “%(table)s”.") % told
    return Letter(
        to=bundle.player,
        address=bundle.address,
        kind=Kind.INVITED,
        language=language_now(),
        message_id=message_id(lead.key),
        subject=gettext("Longtable: %(sender)s invites you to play %(game)s") % told,
        preheader=heading,
        table=table,
        where=game,
        heading=heading,
        paragraphs=about_playing(match, game),
        ways=[Way(gettext("Sit down here"), urljoin(lead.about.get("base", ""), path))],
        why=why(Kind.INVITED, lead.pace),
    )


def about_playing(match: Match, game: str) -> list[str]:
    pace = pace_in_words(read_time_control(match.terms.time_control))
    return [
        gettext("The game is %(game)s. %(pace)s.") % {"game": game, "pace": pace},
        gettext(
            "A match lasts days or weeks, and nobody has to be online together. If you do not "
            "want to play, do nothing."
        ),
    ]
