"""The words for places, tiles, dice and tokens, as labels and sentences use them."""

from collections.abc import Iterable

from games.kernel.text import SeatName, Text, Words, gettext_noop, plain, say
from games.rules.daimyo.printed.words import Colour, EmpireOp, Kind, Tokens
from games.rules.daimyo.queries.board import influence, island_of
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import colour_of, number_of
from games.rules.daimyo.state import AUTOMATON, Owner

_ = gettext_noop


def who(g: Daimyo, owner: Owner) -> SeatName | Words:
    """At the beginning of a sentence."""
    name = whom(g, owner)
    if isinstance(name, SeatName):
        return name
    return Words(name.en[0].upper() + name.en[1:], name.pl[0].upper() + name.pl[1:])


def whom(g: Daimyo, owner: Owner) -> SeatName | Words:
    """In the middle of a sentence."""
    if owner != AUTOMATON:
        return SeatName(owner)
    return g.content.terms[g.automaton.kind].name


def island_name(g: Daimyo, island: str) -> Words:
    return g.content.islands[island].name


def place_name(g: Daimyo, place: str) -> Text:
    """Places of one island are told apart by their numbers, which are on the board."""
    return say(
        _("{island} {number} ({kind})"),
        island=island_name(g, island_of(g, place)),
        number=int(place.rsplit("_p", 1)[1]),
        kind=kind_name(g, g.content.place(place).produces),
    )


def danger_name(g: Daimyo, danger: str) -> Text:
    return say(
        _("{island}, space of {gold} gold"),
        island=island_name(g, island_of(g, danger)),
        gold=g.content.danger(danger).gold,
    )


def tile_name(g: Daimyo, tile: str) -> Text:
    relic = g.content.relics[colour_of(tile)]
    return say(
        _("{colour} {number} ({relic})"),
        colour=relic.colour,
        number=number_of(tile),
        relic=relic.name,
    )


def die_name(g: Daimyo, colour: Colour, value: int) -> Text:
    return say(_("{die} {value}"), die=g.content.terms[f"die_{colour}"].name, value=value)


def hero_name(g: Daimyo, hero: str) -> Words | Text:
    """A card that the viewer may not know stays a card."""
    known = g.content.heroes.get(hero)
    return known.name if known is not None else say(_("a hero"))


def kind_name(g: Daimyo, kind: Kind) -> Words:
    return g.content.resources[kind].name


def building_name(g: Daimyo, kind: str) -> Words:
    return g.content.terms[kind].name


def amounts(g: Daimyo, tokens: Tokens) -> Text:
    """The kinds with their numbers; "nothing" where there is none."""
    counted = [
        say(_("{amount} × {kind}"), amount=tokens[kind], kind=kind_name(g, kind))
        for kind in g.content.kinds
        if tokens.get(kind)
    ]
    return listed(counted) if counted else say(_("nothing"))


def listed(parts: Iterable[Text | Words | SeatName]) -> Text:
    """One after the other; commas need no translator."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Text(", ".join(f"{{{name}}}" for name in values), values)


def ranking(g: Daimyo, island: str) -> Text:
    """Who has how much Influence there, the leader first."""
    counts = [(influence(g, island, owner), owner) for owner in g.participants]
    shown = sorted(((count, owner) for count, owner in counts if count), key=lambda pair: -pair[0])
    if not shown:
        return say(_("nobody has Influence here"))
    return listed(say(_("{who} {count}"), who=who(g, owner), count=count) for count, owner in shown)


def row_text(g: Daimyo, op: EmpireOp) -> Text:
    """A row of the Empire in words: where, how many, whether for an advantage."""
    template = g.content.solo.row_texts[op.op].text
    anywhere = g.content.terms["any_island"].name
    names = [island_name(g, island) for island in op.islands] or [anywhere]
    row = Words(
        template.en.format(n=op.n, islands=" / ".join(name.en for name in names)),
        template.pl.format(n=op.n, islands=" / ".join(name.pl for name in names)),
    )
    if not op.advantage:
        return plain(row)
    return say(_("{row}, {advantage}"), row=row, advantage=g.content.terms["advantage"].name)
