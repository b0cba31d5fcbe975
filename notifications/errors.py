"""Why a message did not leave: for now, or for good."""


class TryLater(Exception):
    """Nobody answered, or asked to come back: greylisting, a full mailbox, a lost connection."""

    def __init__(self, reason: str, *, after: float | None = None) -> None:
        super().__init__(reason)
        self.after = after
        """Seconds that the other side asked to wait; None if it did not say."""


class Undeliverable(Exception):
    """This address will never take it: the player has to look at the channel."""
