"""The effects of tactics and objectives, one by one (SPEC 10.1, 10.2)."""

from typing import Any

import pytest

from games.rules.mysthea.events.battle import BattleStarted
from games.rules.mysthea.events.cards import CardsRemoved, PointsAdded
from games.rules.mysthea.events.gains import ArtefactRecharged, CardDrawn, Gained
from games.rules.mysthea.events.units import (
    ChampionWounded,
    GroupSent,
    UnitMoved,
    UnitsRemoved,
)
from games.rules.mysthea.events.world import Meditated, MonsterAttacked
from tests.rules.mysthea.positions import (
    CONTENT,
    LETTERS,
    A,
    B,
    C,
    glory,
    ordinary,
    pieces,
    purse_of,
    turn_of_a,
)
from tests.support.scene import Scene


def used(card: str, *answers: str, hand: list[str] | None = None, **given: Any) -> Scene:
    """A plays the card with just enough energy for its effect, and uses it."""
    given.setdefault("purse", {A: (CONTENT.cards[card].points, 0, 0)})
    state = ordinary(hands={A: [card, *(hand or ())]}, **given)
    if card in ("C021", "C068"):
        state.seats[A].charged = False
    return turn_of_a(state).when(A, f"act:{card}", "effect", *answers)


# -- tactics -----------------------------------------------------------------------------------


def test_c001_the_champion_goes_anywhere_alone() -> None:
    match = used(
        "C001", "to:volcano.crystal", boards={A: ["C038"]}, units={A: {"monolith.myst": "t"}}
    )
    assert match.happened(UnitMoved) == [
        UnitMoved(A, "champion", "monolith.myst", "volcano.crystal", way="portal")
    ]


def test_c002_experience_and_a_develop_if_it_can_be_paid() -> None:
    match = used("C002")
    assert purse_of(match, A) == (0, 2, 0), "no energy is left for a develop"
    match = used("C002", "yes", purse={A: (3, 0, 0)})
    assert match.offers(A) == ["reveal_fourth", "replace_all"]


def test_c003_another_card_is_played() -> None:
    match = used("C003", hand=["C006", "C026"]).when(A, "card:C026")
    assert [command.card for command in match.state.commands] == ["C003", "C026"]


def test_c003_is_no_use_without_another_card() -> None:
    state = ordinary(hands={A: ["C003"]}, purse={A: (2, 0, 0)})
    turn_of_a(state).when(A, "act:C003").refuses(A, "effect")


@pytest.mark.parametrize(("card", "bonus"), [("C004", 2), ("C043", 3), ("C065", 5)])
def test_cards_that_start_a_battle(card: str, bonus: int) -> None:
    match = used(card, "region:sphere.river")
    (started,) = match.happened(BattleStarted)
    assert (started.region, started.bonus, started.participants) == ("sphere.river", bonus, [A, C])


def test_c005_meditation() -> None:
    match = used("C005")
    assert match.happened(Meditated) == [Meditated(A)]
    assert purse_of(match, A) == (3, 1, 0)


def test_c021_and_c068_recharge() -> None:
    assert used("C021").happened(ArtefactRecharged) == [ArtefactRecharged(A)]
    match = used("C068")
    assert match.happened(ArtefactRecharged) == [ArtefactRecharged(A)]
    assert glory(match, A) == 4


def test_c021_is_no_use_while_charged() -> None:
    state = ordinary(hands={A: ["C021"]}, purse={A: (1, 0, 0)})
    turn_of_a(state).when(A, "act:C021").refuses(A, "effect")


def test_c022_a_fresh_golem_goes_through_a_portal() -> None:
    units = {A: {"tree.crystal": "g", "arch.myst": "G", "sphere.myst": "g"}}
    match = used("C022", units=units)
    assert match.offers(A) == ["unit:tree.crystal:golem", "unit:sphere.myst:golem"]
    match.when(A, "unit:tree.crystal:golem", "to:volcano.forest")
    assert pieces(match, A, "volcano.forest") == "g"


@pytest.mark.parametrize(("card", "letter"), [("C023", "f"), ("C044", "t"), ("C062", "g")])
def test_cards_that_remove_one_unit_of_every_opponent_in_a_region(card: str, letter: str) -> None:
    kind = LETTERS[letter]
    units = {
        A: {"tree.crystal": letter},
        B: {"tree.crystal": letter * 2},
        C: {"tree.crystal": letter, "arch.myst": letter},
    }
    match = used(card, units=units)
    assert match.offers(A) == ["region:arch.myst", "region:tree.crystal"]
    match.when(A, "region:tree.crystal")
    assert match.happened(UnitsRemoved) == [
        UnitsRemoved(B, "tree.crystal", [kind], "card"),
        UnitsRemoved(C, "tree.crystal", [kind], "card"),
    ]
    assert glory(match, A) == 0, "R45: nobody scores for it"


def test_r14_a_removed_fort_goes_back_to_the_supply() -> None:
    match = used("C023", units={B: {"tree.crystal": "f"}})
    assert match.state.seats[B].supply["fort"] == 4
    assert match.state.seats[B].pool["fort"] == 0


def test_c024_and_c025_each_part_is_optional() -> None:
    match = used("C024", "yes", "no")
    assert match.state.seats[A].pool == {"troop": 1, "golem": 0, "fort": 0}
    state = ordinary(hands={A: ["C025"]}, purse={A: (3, 0, 0)})
    state.seats[A].pool = {"troop": 1, "golem": 1, "fort": 0}
    state.seats[A].supply = {"troop": 7, "golem": 3, "fort": 4}
    match = turn_of_a(state).when(A, "act:C025", "effect", "no", "yes")
    assert pieces(match, A, "monolith.myst") == "g"


