"""What the map tells about its Regions and sites to whoever asks or can not see it."""

from collections.abc import Iterator

from games.rules.dei.board.scene import Scene
from games.rules.dei.board.words import (
    BRIDGE_SITE,
    ENERGY_HERE,
    HELD_BY,
    HIGH_ROOF,
    LOW_ROOF,
    MAJORITY,
    NEUTRAL_REFUGE,
    OUTPOST,
    REFUGE_OF,
    STREET,
    TECH_HERE,
    UNITS,
    WITH_LEADER,
)
from games.rules.dei.queries.majority import majority, outposts_in
from games.rules.dei.state import NOBODY

LEVELS = (STREET, LOW_ROOF, HIGH_ROOF)


def region_title(scene: Scene, region: str) -> str:
    """One line: name, level, what lies there, who stands there, who has the Majority."""
    return "; ".join([region_name(scene, region), *remarks(scene, region)])


def region_name(scene: Scene, region: str) -> str:
    tiles = sorted({area[:-1] for area in scene.g.region(region).areas})
    named = ", ".join(scene.word(scene.content.tiles[tile].name) for tile in tiles)
    return f"{region} ({named})"


def remarks(scene: Scene, region: str) -> Iterator[str]:
    g, state = scene.g, scene.state
    yield scene.word(LEVELS[g.region(region).tier])
    if state.resources.get(region):
        words = TECH_HERE if g.kind_in(region) == "tech" else ENERGY_HERE
        yield scene.word(words, count=state.resources[region])
    for name in outposts_in(g, region):
        yield outpost_words(scene, name)
    if g.region(region).refuge:
        yield scene.word(NEUTRAL_REFUGE)
    for seat in g.seats:
        for _refuge in range(state.seats[seat].refuges.count(region)):
            yield scene.word(REFUGE_OF, name=scene.name_of(seat))
    yield from armies_words(scene, region)
    for drone in scene.drones:
        if state.drones[drone] == region:
            yield scene.word(scene.content.drones[drone].name)


def outpost_words(scene: Scene, name: str) -> str:
    found = scene.state.outposts[name]
    said = scene.word(OUTPOST, kind=scene.word(scene.content.outposts[found.colour].name))
    if found.controller == NOBODY:
        return said
    return f"{said}, {scene.word(HELD_BY, name=scene.name_of(found.controller))}"


def armies_words(scene: Scene, region: str) -> Iterator[str]:
    g = scene.g
    for seat in g.seats:
        count = g.units_in(seat, region)
        if count and g.has_leader_in(seat, region):
            yield scene.word(
                WITH_LEADER, name=scene.name_of(seat), count=count, leader=scene.leader_of(seat)
            )
        elif count:
            yield scene.word(UNITS, name=scene.name_of(seat), count=count)
    holder = majority(g, region)
    if holder is not None:
        yield f"{scene.word(MAJORITY)}: {scene.name_of(holder)}"


def site_title(scene: Scene, target: str) -> str:
    return f"{scene.word(BRIDGE_SITE)} {target.partition(':')[2]}"
