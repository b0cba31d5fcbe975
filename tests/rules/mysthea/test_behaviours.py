"""What monsters do beyond attacking, if the table wants it (SPEC 9.4)."""

from typing import Any

from games.rules.mysthea.events.gains import Gained, GloryLost
from games.rules.mysthea.events.world import (
    CardCollected,
    MonsterAttacked,
    MonsterMoved,
)
from games.rules.mysthea.flow import EventResolution
from games.rules.mysthea.queries.battle import monster_strength
from games.rules.mysthea.steps.monster import MonsterAttack
from games.rules.mysthea.steps.monster_choices import TributeChoice
from tests.rules.mysthea.positions import (
    A,
    B,
    C,
    Pause,
    glory,
    ordinary,
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
