"""Private notes: what a player writes down for nobody else."""

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Note

LONGEST_NOTE = 10_000
_ = gettext_noop


def save_note(match: Match, player: User, *, text: str) -> Note:
    if len(text) > LONGEST_NOTE:
        raise Refused(
            "note_too_long", say(_("Notes have {most} letters at most."), most=LONGEST_NOTE)
        )
    note, _created = Note.objects.update_or_create(
        match=match, player=player, defaults={"text": text}
    )
    return note
