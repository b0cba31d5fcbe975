"""One move through the service against the bare statement that could not be done without."""

from collections.abc import Callable
from functools import partial

import psycopg
from django.conf import settings

from bench.database import raw_connection
from bench.report import at_least, at_most, middle_of, rounds_in_turn
from bench.stories import Story, clone, played, tidy_up
from games.log import warm
from games.services.moves import play_option

MATCHES = 20
PASSES = 6
ROUNDS = 11
SPREAD = MATCHES + PASSES * (ROUNDS + 1)
EARLY, MIDDLE, LATE = 50, 500, 5000

BARE_TABLES = """
CREATE TABLE bare_match (id bigint PRIMARY KEY, head integer NOT NULL) WITH (fillfactor = 50);
CREATE TABLE bare_event (match_id bigint NOT NULL, seq integer NOT NULL, payload bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (match_id, seq));
INSERT INTO bare_match SELECT id, 0 FROM generate_series(1, 1000) id;
"""
BARE_APPEND = """
WITH moved AS (
    UPDATE bare_match SET head = head + 2 WHERE id = %b AND head = %b RETURNING id
)
INSERT INTO bare_event (match_id, seq, payload)
SELECT moved.id, x.seq, x.payload FROM moved, (VALUES (%b::int, %b), (%b::int, %b)) x (seq, payload)
"""
PAYLOADS = (
    b'{"t":"gathered","seat":2,"kind":"stone","amount":3}',
    b'{"t":"answered","seat":2,"option":"gather:stone:3","pop":1,"push":[{"t":"turn","left":2}]}',
)


class Rotation:
    """Matches of about the same age that are moved on in turn."""

    def __init__(self, story: Story, age: int) -> None:
        first = max(0, age - SPREAD // 2)
        self.answers = story.answers
        self.at = {clone(story, first + i): first + i for i in range(MATCHES)}

    def move_on(self) -> None:
        """One move in each; short, so that what disturbs the machine hits all sides alike."""
        for match_id, moves in self.at.items():
            seat, option = self.answers[moves]
            play_option(match_id, seat, option)
            self.at[match_id] = moves + 1


class Bare:
    """Nothing but the append: no load, no rules, no outbox."""

    def __init__(self, connection: psycopg.Connection) -> None:
        connection.execute(BARE_TABLES, prepare=False)
        self.cursor = connection.cursor()
        self.heads = dict.fromkeys(range(1, MATCHES + 1), 0)

    def move_on(self) -> None:
        for match_id, head in self.heads.items():
            values = (match_id, head, head + 1, PAYLOADS[0], head + 2, PAYLOADS[1])
            self.cursor.execute(BARE_APPEND, values, binary=True)
            assert self.cursor.rowcount == 2
            self.heads[match_id] = head + 2


def loaded(side: Callable[[], None]) -> None:
    """The same with no table at hand: every move reads its match."""
    kept, most = dict(warm.TABLES), settings.LONGTABLE_WARM_MATCHES
    warm.forget_all()
    settings.LONGTABLE_WARM_MATCHES = 0
    side()
    settings.LONGTABLE_WARM_MATCHES = most
    warm.TABLES.update(kept)


def measure() -> None:
    story = played(LATE + SPREAD, spare=SPREAD)
    with raw_connection() as connection:
        bare = Bare(connection)
        ages = (EARLY, MIDDLE, LATE)
        at_hand = [Rotation(story, age).move_on for age in ages]
        read = [partial(loaded, Rotation(story, age).move_on) for age in ages]
        tidy_up()
        found = rounds_in_turn([bare.move_on, *at_hand, *read], ROUNDS, PASSES)
    floor, *times = (middle_of(rounds) / MATCHES for rounds in found)
    tell_of("warm tables", floor, times[:3])
    tell_of("loaded every time", floor, times[3:])


def tell_of(how: str, floor: float, costs: list[float]) -> None:
    early, middle, late = costs
    at_least(
        f"move against a bare append, {how}",
        floor / middle,
        0.6,
        move_ms=round(middle * 1000, 3),
        bare_ms=round(floor * 1000, 3),
    )
    at_most(
        f"move {LATE} against move {EARLY}, {how}",
        late / early,
        1.3,
        late_ms=round(late * 1000, 3),
        early_ms=round(early * 1000, 3),
    )
