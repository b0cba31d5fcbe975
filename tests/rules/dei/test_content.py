"""The printed things: counts, vocabulary, sources (SPEC 3, 10, R44)."""

from collections import Counter

import pytest
from msgspec import structs

from games.kernel.drawing.seats import SEAT_COLOURS
from games.rules.dei.content import COLOURS, Powers
from games.rules.dei.queries.bag import ABLE
from games.rules.dei.scoring.missions import FORMULAS
from games.rules.dei.scoring.points import WHY
from games.rules.dei.steps.card_actions import OPENED
from games.rules.dei.steps.droning import EFFECTS
from tests.rules.dei.positions import CONTENT, FOUR, GAME

CARDS = CONTENT.cards


def test_r44_what_is_in_the_box() -> None:
    assert len(CONTENT.tiles) == 16
    assert len(CONTENT.feats) == 18
    assert len(CONTENT.missions) == 12
    assert len(CONTENT.all_boosts) == 16
    assert sum(kind.tokens for kind in CONTENT.outposts.values()) == 15
    assert Counter(card.market or "faction" for card in CARDS.values()) == {
        "faction": 32,
        "tactics": 8,
        "logistics": 8,
        "machinery": 8,
        "black": 12,
        "drone": 12,
    }


@pytest.mark.parametrize("faction", FOUR)
def test_every_faction_has_eight_cards_one_of_them_for_its_drone(faction: str) -> None:
    cards = [CARDS[card] for card in CONTENT.faction_cards(faction)]
    drones = [card.actions[0].drone for card in cards if card.drone_card]

    assert len(cards) == 8
    assert drones == [CONTENT.factions[faction].drone]


def test_every_drone_has_three_market_cards() -> None:
    for drone in CONTENT.drones:
        cards = [CARDS[card] for card in CONTENT.drone_cards([drone])]
        assert [card.supply for card in cards] == [1, 2, 3]
        assert all(card.actions[0].drone == drone for card in cards)


def test_r51_a_card_that_activates_a_drone_is_a_drone_card() -> None:
    for name, card in CARDS.items():
        families = [CONTENT.family(action.do) for action in card.actions]
        assert card.drone_card == ("drone" in families), name


def test_every_word_of_the_cards_is_known() -> None:
    for card in CARDS.values():
        for action in card.actions:
            assert CONTENT.family(action.do) in OPENED
            assert not action.action or CONTENT.family(action.action) in ABLE
            assert action.colour in ("", "any", *COLOURS)


def test_every_family_has_a_rule() -> None:
    families = {action.family for action in CONTENT.actions.values()}

    assert families == set(ABLE)
    assert families - {"buy"} == set(OPENED)


def test_every_effect_and_formula_has_a_function() -> None:
    assert {drone.effect.word for drone in CONTENT.drones.values()} == set(EFFECTS)
    assert {mission.formula for mission in CONTENT.missions.values()} == set(FORMULAS)


def test_every_power_is_printed_somewhere() -> None:
    sources = [feat.powers for feat in CONTENT.feats.values()]
    sources += [faction.leader.powers for faction in CONTENT.factions.values()]
    used = {
        name
        for powers in sources
        for name, value in structs.asdict(powers).items()
        if value != getattr(Powers(), name)
    }
    assert used == set(Powers.__struct_fields__)


def test_advanced_actions_stay_in_their_market() -> None:
    for card in CARDS.values():
        for action in card.actions:
            kind = CONTENT.actions[action.do].kind
            if kind in ("tactics", "logistics", "machinery"):
                assert card.market == kind


def test_keys_of_a_card_tell_its_entries_apart() -> None:
    for card in CARDS.values():
        keys = {entry.key: entry for entry in card.bag}
        assert all(keys[entry.key] == entry for entry in card.bag)


def test_missions_and_reasons_have_words() -> None:
    assert set(WHY) == {"card", "drone", "trade", "cubes", "feats", "tech", "energy", "bought"}
    for mission in CONTENT.missions.values():
        assert mission.on_time.per > 0
        assert mission.late.gain > 0


def test_every_name_is_said_in_two_languages() -> None:
    things = [*CARDS.values(), *CONTENT.feats.values(), *CONTENT.missions.values()]
    things += [*CONTENT.boosts.values(), *CONTENT.actions.values(), *CONTENT.terms.values()]
    for thing in things:
        assert thing.name.en
        assert thing.name.pl


def test_every_printed_thing_says_where_it_comes_from() -> None:
    for table in (CONTENT.cards, CONTENT.feats, CONTENT.missions, CONTENT.tiles, CONTENT.boosts):
        assert all(thing.source for thing in table.values())


def test_marks_on_the_tiles_name_areas() -> None:
    for tile in CONTENT.tiles.values():
        areas = set("".join(tile.grid))
        assert set(tile.resources) <= areas
        assert {name for name in areas if name.isupper()} == set(tile.tiers)
        assert not tile.outpost or tile.outpost.area in areas
        assert not tile.summon or tile.summon in areas
        for line in tile.bridges:
            assert set(line.roofs) | set(line.crosses) <= areas


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_summon_marks_as_players(seats: int) -> None:
    tiles = [CONTENT.tiles[tile] for tile in CONTENT.tiles_for(seats)]

    assert sum(bool(tile.summon) for tile in tiles) == seats
    assert sum(bool(tile.refuge) for tile in tiles) == 2


def test_the_colours_of_seats_can_be_drawn() -> None:
    assert set(GAME.colours) <= set(SEAT_COLOURS)
