"""What event cards do: the words that the common deck and the factions share (SPEC 15)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.plain_events import (
    always,
    any_oni,
    block,
    block_options,
    decide_block,
    decide_new_land,
    decide_rising,
    decide_sabotage,
    decide_unblock,
    draw,
    initiative,
    new_land,
    new_land_options,
    nothing,
    oni_hunt,
    production,
    rising_oni,
    rising_options,
    sabotage,
    sabotage_options,
    single_oni,
    unblock,
    unblock_options,
    victims,
)
from games.rules.tsukuyumi.effects.targets import (
    blocked_slots,
    cancellable,
    cells_of_units,
    devastable,
    empty_uncontrolled,
    may_take_trait,
    open_slots,
    rotatable,
    shaken,
)
from games.rules.tsukuyumi.events.board import (
    TileDevastated,
    TileRemoved,
    TileTurned,
    TraitMarked,
    TraitNegated,
    TraitUnmarked,
)
from games.rules.tsukuyumi.queries.board import edge_tiles, owners_at, refuge, units_of
from games.rules.tsukuyumi.queries.combat import legal_cards
from games.rules.tsukuyumi.queries.leaving import going
from games.rules.tsukuyumi.queries.movement import March
from games.rules.tsukuyumi.queries.names import area, spot
from games.rules.tsukuyumi.queries.oni import kinds_in_supply, oni_tiles, placement_areas
from games.rules.tsukuyumi.queries.production import can_produce
from games.rules.tsukuyumi.queries.realm import Realm, steward
from games.rules.tsukuyumi.queries.tiles import addable_cells, home_of, removable_areas, tiles_for
from games.rules.tsukuyumi.state import NOBODY, ONI, Blow
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.damage import strike
from games.rules.tsukuyumi.steps.moving import can_move, move_units
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.tiles import replace_tile

_ = gettext_noop
Cells = Callable[[Realm, int, EventCard], list[str]]
OnCell = Callable[[Realm, int, EventCard, str], Rule]
Play = Callable[[Realm, int, EventCard], Rule]
Playable = Callable[[Realm, int, EventCard], bool]


# -- cards with one target tile --


def target_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    """Legal tiles, less those that an Eternal refuge keeps out of reach."""
    found: list[str] = g.rules.effects[f"cells:{event.op}"](g, seat, event)
    return [cell for cell in found if not refuge(g, cell, seat)]


def aim(g: Realm, seat: int, event: EventCard) -> Rule:
    slug = next(slug for slug, card in g.content.events.items() if card is event)
    yield Pick(seat, "event.target_tile", name=slug)


def tile_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in target_cells(g, pick.seat, g.content.events[pick.name]):
        yield take(cell, spot(g, cell), area(cell))


def tile_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("{card}: choose the tile."), card=g.name(pick.name))


def decide_tile(g: Realm, pick: Pick, value: str) -> Rule:
    event = g.content.events[pick.name]
    yield from g.rules.effects[f"at:{event.op}"](g, pick.seat, event, value)


def has_target(g: Realm, seat: int, event: EventCard) -> bool:
    return bool(target_cells(g, seat, event))


def devastate(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield TileDevastated(seat, cell)


def damage_all(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    """To every faction, the own one too, and to ONI; only others' losses are credited."""
    blows = [
        Blow(
            cell,
            owner,
            event.n,
            seat if owner != seat else NOBODY,
            steward(g, seat) if owner == ONI else NOBODY,
        )
        for owner in owners_at(g, cell)
    ]
    yield from strike(g, blows)


