"""What can become of a mail that comes in, and what the sending server is told about it."""

from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _
from msgspec import Struct


class Outcome(models.TextChoices):
    TAKEN = "taken", _("being looked at")
    PLAYED = "played", _("played")
    REPEATED = "repeated", _("came again")
    UNCLEAR = "unclear", _("not understood")
    OVERTAKEN = "overtaken", _("the match had moved on")
    EXPIRED = "expired", _("too old")
    NOT_SEATED = "not_seated", _("the seat is somebody else's")
    FORGED = "forged", _("to no address of ours")
    STRANGER = "stranger", _("from another address")
    DISOWNED = "disowned", _("its sender is not vouched for")
    AUTOMATIC = "automatic", _("written by a machine")
    BOUNCED = "bounced", _("a mail of ours came back")
    TOO_MANY = "too_many", _("too many to be answered")


ANSWERED = {
    Outcome.UNCLEAR, Outcome.OVERTAKEN, Outcome.EXPIRED, Outcome.NOT_SEATED, Outcome.PLAYED,
}  # fmt: skip
"""The sender is told by mail, for `PLAYED` only if the turn goes on."""
REFUSED = {
    Outcome.FORGED: "550 5.1.1 There is no such address",
    Outcome.STRANGER: "550 5.7.1 Answer from the address that the mail was sent to",
    Outcome.DISOWNED: "550 5.7.1 The sender's domain does not vouch for this mail",
}
TAKEN = "250 2.0.0 Thank you"


class Result(Struct, frozen=True):
    outcome: Outcome
    detail: str = ""
    seen: Any = None
    """For tests and staff: what was understood."""

    @property
    def reply(self) -> str:
        """What SMTP says to it."""
        return REFUSED.get(self.outcome, TAKEN)
