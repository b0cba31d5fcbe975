"""Who calls, and where they sit: what the two busiest endpoints ask, in one query each."""

from collections.abc import Iterable, Sequence
from typing import Any

from django.db import connection
from msgspec import Struct

from games.log import hot_cursor

COLUMNS = "SELECT u.id, s.number, s.player_id, s.bot"
BY_TOKEN = f"""{COLUMNS} FROM authtoken_token t JOIN accounts_user u ON u.id = t.user_id
LEFT JOIN games_seat s ON s.match_id = %b AND s.last IS NULL WHERE t.key = %b AND u.is_active"""
BY_ID = f"""{COLUMNS} FROM accounts_user u
LEFT JOIN games_seat s ON s.match_id = %b AND s.last IS NULL WHERE u.id = %b AND u.is_active"""
HEAD = """SELECT m.head || '.' || m.waiting || '.' || m.status,
    CASE WHEN t.private OR t.sandbox THEN '1' ELSE '' END
FROM games_match m LEFT JOIN games_terms t ON t.match_id = m.id WHERE m.id = %b"""


class Caller(Struct, frozen=True):
    user_id: int
    own: tuple[int, ...]
    """The seats that the caller holds at the match."""
    bots: int
    """The seats that bots hold, one bit each."""


class Head(Struct, frozen=True):
    mark: str
    """The three below in one word."""
    private: str
    """Empty if the match is not."""

    @property
    def head(self) -> int:
        return int(self.mark.split(".")[0])

    @property
    def waiting(self) -> int:
        return int(self.mark.split(".")[1])

    @property
    def status(self) -> str:
        return self.mark.split(".")[2]


def caller_by_token(key: str, match_id: int) -> Caller | None:
    """None if nobody has this token; a revoked one is unknown at once."""
    return caller(rows(BY_TOKEN, (match_id, key)))


def caller_by_id(user_id: int, match_id: int) -> Caller | None:
    return caller(rows(BY_ID, (match_id, user_id)))


def caller(found: Sequence[Any]) -> Caller | None:
    if not found:
        return None
    user_id = found[0][0]
    own = tuple(sorted(number for _, number, player, _ in found if player == user_id))
    return Caller(user_id, own, bots_among(found))


def bots_among(found: Iterable[Any]) -> int:
    return sum(1 << number for _, number, player, bot in found if bot and player is None)


def head_of(match_id: int) -> Head | None:
    if connection.vendor == "postgresql":
        found = hot_cursor.first_row(HEAD, match_id)
    else:
        found = next(iter(rows(HEAD, (match_id,))), None)
    return None if found is None else Head(*found)


def rows(sql: str, values: Sequence[Any]) -> Sequence[Any]:
    """Prepared and in binary on PostgreSQL."""
    if connection.vendor == "postgresql":
        return hot_cursor.read(sql, values)
    with connection.cursor() as cursor:
        return cursor.execute(sql.replace("%b", "%s"), values).fetchall()
