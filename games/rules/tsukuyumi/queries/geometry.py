"""Hexes in axial coordinates; a cell is written "q,r", those of further islands with a letter."""

from functools import cache

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East, north-east, north-west, west, south-west, south-east (SPEC 4.1)."""
ISLANDS = " bcdefgh"


def cell_at(q: int, r: int, island: int = 0) -> str:
    return f"{ISLANDS[island].strip()}{q},{r}"


@cache
def place(cell: str) -> tuple[int, int, int]:
    """Island, q and r of a cell."""
    island = ISLANDS.index(cell[0]) if cell[0] in ISLANDS else 0
    q, r = cell[1 if island else 0 :].split(",")
    return island, int(q), int(r)


@cache
def grid(cell: str) -> str:
    """A cell as it is printed on the map: rows by letter around the Moon's M, columns around 10."""
    island, q, r = place(cell)
    row = chr(ord("M") + r) if -12 <= r <= 13 else f"M{r:+d}/"
    return f"{ISLANDS[island].strip()}{row}{10 + q + r // 2}"


@cache
def neighbours(cell: str) -> tuple[str, ...]:
    """The six cells around, by direction."""
    island, q, r = place(cell)
    return tuple(cell_at(q + dq, r + dr, island) for dq, dr in DIRECTIONS)


@cache
def direction(cell: str, to: str) -> int:
    return neighbours(cell).index(to)


def opposite(edge: int) -> int:
    return (edge + 3) % 6


@cache
def distance(cell: str, to: str) -> int:
    """Steps between two cells over empty ones too; islands are out of reach of each other."""
    island, q, r = place(cell)
    other, q2, r2 = place(to)
    if island != other:
        return 1000
    return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))


@cache
def moved(cell: str, offset: tuple[int, int], turns: int = 0) -> str:
    """The cell at an offset that is turned by some sixths first."""
    island, q, r = place(cell)
    dq, dr = offset
    for _ in range(turns):
        dq, dr = -dr, dq + dr
    return cell_at(q + dq, r + dr, island)


def ring(radius: int, island: int = 0) -> list[str]:
    """The cells at one distance from the middle, in a fixed order."""
    cells = []
    for q in range(-radius, radius + 1):
        for r in range(-radius, radius + 1):
            if max(abs(q), abs(r), abs(q + r)) == radius:
                cells.append(cell_at(q, r, island))
    return cells


def sort_key(cell: str) -> tuple[int, int, int]:
    return place(cell)
