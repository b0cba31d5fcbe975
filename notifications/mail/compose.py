"""Makes a message of notices that belong together, in the player's language and time zone."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.utils import timezone, translation

from accounts.models import User
from notifications.kinds import Kind
from notifications.mail.envelope import message_of
from notifications.mail.invitation import letter_of_invitation
from notifications.mail.letter import Letter
from notifications.mail.several import letter_about_several
from notifications.mail.single import letter_about_one
from notifications.message import Bundle, Message


def compose(bundle: Bundle) -> Message | None:
    """None if there turns out to be nothing to say."""
    language = bundle.notices[0].about.get("language") or ""
    with spoken_to(bundle.player, language):
        letter = letter_for(bundle)
        return message_of(letter) if letter is not None else None


def letter_for(bundle: Bundle) -> Letter | None:
    if bundle.notices[0].kind == Kind.INVITED:
        return letter_of_invitation(bundle)
    if bundle.match is None or bundle.is_digest:
        return letter_about_several(bundle)
    return letter_about_one(bundle)


@contextmanager
def spoken_to(player: User | None, language: str = "") -> Iterator[None]:
    """The reader's language and hours; the service's own for who never chose."""
    chosen = (player.language if player else "") or language or settings.LANGUAGE_CODE
    zone = player.zone if player else timezone.get_default_timezone()
    with translation.override(chosen), timezone.override(zone):
        yield
