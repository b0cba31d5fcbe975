"""A registered game is held to the import contracts from its first day."""

import tomllib

from django.conf import settings

from games.rules.registry import GAMES


def test_every_game_stands_in_the_contracts() -> None:
    project = tomllib.loads((settings.BASE_DIR / "pyproject.toml").read_text())
    contracts = {each["name"]: each for each in project["tool"]["importlinter"]["contracts"]}
    games = {f"games.rules.{slug}" for slug in GAMES}
    assert games <= set(contracts["Games know nothing of each other"]["modules"])
    assert games <= set(contracts["The files of a game are in order"]["containers"])
