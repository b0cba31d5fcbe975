"""Answers so far of a lane: kept beside the log until the lane is sealed."""

import msgspec
from django.db import IntegrityError, transaction

from games.log.errors import Conflict
from games.log.table import Table
from games.log.writing import Key
from games.models import CommandKey, Draft


def keep_draft(table: Table, draft: tuple[str, list[str]], *, seat: int, key: Key | None) -> None:
    """Put the longer draft in the place of the one that was read; `Conflict` if it changed."""
    lane, answers = draft
    head, asked = table.found.head, table.g.state.header.asked
    written = msgspec.json.encode(answers).decode()
    try:
        with transaction.atomic():
            if key is not None:
                CommandKey.objects.create(
                    match_id=table.match_id, **keyed(key), first=head + 1, last=head
                )
            replace(
                table,
                Draft(match_id=table.match_id, asked=asked, seat=seat, lane=lane, answers=written),
            )
    except IntegrityError as error:
        raise Conflict(str(error)) from error


def keyed(key: Key) -> dict[str, int]:
    return {"key": key.key, "command": key.command}


def replace(table: Table, draft: Draft) -> None:
    """A draft of an older question makes room; one that grew meanwhile does not."""
    same_lane = Draft.objects.filter(match_id=table.match_id, lane=draft.lane)
    same_lane.filter(asked__lt=draft.asked).delete()
    before = table.drafts.get(draft.lane)
    if before is None:
        draft.save(force_insert=True)
        return
    read = msgspec.json.encode(before).decode()
    changed = same_lane.filter(asked=draft.asked, answers=read).update(answers=draft.answers)
    if not changed:
        raise Conflict("the draft has changed")
