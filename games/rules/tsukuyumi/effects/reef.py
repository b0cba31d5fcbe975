"""Reef Collective: one action set a phase, reefs that grow and change (SPEC 13.5)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.destiny import destiny_options, use_destiny
from games.rules.tsukuyumi.events.board import SlotCleared, SlotFilled
from games.rules.tsukuyumi.events.turn import CardSpent, PartUsed, ReefSetChosen, TurnEnded
from games.rules.tsukuyumi.queries.board import reefs_at
from games.rules.tsukuyumi.queries.names import edge_name, explained, slot, spot
from games.rules.tsukuyumi.queries.oni import oni_tiles
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.reefs import (
    EVOLUTION,
    evolutions_left,
    growable,
    kinds_for,
    own_reefs,
    slots_for,
)
from games.rules.tsukuyumi.state import REEFS
from games.rules.tsukuyumi.steps.drawing import draw_events, playable_cards, shift_initiative
from games.rules.tsukuyumi.steps.entering import mines_against
from games.rules.tsukuyumi.steps.faction_effect import faction_effect, has_faction_effect
from games.rules.tsukuyumi.steps.oni import can_place, oni_action, place_oni
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.standard_actions import can_draw
from games.rules.tsukuyumi.steps.tokens import (
    remove_token,
    token_label,
    token_target,
    tokens_at,
)

_ = gettext_noop
SPORES = 2


# -- the action set --


def set_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for slug, card in g.content.reef_sets.items():
        if card.limit and evolutions_left(g, pick.seat) < 1:
            continue
        text = explained(g, slug)
        yield take(slug, say("{set}", set=g.name(slug)), f"card:{slug}", hint=text)
    yield from destiny_options(g, pick.seat)
    yield take("pass", say(_("Pass this phase")))


def decide_set(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "pass":
        yield TurnEnded(pick.seat)
    elif value == "destiny":
        yield from use_destiny(g, pick.seat)
        yield pick
    else:
        card = g.content.reef_sets[value]
        left = dict(card.parts)
        if card.mandatory:
            left["evolve"] = 1
            yield CardSpent(pick.seat, value)
        yield ReefSetChosen(pick.seat, value, left)
        yield Pick(pick.seat, "reef.choose_action")


def default_set(g: Realm, pick: Pick) -> str:
    return "reef_bloom"


POSSIBLE: dict[str, Callable[[Realm, int], bool]] = {
    "initiative": lambda g, seat: True,
    "inner": lambda g, seat: bool(kinds_for(g, seat, "inner")),
    "outer": lambda g, seat: bool(kinds_for(g, seat, "outer")),
    "inner_or_outer": lambda g, seat: bool(
        kinds_for(g, seat, "inner") or kinds_for(g, seat, "outer")
    ),
    "replace": lambda g, seat: bool(replaceable_reefs(g)),
    "remove": lambda g, seat: bool(removable_tokens(g)),
    "draw": can_draw,
    "play": lambda g, seat: bool(playable_cards(g, seat)),
    "effect": has_faction_effect,
    "evolve": lambda g, seat: bool(oni_tiles(g)) or can_place(g),
}


def entries(g: Realm, seat: int) -> list[str]:
    """The unused parts of the set; a choice of two is offered as two entries."""
    found = []
    for part, left in g.turn.left.items():
        if left <= 0 or not POSSIBLE[part](g, seat):
            continue
        if part == "inner_or_outer":
            found += [f"{part}/{how}" for how in ("inner", "outer") if kinds_for(g, seat, how)]
        else:
            found.append(part)
    return found


def action_options(g: Realm, pick: Pick) -> Iterator[Option]:
    parts = entries(g, pick.seat)
    for part in parts:
        name = part.rpartition("/")[2]
        yield take(part, say(LABELS[name]))
    yield from destiny_options(g, pick.seat)
    if "evolve" not in parts:
        yield take("end", say(_("End your turn")))


LABELS = {
    "initiative": _("Initiative: one place"),
    "draw": _("Draw an event"),
    "play": _("Play an event"),
    "effect": _("Use your faction effect"),
    "evolve": _("Lead ONI into a fight, then place one (mandatory)"),
    "inner": _("Grow a reef beside one of yours in the same area"),
    "outer": _("Grow a reef beyond the edge of one of yours"),
    "replace": _("Change the kind of a reef"),
    "remove": _("Take a token off an area with a reef"),
}


def decide_action(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "end":
        yield TurnEnded(pick.seat)
        return
    if value == "destiny":
        yield from use_destiny(g, pick.seat)
    else:
        part, _slash, how = value.partition("/")
        yield PartUsed(part)
        yield from carry_out(g, pick.seat, how or part)
    yield pick


def evolve(seat: int) -> list[Pick]:
    """ONI fight where they can, then one more is placed."""
    return [oni_action(seat, must=True), place_oni(seat, 1)]


def carry_out(g: Realm, seat: int, part: str) -> Rule:
    if part == "effect":
        yield from faction_effect(g, seat)
    else:
        yield from OPENS[part](seat)


OPENS: dict[str, Callable[[int], list[Pick]]] = {
    "initiative": lambda seat: [shift_initiative(seat, seat, 1)],
    "draw": lambda seat: [draw_events(seat, 1)],
    "play": lambda seat: [Pick(seat, "event.play")],
    "evolve": evolve,
    "inner": lambda seat: [grow(seat, "inner")],
    "outer": lambda seat: [grow(seat, "outer")],
    "replace": lambda seat: [Pick(seat, "reef.replace_slot")],
    "remove": lambda seat: [Pick(seat, "reef.remove_token")],
}


def default_action(g: Realm, pick: Pick) -> str:
    return "evolve" if "evolve" in entries(g, pick.seat) else "end"


# -- growing --


def grow(seat: int, how: str) -> Pick:
    return Pick(seat, "reef.type", name=how)


def type_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in kinds_for(g, pick.seat, pick.name):
        yield take(kind, say("{reef}", reef=g.name(f"reef_{kind}")), f"card:{kind}")


def decide_type(g: Realm, pick: Pick, value: str) -> Rule:
    yield Pick(pick.seat, "reef.slot", name=f"{pick.name}/{value}", n=pick.n, done=pick.done)


def default_type(g: Realm, pick: Pick) -> str:
    kinds = kinds_for(g, pick.seat, pick.name)
    if "armoured" in kinds:
        return "armoured"
    return max(kinds, key=lambda kind: g.state.tokens[kind])


def free_slots(g: Realm, pick: Pick) -> list[tuple[str, int]]:
    how, kind = pick.name.split("/")
    if not g.state.tokens[kind]:
        return []
    found = growable(g, slots_for(g, pick.seat, how), kind)
    if how == "beside":
        return [(cell, edge) for cell, edge in found if cell == pick.cell]
    if len(pick.done) >= SPORES:
        found = [(cell, edge) for cell, edge in found if cell in pick.done]
    return found


def slot_prompt(g: Realm, pick: Pick) -> Text:
    kind = pick.name.split("/")[1]
    return say(_("Where does {reef} grow?"), reef=g.name(f"reef_{kind}"))


def slot_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell, edge in free_slots(g, pick):
        label = say(_("{place}, {edge}"), place=spot(g, cell), edge=edge_name(edge))
        yield take(f"{cell}/{edge}", label, slot(cell, edge))
    if pick.n:
        yield take("finish", say(_("Grow no more")))


def decide_slot(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    cell, edge = value.split("/")
    kind = pick.name.split("/")[1]
    yield SlotFilled(pick.seat, cell, int(edge), kind)
    yield from mines_against(g, REEFS, cell)
    if pick.name == "effect/spore" and g.seat(pick.seat).gift == "gift_generation":
        yield Pick(pick.seat, "reef.slot", cell, "beside/invasive", 1)
    if pick.n > 1 and g.state.tokens[kind]:
        done = tuple(dict.fromkeys([*pick.done, cell]))
        yield Pick(pick.seat, "reef.slot", name=pick.name, n=pick.n - 1, done=done)


# -- changing, removing --


def other_kinds(g: Realm, kind: str) -> list[str]:
    return [other for other in g.content.reefs if other != kind and g.state.tokens.get(other, 0)]


def replaceable_reefs(g: Realm) -> list[tuple[str, int]]:
    return [(c, e) for c, e in own_reefs(g) if other_kinds(g, reefs_at(g, c)[e])]


def replace_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell, edge in replaceable_reefs(g):
        label = say(
            _("{reef} in {place}, {edge}"),
            reef=g.name(f"reef_{reefs_at(g, cell)[edge]}"),
            place=spot(g, cell),
            edge=edge_name(edge),
        )
        yield take(f"{cell}/{edge}", label, slot(cell, edge))


def decide_replace(g: Realm, pick: Pick, value: str) -> Rule:
    cell, edge = value.split("/")
    yield Pick(pick.seat, "reef.new_type", cell, n=int(edge))


def new_type_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in other_kinds(g, reefs_at(g, pick.cell)[pick.n]):
        yield take(kind, say("{reef}", reef=g.name(f"reef_{kind}")), f"card:{kind}")


def decide_new_type(g: Realm, pick: Pick, value: str) -> Rule:
    yield SlotCleared(pick.seat, pick.cell, pick.n)
    yield SlotFilled(pick.seat, pick.cell, pick.n, value)


def removable_tokens(g: Realm) -> list[tuple[str, str]]:
    """Own reefs, and tokens beside them; never territory markers."""
    return [
        (cell, token)
        for cell in dict.fromkeys(cell for cell, _edge in own_reefs(g))
        for token in tokens_at(g, cell)
        if token not in ("marker", "akira")
    ]


def remove_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell, token in removable_tokens(g):
        label = say(_("{token} in {place}"), token=token_label(g, cell, token), place=spot(g, cell))
        yield take(f"{cell}/{token}", label, token_target(cell, token))


def decide_remove(g: Realm, pick: Pick, value: str) -> Rule:
    cell, _slash, token = value.partition("/")
    yield from remove_token(g, pick.seat, cell, token)


# -- the faction effect and the events --


def may_use_effect(g: Realm, seat: int) -> bool:
    return bool(kinds_for(g, seat, "effect"))


def effect(g: Realm, seat: int) -> Rule:
    """Up to two Spore Reefs in at most two areas; adjacency is ignored."""
    yield Pick(seat, "reef.slot", name="effect/spore", n=SPORES)


def place_reef(g: Realm, seat: int, event: EventCard) -> Rule:
    yield grow(seat, "any")


EFFECTS = {"effect_reef_collective": effect, "place_reef": place_reef}
PLAYABLE = {
    "effect_reef_collective": may_use_effect,
    "place_reef": lambda g, seat, event: bool(kinds_for(g, seat, "any")),
}
ASKS = {
    "reef.choose_set": Ask(
        lambda g, pick: say(_("Choose an action set for this phase.")),
        set_options,
        decide_set,
        default_set,
    ),
    "reef.choose_action": Ask(
        lambda g, pick: say(_("{set}: what do you do?"), set=g.name(g.turn.reef_set or EVOLUTION)),
        action_options,
        decide_action,
        default_action,
    ),
    "reef.type": Ask(
        lambda g, pick: say(_("Which reef grows?")),
        type_options,
        decide_type,
        default_type,
        lambda g, pick: bool(kinds_for(g, pick.seat, pick.name)),
    ),
    "reef.slot": Ask(
        slot_prompt, slot_options, decide_slot, applies=lambda g, pick: bool(free_slots(g, pick))
    ),
    "reef.replace_slot": Ask(
        lambda g, pick: say(_("Which reef changes?")), replace_options, decide_replace
    ),
    "reef.new_type": Ask(
        lambda g, pick: say(_("What does it become?")), new_type_options, decide_new_type
    ),
    "reef.remove_token": Ask(
        lambda g, pick: say(_("Which token leaves?")), remove_options, decide_remove
    ),
}
