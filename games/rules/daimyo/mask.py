"""What a viewer may know: neither other hands nor the Empire's face-down hero.

The bag, the decks and the Empire's stacks have no order that could be known (SPEC 1).
"""

from random import Random

from games.kernel.events import Viewer
from games.kernel.moves import HIDDEN
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import Automaton, Seat, State


def mask(state: State, viewer: Viewer) -> State:
    return State(
        header=state.header,
        options=state.options,
        seats=[s if n == viewer else masked_seat(s) for n, s in enumerate(state.seats)],
        automaton=masked_automaton(state.automaton),
        round=state.round,
        first=state.first,
        turns=state.turns,
        turn=state.turn,
        helmet=state.helmet,
        helmet_taken=state.helmet_taken,
        pool=state.pool,
        governors=state.governors,
        buildings=state.buildings,
        shadows=state.shadows,
        altars=state.altars,
        beside=state.beside,
        nml=state.nml,
        black_market=state.black_market,
        bag=state.bag,
        hero_market=state.hero_market,
        hero_top=state.hero_top,
        hero_deck=[HIDDEN] * len(state.hero_deck),
        villagers=state.villagers,
        objectives=state.objectives,
        claims=state.claims,
        scored=state.scored,
        achievements=state.achievements,
    )


def masked_seat(seat: Seat) -> Seat:
    """Everything but the hand; with it the deck is hidden, which is all the other heroes."""
    return Seat(
        clan=seat.clan,
        boards=seat.boards,
        uncovered=seat.uncovered,
        slots=seat.slots,
        tokens=seat.tokens,
        heroes=seat.heroes,
        hand=[HIDDEN] * len(seat.hand),
        discard=seat.discard,
        in_play=seat.in_play,
        dice=seat.dice,
        capacity=seat.capacity,
        tiles=seat.tiles,
        restored=seat.restored,
        track=seat.track,
        scavenger=seat.scavenger,
        points=seat.points,
        had_all_units=seat.had_all_units,
        income=seat.income,
    )


def masked_automaton(automaton: Automaton | None) -> Automaton | None:
    if automaton is None:
        return None
    return Automaton(
        kind=automaton.kind,
        dice=automaton.dice,
        tiles=automaton.tiles,
        restored=automaton.restored,
        markers=automaton.markers,
        heroes=automaton.heroes,
        first_hero=HIDDEN if automaton.first_hero else "",
        tokens=automaton.tokens,
        points=automaton.points,
        card=automaton.card,
        used=automaton.used,
    )


def imagine(g: Daimyo, viewer: Viewer, rng: Random) -> State:
    """Hands from each seat's own heroes; the hero deck from what is seen nowhere."""
    for seat in g.state.seats:
        if HIDDEN in seat.hand:
            elsewhere = {*seat.discard, *seat.in_play}
            unseen = [hero for hero in seat.heroes if hero not in elsewhere]
            seat.hand = rng.sample(unseen, len(seat.hand))
    unseen = unseen_heroes(g)
    rng.shuffle(unseen)
    automaton = g.state.automaton
    if automaton is not None and automaton.first_hero == HIDDEN:
        automaton.first_hero = unseen.pop()
    g.state.hero_deck = sorted(unseen)
    return g.state


def unseen_heroes(g: Daimyo) -> list[str]:
    """Market heroes that lie neither open nor with anybody."""
    state = g.state
    seen = {*state.hero_market, state.hero_top}
    for seat in state.seats:
        seen.update(seat.heroes)
    if state.automaton is not None:
        seen.update(state.automaton.heroes)
    return [hero for hero in g.market_heroes() if hero not in seen]
