"""What holds after every event (SPEC 13)."""

from games.rules.mysthea.queries.mysthea import PIECES, Mysthea

EVENT_CARDS = 6
"""Five regions and the storm; a monster joins with every era."""


def pieces_are_conserved(g: Mysthea) -> None:
    """1: supply, pool and board hold all pieces of a seat."""
    if not any(g.seat(0).supply.values()) and not any(g.seat(0).pool.values()):
        return
    for number, seat in enumerate(g.state.seats):
        for kind in PIECES:
            total = seat.supply[kind] + seat.pool[kind] + g.deployed(number, kind)
            assert total == g.content.units[kind].total, f"seat {number} has {total} × {kind}"
        assert min(*seat.supply.values(), *seat.pool.values()) >= 0, "a piece that is not there"
        assert seat.pool["fort"] == 0, "a fortification in a pool"
        for there in seat.board.values():
            assert 0 <= there.moved_troop <= there.troop, "more troops moved than stand there"
            assert 0 <= there.moved_golem <= there.golem, "more golems moved than stand there"


def tracks_stay_in_bounds(g: Mysthea) -> None:
    """2: energy, experience, glory, encounters, accessories and slots."""
    limits = g.content.limits
    for seat in g.state.seats:
        assert 0 <= seat.energy <= limits.energy, f"{seat.energy} energy"
        assert 0 <= seat.xp <= limits.xp, f"{seat.xp} experience"
        assert seat.glory >= 0, f"{seat.glory} glory"
        assert len(seat.encounters) <= limits.encounters, "too many encounters"
        assert len(seat.accessories) <= limits.accessories, "too many accessories"
        for slot, card in seat.upgrades.items():
            assert g.card(card).slot == slot, f"{card} in the slot {slot}"


def command_cards_are_somewhere_once(g: Mysthea) -> None:
    """3: each of the 80 in exactly one place, once they are dealt."""
    state = g.state
    if not any(state.decks) or not any(seat.artefact for seat in state.seats):
        return
    if state.options.mode == "advanced_draft" and not state.era and not state.stacks:
        return
    cards = [*state.market, *state.removed, *state.box]
    cards += [command.card for command in state.commands if command.card]
    if state.battle is not None and not state.battle.discarded:
        cards += [card for card in state.battle.laid.values() if card]
    for seat in state.seats:
        cards += [*seat.hand, *seat.discard, *seat.accessories, *seat.upgrades.values()]
    cards += [card for deck in state.decks for card in deck]
    cards += [card for kind, stack in state.stacks.items() if kind != "champion" for card in stack]
    assert sorted(cards) == sorted(g.content.cards), "a command card is lost or doubled"


def the_market_is_full(g: Mysthea) -> None:
    """4: three cards outside of a Develop, as far as the deck goes."""
    size = g.content.limits.market
    market = len(g.state.market)
    assert market <= size + 1, "too many cards in the market"
    if g.state.round and not g.state.developing:
        assert market <= size, "a fourth card in the market"
        assert market == size or not g.deck, "a gap in the market"


def the_ring_is_whole(g: Mysthea) -> None:
    """5: every island once, no unit in a mirage, two mirages in a match of two."""
    if not g.state.ring:
        return
    assert sorted(g.state.ring) == sorted(g.content.islands), "an island is lost"
    for seat in g.state.seats:
        assert not set(g.state.mirages) & {*seat.board, seat.champion.region}, "a unit in a mirage"
    if g.state.era:
        expected = g.content.mirages.kept if len(g.seats) == 2 else 0
        assert len(g.state.mirages) == expected, f"{len(g.state.mirages)} mirages"


def event_cards_are_all_there(g: Mysthea) -> None:
    """6: the deck of the era, and the last round with the fifth region."""
    state = g.state
    if not state.event_deck and not state.track:
        return
    known = [beast for beast in state.monsters.values() if 0 < beast.era <= state.era]
    expected = EVENT_CARDS + len(known)
    count = len(state.track) + len(state.event_deck)
    assert count in (expected, expected - 1), f"{count} event cards"
    assert len({*state.track, *state.event_deck}) == count, "an event card is doubled"
    regions = sum(event in g.content.region_types for event in state.track)
    last = regions == g.content.limits.regions_in_event_deck
    if state.round:
        assert state.last_round == last, "the last round is not where the fifth region is"


def encounters_are_conserved(g: Mysthea) -> None:
    """7: deck, open and tucked; a token for every seat once the first era runs."""
    if not g.state.encounter_deck and not any(seat.encounters for seat in g.state.seats):
        return
    cards = [*g.state.encounter_deck, *(open_now.card for open_now in g.state.encounters)]
    cards += [card for seat in g.state.seats for card in seat.encounters]
    assert sorted(cards) == sorted(g.content.encounters), "an encounter is lost or doubled"
    if g.state.era:
        assert all(seat.token in g.state.ring for seat in g.state.seats), "a token is nowhere"
        assert all(seat.champion.region for seat in g.state.seats), "a champion is nowhere"


def attunements_are_held_once(g: Mysthea) -> None:
    """8: each card on the board or with one seat."""
    held = [seat.attunement for seat in g.state.seats if seat.attunement]
    assert len(set(held)) == len(held), "an attunement card is held twice"
    assert set(held) <= set(g.state.faces.values()), "an attunement card of the other side"


def artefacts_are_a_row(g: Mysthea) -> None:
    """9: the numbers from I on, each once."""
    numbers = sorted(seat.artefact for seat in g.state.seats)
    assert numbers in ([0] * len(numbers), list(range(1, len(numbers) + 1))), f"{numbers}"


def glory_has_reasons(g: Mysthea) -> None:
    """10: the parts that the score tells add up."""
    for seat in g.state.seats:
        assert sum(seat.glory_from.values()) == seat.glory, "glory without a reason"


def turns_begin_bare(g: Mysthea) -> None:
    """11 and 13: nothing is being resolved when nobody has acted yet."""
    state = g.state
    idle = not state.basic_done and not state.special_done and state.phase == "rounds"
    if idle and state.round:
        assert not state.commands, "command points outside of an action"
        assert state.battle is None, "a battle outside of an action"
        assert not state.encounters, "an encounter outside of an action"


INVARIANTS = (
    pieces_are_conserved,
    tracks_stay_in_bounds,
    command_cards_are_somewhere_once,
    the_market_is_full,
    the_ring_is_whole,
    event_cards_are_all_there,
    encounters_are_conserved,
    attunements_are_held_once,
    artefacts_are_a_row,
    glory_has_reasons,
    turns_begin_bare,
)
