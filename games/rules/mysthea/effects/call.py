"""One instruction as it is being carried out: whose, from where, with which numbers."""

from msgspec import Struct

from games.rules.mysthea.content import Op
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import GloryReason
from games.rules.mysthea.steps.gains import Why


class Call(Struct, frozen=True, omit_defaults=True):
    """Where an instruction stands: `C034/0/1` is the second alternative of its first one.

    A source is a card, `EN16:1` for a side of an encounter, `onygauros:0` for a reward; behind
    it the way to a part of it. `at` is the place in that list.
    """

    seat: int
    source: str
    at: int = 0
    x: int = 0
    times: int = 1

    @property
    def head(self) -> str:
        return self.source.partition("/")[0].partition(":")[0]

    def inner(self, *way: int, x: int = 0) -> "Call":
        """The first instruction of a part of this one."""
        path = "/".join(str(part) for part in (self.source, self.at, *way))
        return Call(self.seat, path, 0, x or self.x, self.times)

    def next(self) -> "Call":
        return Call(self.seat, self.source, self.at + 1, self.x, self.times)


def ops_at(g: Mysthea, source: str) -> tuple[Op, ...]:
    """The list of instructions that a source names."""
    head, *way = source.split("/")
    ops = printed_ops(g, head)
    steps = [int(part) for part in way]
    while steps:
        op = ops[steps.pop(0)]
        ops = op.options[steps.pop(0)] if op.options else op.then
    return ops


def printed_ops(g: Mysthea, head: str) -> tuple[Op, ...]:
    name, _colon, part = head.partition(":")
    if name in g.content.cards:
        return g.content.cards[name].ops
    if name in g.content.encounters:
        return g.content.encounters[name].sides[int(part)].ops
    return g.content.monsters[name].rewards[int(part)]


def op_of(g: Mysthea, call: Call) -> Op:
    return ops_at(g, call.source)[call.at]


def is_being_played(g: Mysthea, call: Call) -> bool:
    """True for the effect of the card of the Act that is open."""
    card = g.content.cards.get(call.head)
    return card is not None and card.type in ("tactic", "objective")


def why_of(g: Mysthea, call: Call) -> Why:
    """Under which heading the gains of an effect are told."""
    card = g.content.cards.get(call.head)
    if card is not None:
        return Why("accessories" if card.type == "accessory" else "cards", call.head)
    reason: GloryReason = "encounters" if call.head in g.content.encounters else "monsters"
    return Why(reason, call.head)
