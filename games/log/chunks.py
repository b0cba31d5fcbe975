"""Chunks: a hundred rows of a finished match, column by column, so that they pack well."""

from collections.abc import Iterator, Sequence

import msgspec
import zstandard

from games.log.compression import compress, decompress
from games.log.errors import CorruptLog
from games.log.row import Row

ROWS_A_CHUNK = 100
ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(list[list[int | bytes]])


def packed(rows: Sequence[Row]) -> bytes:
    columns = zip(*(msgspec.structs.astuple(row) for row in rows), strict=True)
    return compress(ENCODER.encode(list(columns)))


def unpacked(body: bytes, *, match_id: int, first: int) -> list[Row]:
    try:
        columns = DECODER.decode(decompress(body))
        return msgspec.convert(list(zip(*columns, strict=True)), list[Row])
    except (zstandard.ZstdError, msgspec.MsgspecError, ValueError) as error:
        raise CorruptLog(match_id, first, f"its chunk is broken: {error}") from error


def in_chunks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    for start in range(0, len(rows), ROWS_A_CHUNK):
        yield rows[start : start + ROWS_A_CHUNK]
