"""Players for tests, and tables they sit at."""

from typing import Any

from accounts.models import User
from games.models import Match, Seat
from games.services.tables import Wishes, open_table, sit_down


def player(name: str, **fields: Any) -> User:
    return User.objects.create_user(name, f"{name}@example.org", "demo", **fields)


def players(*names: str) -> list[User]:
    return [player(name) for name in names]


def open_one(host: User, *, seats: int = 3, game: str = "quarry", **wishes: Any) -> Match:
    options = wishes.pop("options", {})
    return open_table(host, game, seats=seats, options=options, wishes=Wishes(**wishes))


def started(*people: User, game: str = "quarry", **wishes: Any) -> Match:
    """A running match of these people, in the order in which they are named."""
    wishes = {"order": "chosen", **wishes}
    seats = len(people) + wishes.get("bots", 0)
    match = open_one(people[0], seats=seats, game=game, **wishes)
    for person in people[1:]:
        match = sit_down(match.pk, person, invitation=match.terms.invitation)
    match.refresh_from_db()
    return match


def seat_of(match: Match, person: User) -> int:
    return Seat.objects.get(match=match, player=person, last__isnull=True).number
