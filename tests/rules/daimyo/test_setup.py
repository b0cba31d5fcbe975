"""The set-up for every number of players and option (SPEC 4, 15)."""

import pytest

from games.kernel.match import Match
from games.kernel.refusal import Refused
from games.rules.daimyo.events.setup import BoardTaken, ClanPrepared, ClansDealt, FirstPlayerDrawn
from games.rules.daimyo.queries.board import influence
from tests.rules.daimyo.positions import CONTENT, A, opened, started


def told(match: Match, kind: type) -> list[object]:
    return [row.event for row in match.log if isinstance(row.event, kind)]


@pytest.mark.parametrize(
    ("seats", "islands", "dice"), [(1, 4, 8), (2, 4, 11), (3, 5, 10), (4, 6, 13)]
)
def test_islands_dice_and_tiles_by_players(seats: int, islands: int, dice: int) -> None:
    state = started(seats).state

    assert len(state.nml) == 3 * islands
    assert len(state.pool) + sum(len(seat.dice) for seat in state.seats) == dice
    assert len(state.bag) == 12 * islands - 3 * islands - 3
    assert len(state.objectives) == (0 if seats == 1 else 4)


def test_heroes_villagers_and_market() -> None:
    state = opened(3).state

    assert len(state.hero_market) == 5
    assert len(state.hero_deck) == 40 - 6
    assert state.villagers["v1"] == "v1a"
    assert len(state.black_market) == 3
    green = [name for name in state.objectives if CONTENT.objectives[name].colour == "green"]
    assert len(green) == 3


def test_without_aggressive_heroes() -> None:
    state = opened(3, aggressive_heroes=False).state
    cards = {*state.hero_market, state.hero_top, *state.hero_deck}
    assert len(cards) == 34
    assert not any(CONTENT.heroes[hero].aggressive for hero in cards)


def test_clans_are_picked_from_the_first_player_on() -> None:
    match = opened(3)
    first = match.state.first
    match.play(first, "clan:nomads")
    second = (first + 1) % 3
    offered = [option.id for option in match.questions()[0].options]

    assert match.questions()[0].seat == second
    assert "clan:nomads" not in offered
    with pytest.raises(Refused):
        match.play(second, "clan:nomads")


def test_clans_at_random() -> None:
    match = opened(4, clan_choice="random")
    assert len(told(match, ClansDealt)) == 1
    assert len({seat.clan for seat in match.state.seats}) == 4


def test_basic_boards_go_round_in_turn_order() -> None:
    match = started(3)
    taken = [event for event in told(match, BoardTaken) if isinstance(event, BoardTaken)]
    order = [(first_of(match) + step) % 3 for step in range(3)]

    assert [event.seat for event in taken] == [seat for seat in order for _kind in range(2)]
    boards = ["farm_a", "tower_a", "farm_b", "tower_b", "farm_c", "tower_c"]
    assert [event.board for event in taken] == boards


def first_of(match: Match) -> int:
    event = told(match, FirstPlayerDrawn)[0]
    assert isinstance(event, FirstPlayerDrawn)
    return event.seat


def test_r8_advanced_boards_are_drafted_there_and_back() -> None:
    match = opened(3, boards="advanced", clan_choice="random")
    first = match.state.first
    order = [(first + step) % 3 for step in range(3)]
    for seat, board in zip(order, ("farm_a", "farm_b", "tower_c"), strict=True):
        assert match.questions()[0].seat == seat
        match.play(seat, f"board:{board}")
    last = order[-1]
    offered = [option.id for option in match.questions()[0].options]

    assert match.questions()[0].seat == last
    assert offered == ["board:farm_c", "board:farm_d"]


def test_starting_tokens_are_those_of_clan_and_boards() -> None:
    match = opened(2)
    match.play(match.state.first, "clan:nature")
    match.play(1 - match.state.first, "clan:nomads")
    held = match.state.seats[match.state.first].tokens

    assert held == {"rice": 2, "metal": 2, "stone": 1, "gold": 1}


def test_everybody_draws_two_of_three_clan_heroes() -> None:
    match = started(4)
    for event in told(match, ClanPrepared):
        assert isinstance(event, ClanPrepared)
        assert len(event.hand) == 2
        assert set(event.hand) <= set(event.heroes)


def test_g1_r7_the_second_governor_gives_two_influence_anywhere() -> None:
    """G1: also where others stand."""
    match = opened(2, clan_choice="random")
    first = match.state.first
    match.play(first, "island:blue")
    match.play(first, "place:blue_p1")
    other = 1 - first
    assert "island:blue" not in [option.id for option in match.questions()[0].options]
    match.play(other, "island:red")
    match.play(other, "place:red_p1")
    match.play(first, "island:violet")
    match.play(first, "place:violet_p1")
    match.play(other, "island:blue")
    match.play(other, "place:blue_p2")

    assert influence(match.g, "violet", first) == 2
    assert influence(match.g, "blue", other) == 2
    assert match.state.seats[first].scavenger == "blue"


def test_the_solo_player_has_the_helmet() -> None:
    assert opened(1).state.helmet == A


def test_unknown_options_are_refused() -> None:
    for options in ({"boards": "golden"}, {"rounds": 7}):
        with pytest.raises(Refused):
            opened(2, **options)
