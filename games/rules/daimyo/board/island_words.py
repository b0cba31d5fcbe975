"""What the islands tell about their spaces to whoever asks or can not see them."""

from games.rules.daimyo.board.pieces import owners
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import (
    EMPTY_SLOT,
    FREE,
    GOLD_VALUE,
    INFLUENCE,
    LEADS,
    NOBODY_LEADS,
    SHARED,
)
from games.rules.daimyo.queries.board import influence, island_of
from games.rules.daimyo.queries.relics import colour_of, number_of
from games.rules.daimyo.scoring.islands import ranked


def island_words(scene: Scene, name: str) -> str:
    groups = ranked(scene.g, name)
    if not groups:
        leader = scene.word(NOBODY_LEADS)
    elif len(groups[0]) > 1:
        leader = scene.word(SHARED)
    else:
        leader = scene.word(LEADS, name=scene.name_of(groups[0][0]))
    parts = [scene.word(scene.content.islands[name].name), leader]
    for owner in owners(scene):
        count = influence(scene.g, name, owner)
        if count:
            parts.append(scene.word(INFLUENCE, name=scene.name_of(owner), count=count))
    return "; ".join(parts)


def place_words(scene: Scene, place: str) -> str:
    content = scene.content
    island = content.islands[island_of(scene.g, place)]
    kind = content.resources[content.place(place).produces].name
    number = place.rsplit("_p", 1)[1]
    parts = [f"{scene.word(island.name)} {number} ({scene.word(kind)})"]
    governor, building = scene.state.governors.get(place), scene.state.buildings.get(place)
    if governor is not None:
        parts.append(f"{scene.word(content.terms['governor'].name)}: {scene.name_of(governor)}")
    if building is not None:
        named = scene.word(content.terms[building.kind].name)
        parts.append(f"{named}: {scene.name_of(building.owner)}")
    return "; ".join(parts)


def danger_words(scene: Scene, danger: str) -> str:
    gold = scene.word(GOLD_VALUE, count=scene.content.danger(danger).gold)
    owner = scene.state.shadows.get(danger)
    who = scene.word(FREE) if owner is None else scene.name_of(owner)
    return f"{scene.word(scene.content.terms['danger'].name)}, {gold}: {who}"


def tile_words(scene: Scene, tile: str) -> str:
    if not tile:
        return scene.word(EMPTY_SLOT)
    relic = scene.content.relics[colour_of(tile)]
    return f"{scene.word(relic.name)} ({scene.word(relic.colour)}) {number_of(tile)}"
