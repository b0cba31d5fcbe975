"""What holds after every event together with its triggers (SPEC 17)."""

from collections import Counter

from games.rules.daimyo.events.relics import restored_of, tiles_of
from games.rules.daimyo.queries.board import (
    buildings_of,
    governors_of,
    islands,
    markers_used,
    places,
    relic_slots,
    shadows_of,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import tile_of
from games.rules.daimyo.state import AUTOMATON, IDLE

HIGHEST_DIE = 6


def tiles_are_conserved(g: Daimyo) -> None:
    """I1: every tile of the match is somewhere, three of each."""
    state = g.state
    if not state.nml:
        return
    found = Counter([*state.bag, *state.black_market, *filter(None, state.nml.values())])
    for owner in g.participants if state.automaton or not g.table.automaton else g.seats:
        found.update(tiles_of(state, owner))
        for colour in restored_of(state, owner):
            found.update(tile_of(colour, n) for n in g.content.relics[colour].numbers)
    expected = Counter(
        {
            tile_of(colour, number): g.content.relics[colour].copies
            for colour in g.table.islands
            for number in g.content.relics[colour].numbers
        }
    )
    assert found == expected, f"relic tiles are lost or doubled: {found - expected}"


def heroes_are_conserved(g: Daimyo) -> None:
    """I2 and I14: no card twice, none lost; the market is full while the deck lasts."""
    state = g.state
    if not state.hero_market:
        return
    owned = [hero for seat in state.seats for hero in seat.heroes]
    automaton = state.automaton
    others = [*automaton.heroes, automaton.first_hero] if automaton is not None else []
    shown = [*state.hero_market, state.hero_top, *state.hero_deck, *owned, *others]
    cards = [hero for hero in shown if hero]
    assert len(set(cards)) == len(cards), "a hero is in two places"
    market = {hero for hero in cards if not g.hero(hero).clan}
    assert market == set(g.market_heroes()), "a hero is lost"
    if state.hero_deck:
        assert state.hero_top, "the top of the hero deck lies face down"
    for seat in state.seats:
        away = [*seat.hand, *seat.discard, *seat.in_play]
        assert len(set(away)) == len(away), "a hero is in two piles"
        assert set(away) <= set(seat.heroes), "a hero of somebody else"


def dice_are_conserved(g: Daimyo) -> None:
    """I3 and I9: colours stay, values are on a die, a space holds one."""
    state = g.state
    if not state.round:
        return
    placed = [die for seat in state.seats for die in seat.dice]
    placed += state.automaton.dice if state.automaton is not None else []
    dice = [(die.colour, die.value) for die in placed]
    dice += [(die.colour, die.value) for die in state.pool]
    if state.turn is not None and state.turn.die is not None:
        dice.append((state.turn.die.colour, state.turn.die.value))
    colours = Counter(colour for colour, _value in dice)
    assert colours == Counter(g.table.dice), f"dice are lost: {colours}"
    assert all(1 <= value <= HIGHEST_DIE for _colour, value in dice)
    for seat in state.seats:
        spaces = [die.space for die in seat.dice]
        assert len(set(spaces)) == len(spaces) <= g.content.game.turns
        for die in seat.dice:
            wanted = next((a.die for n, a in g.content.actions.items() if n == die.space), "any")
            assert die.space == IDLE or wanted in (die.colour, "any")


def pieces_are_conserved(g: Daimyo) -> None:
    """I4, I10, I11, I12: nobody has more on the board than in the box."""
    limits = g.content.limits
    assert set(g.state.governors) <= set(places(g))
    assert set(g.state.buildings) <= set(places(g))
    assert set(g.state.nml) <= set(relic_slots(g))
    for seat in g.seats:
        owner = g.seat(seat)
        assert len(governors_of(g, seat)) <= limits.governors
        assert len(shadows_of(g, seat)) <= limits.shadows
        for kind in owner.uncovered:
            spaces = owner.uncovered[kind]
            assert len(set(spaces)) == len(spaces) == len(buildings_of(g, seat, kind))
        marked = min(limits.relic_markers, len(owner.restored))
        assert markers_used(g, seat) == marked, "a Relic without its marker"
        if g.state.round:
            assert owner.scavenger in islands(g), "a Scavenger is off the islands"


def bonus_tiles_are_conserved(g: Daimyo) -> None:
    """I10: a tile for every building, in a slot of its colour, or about to be put there."""
    for number, owner in enumerate(g.state.seats):
        laid = [tile for stack in owner.slots.values() for tile in stack]
        turn = g.state.turn
        pending = [turn.tile] if turn is not None and turn.seat == number and turn.tile else []
        uncovered = [
            f"{owner.boards[kind]}:{space}"
            for kind, spaces in owner.uncovered.items()
            for space in spaces
        ]
        assert sorted([*laid, *pending]) == sorted(uncovered)
        for slot, stack in owner.slots.items():
            colours = {g.content.effects[g.tile_effect(tile)].colour for tile in stack}
            assert colours <= {g.content.slots[slot].colour}, f"a wrong tile in {slot}"


def storages_hold(g: Daimyo) -> None:
    """I6, I7, I15: at most one too many, while one is being trimmed; no equal tiles."""
    limits = g.content.limits
    for owner in g.state.seats:
        held = len(owner.tiles) + len(owner.restored)
        if owner.clan and owner.capacity:
            assert held <= owner.capacity + 1, "a storage is overfull"
            assert limits.storage_start <= owner.capacity <= limits.storage_max
        assert len(set(owner.tiles)) == len(owner.tiles), "two equal tiles in a storage"
        assert 0 <= owner.track < len(g.content.economy.recruit.costs)
    if g.state.automaton is not None:
        tiles = g.state.automaton.tiles
        assert len(set(tiles)) == len(tiles), "two equal tiles of the automaton"


def nothing_is_owed(g: Daimyo) -> None:
    """I8: tokens never fall below nothing."""
    purses = [seat.tokens for seat in g.state.seats]
    if g.state.automaton is not None:
        purses.append(g.state.automaton.tokens)
    assert all(amount >= 0 for purse in purses for amount in purse.values())


def helmet_has_an_owner(g: Daimyo) -> None:
    """I13."""
    owners = {*g.seats, AUTOMATON} if g.is_solo else {*g.seats}
    assert g.state.helmet in owners


def claims_are_in_order(g: Daimyo) -> None:
    """I16: a card has at most its slots, and nobody is on it twice."""
    for objective, seats in g.state.claims.items():
        card = g.content.objectives[objective]
        most = 2 if card.silver is not None and g.table.silver_slot else 1
        assert len(set(seats)) == len(seats) <= most


INVARIANTS = (
    tiles_are_conserved,
    heroes_are_conserved,
    dice_are_conserved,
    pieces_are_conserved,
    bonus_tiles_are_conserved,
    storages_hold,
    nothing_is_owed,
    helmet_has_an_owner,
    claims_are_in_order,
)