def rotate(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield Pick(seat, "event.target_option", cell)


def rotate_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for by in range(1, 6):
        label = say(_("Turn by {count} sixths against the clock"), count=by)
        yield take(by, label, area(pick.cell))


def decide_rotate(g: Realm, pick: Pick, value: str) -> Rule:
    yield TileTurned(pick.seat, pick.cell, int(value))


def cancel_trait(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield Pick(seat, "event.target_trait", cell)


def trait_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for trait in cancellable(g, pick.cell):
        yield take(trait, say("{trait}", trait=g.name(f"trait_{trait}")), area(pick.cell))


def decide_trait(g: Realm, pick: Pick, value: str) -> Rule:
    trait = next(trait for trait in cancellable(g, pick.cell) if trait == value)
    if trait in g.tile(pick.cell).traits:
        yield TraitUnmarked(pick.seat, pick.cell, trait)
    else:
        yield TraitNegated(pick.seat, pick.cell, trait)


def add_trait(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    assert event.trait is not None, "the card names no trait"
    yield TraitMarked(seat, cell, event.trait)


def move_from_tile(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield from move_units(g, March(seat, seat, event.n or 1), tuple(units_of(g, seat, cell)))


def combat_in_tile(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield fight(seat, cell=cell)


def replace(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield replace_tile(seat, cell)


def remove_tile(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield TileRemoved(seat, cell, home_of(g, g.tile(cell).id))


def evacuate(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield Pick(seat, "event.evacuate", cell, n=event.n)


def movers(g: Realm, seat: int, event: EventCard) -> list[str]:
    march = March(seat, seat, event.n or 1)
    return [
        cell
        for cell in cells_of_units(g, seat)
        if can_move(g, march, tuple(units_of(g, seat, cell)))
    ]


def refuges(g: Realm, seat: int, event: EventCard) -> list[str]:
    """Where units are that could be brought home."""
    if not home_cells(g, seat):
        return []
    return [cell for cell in cells_of_units(g, seat) if cell != g.seat(seat).base]


def home_cells(g: Realm, seat: int) -> list[str]:
    base = g.seat(seat).base
    return [base] if base else list(edge_tiles(g))


def replaceable_targets(g: Realm, seat: int, event: EventCard) -> list[str]:
    return empty_uncontrolled(g) if tiles_for(g, seat) else []


def evacuate_options(g: Realm, pick: Pick) -> Iterator[Option]:
    kinds = dict.fromkeys(g.unit(number).kind for number in units_of(g, pick.seat, pick.cell))
    for kind in kinds:
        yield take(kind, say("{unit}", unit=g.name(kind)), f"unit:{pick.cell}/{kind}/{pick.seat}")
    yield take("finish", say(_("Nobody else")))


def decide_evacuate(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    number = next(n for n in units_of(g, pick.seat, pick.cell) if g.unit(n).kind == value)
    homes = home_cells(g, pick.seat)
    if len(homes) == 1:
        yield going(g, pick.seat, [number], homes, "jump")
    else:
        yield Pick(pick.seat, "event.home", units=(number,))
    if pick.n > 1:
        yield Pick(pick.seat, "event.evacuate", pick.cell, n=pick.n - 1)


def home_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in home_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_home(g: Realm, pick: Pick, value: str) -> Rule:
    yield going(g, pick.seat, list(pick.units), [value], "jump")


TARGETS: dict[str, Cells] = {
    "devastate": lambda g, seat, event: devastable(g, seat),
    "damage_all": lambda g, seat, event: shaken(g, seat),
    "rotate": lambda g, seat, event: rotatable(g, seat),
    "cancel_trait": lambda g, seat, event: [c for c in g.state.tiles if cancellable(g, c)],
    "add_trait": lambda g, seat, event: may_take_trait(g, seat, event.trait),
    "move_from_tile": movers,
    "combat_in_tile": lambda g, seat, event: [
        cell for cell in cells_of_units(g, seat) if legal_cards(g, seat, cell)
    ],
    "replace_tile": replaceable_targets,
    "remove_tile": lambda g, seat, event: removable_areas(g),
    "evacuate": refuges,
}
ON_CELL: dict[str, OnCell] = {
    "devastate": devastate,
    "damage_all": damage_all,
    "rotate": rotate,
    "cancel_trait": cancel_trait,
    "add_trait": add_trait,
    "move_from_tile": move_from_tile,
    "combat_in_tile": combat_in_tile,
    "replace_tile": replace,
    "remove_tile": remove_tile,
    "evacuate": evacuate,
}


PLAY: dict[str, Play] = {
    **dict.fromkeys(TARGETS, aim),
    "production": production,
    "oni_place": rising_oni,
    "oni_fight": oni_hunt,
    "oni_fight_single": single_oni,
    "oni_place_any": any_oni,
    "initiative": initiative,
    "add_tile": new_land,
    "draw": draw,
    "discard_random": sabotage,
    "unblock": unblock,
    "block": block,
    "lasting": nothing,
    "destiny": nothing,
}
PLAYABLE: dict[str, Playable] = {
    **dict.fromkeys(TARGETS, has_target),
    "production": lambda g, seat, event: can_produce(g, seat, event.n),
    "oni_place": lambda g, seat, event: bool(
        placement_areas(g) and {"oni_small", "oni_medium"} & set(kinds_in_supply(g))
    ),
    "oni_fight": lambda g, seat, event: bool(oni_tiles(g)),
    "oni_fight_single": lambda g, seat, event: bool(oni_tiles(g)),
    "oni_place_any": lambda g, seat, event: bool(placement_areas(g) and kinds_in_supply(g)),
    "initiative": always,
    "add_tile": lambda g, seat, event: bool(tiles_for(g, seat) and addable_cells(g)),
    "draw": always,
    "discard_random": lambda g, seat, event: bool(victims(g, seat)),
    "unblock": lambda g, seat, event: bool(blocked_slots(g, seat)),
    "block": lambda g, seat, event: bool(open_slots(g, seat)),
    "lasting": always,
    "destiny": always,
}
ASKS = {
    "event.target_tile": Ask(tile_prompt, tile_options, decide_tile),
    "event.target_option": Ask(
        lambda g, pick: say(_("How far is the area turned?")), rotate_options, decide_rotate
    ),
    "event.target_trait": Ask(
        lambda g, pick: say(_("Which trait is cancelled?")), trait_options, decide_trait
    ),
    "event.evacuate": Ask(
        lambda g, pick: say(_("Who is brought home? ({left} left)"), left=pick.n),
        evacuate_options,
        decide_evacuate,
        lambda g, pick: "finish",
        lambda g, pick: bool(units_of(g, pick.seat, pick.cell)),
    ),
    "event.home": Ask(lambda g, pick: say(_("To which tile?")), home_options, decide_home),
    "event.rising": Ask(lambda g, pick: say(_("Which ONI rise?")), rising_options, decide_rising),
    "event.new_land": Ask(
        lambda g, pick: say(_("Which tile is added?")), new_land_options, decide_new_land
    ),
    "event.sabotage": Ask(
        lambda g, pick: say(_("Who loses an event card?")), sabotage_options, decide_sabotage
    ),
    "event.unblock": Ask(
        lambda g, pick: say(_("Which way is opened?")), unblock_options, decide_unblock
    ),
    "event.block": Ask(
        lambda g, pick: say(_("Which way is blocked?")), block_options, decide_block
    ),
}
