"""Meditating (SPEC 7.8)."""

from games.kernel.text import render
from games.rules.mysthea.events.cards import PointsGiven
from games.rules.mysthea.events.gains import Gained
from games.rules.mysthea.events.units import UnitDeployed
from games.rules.mysthea.events.world import Meditated
from games.rules.mysthea.steps.answers import PickRegion
from games.rules.mysthea.steps.meditate import MeditationFort
from games.rules.mysthea.steps.purchases import Construct, MoveUnit, TakeEnergy
from games.rules.mysthea.steps.spending import CrystalSpending
from tests.rules.mysthea.positions import A, glory, ordinary, pieces, purse_of, turn_of_a


def test_g5_two_forests_and_a_mountain() -> None:
    state = ordinary(
        champions={A: "tree.forest"},
        units={A: {"volcano.forest": "t", "sphere.mountain": "t"}},
        hands={A: ["C001"]},
    )
    match = turn_of_a(state).when(A, "meditate")
    assert purse_of(match, A) == (5, 0, 0)
    match.then_asks(MeditationFort(A, 1))
    regions = ["tree.forest", "sphere.mountain", "volcano.forest"]
    assert sorted(match.offers(A)) == sorted([*(f"region:{r}" for r in regions), "skip"])
    match.when(A, PickRegion("volcano.forest"))
    assert pieces(match, A, "volcano.forest") == "tf"


def test_r6_the_bonuses_come_in_a_fixed_order() -> None:
    state = ordinary(
        champions={A: "tree.forest"},
        units={A: {"sphere.river": "t", "arch.myst": "t", "tree.crystal": "t"}},
    )
    match = turn_of_a(state).when(A, "meditate")
    match.then(
        *match.facts[:1],
        Meditated(A),
        Gained(A, "energy", 3, "meditation"),
        Gained(A, "energy", 1, "meditation", "forest"),
        Gained(A, "glory", 2, "meditation", "river"),
        Gained(A, "xp", 1, "meditation", "myst"),
        PointsGiven(A, 1, "crystal"),
    ).then_asks(CrystalSpending(A))


def test_crystal_points_only_construct_and_deploy() -> None:
    state = ordinary(champions={A: "tree.crystal"})
    match = turn_of_a(state).when(A, "meditate")
    match.refuses(A, TakeEnergy()).refuses(A, MoveUnit("tree.crystal", "champion")).when(
        A, Construct("troop")
    )
    assert match.state.seats[A].pool["troop"] == 1


def test_crystal_points_of_several_fields_pool_together() -> None:
    state = ordinary(champions={A: "tree.crystal"}, units={A: {"volcano.crystal": "t"}})
    match = turn_of_a(state).when(A, "meditate", Construct("golem"))
    assert match.state.commands == []


def test_r15_a_fortification_alone_gives_the_bonus_of_its_region() -> None:
    state = ordinary(champions={A: "tree.forest"}, units={A: {"sphere.river": "f"}})
    match = turn_of_a(state).when(A, "meditate")
    assert glory(match, A) == 2


def test_r16_a_fort_goes_to_any_region_with_an_own_unit_even_beside_another() -> None:
    state = ordinary(champions={A: "tree.mountain"}, units={A: {"sphere.river": "f"}})
    match = turn_of_a(state).when(A, "meditate", PickRegion("sphere.river"))
    assert match.happened(UnitDeployed) == [UnitDeployed(A, "fort", "sphere.river")]
    assert pieces(match, A, "sphere.river") == "ff"


def test_without_a_fort_in_the_supply_a_mountain_gives_nothing() -> None:
    state = ordinary(champions={A: "tree.mountain"}, units={A: {"tree.mountain": "ffff"}})
    match = turn_of_a(state).when(A, "meditate")
    assert "end_turn" in match.offers(A)


def test_a_fort_may_be_left_out() -> None:
    match = turn_of_a(ordinary(champions={A: "tree.mountain"})).when(A, "meditate", "skip")
    assert match.state.seats[A].supply["fort"] == 4


def test_x25_the_energy_of_a_meditation_stops_at_twelve() -> None:
    state = ordinary(
        champions={A: "tree.forest"}, units={A: {"arch.forest": "t"}}, purse={A: (11, 0, 0)}
    )
    match = turn_of_a(state).when(A, "meditate")
    assert match.happened(Gained) == [Gained(A, "energy", 1, "meditation")]
    assert match.state.seats[A].energy == 12


def test_forts_of_upgraded_owners_give_their_bonus() -> None:
    for card, purse in (("C016", (4, 0, 1)), ("C036", (3, 1, 0)), ("C079", (3, 0, 4))):
        state = ordinary(champions={A: "tree.mountain"}, boards={A: [card]})
        match = turn_of_a(state).when(A, "meditate", PickRegion("tree.mountain"))
        assert purse_of(match, A) == purse


def test_the_option_tells_what_a_meditation_gives() -> None:
    state = ordinary(
        champions={A: "tree.forest"},
        units={A: {"sphere.river": "t", "sphere.mountain": "t", "tree.crystal": "t"}},
    )
    option = turn_of_a(state).question(A).option("meditate")
    assert option is not None
    assert option.hint is not None
    told = "energy 4, glory 2, command points 1 and 1 × Fortification"
    assert render(option.hint) == told
