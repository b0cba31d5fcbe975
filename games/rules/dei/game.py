"""DEI: Divide et Impera put together."""

from pathlib import Path

from games.kernel.game import Game
from games.kernel.moves import Corrected
from games.kernel.text import Words
from games.rules.dei.board.draw import draw_board
from games.rules.dei.board.looks import OWN as LOOKS
from games.rules.dei.board.thumbnail import draw_thumbnail
from games.rules.dei.chronicle.tell import tell
from games.rules.dei.content import Content
from games.rules.dei.events import economy, pieces, setup, turn
from games.rules.dei.flow import (
    Feats,
    FinalScore,
    PhaseEnd,
    PhaseStart,
    SeatEnd,
    SeatPhase,
    TurnEnd,
    TurnStart,
)
from games.rules.dei.invariants import INVARIANTS
from games.rules.dei.mask import imagine, mask
from games.rules.dei.news import news
from games.rules.dei.panel import board_parts, seat_facts, seat_role
from games.rules.dei.queries.dei import Dei
from games.rules.dei.reference.pictures import draw_reference
from games.rules.dei.reference.sections import reference
from games.rules.dei.scoring.estimate import estimate
from games.rules.dei.scoring.points import score, tie_breaks
from games.rules.dei.setup import TableSetup, blank
from games.rules.dei.setup import setup as set_up
from games.rules.dei.state import Options, State
from games.rules.dei.steps.building import BuildKind, BuildPlace, BuildToken
from games.rules.dei.steps.card_actions import CardActions, CopyChoice
from games.rules.dei.steps.card_play import CardPlay, FaceChoice, PlanFirst, PlanSecond
from games.rules.dei.steps.collecting import (
    CollectLimit,
    CollectMode,
    CollectRegion,
    CollectSwap,
    Seeking,
)
from games.rules.dei.steps.control import settle_cubes
from games.rules.dei.steps.deployment import Deployment
from games.rules.dei.steps.drone_effects import (
    DroneCollect,
    DroneEnlist,
    DroneEnlistSource,
    FlyMode,
    FlyTarget,
)
from games.rules.dei.steps.droning import DroneChoice, DroneFlight
from games.rules.dei.steps.enlisting import (
    EnlistMode,
    EnlistRegion,
    EnlistResource,
    EnlistSource,
)
from games.rules.dei.steps.killing import KillRegion, KillTarget
from games.rules.dei.steps.mission import MissionChoice
from games.rules.dei.steps.moving import MoveFrom, MoveLeader, MoveRefuges, MoveScrappers, MoveTo
from games.rules.dei.steps.purchase import Purchase, PurchasePayment
from games.rules.dei.steps.replacing import MineRegion, RemedyRegion
from games.rules.dei.steps.resources import Gain, TechForPurchase
from games.rules.dei.steps.setup_picks import (
    DraftColour,
    DraftFeat,
    FactionChoice,
    TileChoice,
    TurnChoice,
)

EVENTS = (
    setup.FactionTaken,
    setup.FactionsDealt,
    setup.TileLaid,
    setup.LayoutDrawn,
    setup.MapBuilt,
    setup.DronesPlaced,
    setup.OutpostsPlaced,
    setup.BoostsPooled,
    setup.MarketsDealt,
    setup.MissionsDealt,
    setup.SeatsEquipped,
    setup.PriorityDrawn,
    setup.FeatsDealt,
    setup.DraftOpened,
    setup.ColourTaken,
    setup.FeatDrafted,
    setup.DraftClosed,
    turn.TurnStarted,
    turn.PhaseStarted,
    turn.SeatStarted,
    turn.UnitsDeployed,
    turn.CardPlanned,
    turn.CardPlayed,
    turn.ActionTaken,
    turn.ActionsAdded,
    turn.BoostUsed,
    turn.BonusMoveTaken,
    turn.BonusMovesGained,
    turn.CardFinished,
    turn.CleanedUp,
    turn.PrioritySet,
    pieces.ScrapperEnlisted,
    pieces.UnitsMoved,
    pieces.ScrappersKilled,
    pieces.ScrapperCarried,
    pieces.ConstructionBuilt,
    pieces.DroneFlown,
    pieces.CubeMoved,
    economy.ResourceCollected,
    economy.ResourceDeclined,
    economy.ResourceGained,
    economy.ResourceDiscarded,
    economy.TechSwapped,
    economy.ResourcePlaced,
    economy.RobotSent,
    economy.CardBought,
    economy.MarketRefilled,
    economy.BoostGained,
    economy.FeatsUnlocked,
    economy.SupplyGained,
    economy.MissionScored,
    economy.MissionSkipped,
    economy.FinalScored,
    economy.CardsScored,
)

