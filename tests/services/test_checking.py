"""`verify` finds whatever was changed behind the service's back, in rows and in chunks."""

from collections.abc import Callable

import msgspec
import pytest

from games.kernel.game import ENCODER, AnyGame
from games.log.chain import START
from games.log.chunks import packed, unpacked
from games.log.compression import compress
from games.log.errors import CorruptLog
from games.log.history import rows_of_match, state_at
from games.log.row import Row, chained, hash_of
from games.models import Chunk, Match, Snapshot
from games.services.archive import pack_match
from games.services.checking import rebuild_match, verify_match
from tests.support.guards import tamper
from tests.support.playing import everything, finished_match, running_match

pytestmark = pytest.mark.django_db
OF_ROW = "WHERE match_id = %s AND seq = %s"
Change = Callable[[list[Row]], list[Row]]


def broken_at(match: Match) -> int:
    with pytest.raises(CorruptLog) as error:
        verify_match(Match.objects.get(pk=match.pk))
    return error.value.seq


def row_with(match: Match, **lookup: object) -> Row:
    """A row in the middle of the log that hides something, or was drawn, or neither."""
    wanted = [row for row in rows_of_match(match) if row.seq > 20]
    return next(row for row in wanted if all(bool(getattr(row, k)) == v for k, v in lookup.items()))


def flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def test_a_sound_match_passes(quarry: AnyGame) -> None:
    verify_match(running_match(30))
    verify_match(finished_match(rounds=9))


