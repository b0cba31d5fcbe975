"""Tsukuyumi put together."""

from pathlib import Path
from typing import Any

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.moves import Resigned
from games.kernel.text import Words
from games.rules.tsukuyumi.board.draw import draw_board
from games.rules.tsukuyumi.chronicle.tell import tell
from games.rules.tsukuyumi.content import Content
from games.rules.tsukuyumi.effects import (
    boarlords,
    circle,
    circus,
    counterattacks,
    cybersamurai,
    dark_seed,
    deploying,
    destiny,
    gifts,
    guardians,
    legends,
    nomads,
    orders,
    reef,
    sisters,
    vocabulary,
)
from games.rules.tsukuyumi.events import board, cards, combat, setup, turn, units
from games.rules.tsukuyumi.flow.opening import GateLaying, Laying, SetUp
from games.rules.tsukuyumi.flow.rounds import AfterTurn, PhaseTurns, Reveal, Round, RoundOver, Turns
from games.rules.tsukuyumi.flow.triggers import (
    eggs_are_crushed,
    last_one_wins,
    settle_missions,
    sun_burns_marker,
)
from games.rules.tsukuyumi.invariants import INVARIANTS
from games.rules.tsukuyumi.mask import imagine, mask
from games.rules.tsukuyumi.news import news
from games.rules.tsukuyumi.panel import board_parts, draw_part_thumbnail, seat_facts, seat_role
from games.rules.tsukuyumi.queries.realm import Realm, Rulebook
from games.rules.tsukuyumi.reference.pictures import draw_reference
from games.rules.tsukuyumi.reference.sections import reference
from games.rules.tsukuyumi.scoring.estimate import estimate
from games.rules.tsukuyumi.scoring.points import score, tie_breaks
from games.rules.tsukuyumi.setup import blank, check_options
from games.rules.tsukuyumi.setup import setup as set_up
from games.rules.tsukuyumi.state import Options, State
from games.rules.tsukuyumi.steps import (
    aiming,
    casualty_choice,
    combat_choices,
    counter_choice,
    drawing,
    entering,
    first_places,
    gates,
    oni,
    placing,
    producing,
    pushing,
    starting,
    tiles,
    tokens,
)
from games.rules.tsukuyumi.steps import guardians as guardian_steps
from games.rules.tsukuyumi.steps.attack import CombatStage
from games.rules.tsukuyumi.steps.damage import Casualties
from games.rules.tsukuyumi.steps.effects import CardEffects
from games.rules.tsukuyumi.steps.moving import Destination, HowMany, Movement, Walk
from games.rules.tsukuyumi.steps.pick import Pick, SecretPick
from games.rules.tsukuyumi.steps.round_end import RoundEnd
from games.rules.tsukuyumi.steps.turn import Doing, Pending, TurnMenu

FACTIONS: tuple[Any, ...] = (
    sisters,
    circle,
    guardians,
    circus,
    reef,
    nomads,
    boarlords,
    cybersamurai,
    dark_seed,
    deploying,
    gifts,
    legends,
)
TARGETED: tuple[Any, ...] = tuple(part for part in FACTIONS if hasattr(part, "CELLS"))

CELLS = vocabulary.TARGETS | {op: cells for part in TARGETED for op, cells in part.CELLS.items()}
AT = vocabulary.ON_CELL | {op: act for part in TARGETED for op, act in part.AT.items()}
RULES = Rulebook(
    effects={
        **vocabulary.PLAY,
        **dict.fromkeys(CELLS, vocabulary.aim),
        **{f"cells:{op}": cells for op, cells in CELLS.items()},
        **{f"at:{op}": act for op, act in AT.items()},
        **counterattacks.COUNTERS,
        **{name: effect for part in FACTIONS for name, effect in part.EFFECTS.items()},
    },
    playable={
        **vocabulary.PLAYABLE,
        **dict.fromkeys(CELLS, vocabulary.has_target),
        **{name: test for part in FACTIONS for name, test in part.PLAYABLE.items()},
    },
    asks={
        name: ask
        for part in (
            aiming,
            combat_choices,
            counter_choice,
            casualty_choice,
            first_places,
            placing,
            drawing,
            entering,
            gates,
            guardian_steps,
            oni,
            producing,
            pushing,
            starting,
            tiles,
            tokens,
            counterattacks,
            orders,
            vocabulary,
            *FACTIONS,
        )
        for name, ask in part.ASKS.items()
    },
    extras=(
        *circle.EXTRAS,
        *cybersamurai.EXTRAS,
        *dark_seed.EXTRAS,
        *gifts.EXTRAS,
        *destiny.EXTRAS,
        *orders.EXTRAS,
    ),
)


def position(state: State, content: Content, chance: Chance | None = None) -> Realm:
    return Realm(state, content, chance, RULES)


EVENTS = tuple(
    kind
    for module in (setup, cards, board, units, turn, combat)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
STEPS = (
    Pick,
    SecretPick,
    SetUp,
    Laying,
    GateLaying,
    Round,
    Reveal,
    PhaseTurns,
    Turns,
    TurnMenu,
    Doing,
    Pending,
    AfterTurn,
    RoundEnd,
    RoundOver,
    Movement,
    Destination,
    HowMany,
    Walk,
    CombatStage,
    CardEffects,
    Casualties,
)
SUMMARY = Words(
    en=(
        "The Moon has fallen into the dry Pacific and broken open. Draft an action card each "
        "round, move and fight in four coloured phases without dice, and hold land around the "
        "wreck while the dragon's ONI roam among you."
    ),
    pl=(
        "Księżyc spadł do wyschniętego Pacyfiku i pękł. Co rundę wybieraj kartę akcji, ruszaj się "
        "i walcz bez kości w czterech kolorowych fazach i utrzymaj ziemię wokół wraku, gdy między "
        "wami krążą ONI smoka."
    ),
)

GAME: Game[State, Realm] = Game(
    slug="tsukuyumi",
    version=1,
    seats=range(2, 7),
    content_folder=Path(__file__).parent / "content",
    content_type=Content,
    state_type=State,
    position=position,
    options_type=Options,
    events=EVENTS,
    steps=STEPS,
    blank=blank,
    setup=set_up,
    mask=mask,
    imagine=imagine,
    chronicle=tell,
    score=score,
    estimate=estimate,
    draw_board=draw_board,
    invariants=INVARIANTS,
    triggers={
        board.TraitMarked: (sun_burns_marker,),
        board.AreaConquered: (eggs_are_crushed,),
        Event: (settle_missions,),
        Resigned: (last_one_wins,),
    },
    check_options=check_options,
    colours=("purple", "yellow", "teal", "red", "blue", "white"),
    seat_role=seat_role,
    seat_facts=seat_facts,
    board_parts=board_parts,
    draw_thumbnail=draw_part_thumbnail,
    news=news,
    turn_events=(turn.TurnStarted,),
    round_events=(turn.RoundStarted,),
    summary=SUMMARY,
    minutes=(120, 240),
    tie_breaks=tie_breaks,
    reference=reference,
    draw_reference=draw_reference,
)
