"""A stored event of an older version is read as today's."""

from typing import Any

import msgspec
import pytest

from games.kernel.game import AnyGame
from games.log.errors import CorruptLog
from games.log.history import state_at
from games.log.upcast import read_event, read_events
from games.rules.registry import GAMES
from games.services.checking import verify_match
from tests.support.playing import running_match
from tests.support.quarry import GAME, Built, Gathered

SAMPLE_V0 = b'{"t":"built","at":[4,7],"by":2}'
SAMPLE_OLDEST = b'{"t":"house_built","cell":"4,7","by":2}'


def built_0_to_1(payload: dict[str, Any]) -> dict[str, Any]:
    """Version 0 kept the place in one field."""
    x, y = payload["at"]
    return {"seat": payload["by"], "x": x, "y": y}


def house_built_to_built_0(payload: dict[str, Any]) -> dict[str, Any]:
    """The oldest version had another name too."""
    return {"t": "built", "by": payload["by"], "at": [int(n) for n in payload["cell"].split(",")]}


UPCASTS = {("built", 0): built_0_to_1, ("house_built", -1): house_built_to_built_0}


@pytest.fixture
def grown() -> AnyGame:
    return msgspec.structs.replace(GAME, upcasts=UPCASTS)


def test_a_stored_sample_is_brought_up_to_date(grown: AnyGame) -> None:
    assert read_event(grown, SAMPLE_V0, 0) == Built(2, 4, 7)


def test_versions_are_climbed_one_by_one(grown: AnyGame) -> None:
    assert read_event(grown, SAMPLE_OLDEST, -1) == Built(2, 4, 7)


def test_old_and_new_events_stand_in_one_log(grown: AnyGame) -> None:
    today = b'{"t":"gathered","seat":1,"kind":"ore","amount":3}'
    payloads = [SAMPLE_V0, today, SAMPLE_OLDEST]
    events = read_events(grown, 0, payloads=payloads, versions=[0, 1, -1], match_id=1)
    assert events == [Built(2, 4, 7), Gathered(1, "ore", 3), Built(2, 4, 7)]


def test_an_old_event_that_can_not_be_read_is_named(grown: AnyGame) -> None:
    with pytest.raises(CorruptLog, match="match 9, event 6"):
        read_events(grown, 4, payloads=[SAMPLE_V0, b'{"t":"gone"}'], versions=[0, 1], match_id=9)


@pytest.mark.django_db
def test_a_match_of_an_older_release_goes_on(
    quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same log under a release whose `Gathered` has another shape."""

    class GatheredTwo(Gathered, frozen=True, tag="gathered"):
        version = 2
        from_supply: bool = True

    match = running_match(30)
    before = state_at(match, match.head)
    events = tuple(GatheredTwo if event is Gathered else event for event in GAME.events)
    upcasts = {("gathered", 1): lambda payload: {**payload, "from_supply": False}}
    newer = msgspec.structs.replace(GAME, events=events, upcasts=upcasts, version=2)
    monkeypatch.setitem(GAMES, "quarry", newer)
    match.snapshots.all().delete()
    assert state_at(match, match.head) == before
    verify_match(match)
