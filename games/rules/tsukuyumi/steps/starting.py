"""The set-up that players decide: factions, goals, tiles, bases, start areas, units (SPEC 5)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tsukuyumi.content import ActionCard
from games.rules.tsukuyumi.events.board import (
    GatePlaced,
    TileLaid,
)
from games.rules.tsukuyumi.events.cards import (
    CardDrafted,
    FactionTaken,
    GoalChosen,
    VictoryCardChosen,
)
from games.rules.tsukuyumi.queries.geometry import grid, neighbours
from games.rules.tsukuyumi.queries.names import area, explained, joined, spot
from games.rules.tsukuyumi.queries.realm import Realm, is_duel
from games.rules.tsukuyumi.queries.starting import (
    free_factions,
    gate_cells,
    laying_cells,
)
from games.rules.tsukuyumi.queries.tiles import distinct_turns
from games.rules.tsukuyumi.steps.pick import Ask, Pick, has_options, take
from games.rules.tsukuyumi.steps.tiles import rotation_options, tile_name

_ = gettext_noop
EDGE_TILES = 6
Prompt = Callable[[Realm, Pick], Text]


def faction_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for slug in free_factions(g, pick.seat):
        text = explained(g, slug)
        yield take(slug, say("{faction}", faction=g.name(slug)), f"card:{slug}", hint=text)


def take_faction(g: Realm, seat: int, slug: str) -> Rule:
    """All units in the reserve, all markers, the goal of the faction board."""
    faction = g.content.factions[slug]
    units = [u for u in g.content.units_of[slug] if "mascot" not in g.content.units[u].traits]
    reserve = {unit: g.content.units[unit].count for unit in units}
    if g.options.mascots != "off":
        reserve[faction.mascot] = 1
    markers = g.content.tokens["territory_per_faction"]
    count = markers.reef if faction.start_reefs else markers.count
    goal = "" if is_duel(g) else faction.goal
    yield FactionTaken(seat, slug, reserve, count, goal, faction_tokens(g, slug))


def faction_tokens(g: Realm, slug: str) -> dict[str, int]:
    """The tokens that come into play with a faction."""
    content = g.content
    match slug:
        case "reef_collective":
            return {kind: reef.count for kind, reef in content.reefs.items()}
        case "nomads":
            weapons = {kind: weapon.count for kind, weapon in content.weapons.items()}
            return {"mine": content.limits.mines, **weapons}
        case "boarlords":
            return {kind: token.count for kind, token in content.terraforming.items()}
        case "cybersamurai":
            return {"kaneda": 1}
        case "dark_seed":
            return {"egg": content.limits.eggs}
    return {}


def decide_faction(g: Realm, pick: Pick, value: str) -> Rule:
    yield from take_faction(g, pick.seat, value)


def goal_options(g: Realm, pick: Pick) -> Iterator[Option]:
    faction = g.faction(pick.seat)
    for slug in (faction.goal, faction.alternative_goal):
        yield take(
            slug, say("{goal}", goal=g.name(slug)), f"card:{slug}", hint=goal_hint(g, pick, slug)
        )


def goal_hint(g: Realm, pick: Pick, slug: str) -> Text | None:
    """The text of the goal, or a warning where it cannot be reached (SPEC 5.6)."""
    goal = g.content.goals[slug]
    bases = sum(bool(g.faction(other).base) for other in g.others(pick.seat))
    if goal.check == "jade_in_enemy_bases" and bases < goal.n:
        return say(_("Out of reach: fewer than two opponents have a base."))
    return explained(g, slug)


def decide_goal(g: Realm, pick: Pick, value: str) -> Rule:
    yield GoalChosen(pick.seat, value)


def victory_options(g: Realm, pick: Pick) -> Iterator[Option]:
    """The own two cards with their tasks; Reef has one."""
    for slug, card in g.content.victory_cards.items():
        if card.faction == g.seat(pick.seat).faction:
            tasks = joined([plain(g.name(task.slug)) for task in card.tasks])
            yield take(slug, plain(g.name(slug)), f"card:{slug}", hint=tasks)


def decide_victory(g: Realm, pick: Pick, value: str) -> Rule:
    yield VictoryCardChosen(pick.seat, value)


def draft_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for card in g.seat(pick.seat).hand:
        text = explained(g, card)
        yield take(card, say("{card}", card=g.name(card)), f"card:{card}", hint=text)


def decide_draft(g: Realm, pick: Pick, value: str) -> Rule:
    yield CardDrafted(pick.seat, value)


def default_draft(g: Realm, pick: Pick) -> str:
    """The card with the most production, the first of them in the box."""
    cards = g.content.action_cards
    hand = g.seat(pick.seat).hand
    known = [card for card in hand if card in cards] or hand[:1]
    return min(known, key=lambda card: rank(cards.get(card)))


def rank(card: ActionCard | None) -> tuple[int, int]:
    return (-card.green.get("production", 0), card.order) if card else (0, 0)


# -- tiles that players lay --


def lay_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in laying_cells(g):
        yield take(cell, say(_("Cell {cell}"), cell=grid(cell)), area(cell))


def lay_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Where do you lay this tile: {tile}?"), tile=tile_name(g, g.state.drawn[0]))


def decide_lay(g: Realm, pick: Pick, value: str) -> Rule:
    yield Pick(pick.seat, "setup.turn_tile", value, g.state.drawn[0], done=("add",))


def decide_turn(g: Realm, pick: Pick, value: str) -> Rule:
    yield TileLaid(pick.cell, pick.name, int(value), "drawn", pick.seat)


def default_turn(g: Realm, pick: Pick) -> str:
    drawn = g.state.turns.get(pick.name, 0)
    turns = distinct_turns(g, pick.name)
    return str(drawn if drawn in turns else turns[0])


def island_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in gate_cells(g, opens="new" in pick.done):
        alone = not any(other in g.state.tiles for other in neighbours(cell))
        label = say(_("A new island")) if alone else say(_("Cell {cell}"), cell=cell)
        yield take(cell, label, area(cell))


def decide_gate(g: Realm, pick: Pick, value: str) -> Rule:
    yield GatePlaced(pick.seat, value)


def gate_sites(g: Realm, pick: Pick) -> list[str]:
    found = pick.done or tuple(cell for cell in g.state.tiles if not g.tile(cell).gate)
    return [cell for cell in found if not g.tile(cell).gate]


def gate_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in gate_sites(g, pick):
        yield take(cell, spot(g, cell), area(cell))


def said(template: str) -> Prompt:
    return lambda g, pick: say(template)


ASKS = {
    "setup.pick_faction": Ask(said(_("Choose your faction.")), faction_options, decide_faction),
    "setup.pick_goal": Ask(said(_("Choose your faction goal.")), goal_options, decide_goal),
    "setup.pick_victory_card": Ask(
        said(_("Choose your victory card.")), victory_options, decide_victory
    ),
    "draft.pick_card": Ask(
        said(_("Choose your action card for this round.")),
        draft_options,
        decide_draft,
        default_draft,
    ),
    "setup.place_tile": Ask(lay_prompt, lay_options, decide_lay),
    "setup.turn_tile": Ask(
        said(_("On which edges are its blockades?")), rotation_options, decide_turn, default_turn
    ),
    "gate.setup_tile": Ask(lay_prompt, island_options, decide_lay),
    "gate.setup_gate": Ask(
        said(_("Which area gets a gate?")), gate_options, decide_gate, applies=has_options
    ),
}
