"""The words that heroes, tiles, villagers and clans are written in (SPEC 9)."""

from games.kernel.steps import Rule
from games.rules.daimyo.events.economy import PointsGained, TokensGained, TokensPaid, TrackReset
from games.rules.daimyo.printed.words import Op
from games.rules.daimyo.queries.board import buildings_of, shadows_of, yields
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import ANYWHERE, MARKET, OPPONENTS
from games.rules.daimyo.steps.building import BuildKind
from games.rules.daimyo.steps.dice import DiceChange
from games.rules.daimyo.steps.effects import AbilityOpponent, FreeHero, VillagerChoice
from games.rules.daimyo.steps.hands import DiscardCard, draw_heroes
from games.rules.daimyo.steps.hiring import HireCard
from games.rules.daimyo.steps.main_actions import MAIN_ACTIONS
from games.rules.daimyo.steps.moving import MoveGovernor
from games.rules.daimyo.steps.recruiting import RecruitUnit
from games.rules.daimyo.steps.relic_action import RelicMove
from games.rules.daimyo.steps.stealing import StealKind, StealOpponent, VictimGovernor, holders
from games.rules.daimyo.steps.storage import BagTakes, GiveTile, raise_storage
from games.rules.daimyo.steps.takes import Wish, take
from games.rules.daimyo.steps.tokens import CollectGovernor, CollectTower, ExchangeGive, GainKind
from games.rules.daimyo.steps.villagers import VillagerStep


def gain(g: Daimyo, seat: int, op: Op) -> Rule:
    yield TokensGained(seat, op.tokens)


def gain_any(g: Daimyo, seat: int, op: Op) -> Rule:
    yield GainKind(seat, op.kinds, op.n)


def gain_per(g: Daimyo, seat: int, op: Op) -> Rule:
    assert op.kind is not None
    shadows, towers = shadows_of(g, seat), buildings_of(g, seat, "tower")
    count = len(shadows if op.per == "shadow" else towers)
    yield TokensGained(seat, {op.kind: count})


def pay(g: Daimyo, seat: int, op: Op) -> Rule:
    yield TokensPaid(seat, op.tokens)


def exchange(g: Daimyo, seat: int, op: Op) -> Rule:
    yield ExchangeGive(seat, op.kinds, op.n)


def pp(g: Daimyo, seat: int, op: Op) -> Rule:
    yield PointsGained(seat, op.n, "heroes")


def storage(g: Daimyo, seat: int, op: Op) -> Rule:
    yield from raise_storage(g, seat, op.n)


def draw(g: Daimyo, seat: int, op: Op) -> Rule:
    yield from draw_heroes(g, seat, op.n)


def discard_hero(g: Daimyo, seat: int, op: Op) -> Rule:
    yield DiscardCard(seat, op.n)


def take_board(g: Daimyo, seat: int, op: Op) -> Rule:
    source = g.seat(seat).scavenger if op.scope == "scavenger" else ANYWHERE
    yield from take(g, seat, Wish(source, op.n))


def take_market(g: Daimyo, seat: int, op: Op) -> Rule:
    yield from take(g, seat, Wish(MARKET, op.n))


def take_bag(g: Daimyo, seat: int, op: Op) -> Rule:
    yield BagTakes(seat, op.n)


def give_tile_to_market(g: Daimyo, seat: int, op: Op) -> Rule:
    yield GiveTile(seat, "market", op.n)


def give_tile_to_bag(g: Daimyo, seat: int, op: Op) -> Rule:
    yield GiveTile(seat, "bag", op.n)


def scavenger_leg(g: Daimyo, seat: int, op: Op) -> Rule:
    yield RelicMove(seat, take=op.take)


def recruit_one(g: Daimyo, seat: int, op: Op) -> Rule:
    yield RecruitUnit(seat, op)


def build_one(g: Daimyo, seat: int, op: Op) -> Rule:
    yield BuildKind(seat, op)


def collect_governors(g: Daimyo, seat: int, op: Op) -> Rule:
    yield CollectGovernor(seat, op.n, op.times, several=op.n > 1)


def collect_farms(g: Daimyo, seat: int, op: Op) -> Rule:
    yield TokensGained(seat, yields(g, buildings_of(g, seat, "farm")), "collected")


def collect_tower_site(g: Daimyo, seat: int, op: Op) -> Rule:
    yield CollectTower(seat, op.times)


def move_governor(g: Daimyo, seat: int, op: Op) -> Rule:
    yield MoveGovernor(seat, op.n, op.collect)


def villager_tile(g: Daimyo, seat: int, op: Op) -> Rule:
    yield VillagerChoice(seat)


def villager_steps(g: Daimyo, seat: int, op: Op) -> Rule:
    yield VillagerStep(seat, op.n)


def hire(g: Daimyo, seat: int, op: Op) -> Rule:
    yield HireCard(seat, op.discount)


def dice_up(g: Daimyo, seat: int, op: Op) -> Rule:
    yield DiceChange(seat, op.n)


def dice_adjust(g: Daimyo, seat: int, op: Op) -> Rule:
    yield DiceChange(seat, op.n, lowers=True)


def track_reset(g: Daimyo, seat: int, op: Op) -> Rule:
    yield TrackReset(seat)


def main_action(g: Daimyo, seat: int, op: Op) -> Rule:
    """The whole action without a die and without its bonus tile."""
    assert op.action is not None
    yield from MAIN_ACTIONS[op.action](g, seat)


def play_hero_free(g: Daimyo, seat: int, op: Op) -> Rule:
    yield FreeHero(seat)


def clan_ability_of_opponent(g: Daimyo, seat: int, op: Op) -> Rule:
    yield AbilityOpponent(seat)


def steal_token_each(g: Daimyo, seat: int, op: Op) -> Rule:
    yield StealKind(seat, tuple(holders(g, seat)))


def steal_gold(g: Daimyo, seat: int, op: Op) -> Rule:
    yield StealOpponent(seat, "gold", op.n)


def opponent_random_discard(g: Daimyo, seat: int, op: Op) -> Rule:
    yield StealOpponent(seat, "card")


def move_opponent_governor(g: Daimyo, seat: int, op: Op) -> Rule:
    yield VictimGovernor(seat, evicts=True)


def eliminate_governor(g: Daimyo, seat: int, op: Op) -> Rule:
    yield VictimGovernor(seat, everywhere=not op.requires_presence)


def steal_tile(g: Daimyo, seat: int, op: Op) -> Rule:
    yield from take(g, seat, Wish(OPPONENTS, owner_gains=op.owner_gains))
