"""The opening: standard deal, draft, champions, tokens, mirages (SPEC 4)."""

import pytest

from games.kernel.match import Match
from games.kernel.refusal import Refused
from games.rules.mysthea.flow import Placement
from games.rules.mysthea.setup import blank
from games.rules.mysthea.state import Options
from games.rules.mysthea.steps.setup_picks import ChampionChoice, DraftPick, TokenChoice
from tests.rules.mysthea.positions import CONTENT, RING, A, B, opened, position, started


def seats_by_artefact(match: Match) -> list[int]:
    return list(position(match.state).order())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_alike(seats: int) -> None:
    match = opened(seats)
    for seat in match.state.seats:
        assert (seat.energy, seat.xp, seat.glory) == (0, 0, 0)
        assert seat.pool == {"troop": 2, "golem": 1, "fort": 0}
        assert seat.supply == {"troop": 6, "golem": 3, "fort": 4}
        assert sorted(CONTENT.cards[card].type for card in seat.hand) == [
            "accessory",
            "objective",
            "tactic",
            "upgrade",
        ]
        assert all(CONTENT.cards[card].era == 0 for card in seat.hand)
    assert len({seat.champion.id for seat in match.state.seats}) == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_fewer_players_share_the_lowest_artefacts(seats: int) -> None:
    numbers = sorted(seat.artefact for seat in opened(seats).state.seats)
    assert numbers == list(range(1, seats + 1))


def test_with_five_players_every_start_card_is_in_play() -> None:
    match = opened(5)
    assert sum(len(seat.hand) for seat in match.state.seats) == 20
    assert match.state.box == []


def test_three_of_four_monsters_come_one_in_each_era() -> None:
    match = opened()
    assert sorted(beast.era for beast in match.state.monsters.values()) == [1, 2, 3]


def test_champions_are_placed_in_reverse_artefact_order_token_at_once() -> None:
    match = opened()
    first, _second, last = seats_by_artefact(match)
    assert [question.step for question in match.questions()] == [ChampionChoice(last)]
    region = match.questions()[0].options[0].id
    match.play(last, region)
    assert [question.step for question in match.questions()] == [TokenChoice(last)]
    assert len(match.questions()[0].options) == 4
    match.time_out(last)
    assert match.questions()[0].seat != first


def test_an_island_with_a_champion_takes_no_second_one() -> None:
    match = opened()
    last = seats_by_artefact(match)[-1]
    match.play(last, "region:tree.forest")
    match.time_out(last)
    seat = match.questions()[0].seat
    with pytest.raises(Refused):
        match.play(seat, "region:tree.crystal")
    assert len(match.questions()[0].options) == 12


def test_the_token_never_starts_on_the_own_champion_s_island() -> None:
    match = opened()
    last = seats_by_artefact(match)[-1]
    match.play(last, "region:tree.forest")
    with pytest.raises(Refused):
        match.play(last, "island:tree")


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_r63_two_players_get_one_of_thirteen_layouts_of_mirages(seed: bytes) -> None:
    match = opened(2, seed)
    assert tuple(match.state.mirages) in CONTENT.mirages.placements
    assert len(CONTENT.mirages.placements) == 13


def test_r63_every_layout_has_one_mirage_per_island_and_type() -> None:
    for layout in CONTENT.mirages.placements:
        islands = sorted(region.partition(".")[0] for region in layout)
        kinds = sorted(region.partition(".")[2] for region in layout)
        assert islands == sorted(RING)
        assert kinds == sorted(CONTENT.region_types)


def test_two_mirages_stay_where_the_champions_start() -> None:
    match = started(2)
    homes = {seat.champion.region.partition(".")[0] for seat in match.state.seats}
    assert {region.partition(".")[0] for region in match.state.mirages} == homes
    assert len(match.state.mirages) == 2


def test_more_players_have_no_mirages() -> None:
    assert started(3).state.mirages == []


def test_no_champion_starts_in_a_mirage() -> None:
    match = opened(2)
    offered = {option.id for option in match.questions()[0].options}
    assert not offered & {f"region:{region}" for region in match.state.mirages}


def test_the_draft_goes_round_in_artefact_order_without_a_snake() -> None:
    match = opened(3, mode="advanced_draft")
    order = seats_by_artefact(match)
    asked = []
    while isinstance(match.questions()[0].step, DraftPick):
        question = match.questions()[0]
        asked.append(question.seat)
        match.play(question.seat, question.options[0].id)
    assert asked[:6] == [*order, *order]
    for seat in match.state.seats:
        assert len(seat.hand) == 4
        assert seat.champion.id


def test_x38_a_stack_that_runs_out_leaves_its_place_empty() -> None:
    match = opened(5, mode="advanced_draft")
    order = seats_by_artefact(match)
    for picked, seat in enumerate(order):
        assert len(match.state.stacks["objective"]) == 5 - picked
        match.play(seat, f"take:{match.state.stacks['objective'][0]}")
    assert match.state.stacks["objective"] == []
    offered = [option.id for option in match.questions()[0].options]
    kinds = [CONTENT.cards[o[5:]].type for o in offered if o[5:] in CONTENT.cards]
    assert "objective" not in kinds


def test_x38_a_seat_never_sees_a_kind_that_it_has() -> None:
    match = opened(3, mode="advanced_draft")
    for _pick in range(3):
        seat = match.questions()[0].seat
        match.play(seat, f"take:{match.state.stacks['upgrade'][0]}")
    question = match.questions()[0]
    displayed = match.state.stacks["upgrade"][0]
    assert f"take:{displayed}" not in [option.id for option in question.options]


def test_the_next_of_a_stack_is_hidden_until_it_is_displayed() -> None:
    match = opened(3, mode="advanced_draft")
    seen = match.game.mask(match.game.copy(match.state), A)
    for kind, stack in seen.stacks.items():
        assert stack[0] == match.state.stacks[kind][0]
        assert set(stack[1:]) == {"?"}


@pytest.mark.parametrize(
    ("option", "faces"),
    [
        ("day", {"A01", "A02", "A03", "A04", "A05"}),
        ("night", {"A06", "A07", "A08", "A09", "A10"}),
    ],
)
def test_attunement_sides_of_the_table(option: str, faces: set[str]) -> None:
    assert set(opened(attunements=option).state.faces.values()) == faces


def test_mixed_attunements_have_one_side_for_each_island() -> None:
    faces = opened(attunements="mixed").state.faces
    for island, card in faces.items():
        assert card in (CONTENT.islands[island].day, CONTENT.islands[island].night)


def test_custom_attunements_follow_the_host() -> None:
    faces = opened(attunements="custom", side_tree="night", side_arch="night").state.faces
    assert faces["tree"] == "A08"
    assert faces["arch"] == "A07"
    assert faces["sphere"] == "A04"


def test_r42_glory_starts_at_nothing() -> None:
    assert [seat.glory for seat in started().state.seats] == [0, 0, 0]


def test_placement_follows_the_artefacts_of_the_seats() -> None:
    state = blank(2, Options())
    state.seats[A].artefact, state.seats[B].artefact = 2, 1
    steps = list(Placement().run(position(state)))
    assert steps[:2] == [ChampionChoice(A), ChampionChoice(B)]
