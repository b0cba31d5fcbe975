"""How meeples are put on the board and taken off it."""

from games.rules.tiny_epic_kingdoms.state import Meeple, State


def put_down(state: State, meeple: Meeple, region: str) -> None:
    state.regions.setdefault(region, []).append(meeple)


def pick_up(state: State, meeple_id: str, region: str) -> Meeple:
    there = state.regions[region]
    meeple = next(meeple for meeple in there if meeple.id == meeple_id)
    there.remove(meeple)
    if not there:
        del state.regions[region]
    return meeple
