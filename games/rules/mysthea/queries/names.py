"""How places and things are called in labels and in the chronicle."""

from games.kernel.text import Text, Words, gettext_noop, say
from games.rules.mysthea.content import UnitKind
from games.rules.mysthea.queries.mysthea import Mysthea

_ = gettext_noop


def place(g: Mysthea, region: str) -> Text:
    """A region with its island."""
    here = g.region(region)
    return say(
        _("{island}: {region}"),
        island=g.content.islands[here.island].name,
        region=g.content.region_types[here.type].name,
    )


def island_name(g: Mysthea, island: str) -> Words:
    return g.content.islands[island].name


def unit_name(g: Mysthea, kind: UnitKind) -> Words:
    return g.content.units[kind].name


def unit_in(g: Mysthea, region: str, kind: UnitKind) -> Text:
    """A unit by where it stands."""
    return say(_("{unit} in {place}"), unit=unit_name(g, kind), place=place(g, region))


def card_name(g: Mysthea, card: str) -> Words:
    return g.card(card).name


def card_with_points(g: Mysthea, card: str) -> Text:
    """A command card with its type and points, as it stands in a list."""
    printed = g.card(card)
    return say(
        _("{card} ({type}, {points})"),
        card=printed.name,
        type=g.content.card_types[printed.type].name,
        points=printed.points,
    )


def event_name(g: Mysthea, event: str) -> Words:
    """An event card: a type of region, the storm, a monster."""
    if event in g.content.monsters:
        return g.content.monsters[event].name
    for kind, terrain in g.content.region_types.items():
        if kind == event:
            return terrain.name
    return g.content.storm.name


def monster_name(g: Mysthea, monster: str) -> Words:
    return g.content.monsters[monster].name


def champion_name(g: Mysthea, seat: int) -> Words:
    return g.content.champions[g.seat(seat).champion.id].name


def attunement_name(g: Mysthea, card: str) -> Text:
    attunement = g.content.attunements[card]
    return say(
        _("{card} ({island})"),
        card=attunement.name,
        island=g.content.islands[attunement.island].name,
    )


def listed(parts: list[Text]) -> Text:
    """Things in a row: "a, b and c"."""
    match parts:
        case []:
            return say(_("nothing"))
        case [only]:
            return only
        case [first, second]:
            return say(_("{first} and {second}"), first=first, second=second)
        case _:
            return say(_("{first}, {others}"), first=parts[0], others=listed(parts[1:]))


def units_in_words(g: Mysthea, kinds: list[UnitKind]) -> Text:
    """Several units, counted by kind."""
    found: list[Text] = []
    for kind in ("troop", "golem", "fort", "champion"):
        number = kinds.count(kind)
        if number:
            found.append(say(_("{count} × {unit}"), count=number, unit=g.content.units[kind].name))
    return listed(found)
