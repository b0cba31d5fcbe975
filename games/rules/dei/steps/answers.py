"""Choices that several steps offer."""

from games.kernel.options import Choice, Option
from games.kernel.text import gettext_noop, plain, say
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import place

_ = gettext_noop


class At(Choice, frozen=True):
    """A Region."""

    region: str


class Yes(Choice, frozen=True):
    pass


class No(Choice, frozen=True):
    pass


class Stop(Choice, frozen=True):
    pass


class Mode(Choice, frozen=True):
    """What an Action is used for."""

    mode: str


class Number(Choice, frozen=True):
    number: int


def at(g: Dei, region: str) -> Option:
    return Option(At(region), place(g, region), (f"region:{region}",))


def number_option(number: int) -> Option:
    return Option(Number(number), plain(number))


def stop_option() -> Option:
    return Option(Stop(), say(_("Enough")))
