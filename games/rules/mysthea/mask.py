"""What a viewer may know, and a full world that looks like it (SPEC 0, 20)."""

from random import Random

from games.kernel.events import Viewer
from games.rules.mysthea.events.setup import top_only
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import HIDDEN, Seat, State


def mask(state: State, viewer: Viewer) -> State:
    """Hands, orders of decks and the order of buried cards are hidden, all else is open.

    While the draft runs the picks still lie on the table (SPEC 4.2).
    """
    drafting = bool(state.stacks)
    return State(
        header=state.header,
        options=state.options,
        seats=[
            masked_seat(seat, own=drafting or viewer == number)
            for number, seat in enumerate(state.seats)
        ],
        era=state.era,
        round=state.round,
        last_round=state.last_round,
        phase=state.phase,
        active=state.active,
        basic_done=state.basic_done,
        special_done=state.special_done,
        spent=state.spent,
        ring=state.ring,
        mirages=state.mirages,
        monsters=state.monsters,
        defeated=state.defeated,
        event_deck=top_only(state.event_deck),
        track=state.track,
        resolved=state.resolved,
        decks=[hidden(deck) for deck in state.decks],
        market=state.market,
        encounter_deck=masked_encounters(state),
        faces=state.faces,
        removed=state.removed,
        box=hidden(state.box),
        stacks={kind: top_only(stack) for kind, stack in state.stacks.items()},
        commands=state.commands,
        encounters=state.encounters,
        battle=state.battle,
        developing=state.developing,
        tributes=state.tributes,
    )


def masked_seat(seat: Seat, *, own: bool) -> Seat:
    return Seat(
        champion=seat.champion,
        artefact=seat.artefact,
        charged=seat.charged,
        energy=seat.energy,
        xp=seat.xp,
        glory=seat.glory,
        glory_from=seat.glory_from,
        supply=seat.supply,
        pool=seat.pool,
        board=seat.board,
        hand=seat.hand if own else hidden(seat.hand),
        discard=seat.discard,
        upgrades=seat.upgrades,
        accessories=seat.accessories,
        encounters=seat.encounters,
        token=seat.token,
        attunement=seat.attunement,
        buried=seat.buried if own else hidden(seat.buried),
    )


def masked_encounters(state: State) -> list[str]:
    """The front of the top card; while one is being faced, the next is not turned up yet."""
    deck = state.encounter_deck
    return hidden(deck) if state.encounters else top_only(deck)


def hidden(cards: list[str]) -> list[str]:
    return [HIDDEN] * len(cards)


def imagine(g: Mysthea, viewer: Viewer, rng: Random) -> State:
    """Hidden cards dealt anew, in agreement with all that lies open."""
    state = g.state
    state.encounter_deck = filled(state.encounter_deck, unseen_encounters(g), rng)
    state.event_deck = filled(state.event_deck, unseen_events(g), rng)
    deal_command_cards(g, rng)
    for seat in state.seats:
        left = [card for card in state.market if card not in seat.buried]
        seat.buried = filled(seat.buried, left, rng)
    return state


def filled(cards: list[str], pool: list[str], rng: Random) -> list[str]:
    """The cards with random ones of the pool where they are hidden; those leave the pool."""
    rng.shuffle(pool)
    return [pool.pop() if card == HIDDEN else card for card in cards]


def unseen_encounters(g: Mysthea) -> list[str]:
    seen = {card for seat in g.state.seats for card in seat.encounters}
    seen.update(encounter.card for encounter in g.state.encounters)
    seen.update(g.state.encounter_deck)
    return [card for card in sorted(g.content.encounters) if card not in seen]


def unseen_events(g: Mysthea) -> list[str]:
    """The cards of this era's deck that lie neither on the track nor on top."""
    monsters = [name for name, beast in g.state.monsters.items() if beast.era <= g.state.era]
    known = [*g.state.track, *g.state.event_deck]
    return [card for card in [*g.content.region_types, "storm", *monsters] if card not in known]


def deal_command_cards(g: Mysthea, rng: Random) -> None:
    """Later decks hold their own era only; earlier eras are in hands or in the box."""
    state = g.state
    seen = open_cards(g)
    unseen: list[list[str]] = [[] for _era in range(g.content.limits.eras + 1)]
    for name, card in sorted(g.content.cards.items()):
        if name not in seen:
            unseen[card.era].append(name)
    for kind, stack in state.stacks.items():
        state.stacks[kind] = filled(stack, stack_pool(g, kind, unseen[0]), rng)
        unseen[0] = [card for card in unseen[0] if card not in state.stacks[kind]]
    for era, deck in enumerate(state.decks, 1):
        state.decks[era - 1] = filled(deck, unseen[era], rng)
    in_hands = unseen[state.era] if state.era else []
    earlier = [card for era in range(state.era) for card in unseen[era]]
    if not state.era:
        earlier = unseen[0]
    deal_hands(state, in_hands, earlier, rng)


def deal_hands(state: State, in_hands: list[str], earlier: list[str], rng: Random) -> None:
    """Cards of this era that are not in its deck can only be in hands."""
    slots = sum(seat.hand.count(HIDDEN) for seat in state.seats)
    rng.shuffle(earlier)
    needed = max(0, slots - len(in_hands))
    pool = [*in_hands, *earlier[:needed]]
    rest = earlier[needed:]
    for seat in state.seats:
        seat.hand = filled(seat.hand, pool, rng)
    state.box = filled(state.box, rest, rng)


def open_cards(g: Mysthea) -> set[str]:
    """Every command card that the viewer knows the place of."""
    state = g.state
    seen = {*state.market, *state.removed, *state.box}
    seen.update(command.card for command in state.commands)
    if state.battle is not None and not state.battle.discarded:
        seen.update(state.battle.laid.values())
    for seat in state.seats:
        seen.update(seat.hand, seat.discard, seat.accessories, seat.upgrades.values())
    for cards in (*state.decks, *state.stacks.values()):
        seen.update(cards)
    return seen


def stack_pool(g: Mysthea, kind: str, start_cards: list[str]) -> list[str]:
    """What may still lie in a stack of the draft."""
    if kind == "champion":
        taken = {seat.champion.id for seat in g.state.seats} | set(g.state.stacks[kind])
        return [name for name in sorted(g.content.champions) if name not in taken]
    return [card for card in start_cards if g.card(card).type == kind]
