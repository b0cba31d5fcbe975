"""Matches for whoever keeps the service: found, looked at, checked; never changed by hand.

Nobody, staff included, learns here what is hidden in a running match: no seed, no private part of
the log, no draft, no note, no invitation.
"""

from collections.abc import Sequence
from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.utils import flatten_fieldsets
from django.db.models import Model, Prefetch, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from django.utils.translation import gettext_lazy as _

from games.kernel.refusal import Refused
from games.log.errors import CorruptLog
from games.models import Ballot, ContentEdition, Match, Outbox, Seat, TalkPost, Vote
from games.selectors.audit import audit_page
from games.services.checking import verify_match

OVER = Match.Status.FINISHED


class LookOnly(admin.ModelAdmin):
    """Lists and pages without a form; filters are those offered, as one on a hidden field tells."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def get_readonly_fields(self, request: HttpRequest, obj: Model | None = None) -> Sequence[str]:
        return flatten_fieldsets(self.get_fieldsets(request, obj))

    def lookup_allowed(self, lookup: str, value: str, request: HttpRequest | None = None) -> bool:
        offered = [*self.list_filter, *([self.date_hierarchy] if self.date_hierarchy else [])]
        return any(lookup == name or lookup.startswith(f"{name}__") for name in offered)


class LookOnlyInline(admin.TabularInline):
    extra = 0
    can_delete = False

    def get_readonly_fields(self, request: HttpRequest, obj: Model | None = None) -> Sequence[str]:
        return self.fields

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class SeatInline(LookOnlyInline):
    model = Seat
    fields = ("number", "player", "bot", "colour", "first", "last", "alone")
    ordering = ("number", "first")


class VoteInline(LookOnlyInline):
    model = Vote
    fields = ("kind", "seat", "outcome", "opened", "closed")
    ordering = ("-opened",)


class BallotInline(LookOnlyInline):
    model = Ballot
    fields = ("seat", "agrees", "cast")


@admin.register(Match)
class MatchAdmin(LookOnly):
    list_display = (
        "id", "title", "game", "status", "players", "waits_for",
        "head", "started", "finished", "page",
    )  # fmt: skip
    list_display_links = ("id", "title")
    list_filter = ("status", "game", "packed", "terms__private", "terms__sandbox")
    search_fields = ("=id", "terms__title", "places__player__username")
    search_help_text = _("number, title or player")
    date_hierarchy = "created"
    ordering = ("-id",)
    list_per_page = 50
    actions = ("verify",)
    inlines = (SeatInline, VoteInline)
    fieldsets = (
        (None, {"fields": ("title", "game", "status", "page", "log_page")}),
        (
            _("Table"),
            {"fields": ("seats", "host", "options", "time_control", "private", "sandbox")},
        ),
        (_("Play"), {"fields": ("created", "started", "finished", "waits_for", "result")}),
        (_("Log"), {"fields": ("head", "content", "rules", "packed", "seed_hash")}),
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Match]:
        held = Seat.objects.filter(last__isnull=True).select_related("player").order_by("number")
        return (
            super()
            .get_queryset(request)
            .select_related("terms__host", "content")
            .prefetch_related(Prefetch("places", queryset=held, to_attr="held"))
        )

    def get_urls(self) -> list[URLPattern]:
        log = self.admin_site.admin_view(self.log_view)
        return [path("<int:match_id>/log/", log, name="games_match_log"), *super().get_urls()]

    def log_view(self, request: HttpRequest, match_id: int) -> HttpResponse:
        match = self.get_object(request, str(match_id))
        if match is None or not self.has_view_permission(request, match):
            raise Http404
        asked = request.GET.get("from", "1")
        try:
            page = audit_page(match, int(asked) if asked.isdecimal() and len(asked) < 10 else 1)
        except CorruptLog as error:
            raise Http404(f"event {error.seq} cannot be read") from error
        context = {
            **self.admin_site.each_context(request),
            "title": _("Log"),
            "opts": self.opts,
            "match": match,
            "page": page,
            "whole": match.status == OVER,
        }
        return TemplateResponse(request, "admin/games/match/log.html", context)

    @admin.action(description=_("Verify chain, draws and snapshots"), permissions=["view"])
    def verify(self, request: HttpRequest, queryset: QuerySet[Match]) -> None:
        for match in queryset:
            try:
                verify_match(match)
            except CorruptLog as error:
                # What exactly is off may be about something hidden.
                reason = error.reason if match.status == OVER else _("not what was written")
                told = {"match": match, "seq": error.seq, "reason": reason}
                text = _("%(match)s: event %(seq)d, %(reason)s") % told
                self.message_user(request, text, messages.ERROR)
            except Refused as refusal:
                self.message_user(request, f"{match}: {refusal}", messages.ERROR)
            else:
                text = _("%(match)s is sound up to event %(head)d.")
                self.message_user(request, text % {"match": match, "head": match.head})

    @admin.display(description=_("title"), ordering="terms__title")
    def title(self, match: Match) -> str:
        return of_terms(match, "title") or "–"

    @admin.display(description=_("players"))
    def players(self, match: Match) -> str:
        return ", ".join(name_at(place) for place in match.held)

    @admin.display(description=_("waits for"))
    def waits_for(self, match: Match) -> str:
        waiting = match.waiting_seats
        return ", ".join(name_at(place) for place in match.held if place.number in waiting) or "–"

    @admin.display(description=_("page"))
    def page(self, match: Match) -> str:
        return format_html('<a href="{}">{}</a>', reverse("match", args=[match.pk]), _("open"))

    @admin.display(description=_("log"))
    def log_page(self, match: Match) -> str:
        address = reverse("admin:games_match_log", args=[match.pk])
        return format_html('<a href="{}">{}</a>', address, _("read"))

    @admin.display(description=_("host"))
    def host(self, match: Match) -> str:
        return str(of_terms(match, "host") or "–")

    @admin.display(description=_("time control"))
    def time_control(self, match: Match) -> str:
        return str(of_terms(match, "time_control") or "–")

    @admin.display(description=_("by invitation only"), boolean=True)
    def private(self, match: Match) -> bool:
        return bool(of_terms(match, "private"))

    @admin.display(description=_("sandbox"), boolean=True)
    def sandbox(self, match: Match) -> bool:
        return bool(of_terms(match, "sandbox"))

    @admin.display(description=_("hash of the seed"))
    def seed_hash(self, match: Match) -> str:
        return match.seed_hash


def of_terms(match: Match, name: str) -> Any:
    """A match may have no terms: one that was imported, or made by a command."""
    return getattr(getattr(match, "terms", None), name, None)


def name_at(place: Seat) -> str:
    return place.player.username if place.player else (place.bot or "–")


@admin.register(Seat)
class SeatAdmin(LookOnly):
    list_display = ("match", "number", "player", "bot", "colour", "first", "last")
    list_filter = ("bot", "alone", "match__status", "match__game")
    search_fields = ("player__username", "match__terms__title", "=match__id")
    list_select_related = ("match", "player")
    fields = ("match", *list_display[1:], "alone")
    ordering = ("-match_id", "number", "first")


@admin.register(Vote)
class VoteAdmin(LookOnly):
    list_display = ("match", "kind", "seat", "outcome", "opened", "closed")
    list_filter = ("kind", "outcome")
    search_fields = ("match__terms__title", "=match__id")
    list_select_related = ("match",)
    fields = (*list_display, "subject")
    inlines = (BallotInline,)
    ordering = ("-opened",)

    @admin.display(description=_("about"))
    def subject(self, vote: Vote) -> str:
        """A correction may name what is hidden."""
        return str(vote.about) if vote.match.status == OVER else "–"


@admin.register(Outbox)
class OutboxAdmin(LookOnly):
    list_display = ("id", "match_id", "seq", "seat", "kind")
    list_filter = ("kind",)
    search_fields = ("=match__id",)
    fields = list_display
    ordering = ("-id",)


@admin.register(ContentEdition)
class ContentEditionAdmin(LookOnly):
    list_display = ("game", "version", "size")
    list_filter = ("game",)
    fields = list_display
    ordering = ("game", "id")

    @admin.display(description=_("bytes"))
    def size(self, edition: ContentEdition) -> int:
        return len(edition.body)


@admin.register(TalkPost)
class TalkPostAdmin(LookOnly):
    """Talk is no part of the log: what should not have been said can be removed."""

    list_display = ("match", "author", "seq", "written", "text")
    list_filter = ("written",)
    search_fields = ("author__username", "text", "=match__id")
    list_select_related = ("match", "author")
    fields = list_display
    ordering = ("-written",)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return admin.ModelAdmin.has_delete_permission(self, request, obj)
