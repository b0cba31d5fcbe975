"""What a player was told, on the site itself."""

from datetime import timedelta
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.functional import SimpleLazyObject
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from games.web.lobby.cards import game_name, title_of
from notifications.models import InboxEntry
from notifications.selectors.inbox import entries_of, post_of
from notifications.services.choices import mark_read
from notifications.web.outbox import keeps_mails
from notifications.web.sentences import Facts, facts_of, sentence_of

ENTRIES_A_PAGE = 50
LONGEST_NUMBER = 15


@never_cache
@login_required
@require_safe
def inbox(request: HttpRequest) -> HttpResponse:
    before = request.GET.get("before", "")
    known = int(before) if before.isdecimal() and len(before) <= LONGEST_NUMBER else None
    found = entries_of(request.user, before=known, most=ENTRIES_A_PAGE + 1)
    entries, more = found[:ENTRIES_A_PAGE], len(found) > ENTRIES_A_PAGE
    facts = facts_of(entries)
    context = {
        "entries": [entry_row(entry, facts) for entry in entries],
        "latest": entries[0].pk if entries else 0,
        "has_unread": any(entry.read is None for entry in entries),
        "before": entries[-1].pk if more else None,
        "keeps_mails": keeps_mails(),
    }
    return render(request, "notifications/inbox.html", context)


def entry_row(entry: InboxEntry, facts: Facts) -> dict[str, Any]:
    return {
        "text": sentence_of(entry, facts),
        "quote": facts.quote(entry),
        "title": title_of(entry.match) if entry.match is not None else "",
        "game": game_name(entry.match.game) if entry.match is not None else "",
        "match_id": entry.match_id,
        "kind": entry.kind,
        "created": entry.created,
        "is_fresh": timezone.now() - entry.created < timedelta(minutes=1),
        "is_new": entry.read is None,
    }


@require_POST
@login_required
def read_inbox(request: HttpRequest) -> HttpResponse:
    mark_read(request.user, up_to=number_up_to(request))
    return redirect("inbox")


def number_up_to(request: HttpRequest) -> int:
    text = request.POST.get("up_to", "")
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else 0


def post_for_you(request: HttpRequest) -> dict[str, object]:
    """For the top bar and the notice above every page; asked only if a template shows it."""
    user = getattr(request, "user", None)
    found = SimpleLazyObject(lambda: post_of(user))
    return {"post": found}
