"""River Lords with other parts put in: for rules that break a law or need a special form."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs

from games.kernel.events import Event
from games.kernel.game import AnyGame
from games.kernel.match import Match
from games.kernel.options import Choice, Option
from games.kernel.play import Table
from games.kernel.steps import Rule, Step
from games.kernel.text import plain
from tests.support.river_lords.game import GAME
from tests.support.river_lords.queries import River
from tests.support.river_lords.state import State


class Noted(Event[State], frozen=True):
    """Tells something and writes it down as food, so that it can be seen in the state."""

    word: str
    seat: int = 0

    def apply(self, state: State) -> None:
        state.lords[self.seat].food += 1


class Say(Choice, frozen=True):
    word: str


class Ask(Step[River], frozen=True):
    """Asks a seat for one of some words and notes it."""

    seat: int
    words: tuple[str, ...] = ("yes", "no")

    def asks(self, g: River) -> int | None:
        return self.seat

    def options(self, g: River) -> Iterator[Option]:
        return (Option(Say(word), plain(word)) for word in self.words)

    def decide(self, g: River, choice: Say) -> Rule:
        yield Noted(choice.word, self.seat)


def bare(*steps: type[Step[Any]], opening: Callable[[River], Rule], **parts: Any) -> AnyGame:
    """No triggers, no invariants; the match opens with a rule of the test's own."""
    chosen: dict[str, Any] = {"triggers": {}, "invariants": (), **parts}
    return structs.replace(
        GAME,
        setup=opening,
        steps=(*GAME.steps, Ask, *steps),
        events=(*GAME.events, Noted, *chosen.pop("more_events", ())),
        **chosen,
    )


def table_of(game: AnyGame, seats: int = 2) -> Match:
    return Match(game, game.content(), Table(seats), b"b" * 32, checks=True)


def opens(*items: Any) -> Callable[[River], Rule]:
    """A rule that yields just these."""
    return lambda g: iter(items)


def facts(match: Match) -> list[str]:
    """The words noted so far, in order."""
    return [row.event.word for row in match.log if isinstance(row.event, Noted)]
