"""Answers that several steps offer."""

from collections.abc import Iterator, Sequence

from games.kernel.options import Choice, Option
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.printed.words import Kind
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import hero_name, kind_name

_ = gettext_noop


class Stop(Choice, frozen=True):
    """Enough of something that could go on."""


class Decline(Choice, frozen=True):
    """Not to do what could be done."""


class Cancel(Choice, frozen=True):
    """Back without having done anything."""


class Pick(Choice, frozen=True, tag="kind"):
    kind: Kind


class PickCard(Choice, frozen=True, tag="card"):
    hero: str


class PickSeat(Choice, frozen=True, tag="seat"):
    seat: int


def stop() -> Option:
    return Option(Stop(), say(_("Stop")))


def decline(label: Text | None = None) -> Option:
    return Option(Decline(), label or say(_("Decline")))


def cancel() -> Option:
    return Option(Cancel(), say(_("Go back")))


def kind_options(g: Daimyo, seat: int, kinds: Sequence[Kind]) -> Iterator[Option]:
    for kind in kinds:
        yield Option(Pick(kind), plain(kind_name(g, kind)), (f"tokens:{seat}:{kind}",))


def card_options(g: Daimyo, heroes: Sequence[str]) -> Iterator[Option]:
    for hero in heroes:
        card = g.hero(hero)
        label = say(
            _("{hero} (strength {strength})"), hero=hero_name(g, hero), strength=card.strength
        )
        yield Option(PickCard(hero), label, (f"hand:{hero}",), plain(card.text))
