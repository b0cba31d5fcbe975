from typing import Any

import pytest

from games.kernel.game import AnyGame
from games.kernel.refusal import Refused
from games.models import Match, Seat, Terms
from games.services.tables import (
    Wishes,
    open_table,
    sit_down,
    stand_up,
    start_table,
    start_with_bots,
)
from tests.support.people import open_one, player, players, started

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]


def held(match: Match) -> list[str | None]:
    places = match.places.filter(last__isnull=True).order_by("number").select_related("player")
    return [place.player.username if place.player else None for place in places]


def test_the_host_sits_in_the_first_seat() -> None:
    (ada,) = players("ada")
    match = open_one(ada, title="  The long\nwinter ")
    assert (match.status, held(match)) == ("open", ["ada", None, None])
    assert (match.terms.title, match.terms.host) == ("The long winter", ada)


def test_a_full_table_starts_by_itself() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = sit_down(open_one(ada, seats=2).pk, bogdan)
    assert match.status == Match.Status.RUNNING


def test_a_full_table_waits_for_its_host_if_he_wished_so() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = sit_down(open_one(ada, seats=2, starts_when_full=False).pk, bogdan)
    assert match.status == Match.Status.OPEN
    assert start_table(match.pk, ada).status == Match.Status.RUNNING


def test_bots_take_the_seats_kept_for_them() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = open_one(ada, bots=1)
    match = sit_down(match.pk, bogdan)
    assert match.status == Match.Status.RUNNING
    assert Seat.objects.filter(match=match, player=None).get().bot
    with pytest.raises(Refused, match="not_open"):
        sit_down(match.pk, celia)


def test_a_chosen_seat_is_kept_and_people_keep_their_order() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = open_one(ada, order="chosen")
    sit_down(match.pk, bogdan, seat=2)
    sit_down(match.pk, celia)
    assert held(match) == ["ada", "celia", "bogdan"]


def test_drawn_places_keep_everybody_at_the_table() -> None:
    people = players("ada", "bogdan", "celia", "darek")
    match = started(*people, order="random")
    assert sorted(map(str, held(match))) == ["ada", "bogdan", "celia", "darek"]
    assert sorted(match.places.values_list("number", flat=True)) == [0, 1, 2, 3]


def test_the_same_person_sits_down_once() -> None:
    (ada,) = players("ada")
    match = open_one(ada)
    with pytest.raises(Refused, match="seated"):
        sit_down(match.pk, ada)
    assert held(match) == ["ada", None, None]


@pytest.mark.parametrize("seat", [0, 3, -1, 99_999, 10**30])
def test_a_seat_that_is_taken_or_forged_is_refused(seat: int) -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada)
    with pytest.raises(Refused, match="seat_taken"):
        sit_down(match.pk, bogdan, seat=seat)


def test_a_table_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="unknown_match"):
        sit_down(4711, player("ada"))


def test_a_private_table_wants_its_invitation() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, private=True)
    for invitation in ("", "guessed", "żółw"):
        with pytest.raises(Refused, match="private"):
            sit_down(match.pk, bogdan, invitation=invitation)
    sit_down(match.pk, bogdan, invitation=match.terms.invitation)
    assert "bogdan" in held(match)


def test_only_the_host_starts() -> None:
    ada, bogdan, stranger = players("ada", "bogdan", "stranger")
    match = open_one(ada)
    sit_down(match.pk, bogdan)
    for somebody in (bogdan, stranger):
        for start in (start_table, start_with_bots):
            with pytest.raises(Refused, match="not_host"):
                start(match.pk, somebody)


def test_free_seats_hold_the_start_up_unless_bots_fill_them() -> None:
    ada = player("ada")
    match = open_one(ada)
    with pytest.raises(Refused, match="seats_free"):
        start_table(match.pk, ada)
    assert start_with_bots(match.pk, ada).status == Match.Status.RUNNING
    assert match.places.filter(bot="heuristic").count() == 2


def test_standing_up_frees_the_seat_and_passes_the_table_on() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada)
    sit_down(match.pk, bogdan, entropy="ab")
    stand_up(match.pk, ada)
    terms = Terms.objects.get(match=match)
    assert (held(match), terms.host) == ([None, "bogdan", None], bogdan)
    stand_up(match.pk, bogdan)
    match.refresh_from_db()
    assert match.status == Match.Status.CANCELLED


def test_nobody_stands_up_from_where_he_does_not_sit() -> None:
    ada, stranger = players("ada", "stranger")
    match = open_one(ada)
    with pytest.raises(Refused, match="not_seated"):
        stand_up(match.pk, stranger)


def test_entropy_of_the_browsers_goes_into_the_draws() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, seats=2, order="chosen")
    match = sit_down(match.pk, bogdan, entropy="00ff\x00'; --" + "a" * 99)
    assert match.entropy == ["00ff" + "a" * 60]


def test_colours_are_wishes_and_everybody_gets_one(quarry: AnyGame) -> None:
    last = quarry.colours[-1]
    ada = player("ada", favourite_colour=last)
    bogdan = player("bogdan", favourite_colour=last, second_colour="no such")
    match = started(ada, bogdan)
    given = list(match.places.order_by("number").values_list("colour", flat=True))
    assert given == [last, quarry.colours[0]]


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"bots": 3}, "bad_seats"),
        ({"bots": -1}, "bad_seats"),
        ({"order": "by age"}, "bad_order"),
        ({"time_control": {"kind": "per_move"}}, "bad_time_control"),
        ({"time_control": {"kind": "per_move", "hours": -2}}, "bad_time_control"),
        ({"time_control": {"kind": "sand", "hours": 2}}, "bad_time_control"),
        ({"time_control": {"kind": "per_move", "hours": 1, "x": 1}}, "bad_time_control"),
        ({"time_control": {"kind": "per_move", "hours": 1, "increment": 1}}, "bad_time_control"),
    ],
)
def test_wishes_that_cannot_be_are_refused(wishes: dict[str, Any], code: str) -> None:
    ada = player("ada")
    with pytest.raises(Refused, match=code):
        open_table(ada, "quarry", seats=3, options={}, wishes=Wishes(**wishes))
    assert not Match.objects.exists()
