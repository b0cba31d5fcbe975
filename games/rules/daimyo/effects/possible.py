"""Whether a word could change anything now (R71); the purse is what is left after the costs."""

from games.rules.daimyo.printed.words import Op, Tokens
from games.rules.daimyo.queries.board import (
    buildings_of,
    free_governor_spaces,
    governors_of,
    opposing_governors,
    shadows_of,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.effects import playable_heroes
from games.rules.daimyo.queries.prices import buildable, hirable, recruitable
from games.rules.daimyo.queries.relics import ANYWHERE, MARKET, OPPONENTS, can_take
from games.rules.daimyo.steps.dice import changes
from games.rules.daimyo.steps.main_actions import produced
from games.rules.daimyo.steps.stealing import (
    governors_in_reach,
    holders,
    other_islands,
    victims,
)


def always(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return True


def has_any_token(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return any(purse.values())


def has_counted_pieces(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(shadows_of(g, seat) if op.per == "shadow" else buildings_of(g, seat, "tower"))


def has_card_to_draw(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(g.seat(seat).deck_size or g.seat(seat).discard)


def has_hand(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(g.seat(seat).hand)


def can_take_from_board(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return can_take(g, seat, g.seat(seat).scavenger if op.scope == "scavenger" else ANYWHERE)


def can_take_from_market(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return can_take(g, seat, MARKET)


def can_steal_tile(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return can_take(g, seat, OPPONENTS)


def bag_has_tiles(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(g.state.bag)


def has_tiles(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(g.seat(seat).tiles)


def can_recruit(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(recruitable(g, seat, op, purse))


def can_build(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(buildable(g, seat, op, purse))


def can_hire(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(hirable(g, op.discount, purse))


def has_governors(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(governors_of(g, seat))


def can_move_governor(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(governors_of(g, seat)) and bool(free_governor_spaces(g))


def has_farms(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(buildings_of(g, seat, "farm"))


def has_towers(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(buildings_of(g, seat, "tower"))


def can_raise_die(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(changes(g, seat, 1))


def can_change_die(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(changes(g, seat, 1, -1))


def track_has_moved(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return g.seat(seat).track > 0


def can_act(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    if op.action == "production":
        return bool(produced(g, seat))
    normal = Op("recruit_one")
    found = recruitable if op.action == "recruit" else buildable
    return bool(found(g, seat, normal, purse))


def can_play_hero(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(playable_heroes(g, seat))


def has_opponents(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(g.others(seat))


def opponent_has_tokens(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(holders(g, seat))


def opponent_has_gold(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(victims(g, seat, "gold"))


def opponent_has_cards(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(victims(g, seat, "card"))


def can_evict(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return any(other_islands(g, place) for place in opposing_governors(g, seat))


def can_eliminate(g: Daimyo, seat: int, op: Op, purse: Tokens) -> bool:
    return bool(governors_in_reach(g, seat, everywhere=not op.requires_presence))
