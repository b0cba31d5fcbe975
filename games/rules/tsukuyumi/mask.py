"""What a viewer may know: hands, decks and standing orders are hidden (SPEC 1)."""

from random import Random

from msgspec import structs

from games.kernel.content import in_order
from games.kernel.events import Viewer
from games.kernel.moves import HIDDEN
from games.rules.tsukuyumi.queries.realm import Realm, is_duel
from games.rules.tsukuyumi.state import NOBODY, Seat, State


def mask(state: State, viewer: Viewer) -> State:
    return State(
        header=state.header,
        options=state.options,
        seats=[
            seat if number == viewer else masked_seat(seat)
            for number, seat in enumerate(own_deck_hidden(state.seats))
        ],
        initiative=state.initiative,
        round=state.round,
        phase=state.phase,
        order=state.order,
        tiles=state.tiles,
        units=state.units,
        next_unit=state.next_unit,
        oni=state.oni,
        oni_out=state.oni_out,
        drawn=state.drawn,
        turns=state.turns,
        reserve=state.reserve,
        sisters=state.sisters,
        tokens=state.tokens,
        deck=[HIDDEN] * len(state.deck),
        row=state.row,
        discard=state.discard,
        missions=state.missions,
        turn=state.turn,
        combats=state.combats,
        blows=state.blows,
        pending=state.pending,
        queue=state.queue,
        akira=state.akira,
        looked={
            seat: cards if seat == viewer else [HIDDEN] * len(cards)
            for seat, cards in state.looked.items()
        },
        looked_in=state.looked_in,
        scored=state.scored,
    )


def own_deck_hidden(seats: list[Seat]) -> list[Seat]:
    """Nobody knows the order of the own faction events either."""
    return [structs.replace(seat, deck=[HIDDEN] * len(seat.deck)) for seat in seats]


def masked_seat(seat: Seat) -> Seat:
    """What the others see of a seat: how many cards, but not which."""
    return structs.replace(
        seat,
        hand=[HIDDEN] * len(seat.hand),
        events=[HIDDEN] * len(seat.events),
        orders={},
    )


def imagine(g: Realm, viewer: Viewer, rng: Random) -> State:
    """Unseen cards are dealt by chance into the places where they could be."""
    state = g.state
    imagine_events(g, viewer, rng)
    imagine_action_cards(g, rng)
    return state


def imagine_events(g: Realm, viewer: Viewer, rng: Random) -> None:
    state, cards = g.state, g.content.events
    lay_open(state)
    sets = ["base", "sk"] if g.options.sk_events else ["base"]
    unseen = [
        slug
        for slug in in_order(cards)
        if cards[slug].set in sets
        for _ in range(cards[slug].copies)
    ]
    for slug in seen_events(g):
        if slug in unseen:
            unseen.remove(slug)
    rng.shuffle(unseen)
    for seat in state.seats:
        own = own_events(g, seat)
        rng.shuffle(own)
        deal_hand(seat, own, unseen, rng)
    state.deck = [unseen.pop() if card == HIDDEN else card for card in state.deck]
    for looking in state.looked:
        state.looked[looking] = looked_at(state, len(state.looked[looking]))


def lay_open(state: State) -> None:
    """What the viewer looks at just now is where it was found."""
    for cards in state.looked.values():
        if HIDDEN in cards:
            continue
        if state.looked_in == NOBODY:
            state.deck[: len(cards)] = cards
        else:
            state.seats[state.looked_in].events = list(cards)


def looked_at(state: State, count: int) -> list[str]:
    if state.looked_in == NOBODY:
        return state.deck[:count]
    return sorted(state.seats[state.looked_in].events)


def deal_hand(seat: Seat, own: list[str], unseen: list[str], rng: Random) -> None:
    """Unseen faction events that are not in the own deck must be in the hand."""
    hidden = [place for place, card in enumerate(seat.events) if card == HIDDEN]
    rng.shuffle(hidden)
    in_hand = len(own) - len(seat.deck)
    for index, place in enumerate(hidden):
        seat.events[place] = own.pop() if index < in_hand else unseen.pop()
    seat.deck = own[: len(seat.deck)]


def seen_events(g: Realm) -> list[str]:
    state = g.state
    found = [*state.row, *state.discard, *state.deck]
    for seat in state.seats:
        found += [*seat.events, *seat.open]
    return [card for card in found if card != HIDDEN]


def own_events(g: Realm, seat: Seat) -> list[str]:
    """Faction events of a seat that are not in sight."""
    if not g.options.faction_events:
        return []
    cards = g.content.events
    seen = [*seat.events, *seat.open, *seat.gone]
    return [
        slug for slug in in_order(cards) if cards[slug].set == seat.faction and slug not in seen
    ]


def imagine_action_cards(g: Realm, rng: Random) -> None:
    cards = g.content.action_cards
    count = len(g.seats)
    seen = [card for seat in g.state.seats for card in [*seat.hand, seat.card]]
    pool = [
        slug
        for slug in in_order(cards)
        if cards[slug].players <= count and cards[slug].duel == is_duel(g) and slug not in seen
    ]
    rng.shuffle(pool)
    for seat in g.state.seats:
        seat.hand = [pool.pop() if card == HIDDEN else card for card in seat.hand]
