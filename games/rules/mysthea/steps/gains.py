"""Gaining things: tracks end at their limits, upgrades add their own (SPEC 7.9)."""

from msgspec import Struct

from games.kernel.steps import Rule
from games.rules.mysthea.content import Trigger
from games.rules.mysthea.events.gains import CardDrawn, Gained, Stored
from games.rules.mysthea.queries.commands import room
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import GloryReason


class Why(Struct, frozen=True):
    """Where a gain comes from: its heading in the score, and the thing itself."""

    reason: GloryReason
    source: str = ""


def gain(g: Mysthea, seat: int, res: Stored, amount: int, why: Why) -> Rule:
    """Surplus energy and experience are lost."""
    if res != "glory":
        amount = min(amount, room(g, seat, res))
    if amount > 0:
        yield Gained(seat, res, amount, why.reason, why.source)


def upgrade_gains(g: Mysthea, seat: int, trigger: Trigger) -> Rule:
    """What the seat's upgrades give for this; taken automatically, it never hurts."""
    for name in sorted(g.seat(seat).upgrades.values()):
        card = g.card(name)
        if card.trigger != trigger:
            continue
        for op in card.ops:
            if op.op == "gain" and op.res is not None and op.res != "cp":
                yield from gain(g, seat, op.res, op.n, Why("upgrades", name))


def draw_cards(g: Mysthea, seat: int, number: int) -> Rule:
    """From the top of the era deck, as far as it goes."""
    for _card in range(min(number, len(g.deck))):
        yield CardDrawn(seat, g.deck[0])
