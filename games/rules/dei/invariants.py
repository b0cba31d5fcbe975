"""What holds after every event together with its triggers (SPEC 20)."""

from collections import Counter

from games.rules.dei.content import COLOURS, KINDS
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import settled_cubes
from games.rules.dei.queries.ways import elevator_ends
from games.rules.dei.state import NOBODY, Seat, built


def resources_are_conserved(g: Dei) -> None:
    """1 to 3: map, players and reserve together; nobody holds more than ten."""
    if g.state.district is None:
        return
    limits, resources = g.content.limits, g.state.resources
    for level, kind, total in (
        ("G", "tech", limits.tech_tokens),
        ("R", "energy", limits.energy_tokens),
    ):
        on_map = sum(count for region, count in resources.items() if region[0] == level)
        held = sum(getattr(seat, kind) for seat in g.state.seats)
        reserve = g.state.reserve["tech" if kind == "tech" else "energy"]
        assert on_map + held + reserve == total, f"{kind}: {on_map} + {held} + {reserve}"
        assert reserve >= 0, f"the reserve of {kind} is overdrawn"
    assert all(count >= 0 for count in resources.values())
    for seat in g.state.seats:
        assert seat.tech >= 0, "negative Tech"
        assert seat.energy >= 0, "negative Energy"
        assert seat.tech + seat.energy <= limits.resources_held, "more than ten Resources"


def pieces_are_conserved(g: Dei) -> None:
    """4 and 5: Scrappers and Constructions, each where it may stand."""
    if g.state.district is None:
        return
    regions, limits = g.district.regions, g.content.limits
    for number, seat in enumerate(g.state.seats):
        assert g.in_reserve(number) >= 0, f"seat {number} has too many Scrappers"
        assert all(region in regions for region in seat.scrappers)
        assert all(count > 0 for count in seat.scrappers.values()), "an empty stack"
        assert seat.leader in regions or not seat.scrappers, "Scrappers without a Leader"
        for kind in KINDS:
            assert len(built(seat, kind)) <= limits.constructions, f"too many of {kind}"
        sites_are_legal(g, seat)


def sites_are_legal(g: Dei, seat: Seat) -> None:
    assert all(region in g.district.regions for region in seat.refuges)
    assert all(site in g.district.bridges for site in seat.bridges)
    for site in seat.elevators:
        ground, roof = elevator_ends(site)
        assert roof in g.region(ground).climbs, f"{site} is no Elevator site"


def cubes_follow_majority(g: Dei) -> None:
    """6: every cube is where it belongs, at most four of a colour with one seat."""
    if g.state.district is None:
        return
    for name, controller in settled_cubes(g).items():
        assert g.state.outposts[name].controller == controller, f"{name} is not settled"
    for seat in g.seats:
        for colour in COLOURS:
            assert g.cubes(seat, colour) <= g.content.limits.cubes_per_colour


def cards_are_in_one_place(g: Dei) -> None:
    """7: nothing is lost, nothing doubled; slots are filled from the right."""
    if not g.state.markets:
        return
    places: list[str] = []
    for market in g.state.markets.values():
        places += [*market.deck, *(card for card in market.slots if card)]
        filled = [bool(card) for card in market.slots]
        assert filled == sorted(filled), "a gap right of a card"
        assert len(filled) == len(g.content.markets["black"].slots)
    for seat in g.state.seats:
        board = [played.card for played in seat.board]
        own = [*seat.hand, *seat.planned, *board, *seat.bin]
        assert sorted(own) == sorted(seat.cards), "a card is lost or doubled"
        places += own
    assert len(set(places)) == len(places), "a card is in two places"
    drones = g.content.drone_cards(list(g.state.drones))
    markets = sum(len(g.content.market_cards(market)) for market in g.content.markets)
    hands = sum(len(g.content.faction_cards(seat.faction)) for seat in g.state.seats if seat.cards)
    assert len(places) == len(drones) + markets + hands, "a card is missing"


def boards_are_in_bounds(g: Dei) -> None:
    """8: two cards per phase, one of them face-down at most."""
    for seat in g.state.seats:
        phases = Counter(played.phase for played in seat.board)
        downs = Counter(played.phase for played in seat.board if played.face == "down")
        assert all(count <= g.content.limits.cards_per_phase for count in phases.values())
        assert all(count <= 1 for count in downs.values()), "two cards face-down in a phase"


def boosts_are_conserved(g: Dei) -> None:
    """9: pool, hands and cards together hold every token."""
    if not g.state.markets:
        return
    tokens = list(g.state.pool)
    for seat in g.state.seats:
        tokens += [*seat.boosts, *(played.boost for played in seat.board if played.boost)]
    assert sorted(tokens) == sorted(g.content.all_boosts), f"Boosts: {Counter(tokens)}"


def feats_are_unique(g: Dei) -> None:
    """10: one of each colour, nobody the same."""
    found = [token.feat for seat in g.state.seats for token in seat.feats.values()]
    assert len(set(found)) == len(found), "a Feat is held twice"
    for seat in g.state.seats:
        for colour, token in seat.feats.items():
            assert g.content.feats[token.feat].colour == colour


def missions_are_in_columns(g: Dei) -> None:
    """11: one token per column, at most one per Turn."""
    for seat in g.state.seats:
        columns = [card.column for card in seat.missions]
        assert len(set(columns)) == len(columns), "two tokens in a column"
        assert len(columns) <= g.state.turn
        assert all(card in g.state.missions for card in seat.missions)


def supply_adds_up(g: Dei) -> None:
    """12: every point has its reason; the Priority is a permutation."""
    for seat in g.state.seats:
        assert seat.supply == sum(entry.points for entry in seat.earned)
        assert all(entry.points >= 0 for entry in seat.earned)
    if g.state.priority:
        assert sorted(g.state.priority) == list(g.seats)


def drones_are_of_the_factions(g: Dei) -> None:
    """13: those in play, each in a Region."""
    if not g.state.drones:
        return
    expected = sorted(g.content.factions[seat.faction].drone for seat in g.state.seats)
    assert sorted(g.state.drones) == expected
    assert all(region in g.district.regions for region in g.state.drones.values())


def the_map_is_sound(g: Dei) -> None:
    """14: Linked is symmetric and stays on its Level."""
    if g.state.district is None or g.state.turn:
        return
    for name, region in g.district.regions.items():
        assert all(name in g.region(other).linked for other in region.linked)
        assert all(name in g.region(other).climbs for other in region.climbs)
        assert all(other[0] == name[0] for other in region.linked)
        assert all(other[0] != name[0] for other in region.climbs)
    for outpost in g.state.outposts.values():
        assert outpost.controller == NOBODY or g.state.turn, "a cube before the first Turn"


INVARIANTS = (
    resources_are_conserved,
    pieces_are_conserved,
    cubes_follow_majority,
    cards_are_in_one_place,
    boards_are_in_bounds,
    boosts_are_conserved,
    feats_are_unique,
    missions_are_in_columns,
    supply_adds_up,
    drones_are_of_the_factions,
    the_map_is_sound,
)
