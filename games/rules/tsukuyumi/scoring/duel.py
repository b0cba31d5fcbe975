"""Victory cards of the two-player game: tasks at once, at a round's end, at the end (SPEC 17)."""

from collections.abc import Callable

from games.kernel.steps import Rule
from games.rules.tsukuyumi.content import Task
from games.rules.tsukuyumi.events.turn import TaskDone
from games.rules.tsukuyumi.queries.board import (
    MOON_CENTRE,
    areas,
    connected,
    controlled,
    edge_tiles,
    enemies_of,
    is_base,
    is_moon,
    terrain,
    tiles_around,
    units_of,
)
from games.rules.tsukuyumi.queries.formations import is_complete
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import of_kind, on_board, with_trait
from games.rules.tsukuyumi.state import ONI

NEAR_ENEMIES = 3
CROWD = 3
PAIRS = 3


def task_points(g: Realm, seat: int, task: Task) -> int:
    """What a task is worth now; "x per y" rounds down."""
    count = COUNTS[task.check](g, seat)
    need = max(task.n, 1)
    if not task.each:
        return task.points if count >= need else 0
    times = count // need
    return task.points * (min(times, task.most) if task.most else times)


def tasks_of(g: Realm, seat: int, when: str) -> list[Task]:
    card = g.content.victory_cards.get(g.seat(seat).victory)
    return [task for task in card.tasks if task.when == when] if card else []


def settle_tasks(g: Realm) -> Rule:
    """Immediate tasks, each once."""
    for seat in g.by_initiative():
        for task in tasks_of(g, seat, "immediate"):
            done = task.slug in g.seat(seat).tasks
            if not done and (worth := task_points(g, seat, task)):
                yield TaskDone(seat, task.slug, worth)


def round_end_tasks(g: Realm) -> Rule:
    for seat in g.by_initiative():
        for task in tasks_of(g, seat, "round_end"):
            if worth := task_points(g, seat, task):
                yield TaskDone(seat, task.slug, worth, again=True)


def opponent(g: Realm, seat: int) -> int:
    return g.others(seat)[0]


def held(g: Realm, seat: int, kind: str) -> list[str]:
    return [cell for cell in controlled(g, seat) if terrain(g, cell) == kind]


def paired_fertile(g: Realm, seat: int) -> int:
    pairs = [
        cell
        for cell in held(g, seat, "fertile")
        if any(terrain(g, other) == "fertile" for other in tiles_around(g, cell))
    ]
    return int(len(pairs) >= PAIRS)


def by_moon(g: Realm, cell: str) -> bool:
    return not is_moon(g, cell) and any(
        is_moon(g, other) for other in tiles_around(g, cell) if not is_base(g, other)
    )


def flyers_by_moon(g: Realm, seat: int) -> int:
    cells = {g.unit(number).cell for number in with_trait(g, seat, "flying")}
    return sum(by_moon(g, cell) for cell in cells)


def deep_strike(g: Realm, seat: int) -> int:
    """The Empress in the enemy base, or beside three enemies if there is none."""
    found = with_trait(g, seat, "commands")
    if not found:
        return 0
    cell = g.unit(found[0]).cell
    base = g.seat(opponent(g, seat)).base
    if base:
        return NEAR_ENEMIES * (cell == base)
    return sum(len(enemies_of(g, seat, other)) for other in tiles_around(g, cell))


def crowds(g: Realm, seat: int) -> int:
    cells = {g.unit(number).cell for number in with_trait(g, seat, "dreams")}
    return sum(len(of_kind(g, seat, cell, "follower")) >= CROWD for cell in cells)


def chain(g: Realm, seat: int) -> int:
    own = controlled(g, seat)
    return len(connected(g, frozenset(own))[0]) if own else 0


def cleansing(g: Realm, seat: int) -> int:
    own = controlled(g, seat)
    return 0 if any(units_of(g, ONI, cell) for cell in own) else len(own)


def dominion(g: Realm, seat: int) -> int:
    """Areas with an ONI marker count for nobody."""

    def count(who: int) -> int:
        return sum(g.tile(cell).marker != ONI for cell in controlled(g, who))

    return int(count(seat) >= count(opponent(g, seat)))


def reefs(g: Realm, kind: str) -> int:
    return sum(token == kind for tile in g.state.tiles.values() for token in tile.slots.values())


