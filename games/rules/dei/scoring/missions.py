"""What Missions count and what they are worth (SPEC 15)."""

from collections.abc import Callable

from games.rules.dei.content import COLOURS, Formula, Mission
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import garrisoned
from games.rules.dei.state import MissionCard


def open_missions(g: Dei, seat: int) -> list[MissionCard]:
    """R60: those in columns without a token of the seat; by column, then row."""
    used = [card.column for card in g.seat(seat).missions]
    free = [card for card in g.state.missions if card.column not in used]
    return sorted(free, key=lambda card: (card.column, card.row))


def is_late(g: Dei, card: MissionCard) -> bool:
    return card.column < g.state.turn


def worth(g: Dei, seat: int, card: MissionCard) -> int:
    mission = g.content.missions[card.mission]
    rate = mission.late if is_late(g, card) else mission.on_time
    return counted(g, seat, card.mission) // rate.per * rate.gain


def counted(g: Dei, seat: int, mission: str) -> int:
    printed = g.content.missions[mission]
    return FORMULAS[printed.formula](g, seat, printed)


def drone_cards(g: Dei, seat: int, mission: Mission) -> int:
    """R28: wherever they are."""
    return sum(g.card(card).drone_card for card in g.seat(seat).cards)


def scrappers(g: Dei, seat: int, mission: Mission) -> int:
    """R13: the Leader counts as one."""
    return g.on_map(seat) + bool(g.seat(seat).leader)


def outposts(g: Dei, seat: int, mission: Mission) -> int:
    return g.cubes(seat, mission.colour)


def garrisons(g: Dei, seat: int, mission: Mission) -> int:
    colours = [mission.colour] if mission.colour else COLOURS
    return sum(garrisoned(g, seat, colour) for colour in colours)


FORMULAS: dict[Formula, Callable[[Dei, int, Mission], int]] = {
    "tech": lambda g, seat, mission: g.seat(seat).tech,
    "energy": lambda g, seat, mission: g.seat(seat).energy,
    "drone_cards": drone_cards,
    "constructions": lambda g, seat, mission: g.constructions(seat),
    "scrappers": scrappers,
    "outposts": outposts,
    "garrisons": garrisons,
}
