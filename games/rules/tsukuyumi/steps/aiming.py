"""Where the damage of a strike goes: a tile beside, or a line of tiles."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.combat import (
    StrikeAimed,
)
from games.rules.tsukuyumi.queries.board import enemies_of
from games.rules.tsukuyumi.queries.combat import (
    prey_beside,
    targets,
)
from games.rules.tsukuyumi.queries.geometry import neighbours
from games.rules.tsukuyumi.queries.names import EDGES, area, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop


def aim_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in prey_beside(g, pick.seat, pick.cell):
        yield take(cell, spot(g, cell), area(cell))


def aim_default(g: Realm, pick: Pick) -> str:
    cells = prey_beside(g, pick.seat, pick.cell)
    return max(cells, key=lambda cell: len(enemies_of(g, pick.seat, cell)))


def decide_aim(g: Realm, pick: Pick, value: str) -> Rule:
    yield StrikeAimed(pick.seat, [value])


def line_from(g: Realm, cell: str, edge: int) -> list[str]:
    """The tiles of a straight line until the first gap, the start among them (R21)."""
    line = [cell]
    while (ahead := neighbours(line[-1])[edge]) in g.state.tiles:
        line.append(ahead)
    return line


def direction_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for edge in range(6):
        line = line_from(g, pick.cell, edge)
        label = say(
            _("To the {direction}: {count} tiles"),
            direction=say(EDGES[edge]),
            count=len(line),
        )
        yield take(edge, label, *(area(cell) for cell in line))


def decide_direction(g: Realm, pick: Pick, value: str) -> Rule:
    yield StrikeAimed(pick.seat, line_from(g, pick.cell, int(value)))


def direction_default(g: Realm, pick: Pick) -> str:
    card = g.content.combat_cards[g.combat.card]

    def hit(edge: int) -> int:
        line = line_from(g, pick.cell, edge)
        return sum(len(targets(g, pick.seat, cell, card)) for cell in line)

    return str(max(range(6), key=hit))


ASKS = {
    "nom.strike_tile": Ask(
        lambda g, pick: say(_("Which tile do you strike?")), aim_options, decide_aim, aim_default
    ),
    "horizon.direction": Ask(
        lambda g, pick: say(_("In which direction?")),
        direction_options,
        decide_direction,
        direction_default,
    ),
}
