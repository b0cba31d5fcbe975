"""The event track, the attunement cards and the glory of all seats."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.shapes import Box, Group, Line, Path, Rectangle, Shape, Use, at, label
from games.rules.mysthea.board.cards import art_band
from games.rules.mysthea.board.glyphs import ground_of
from games.rules.mysthea.board.paper import (
    BELOW,
    heading,
    icon,
    one_line,
    slip,
    slip_light,
    slip_pin,
    targeted,
    written,
)
from games.rules.mysthea.board.pieces import disc
from games.rules.mysthea.board.ring import WIDTH
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import (
    ATTUNEMENTS,
    COMING,
    EVENTS,
    GLORY,
    NEXT_EVENT,
    RECHARGES,
    SLOT,
    TAKEN_BY,
)

SLOT_BOX = Box(0, 0, 118, 128)
SLOT_STEP = 126.5
CARD = Box(0, 0, 216, 120)
CARD_STEP = 228.5
FIRST, SECOND, THIRD = 0.0, BELOW + SLOT_BOX.height + 14, 2 * BELOW + SLOT_BOX.height + 148
TRACK_FOOT = BELOW + 98
VIEW = Box(-6, 0, WIDTH + 12, THIRD + TRACK_FOOT + 112)
LEAST_GLORY = 40


def tracks(scene: Scene, top: float = 0) -> Group:
    inner = (
        Group(tuple(event_track(scene)), id="events", transform=at(0, FIRST)),
        Group(tuple(attunements(scene)), id="attunements", transform=at(0, SECOND)),
        Group(tuple(glory_track(scene)), id="glory", transform=at(0, THIRD)),
    )
    return Group(inner, transform=at(0, top) if top else "")


def event_track(scene: Scene) -> Iterator[Shape]:
    yield heading(scene.word(EVENTS))
    track = scene.state.track
    deck = scene.state.event_deck
    for place, glory in enumerate(scene.content.track.slots):
        x = place * SLOT_STEP
        if place < len(track):
            yield placed_event(scene, place, glory, x)
        elif place == len(track) and deck and scene.state.phase in ("setup", "rounds"):
            yield coming_event(scene, deck[0], glory, x)
        else:
            yield empty_slot(scene, place, glory, x)


def worth(scene: Scene, glory: int) -> tuple[Shape, ...]:
    return (
        icon("glory", 8, 6, 0.95, "icon-quiet"),
        label(46, 25, str(glory), "figure", 21),
    )


def placed_event(scene: Scene, place: int, glory: int, x: float) -> Group:
    """A card on the track: quiet once it was resolved, with a strong edge while it is."""
    event = scene.state.track[place]
    now = place + 1 == scene.state.resolved and scene.state.phase == "events"
    done = place < scene.state.resolved and not now
    target = f"event:{event}"
    name = scene.event_name(event)
    inner = (
        *slip(scene, target, SLOT_BOX, "card-used" if done else "card"),
        *picture(scene, event),
        *worth(scene, glory),
        *monster_strength(scene, event),
        *([Rectangle(SLOT_BOX, 12, css="card-last")] if now else []),
        one_line(name.partition(",")[0], 8, 118, "quiet" if done else "strong", 18, 104),
        *slip_pin(scene, target, SLOT_BOX.width - 18, 16, 20),
    )
    return targeted(scene, target, inner, f"{name}, {scene.word(SLOT, glory=glory)}", at(x, BELOW))


def monster_strength(scene: Scene, event: str) -> tuple[Shape, ...]:
    monster = scene.content.monsters.get(event)
    if monster is None:
        return ()
    return (
        icon("strength", 62, 6, 0.95, "icon-danger"),
        label(100, 25, str(monster.strength), "figure", 20),
    )


def picture(scene: Scene, event: str) -> tuple[Shape, ...]:
    """A monster as its figure, anything else as its icon on its ground."""
    if event in scene.content.monsters:
        return (Use(f"piece-{event}", transform=at(66, 64, scale=0.95)),)
    known = event in scene.content.region_types
    ground = ground_of(event) if known else "crags"
    return (
        Path(art_band(SLOT_BOX.width, 96), css=f"ground-{ground}"),
        icon(event, 42, 36, 2.0),
    )


def coming_event(scene: Scene, event: str, glory: int, x: float) -> Group:
    """The top of the event deck lies open: it is the event of the next round."""
    target = f"event:{event}"
    name = scene.event_name(event)
    mark = "monster" if event in scene.content.monsters else event
    inner = (
        Rectangle(SLOT_BOX, 12, css="ground card-used"),
        Rectangle(SLOT_BOX, 12, css="waiting"),
        *slip_light(scene, target, SLOT_BOX),
        icon(mark, 42, 34, 1.8, "icon-quiet"),
        *worth(scene, glory),
        one_line(scene.word(COMING), 8, 98, "quiet", 16, 104),
        one_line(name.partition(",")[0], 8, 118, "quiet", 18, 104),
        *slip_pin(scene, target, SLOT_BOX.width - 18, 16, 20),
    )
    return targeted(scene, target, inner, f"{scene.word(NEXT_EVENT)}: {name}", at(x, BELOW))


def empty_slot(scene: Scene, place: int, glory: int, x: float) -> Group:
    recharges = place + 1 == scene.content.track.recharge_slot
    told = scene.word(SLOT, glory=glory)
    inner: list[Shape] = [Rectangle(SLOT_BOX, 12, css="waiting"), *worth(scene, glory)]
    if recharges:
        inner.append(icon("artefact", 40, 46, 1.6, "icon-quiet"))
        told = f"{told}, {scene.word(RECHARGES)}"
    return Group(tuple(inner), title=told, transform=at(x, BELOW))


def attunements(scene: Scene) -> Iterator[Shape]:
    yield heading(scene.word(ATTUNEMENTS))
    for place, island in enumerate(in_order(scene.content.islands)):
        card = scene.state.faces.get(island)
        if card is not None:
            yield attunement(scene, island, card, place * CARD_STEP)


def attunement(scene: Scene, island: str, code: str, x: float) -> Group:
    target = f"attunement:{code}"
    card = scene.content.attunements[code]
    holder = next((seat for seat in scene.seats if scene.seat(seat).attunement == code), None)
    name, text = scene.word(card.name), scene.word(card.text)
    where = scene.word(scene.content.islands[island].name)
    told = f"{name} ({where}): {text}"
    corner: Shape = icon(card.side, CARD.width - 32, 7, 0.95, "icon-quiet")
    if holder is not None:
        told = f"{told} {scene.word(TAKEN_BY, name=scene.name_of(holder))}"
        corner = disc(scene.colour_of(holder), (CARD.width - 21, 20), 13)
    inner = (
        *slip(scene, target, CARD, "card" if holder is None else "card-used"),
        icon(island, 9, 8, 1.05),
        one_line(name, 42, 28, "strong", 20, CARD.width - 84),
        corner,
        written(text, Box(12, 42, CARD.width - 22, 74), "quiet", 17),
        *slip_pin(scene, target, CARD.width - 10, CARD.height - 10, 20),
    )
    return targeted(scene, target, inner, told, at(x, BELOW))


def glory_track(scene: Scene) -> Iterator[Shape]:
    """A line with the discs of the seats over their glory."""
    most = max((seat.glory for seat in scene.state.seats), default=0)
    top = max(LEAST_GLORY, -(-(most + 2) // 20) * 20)
    yield heading(scene.word(GLORY))
    yield Line((20, TRACK_FOOT), (WIDTH - 20, TRACK_FOOT), css="floor")
    stride = 5 if top <= 60 else 10 if top <= 120 else 20
    for mark in range(0, top + 1, stride):
        x = place_of(mark, top)
        yield Line((x, TRACK_FOOT - 5), (x, TRACK_FOOT + 5), css="floor")
        yield label(x, TRACK_FOOT + 30, str(mark), "figure-quiet", 19)
    yield from markers(scene, top)


def markers(scene: Scene, top: int) -> Iterator[Shape]:
    """The discs; those that would hide each other stand one above the other."""
    places = {seat: place_of(scene.seat(seat).glory, top) for seat in scene.seats}
    done: list[float] = []
    for seat in sorted(scene.seats, key=lambda seat: places[seat]):
        x = places[seat]
        beside = sum(abs(x - other) < 40 for other in places.values())
        level = sum(abs(x - other) < 40 for other in done)
        done.append(x)
        yield marker(scene, seat, x, TRACK_FOOT - 22 - level * (26 if beside <= 3 else 15))


def place_of(glory: int, top: int) -> float:
    return round(20 + (WIDTH - 40) * glory / top, 1)


def marker(scene: Scene, seat: int, x: float, y: float) -> Group:
    glory = scene.seat(seat).glory
    changed = scene.is_changed(f"resource:{seat}:glory")
    dashes = (Line((-18, 20), (18, 20), css="changed"),) if changed else ()
    return Group(
        (disc(scene.colour_of(seat), (0, 0), 17), *dashes),
        title=f"{scene.name_of(seat)}: {glory}",
        transform=at(x, y),
    )