def test_c041_one_or_two_cards_are_drawn_in_secret() -> None:
    match = used("C041", "draw:2", era=2)
    assert len(match.happened(CardDrawn)) == 2
    drawn = match.happened(CardDrawn)[0]
    assert drawn.mask(B).card == "?"
    assert drawn.mask(A) == drawn


def test_c041_takes_the_last_card_without_a_question() -> None:
    match = used("C041", era=2, deck=["C047"], market=["C042", "C043", "C044"])
    assert match.happened(CardDrawn) == [CardDrawn(A, "C047")]


def test_c042_two_troops_each_to_a_place_of_its_own() -> None:
    match = used("C042", units={A: {"tree.crystal": "tt"}})
    match.when(
        A, "unit:tree.crystal:troop", "to:arch.myst", "unit:tree.crystal:troop", "to:sphere.myst"
    )
    assert pieces(match, A, "arch.myst") == pieces(match, A, "sphere.myst") == "t"


def test_c042_a_declined_first_troop_ends_it() -> None:
    match = used("C042", "decline", units={A: {"tree.crystal": "tt"}})
    assert match.happened(UnitMoved) == []
    assert match.question(A).step.slug == "act.step"


def test_r11_c045_leaves_behind_all_that_has_moved() -> None:
    state = ordinary(
        hands={A: ["C045"]}, purse={A: (4, 0, 0)}, units={A: {"monolith.myst": "tTgf"}}
    )
    match = turn_of_a(state).when(A, "act:C045", "effect", "to:arch.forest")
    assert match.happened(GroupSent) == [
        GroupSent(A, "monolith.myst", "arch.forest", ["troop", "golem", "champion"])
    ]
    assert pieces(match, A, "monolith.myst") == "tf"

    state = ordinary(hands={A: ["C045"]}, purse={A: (4, 0, 0)}, units={A: {"monolith.myst": "t"}})
    state.seats[A].champion.moved = True
    match = turn_of_a(state).when(A, "act:C045", "effect", "to:arch.forest")
    assert match.state.seats[A].champion.region == "monolith.myst"


def test_c063_a_monster_of_the_track_attacks() -> None:
    match = used("C063", track=("utcoro",))
    assert match.happened(MonsterAttacked)[0].monster == "utcoro"


def test_c064_wounds_all_opposing_champions_of_a_region() -> None:
    match = used("C064", champions={B: "arch.forest", C: "arch.forest", A: "arch.forest"})
    assert match.happened(ChampionWounded) == [
        ChampionWounded(B, "card"),
        ChampionWounded(C, "card"),
    ]
    assert not match.state.seats[A].champion.wounded


# -- objectives --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("C006", "forest"),
        ("C007", "myst"),
        ("C008", "river"),
        ("C009", "crystal"),
        ("C010", "mountain"),
    ],
)
def test_banners_count_controlled_regions(card: str, kind: str) -> None:
    regions = [region for region in CONTENT.regions if region.endswith(kind)]
    match = used(card, units={A: dict.fromkeys(regions, "ttf")})
    assert glory(match, A) == 9


@pytest.mark.parametrize(("card", "worth"), [("C026", 3), ("C047", 5), ("C048", 7), ("C069", 9)])
def test_medallions(card: str, worth: int) -> None:
    assert glory(used(card), A) == worth


@pytest.mark.parametrize(
    ("card", "given", "purse", "points"),
    [
        ("C027", "C043", (0, 3, 0), 3),
        ("C046", "C048", (0, 0, 3), 3),
        ("C066", "C034", (3, 0, 3), 0),
        ("C067", "C039", (0, 3, 3), 0),
    ],
)
def test_councils_turn_a_card_of_the_hand_into_x_and_x(
    card: str, given: str, purse: tuple[int, int, int], points: int
) -> None:
    match = used(card, hand=[given])
    assert match.happened(CardsRemoved) == [CardsRemoved(A, [given])]
    assert purse_of(match, A) == purse
    assert sum(event.points for event in match.happened(PointsAdded)) == points
    assert given in match.state.removed


def test_c028_c029_c030_c049_count_what_is_on_the_board() -> None:
    units = {A: {"tree.crystal": "ttgff", "arch.myst": "gt"}}
    assert glory(used("C028", units=units), A) == 4
    assert purse_of(used("C029", units=units), A) == (2, 0, 2)
    assert glory(used("C030", faced={A: 3}), A) == 9
    assert glory(used("C049", units=units), A) == 3


def test_c050_recharges_and_lets_meditate() -> None:
    state = ordinary(hands={A: ["C050"]}, purse={A: (4, 0, 0)})
    state.seats[A].charged = False
    match = turn_of_a(state).when(A, "act:C050", "effect")
    assert match.state.seats[A].charged
    match.when(A, "no")
    assert match.happened(Meditated) == []


def test_c070_takes_one_card_of_each_type() -> None:
    match = used("C070", hand=["C001", "C006", "C011", "C016", "C017"])
    assert match.offers(A) == ["card:C016", "card:C017"], "the other types have one card each"
    match.when(A, "card:C017")
    assert match.happened(CardsRemoved) == [CardsRemoved(A, ["C001", "C006", "C011", "C017"])]
    assert glory(match, A) == 16


def test_c070_needs_all_four_types() -> None:
    state = ordinary(hands={A: ["C070", "C001", "C006", "C011"]}, purse={A: (5, 0, 0)})
    turn_of_a(state).when(A, "act:C070").refuses(A, "effect")


def test_gains_name_the_card_they_come_from() -> None:
    assert used("C026").happened(Gained) == [Gained(A, "glory", 3, "cards", "C026")]
