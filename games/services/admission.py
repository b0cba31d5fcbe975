"""Who may sit down at a table that is for invited people only."""

from secrets import compare_digest

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match

_ = gettext_noop


def check_admitted(match: Match, player: User, invitation: str) -> None:
    """Everybody to a public table; to a private one its host and who brings the invitation."""
    terms = getattr(match, "terms", None)
    if terms is None or terms.sandbox:
        raise Refused("private", say(_("Nobody can join this table.")))
    if not terms.private or terms.host_id == player.pk:
        return
    if not compare_digest(invitation.encode(), terms.invitation.encode()):
        raise Refused("private", say(_("People come to this table by invitation only.")))
