"""The position: what the rules look at, the state together with its content and chance."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from games.kernel.chance import Chance, no_chance
from games.kernel.header import MatchState

S = TypeVar("S", bound=MatchState)
C = TypeVar("C")


class Position(Generic[S, C]):
    """Rules read it as `g`; nothing but events writes to its state."""

    __slots__ = ("chance", "content", "known", "state")

    def __init__(self, state: S, content: C, chance: Chance | None = None) -> None:
        self.state = state
        self.content = content
        self.chance = chance if chance is not None else no_chance()
        self.known: dict[Hashable, Any] = {}

    @property
    def seats(self) -> range:
        return range(self.state.header.seats)

    def is_absent(self, seat: int) -> bool:
        return seat in self.state.header.resigned


G = TypeVar("G", bound=Position[Any, Any])
P = ParamSpec("P")
R = TypeVar("R")


def derived(query: Callable[Concatenate[G, P], R]) -> Callable[Concatenate[G, P], R]:
    """Keep a query's answer until the next event. It returns a tuple or a plain value."""

    @wraps(query)
    def known(g: G, /, *args: P.args, **kwargs: P.kwargs) -> R:
        assert not kwargs, "a derived query takes positional arguments"
        key = (query, args)
        kept = g.known.get(key, g)
        if kept is not g:
            return kept  # type: ignore[no-any-return]  # what the query itself returned
        answer = g.known[key] = query(g, *args, **kwargs)
        return answer

    return known
