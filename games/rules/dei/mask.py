"""What a viewer may know: everything but decks, Boosts, locked Feats and planned hands (SPEC 1)."""

from collections.abc import Sequence
from random import Random

from games.kernel.events import Viewer
from games.kernel.moves import HIDDEN
from games.rules.dei.content import COLOURS, ColourId, MarketId
from games.rules.dei.queries.dei import Dei
from games.rules.dei.state import (
    Current,
    FeatToken,
    Market,
    Play,
    PlayedCard,
    Seat,
    State,
)


def mask(state: State, viewer: Viewer) -> State:
    return State(
        header=state.header,
        options=state.options,
        seats=[masked_seat(state, number, viewer) for number in range(len(state.seats))],
        district=state.district,
        laid=state.laid,
        resources=state.resources,
        reserve=state.reserve,
        outposts=state.outposts,
        drones=state.drones,
        pool=hidden(state.pool),
        markets={
            name: Market(market.slots, hidden(market.deck))
            for name, market in state.markets.items()
        },
        missions=state.missions,
        feats_left=masked_draft(state, viewer),
        drafting=state.drafting,
        priority=state.priority,
        turn=state.turn,
        phase=state.phase,
        active=state.active,
        play=masked_play(state, viewer),
    )


def hidden(things: Sequence[str]) -> list[str]:
    return [HIDDEN] * len(things)


def masked_seat(state: State, number: int, viewer: Viewer) -> Seat:
    seat = state.seats[number]
    if number == viewer:
        return seat
    secret = state.options.planning
    return Seat(
        faction=seat.faction,
        supply=seat.supply,
        tech=seat.tech,
        energy=seat.energy,
        scrappers=seat.scrappers,
        leader=seat.leader,
        refuges=seat.refuges,
        bridges=seat.bridges,
        elevators=seat.elevators,
        cards=seat.cards,
        hand=hidden(seat.hand) if secret else seat.hand,
        planned=hidden(seat.planned),
        board=[masked_card(played, secret=secret) for played in seat.board],
        bin=hidden(seat.bin) if secret else seat.bin,
        feats={
            colour: token if token.unlocked else FeatToken(HIDDEN)
            for colour, token in seat.feats.items()
        },
        boosts=hidden(seat.boosts),
        missions=seat.missions,
        earned=seat.earned,
    )


def masked_card(played: PlayedCard, *, secret: bool) -> PlayedCard:
    if secret and played.face == "down":
        return PlayedCard(HIDDEN, played.face, played.phase, played.boost)
    return played


def masked_play(state: State, viewer: Viewer) -> Play:
    play = state.play
    current = play.current
    if current is not None and state.options.planning and viewer != state.active:
        card = HIDDEN if current.face == "down" else current.card
        current = Current(card, current.face, current.bag, current.boost, current.buying)
    return Play(
        face_down=play.face_down,
        robot=play.robot,
        mixed=play.mixed,
        sought=play.sought,
        bonus_moves=play.bonus_moves,
        current=current,
    )


def masked_draft(state: State, viewer: Viewer) -> dict[ColourId, list[str]]:
    """Who drafts from a colour looks at what is left of it."""
    drafting = state.drafting
    return {
        colour: left
        if drafting is not None and (drafting.seat, drafting.colour) == (viewer, colour)
        else hidden(left)
        for colour, left in state.feats_left.items()
    }


def imagine(g: Dei, viewer: Viewer, rng: Random) -> State:
    """Hidden things dealt anew among the places where they could be."""
    imagine_boosts(g, rng)
    imagine_feats(g, rng)
    imagine_decks(g, rng)
    for seat in g.state.seats:
        imagine_cards(seat, rng)
    current = g.state.play.current
    if current is not None and current.card == HIDDEN:
        current.card = g.seat(g.state.active).board[-1].card
    return g.state


def imagine_boosts(g: Dei, rng: Random) -> None:
    state = g.state
    if not state.pool and not any(seat.boosts for seat in state.seats):
        return
    unknown = list(g.content.all_boosts)
    for seat in state.seats:
        for kind in [*seat.boosts, *(played.boost for played in seat.board)]:
            if kind and kind != HIDDEN:
                unknown.remove(kind)
    rng.shuffle(unknown)
    for seat in state.seats:
        seat.boosts = [unknown.pop() if kind == HIDDEN else kind for kind in seat.boosts]
    state.pool = sorted(unknown)


def imagine_feats(g: Dei, rng: Random) -> None:
    for colour in COLOURS:
        tokens = [seat.feats[colour] for seat in g.state.seats if colour in seat.feats]
        left = g.state.feats_left.get(colour, [])
        known = [token.feat for token in tokens] + left
        unknown = [feat for feat in g.content.feats_of[colour] if feat not in known]
        rng.shuffle(unknown)
        for token in tokens:
            if token.feat == HIDDEN:
                token.feat = unknown.pop()
        if HIDDEN in left:
            order = g.content.feats_of[colour]
            g.state.feats_left[colour] = sorted(unknown[: len(left)], key=order.index)


def imagine_decks(g: Dei, rng: Random) -> None:
    """A Market's own cards lie in its deck; Drone cards fill the decks up."""
    markets = g.state.markets
    seen = {card for market in markets.values() for card in market.slots}
    seen.update(card for seat in g.state.seats for card in seat.cards)
    drones = [card for card in g.content.drone_cards(list(g.state.drones)) if card not in seen]
    rng.shuffle(drones)
    for name, market in markets.items():
        market.deck = imagined_deck(g, name, drones, seen)
        rng.shuffle(market.deck)


def imagined_deck(g: Dei, name: MarketId, drones: list[str], seen: set[str]) -> list[str]:
    own = [card for card in g.content.market_cards(name) if card not in seen]
    missing = len(g.state.markets[name].deck) - len(own)
    return own + [drones.pop() for _card in range(missing)]


def imagine_cards(seat: Seat, rng: Random) -> None:
    """With Planning: hands, plans, face-down cards and Bins of others."""
    known = [*seat.hand, *seat.planned, *seat.bin, *(played.card for played in seat.board)]
    if HIDDEN not in known:
        return
    unknown = [card for card in seat.cards if card not in known]
    rng.shuffle(unknown)
    seat.planned = [unknown.pop() if card == HIDDEN else card for card in seat.planned]
    seat.bin = [unknown.pop() if card == HIDDEN else card for card in seat.bin]
    for played in seat.board:
        if played.card == HIDDEN:
            played.card = unknown.pop()
    hand = [unknown.pop() if card == HIDDEN else card for card in seat.hand]
    seat.hand = sorted(hand, key=seat.cards.index)
