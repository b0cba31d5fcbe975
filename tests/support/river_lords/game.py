"""River Lords put together: an invented game that uses every form of the kernel."""

from pathlib import Path
from random import Random

from games.kernel.events import Viewer
from games.kernel.game import Game, ScoreLine
from games.kernel.text import gettext_noop, say
from tests.support.river_lords import battle, effects, flow, steps
from tests.support.river_lords.chronicle import tell
from tests.support.river_lords.events import EVENTS
from tests.support.river_lords.mask import imagine_with, mask
from tests.support.river_lords.queries import River
from tests.support.river_lords.state import Content, Options, State

_ = gettext_noop

STEPS = (
    flow.YearStart,
    flow.Turn,
    flow.TurnEnd,
    flow.Victory,
    steps.HomeChoice,
    steps.StockChoice,
    steps.ShrineChoice,
    steps.ActLoop,
    effects.CardEffects,
    steps.BuryChoice,
    steps.MarchOrigin,
    steps.MarchTarget,
    steps.RetreatChoice,
    battle.BattleOrder,
    battle.WatchChoice,
    battle.BidChoice,
    battle.TributeChoice,
)


def imagine(g: River, viewer: Viewer, rng: Random) -> State:
    return imagine_with(g.content, g.state, rng)


def score(g: River, seat: int) -> list[ScoreLine]:
    held = len(g.held_by(seat))
    return [
        ScoreLine(say(_("Food")), g.lord(seat).food),
        ScoreLine(say(_("Garrisons: {count}"), count=held), 3 * held),
    ]


def estimate(g: River, seat: int) -> float:
    return flow.points(g, seat) + len(g.lord(seat).hand) / 2


def cards_are_conserved(g: River) -> None:
    places = [g.state.deck, g.state.discards, *(lord.hand for lord in g.state.lords)]
    count = sum(len(place) for place in places)
    printed = sum(card.copies for card in g.content.cards.values())
    assert count in (0, printed), f"{count} cards"


def granaries_hold(g: River) -> None:
    for seat in g.seats:
        assert 0 <= g.lord(seat).food <= g.content.game.most_food, f"seat {seat}"


def the_crown_is_where_it_belongs(g: River) -> None:
    if g.state.crown is not None:
        counts = [len(g.held_by(seat)) for seat in g.seats]
        assert counts[g.state.crown] == max(counts), "a crown out of place"


GAME: Game[State, River] = Game(
    slug="river_lords",
    version=1,
    seats=range(2, 5),
    content_folder=Path(__file__).parent / "content",
    content_type=Content,
    state_type=State,
    position=River,
    options_type=Options,
    events=EVENTS,
    steps=STEPS,
    blank=flow.blank,
    setup=flow.setup,
    mask=mask,
    imagine=imagine,
    chronicle=tell,
    score=score,
    estimate=estimate,
    draw_board=lambda *args, **kwargs: "<svg/>",
    colours=("red", "blue", "green", "yellow"),
    invariants=(cards_are_conserved, granaries_hold, the_crown_is_where_it_belongs),
    triggers=flow.TRIGGERS,
)
