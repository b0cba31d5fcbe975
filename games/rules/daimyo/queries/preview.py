"""What a die of the pool would let a seat do, before it is taken."""

from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.printed.words import ActionId, Colour
from games.rules.daimyo.queries.daimyo import Daimyo, sums
from games.rules.daimyo.queries.names import hero_name, listed

_ = gettext_noop
LOWEST, HIGHEST = 1, 6


def spaces_for(g: Daimyo, seat: int, colour: Colour) -> list[ActionId]:
    """The free action spaces of a colour, and Tax for any (R9)."""
    taken = {die.space for die in g.seat(seat).dice}
    return [
        action
        for action, printed in sorted(g.content.actions.items(), key=lambda pair: pair[1].order)
        if printed.die in (colour, "any") and action not in taken
    ]


def heroes_with(g: Daimyo, seat: int, value: int) -> list[str]:
    """The hand cards whose strength could be matched with one more die of this value."""
    own = [die.value for die in g.seat(seat).dice]
    reached = sums([*own, value])
    return [hero for hero in g.seat(seat).hand if g.hero(hero).strength in reached]


def die_preview(g: Daimyo, seat: int, value: int) -> Text:
    """One line: the total, whether the clan ability opens, which heroes come into reach."""
    total = g.dice_total(seat) + value
    heroes = listed(hero_name(g, hero) for hero in heroes_with(g, seat, value))
    opens = total >= g.content.limits.ability_threshold
    if opens and heroes.values:
        return say(
            _("Total {total}: clan ability. Heroes in reach: {heroes}."),
            total=total,
            heroes=heroes,
        )
    if opens:
        return say(_("Total {total}: clan ability. No hero in reach."), total=total)
    if heroes.values:
        return say(_("Total {total}. Heroes in reach: {heroes}."), total=total, heroes=heroes)
    return say(_("Total {total}. No hero in reach."), total=total)


def adjust_preview(g: Daimyo, seat: int) -> Text | None:
    """The heroes that one discarded card would bring into reach; it is not one of them itself."""
    held = g.seat(seat)
    if g.turn.hero_played or len(held.hand) <= 1:
        return None
    now = g.strengths(seat)
    then = one_step_away([die.value for die in held.dice])
    heroes = [hero for hero in held.hand if g.hero(hero).strength in then]
    new = [hero for hero in heroes if g.hero(hero).strength not in now]
    if not new:
        return None
    names = listed(hero_name(g, hero) for hero in new)
    return say(_("One step brings into reach: {heroes}."), heroes=names)


def one_step_away(values: list[int]) -> set[int]:
    """Every strength that the dice reach when one of them is changed by 1."""
    found: set[int] = set()
    for at, value in enumerate(values):
        for changed in (value - 1, value + 1):
            if LOWEST <= changed <= HIGHEST:
                found.update(sums([*values[:at], changed, *values[at + 1 :]]))
    return found
