"""A game as the kernel and the service see it: explicit tables and a few functions."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, Literal, TypeVar, Union

import msgspec
from msgspec import Raw, Struct

from games.kernel.content import Edition, MatchOption, edition_of, in_order, read_content
from games.kernel.drawing.looks import Look
from games.kernel.events import Event, Viewer
from games.kernel.header import MatchState
from games.kernel.moves import KERNEL_EVENTS
from games.kernel.position import Position
from games.kernel.reference import ReferenceSection
from games.kernel.refusal import Refused
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, Words, gettext_noop, say
from games.kernel.together import KERNEL_STEPS

S = TypeVar("S", bound=MatchState)
G = TypeVar("G", bound=Position[Any, Any])
Payload = dict[str, Any]
_ = gettext_noop


class ScoreLine(Struct, frozen=True):
    """Points with the sentence that explains them."""

    text: Text
    points: int


class SeatFact(Struct, frozen=True):
    """A public number of a seat, as it stands beside the player's name."""

    icon: str
    """A symbol of `static/icons.svg`, without its `i-`."""
    label: Text
    value: int


class BoardPart(Struct, frozen=True):
    """A piece of the board that a phone shows by itself."""

    slug: str
    """What `draw_board` takes as `only`."""
    title: Text
    seat: int | None = None
    """Whose it is, if it is somebody's."""
    width: Literal["auto", "full", "two_thirds", "half", "third"] = "auto"
    """How much of the board's width it takes on a wide page; "auto" shares it evenly."""
    has_heading: bool = False
    """True if the drawing itself says what it is."""
    zooms: bool = False
    """True if it is too fine for a phone at once: it can be moved and enlarged in its place."""


class Game(Struct, Generic[S, G], frozen=True, dict=True, kw_only=True):
    """Everything a game is, put together."""

    slug: str
    version: int
    """The version of its rules, kept with every event that they decide."""
    seats: range
    content_folder: Path
    content_type: type[Any]
    state_type: type[S]
    position: Callable[..., G]
    options_type: type[Any]
    events: tuple[type[Event[Any]], ...]
    steps: tuple[type[Step[Any]], ...]
    blank: Callable[[int, Any], S]
    """The state before the first event, from the number of seats and the options."""
    setup: Callable[[G], Rule]
    mask: Callable[[S, Viewer], S]
    imagine: Callable[[G, Viewer, Random], S]
    """A full state that looks like this position, which is masked, to its viewer."""
    chronicle: Callable[[Event[Any], G], Text | None]
    score: Callable[[G, int], list[ScoreLine]]
    estimate: Callable[[G, int], float]
    """How well a seat stands, for the heuristic bot."""
    draw_board: Callable[..., str]
    looks: Mapping[str, Look] = {}
    """How shapes look that only this game has, by names that no other game uses."""
    invariants: tuple[Callable[[G], None], ...] = ()
    transitions: tuple[Callable[[S, G], None], ...] = ()
    """What holds between the state before an event and the position after it and its triggers."""
    triggers: Mapping[type[Event[Any]], tuple[Callable[[G, Any], Rule], ...]] = {}
    upcasts: Mapping[tuple[str, int], Callable[[Payload], Payload]] = {}
    """From one version of an event, by its slug, to the next."""
    colours: tuple[str, ...]
    """The colours in the box, in the order in which seats get them."""
    check_options: Callable[[int, Any], None] = lambda seats, options: None
    seat_role: Callable[[G, int], Text | None] = lambda g, seat: None
    """What a seat plays: its faction, its clan."""
    seat_facts: Callable[[G, int], list[SeatFact]] = lambda g, seat: []
    board_parts: Callable[[G], tuple[BoardPart, ...]] = lambda g: ()
    """None if the board is always shown whole."""
    draw_thumbnail: Callable[..., str] | None = None
    """A part as a small picture, by the part's slug."""
    news: Callable[[Sequence[Event[Any]]], list[Any]] = lambda events: []
    """What `draw_board` marks as changed by these events."""
    turn_events: tuple[type[Event[Any]], ...] = ()
    """Each of them begins a turn."""
    round_events: tuple[type[Event[Any]], ...] = ()
    """Each of them begins a round, a cycle, an age."""
    summary: Words = Words("", "")
    """What it is about, in two or three sentences."""
    minutes: tuple[int, int] | None = None
    """How long it takes at a real table, from and to."""
    tie_breaks: Callable[[G, int], list[ScoreLine]] = lambda g, seat: []
    """What counts between equal points, the first difference first; more is better."""
    achievements: Callable[[G, int], list[str]] = lambda g, seat: []
    """What a seat reached in a match that is over, by slugs; kept for its player."""
    achievement_names: Callable[[Any], dict[str, Text]] = lambda content: {}
    """All that can be reached, in order, from the content."""
    reference: Callable[[Any], list[ReferenceSection]] = lambda content: []
    """All that is printed, from the content."""
    draw_reference: Callable[..., str] | None = None
    """A picture of the reference, from the content and the entry's `picture`."""

    @cached_property
    def name(self) -> Words:
        name: Words = self.content().value.game.name
        return name

    @cached_property
    def options(self) -> dict[str, MatchOption]:
        """What a table may agree on, in the order of the box."""
        options: dict[str, MatchOption] = self.content().value.options
        return {slug: options[slug] for slug in in_order(options) if slug != "players"}

    @cached_property
    def event_decoder(self) -> msgspec.json.Decoder[Event[Any]]:
        return msgspec.json.Decoder(Union[(*KERNEL_EVENTS, *self.events)])

    @cached_property
    def step_decoder(self) -> msgspec.json.Decoder[Step[Any]]:
        return msgspec.json.Decoder(Union[(*KERNEL_STEPS, *self.steps)])

    @cached_property
    def state_decoder(self) -> msgspec.json.Decoder[S]:
        return msgspec.json.Decoder(self.state_type)

    @cached_property
    def _editions(self) -> dict[Path | None, Edition[Any]]:
        return {}

    def content(self, overrides: Path | None = None) -> Edition[Any]:
        """The content of this release, with a club's own values; read once."""
        if overrides not in self._editions:
            self._editions[overrides] = read_content(
                self.content_folder, self.content_type, overrides
            )
        return self._editions[overrides]

    def edition(self, body: bytes) -> Edition[Any]:
        """Content as an older match was pinned to it."""
        return edition_of(body, self.content_type)

    def copy(self, state: S) -> S:
        return self.state_decoder.decode(ENCODER.encode(state))

    def read_step(self, text: Raw | Step[Any]) -> Step[Any]:
        return text if isinstance(text, Step) else self.step_decoder.decode(text)

    def read_options(self, seats: int, values: Mapping[str, Any]) -> Any:
        """The match options as the rules read them; unknown or impossible ones are refused."""
        if seats not in self.seats:
            raise Refused("bad_seats", say(_("This game is not for {seats} players."), seats=seats))
        try:
            options = msgspec.convert(dict(values), self.options_type)
        except msgspec.ValidationError as error:
            raise Refused(
                "bad_options", say(_("These options do not fit: {error}"), error=str(error))
            ) from error
        self.check_options(seats, options)
        return options


ENCODER = msgspec.json.Encoder()
AnyGame = Game[Any, Any]
