"""What can go wrong with a log: the head was lost to another move, or a stored row is broken."""


class Conflict(Exception):
    """Somebody else moved the head first; nothing was written."""


class CorruptLog(Exception):
    """A stored row can not be what was written; names the match and the event."""

    def __init__(self, match_id: int | None, seq: int, reason: str) -> None:
        super().__init__(f"match {match_id}, event {seq}: {reason}")
        self.match_id = match_id
        self.seq = seq
        self.reason = reason
