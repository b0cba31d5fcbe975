"""The mail about several matches at once: batched, or the digest of a day."""

from collections.abc import Iterable
from itertools import groupby

from django.utils.translation import gettext

from accounts.models import User
from games.models import Match
from games.web.lobby.words import tables_wait
from games.web.rendering import language_now
from notifications.kinds import Kind
from notifications.mail.addresses import address_of, stop_address
from notifications.mail.items import Item, item_of
from notifications.mail.letter import Heap, Letter
from notifications.mail.parts import elsewhere, foot_of, left_in_words
from notifications.mail.reasons import why
from notifications.mail.scene import due_of, match_for_mail, scene_of
from notifications.mail.threads import message_id
from notifications.message import Bundle
from notifications.models import Notice

MOST_LINES = 12
DIGEST = "digest"


def letter_about_several(bundle: Bundle) -> Letter | None:
    """A heap for every match, those that wait first and of these the soonest."""
    assert bundle.player is not None
    heaps = heaps_of(bundle.notices, bundle.player)
    if not heaps:
        return None
    waiting = sum(heap.waits for heap in heaps)
    heading = tables_wait(waiting) if waiting else gettext("News from your tables")
    told = ", ".join(heap.title for heap in heaps)
    lead = bundle.notices[0]
    return Letter(
        to=bundle.player,
        address=bundle.address,
        kind=DIGEST,
        language=language_now(),
        message_id=message_id(lead.key),
        subject=gettext("Longtable: %(heading)s") % {"heading": heading},
        preheader=told,
        heading=heading,
        waits=bool(waiting),
        heaps=heaps,
        others=[row for row in elsewhere(bundle.player) if row.url not in {h.url for h in heaps}],
        foot=foot_of(bundle.player),
        why=why(lead.kind, lead.pace),
        stop=stop_address(bundle.player, DIGEST),
    )


def heaps_of(notices: Iterable[Notice], player: User) -> list[Heap]:
    about = [notice for notice in notices if notice.match_id is not None]
    by_match = groupby(
        sorted(about, key=lambda notice: (notice.match_id, notice.pk)),
        key=lambda notice: notice.match_id,
    )
    found = [heap_of(match_for_mail(pk), list(group), player) for pk, group in by_match]
    return [heap for _, heap in sorted(filter(None, found), key=lambda one: one[0])]


def heap_of(
    match: Match, notices: list[Notice], player: User
) -> tuple[tuple[bool, float, int], Heap] | None:
    scene = scene_of(match, player)
    items = [(notice, item_of(notice, scene)) for notice in notices]
    lines = list(dict.fromkeys(line_of(notice, item) for notice, item in items if item))
    if not lines:
        return None
    waits = scene.decision is not None
    due = due_of(match, scene.decision.question.seat) if scene.decision else None
    more = len(lines) - MOST_LINES
    if more > 0:
        lines = [*lines[:MOST_LINES], gettext("And %(count)d more.") % {"count": more}]
    url = address_of("match", match.pk)
    heap = Heap(scene.title, scene.game_name, url, lines, left_in_words(due), waits)
    return (not waits, due.timestamp() if due else float("inf"), match.pk), heap


def line_of(notice: Notice, item: Item) -> str:
    if notice.kind in (Kind.TURN, Kind.REMINDER):
        return gettext("Your turn: %(prompt)s") % {"prompt": item.text}
    return item.in_one_line
