"""Delivers one message while the next is being composed; never more than one is under way."""

import logging
import time
from concurrent.futures import Future, ThreadPoolExecutor

from django.db import DatabaseError, connection
from msgspec import Struct

from notifications.channels.deliver import deliver
from notifications.errors import TryLater, Undeliverable
from notifications.message import Bundle, Message
from notifications.services import settling

LOG = logging.getLogger(__name__)
WAITS_FOR_DATABASE = (0.2, 1.0, 3.0, 10.0)
# It touches no database: all that is written down, the one who composes writes down.
MESSENGER = ThreadPoolExecutor(1, "messenger")


class UnderWay(Struct, frozen=True):
    bundle: Bundle
    message: Message
    end: "Future[None]"


class Courier:
    """What has left is written down before the next leaves, so a crash repeats one at most."""

    def __init__(self) -> None:
        self.under_way: UnderWay | None = None
        self.sent = 0

    def hand_over(self, bundle: Bundle, message: Message) -> None:
        self.wait()
        end = MESSENGER.submit(deliver, bundle.channel, message)
        self.under_way = UnderWay(bundle, message, end)

    def wait(self) -> None:
        """Until what is under way has arrived or come back, and that is written down."""
        letter, self.under_way = self.under_way, None
        if letter is not None:
            self.sent += settle(letter)


def settle(letter: UnderWay) -> int:
    """1 if it has arrived."""
    bundle = letter.bundle
    try:
        letter.end.result()
    except Undeliverable as error:
        settling.settle_dead(bundle, str(error))
    except TryLater as error:
        settling.settle_later(bundle, error)
    except Exception as error:  # whatever a channel throws, the others are still told
        LOG.exception("notice %s", bundle.notices[0])
        settling.settle_later(bundle, TryLater(f"{type(error).__name__}: {error}"))
    else:
        write_down_sent(bundle, letter.message)
        return 1
    return 0


def write_down_sent(bundle: Bundle, message: Message) -> None:
    """A database that is away for a moment must not make the same message leave again."""
    for wait in WAITS_FOR_DATABASE:
        try:
            settling.settle_sent(bundle, message)
            return
        except DatabaseError:
            LOG.warning("the database is away; %s has left", bundle.notices[0])
            connection.close()
            time.sleep(wait)
    settling.settle_sent(bundle, message)
