"""How places and things are called in labels and in the chronicle."""

from games.kernel.text import Text, Words, gettext_noop, say
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms

_ = gettext_noop


def place(g: Kingdoms, region: str) -> Text:
    """A region with the territory that it lies on."""
    here = g.region(region)
    territory = g.content.sides[here.side].name
    return say(_("{territory}: {region}"), territory=territory, region=here.name)


def resource(g: Kingdoms, kind: ResourceId) -> Words:
    return g.content.resources[kind].name


def faction(g: Kingdoms, faction: str) -> Words:
    return g.content.factions[faction].name


def amounts(g: Kingdoms, ore: int = 0, mana: int = 0, food: int = 0) -> Text:
    """A handful of resources in words, without those that are not there."""
    counts = dict(zip(RESOURCES, (ore, mana, food), strict=True))
    parts = [
        say(_("{count} {resource}"), count=count, resource=resource(g, kind))
        for kind, count in counts.items()
        if count
    ]
    match parts:
        case []:
            return say(_("nothing"))
        case [only]:
            return only
        case [first, second]:
            return say(_("{first} and {second}"), first=first, second=second)
        case _:
            first, second, third = parts
            return say(_("{first}, {second} and {third}"), first=first, second=second, third=third)
