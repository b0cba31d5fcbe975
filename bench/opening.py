"""Opening a long match, and going to any moment of it, against one snapshot fetched and decoded."""

import statistics
from functools import partial
from itertools import cycle
from random import Random

from bench.database import raw_connection
from bench.report import at_most, begin_round, in_turn, middle_of, rounds_in_turn, tell
from bench.stories import clone, played, tidy_up
from games.log import snapshots
from games.log.found import find
from games.log.history import state_at
from games.log.table import table_of
from games.models import Match
from tests.support import quarry

EVENTS = 5000
MATCHES = 40
ROUNDS = 11
CALLS_A_ROUND = 400
VISITS = 5
LAST_SNAPSHOT = """
SELECT state FROM games_snapshot WHERE match_id = %b ORDER BY seq DESC LIMIT 1
"""


class Sides:
    """Matches of about five thousand events whose last snapshots lie at all distances."""

    def __init__(self) -> None:
        story = played(EVENTS // 2, spare=1)
        first = next(moves for moves, head in enumerate(story.heads) if head >= EVENTS)
        self.matches = [clone(story, first + i) for i in range(MATCHES)]
        self.wandered = Match.objects.get(pk=self.matches[0])
        self.to_open, self.to_fetch = cycle(self.matches), cycle(self.matches)
        self.rng = Random(3)
        self.cursor = raw_connection().cursor()
        tidy_up()

    def open_match(self) -> None:
        """To the head, ready to be shown or played on."""
        match_id = next(self.to_open)
        found = find(match_id)
        assert found is not None
        table_of(match_id, found)

    def fetch_snapshot(self) -> None:
        values = (next(self.to_fetch),)
        row = self.cursor.execute(LAST_SNAPSHOT, values, binary=True).fetchone()
        assert row is not None
        snapshots.read(quarry.GAME, row[0])

    def go_anywhere(self) -> None:
        state_at(self.wandered, self.rng.randint(1, self.wandered.head))


def measure() -> None:
    sides = Sides()
    calls = [sides.open_match, sides.fetch_snapshot, sides.go_anywhere]
    openings, fetches, moments = rounds_in_turn(calls, ROUNDS, CALLS_A_ROUND)
    opening, floor = middle_of(openings), middle_of(fetches)
    at_most(
        f"opening a match of {EVENTS} events against one snapshot",
        opening / floor,
        3,
        opening_ms=round(opening * 1000, 3),
        snapshot_ms=round(floor * 1000, 3),
    )
    p99 = slowest_percent(moments)
    at_most(
        "p99 of going to any moment against opening",
        p99 / opening,
        2,
        p99_ms=round(p99 * 1000, 3),
        median_ms=round(middle_of(moments) * 1000, 3),
        p99_of_opening_ms=round(slowest_percent(openings) * 1000, 3),
    )
    tell_of_the_moments(sides.wandered, opening)


def slowest_percent(rounds: list[list[float]]) -> float:
    """The median of the rounds' p99."""
    return statistics.median(calls[len(calls) * 99 // 100] for calls in rounds)


def tell_of_the_moments(match: Match, opening: float) -> None:
    """How the moments differ by themselves: each as the median of five visits."""
    seqs = Random(4).sample(range(1, match.head + 1), CALLS_A_ROUND)
    begin_round()
    costs = sorted(
        statistics.median(in_turn([partial(state_at, match, seq)], VISITS)[0]) for seq in seqs
    )
    p99 = costs[len(costs) * 99 // 100]
    tell(
        "p99 over moments, each the median of five visits, against opening",
        p99 / opening,
        "for information",
        ok=True,
        p99_ms=round(p99 * 1000, 3),
    )
