import pytest

from games.kernel.drawing.colours import GROUNDS, PAPERS


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize("ground", GROUNDS)
def test_ink_and_news_read_on_every_ground(ground: str, theme: int) -> None:
    fill, _ = GROUNDS[ground]
    for line in ("m-ink", "since"):
        assert contrast(PAPERS[line][theme], fill[theme]) >= 3
