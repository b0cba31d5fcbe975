"""Players, matches and tables to click through on a fresh machine; whatever is there stays."""

from collections.abc import Mapping, Sequence
from typing import Any

from allauth.account.models import EmailAddress
from django.db import transaction
from msgspec import Struct

from accounts.models import User
from games.kernel.game import AnyGame
from games.models import Match, Terms
from games.rules.registry import GAMES
from games.services.demo_play import Post, play_to_the_end, play_until_asked
from games.services.notes import save_note
from games.services.tables import Wishes, open_table, sit_down

PASSWORD = "demo"
FAVOURITES = {"ada": "blue", "bogdan": "red", "celia": "green", "darek": "yellow"}

FINISHED = "An evening at the long table"
RUNNING = "Letters from the border"
PUBLIC = "Newcomers welcome"
WITH_BOTS = "One more, bots do the rest"
BY_LINK = "Old friends only"
TWO_DAYS = {"kind": "per_move", "hours": 48}

FINISHED_TALK = [
    Post(1, "ada", "Good luck, everybody. Loser brings the cake next time."),
    Post(12, "bogdan", "I have **no idea** what I am doing, but my corner looks nice."),
    Post(45, "celia", "Careful, darek is quietly collecting everything."),
    Post(46, "darek", "Quietly? I told you so on the very first turn."),
]
LAST_WORD = ("ada", "Well played! Rewind to the middle: *that* was where it turned.")
RUNNING_TALK = [
    Post(2, "darek", "Hello from the train. I answer in the evenings."),
    Post(20, "bogdan", "No hurry, I am reading the rules a second time."),
]
NOTE = "Ask bogdan for an alliance before darek does.\n\n- do not attack yet\n- build first"


class Made(Struct):
    """What a run added."""

    players: int = 0
    matches: int = 0
    tables: int = 0

    @property
    def anything(self) -> bool:
        return bool(self.players or self.matches or self.tables)


class Company(Struct, frozen=True):
    """The people of the demo, by name."""

    by_name: dict[str, User]

    def around(self, first: str, seats: int) -> list[User]:
        """So many people in the order of the table, beginning with this one."""
        names = list(self.by_name)
        start = names.index(first)
        return [self.by_name[name] for name in (names[start:] + names[:start])[:seats]]


def set_up_demo() -> Made:
    """Each match and table in a transaction of its own, told by its title."""
    made = Made()
    company = Company({name: player(name, made) for name in FAVOURITES})
    for game in GAMES.values():
        made.matches += finish_a_match(game, company)
        made.matches += begin_a_match(game, company)
        made.tables += offer_table(game, company.by_name["celia"], Wishes(PUBLIC))
    first = next(iter(GAMES.values()))
    made.tables += offer_table(first, company.by_name["darek"], Wishes(WITH_BOTS, bots=1))
    made.tables += offer_table(first, company.by_name["bogdan"], Wishes(BY_LINK, private=True))
    return made


@transaction.atomic
def player(name: str, made: Made) -> User:
    user = User.objects.filter(username__iexact=name).first()
    if user is not None:
        return user
    made.players += 1
    user = User.objects.create_user(
        name, f"{name}@example.org", PASSWORD, favourite_colour=FAVOURITES[name]
    )
    verify_address(user)
    return user


@transaction.atomic
def make_admin(name: str = "admin") -> bool:
    """A superuser with the same password; False if there is one of this name."""
    if User.objects.filter(username__iexact=name).exists():
        return False
    verify_address(User.objects.create_superuser(name, f"{name}@example.org", PASSWORD))
    return True


def verify_address(user: User) -> None:
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)


def invitation_by_link() -> str:
    """How to come to the table that no list shows; empty if it has gone."""
    terms = Terms.objects.filter(title=BY_LINK, host__username="bogdan", private=True)
    return terms.values_list("invitation", flat=True).first() or ""


@transaction.atomic
def finish_a_match(game: AnyGame, company: Company) -> bool:
    people = company.around("ada", seats_near(game, 4))
    if is_there(game, FINISHED, people[0]):
        return False
    match = seated(game, FINISHED, people)
    play_to_the_end(match, FINISHED_TALK, LAST_WORD)
    return True


@transaction.atomic
def begin_a_match(game: AnyGame, company: Company) -> bool:
    """About a third of a match, until ada has something to decide."""
    people = company.around("darek", seats_near(game, 3))
    if is_there(game, RUNNING, people[0]):
        return False
    match = seated(game, RUNNING, people, TWO_DAYS)
    played = Match.objects.filter(terms__title=FINISHED, game=game.slug).order_by("pk").first()
    play_until_asked(match, "ada", RUNNING_TALK, after=played.head // 3 if played else 0)
    save_note(match, company.by_name["ada"], text=NOTE)
    return True


@transaction.atomic
def offer_table(game: AnyGame, host: User, wishes: Wishes) -> bool:
    if is_there(game, wishes.title, host):
        return False
    timed = Wishes(wishes.title, wishes.private, bots=wishes.bots, time_control=TWO_DAYS)
    open_table(host, game.slug, seats=seats_near(game, 3), options={}, wishes=timed)
    return True


def is_there(game: AnyGame, title: str, host: User) -> bool:
    return Terms.objects.filter(title=title, host=host, match__game=game.slug).exists()


def seats_near(game: AnyGame, wished: int) -> int:
    return min(max(wished, min(game.seats)), max(game.seats))


def seated(
    game: AnyGame, title: str, people: Sequence[User], time_control: Mapping[str, Any] | None = None
) -> Match:
    """A match that starts when the last of them sits down."""
    order = Terms.Order.CHOSEN.value
    wishes = Wishes(title, order=order, time_control=time_control or {})
    match = open_table(people[0], game.slug, seats=len(people), options={}, wishes=wishes)
    for person in people[1:]:
        match = sit_down(match.pk, person)
    return match
