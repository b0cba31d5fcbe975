"""District tiles and layouts as they are printed (SPEC 4)."""

from msgspec import Struct

from games.kernel.text import Words

Cell = tuple[int, int]


class OutpostSite(Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    area: str


class BridgeLine(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"from_cell": "from", "to_cell": "to"},
):
    roofs: tuple[str, str]
    crosses: tuple[str, ...]
    from_cell: Cell
    to_cell: Cell
    neutral: bool = False

    def id_on(self, tile: str) -> str:
        return f"{tile}:{''.join(self.roofs)}/{''.join(self.crosses)}"


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    players: int
    """The fewest players who use it."""
    grid: tuple[str, str, str, str]
    tiers: dict[str, int]
    resources: dict[str, int]
    source: str
    outpost: OutpostSite | None = None
    summon: str = ""
    refuge: str = ""
    """The area with the Neutral Refuge."""
    bridges: tuple[BridgeLine, ...] = ()


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    columns: int
    tiles: tuple[tuple[str, int], ...]
    source: str
