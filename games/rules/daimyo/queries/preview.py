"""What a die of the pool would let a seat do, before it is taken."""

from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.printed.words import ActionId, Colour
from games.rules.daimyo.queries.daimyo import Daimyo, sums
from games.rules.daimyo.queries.names import hero_name, listed

_ = gettext_noop


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
