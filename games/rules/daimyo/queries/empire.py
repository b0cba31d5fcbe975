"""What the Empire's rows allow and demand (SPEC 14)."""

from games.rules.daimyo.printed.words import EmpireOp
from games.rules.daimyo.queries.board import (
    free_building_spaces,
    free_dangers,
    free_governor_spaces,
    governors_of,
    influence,
    islands,
    on,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import (
    MARKET,
    colour_of,
    filled_slots,
    may_hold,
    tile_of,
)
from games.rules.daimyo.state import AUTOMATON

PIECES = ("governor", "tower", "farm", "shadow")


def empire_op(g: Daimyo, source: str) -> EmpireOp:
    """The order of a card's row, `card:s12_1:0`, or of the ability card, `ability:2`."""
    kind, *names = source.split(":")
    if kind == "ability":
        return g.content.solo.ability.rows[int(names[0])]
    return g.content.solo.cards[names[0]].rows[int(names[1])]


def spots_for(g: Daimyo, op: EmpireOp) -> tuple[str, ...]:
    if op.op == "governor":
        return free_governor_spaces(g)
    return free_dangers(g) if op.op == "shadow" else free_building_spaces(g)


def candidates(g: Daimyo, op: EmpireOp, human: int) -> list[str]:
    """The islands to choose from: as complete as possible, then for an advantage (R70)."""
    spots = spots_for(g, op)
    found = [
        island
        for island in islands(g)
        if (not op.islands or island in op.islands) and on(g, island, spots)
    ]
    if op.op == "shadow":
        found = [island for island in found if has_victim(g, island, human)] or found
    if op.advantage:
        found = [island for island in found if overtakes(g, op, island, human)] or found
    return found


def has_victim(g: Daimyo, island: str, human: int) -> bool:
    return bool(on(g, island, governors_of(g, human)))


def overtakes(g: Daimyo, op: EmpireOp, island: str, human: int) -> bool:
    """From level or behind to ahead (R54); a Shadow counts the Governor that it removes."""
    values = g.content.economy.influence
    gain = {
        "governor": values.governor,
        "tower": values.tower,
        "farm": values.farm,
        "shadow": values.shadow,
    }[op.op]
    loss = values.governor if op.op == "shadow" and has_victim(g, island, human) else 0
    mine, theirs = influence(g, island, AUTOMATON), influence(g, island, human)
    return mine <= theirs and mine + gain > theirs - loss


def visible_tiles(g: Daimyo) -> list[tuple[str, str]]:
    """Tiles that the Empire may take, with where they lie."""
    found = [(g.state.nml[slot], slot) for slot in filled_slots(g, "")]
    found += [(tile, MARKET) for tile in dict.fromkeys(g.state.black_market)]
    return [(tile, where) for tile, where in found if may_hold(g, AUTOMATON, tile)]


def tile_candidates(g: Daimyo, op: EmpireOp, left: int) -> list[tuple[str, str]]:
    """For an advantage: a missing tile of a set that the picks left can complete."""
    tiles = visible_tiles(g)
    if not op.advantage:
        return tiles
    wanted = wanted_tiles(g, [tile for tile, _where in tiles], left)
    return [(tile, where) for tile, where in tiles if tile in wanted] or tiles


def wanted_tiles(g: Daimyo, visible: list[str], left: int) -> set[str]:
    held = g.automaton.tiles
    wanted: set[str] = set()
    for colour in sorted({colour_of(tile) for tile in visible}):
        numbers = g.content.relics[colour].numbers
        missing = [tile for n in numbers if (tile := tile_of(colour, n)) not in held]
        if len(missing) <= left and all(tile in visible for tile in missing):
            wanted.update(missing)
    return wanted


def stack_of_round(g: Daimyo, number: int) -> list[str]:
    """The cards of the stack for a round that did not come up yet."""
    stacks, cards = g.content.solo.stacks, g.content.solo.cards
    return [
        card
        for card in sorted(cards)
        if number in stacks[cards[card].stack].rounds and card not in g.automaton.used
    ]


def ability_row(g: Daimyo, total: int) -> int:
    """The row of the ability card that holds this total."""
    rows = g.content.solo.ability.rows
    return next(at for at, row in enumerate(rows) if row.least <= total <= row.most)
