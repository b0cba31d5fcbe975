"""The content: counts of the box, sources, and a club's own values."""

from pathlib import Path

import pytest

from games.kernel.content import read_content
from games.rules.daimyo import content as module
from games.rules.daimyo.content import Content
from tests.rules.daimyo.positions import CONTENT

FOLDER = Path(module.__file__).parent / "content"


def test_the_box_is_complete() -> None:
    market = [hero for hero in CONTENT.heroes.values() if not hero.clan]
    assert len(market) == 40
    assert len(CONTENT.heroes) == 52
    assert sum(hero.aggressive for hero in market) == 6
    assert len(CONTENT.boards) == 8
    assert len(CONTENT.objectives) == 12
    assert len(CONTENT.solo.cards) == 20
    assert len(CONTENT.villagers) == 3


def test_r1_tokens_have_no_limit_in_the_content() -> None:
    assert set(CONTENT.resources) == {"rice", "metal", "stone", "gold"}


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_every_board_has_one_yellow_and_three_grey_tiles(side: str) -> None:
    for board in CONTENT.boards.values():
        colours = [CONTENT.effects[tile].colour for tile in board.sides[side].tiles]  # type: ignore[index]
        assert sorted(colours) == ["grey", "grey", "grey", "yellow"]


def test_every_effect_lies_under_a_building() -> None:
    used = {
        tile
        for board in CONTENT.boards.values()
        for side in board.sides.values()
        for tile in side.tiles
    }
    assert used == set(CONTENT.effects)


def test_every_empire_card_has_a_row_of_each_colour() -> None:
    for card in CONTENT.solo.cards.values():
        assert sorted(row.die for row in card.rows) == ["blue", "green", "red"]


def test_the_ability_card_covers_every_total_of_three_dice_once() -> None:
    for total in range(3, 19):
        rows = [row for row in CONTENT.solo.ability.rows if row.least <= total <= row.most]
        assert len(rows) == 1


def test_stacks_hold_enough_cards() -> None:
    for name, stack in CONTENT.solo.stacks.items():
        cards = [card for card in CONTENT.solo.cards.values() if card.stack == name]
        assert len(cards) >= 3 * len(stack.rounds)


def test_yellow_tiles_know_only_tokens_and_cards() -> None:
    for effect in CONTENT.effects.values():
        if effect.colour == "yellow":
            assert {op.op for op in effect.ops} <= {"gain", "draw"}


def test_a_club_may_correct_a_kind(tmp_path: Path) -> None:
    club = tmp_path / "daimyo.toml"
    club.write_text(
        "[economy.compensation.gain]\nrice = 0\ngold = 1\n[economy.tax.gain]\ngold = 3\n"
    )
    edition = read_content(FOLDER, Content, club).value

    assert edition.economy.tax.gain == {"gold": 3}
    assert edition.economy.compensation.gain == {"rice": 0, "gold": 1}
