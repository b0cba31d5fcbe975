"""The time zones to choose from, by continent."""

from itertools import groupby

from django.utils.translation import gettext_lazy as _

from accounts.validators import time_zones

CONTINENTS = (
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
    "Indian", "Pacific",
)  # fmt: skip

Choice = tuple[object, object]


def zone_choices(current: str) -> list[Choice]:
    """All cities, and the zone in use even if its name is an old or odd one."""
    names = sorted(name for name in time_zones() if name.partition("/")[0] in CONTINENTS)
    places = [
        (continent, [(name, city(name)) for name in group])
        for continent, group in groupby(names, lambda name: name.partition("/")[0])
    ]
    odd = [(current, current)] if current and current not in {*names, "UTC"} else []
    return [("", _("not known yet: UTC")), ("UTC", "UTC"), *odd, *places]


def city(name: str) -> str:
    return name.partition("/")[2].replace("_", " ").replace("/", ", ")
