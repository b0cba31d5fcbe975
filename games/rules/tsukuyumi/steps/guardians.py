"""What Kaiju and Baiam do when they come onto a tile (SPEC 16.3)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.board import MarkerLifted, TraitNegated, TraitUnmarked
from games.rules.tsukuyumi.events.turn import Counted
from games.rules.tsukuyumi.queries.board import is_base, is_moon, units_of
from games.rules.tsukuyumi.queries.leaving import gone
from games.rules.tsukuyumi.queries.names import area, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import has_trait, is_legendary
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop


def devour(g: Realm, numbers: list[int], cell: str) -> Rule:
    """Kaiju eliminates the ordinary ONI of every tile that he enters himself."""
    for number in numbers:
        unit = g.state.units.get(number)
        if unit is None or unit.owner == ONI or not has_trait(g, unit, "devours"):
            continue
        prey = [n for n in units_of(g, ONI, cell) if not is_legendary(g, g.unit(n))]
        if prey:
            yield gone(g, prey, "supply", unit.owner, eliminated=True)
            yield Counted(unit.owner, "oni_killed", len(prey))


def cleanse(g: Realm, numbers: list[int], cell: str) -> Rule:
    """Baiam may drive the dragon out of the area."""
    for number in numbers:
        unit = g.state.units.get(number)
        if unit is not None and unit.owner != ONI and has_trait(g, unit, "cleanses"):
            yield Pick(unit.owner, "baiam.cleanse", cell)


def stains(g: Realm, cell: str) -> list[str]:
    """What he may take away: the trait, marked or printed, and an ONI territory marker."""
    if is_base(g, cell) or is_moon(g, cell):
        return []
    tile = g.tile(cell)
    found = ["marker"] if tile.marker == ONI else []
    if "tsukuyumi" in tile.traits:
        found.append("trait")
    printed = g.content.tiles[tile.id].trait == "tsukuyumi" and "tsukuyumi" not in tile.negated
    return [*found, "print"] if printed and g.state.tokens["negation"] else found


def cleanse_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("What does Baiam take away from {place}?"), place=spot(g, pick.cell))


def cleanse_options(g: Realm, pick: Pick) -> Iterator[Option]:
    labels = {
        "marker": say(_("The territory marker of the ONI")),
        "trait": say(_("The Tsukuyumi marker")),
        "print": say(_("The printed Tsukuyumi trait")),
    }
    for stain in stains(g, pick.cell):
        yield take(stain, labels[stain], area(pick.cell))
    yield take("finish", say(_("Nothing more")))


def decide_cleanse(g: Realm, pick: Pick, value: str) -> Rule:
    match value:
        case "marker":
            yield MarkerLifted(pick.cell, pick.seat)
        case "trait":
            yield TraitUnmarked(pick.seat, pick.cell, "tsukuyumi")
        case "print":
            yield TraitNegated(pick.seat, pick.cell, "tsukuyumi")
        case _:
            return
    yield pick


ASKS = {
    "baiam.cleanse": Ask(
        cleanse_prompt,
        cleanse_options,
        decide_cleanse,
        applies=lambda g, pick: bool(stains(g, pick.cell)),
    )
}
