"""Monsters: attacks, behaviours, rewards, the storm (SPEC 9.2 to 9.4)."""

from typing import Any

import pytest

from games.rules.mysthea.events.era import StormBlew
from games.rules.mysthea.events.gains import Gained
from games.rules.mysthea.events.units import ChampionWounded, UnitsRemoved
from games.rules.mysthea.events.world import (
    MonsterAttacked,
    MonsterDefeated,
    MonsterMoved,
    MonsterRewarded,
)
from games.rules.mysthea.flow import EventResolution
from games.rules.mysthea.steps.encounter import FreeEncounter
from games.rules.mysthea.steps.monster import MonsterAttack
from games.rules.mysthea.steps.monster_choices import LossChoice
from games.rules.mysthea.steps.spending import RewardSpending
from tests.rules.mysthea.positions import (
    A,
    B,
    C,
    D,
    glory,
    ordinary,
    pieces,
    position,
    purse_of,
    scene,
    turn_of_a,
)
from tests.support.scene import Scene

STRONG = {"sphere.river": "gggg", "sphere.myst": "tttttttt"}
"""Strength 16 together."""


def attack(monster: str, **given: Any) -> Scene:
    state = ordinary(monsters=(monster, *rest(monster)), track=(monster,), **given)
    return scene(state, MonsterAttack(monster))


def rest(monster: str) -> list[str]:
    others = [name for name in ("utcoro", "cannibarok", "onygauros", "caerulas") if name != monster]
    return others[:2]


def test_a_stronger_monster_takes_the_units_of_one_region_of_each_fighter() -> None:
    match = attack("cannibarok", units={A: {"monolith.river": "tf"}, B: {"monolith.crystal": "g"}})
    match.then_asks(LossChoice(A, "monolith")).when(A, "region:monolith.river")
    assert match.happened(UnitsRemoved) == [
        UnitsRemoved(A, "monolith.river", ["troop", "fort"], "monster"),
        UnitsRemoved(B, "monolith.crystal", ["golem"], "monster"),
    ]
    assert match.state.monsters["cannibarok"].island == "tree"
    assert match.state.defeated == []


def test_a_champion_is_wounded_instead_of_removed() -> None:
    match = attack("cannibarok", units={A: {"monolith.myst": "t"}})
    assert match.facts[1:] == [
        UnitsRemoved(A, "monolith.myst", ["troop"], "monster"),
        ChampionWounded(A, "monster"),
        MonsterMoved("cannibarok", "tree"),
    ]


def test_r22_a_region_with_only_a_wounded_champion_may_be_chosen() -> None:
    state = ordinary(
        monsters=("cannibarok", "utcoro", "caerulas"),
        track=("cannibarok",),
        units={A: {"monolith.river": "t"}},
    )
    state.seats[A].champion.wounded = True
    match = scene(state, MonsterAttack("cannibarok")).when(A, "region:monolith.myst")
    assert match.happened(UnitsRemoved) == []
    assert match.happened(ChampionWounded) == []


def test_r45_losses_to_a_monster_give_nobody_glory() -> None:
    match = attack("cannibarok", units={A: {"monolith.myst": "t"}})
    assert match.happened(Gained) == []


def test_a_defeated_monster_rewards_gold_silver_and_bronze() -> None:
    match = attack(
        "cannibarok",
        units={
            A: {"monolith.river": "tt"},
            B: {"monolith.river": "gggg"},
            C: {"monolith.myst": "t"},
        },
    )
    assert match.happened(MonsterDefeated) == [MonsterDefeated("cannibarok", [B, A, C])]
    assert purse_of(match, B) == (6, 0, 6)
    assert purse_of(match, A) == (4, 0, 4)
    assert purse_of(match, C) == (2, 0, 2)
    assert match.state.defeated == ["cannibarok"]
    assert match.state.monsters["cannibarok"].island == "tree"


def test_equal_fighters_are_ranked_by_artefact() -> None:
    match = attack(
        "cannibarok",
        champions={A: "arch.forest"},
        units={A: {"monolith.river": "ggg"}, B: {"monolith.river": "ggg"}},
    )
    assert match.happened(MonsterDefeated) == [MonsterDefeated("cannibarok", [A, B])]


def test_r38_a_fourth_fighter_gets_nothing_doubled_or_not() -> None:
    state = ordinary(
        4,
        monsters=("cannibarok", "utcoro", "caerulas"),
        track=("cannibarok",),
        champions={D: "monolith.crystal", A: "arch.forest"},
        heroes={D: "H02"},
        units={
            A: {"monolith.river": "ggg"},
            B: {"monolith.river": "gg"},
            C: {"monolith.myst": "gg"},
        },
    )
    match = scene(state, MonsterAttack("cannibarok"))
    assert match.happened(MonsterDefeated) == [MonsterDefeated("cannibarok", [A, B, C, D])]
    assert purse_of(match, D) == (0, 0, 0)


def test_the_hunter_doubles_the_reward_of_her_owner() -> None:
    match = attack(
        "cannibarok",
        units={A: {"monolith.river": "gggg", "monolith.crystal": "t"}},
        heroes={A: "H02"},
    )
    assert purse_of(match, A) == (12, 0, 12)


