"""The islands and the drawing of the main board."""

from games.kernel.text import Words
from games.rules.daimyo.printed.words import Area, Kind, MercenaryActionId, Point, Printed


class Place(Printed, frozen=True):
    """A production place: a governor space, a building space and what they produce."""

    produces: Kind
    governor: Point
    building: Point
    icon: Point


class RelicSlot(Printed, frozen=True):
    centre: Point


class Danger(Printed, frozen=True):
    gold: int
    centre: Point


class Altar(Printed, frozen=True):
    influence: int
    centre: Point


class IslandDrawing(Printed, frozen=True):
    label: Point
    gold_banner: Point
    silver_banner: Point
    centre: Point
    scavengers: Point
    track_from: Point
    track_to: Point
    polygon: tuple[Point, ...]


class Island(Printed, frozen=True):
    order: int
    name: Words
    hex: str
    gold_banner: int
    silver_banner: int
    drawing: IslandDrawing
    places: dict[str, Place]
    relics: dict[str, RelicSlot]
    dangers: dict[str, Danger]
    altars: dict[str, Altar]
    source: str


class Central(Printed, frozen=True):
    area: Area
    dice: tuple[Point, ...]
    villagers: tuple[Point, ...]
    rounds: tuple[Point, ...]
    helmet: Point


class MercenarySpot(Printed, frozen=True):
    action: MercenaryActionId
    centre: Point


class MercenaryArea(Printed, frozen=True):
    area: Area
    spaces: tuple[MercenarySpot, ...]


class Map(Printed, frozen=True):
    aspect: float
    central: Central
    mercenaries: MercenaryArea
    source: str
