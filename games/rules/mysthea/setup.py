"""The opening: islands, monsters, decks, start cards and artefacts (SPEC 4.1)."""

from games.kernel.content import in_order
from games.kernel.header import Header
from games.kernel.steps import Rule
from games.rules.mysthea.content import CardType, Piece
from games.rules.mysthea.events.setup import (
    ArtefactsShuffled,
    AttunementsMixed,
    AttunementsSet,
    ChampionsDealt,
    DraftLaidOut,
    EncountersShuffled,
    EraDecksShuffled,
    MiragesLaid,
    MonstersDrawn,
    PiecesHandedOut,
    RingShuffled,
    StartCardsDealt,
)
from games.rules.mysthea.flow import Drafting, Placement
from games.rules.mysthea.queries.mysthea import PIECES, Mysthea
from games.rules.mysthea.state import Options, Seat, State

TWO_PLAYERS = 2
TYPES: tuple[CardType, ...] = ("tactic", "objective", "accessory", "upgrade")


def blank(seats: int, options: Options) -> State:
    return State(Header(seats), options, [Seat() for _ in range(seats)])


def setup(g: Mysthea) -> Rule:
    pool: dict[Piece, int] = {kind: g.content.units[kind].start_pool for kind in PIECES}
    supply: dict[Piece, int] = {k: g.content.units[k].total - pool[k] for k in PIECES}
    yield PiecesHandedOut(supply, pool)
    yield RingShuffled(g.chance.shuffle(g.content.islands))
    if len(g.seats) == TWO_PLAYERS:
        layouts = g.content.mirages.placements
        layout = g.chance.pick(range(len(layouts)))
        yield MiragesLaid(layout, len(layouts), list(layouts[layout]))
    yield MonstersDrawn(g.chance.shuffle(g.content.monsters))
    yield EncountersShuffled(g.chance.shuffle(g.content.encounters))
    yield from turn_attunements(g)
    eras = range(1, g.content.limits.eras + 1)
    yield EraDecksShuffled([g.chance.shuffle(cards_of(g, era)) for era in eras])
    if g.options.mode == "standard":
        yield StartCardsDealt([g.chance.shuffle(start_cards(g, kind)) for kind in TYPES])
        yield ChampionsDealt(g.chance.shuffle(g.content.champions))
        yield ArtefactsShuffled(g.chance.shuffle(artefacts(g)))
    else:
        yield ArtefactsShuffled(g.chance.shuffle(artefacts(g)))
        stacks: dict[str, list[str]] = {kind: start_cards(g, kind) for kind in TYPES}
        stacks["champion"] = list(g.content.champions)
        yield DraftLaidOut({kind: g.chance.shuffle(cards) for kind, cards in stacks.items()})
        yield Drafting()
    yield Placement()


def turn_attunements(g: Mysthea) -> Rule:
    """Day, night, by lot, or as the host said for each card."""
    islands = {name: g.content.islands[name] for name in in_order(g.content.islands)}
    match g.options.attunements:
        case "day":
            yield AttunementsSet({name: island.day for name, island in islands.items()})
        case "night":
            yield AttunementsSet({name: island.night for name, island in islands.items()})
        case "custom":
            yield AttunementsSet(
                {
                    name: island.night if chosen_side(g, name) == "night" else island.day
                    for name, island in islands.items()
                }
            )
        case "mixed":
            sides = {name: [island.day, island.night] for name, island in islands.items()}
            faces = {name: g.chance.pick(cards) for name, cards in sides.items()}
            yield AttunementsMixed(faces, sides)


def chosen_side(g: Mysthea, island: str) -> str:
    side: str = getattr(g.options, f"side_{island}")
    return side


def artefacts(g: Mysthea) -> list[int]:
    """As many as there are seats, from I on (R1)."""
    return list(range(1, len(g.seats) + 1))


def cards_of(g: Mysthea, era: int) -> list[str]:
    return [name for name, card in g.content.cards.items() if card.era == era]


def start_cards(g: Mysthea, kind: CardType) -> list[str]:
    return [name for name in cards_of(g, 0) if g.card(name).type == kind]