def test_r62_whether_she_doubles_is_fixed_with_the_ranking() -> None:
    """The gold reward wounds her before the silver one is handed out."""
    state = ordinary(
        3,
        era=3,
        monsters=("onygauros", "cannibarok", "utcoro"),
        track=("onygauros",),
        champions={A: "tree.forest", B: "volcano.forest"},
        heroes={B: "H02"},
        units={A: {"volcano.river": "gggg"}, B: {"volcano.river": "g"}},
    )
    match = scene(state, MonsterAttack("onygauros"))
    match.then_asks(RewardSpending(A))
    match.state.seats[B].champion.wounded = True
    match.when(A, "done")
    assert match.happened(MonsterRewarded) == [MonsterRewarded(B, "onygauros", 1, 2)]
    assert glory(match, B) == 6


def test_the_fighter_adds_to_his_side_on_an_attacked_island() -> None:
    match = attack(
        "cannibarok",
        units={A: {"monolith.river": "ggg", "monolith.crystal": "t"}},
        heroes={A: "H01"},
    )
    assert match.happened(MonsterDefeated) == [MonsterDefeated("cannibarok", [A])]


def test_onygauros_pays_in_command_points_that_are_spent_at_once() -> None:
    match = attack("onygauros", units={A: {"volcano.river": "gggg", "volcano.forest": "ttttt"}})
    match.then_asks(RewardSpending(A))
    assert match.state.commands[-1].points == 4
    match.when(A, "cp.energy", "done")
    assert purse_of(match, A) == (1, 0, 4)


def test_utcoro_offers_an_encounter_wherever_the_token_is() -> None:
    match = attack(
        "utcoro", units={A: {"tree.crystal": "gggg", "tree.mountain": "tt"}}, encounters=["EN11"]
    )
    match.then_asks(FreeEncounter(A)).when(A, "yes", "icon:chest")
    assert glory(match, A) == 3 + 7 + 3
    assert len(match.state.seats[A].encounters) == 1
    assert match.state.seats[A].xp == 0


def test_a_free_encounter_may_be_declined() -> None:
    match = attack("utcoro", units={A: {"tree.crystal": "gggg", "tree.mountain": "tt"}})
    match.when(A, "no")
    assert match.state.seats[A].encounters == []


def test_a_monster_that_is_not_on_the_track_can_not_be_called() -> None:
    state = ordinary(track=("forest",), hands={A: ["C063"]}, purse={A: (3, 0, 0)})
    turn_of_a(state).when(A, "act:C063").refuses(A, "effect")


def test_r35_a_nested_attack_of_the_same_monster_moves_it_twice() -> None:
    state = ordinary(
        track=("utcoro",),
        champions={B: "arch.forest"},
        units={A: {"tree.crystal": "gggg", "tree.mountain": "tt"}},
        encounters=["EN20"],
    )
    match = scene(state, MonsterAttack("utcoro"))
    match.when(A, "yes", "icon:axe", "yes", "no")
    moves = match.happened(MonsterMoved)
    assert [move.island for move in moves] == ["sphere", "volcano"]
    assert match.state.defeated == ["utcoro"]


def test_r36_a_monster_beaten_twice_counts_once() -> None:
    state = ordinary(track=("utcoro",), units={A: {"tree.crystal": "gggg", "tree.mountain": "tt"}})
    state.defeated = ["utcoro"]
    match = scene(state, MonsterAttack("utcoro")).when(A, "no")
    assert match.state.defeated == ["utcoro"]


def test_r37_the_ranking_is_fixed_before_the_first_reward() -> None:
    match = attack(
        "onygauros",
        champions={A: "arch.forest"},
        units={A: {"volcano.river": "gggg"}, B: {"volcano.river": "ttttttt"}},
    )
    assert match.happened(MonsterDefeated) == [MonsterDefeated("onygauros", [A, B])]
    match.then_asks(RewardSpending(A))
    match.when(A, "cp.move:volcano.river:golem", "to:sphere.river", "done")
    assert match.happened(MonsterRewarded) == [MonsterRewarded(B, "onygauros", 1, 1)]


def test_x17_the_storm_moves_monsters_before_they_attack() -> None:
    state = ordinary(track=("storm", "utcoro"))
    match = scene(state, EventResolution())
    storm, first = match.happened(StormBlew), match.happened(MonsterAttacked)
    assert storm == [StormBlew({"utcoro": "sphere"})]
    assert first[0].island == "sphere"
    assert match.happened(MonsterMoved)[0] == MonsterMoved("utcoro", "volcano")


@pytest.mark.parametrize(
    ("monster", "strength"),
    [("utcoro", 10), ("cannibarok", 12), ("onygauros", 13), ("caerulas", 15)],
)
def test_the_printed_strengths(monster: str, strength: int) -> None:
    assert position(ordinary()).content.monsters[monster].strength == strength


def test_units_of_a_removed_region_go_to_the_pool_and_forts_to_the_supply() -> None:
    match = attack("cannibarok", units={A: {"monolith.myst": "tgf"}})
    owner = match.state.seats[A]
    assert (owner.pool["troop"], owner.pool["golem"], owner.supply["fort"]) == (1, 1, 4)
    assert pieces(match, A, "monolith.myst") == ""
