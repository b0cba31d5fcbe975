"""Monsters: attacks, behaviours, rewards, the storm (SPEC 9.2 to 9.4)."""

from typing import Any

import pytest

from games.rules.mysthea.events.era import StormBlew
from games.rules.mysthea.events.gains import Gained, GloryLost
from games.rules.mysthea.events.units import ChampionWounded, UnitsRemoved
from games.rules.mysthea.events.world import (
    CardCollected,
    MonsterAttacked,
    MonsterDefeated,
    MonsterMoved,
    MonsterRewarded,
)
from games.rules.mysthea.flow import EventResolution
from games.rules.mysthea.queries.battle import monster_strength
from games.rules.mysthea.steps.encounter import FreeEncounter
from games.rules.mysthea.steps.monster import MonsterAttack
from games.rules.mysthea.steps.monster_choices import LossChoice, TributeChoice
from games.rules.mysthea.steps.spending import RewardSpending
from tests.rules.mysthea.positions import (
    A,
    B,
    C,
    D,
    Pause,
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


def test_x13_caerulas_attacks_again_and_stays_where_it_is_beaten() -> None:
    state = ordinary(
        2,
        monsters=("caerulas", "utcoro", "cannibarok"),
        track=("caerulas",),
        champions={A: "volcano.forest"},
        units={
            B: {"sphere.river": "gggg", "sphere.myst": "t"},
            A: {"volcano.crystal": "gggg", "volcano.forest": "ttttt"},
        },
        mirages=("sphere.mountain", "arch.myst"),
        attunements="night",
        monster_behaviours=True,
    )
    state.seats[A].attunement = "A10"
    match = scene(state, MonsterAttack("caerulas"))
    match.when(B, "region:sphere.myst")
    attacks = match.happened(MonsterAttacked)
    assert [(a.island, sum(a.fighters.values())) for a in attacks] == [("volcano", 16)]
    assert match.state.defeated == ["caerulas"]
    assert match.state.monsters["caerulas"].island == "volcano"
    assert purse_of(match, A) == (0, 5, 5)

    match.state.resolved = 1
    ended = scene(match.state, EventResolution())
    assert Gained(A, "glory", 8, "attunements", "A10") in ended.facts


def test_x13_without_behaviours_there_is_one_attack_and_one_move() -> None:
    match = attack("caerulas", units={A: {"sphere.myst": "t"}}, champions={C: "arch.forest"})
    assert len(match.happened(MonsterAttacked)) == 1
    assert match.state.monsters["caerulas"].island == "volcano"


def test_x14_caerulas_beaten_first_does_not_attack_again() -> None:
    match = attack(
        "caerulas",
        units={A: STRONG},
        champions={C: "arch.forest"},
        monster_behaviours=True,
    )
    assert len(match.happened(MonsterAttacked)) == 1
    assert match.state.monsters["caerulas"].island == "volcano"


def test_r33_caerulas_on_an_empty_island_goes_on_to_the_next() -> None:
    match = attack("caerulas", champions={C: "arch.forest"}, monster_behaviours=True)
    assert [event.island for event in match.happened(MonsterAttacked)] == ["sphere", "volcano"]
    assert match.state.monsters["caerulas"].island == "volcano"


def test_cannibarok_is_stronger_where_crystals_grow() -> None:
    g = position(ordinary(monsters=("cannibarok", "utcoro", "caerulas"), monster_behaviours=True))
    strengths = {island: monster_strength(g, "cannibarok", island) for island in g.state.ring}
    assert strengths == {"monolith": 14, "tree": 14, "volcano": 14, "sphere": 12, "arch": 12}


def test_r64_a_mirage_of_the_crystal_field_changes_nothing() -> None:
    state = ordinary(
        2,
        monsters=("cannibarok", "utcoro", "caerulas"),
        monster_behaviours=True,
        mirages=("tree.crystal", "arch.forest"),
    )
    assert monster_strength(position(state), "cannibarok", "tree") == 14


def test_without_the_option_cannibarok_has_its_printed_strength() -> None:
    g = position(ordinary(monsters=("cannibarok", "utcoro", "caerulas")))
    assert monster_strength(g, "cannibarok", "tree") == 12


def test_r32_utcoro_shames_the_absent_down_to_nothing() -> None:
    match = attack("utcoro", purse={A: (0, 0, 3), C: (0, 0, 9)}, monster_behaviours=True)
    assert match.happened(GloryLost) == [GloryLost(A, 3), GloryLost(C, 5)]


def test_r33_on_an_empty_island_everybody_is_a_coward() -> None:
    match = attack(
        "utcoro",
        champions={B: "arch.forest"},
        purse={A: (0, 0, 7), B: (0, 0, 7), C: (0, 0, 7)},
        monster_behaviours=True,
    )
    assert [glory(match, seat) for seat in (A, B, C)] == [2, 2, 2]
    assert match.state.monsters["utcoro"].island == "sphere"


def test_x16_r31_who_is_asked_what_by_onygauros() -> None:
    discards = {B: ["C001"], C: ["C002"]}
    match = attack(
        "onygauros", discards=discards, purse={B: (0, 0, 4), C: (0, 0, 5)}, monster_behaviours=True
    )
    match.then_asks(TributeChoice(C, "onygauros"))
    assert match.offers(C) == ["random_card", "lose_glory"]
    match.when(C, "lose_glory")
    assert match.happened(CardCollected) == [CardCollected(B, "C001")]
    assert match.happened(GloryLost) == [GloryLost(C, 5)]
    assert match.state.removed == ["C001"]


def test_r66_all_answer_at_once_and_the_order_is_that_of_the_artefacts() -> None:
    discards = {A: ["C001"], B: ["C002"]}
    match = attack(
        "onygauros", discards=discards, purse={A: (0, 0, 9), B: (0, 0, 9)}, monster_behaviours=True
    )
    match.then_asks(TributeChoice(A, "onygauros"), TributeChoice(B, "onygauros"))
    match.when(B, "lose_glory")
    assert glory(match, B) == 9, "nothing happens before all have answered"
    match.when(A, "lose_glory")
    assert match.happened(GloryLost) == [GloryLost(A, 5), GloryLost(B, 5)]


def test_the_collected_card_is_drawn_from_the_whole_pile() -> None:
    match = attack("onygauros", discards={A: ["C001", "C006", "C011"]}, monster_behaviours=True)
    (collected,) = match.happened(CardCollected)
    assert collected.card in ("C001", "C006", "C011")
    assert len(match.state.seats[A].discard) == 2


def test_without_behaviours_nobody_pays_tribute() -> None:
    match = attack("onygauros", discards={A: ["C001"]})
    match.then_asks(Pause())
    assert match.state.seats[A].discard == ["C001"]


def test_r27_the_card_being_played_is_safe_from_onygauros() -> None:
    state = ordinary(
        monsters=("onygauros", "utcoro", "caerulas"),
        track=("onygauros",),
        hands={A: ["C063"]},
        purse={A: (3, 0, 0)},
        monster_behaviours=True,
    )
    match = turn_of_a(state).when(A, "act:C063", "effect")
    assert match.happened(CardCollected) == []


def test_r34_a_card_s_attack_has_behaviours_and_the_final_move() -> None:
    state = ordinary(
        track=("utcoro",),
        hands={A: ["C063"]},
        purse={A: (3, 0, 6)},
        monster_behaviours=True,
    )
    match = turn_of_a(state).when(A, "act:C063", "effect")
    assert match.happened(GloryLost) == [GloryLost(A, 5)]
    assert match.happened(MonsterMoved) == [MonsterMoved("utcoro", "sphere")]
    assert match.state.track == ["utcoro"], "the card stays and will attack again"


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
    match.then_asks(RewardSpending(A)).when(A, "cp.move")
    match.when(A, "unit:volcano.river:golem", "to:sphere.river", "done")
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
