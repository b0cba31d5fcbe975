"""Small positions that show a rule, for the page that tells how to play."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from games.rules.tsukuyumi.board.scene import News
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.state import ONI, Combat, Side, Unit

SISTERS = ("sisters_of_seven", "action_warlord")
CIRCLE = ("circle_of_the_sun", "action_demon_tamer")
GUARDIANS = ("first_guardians", "action_mobilisation")


class Example(Struct, frozen=True):
    """Who plays, what lies on the map, what is lit or new, and which part shows it."""

    seats: tuple[tuple[str, str], ...] = (SISTERS, CIRCLE)
    tiles: Mapping[str, dict[str, Any]] = {}
    units: tuple[Unit, ...] = ()
    lit: Mapping[str, int] = {}
    news: tuple[News, ...] = ()
    combats: tuple[Combat, ...] = ()
    phase: Phase = "red"
    shows: Literal["map", "combat", "track"] = "map"

    def with_followers(self, cells: Sequence[tuple[str, int]]) -> "Example":
        """The pattern of a formation: its tiles with as many Followers as they need."""
        units = tuple(Unit("follower", 0, cell) for cell, count in cells for _ in range(count))
        tiles = {cell: {"id": "ba_ocean_01"} for cell, _ in cells}
        return replace(self, seats=(CIRCLE,), tiles=tiles, units=units, lit={}, news=())


LAND: Mapping[str, dict[str, Any]] = {
    "0,0": {"id": "ba_ocean_01", "marker": 0},
    "1,0": {"id": "ba_ocean_02"},
    "1,-1": {"id": "ba_fertile_01", "marker": 1},
    "0,-1": {"id": "ba_mountain_01"},
    "-1,0": {"id": "base", "base": 0},
    "-1,1": {"id": "ba_ocean_03", "slots": {0: "red"}},
    "0,1": {"id": "ba_ocean_04", "devastated": True},
}
UNITS = (
    Unit("reaver", 0, "0,0"),
    Unit("reaver", 0, "0,0"),
    Unit("mistress", 0, "0,0"),
    Unit("follower", 1, "1,-1"),
    Unit("follower", 1, "1,-1"),
    Unit("follower", 1, "1,-1"),
    Unit("oni_medium", ONI, "0,-1"),
)
EXAMPLES: Mapping[str, Example] = {
    "map": Example(tiles=LAND, units=UNITS),
    "moving": Example(
        tiles=LAND,
        units=UNITS,
        lit={"area:1,0": 1, "area:0,-1": 2, "area:1,-1": 3, "area:0,1": 4},
    ),
    "round": Example(seats=(SISTERS, CIRCLE, GUARDIANS), phase="green", shows="track"),
    "fight": Example(
        tiles={**LAND, "1,-1": {"id": "ba_fertile_01", "marker": 1}},
        units=(
            Unit("reaver", 0, "1,-1"),
            Unit("reaver", 0, "1,-1"),
            Unit("follower", 1, "1,-1"),
            Unit("follower", 1, "1,-1"),
            Unit("oni_small", ONI, "1,-1"),
        ),
        combats=(
            Combat(
                attacker=0,
                actor=0,
                cell="1,-1",
                card="sis_hussars",
                target="1,-1",
                units=[1, 2],
                points=30,
                damage=20,
                sides=[Side(1, [3, 4], 10, ["ca_reinforce"]), Side(ONI, [5], 10)],
                split={1: 10, ONI: 10},
            ),
        ),
        shows="combat",
    ),
}
