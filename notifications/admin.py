"""What staff see of the post: what is waiting, what could not be delivered, what came in."""

from typing import Any, ClassVar

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from notifications.models import Channel, Notice, ReceivedMail, SentMail, Vacation
from notifications.services.troubles import clear_trouble


class LookOnly(admin.ModelAdmin):
    """To find and read; nothing is written by hand."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Notice)
class NoticeAdmin(LookOnly):
    """Dead letters are found by their state; each says why."""

    list_display = ("key", "player", "kind", "state", "attempts", "due", "error")
    list_filter = ("state", "kind", "pace")
    list_select_related = ("player",)
    search_fields = ("key", "player__username", "address", "error")
    date_hierarchy = "created"
    exclude = ("about",)  # an invitation would let staff in
    actions: ClassVar = ["send_again"]

    @admin.action(description=_("Try dead letters again now"), permissions=["view"])
    def send_again(self, request: HttpRequest, chosen: QuerySet[Notice]) -> None:
        dead = chosen.filter(state=Notice.State.DEAD)
        count = dead.update(
            state=Notice.State.OPEN, closed=None, due=timezone.now(), attempts=0, claim=""
        )
        words = ngettext("%(count)d is tried again.", "%(count)d are tried again.", count)
        self.message_user(request, words % {"count": count})


@admin.register(Channel)
class ChannelAdmin(LookOnly):
    """Where players are reached; an address of a chat is their secret and is not shown."""

    list_display = ("player", "medium", "pace", "trouble", "troubled")
    list_filter = ("medium", "pace", ("troubled", admin.EmptyFieldListFilter))
    list_select_related = ("player",)
    search_fields = ("player__username", "trouble")
    exclude = ("url",)
    actions: ClassVar = ["trust_again"]

    @admin.action(description=_("Send here again"), permissions=["view"])
    def trust_again(self, request: HttpRequest, chosen: QuerySet[Channel]) -> None:
        for channel in chosen:
            clear_trouble(channel)


@admin.register(SentMail)
class SentMailAdmin(LookOnly):
    """What it said in a match that goes on is for its reader only."""

    list_display = ("message_id", "player", "match", "sent")
    list_select_related = ("player", "match")
    search_fields = ("message_id", "player__username")
    exclude = ("subject", "options", "question", "raw")


@admin.register(ReceivedMail)
class ReceivedMailAdmin(LookOnly):
    list_display = ("received", "sender", "player", "match", "outcome", "detail")
    list_filter = ("outcome",)
    list_select_related = ("player", "match")
    search_fields = ("message_id", "sender", "player__username")


@admin.register(Vacation)
class VacationAdmin(LookOnly):
    list_display = ("player", "begins", "ends", "announced")
    list_select_related = ("player",)
    search_fields = ("player__username",)
