"""The effects of accessories and upgrades, one by one (SPEC 10.3, 10.4)."""

from typing import Any

import pytest

from games.rules.mysthea.events.cards import CardsDiscarded, CardsRemoved
from games.rules.mysthea.events.gains import Gained
from games.rules.mysthea.events.world import Meditated, MonsterAttacked
from games.rules.mysthea.queries.commands import energy_cost
from games.rules.mysthea.steps.moving import UnitChoice
from games.rules.mysthea.steps.spending import RewardSpending
from tests.rules.mysthea.positions import (
    CONTENT,
    LETTERS,
    A,
    B,
    glory,
    ordinary,
    pieces,
    position,
    purse_of,
    scene,
    turn_of_a,
)
from tests.support.scene import Scene


def activated(card: str, *answers: str, hand: list[str] | None = None, **given: Any) -> Scene:
    """A uses the accessory as a special action."""
    given.setdefault("purse", {A: (1, 1, 0)})
    state = ordinary(boards={A: [card]}, hands={A: hand or ["C010"]}, **given)
    return turn_of_a(state).when(A, f"accessory:{card}", *answers)


# -- accessories -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "purse"),
    [
        ("C031", (2, 1, 0)),
        ("C033", (1, 0, 2)),
        ("C051", (0, 2, 1)),
        ("C054", (1, 0, 4)),
        ("C074", (1, 0, 6)),
    ],
)
def test_plain_accessories(card: str, purse: tuple[int, int, int]) -> None:
    assert purse_of(activated(card), A) == purse


def test_an_accessory_that_can_not_be_paid_is_not_offered() -> None:
    state = ordinary(boards={A: ["C031", "C033"]}, hands={A: ["C001"]})
    match = turn_of_a(state)
    match.refuses(A, "accessory:C031").refuses(A, "accessory:C033")


def test_c011_discards_a_tactic_and_needs_a_second_card() -> None:
    state = ordinary(boards={A: ["C011"]}, hands={A: ["C001"]})
    turn_of_a(state).refuses(A, "accessory:C011")
    match = activated("C011", "card:C001", hand=["C001", "C002", "C026"])
    assert match.happened(CardsDiscarded) == [CardsDiscarded(A, ["C001"])]
    assert match.offers(A) == ["card:C002", "card:C026"]


def test_c012_needs_energy_for_the_develop() -> None:
    state = ordinary(boards={A: ["C012"]}, hands={A: ["C006"]})
    turn_of_a(state).refuses(A, "accessory:C012")
    match = activated("C012", hand=["C006"])
    assert match.offers(A) == ["reveal_fourth", "replace_all"]


def test_c013_c014_c015_take_a_card_of_the_hand() -> None:
    assert activated("C013", hand=["C012"]).happened(Meditated) == [Meditated(A)]
    match = activated("C014", hand=["C016"])
    assert glory(match, A) == 4, "a charged artefact does not matter, the glory does"
    match = activated("C015", hand=["C069"])
    match.then_asks(RewardSpending(A))
    assert match.state.commands[-1].points == 4


def test_c032_the_champion_s_own_portal() -> None:
    match = activated("C032", "to:sphere.river")
    assert match.state.seats[A].champion.region == "sphere.river"


@pytest.mark.parametrize(("card", "letter"), [("C034", "t"), ("C035", "g")])
def test_workshops_construct_or_travel(card: str, letter: str) -> None:
    kind = LETTERS[letter]
    match = activated(card, units={A: {"arch.myst": letter, "arch.forest": letter}})
    assert match.offers(A) == ["part:0", "part:1"], "the price is paid: no way out"
    match.when(A, "part:1").then_asks(UnitChoice(A, kind))


@pytest.mark.parametrize(("card", "kind"), [("C052", "golem"), ("C053", "troop")])
def test_moulds_construct_or_deploy(card: str, kind: str) -> None:
    match = activated(card)
    assert match.state.seats[A].pool[kind] == 1, "with an empty pool only one part is left"


@pytest.mark.parametrize(("card", "letter"), [("C072", "g"), ("C073", "t")])
def test_assaults_deploy_or_travel(card: str, letter: str) -> None:
    match = activated(card, units={A: {"arch.myst": letter}})
    match.when(A, "to:arch.forest")
    assert pieces(match, A, "arch.forest") == letter


def test_c055_r16_a_fort_into_any_region_with_an_own_unit() -> None:
    match = activated("C055", units={A: {"arch.myst": "t"}})
    assert match.offers(A) == ["region:monolith.myst", "region:arch.myst"]
    match.when(A, "region:arch.myst")
    assert pieces(match, A, "arch.myst") == "tf"


def test_c071_two_accessories_of_the_hand_call_a_monster() -> None:
    match = activated(
        "C071", "card:C011", "card:C013", hand=["C011", "C012", "C013"], track=("utcoro",)
    )
    assert match.happened(CardsRemoved) == [CardsRemoved(A, ["C011", "C013"])]
    assert match.happened(MonsterAttacked)[0].monster == "utcoro"


def test_c071_can_not_be_its_own_price() -> None:
    state = ordinary(boards={A: ["C071"]}, hands={A: ["C011", "C001"]}, track=("utcoro",))
    turn_of_a(state).refuses(A, "accessory:C071")


def test_c075_twice_the_points_of_a_removed_card() -> None:
    match = activated("C075", hand=["C065"])
    assert glory(match, A) == 10
    assert match.state.removed == ["C065"]


# -- upgrades ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kind", "strength"),
    [
        ("C080", "troop", 2),
        ("C058", "golem", 3),
        ("C060", "fort", 3),
        ("C019", "champion", 5),
        ("C076", "champion", 6),
    ],
)
def test_upgrades_of_strength(card: str, kind: Any, strength: int) -> None:
    assert position(ordinary(boards={A: [card]})).strength_of(A, kind) == strength


@pytest.mark.parametrize(
    ("rune", "card"), [("C020", "C039"), ("C040", "C034"), ("C057", "C043"), ("C078", "C048")]
)
def test_runes_make_one_type_of_card_free(rune: str, card: str) -> None:
    g = position(ordinary(boards={A: [rune]}))
    assert energy_cost(g, A, g.card(card)) == 0
    assert energy_cost(g, B, g.card(card)) == 3


def test_every_upgrade_has_the_slot_of_the_table() -> None:
    slots = {
        "troop": {"C017", "C039", "C059", "C080"},
        "golem": {"C018", "C037", "C058", "C077"},
        "champion": {"C019", "C038", "C056", "C076"},
        "fort": {"C016", "C036", "C060", "C079"},
        "card": {"C020", "C040", "C057", "C078"},
    }
    for slot, names in slots.items():
        assert {n for n, card in CONTENT.cards.items() if card.slot == slot} == names


def test_c077_a_golem_carries_the_champion() -> None:
    state = ordinary(boards={A: ["C077"]}, units={A: {"monolith.myst": "g"}})
    match = scene(state, UnitChoice(A, "golem")).when(A, "to:arch.myst")
    assert match.offers(A) == ["none", "carry:champion"]
    match.when(A, "carry:champion")
    assert match.state.seats[A].champion.region == "arch.myst"


def test_gains_name_the_accessory_they_come_from() -> None:
    assert activated("C033").happened(Gained) == [Gained(A, "glory", 2, "accessories", "C033")]
