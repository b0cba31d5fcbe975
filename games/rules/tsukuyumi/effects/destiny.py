"""Destiny: an open card that is traded for a faction effect at any moment of a turn (R14)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.cards import OpenEventUsed
from games.rules.tsukuyumi.kinds import PHASES
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.steps.faction_effect import faction_effect, has_faction_effect
from games.rules.tsukuyumi.steps.pick import take
from games.rules.tsukuyumi.steps.turn import Extra

_ = gettext_noop


def open_destiny(g: Realm, seat: int) -> str:
    found = [card for card in g.seat(seat).open if g.content.events[card].op == "destiny"]
    return found[0] if found else ""


def destiny_options(g: Realm, seat: int) -> Iterator[Option]:
    card = open_destiny(g, seat)
    if card and has_faction_effect(g, seat):
        label = say(_("{card}: use your faction effect"), card=g.name(card))
        yield take("destiny", label, f"card:{card}")


def use_destiny(g: Realm, seat: int) -> Rule:
    yield OpenEventUsed(seat, open_destiny(g, seat))
    yield from faction_effect(g, seat)


def act(g: Realm, seat: int, value: str) -> Rule:
    yield from use_destiny(g, seat)


EXTRAS = (Extra("destiny", PHASES, destiny_options, act),)
