"""Packs the log of a finished match into chunks, so that reading it stays cheap for ever."""

from django.db import transaction

from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.log.chunks import in_chunks, packed
from games.log.history import rows_of_match
from games.models import Chunk, Match
from games.services.checking import verify_match

_ = gettext_noop


@transaction.atomic
def pack_match(match_id: int) -> None:
    """Chunks first, then the rows that they cover go; a log that is not sound is left alone."""
    match = Match.objects.select_for_update().get(pk=match_id)
    if match.packed:
        return
    if match.status != Match.Status.FINISHED:
        raise Refused("not_running", say(_("Only a finished match can be packed.")))
    verify_match(match)
    Chunk.objects.bulk_create(
        Chunk(match=match, first=rows[0].seq, last=rows[-1].seq, body=packed(rows))
        for rows in in_chunks(list(rows_of_match(match)))
    )
    match.log.all().delete()
    match.keys.all().delete()
    match.drafts.all().delete()
    match.packed = True
    match.save(update_fields=["packed"])
    verify_match(match)
