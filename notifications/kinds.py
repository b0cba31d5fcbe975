"""The kinds of things that players are told; a player chooses among them."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class Kind(models.TextChoices):
    TURN = "turn", _("Your turn")
    REMINDER = "reminder", _("Your time is running out")
    PASSED = "passed", _("Somebody's time has run out")
    OVER = "over", _("A match is over")
    STARTED = "started", _("A match has begun")
    JOINED = "joined", _("Somebody sat down")
    LEFT = "left", _("Somebody left")
    REPLACED = "replaced", _("Somebody took a seat over")
    VOTE = "vote", _("Your vote is needed")
    CORRECTION = "correction", _("A correction is proposed")
    DECIDED = "decided", _("A vote is decided")
    TALK = "talk", _("Table talk")
    MENTION = "mention", _("Somebody mentions you")
    INVITED = "invited", _("Invitations")
    RESUMED = "resumed", _("A pause is over")
    VACATION = "vacation", _("Somebody is away for a while")
    CANCELLED = "cancelled", _("A match is cancelled")


PRESSING = {Kind.TURN, Kind.REMINDER, Kind.PASSED, Kind.VOTE, Kind.CORRECTION}
"""What the table waits for; the rest can wait for the talk to calm down."""
