"""What must hold after every event (SPEC 20)."""

from collections import Counter

from games.rules.tsukuyumi.queries.board import blockades, is_base, is_reef, printed_edges
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import with_trait
from games.rules.tsukuyumi.state import NOBODY, ONI


def units_are_conserved(g: Realm) -> None:
    """1: board, reserve, Dreamtime and out of the game together make the printed number."""
    board = Counter((unit.owner, unit.kind) for unit in g.state.units.values())
    for number, seat in enumerate(g.state.seats):
        for kind in seat.reserve:
            total = board[number, kind] + seat.reserve[kind] + seat.out.get(kind, 0)
            if "dreams" in g.content.units[kind].traits:
                total += seat.dreamtime
            assert total == g.content.units[kind].count, f"{kind} of {number}: {total}"
            assert seat.reserve[kind] >= 0, f"a negative reserve of {kind}"


def oni_are_conserved(g: Realm) -> None:
    if not g.state.oni:
        return
    board = Counter(unit.kind for unit in g.state.units.values() if unit.owner == ONI)
    for kind, oni in g.content.oni.items():
        total = board[kind] + g.state.oni[kind] + g.state.oni_out.count(kind)
        assert total == oni.supply, f"{kind}: {total}"


def tokens_are_conserved(g: Realm) -> None:
    """2: placed and supply together make the count of every token."""
    tokens = g.state.tokens
    if not tokens.get("negation") and not g.state.tiles:
        return
    placed = placed_tokens(g)
    for name, count in token_counts(g).items():
        if name in tokens:
            assert tokens[name] >= 0, f"a negative supply of {name}"
            assert placed[name] + tokens[name] == count, f"{name}: {placed[name]}+{tokens[name]}"


def placed_tokens(g: Realm) -> Counter[str]:
    placed: Counter[str] = Counter()
    for tile in g.state.tiles.values():
        for token in tile.slots.values():
            placed["neutral_blockade" if token in ("red", "grey") else token] += 1
        placed.update(tile.traits)
        placed["negation"] += len(tile.negated)
        placed["vp2"] += tile.vp2
        placed["tunnel"] += len(tile.tunnels)
        placed["stronghold"] += tile.strongholds
        placed["mine"] += tile.mines
        placed["egg"] += tile.eggs
        placed["oni_territory"] += tile.marker == ONI
    for seat in g.state.seats:
        placed.update(seat.weapons)
    return placed


def token_counts(g: Realm) -> dict[str, int]:
    content = g.content
    return (
        {slug: trait.markers for slug, trait in content.traits.items()}
        | {
            name: content.tokens[name].count
            for name in ("negation", "neutral_blockade", "vp2", "oni_territory", "amaterasu")
        }
        | {slug: reef.count for slug, reef in content.reefs.items()}
        | {slug: token.count for slug, token in content.terraforming.items()}
        | {slug: weapon.count for slug, weapon in content.weapons.items()}
        | {"mine": content.limits.mines, "egg": content.limits.eggs, "kaneda": 1}
    )


def markers_are_conserved(g: Realm) -> None:
    placed = Counter(tile.marker for tile in g.state.tiles.values())
    most = g.content.tokens["territory_per_faction"]
    for number, seat in enumerate(g.state.seats):
        if seat.faction:
            count = most.reef if g.faction(number).start_reefs else most.count
            assert placed[number] + seat.markers == count, f"markers of {number}"
            assert seat.markers >= 0, f"negative markers of {number}"


def tiles_are_unique(g: Realm) -> None:
    """3: no tile is in two places."""
    state = g.state
    lying = [tile.id for tile in state.tiles.values() if tile.id != "base"]
    everywhere = [*lying, *state.reserve, *state.sisters, *state.drawn]
    assert len(set(everywhere)) == len(everywhere), "a tile is in two places"


def slots_are_legal(g: Realm) -> None:
    """4, 5: limits of blockades, covers on prints only, nothing on bases."""
    for cell, tile in g.state.tiles.items():
        if is_base(g, cell):
            bare = not (tile.slots or tile.traits or tile.vp2 or tile.marker != NOBODY)
            assert bare, f"a token on the base {cell}"
            continue
        assert blockades(g, cell) <= g.content.limits.blockades_per_area, f"walled in: {cell}"
        printed = printed_edges(g, cell)
        for edge, token in tile.slots.items():
            assert token != "red" or edge not in printed, f"red over print: {cell}/{edge}"
            assert token != "grey" or edge in printed, f"a cover on nothing: {cell}/{edge}"
            assert token in OTHER or is_reef(g, token), f"an unknown token: {token}"


OTHER = ("red", "grey", "pig_blockade", "kaneda")


def sun_and_oni_apart(g: Realm) -> None:
    for cell, tile in g.state.tiles.items():
        sunlit = "amaterasu" in tile.traits or tile.gate
        assert not (sunlit and tile.marker == ONI), f"an ONI marker in the sun: {cell}"


def jade_limit_holds(g: Realm) -> None:
    """7: at most three Reclaimers and Jade Guardians of First Guardians."""
    for number, seat in enumerate(g.state.seats):
        if seat.faction == "first_guardians":
            count = len(with_trait(g, number, "awakener")) + len(with_trait(g, number, "jade"))
            assert count <= g.content.limits.jade_and_reclaimers, "too many Jade Guardians"


def one_legend_at_most(g: Realm) -> None:
    """8: one legendary ONI on the board, none with gates."""
    kinds = [unit.kind for unit in g.state.units.values() if unit.owner == ONI]
    legends = sum(g.content.oni[kind].legendary for kind in kinds)
    assert legends <= (0 if g.options.gates else 1), "too many legends"


def event_cards_are_conserved(g: Realm) -> None:
    """10: row, deck, hands, open and discard together make the deck."""
    state = g.state
    if not state.round:
        return
    cards = g.content.events
    common = ("base", "sk") if g.options.sk_events else ("base",)
    held = [*state.row, *state.deck, *state.discard]
    for seat in state.seats:
        held += [*seat.events, *seat.open]
    found = Counter(card for card in held if card in cards and cards[card].set in common)
    wanted = Counter({slug: card.copies for slug, card in cards.items() if card.set in common})
    hidden = sum(card not in cards for card in held)
    assert found <= wanted, "an event card too many"
    assert hidden or found == wanted, "an event card too few"


def initiative_is_whole(g: Realm) -> None:
    """11: the track is a permutation of the seats."""
    track = g.state.initiative
    assert not track or sorted(track) == list(g.seats), f"the track is {track}"


def units_stand_on_tiles(g: Realm) -> None:
    """15: nobody stands on an empty cell."""
    for number, unit in g.state.units.items():
        assert unit.cell in g.state.tiles, f"{number} stands on {unit.cell}"


def missions_count_once(g: Realm) -> None:
    """12: no mission twice."""
    for seat in g.state.seats:
        assert len(set(seat.missions)) == len(seat.missions), "a mission twice"


INVARIANTS = (
    units_are_conserved,
    oni_are_conserved,
    tokens_are_conserved,
    markers_are_conserved,
    tiles_are_unique,
    slots_are_legal,
    sun_and_oni_apart,
    jade_limit_holds,
    one_legend_at_most,
    event_cards_are_conserved,
    initiative_is_whole,
    units_stand_on_tiles,
    missions_count_once,
)
