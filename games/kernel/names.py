"""Slugs from class names: `GarrisonRetreated` is stored as `garrison_retreated`."""

import re

BORDER = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def slug_of(class_name: str) -> str:
    return BORDER.sub("_", class_name).lower()
