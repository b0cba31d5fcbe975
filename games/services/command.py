"""What all commands to a running match share: load, decide, append; again if only a lane won."""

import hashlib
from collections.abc import Callable

import msgspec
from msgspec import Struct

from games.kernel.moves import Via
from games.kernel.play import Played
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.log import warm
from games.log.commit import By, commit
from games.log.errors import Conflict
from games.log.found import Found, find
from games.log.row import NOBODY
from games.log.table import Table, table_of
from games.log.writing import Key
from games.models import Match
from games.services.drafts import keep_draft

MOST_TRIES = 20
Decide = Callable[[Table], Played]
_ = gettext_noop


class Command(Struct, frozen=True):
    """Who asks for what; `words` tell it apart from other commands under the same key."""

    match_id: int
    words: tuple[str, ...]
    seat: int = NOBODY
    via: Via = "player"
    key: str | None = None


class Done(Struct, frozen=True):
    """The events that a command led to; none if it only added to a draft."""

    first: int
    last: int
    repeated: bool = False


def carry_out(command: Command, decide: Decide) -> Done:
    """Decide at the head and append.

    If the head was lost to another lane of the same question, this seat is not overtaken and its
    command is decided again; otherwise it saw less than there is by now.
    """
    key = digests(command)
    done = carry_out_warm(command, decide, key)
    if done is not None:
        return done
    asked = None
    for _attempt in range(MOST_TRIES):
        found = find(command.match_id, key.key if key else 0)
        if found is None:
            raise Refused("unknown_match", say(_("There is no such match.")))
        if found.command is not None:
            return first_result(found, key)
        check_running(found)
        table = table_of(command.match_id, found)
        if asked not in (None, table.g.state.header.asked):
            break
        asked = table.g.state.header.asked
        try:
            return put_down(table, decide(table), command, key)
        except Conflict:
            continue
    raise Refused("overtaken", say(_("The match has moved on since you looked.")))


def carry_out_warm(command: Command, decide: Decide, key: Key | None) -> Done | None:
    """The same on a table that is at hand. Only success counts: it may have gone stale."""
    table = warm.take(command.match_id)
    if table is None:
        return None
    try:
        played = decide(table)
        return put_down(table, played, command, key) if played.emitted else None
    except (Conflict, Refused):
        return None


def put_down(table: Table, played: Played, command: Command, key: Key | None) -> Done:
    head = table.found.head
    if played.draft is not None:
        keep_draft(table, played.draft, seat=command.seat, key=key)
    if not played.emitted:
        return Done(head + 1, head)
    rows = commit(table, played.emitted, By(command.seat, command.via, key))
    return Done(rows[0].seq, rows[-1].seq)


def check_running(found: Found) -> None:
    if found.status == Match.Status.FINISHED:
        raise Refused("match_over", say(_("The match is over.")))
    if found.status != Match.Status.RUNNING:
        raise Refused("not_running", say(_("The match is not running.")))


def first_result(found: Found, key: Key | None) -> Done:
    """The same command again does nothing and is told the same; another one is refused."""
    if key is None or found.command != key.command:
        raise Refused("key_reused", say(_("This key came with another command before.")))
    assert found.first is not None
    assert found.last is not None
    return Done(found.first, found.last, repeated=True)


def digests(command: Command) -> Key | None:
    if command.key is None:
        return None
    return Key(digest(command.seat, command.key), digest(command.seat, *command.words))


def digest(*parts: int | str) -> int:
    """A number of 64 bits that the database keeps in a plain column."""
    text = msgspec.json.encode(parts)
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big", signed=True)
