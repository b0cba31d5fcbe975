import pytest

from games.kernel.position import Position, derived
from tests.support.river_lords.events import GarrisonPlaced
from tests.support.river_lords.positions import CONTENT, RED, at_home, ordinary
from tests.support.river_lords.queries import River
from tests.support.river_lords.state import Content, State


class Counting(Position[State, Content]):
    asked = 0

    @derived
    def doubled(self, number: int) -> int:
        type(self).asked += 1
        return 2 * number

    @derived
    def nothing(self) -> None:
        type(self).asked += 1


@pytest.fixture
def g() -> Counting:
    Counting.asked = 0
    return Counting(ordinary(), CONTENT)


def test_a_derived_answer_is_kept(g: Counting) -> None:
    assert (g.doubled(2), g.doubled(2), g.doubled(3)) == (4, 4, 6)
    assert g.asked == 2


def test_no_answer_is_kept_as_well(g: Counting) -> None:
    g.nothing()
    g.nothing()
    assert g.asked == 1


def test_a_derived_query_takes_positional_arguments(g: Counting) -> None:
    g.doubled(2)
    with pytest.raises(AssertionError, match="positional"):
        g.doubled(number=2)


def test_every_event_empties_what_was_kept() -> None:
    match = at_home()
    seat = match.state.first
    held = match.g.held_by(seat)
    match.play(seat, "march")
    match.play(seat, match.questions()[0].options[0].id)
    assert match.g.held_by(seat) != held


def test_an_event_is_seen_by_the_rule_that_told_it() -> None:
    g = River(ordinary(), CONTENT)
    assert not g.is_absent(RED)
    GarrisonPlaced(RED, "mill").apply(g.state)
    assert g.is_held("mill")
