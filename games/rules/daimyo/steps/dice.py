"""Changing own dice: by discarded heroes (SPEC 7.2) and by effects."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.heroes import HeroDiscarded
from games.rules.daimyo.events.turn import DieChanged
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import die_name, hero_name
from games.rules.daimyo.queries.preview import HIGHEST, LOWEST
from games.rules.daimyo.steps.choices import Cancel, PickCard, Stop, cancel, card_options, stop

_ = gettext_noop


class ChangeDie(Choice, frozen=True, tag="die"):
    die: int
    by: str
    """+1 or -1."""


def changes(g: Daimyo, seat: int, *directions: int) -> list[tuple[int, int]]:
    """The dice and directions that stay on a die."""
    return [
        (number, by)
        for number, die in enumerate(g.seat(seat).dice)
        for by in directions
        if LOWEST <= die.value + by <= HIGHEST
    ]


def change_options(g: Daimyo, seat: int, *directions: int) -> Iterator[Option]:
    for number, by in changes(g, seat, *directions):
        die = g.seat(seat).dice[number]
        label = say(
            _("{die} becomes {value}"),
            die=die_name(g, die.colour, die.value),
            value=die.value + by,
        )
        yield Option(ChangeDie(number, f"{by:+}"), label, (f"own_die:{seat}:{number}",))


class AdjustCard(Step[Daimyo], frozen=True, tag="adjust.card"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which hero do you discard to change a die by 1?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from card_options(g, g.seat(self.seat).hand)
        yield cancel()

    def decide(self, g: Daimyo, choice: PickCard | Cancel) -> Rule:
        if isinstance(choice, PickCard):
            yield HeroDiscarded(self.seat, choice.hero, "adjust")
            yield AdjustDie(self.seat, choice.hero)

    def default(self, g: Daimyo) -> Choice:
        return Cancel()


class AdjustDie(Step[Daimyo], frozen=True, tag="adjust.die"):
    seat: int
    hero: str

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which of your dice does {hero} change?"), hero=hero_name(g, self.hero))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from change_options(g, self.seat, 1, -1)

    def decide(self, g: Daimyo, choice: ChangeDie) -> Rule:
        yield DieChanged(self.seat, choice.die, int(choice.by))


class DiceChange(Step[Daimyo], frozen=True, tag="dice.change"):
    """An effect lets dice be raised, or raised and lowered."""

    seat: int
    left: int
    lowers: bool = False

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Change one of your dice by 1 ({left} left), or stop."), left=self.left)

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from change_options(g, self.seat, *((1, -1) if self.lowers else (1,)))
        yield stop()

    def decide(self, g: Daimyo, choice: ChangeDie | Stop) -> Rule:
        if isinstance(choice, Stop):
            return
        yield DieChanged(self.seat, choice.die, int(choice.by))
        if self.left > 1:
            yield DiceChange(self.seat, self.left - 1, self.lowers)

    def default(self, g: Daimyo) -> Choice:
        return Stop()
