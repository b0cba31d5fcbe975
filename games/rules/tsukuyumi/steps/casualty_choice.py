"""The owner or the attacker names who falls next (SPEC 9.4)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.combat import (
    BlowSpent,
    open_blow,
)
from games.rules.tsukuyumi.queries.board import reefs_at
from games.rules.tsukuyumi.queries.names import edge_name, slot, spot, stack
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import reef_hit_points
from games.rules.tsukuyumi.steps.damage import alive, candidates, fall, reefs_left
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop


def casualty_prompt(g: Realm, pick: Pick) -> Text:
    blow = open_blow(g.state)
    return say(
        _("{damage} damage in {place}: who falls next?"),
        damage=blow.damage,
        place=spot(g, blow.cell),
    )


def casualty_options(g: Realm, pick: Pick) -> Iterator[Option]:
    blow = open_blow(g.state)
    for name in candidates(g, blow):
        if name.startswith("reef:"):
            edge = int(name.removeprefix("reef:"))
            kind = reefs_at(g, blow.cell)[edge]
            label = say(_("{reef}, {edge}"), reef=g.name(f"reef_{kind}"), edge=edge_name(edge))
            yield take(name, label, slot(blow.cell, edge))
        else:
            owner = g.unit(next(n for n in alive(g, blow) if g.unit(n).kind == name)).owner
            label = say(_("{unit} falls"), unit=g.name(name))
            yield take(name, label, stack(blow.cell, name, owner))
    if reefs_left(g, blow):
        yield take("stop", say(_("Let the rest of the damage go")))


def decide_casualty(g: Realm, pick: Pick, value: str) -> Rule:
    blow = open_blow(g.state)
    if value == "stop":
        yield BlowSpent()
    else:
        yield from fall(g, blow, value)


def default_casualty(g: Realm, pick: Pick) -> str:
    """The cheapest unit; of reefs the one with the most hit points."""
    blow = open_blow(g.state)
    names = candidates(g, blow)
    if names[0].startswith("reef:"):
        reefs = reefs_at(g, blow.cell)
        return max(
            names, key=lambda name: reef_hit_points(g, reefs[int(name.removeprefix("reef:"))])
        )
    cards = g.content.units
    return min(names, key=lambda name: cards[name].cost if name in cards else 0)


ASKS = {
    "combat.casualty": Ask(casualty_prompt, casualty_options, decide_casualty, default_casualty)
}
