"""What holds after every event together with its triggers (SPEC 13)."""

from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import may_stand_on
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, State


def meeples_are_conserved(g: Kingdoms) -> None:
    """1: never more than seven in play, never none once the set-up is done."""
    for seat in g.seats:
        assert g.reserve(seat) >= 0, f"seat {seat} has too many meeples"
        if g.state.placed and not g.state.ruins_cleared:
            assert g.in_play(seat) >= 1, f"seat {seat} has no meeple left"
    names = [meeple.id for there in g.state.regions.values() for meeple in there]
    assert len(set(names)) == len(names), "a meeple is in two places"


def regions_hold_two(g: Kingdoms) -> None:
    """2: and the contested region two of different owners until the war is decided."""
    for region, there in g.state.regions.items():
        assert 1 <= len(there) <= g.content.limits.region_capacity, f"{region} holds {there}"
    war = g.state.war
    if war is not None and war.winner is None:
        owners = {meeple.owner for meeple in g.meeples_in(war.region)}
        assert len(owners) == 2, f"nobody to fight in {war.region}"


def tracks_stay_in_bounds(g: Kingdoms) -> None:
    """3: resources, magic and tower."""
    limits = g.content.limits
    for owner in g.state.seats:
        assert all(0 <= owner.stock[kind] <= limits.resource_max for kind in RESOURCES)
        assert 0 <= owner.magic <= limits.magic_levels
        assert 0 <= owner.tower <= limits.tower_levels


def meeples_stand_where_they_may(g: Kingdoms) -> None:
    """4 and 5: on terrain that is open to the owner, and lying in ruins only."""
    for region, there in g.state.regions.items():
        for meeple in there:
            if meeple.owner == NEUTRAL:
                assert g.region(region).standable, f"a neutral meeple in {region}"
            else:
                assert may_stand_on(g, meeple.owner, region), f"{meeple} may not be in {region}"
            assert not meeple.lying or g.lies_in(region), f"{meeple} lies in {region}"


def regions_are_shared_by_allies(g: Kingdoms) -> None:
    """6 and 8: outside wars only allies share; neutral meeples keep to the Lost Kingdom."""
    war_region = g.state.war.region if g.state.war is not None else None
    for region, there in g.state.regions.items():
        owners = {meeple.owner for meeple in there}
        if region != war_region and len(owners) > 1:
            assert g.has_alliances(), f"an alliance of two players in {region}"
            assert NEUTRAL not in owners, f"a neutral ally in {region}"
        if NEUTRAL in owners:
            assert g.region(region).side == g.state.lost_kingdom


def shields_are_laid_once(g: Kingdoms) -> None:
    """7: at most five, each on an action of its own."""
    assert len(g.state.used) <= g.content.limits.shields
    assert len(set(g.state.used)) == len(g.state.used)


def cards_are_unique(g: Kingdoms) -> None:
    """11: each faction and each territory card at most once, the Lost Kingdom's included."""
    factions = [seat.faction for seat in g.state.seats if seat.faction]
    assert len(set(factions)) == len(factions)
    cards = [seat.card for seat in g.state.seats if seat.card]
    if g.state.lost_kingdom:
        cards.append(g.content.sides[g.state.lost_kingdom].card)
    assert len(set(cards)) == len(cards)


INVARIANTS = (
    meeples_are_conserved,
    regions_hold_two,
    tracks_stay_in_bounds,
    meeples_stand_where_they_may,
    regions_are_shared_by_allies,
    shields_are_laid_once,
    cards_are_unique,
)


def tracks_never_fall(before: State, g: Kingdoms) -> None:
    """3: towers and magic only grow."""
    for was, now in zip(before.seats, g.state.seats, strict=True):
        assert now.tower >= was.tower, f"a tower fell from {was.tower} to {now.tower}"
        assert now.magic >= was.magic, f"magic fell from {was.magic} to {now.magic}"


def neutral_meeples_never_rise(before: State, g: Kingdoms) -> None:
    """8: once they stand in the Lost Kingdom."""
    if before.placed:
        assert neutrals(g.state) <= neutrals(before), "a neutral meeple came"


def neutrals(state: State) -> int:
    return sum(meeple.owner == NEUTRAL for there in state.regions.values() for meeple in there)


def the_end_stays_near(before: State, g: Kingdoms) -> None:
    """10: a trigger of the end is never taken back, and the cycle ends within four shields."""
    assert len(g.state.end) >= len(before.end), "the end was called off"
    if before.end:
        assert g.state.cycle == before.cycle, "a new cycle after the end was triggered"


def a_response_touches_one_stock(before: State, g: Kingdoms) -> None:
    """14: outside of wars an event touches the stock of one seat only."""
    changed = [
        seat
        for seat, (was, now) in enumerate(zip(before.seats, g.state.seats, strict=True))
        if was.stock != now.stock
    ]
    if before.placed and g.state.war is None:
        assert len(changed) <= 1, f"the stocks of {changed} changed at once"


TRANSITIONS = (
    tracks_never_fall,
    neutral_meeples_never_rise,
    the_end_stays_near,
    a_response_touches_one_stock,
)