STEPS = (
    FactionChoice,
    TileChoice,
    TurnChoice,
    TableSetup,
    Feats,
    DraftColour,
    DraftFeat,
    TurnStart,
    PhaseStart,
    PlanFirst,
    PlanSecond,
    SeatPhase,
    Deployment,
    CardPlay,
    FaceChoice,
    CardActions,
    CopyChoice,
    EnlistMode,
    EnlistSource,
    EnlistRegion,
    EnlistResource,
    MoveFrom,
    MoveTo,
    MoveLeader,
    MoveRefuges,
    MoveScrappers,
    CollectMode,
    CollectRegion,
    CollectLimit,
    CollectSwap,
    Seeking,
    MineRegion,
    RemedyRegion,
    Gain,
    TechForPurchase,
    KillRegion,
    KillTarget,
    BuildKind,
    BuildToken,
    BuildPlace,
    Purchase,
    PurchasePayment,
    DroneChoice,
    DroneFlight,
    DroneCollect,
    DroneEnlist,
    DroneEnlistSource,
    FlyMode,
    FlyTarget,
    SeatEnd,
    MissionChoice,
    FinalScore,
    PhaseEnd,
    TurnEnd,
)

SUMMARY = Words(
    en=(
        "Frozen London, 49 years after the White Death. Lead scavengers over streets and roofs, "
        "pick up Technology and Energy, hold Outposts, buy better cards and borrow the Drones of "
        "the ruling caste. There is hardly any fighting: what counts is to have more Units than "
        "anybody else. Four Turns, a Mission each, and the most Supply wins."
    ),
    pl=(
        "Skuty lodem Londyn, 49 lat po Białej Śmierci. Prowadź zbieraczy ulicami i dachami, "
        "zdobywaj Technologię i Energię, utrzymuj Posterunki, kupuj lepsze karty i przejmuj Drony "
        "rządzącej kasty. Walki prawie nie ma: liczy się, kto ma więcej Jednostek niż każdy inny. "
        "Cztery Tury, w każdej jedna Misja; wygrywa największe Zaopatrzenie."
    ),
)

CONTROL = (settle_cubes,)

GAME: Game[State, Dei] = Game(
    slug="dei",
    version=1,
    seats=range(2, 5),
    content_folder=Path(__file__).parent / "content",
    content_type=Content,
    state_type=State,
    position=Dei,
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
    looks=LOOKS,
    draw_thumbnail=draw_thumbnail,
    board_parts=board_parts,
    seat_role=seat_role,
    seat_facts=seat_facts,
    news=news,
    reference=reference,
    draw_reference=draw_reference,
    invariants=INVARIANTS,
    triggers={
        turn.UnitsDeployed: CONTROL,
        pieces.ScrapperEnlisted: CONTROL,
        pieces.UnitsMoved: CONTROL,
        pieces.ScrappersKilled: CONTROL,
        pieces.ScrapperCarried: CONTROL,
        pieces.ConstructionBuilt: CONTROL,
        pieces.DroneFlown: CONTROL,
        economy.FeatsUnlocked: CONTROL,
        Corrected: CONTROL,
    },
    colours=("purple", "orange", "teal", "yellow"),
    turn_events=(turn.SeatStarted,),
    round_events=(turn.TurnStarted,),
    summary=SUMMARY,
    minutes=(60, 120),
    tie_breaks=tie_breaks,
)
