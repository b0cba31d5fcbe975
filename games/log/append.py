"""The append: test the head, write the move and all that hangs on it, at once or not at all."""

from contextlib import nullcontext

from django.db import IntegrityError, connection, transaction

from games.log.append_at_once import append_at_once
from games.log.append_in_steps import append_in_steps
from games.log.errors import Conflict
from games.log.writing import Writing


def append(move: Writing) -> None:
    """Write the move, or raise `Conflict` if the match has moved on."""
    postgres = connection.vendor == "postgresql"
    write = append_at_once if postgres else append_in_steps
    by_itself = postgres and not connection.in_atomic_block
    try:
        with nullcontext() if by_itself else transaction.atomic():
            won = write(move)
            if not won:
                raise Conflict(f"match {move.match_id} is no longer at {move.head.seq}")
    except IntegrityError as error:
        raise Conflict(str(error)) from error
