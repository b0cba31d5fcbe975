"""Many matches at their heads in three queries, however many there are."""

from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from django.db.models import OuterRef, Q, Subquery

from games.log.errors import CorruptLog
from games.log.found import Found
from games.log.table import Table, table_of
from games.models import Draft, LogEntry, Match, Snapshot

NOT_ASKED = {"command": None, "first": None, "last": None}
"""Looking on, nobody sends a command."""


def tables_at_head(matches: Iterable[Match]) -> dict[int, Table]:
    """The tables of started matches, by id; one that moves just now or is broken is left out.

    Each match needs its `content` at hand.
    """
    by_id = {match.pk: match for match in matches if match.head}
    if not by_id:
        return {}
    bases = snapshots_of(by_id)
    tails = tails_of(by_id, bases)
    drafts = drafts_of(by_id)
    tables = {}
    for pk, match in by_id.items():
        with suppress(CorruptLog):
            tables[pk] = table_of(pk, found_from(match, bases.get(pk), tails[pk], drafts.get(pk)))
    return tables


def snapshots_of(by_id: dict[int, Match]) -> dict[int, Snapshot]:
    newest = Snapshot.objects.filter(match_id=OuterRef("match_id")).order_by("-seq").values("seq")
    found = Snapshot.objects.filter(match_id__in=by_id, seq=Subquery(newest[:1]))
    return {snapshot.match_id: snapshot for snapshot in found}


def tails_of(
    by_id: dict[int, Match], bases: dict[int, Snapshot]
) -> dict[int, list[tuple[bytes, int]]]:
    stretches = Q()
    for pk, match in by_id.items():
        after = bases[pk].seq if pk in bases else 0
        stretches |= Q(match_id=pk, seq__gt=after, seq__lte=match.head)
    rows = LogEntry.objects.filter(stretches).order_by("match_id", "seq")
    tails: dict[int, list[tuple[bytes, int]]] = defaultdict(list)
    for match_id, payload, version in rows.values_list("match_id", "payload", "version"):
        tails[match_id].append((bytes(payload), version))
    return tails


def drafts_of(by_id: dict[int, Match]) -> dict[int, str]:
    found: dict[int, list[Any]] = defaultdict(list)
    for draft in Draft.objects.filter(match_id__in=by_id):
        found[draft.match_id].append([draft.lane, draft.asked, msgspec.json.decode(draft.answers)])
    return {match_id: msgspec.json.encode(rows).decode() for match_id, rows in found.items()}


def found_from(
    match: Match, base: Snapshot | None, tail: list[tuple[bytes, int]], drafts: str | None
) -> Found:
    return Found(
        game=match.game,
        status=match.status,
        head=match.head,
        head_hash=bytes(match.head_hash),
        waiting=match.waiting,
        seed=bytes(match.seed),
        content=match.content_id,
        entropy=msgspec.json.encode(match.entropy).decode(),
        content_version=match.content.version,
        base_seq=base.seq if base else None,
        base_format=base.format if base else None,
        base=bytes(base.state) if base else None,
        payloads=[payload for payload, _ in tail],
        versions=[version for _, version in tail],
        drafts=drafts,
        **NOT_ASKED,
    )
