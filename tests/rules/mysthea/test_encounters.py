"""Facing encounters and what they give (SPEC 8.5, 10.5)."""

from typing import Any

from games.kernel.text import render
from games.rules.mysthea.events.gains import Gained, Paid
from games.rules.mysthea.events.world import (
    EncounterBegun,
    EncounterFaced,
    EncounterTaken,
)
from games.rules.mysthea.queries.commands import may_face_encounter
from games.rules.mysthea.steps.encounter import SideChoice
from tests.rules.mysthea.positions import (
    A,
    B,
    glory,
    ordinary,
    position,
    purse_of,
    turn_of_a,
)
from tests.support.scene import Scene


def facing(card: str, **given: Any) -> Scene:
    """A's champion stands in the monolith's land of myst, its token beside it."""
    given.setdefault("purse", {A: (3, 1, 0)})
    state = ordinary(encounters=[card], tokens={A: "monolith"}, **given)
    return turn_of_a(state).when(A, "encounter")


def test_g8_the_encounter_of_the_rulebook_is_the_fourth() -> None:
    match = facing("EN16", faced={A: 3}, purse={A: (2, 5, 0)})
    assert match.happened(EncounterBegun) == [EncounterBegun(A, 4, 4)]
    assert match.happened(EncounterTaken) == [EncounterTaken(A, "EN16")]
    assert glory(match, A) == 6
    match.when(A, "icon:chest", "yes")

    assert match.happened(Paid) == [Paid(A, energy=1)]
    assert purse_of(match, A) == (1, 1, 9)
    assert match.happened(EncounterFaced) == [EncounterFaced(A, "EN16", "volcano")]
    assert len(match.state.seats[A].encounters) == 4


def test_r30_the_chest_of_en16_gives_glory_not_experience() -> None:
    match = facing("EN16").when(A, "icon:chest", "yes")
    assert purse_of(match, A) == (2, 0, 6 + 3)


def test_the_price_of_an_encounter_is_its_number() -> None:
    state = ordinary(
        faced={A: 2}, tokens={A: "monolith"}, purse={A: (0, 2, 0)}, hands={A: ["C001"]}
    )
    turn_of_a(state).refuses(A, "encounter")


def test_the_champion_has_to_stand_on_the_token_s_island() -> None:
    state = ordinary(tokens={A: "tree"}, purse={A: (0, 9, 0)}, hands={A: ["C001"]})
    turn_of_a(state).refuses(A, "encounter")


def test_nobody_faces_a_seventh_encounter() -> None:
    state = ordinary(
        faced={A: 6}, tokens={A: "monolith"}, purse={A: (0, 12, 0)}, hands={A: ["C001"]}
    )
    turn_of_a(state).refuses(A, "encounter")


def test_r59_without_a_card_no_encounter() -> None:
    state = ordinary(5, tokens={A: "monolith"}, purse={A: (0, 9, 0)}, hands={A: ["C001"]})
    for number, seat in enumerate(state.seats):
        seat.encounters = state.encounter_deck[6 * number :][:6]
    state.encounter_deck = state.seats[A].encounters
    state.seats[A].encounters = []
    match = turn_of_a(state)
    assert "encounter" in match.offers(A)
    state.seats[B].encounters, state.encounter_deck = [*state.encounter_deck], []
    assert not may_face_encounter(position(state), A)


def test_a_wounded_champion_may_face_encounters() -> None:
    state = ordinary(tokens={A: "monolith"}, purse={A: (0, 1, 0)})
    state.seats[A].champion.wounded = True
    assert "encounter" in turn_of_a(state).offers(A)


def test_r10_an_encounter_counts_as_faced_only_when_it_is_tucked() -> None:
    state = ordinary(
        hands={A: ["C030"]},
        encounters=["EN30"],
        tokens={A: "monolith"},
        faced={A: 1},
        purse={A: (3, 2, 0)},
    )
    match = turn_of_a(state).when(A, "encounter", "icon:dialogue", "yes", "effect")
    assert Gained(A, "glory", 3, "cards", "C030") in match.facts
    assert len(match.state.seats[A].encounters) == 1
    match.when(A, "done")
    assert len(match.state.seats[A].encounters) == 2


def test_r47_the_compass_works_for_every_encounter() -> None:
    match = facing("EN06", boards={A: ["C056"]})
    assert Gained(A, "energy", 3, "upgrades", "C056") in match.facts


def test_r47_the_seer_draws_before_the_encounter_is_turned_up() -> None:
    match = facing("EN06", heroes={A: "H06"}).when(A, "yes")
    assert len(match.state.seats[A].hand) == 1
    match.then_asks(SideChoice(A))


def test_without_premonition_only_the_icons_are_told() -> None:
    question = facing("EN06").question(A)
    assert [option.hint for option in question.options] == [None, None]


def test_premonition_tells_rewards_and_steps() -> None:
    question = facing("EN06", premonition=True).question(A)
    hints = [render(option.hint) for option in question.options if option.hint is not None]
    assert hints == [
        "Gain 3 energy. Steps of the token: 2.",
        "Draw the top card of the era deck. Steps of the token: 3.",
    ]


def test_the_next_front_is_seen_only_when_the_encounter_is_over() -> None:
    match = facing("EN06")
    following = match.state.encounter_deck[0].encode()
    assert following not in match.seen_by(A)
    match.when(A, "icon:chest")
    assert following in match.seen_by(B)
