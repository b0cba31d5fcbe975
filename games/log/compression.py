"""zstd for snapshots and chunks; its contexts are not thread-safe, so each thread has its own."""

import threading

import zstandard


class Contexts(threading.local):
    def __init__(self) -> None:
        self.compressor = zstandard.ZstdCompressor(level=3)
        self.decompressor = zstandard.ZstdDecompressor()


CONTEXTS = Contexts()


def compress(data: bytes) -> bytes:
    return CONTEXTS.compressor.compress(data)


def decompress(data: bytes) -> bytes:
    return CONTEXTS.decompressor.decompress(data)
