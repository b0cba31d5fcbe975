"""How things are called in labels, prompts and the chronicle."""

from games.kernel.text import Text, Words, gettext_noop, say
from games.rules.dei.content import SIZED, CardAction, KindId, ResourceId, single
from games.rules.dei.queries.dei import Dei

_ = gettext_noop


def place(g: Dei, region: str) -> Text:
    """A Region by its number and the Districts that it lies in."""
    tiles = sorted({area[:-1] for area in g.region(region).areas})
    first = g.content.tiles[tiles[0]].name
    if len(tiles) == 1:
        return say(_("{region} ({district})"), region=region, district=first)
    return say(_("{region} ({district} and more)"), region=region, district=first)


def site(g: Dei, kind: KindId, name: str) -> Text:
    """Where a Construction stands or could stand."""
    if kind == "refuge":
        return place(g, name)
    if kind == "elevator":
        ground, roof = name.split("-")
        return say(_("{ground} up to {roof}"), ground=place(g, ground), roof=roof)
    bridge = g.district.bridges[name]
    return say(
        _("{one} to {other} over {ground}"),
        one=place(g, bridge.roofs[0]),
        other=bridge.roofs[1],
        ground=bridge.over,
    )


def card(g: Dei, name: str) -> Words | str:
    """A card's name; a hidden one stays hidden."""
    return g.content.cards[name].name if name in g.content.cards else "?"


def faction(g: Dei, seat: int) -> Words:
    return g.content.factions[g.seat(seat).faction].name


def resource(g: Dei, kind: ResourceId) -> Words:
    return RESOURCES[kind]


def construction(g: Dei, kind: KindId) -> Words:
    return g.content.terms[kind].name


def outpost(g: Dei, name: str) -> Words:
    return g.content.outposts[g.state.outposts[name].colour].name


def drone(g: Dei, name: str) -> Words:
    return g.content.drones[name].name


def action(g: Dei, entry: CardAction) -> Text:
    """An entry of a bag in words."""
    name = g.content.actions[entry.do].name
    if entry.drone:
        return drone_action(g, entry)
    if entry.action:
        return per_outpost(g, entry)
    if entry.bonus:
        return say(_("{action}, range +{bonus}"), action=name, bonus=entry.bonus)
    if entry.do in SIZED:
        return say(_("{action}: {n}"), action=name, n=entry.n)
    return say(_("{action}"), action=name)


def printed(g: Dei, name: str) -> Text:
    """What stands on a card, Action by Action."""
    found = [times(g, entry) for entry in g.content.cards[name].actions]
    if len(found) == 1:
        return found[0]
    words = _("{first}, {second}") if len(found) == 2 else _("{first}, {second}, {third}")
    return say(words, **dict(zip(("first", "second", "third"), found, strict=False)))


def times(g: Dei, entry: CardAction) -> Text:
    if entry.n > 1 and entry.do not in SIZED:
        return say(_("{action} ×{n}"), action=action(g, single(entry)), n=entry.n)
    return action(g, entry)


def drone_action(g: Dei, entry: CardAction) -> Text:
    if entry.bonus:
        return say(
            _("Drone {drone}, range +{bonus}"), drone=drone(g, entry.drone), bonus=entry.bonus
        )
    return say(_("Drone {drone}"), drone=drone(g, entry.drone))


def per_outpost(g: Dei, entry: CardAction) -> Text:
    repeated = g.content.actions[entry.action].name
    for colour, kind in g.content.outposts.items():
        if colour == entry.colour:
            return say(_("{action} per {colour} Outpost"), action=repeated, colour=kind.name)
    return say(_("{action} per Outpost of any colour"), action=repeated)


def price(g: Dei, tech: int, energy: int) -> Text:
    if not energy:
        return say(_("{tech} Tech"), tech=tech)
    if not tech:
        return say(_("{energy} Energy"), energy=energy)
    return say(_("{tech} Tech and {energy} Energy"), tech=tech, energy=energy)


RESOURCES: dict[ResourceId, Words] = {
    "tech": Words("Tech", "Technologia"),
    "energy": Words("Energy", "Energia"),
}
