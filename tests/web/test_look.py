"""The contrasts that LOOK promises, reckoned from the style sheet itself."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games.kernel.drawing.colours import PAPERS
from games.kernel.drawing.seats import SEAT_COLOURS

STATIC = Path(__file__).parents[2] / "static"
CSS = (STATIC / "look.css").read_text()
TOKENS = {
    name: (light, dark)
    for name, light, dark in re.findall(
        r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", CSS
    )
}
GROUNDS = ("paper", "sheet", "sunk", "wash")
DAY, NIGHT = 0, 1
# Ratios on paper, sheet, sunk and wash, by day and by night, as LOOK has them.
PROMISED = {
    "ink": ((13.7, 15.6, 12.2, 14.1), (14.8, 13.3, 11.4, 11.2)),
    "ink-2": ((6.6, 7.5, 5.9, 6.8), (8.5, 7.6, 6.5, 6.4)),
    "link": ((6.7, 7.7, 6.0, 6.9), (10.4, 9.4, 8.0, 7.9)),
    "lamp-text": ((6.2, 7.1, 5.5, 6.4), (10.5, 9.5, 8.1, 8.0)),
    "since": ((5.5, 6.2, 4.9, 5.6), (9.2, 8.3, 7.1, 7.0)),
    "danger": ((6.3, 7.2, 5.6, 6.5), (9.1, 8.2, 7.0, 6.9)),
    "ok": ((5.8, 6.6, 5.2, 6.0), (10.2, 9.2, 7.9, 7.7)),
    "focus": ((6.3, 7.1, 5.6, 6.5), (10.9, 9.8, 8.4, 8.3)),
    "edge": ((3.7, 4.2, 3.3, 3.8), (4.9, 4.4, 3.8, 3.7)),
}
LEAST = {"edge": 3.0, "focus": 3.0}
LEAST_FOR_TEXT = 4.5


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [DAY, NIGHT])
@pytest.mark.parametrize("name", PROMISED)
def test_every_token_keeps_its_contrast_on_every_ground(name: str, theme: int) -> None:
    found = [contrast(TOKENS[name][theme], TOKENS[ground][theme]) for ground in GROUNDS]
    assert found == pytest.approx(PROMISED[name][theme], abs=0.06)
    assert min(found) >= LEAST.get(name, LEAST_FOR_TEXT)


@pytest.mark.parametrize(("theme", "ratio"), [(DAY, 8.8), (NIGHT, 9.7)])
def test_words_on_the_lamp_are_readable(theme: int, ratio: float) -> None:
    found = contrast(TOKENS["on-lamp"][theme], TOKENS["lamp"][theme])
    assert found == pytest.approx(ratio, abs=0.06)


@pytest.mark.parametrize("name", sorted(TOKENS.keys() & PAPERS.keys()))
def test_boards_are_drawn_in_the_colours_of_the_page(name: str) -> None:
    assert TOKENS[name] == PAPERS[name]


def test_a_chosen_theme_overrides_the_system() -> None:
    for theme in ("light", "dark"):
        assert f":root[data-theme={theme}] {{ color-scheme: {theme} }}" in CSS


def test_the_icon_set_has_a_mark_for_every_seat() -> None:
    icons = ElementTree.parse(STATIC / "icons.svg").getroot()
    symbols = {symbol.get("id"): symbol for symbol in icons}
    for colour, seat in SEAT_COLOURS.items():
        _, disc, mark = symbols[f"seat-{colour}"]
        assert disc.get("fill") == seat.fill
        assert (mark.get("fill"), mark.get("d")) == (seat.on, seat.mark)


def test_every_icon_that_a_page_names_is_in_the_set() -> None:
    icons = ElementTree.parse(STATIC / "icons.svg").getroot()
    ours = {symbol.get("id", "").removeprefix("i-") for symbol in icons}
    templates = Path(__file__).parents[2] / "templates"
    named = {
        name
        for page in templates.rglob("*.html")
        for name in re.findall(r'{% icon "([\w-]+)"', page.read_text())
    }
    assert named <= ours
