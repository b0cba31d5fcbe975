"""All that is in the box, in words: actions, clans, heroes, boards, relics, the two automata."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.reference import ReferenceEntry, ReferenceSection
from games.kernel.text import Words
from games.rules.daimyo.content import Content
from games.rules.daimyo.printed.automata import EmpireCard
from games.rules.daimyo.printed.cards import Hero, Objective, Reward
from games.rules.daimyo.printed.words import Tokens

ACTION_TITLE = Words("Actions", "Akcje")
CLAN_TITLE = Words("Clans", "Klany")
MARKET_TITLE = Words("Heroes for hire", "Bohaterowie do wynajęcia")
CLAN_HERO_TITLE = Words("Heroes of the clans", "Bohaterowie klanów")
ISLAND_TITLE = Words("Islands", "Wyspy")
RELIC_TITLE = Words("Relics", "Relikty")
BOARD_TITLE = Words("Construction boards", "Plansze budowy")
VILLAGER_TITLE = Words("Villagers", "Mieszkańcy wioski")
OBJECTIVE_TITLE = Words("Objectives", "Cele")
MERCENARY_TITLE = Words("Mercenaries", "Najemnicy")
EMPIRE_TITLE = Words("The Empire", "Imperium")
ACHIEVEMENT_TITLE = Words("Master achievements", "Osiągnięcia mistrza")
TERM_TITLE = Words("Terms", "Pojęcia")
HERO_TEXT = Words(
    "Strength {strength}, costs {cost} gold. {text}", "Siła {strength}, koszt: {cost} złota. {text}"
)
AGGRESSIVE_TEXT = Words("Aggressive. {text}", "Agresywny. {text}")
CLAN_TEXT = Words("{text} Starts with {start}.", "{text} Na start: {start}.")
ISLAND_TEXT = Words(
    "Gold banner {gold}, silver banner {silver}. Produces {kinds}.",
    "Złoty sztandar {gold}, srebrny {silver}. Produkuje: {kinds}.",
)
RELIC_TEXT = Words(
    "Four pieces, numbered 1 to 4, each {copies} times.",
    "Cztery części o numerach od 1 do 4, każda w {copies} kopiach.",
)
SIDE = {
    "basic": Words("Basic side", "Strona podstawowa"),
    "advanced": Words("Advanced side", "Strona zaawansowana"),
}
SIDE_TEXT = Words(
    "Costs {cost}; starts with {start}. {tiles}", "Koszt: {cost}; start: {start}. {tiles}"
)
OBJECTIVE_TEXT = Words("{text} First: {gold}.", "{text} Pierwszy: {gold}.")
OBJECTIVE_BOTH = Words(
    "{text} First: {gold}. Second: {silver}.", "{text} Pierwszy: {gold}. Drugi: {silver}."
)
POINTS = Words("{points} PP", "{points} PP")
CARDS = Words("{count} card", "karty: {count}")
VILLAGER = Words("Villager tile {number}", "Kafel mieszkańców {number}")
EMPIRE_CARD = Words("Card {number}, {stack}", "Karta {number}, {stack}")
STACKS = {
    "early": Words("rounds 1 and 2", "rundy 1 i 2"),
    "middle": Words("rounds 3 and 4", "rundy 3 i 4"),
    "late": Words("round 5", "runda 5"),
}
ABILITY = Words(
    "Empire ability, dice {least} to {most}", "Zdolność Imperium, kości od {least} do {most}"
)


def reference(content: Content) -> list[ReferenceSection]:
    return [
        ReferenceSection("actions", ACTION_TITLE, tuple(actions(content))),
        ReferenceSection("clans", CLAN_TITLE, tuple(clans(content))),
        ReferenceSection("heroes", MARKET_TITLE, tuple(heroes(content, clan=False))),
        ReferenceSection("clan-heroes", CLAN_HERO_TITLE, tuple(heroes(content, clan=True))),
        ReferenceSection("islands", ISLAND_TITLE, tuple(islands(content))),
        ReferenceSection("relics", RELIC_TITLE, tuple(relics(content))),
        ReferenceSection("boards", BOARD_TITLE, tuple(boards(content))),
        ReferenceSection("villagers", VILLAGER_TITLE, tuple(villagers(content))),
        ReferenceSection("objectives", OBJECTIVE_TITLE, tuple(objectives(content))),
        ReferenceSection("mercenaries", MERCENARY_TITLE, tuple(mercenaries(content))),
        ReferenceSection("empire", EMPIRE_TITLE, tuple(empire(content))),
        ReferenceSection("achievements", ACHIEVEMENT_TITLE, tuple(achievements(content))),
        ReferenceSection("terms", TERM_TITLE, tuple(terms(content))),
    ]


def filled(words: Words, **values: Words | str | int) -> Words:
    def said(language: str) -> dict[str, str | int]:
        return {
            name: value.in_language(language) if isinstance(value, Words) else value
            for name, value in values.items()
        }

    return Words(words.en.format(**said("en")), words.pl.format(**said("pl")))


def joined(parts: list[Words], between: str = ", ") -> Words:
    return Words(between.join(one.en for one in parts), between.join(one.pl for one in parts))


def tokens(content: Content, amounts: Tokens) -> Words:
    return joined(
        [
            Words(
                f"{amount} {content.resources[kind].name.en.lower()}",
                f"{amount} × {content.resources[kind].name.pl.lower()}",
            )
            for kind, amount in amounts.items()
        ]
    )


def actions(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.actions):
        action = content.actions[slug]
        yield ReferenceEntry(f"action-{slug}", action.name, action.text, action.source)


def clans(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.clans):
        clan = content.clans[slug]
        text = filled(CLAN_TEXT, text=clan.text, start=tokens(content, clan.start))
        yield ReferenceEntry(f"clan-{slug}", clan.name, text, clan.source)


def heroes(content: Content, *, clan: bool) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.heroes):
        hero = content.heroes[slug]
        if bool(hero.clan) == clan:
            yield ReferenceEntry(
                slug, hero.name, hero_text(hero), hero.source, picture=f"hero-{slug}"
            )


def hero_text(hero: Hero) -> Words:
    text = filled(AGGRESSIVE_TEXT, text=hero.text) if hero.aggressive else hero.text
    return filled(HERO_TEXT, strength=hero.strength, cost=hero.cost, text=text)


def islands(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.islands):
        island = content.islands[slug]
        kinds = [content.resources[place.produces].name for place in island.places.values()]
        lower = [Words(kind.en.lower(), kind.pl.lower()) for kind in kinds]
        text = filled(
            ISLAND_TEXT, gold=island.gold_banner, silver=island.silver_banner, kinds=joined(lower)
        )
        yield ReferenceEntry(
            f"island-{slug}", island.name, text, island.source, picture=f"island-{slug}"
        )


def relics(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.relics):
        relic = content.relics[slug]
        text = filled(RELIC_TEXT, copies=relic.copies)
        yield ReferenceEntry(f"relic-{slug}", relic.name, text, relic.source)


def boards(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.boards):
        board = content.boards[slug]
        sides = tuple(
            ReferenceEntry(
                f"board-{slug}-{name}",
                SIDE[name],
                filled(
                    SIDE_TEXT,
                    cost=tokens(content, side.cost),
                    start=tokens(content, side.start),
                    tiles=joined([content.effects[tile].text for tile in side.tiles], " "),
                ),
                side.source,
            )
            for name, side in board.sides.items()
        )
        yield ReferenceEntry(f"board-{slug}", board.name, source=board.source, parts=sides)


def villagers(content: Content) -> Iterator[ReferenceEntry]:
    for number, slug in enumerate(in_order(content.villagers), 1):
        villager = content.villagers[slug]
        text = joined([villager.sides[side].text for side in sorted(villager.sides)], " / ")
        name = filled(VILLAGER, number=number)
        yield ReferenceEntry(f"villager-{slug}", name, text, villager.source)


def objectives(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.objectives):
        objective = content.objectives[slug]
        yield ReferenceEntry(
            f"objective-{slug}",
            objective.name,
            objective_text(content, objective),
            objective.source,
            picture=f"objective-{slug}",
        )


def objective_text(content: Content, objective: Objective) -> Words:
    gold = reward(content, objective.gold)
    if objective.silver is None:
        return filled(OBJECTIVE_TEXT, text=objective.text, gold=gold)
    silver = reward(content, objective.silver)
    return filled(OBJECTIVE_BOTH, text=objective.text, gold=gold, silver=silver)


def reward(content: Content, given: Reward) -> Words:
    parts = [filled(POINTS, points=given.points)]
    parts += [tokens(content, given.tokens)] if given.tokens else []
    parts += [filled(CARDS, count=given.draw)] if given.draw else []
    return joined(parts)


def mercenaries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.mercenaries.spaces):
        space = content.mercenaries.spaces[slug]
        yield ReferenceEntry(f"mercenaries-{slug}", space.name, space.text, space.source)


def empire(content: Content) -> Iterator[ReferenceEntry]:
    for number, slug in enumerate(in_order(content.solo.cards), 1):
        card = content.solo.cards[slug]
        name = filled(EMPIRE_CARD, number=number, stack=STACKS[card.stack])
        yield ReferenceEntry(f"empire-{slug}", name, orders(content, card), card.source)
    for place, row in enumerate(content.solo.ability.rows):
        name = filled(ABILITY, least=row.least, most=row.most)
        text = order(content, row.op, row.n, row.islands)
        yield ReferenceEntry(f"empire-ability-{place}", name, text, content.solo.ability.source)


def orders(content: Content, card: EmpireCard) -> Words:
    """Each row with the colour of the die that blocks it."""
    parts = []
    for row in card.rows:
        die, text = content.terms[f"die_{row.die}"].name, order(content, row.op, row.n, row.islands)
        parts.append(Words(f"{die.en}: {text.en}", f"{die.pl}: {text.pl}"))
    return joined(parts, "; ")


def order(content: Content, op: str, n: int, islands: tuple[str, ...]) -> Words:
    texts = {str(slug): found.text for slug, found in content.solo.row_texts.items()}
    names = [content.islands[name].name for name in islands]
    where = joined(names) if names else content.terms["any_island"].name
    return filled(texts[op], n=n, islands=where)


def achievements(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.solo.achievements):
        found = content.solo.achievements[slug]
        yield ReferenceEntry(f"achievement-{slug}", found.name, found.text, found.source)


def terms(content: Content) -> Iterator[ReferenceEntry]:
    for slug in sorted(content.terms, key=lambda slug: content.terms[slug].name.en.lower()):
        term = content.terms[slug]
        yield ReferenceEntry(f"term-{slug}", term.name, source=term.source)
