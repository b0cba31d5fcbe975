"""Plays the matches of the demo through the same services as people do, and talks meanwhile."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from games.kernel.bots import heuristic_bot
from games.kernel.play import questions
from games.kernel.resolution import Question
from games.log.table import Table
from games.models import Match
from games.services.bots import running_table
from games.services.moves import play_option
from games.services.talk import write_post

MOST_ANSWERS = 5_000
Enough = Callable[[Table, list[Question]], bool]


class Post(Struct, frozen=True):
    """Said after so many answers."""

    after: int
    author: str
    text: str


def play_to_the_end(match: Match, talk: Sequence[Post], last_word: tuple[str, str]) -> None:
    play_on(match, talk, lambda table, asked: False)
    assert running_table(match.pk) is None, f"{match} came to no end"
    say_to_table(match, *last_word)


def play_until_asked(match: Match, name: str, talk: Sequence[Post], *, after: int) -> None:
    """Until this player alone has a choice, some events after the start."""
    seat = match.places.get(player__username=name, last__isnull=True).number

    def enough(table: Table, asked: list[Question]) -> bool:
        alone = len(asked) == 1 and asked[0].seat == seat
        return alone and table.found.head >= after and len(asked[0].options) > 1

    play_on(match, talk, enough)
    assert running_table(match.pk) is not None, f"{match} was over before {name} was asked"


def play_on(match: Match, talk: Sequence[Post], enough: Enough) -> None:
    """The same whims every time; what chance brings is up to the match's own seed."""
    rng = Random(match.game)
    for answers in range(MOST_ANSWERS):
        for post in talk:
            if post.after == answers:
                say_to_table(match, post.author, post.text)
        table = running_table(match.pk)
        asked = [] if table is None else questions(table.game, table.g, table.drafts)
        if table is None or not asked or enough(table, asked):
            return
        option = heuristic_bot(table.game, table.g, asked[0], rng)
        play_option(match.pk, asked[0].seat, option)
    raise AssertionError(f"{match} goes in circles")


def say_to_table(match: Match, author: str, text: str) -> None:
    """Pinned to the present moment, if the author sits there."""
    match.refresh_from_db()
    place = match.places.filter(player__username=author, last__isnull=True).first()
    if place is not None:
        write_post(match, place.player, text=text)
