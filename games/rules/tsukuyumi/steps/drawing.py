"""Event cards: draw and play; initiative: shift a marker (SPEC 7.3, 7.4)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.tsukuyumi.events.cards import EventDrawn, EventPlayed, EventsShuffled, RowFilled
from games.rules.tsukuyumi.events.turn import InitiativeMoved, MissionDone
from games.rules.tsukuyumi.queries.names import explained
from games.rules.tsukuyumi.queries.realm import Realm, ongoing
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take

_ = gettext_noop
COMMON = ("base", "sk")


def draw_events(seat: int, count: int) -> Pick:
    return Pick(seat, "event.draw", n=count)


def draw_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Draw an event card ({left} to draw)."), left=pick.n)


def draw_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for place, card in enumerate(g.state.row):
        yield take(f"row{place}", say(_("Take {card}"), card=g.name(card)), f"card:{card}")
    if g.state.deck or g.state.discard:
        yield take("deck", say(_("Top card of the event deck")), "deck")
    if g.seat(pick.seat).deck:
        yield take("faction", say(_("Top card of your faction events")), "faction_deck")


def decide_draw(g: Realm, pick: Pick, value: str) -> Rule:
    seat = pick.seat
    if value == "faction":
        yield EventDrawn(seat, "faction", g.seat(seat).deck[0])
    elif value == "deck":
        yield from refill_deck(g)
        yield EventDrawn(seat, "deck", g.state.deck[0])
    else:
        place = int(value.removeprefix("row"))
        yield EventDrawn(seat, "row", g.state.row[place], place)
        yield from refill_deck(g)
        if g.state.deck:
            yield RowFilled(g.state.deck[0], place)
    if pick.n > 1:
        yield draw_events(seat, pick.n - 1)


def refill_deck(g: Realm) -> Rule:
    """An empty deck is made of the discard pile (SPEC 7.3)."""
    if not g.state.deck and g.state.discard:
        yield EventsShuffled(g.chance.shuffle(g.state.discard))


def draw_applies(g: Realm, pick: Pick) -> bool:
    return pick.n > 0 and next(iter(draw_options(g, pick)), None) is not None


def default_draw(g: Realm, pick: Pick) -> str:
    values = [option.choice.value for option in draw_options(g, pick)]  # type: ignore[attr-defined]
    return "deck" if "deck" in values else str(values[0])


# -- play --


def playable_cards(g: Realm, seat: int) -> list[str]:
    """Cards of the hand with a legal target; none under another's Poisoned pollen."""
    if any(ongoing(g, other, "pollen") for other in g.others(seat)):
        return []
    hand = list(dict.fromkeys(g.seat(seat).events))
    return [card for card in hand if card in g.content.events and is_playable(g, seat, card)]


def is_playable(g: Realm, seat: int, card: str) -> bool:
    event = g.content.events[card]
    return bool(g.rules.playable[event.op](g, seat, event))


def play_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Play an event card."))


def play_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for card in playable_cards(g, pick.seat):
        label = say(_("Play {card}"), card=g.name(card))
        yield take(card, label, f"card:{card}", hint=explained(g, card))
    yield take("none", say(_("Play no card")))


def decide_play(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "none":
        return
    event = g.content.events[value]
    own = event.set not in COMMON
    stays = event.lasts or event.op == "destiny"
    yield EventPlayed(pick.seat, value, stays, own and not stays)
    yield from g.rules.effects[event.op](g, pick.seat, event)


def play_applies(g: Realm, pick: Pick) -> bool:
    return bool(playable_cards(g, pick.seat))


# -- initiative --


def shift_initiative(seat: int, whose: int, steps: int) -> Pick:
    return Pick(seat, "initiative.shift", n=steps, other=whose)


def shift_prompt(g: Realm, pick: Pick) -> Text:
    if pick.seat == pick.other:
        return say(_("Move your initiative marker, up to {steps} places."), steps=pick.n)
    return say(
        _("Move the initiative marker of {player}, up to {steps} places."),
        player=SeatName(pick.other),
        steps=pick.n,
    )


def shift_options(g: Realm, pick: Pick) -> Iterator[Option]:
    place = g.state.initiative.index(pick.other)
    if place > 0:
        above = g.state.initiative[place - 1]
        yield take("up", say(_("Up, past {player}"), player=SeatName(above)), f"seat:{above}")
    if place < len(g.state.initiative) - 1:
        below = g.state.initiative[place + 1]
        yield take("down", say(_("Down, past {player}"), player=SeatName(below)), f"seat:{below}")
    yield take("stop", say(_("Leave it there")))


def decide_shift(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "stop":
        return
    yield from move_marker(g, pick.other, -1 if value == "up" else 1, pick.seat)
    if pick.n > 1:
        yield shift_initiative(pick.seat, pick.other, pick.n - 1)


def move_marker(g: Realm, seat: int, step: int, by: int) -> Rule:
    """Two neighbours change places; whoever comes last may have reason to laugh (R36)."""
    yield InitiativeMoved(seat, step, by)
    last = g.state.initiative[-1]
    for slug in g.state.missions:
        mission = g.content.missions[slug]
        laughs = mission.check == "initiative_moved_to_last"
        if laughs and step_reaches_last(g, seat, step) and slug not in g.seat(last).missions:
            yield MissionDone(last, slug, mission.points)


def step_reaches_last(g: Realm, seat: int, step: int) -> bool:
    """True if one of the two that swapped stands last now."""
    track = g.state.initiative
    return seat == track[-1] or (step < 0 and track.index(seat) == len(track) - 2)


def shift_applies(g: Realm, pick: Pick) -> bool:
    return pick.n > 0


ASKS = {
    "event.draw": Ask(draw_prompt, draw_options, decide_draw, default_draw, draw_applies),
    "event.play": Ask(play_prompt, play_options, decide_play, lambda g, pick: "none", play_applies),
    "initiative.shift": Ask(
        shift_prompt, shift_options, decide_shift, lambda g, pick: "stop", shift_applies
    ),
}
