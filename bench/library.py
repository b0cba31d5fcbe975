"""Loading a match out of PostgreSQL by a full fold, against the package `eventsourcing`."""

from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from bench import database, reference
from bench.report import at_least, interleaved, tell
from bench.stories import tidy_up
from games.kernel.chance import seed_hash
from games.kernel.game import ENCODER
from games.kernel.moves import MatchOpened
from games.log.editions import keep_edition
from games.log.history import state_at
from games.models import LogEntry, Match
from tests.support import quarry

EVENTS = 5000
LOADS = 3
OPENED = MatchOpened(quarry.GAME.slug, 4, {}, "", seed_hash(b""))


def measure() -> None:
    try:
        from eventsourcing.application import Application
    except ImportError:
        tell("load against eventsourcing", 0, ">= 10", ok=False, missing="eventsourcing[postgres]")
        return
    played = reference.moves(EVENTS)
    expected = reference.plain_state(15)
    for move in played:
        reference.apply(expected, move)
    app: Any = Application(environment())
    theirs = stored_by_library(app, played)
    ours = stored_by_us(played)
    tidy_up()
    whole = state_at(ours, ours.head)
    loaded = app.repository.get(theirs).state
    assert reference.digest(reference.plain(whole)) == reference.digest(expected)
    assert reference.digest(loaded) == reference.digest(expected)
    mine, same_moves, other = interleaved(
        [
            lambda: [state_at(ours, EVENTS) for _ in range(LOADS)],
            lambda: [state_at(ours, ours.head) for _ in range(LOADS)],
            lambda: [app.repository.get(theirs) for _ in range(LOADS)],
        ]
    )
    app.close()
    at_least(
        "load against eventsourcing, as many events",
        other / mine,
        10,
        events=EVENTS,
        ours_ms=round(mine / LOADS * 1000, 2),
        theirs_ms=round(other / LOADS * 1000, 2),
        ratio_for_as_many_moves=round(other / same_moves, 2),
    )


def stored_by_us(played: list[reference.Move]) -> Match:
    """The log of these moves as rows of a running match without snapshots."""
    edition = keep_edition(quarry.GAME, quarry.GAME.content())
    payloads = [ENCODER.encode(OPENED), *reference.log_of(played)]
    match = Match.objects.create(
        game=quarry.GAME.slug,
        seats=4,
        seed=b"",
        content=edition,
        head=len(payloads),
        status=Match.Status.RUNNING,
    )
    common = {"at": 0, "move": 1, "version": 1, "rules": 1, "seat": 0, "via": 0}
    empty = {"public": b"", "draws": b"", "hash": bytes(32)}
    LogEntry.objects.bulk_create(
        LogEntry(match=match, seq=seq, content=edition, payload=payload, **common, **empty)
        for seq, payload in enumerate(payloads, 1)
    )
    return match


def stored_by_library(app: Any, played: list[reference.Move]) -> Any:
    """The same moves as the events of one of the library's aggregates."""
    aggregate = aggregate_class()()
    for number, move in enumerate(played):
        getattr(aggregate, move[0])(*move[1:])
        if number % 100 == 0:
            app.save(aggregate)
    app.save(aggregate)
    return aggregate.id


def aggregate_class() -> Any:
    from eventsourcing.domain import Aggregate, event

    class Quarry(Aggregate):
        """The reference game as one would write it with the library."""

        def __init__(self) -> None:
            self.state = reference.plain_state(15)

        @event("Gathered")
        def gather(self, seat: int, kind: str, amount: int) -> None:
            reference.apply(self.state, ["gather", seat, kind, amount])

        @event("Built")
        def build(self, seat: int, x: int, y: int) -> None:
            reference.apply(self.state, ["build", seat, x, y])

        @event("Upgraded")
        def upgrade(self, seat: int, x: int, y: int) -> None:
            reference.apply(self.state, ["upgrade", seat, x, y])

        @event("Traded")
        def trade(self, seat: int, give: str, get: str, amount: int) -> None:
            reference.apply(self.state, ["trade", seat, give, get, amount])

        @event("TurnEnded")
        def endturn(self, seat: int) -> None:
            reference.apply(self.state, ["endturn", seat])

    return Quarry


def environment() -> dict[str, str]:
    url = urlsplit(database.scratch_url())
    place = SimpleNamespace(user=url.username or "", word=url.password or "none")
    return {
        "PERSISTENCE_MODULE": "eventsourcing.postgres",
        "POSTGRES_DBNAME": database.NAME,
        "POSTGRES_HOST": url.hostname or "",
        "POSTGRES_PORT": str(url.port or 5432),
        "POSTGRES_USER": place.user,
        "POSTGRES_PASSWORD": place.word,
    }
