import pytest

from games.kernel.names import slug_of


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("GarrisonRetreated", "garrison_retreated"),
        ("Pass", "pass"),
        ("Level5Bonus", "level5_bonus"),
    ],
)
def test_a_slug_follows_from_the_name_of_the_class(name: str, slug: str) -> None:
    assert slug_of(name) == slug
