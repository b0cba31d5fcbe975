"""What passes between the parts of the post: notices put together, and the message made of them."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from accounts.models import User
    from games.models import Match
    from notifications.models import Channel, Notice


class Bundle(Struct, frozen=True):
    """Notices for one player over one channel that become one message.

    At once: all that is due of one match. Batched or digest: all that is due, of any match.
    All were true and wanted a moment ago. The first notice is the oldest.
    """

    notices: "list[Notice]"
    channel: "Channel"
    """Not stored for somebody without an account: then `address` is all there is."""
    player: "User | None"
    address: str
    """Where a mail goes."""
    match: "Match | None"
    """Empty if they are of several matches, or of none."""

    @property
    def is_digest(self) -> bool:
        return self.notices[0].pace != "at_once"


class Picture(Struct, frozen=True):
    """Shown inline where the HTML says `cid:<cid>`."""

    cid: str
    png: bytes
    alt: str
    filename: str = "board.png"


class Message(Struct, frozen=True, kw_only=True):
    """Ready to leave. `message_id` must be the same if the same notices are composed again."""

    subject: str
    text: str
    html: str = ""
    short: str = ""
    """For a chat: a sentence or two, without the subject."""
    link: str = ""
    to: str = ""
    reply_to: str = ""
    message_id: str = ""
    headers: dict[str, str] = {}
    pictures: list[Picture] = []
    record: dict[str, Any] = {}
    """Fields of `SentMail` beyond those the engine knows: seat, seq, question, options."""
