"""What a returning player is shown: ways of units as a whole, losses, changes of tiles."""

from games.rules.tsukuyumi.board.scene import News
from games.rules.tsukuyumi.events.board import AreaConquered, SlotFilled
from games.rules.tsukuyumi.events.cards import RowFilled
from games.rules.tsukuyumi.events.turn import InitiativeMoved, MissionDone, PartUsed
from games.rules.tsukuyumi.events.units import UnitsDeployed, UnitsLeft, UnitsMoved
from games.rules.tsukuyumi.news import news
from games.rules.tsukuyumi.state import ONI


def test_a_unit_that_moved_arrived_here_and_left_there() -> None:
    assert news([UnitsMoved(0, [7], ["1,0"], origin="0,0")]) == [
        News("arrived", "", unit=7),
        News("left", "area:0,0", unit=7),
    ]


def test_a_way_counts_as_a_whole() -> None:
    there = UnitsMoved(0, [7], ["1,0"], origin="0,0")
    back = UnitsMoved(0, [7], ["1,1", "0,0"], origin="1,0")
    on = UnitsMoved(0, [7], ["2,0"], origin="1,0")
    assert news([there, back]) == []
    assert News("left", "area:0,0", unit=7) in news([there, on])
    assert News("left", "area:1,0", unit=7) not in news([there, on])


def test_the_fallen_leave_their_ghosts_where_they_stood() -> None:
    fell = UnitsLeft([3, 4], "reserve", 1, owner=0, cell="1,0", kinds={"reaver": 2})
    assert news([fell]) == [News("lost", "unit:1,0/reaver/0", count=2)]


def test_a_unit_that_moved_and_fell_is_only_lost() -> None:
    moved = UnitsMoved(0, [3], ["1,0"], origin="0,0")
    fell = UnitsLeft([3], "supply", 1, owner=ONI, cell="1,0", kinds={"oni_small": 1})
    assert news([moved, fell]) == [News("lost", "unit:1,0/oni_small/oni")]


def test_new_units_tiles_markers_and_the_tracks_are_changes() -> None:
    found = news(
        [
            UnitsDeployed(1, "follower", "0,0", 2),
            AreaConquered(1, "1,0"),
            AreaConquered(0, "1,0"),
            SlotFilled(0, "2,0", 3, "red"),
            InitiativeMoved(1, 1, 0),
            MissionDone(1, "mission_stork", 1),
            RowFilled("event_raid", 1),
            PartUsed("move"),
        ]
    )
    assert [(one.kind, one.target) for one in found] == [
        ("arrived", "unit:0,0/follower/1"),
        ("changed", "area:1,0"),
        ("changed", "area:2,0"),
        ("changed", "seat:1"),
        ("changed", "mission:mission_stork"),
        ("changed", "row:1"),
    ]
