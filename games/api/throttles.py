"""How often one may call: REST framework's limits, and a lighter one for the busiest endpoints.

The light one counts in the memory of each process, so a host with several processes allows a few
times the rate; it keeps a runaway program from starving the others, nothing more.
"""

import time
from collections import OrderedDict
from typing import ClassVar

from django.conf import settings
from django.http import HttpRequest
from rest_framework.exceptions import Throttled
from rest_framework.throttling import (
    AnonRateThrottle,
    BaseThrottle,
    ScopedRateThrottle,
    UserRateThrottle,
)

MINUTE = 60
MOST_COUNTED = 10_000
Anonymous, PerUser, PerScope = AnonRateThrottle, UserRateThrottle, ScopedRateThrottle


class PerMinute:
    """Counts calls by caller within the running minute."""

    WINDOWS: ClassVar[OrderedDict[tuple[str, object], list[float]]] = OrderedDict()

    def check(self, scope: str, caller: object) -> None:
        now = time.monotonic()
        window = self.WINDOWS.get((scope, caller))
        if window is None or now - window[0] >= MINUTE:
            window = self.begin(scope, caller, now)
        window[1] += 1
        if window[1] > settings.LONGTABLE_API_PER_MINUTE[scope]:
            raise Throttled(wait=MINUTE - (now - window[0]))

    def begin(self, scope: str, caller: object, now: float) -> list[float]:
        window = self.WINDOWS[scope, caller] = [now, 0]
        self.WINDOWS.move_to_end((scope, caller))
        while len(self.WINDOWS) > MOST_COUNTED:
            self.WINDOWS.popitem(last=False)
        return window


BUSY = PerMinute()


ADDRESS = BaseThrottle()


def address_of(request: HttpRequest) -> str:
    """The client's, as REST framework tells it behind proxies."""
    return str(ADDRESS.get_ident(request))
