"""The chronicle and the time line as plain values."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from django.urls import reverse

from games.log.clock import time_of
from games.selectors.chronicle import Line
from games.selectors.timeline import Ticks, turn_at
from games.web.match.board import colour_of
from games.web.rendering import Voice

MOST_TICKS = 60


class Addresses:
    """The addresses of a match's moments, seen from one viewpoint."""

    def __init__(self, match_id: int, seen_as: int | None) -> None:
        self.match_id = match_id
        self.query = "" if seen_as is None else f"?as={seen_as}"

    def now(self) -> str:
        return reverse("match", args=[self.match_id]) + self.query

    def moment(self, seq: int) -> str:
        return reverse("match_moment", args=[self.match_id, seq]) + self.query


def line_row(line: Line, g: Any, addresses: Addresses, voice: Voice) -> dict[str, Any]:
    seats = g.state.header.seats
    return {
        "seq": line.seq,
        "text": voice.say(line.text),
        "colour": colour_of(g, line.seat if 0 <= line.seat < seats else None),
        "url": addresses.moment(line.seq),
        "at": time_of(line.at),
    }


def turns_told(
    lines: Sequence[Line], ticks: Ticks, *, g: Any, addresses: Addresses, voice: Voice
) -> list[dict[str, Any]]:
    """The sentences under the turns that they belong to."""
    return [
        {"turn": turn, "lines": [line_row(line, g, addresses, voice) for line in told]}
        for turn, told in groupby(lines, key=lambda line: turn_at(ticks, line.seq))
    ]


def tick_rows(
    ticks: Ticks, *, g: Any, seq: int, since: int | None, addresses: Addresses
) -> list[dict[str, Any]]:
    """The turns around the moment that is looked at."""
    current = turn_at(ticks, seq)
    last = min(len(ticks.turns), max(current + MOST_TICKS // 2, MOST_TICKS))
    first = max(0, last - MOST_TICKS)
    seats = g.state.header.seats
    return [
        {
            "turn": number,
            "url": addresses.moment(tick.seq),
            "colour": colour_of(g, tick.seat if 0 <= tick.seat < seats else None),
            "opens_round": tick.opens_round and number > first + 1,
            "is_current": number == current,
            "is_news": since is not None and tick.seq > since,
            "seq": tick.seq,
        }
        for number, tick in enumerate(ticks.turns[first:last], first + 1)
    ]
