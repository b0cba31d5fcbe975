"""Single instructions in words, for the questions of an effect."""

from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.content import Op, UnitKind
from games.rules.mysthea.queries.mysthea import Mysthea

_ = gettext_noop

CONSTRUCT: dict[UnitKind, str] = {
    "troop": _("Construct 1 troop"),
    "golem": _("Construct 1 golem"),
}
DEPLOY: dict[UnitKind, str] = {
    "troop": _("Deploy 1 troop"),
    "golem": _("Deploy 1 golem"),
    "fort": _("Deploy 1 fortification"),
}
TRAVEL: dict[UnitKind, str] = {
    "troop": _("Move 1 troop one step"),
    "golem": _("Move 1 golem one step"),
    "champion": _("Move your champion one step"),
}
PLAIN = {
    "act": _("Play a card from your hand"),
    "develop": _("Develop"),
    "meditate": _("Meditate"),
    "battle": _("Start a battle in any region with an opponent"),
    "monster_attack": _("Let a monster attack at once"),
    "recharge": _("Recharge your artefact"),
}


def words_of(g: Mysthea, op: Op) -> Text:
    """What the instruction does, in the imperative."""
    tables = {"construct": CONSTRUCT, "deploy": DEPLOY, "travel": TRAVEL}
    if op.op in tables and op.unit is not None:
        return say(tables[op.op][op.unit])
    if op.op in PLAIN:
        return say(PLAIN[op.op])
    if op.op == "pay":
        return say(_("Pay {energy} energy: {then}"), energy=op.n, then=words_of_all(g, op.then))
    assert op.res is not None, f"no words for {op.op}"
    if op.res == "cp":
        return say(_("Gain command points: {amount}"), amount=op.n)
    name = g.content.resources[op.res].counted
    return say(_("Gain {amount} {resource}"), amount=op.n, resource=name)


def words_of_all(g: Mysthea, ops: tuple[Op, ...]) -> Text:
    if len(ops) == 1:
        return words_of(g, ops[0])
    first, *others = ops
    return say(
        _("{first}; {second}"), first=words_of(g, first), second=words_of_all(g, tuple(others))
    )