def terraformed(g: Realm, seat: int) -> int:
    def works(cell: str) -> int:
        tile = g.tile(cell)
        pigs = sum(token == "pig_blockade" for token in tile.slots.values())
        return pigs + len(tile.tunnels) + tile.strongholds

    return sum(works(cell) >= 2 for cell in controlled(g, seat))


def counter(g: Realm, seat: int, *names: str) -> int:
    return sum(g.seat(seat).counters.get(name, 0) for name in names)


def kills_in_round(g: Realm, seat: int) -> int:
    counters = g.seat(seat).round_counters
    return counters.get("killed", 0) + counters.get("oni_killed", 0)


def three_terrains(g: Realm, seat: int) -> int:
    return int(all(held(g, seat, kind) for kind in ("mountain", "fertile", "ocean")))


def shogunate(g: Realm, seat: int) -> int:
    own = controlled(g, seat)
    return sum(g.unit(number).cell in own for number in on_board(g, seat, "shogun"))


def heartland(g: Realm, seat: int) -> int:
    return sum(g.tile(cell).id == MOON_CENTRE or g.tile(cell).gate for cell in controlled(g, seat))


def tiles_with(g: Realm, numbers: list[int]) -> set[str]:
    return {g.unit(number).cell for number in numbers}


COUNTS: dict[str, Callable[[Realm, int], int]] = {
    "paired_fertile": paired_fertile,
    "fertile": lambda g, seat: len(held(g, seat, "fertile")),
    "cybear_oni": lambda g, seat: counter(g, seat, "oni_killed_with_cybear"),
    "flyers_by_moon": flyers_by_moon,
    "deep_strike": deep_strike,
    "areas": lambda g, seat: len(controlled(g, seat)),
    "followers_in_reserve": lambda g, seat: g.seat(seat).reserve.get("follower", 0),
    "circle": lambda g, seat: int(is_complete(g, seat, "circle")),
    "crowds": crowds,
    "any_formation": lambda g, seat: int(
        any(is_complete(g, seat, formation) for formation in g.content.formations)
    ),
    "moon_areas": lambda g, seat: sum(is_moon(g, cell) for cell in controlled(g, seat)),
    "transformed": lambda g, seat: counter(g, seat, "followers_by_transformation"),
    "jade": lambda g, seat: len(with_trait(g, seat, "jade")),
    "heartland": heartland,
    "event_hand": lambda g, seat: len(g.seat(seat).events),
    "chain": chain,
    "cleansing": cleansing,
    "moonside_areas": lambda g, seat: sum(by_moon(g, cell) for cell in controlled(g, seat)),
    "vehicles": lambda g, seat: len(with_trait(g, seat, "vehicle")),
    "opponent_without_fertile": lambda g, seat: int(not held(g, opponent(g, seat), "fertile")),
    "trophy": lambda g, seat: counter(g, seat, "trophy"),
    "edge_tiles": lambda g, seat: sum(bool(units_of(g, seat, cell)) for cell in edge_tiles(g)),
    "invasive_reefs": lambda g, seat: reefs(g, "invasive"),
    "spore_reefs": lambda g, seat: reefs(g, "spore"),
    "dominion": dominion,
    "kills_in_round": kills_in_round,
    "kills": lambda g, seat: counter(g, seat, "killed", "oni_killed"),
    "mines": lambda g, seat: sum(g.tile(cell).mines for cell in areas(g)),
    "units": lambda g, seat: len(on_board(g, seat)),
    "terraformed": terraformed,
    "heavyweights": lambda g, seat: int(
        bool(on_board(g, seat, "boarmaster") and on_board(g, seat, "boarmother"))
    ),
    "uplinks": lambda g, seat: len(g.seat(seat).uplinks),
    "three_terrains": three_terrains,
    "shogunate": shogunate,
    "oni_kills": lambda g, seat: counter(g, seat, "oni_killed"),
    "flying_tiles": lambda g, seat: len(tiles_with(g, with_trait(g, seat, "flying"))),
    "tiles": lambda g, seat: len(tiles_with(g, on_board(g, seat))),
    "eggs": lambda g, seat: sum(g.tile(cell).eggs for cell in areas(g)),
    "sting": lambda g, seat: 20 * counter(g, seat, "sting"),
}
