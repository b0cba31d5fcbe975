"""Every invariant can fail (SPEC 17)."""

from collections.abc import Callable

import pytest

from games.rules.daimyo import invariants
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON, Building, State
from tests.rules.daimyo.positions import A, B, ordinary, position

Break = Callable[[State], object]
BROKEN: list[tuple[Callable[[Daimyo], None], Break]] = [
    (invariants.tiles_are_conserved, lambda s: s.bag.pop()),
    (invariants.tiles_are_conserved, lambda s: s.black_market.append("red_1")),
    (invariants.tiles_are_conserved, lambda s: s.seats[A].restored.append("red")),
    (invariants.heroes_are_conserved, lambda s: s.hero_deck.pop()),
    (invariants.heroes_are_conserved, lambda s: s.seats[A].heroes.append(s.hero_top)),
    (invariants.heroes_are_conserved, lambda s: s.seats[A].discard.append("cn1")),
    (invariants.heroes_are_conserved, lambda s: s.seats[A].hand.append("ct2")),
    (invariants.dice_are_conserved, lambda s: s.pool.pop()),
    (invariants.pieces_are_conserved, lambda s: s.governors.update(black_p1=A)),
    (
        invariants.pieces_are_conserved,
        lambda s: s.governors.update(
            {f"{island}_p{n}": A for island in ("red", "blue") for n in range(1, 6)}
        ),
    ),
    (invariants.pieces_are_conserved, lambda s: s.seats[A].uncovered["farm"].append(1)),
    (
        invariants.pieces_are_conserved,
        lambda s: s.buildings.update(red_p1=Building(A, "farm")),
    ),
    (invariants.pieces_are_conserved, lambda s: s.altars.update(red_a1=A)),
    (invariants.pieces_are_conserved, lambda s: setattr(s.seats[B], "scavenger", "")),
    (invariants.bonus_tiles_are_conserved, lambda s: s.seats[A].uncovered["farm"].append(2)),
    (
        invariants.bonus_tiles_are_conserved,
        lambda s: s.seats[A].slots.update(production=["farm_a:1"]),
    ),
    (invariants.storages_hold, lambda s: setattr(s.seats[A], "capacity", 10)),
    (invariants.storages_hold, lambda s: s.seats[A].tiles.extend(["red_1", "red_1"])),
    (invariants.storages_hold, lambda s: setattr(s.seats[A], "track", 3)),
    (invariants.nothing_is_owed, lambda s: s.seats[A].tokens.update(rice=-1)),
    (invariants.helmet_has_an_owner, lambda s: setattr(s, "helmet", AUTOMATON)),
    (invariants.claims_are_in_order, lambda s: s.claims.update(g1=[A, A])),
    (invariants.claims_are_in_order, lambda s: s.claims.update(o1=[A, B])),
]


@pytest.mark.parametrize(("invariant", "damage"), BROKEN)
def test_a_broken_state_is_noticed(invariant: Callable[[Daimyo], None], damage: Break) -> None:
    state = ordinary()
    invariant(position(state))
    damage(state)
    with pytest.raises(AssertionError):
        invariant(position(state))


def test_all_invariants_are_listed_and_broken_here() -> None:
    assert {broken for broken, _damage in BROKEN} == set(invariants.INVARIANTS)