# -- rows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", ["payload", "public", "draws", "hash"])
def test_a_changed_byte_is_found(quarry: AnyGame, column: str) -> None:
    match = finished_match()
    hides = {"public": True} if column == "public" else {}
    row = row_with(match, **hides, **({"draws": True} if column == "draws" else {}))
    data = getattr(row, column)
    for at in (0, len(data) // 2, len(data) - 1):
        sql = f"UPDATE games_logentry SET {column} = %s {OF_ROW}"
        tamper(sql, flipped(data, at), match.pk, row.seq)
        assert broken_at(match) == row.seq
    tamper(f"UPDATE games_logentry SET {column} = %s {OF_ROW}", data, match.pk, row.seq)
    verify_match(match)


def test_every_byte_of_a_hidden_payload_counts(quarry: AnyGame) -> None:
    match = finished_match()
    row = row_with(match, public=True)
    for at in range(len(row.payload)):
        changed = flipped(row.payload, at)
        tamper(f"UPDATE games_logentry SET payload = %s {OF_ROW}", changed, match.pk, row.seq)
        assert broken_at(match) == row.seq


@pytest.mark.parametrize("column", ["at", "move", "version", "rules", "seat", "via", "content_id"])
def test_a_changed_fact_is_found(quarry: AnyGame, column: str) -> None:
    match = running_match(30)
    tamper(f"UPDATE games_logentry SET {column} = {column} + 1 {OF_ROW}", match.pk, 9)
    assert broken_at(match) == 9


def test_a_deleted_row_is_found(quarry: AnyGame) -> None:
    match = running_match(30)
    tamper(f"DELETE FROM games_logentry {OF_ROW}", match.pk, 9)
    assert broken_at(match) == 9


@pytest.mark.parametrize("gone", ["the last row", "all rows"])
def test_a_cut_end_is_found(quarry: AnyGame, gone: str) -> None:
    match = running_match(30)
    first = match.head if gone == "the last row" else 1
    tamper("DELETE FROM games_logentry WHERE match_id = %s AND seq >= %s", match.pk, first)
    assert broken_at(match) == first


def test_two_swapped_rows_are_found(quarry: AnyGame) -> None:
    match = running_match(30)
    sql = "UPDATE games_logentry SET seq = %s WHERE match_id = %s AND seq = %s"
    for new, old in ((-1, 9), (9, 10), (10, -1)):
        tamper(sql, new, match.pk, old)
    assert broken_at(match) == 9


def test_a_changed_draw_is_found_even_under_a_new_chain(quarry: AnyGame) -> None:
    """Whoever holds the seed can hash the log again; the draws still tell on him."""
    match = finished_match()
    row = row_with(match, draws=True)
    other = row.payload.replace(b'"strength":', b'"strength":1')
    rechain(match, row.seq, lambda old: msgspec.structs.replace(old, payload=other))
    assert broken_at(match) == row.seq


def test_a_draw_left_out_of_the_ledger_is_found_under_a_new_chain(quarry: AnyGame) -> None:
    match = finished_match()
    row = row_with(match, draws=True)
    rechain(match, row.seq, lambda old: msgspec.structs.replace(old, draws=b""))
    assert broken_at(match) >= row.seq


def rechain(match: Match, seq: int, change: Callable[[Row], Row]) -> None:
    before, version = START, match.content.version
    for row in list(rows_of_match(match)):
        new = change(row) if row.seq == seq else row
        before = hash_of(new, before, content_version=version, seed=bytes(match.seed))
        new = chained(new, before)
        sql = f"UPDATE games_logentry SET payload = %s, draws = %s, hash = %s {OF_ROW}"
        tamper(sql, new.payload, new.draws, new.hash, match.pk, row.seq)
    Match.objects.filter(pk=match.pk).update(head_hash=before)


def test_another_seed_is_found(quarry: AnyGame) -> None:
    match = running_match(30)
    Match.objects.filter(pk=match.pk).update(seed=b"x" * 32)
    assert broken_at(match) == 1


def test_changed_content_is_found(quarry: AnyGame) -> None:
    match = running_match(30)
    body = bytes(match.content.body).replace(b'"prize":2', b'"prize":9')
    tamper("UPDATE games_contentedition SET body = %s", body)
    assert broken_at(match) == 1


# -- snapshots and read model ----------------------------------------------------------------


def test_a_stale_snapshot_is_found(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    snapshot = match.snapshots.order_by("seq").first()
    older = compress(ENCODER.encode(state_at(match, snapshot.seq - 1)))
    Snapshot.objects.filter(pk=snapshot.pk).update(state=older)
    assert broken_at(match) == snapshot.seq


def test_a_snapshot_beyond_the_log_is_found(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    Snapshot.objects.create(match=match, seq=match.head + 5, format=1, state=b"")
    assert broken_at(match) == match.head + 5


@pytest.mark.parametrize(
    "wrong", [{"waiting": 7}, {"status": "running"}, {"result": {"ranks": [1, 1, 1]}}]
)
def test_a_match_that_tells_something_else_is_found_and_rebuilt(
    quarry: AnyGame, wrong: dict[str, object]
) -> None:
    match = finished_match(rounds=9)
    Match.objects.filter(pk=match.pk).update(**wrong)
    broken_at(match)
    rebuild_match(match)
    rebuilt = Match.objects.get(pk=match.pk)
    verify_match(rebuilt)
    assert (rebuilt.status, rebuilt.waiting, rebuilt.result) == ("finished", 0, match.result)


@pytest.mark.parametrize("status", ["paused", "cancelled"])
def test_what_the_table_decided_is_not_up_to_the_log(quarry: AnyGame, status: str) -> None:
    match = running_match(30)
    Match.objects.filter(pk=match.pk).update(status=status)
    verify_match(Match.objects.get(pk=match.pk))
    rebuild_match(match)
    assert Match.objects.get(pk=match.pk).status == status


def test_a_head_that_was_moved_is_rebuilt(quarry: AnyGame) -> None:
    match = running_match(30)
    Match.objects.filter(pk=match.pk).update(head=match.head - 2, head_hash=b"")
    assert broken_at(match) == match.head - 1
    rebuild_match(match)
    assert Match.objects.get(pk=match.pk).head == match.head
    verify_match(Match.objects.get(pk=match.pk))


def test_snapshots_are_rebuilt_in_sound_places(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    states = [ENCODER.encode(state_at(match, seq)) for seq in range(1, match.head + 1)]
    match.snapshots.update(state=b"broken")
    rebuild_match(match)
    assert match.snapshots.exists()
    verify_match(Match.objects.get(pk=match.pk))
    assert states == [ENCODER.encode(state_at(match, seq)) for seq in range(1, match.head + 1)]


def test_a_broken_log_is_not_rebuilt_from(quarry: AnyGame) -> None:
    match = running_match(30)
    tamper(f"DELETE FROM games_logentry {OF_ROW}", match.pk, 9)
    before = everything()
    with pytest.raises(CorruptLog):
        rebuild_match(match)
    assert everything() == before


# -- chunks ----------------------------------------------------------------------------------


def swapped(rows: list[Row]) -> list[Row]:
    return [*rows[:8], rows[9], rows[8], *rows[10:]]


def with_payload(change: Callable[[bytes], bytes]) -> Change:
    def changed(rows: list[Row]) -> list[Row]:
        row = msgspec.structs.replace(rows[8], payload=change(rows[8].payload))
        return [*rows[:8], row, *rows[9:]]

    return changed


IN_CHUNKS: dict[str, Change] = {
    "a changed byte": with_payload(lambda payload: flipped(payload, 5)),
    "a deleted row": lambda rows: rows[:8] + rows[9:],
    "two swapped rows": swapped,
}


@pytest.mark.parametrize("change", IN_CHUNKS.values(), ids=IN_CHUNKS)
def test_the_same_is_found_in_chunks(quarry: AnyGame, change: Change) -> None:
    match = finished_match(rounds=9)
    pack_match(match.pk)
    verify_match(Match.objects.get(pk=match.pk))
    chunk = Chunk.objects.get(match=match, first=1)
    rows = unpacked(bytes(chunk.body), match_id=match.pk, first=1)
    body = packed(change(rows))
    tamper("UPDATE games_chunk SET body = %s WHERE match_id = %s AND first = 1", body, match.pk)
    assert broken_at(match) == 9


def test_a_changed_draw_is_found_in_a_chunk(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    drawn = next(row.seq for row in rows_of_match(match) if row.draws)
    pack_match(match.pk)
    body = bytes(Chunk.objects.get(match=match, first=1).body)
    rows = unpacked(body, match_id=match.pk, first=1)
    rows[drawn - 1] = msgspec.structs.replace(rows[drawn - 1], draws=b'[[0,"roll",6,6]]')
    tamper("UPDATE games_chunk SET body = %s WHERE first = 1", packed(rows))
    assert broken_at(match) == drawn


def test_a_chunk_that_is_gone_or_garbage_is_found(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    pack_match(match.pk)
    tamper("UPDATE games_chunk SET body = %s WHERE first = 101", b"garbage")
    assert broken_at(match) == 101
    tamper("DELETE FROM games_chunk WHERE first = 101")
    assert broken_at(match) == 101


def test_a_stale_snapshot_of_a_packed_match_is_found(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    pack_match(match.pk)
    snapshot = match.snapshots.order_by("seq").first()
    older = compress(ENCODER.encode(state_at(match, snapshot.seq - 1)))
    Snapshot.objects.filter(pk=snapshot.pk).update(state=older)
    assert broken_at(match) == snapshot.seq


def test_an_unsound_match_is_not_packed(quarry: AnyGame) -> None:
    match = finished_match()
    tamper(f"UPDATE games_logentry SET seat = 1 - seat {OF_ROW}", match.pk, 9)
    before = everything()
    with pytest.raises(CorruptLog):
        pack_match(match.pk)
    assert everything() == before
