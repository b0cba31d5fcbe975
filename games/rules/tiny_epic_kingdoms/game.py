"""Tiny Epic Kingdoms put together."""

from pathlib import Path

from games.kernel.game import Game
from games.kernel.moves import Resigned
from games.kernel.text import Words
from games.rules.tiny_epic_kingdoms.board.draw import draw_board
from games.rules.tiny_epic_kingdoms.chronicle import tell
from games.rules.tiny_epic_kingdoms.content import Content
from games.rules.tiny_epic_kingdoms.events import economy, ending, setup, turn, war
from games.rules.tiny_epic_kingdoms.flow import (
    Dealing,
    Opening,
    Responses,
    TurnEnd,
    TurnStart,
    last_one_wins,
)
from games.rules.tiny_epic_kingdoms.invariants import INVARIANTS, TRANSITIONS
from games.rules.tiny_epic_kingdoms.mask import imagine, mask
from games.rules.tiny_epic_kingdoms.news import news
from games.rules.tiny_epic_kingdoms.panel import (
    board_parts,
    draw_part_thumbnail,
    seat_facts,
    seat_role,
)
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.reference.pictures import draw_reference
from games.rules.tiny_epic_kingdoms.reference.sections import reference
from games.rules.tiny_epic_kingdoms.scoring.points import estimate, score, tie_breaks
from games.rules.tiny_epic_kingdoms.setup import blank
from games.rules.tiny_epic_kingdoms.setup import setup as set_up
from games.rules.tiny_epic_kingdoms.state import Options, State
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.build import BuildAgain
from games.rules.tiny_epic_kingdoms.steps.collection import Collection
from games.rules.tiny_epic_kingdoms.steps.expansion import (
    ExpandAgain,
    ExpandRegion,
    ExpandStep,
    PayMana,
    PayOre,
)
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolDestination, PatrolUnit
from games.rules.tiny_epic_kingdoms.steps.quest import (
    QuestCard,
    QuestDestination,
    QuestUnit,
    RideOn,
)
from games.rules.tiny_epic_kingdoms.steps.research import MimicChoice
from games.rules.tiny_epic_kingdoms.steps.response import Response, ResponseEnd
from games.rules.tiny_epic_kingdoms.steps.retreat import RetreatChoice
from games.rules.tiny_epic_kingdoms.steps.setup_picks import (
    FactionChoice,
    SideChoice,
    StartRegionChoice,
    StockChoice,
)
from games.rules.tiny_epic_kingdoms.steps.trade import (
    TradeAgain,
    TradeAmount,
    TradeGet,
    TradeGive,
)
from games.rules.tiny_epic_kingdoms.steps.war import War, war_over_region
from games.rules.tiny_epic_kingdoms.steps.war_choices import DieChoice, FleeChoice, RaiseChoice
from games.rules.tiny_epic_kingdoms.steps.war_payment import PaymentChoice
from games.rules.tiny_epic_kingdoms.steps.war_rewards import PlunderChoice, ReanimateChoice

EVENTS = (
    setup.FirstPlayerDrawn,
    setup.FactionsDealt,
    setup.FactionTaken,
    setup.FactionDrawn,
    setup.TerritoriesDealt,
    setup.LostKingdomPlaced,
    setup.SideTaken,
    setup.StockTaken,
    setup.MeeplesPlaced,
    setup.SetupRevealed,
    turn.CardCleared,
    turn.TurnSkipped,
    turn.ActionChosen,
    turn.Passed,
    turn.MeepleStood,
    turn.MeepleMoved,
    turn.MeepleStepped,
    turn.MarkerPassed,
    war.WarStarted,
    war.DieRevealed,
    war.AllianceFormed,
    war.WarRaised,
    war.WarResolved,
    war.WarPaid,
    war.MeepleRemoved,
    war.MeepleFled,
    war.AllianceBroken,
    war.MeepleRetreated,
    war.MeepleStayed,
    war.WarWon,
    war.Plundered,
    war.MeepleRaised,
    war.WarEnded,
    economy.TowerBuilt,
    economy.MagicResearched,
    economy.AbilityMimicked,
    economy.MeepleExpanded,
    economy.Traded,
    economy.Collected,
    economy.ResourceGained,
    ending.EndTriggered,
    ending.DeadRemoved,
    ending.GameScored,
)

STEPS = (
    FactionChoice,
    Dealing,
    SideChoice,
    StockChoice,
    StartRegionChoice,
    Opening,
    TurnStart,
    ActionChoice,
    Responses,
    Response,
    ResponseEnd,
    TurnEnd,
    PatrolUnit,
    PatrolDestination,
    QuestUnit,
    QuestCard,
    QuestDestination,
    RideOn,
    BuildAgain,
    MimicChoice,
    ExpandRegion,
    PayOre,
    PayMana,
    ExpandStep,
    ExpandAgain,
    TradeGive,
    TradeGet,
    TradeAmount,
    TradeAgain,
    Collection,
    GainChoice,
    War,
    DieChoice,
    RaiseChoice,
    PaymentChoice,
    FleeChoice,
    RetreatChoice,
    PlunderChoice,
    ReanimateChoice,
)

SUMMARY = Words(
    en=(
        "A small realm with large plans. Every action that one player chooses, the others may "
        "follow or use to collect resources. Spread out, build the tower, study magic, quest "
        "into foreign lands; where two meet, both set a die in secret: war, or an alliance."
    ),
    pl=(
        "Małe królestwo z wielkimi planami. Każdą akcję, którą wybierze jeden gracz, pozostali "
        "mogą wykonać za nim albo zebrać surowce. Rozrastaj się, buduj wieżę, zgłębiaj magię, "
        "wyruszaj z misjami do obcych krain; gdzie spotka się dwóch, obaj w tajemnicy ustawiają "
        "kość: wojna albo sojusz."
    ),
)

GAME: Game[State, Kingdoms] = Game(
    slug="tiny_epic_kingdoms",
    version=1,
    seats=range(2, 6),
    content_folder=Path(__file__).parent / "content",
    content_type=Content,
    state_type=State,
    position=Kingdoms,
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
    transitions=TRANSITIONS,
    triggers={
        turn.MeepleMoved: (war_over_region,),
        Resigned: (last_one_wins,),
    },
    colours=("white", "blue", "purple", "orange", "black"),
    seat_role=seat_role,
    seat_facts=seat_facts,
    board_parts=board_parts,
    draw_thumbnail=draw_part_thumbnail,
    news=news,
    turn_events=(turn.ActionChosen, turn.TurnSkipped),
    round_events=(turn.CardCleared,),
    summary=SUMMARY,
    minutes=(30, 60),
    tie_breaks=tie_breaks,
    reference=reference,
    draw_reference=draw_reference,
)
