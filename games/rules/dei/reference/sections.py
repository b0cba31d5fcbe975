"""All that is in the box, in words: factions, cards, Drones, Feats, Missions, Districts, terms."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.reference import ReferenceEntry, ReferenceSection
from games.kernel.text import Words
from games.rules.dei.board.card_words import card_text, filled
from games.rules.dei.content import COLOURS, Card, Content, MarketId, Rate
from games.rules.dei.tiles import Tile

ACTION_TITLE = Words("Actions", "Akcje")
FACTION_TITLE = Words("Factions", "Frakcje")
DRONE_TITLE = Words("Drones", "Drony")
DRONE_CARD_TITLE = Words("Drone cards", "Karty Dronów")
FEAT_TITLE = Words("Feats", "Wyczyny")
MISSION_TITLE = Words("Missions", "Misje")
BOOST_TITLE = Words("Candy Boosts", "Słodkie Wzmocnienia")
TILE_TITLE = Words("Districts", "Dzielnice")
TERM_TITLE = Words("Terms", "Pojęcia")
FACTION_TEXT = Words(
    "Four factions, each with a Leader, a Drone and eight cards of its own.",
    "Cztery Frakcje, każda z Przywódcą, Dronem i ośmioma własnymi kartami.",
)
FEAT_TEXT = Words(
    "You hold one of each colour, in secret. It unlocks for the rest of the match when, in your "
    "second phase, you hold {count} cubes of its colour.",
    "Masz po jednym w każdym kolorze, w tajemnicy. Odblokowuje się do końca gry, gdy w twojej "
    "drugiej fazie masz {count} kostki jego koloru.",
)
MISSION_TEXT = Words(
    "One is handed in at the end of every Turn. In its own Turn it pays more than later.",
    "Na koniec każdej Tury wykonujesz jedną. We własnej Turze daje więcej niż później.",
)
TILE_TEXT = Words(
    "Sixteen tiles of streets and roofs. Areas of one height run on across the seams.",
    "Szesnaście kafli ulic i dachów. Pola tej samej wysokości łączą się przez krawędzie.",
)
LEADER = Words("{name}: {ability}", "{name}: {ability}")
DRONE_OF = Words("Its Drone is {drone}.", "Jej Dron: {drone}.")
COSTS = Words(
    "{actions}. Costs {price}; {supply} Supply at the end.",
    "{actions}. Koszt: {price}; na koniec Zaopatrzenie: {supply}.",
)
PRICE = Words("{tech} Tech, {energy} Energy", "Technologie: {tech}, Energia: {energy}")
PLAIN = Words("{actions}.", "{actions}.")
RATES = Words(
    "Counts {counts}. On time {gain} Supply for every {per}, "
    "late {late_gain} for every {late_per}.",
    "Liczy się: {counts}. Na czas {gain} Zaopatrzenia za każde {per}, "
    "po czasie {late_gain} za każde {late_per}.",
)
COPIES = Words("{text} {count} tokens.", "{text} Żetonów: {count}.")
TILE = Words("From {players} players on. {resources}", "Od {players} graczy. {resources}")
TECH = Words("Tech {count}", "Technologie {count}")
ENERGY = Words("Energy {count}", "Energia {count}")


def reference(content: Content) -> list[ReferenceSection]:
    feats = filled(FEAT_TEXT, count=content.limits.cubes_to_unlock)
    return [
        ReferenceSection("actions", ACTION_TITLE, tuple(actions(content))),
        ReferenceSection("factions", FACTION_TITLE, tuple(factions(content)), FACTION_TEXT),
        *(market_section(content, market) for market in content.market_order),
        ReferenceSection("drone-cards", DRONE_CARD_TITLE, tuple(drone_cards(content))),
        ReferenceSection("drones", DRONE_TITLE, tuple(drones(content))),
        ReferenceSection("feats", FEAT_TITLE, tuple(feats_of(content)), feats),
        ReferenceSection("missions", MISSION_TITLE, tuple(missions(content)), MISSION_TEXT),
        ReferenceSection("boosts", BOOST_TITLE, tuple(boosts(content))),
        ReferenceSection("districts", TILE_TITLE, tuple(tiles(content)), TILE_TEXT),
        ReferenceSection("terms", TERM_TITLE, tuple(terms(content))),
    ]


def actions(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.actions):
        action = content.actions[slug]
        yield ReferenceEntry(f"action-{slug}", action.name, action.text, action.source)


def factions(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.factions):
        faction = content.factions[slug]
        leader = faction.leader
        name = filled(LEADER, name=leader.name, ability=leader.ability)
        parts = [ReferenceEntry(f"{slug}-leader", name, leader.text, leader.source)]
        parts += [card_entry(content, card) for card in content.faction_cards(slug)]
        text = filled(DRONE_OF, drone=content.drones[faction.drone].name)
        yield ReferenceEntry(slug, faction.name, text, faction.source, parts=tuple(parts))


def market_section(content: Content, market: MarketId) -> ReferenceSection:
    cards = tuple(card_entry(content, card) for card in content.market_cards(market))
    return ReferenceSection(f"market-{market}", content.markets[market].name, cards)


def drone_cards(content: Content) -> Iterator[ReferenceEntry]:
    for card in content.drone_cards(content.drone_order):
        yield card_entry(content, card)


def card_entry(content: Content, slug: str) -> ReferenceEntry:
    card = content.cards[slug]
    return ReferenceEntry(
        f"card-{slug}", card.name, card_words(content, card), card.source, picture=f"card-{slug}"
    )


def card_words(content: Content, card: Card) -> Words:
    text = card_text(content, card)
    if not card.market:
        return filled(PLAIN, actions=text)
    price = filled(PRICE, tech=card.cost.tech, energy=card.cost.energy)
    return filled(COSTS, actions=text, price=price, supply=card.supply)


def drones(content: Content) -> Iterator[ReferenceEntry]:
    for slug in content.drone_order:
        drone = content.drones[slug]
        yield ReferenceEntry(f"drone-{slug}", drone.name, drone.text, drone.source)


def feats_of(content: Content) -> Iterator[ReferenceEntry]:
    for colour in COLOURS:
        for slug in content.feats_of[colour]:
            feat = content.feats[slug]
            yield ReferenceEntry(f"feat-{slug}", feat.name, feat.text, feat.source)


def missions(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.missions):
        mission = content.missions[slug]
        text = filled(RATES, counts=mission.counts, **rates(mission.on_time, mission.late))
        yield ReferenceEntry(
            f"mission-{slug}", mission.name, text, mission.source, picture=f"mission-{slug}"
        )


def rates(on_time: Rate, late: Rate) -> dict[str, int]:
    return {
        "gain": on_time.gain,
        "per": on_time.per,
        "late_gain": late.gain,
        "late_per": late.per,
    }


def boosts(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.boosts):
        boost = content.boosts[slug]
        text = filled(COPIES, text=boost.text, count=boost.count)
        yield ReferenceEntry(slug, boost.name, text, boost.source)


def tiles(content: Content) -> Iterator[ReferenceEntry]:
    for slug in sorted(content.tiles):
        tile = content.tiles[slug]
        name = Words(f"{slug} {tile.name.en}", f"{slug} {tile.name.pl}")
        yield ReferenceEntry(
            named(slug),
            name,
            tile_words(tile),
            tile.source,
            picture=named(slug),
        )


def named(tile: str) -> str:
    """The name of a District in an address: tile 2.1 is `tile-2-1`."""
    return f"tile-{tile.replace('.', '-')}"


def tile_words(tile: Tile) -> Words:
    tech = sum(count for area, count in tile.resources.items() if area.islower())
    energy = sum(count for area, count in tile.resources.items() if area.isupper())
    parts = [filled(TECH, count=tech)] if tech else []
    parts += [filled(ENERGY, count=energy)] if energy else []
    listed = Words(", ".join(part.en for part in parts), ", ".join(part.pl for part in parts))
    return filled(TILE, players=tile.players, resources=listed)


def terms(content: Content) -> Iterator[ReferenceEntry]:
    for slug in sorted(content.terms, key=lambda slug: content.terms[slug].name.en.lower()):
        yield ReferenceEntry(f"term-{slug}", content.terms[slug].name)
