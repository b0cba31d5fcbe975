"""The printed things: counts, series, and that nothing is left out (SPEC 2)."""

import pytest

from games.rules.mysthea.content import Op
from games.rules.mysthea.effects.deeds import DEEDS
from games.rules.mysthea.queries.feasibility import FEASIBLE
from tests.rules.mysthea.positions import CONTENT

STANDING = {"strength", "carry", "free", "deploy_free"}
"""The ops of upgrades that hold by themselves."""


def all_ops(ops: tuple[Op, ...]) -> list[Op]:
    found = list(ops)
    for op in ops:
        found += all_ops(op.then)
        for part in op.options:
            found += all_ops(part)
    return found


def printed_ops() -> list[Op]:
    found: list[Op] = []
    for card in CONTENT.cards.values():
        found += all_ops(card.ops)
    for encounter in CONTENT.encounters.values():
        for side in encounter.sides:
            found += all_ops(side.ops)
    for monster in CONTENT.monsters.values():
        for reward in monster.rewards:
            found += all_ops(reward)
    return found


def test_what_is_in_the_box() -> None:
    assert len(CONTENT.cards) == 80
    assert len(CONTENT.encounters) == 30
    assert len(CONTENT.attunements) == 10
    assert len(CONTENT.champions) == 7
    assert len(CONTENT.monsters) == 4
    assert len(CONTENT.regions) == 15
    assert CONTENT.track.slots == (2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert CONTENT.track.slots[CONTENT.track.recharge_slot - 1] == 6


@pytest.mark.parametrize(
    ("era", "series"),
    [(0, [2] * 5), (1, [1, 1, 2, 3, 3]), (2, [1, 2, 3, 3, 4]), (3, [1, 2, 3, 4, 5])],
)
def test_every_type_has_the_same_series_of_points_in_an_era(era: int, series: list[int]) -> None:
    for kind in CONTENT.card_types:
        cards = [c for c in CONTENT.cards.values() if c.era == era and c.type == kind]
        assert sorted(card.points for card in cards) == series


def test_every_instruction_can_be_carried_out_and_checked() -> None:
    names = {op.op for op in printed_ops()} - STANDING
    asked = {"choose_one", "pay", "discard", "remove"}
    assert names <= {*DEEDS, *asked}
    assert names <= set(FEASIBLE)


def test_no_instruction_of_the_vocabulary_is_idle() -> None:
    assert set(DEEDS) <= {op.op for op in printed_ops()}


def test_everything_is_named_and_told_in_both_languages() -> None:
    texts = [CONTENT.game.name]
    for table in (CONTENT.cards, CONTENT.champions, CONTENT.attunements, CONTENT.monsters):
        for thing in table.values():
            texts += [thing.name, thing.text]
    for encounter in CONTENT.encounters.values():
        texts += [encounter.name, *(side.text for side in encounter.sides)]
    assert all(words.en.strip() and words.pl.strip() for words in texts)


def test_everything_says_where_it_comes_from() -> None:
    for table in (CONTENT.cards, CONTENT.champions, CONTENT.attunements, CONTENT.encounters):
        assert all(thing.source for thing in table.values())


def test_house_values_are_marked() -> None:
    assert CONTENT.artefacts[4].source == "energy house"
    assert CONTENT.artefacts[5].source == "energy house"


def test_each_attunement_lies_on_its_island() -> None:
    for name, island in CONTENT.islands.items():
        assert CONTENT.attunements[island.day].island == name
        assert CONTENT.attunements[island.day].side == "day"
        assert CONTENT.attunements[island.night].island == name
        assert CONTENT.attunements[island.night].side == "night"


def test_the_two_ways_of_an_encounter_have_different_icons() -> None:
    for encounter in CONTENT.encounters.values():
        left, right = encounter.sides
        assert left.icon != right.icon
        assert 0 <= left.steps <= 4
        assert 0 <= right.steps <= 4
        assert 6 <= encounter.glory <= 8
