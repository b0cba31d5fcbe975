"""The six main actions (SPEC 6)."""

from collections.abc import Callable, Mapping

from games.kernel.steps import Rule
from games.rules.daimyo.events.economy import TokensGained
from games.rules.daimyo.printed.words import ActionId, Tokens
from games.rules.daimyo.queries.board import buildings_of, governors_of, yields
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.steps.building import BuildLoop
from games.rules.daimyo.steps.recruiting import RecruitLoop
from games.rules.daimyo.steps.relic_action import RelicMove
from games.rules.daimyo.steps.villagers import ALL_STEPS, villager_steps


def produced(g: Daimyo, seat: int) -> Tokens:
    """Every Governor and every Techno-Farm gives one of its place; towers give nothing."""
    return yields(g, [*governors_of(g, seat), *buildings_of(g, seat, "farm")])


def villagers(g: Daimyo, seat: int) -> Rule:
    yield from villager_steps(g, seat, ALL_STEPS)


def production(g: Daimyo, seat: int) -> Rule:
    gained = produced(g, seat)
    if gained:
        yield TokensGained(seat, gained, "production")


def relic(g: Daimyo, seat: int) -> Rule:
    yield RelicMove(seat, 1)


def recruit(g: Daimyo, seat: int) -> Rule:
    yield RecruitLoop(seat)


def build(g: Daimyo, seat: int) -> Rule:
    yield BuildLoop(seat)


def tax(g: Daimyo, seat: int) -> Rule:
    yield TokensGained(seat, g.content.economy.tax.gain, "tax")


MAIN_ACTIONS: Mapping[ActionId, Callable[[Daimyo, int], Rule]] = {
    "villagers": villagers,
    "production": production,
    "relic": relic,
    "recruit": recruit,
    "build": build,
    "tax": tax,
}
