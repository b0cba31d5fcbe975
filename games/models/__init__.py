"""The log and what is kept beside it; thin: fields, constraints and small properties."""

from games.models.bank import Bank
from games.models.chunk import Chunk
from games.models.command_key import CommandKey
from games.models.content_edition import ContentEdition
from games.models.draft import Draft
from games.models.log_entry import LogEntry
from games.models.match import Match
from games.models.outbox import Outbox
from games.models.pause import Pause
from games.models.seat import Seat
from games.models.snapshot import Snapshot
from games.models.talk import Note, TalkPost
from games.models.terms import Terms
from games.models.turn import Turn
from games.models.vote import Ballot, Vote

__all__ = [
    "Ballot",
    "Bank",
    "Chunk",
    "CommandKey",
    "ContentEdition",
    "Draft",
    "LogEntry",
    "Match",
    "Note",
    "Outbox",
    "Pause",
    "Seat",
    "Snapshot",
    "TalkPost",
    "Terms",
    "Turn",
    "Vote",
]
