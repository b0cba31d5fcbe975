"""Mysthea put together."""

from pathlib import Path

from games.kernel.game import Game
from games.kernel.text import Words
from games.rules.mysthea.board.draw import draw_board
from games.rules.mysthea.board.thumbnail import draw_thumbnail
from games.rules.mysthea.chronicle.tell import tell
from games.rules.mysthea.content import Content
from games.rules.mysthea.effects.choices import EnemyChoice, RegionChoice
from games.rules.mysthea.effects.effect import (
    Effect,
    HandCardChoice,
    PartChoice,
    take_reward,
    take_way,
    use_card,
)
from games.rules.mysthea.effects.portals import PortalDestination, PortalUnit
from games.rules.mysthea.events import battle, cards, era, gains, setup, units, world
from games.rules.mysthea.flow import (
    DraftEnd,
    Drafting,
    EraStart,
    EventResolution,
    Opening,
    Placement,
    RoundStart,
    Turns,
)
from games.rules.mysthea.invariants import INVARIANTS
from games.rules.mysthea.mask import imagine, mask
from games.rules.mysthea.news import news
from games.rules.mysthea.panel import board_parts, seat_facts, seat_role
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.reference.pictures import draw_reference
from games.rules.mysthea.reference.sections import reference
from games.rules.mysthea.scoring.estimate import estimate
from games.rules.mysthea.scoring.glory import score, tie_breaks
from games.rules.mysthea.setup import blank
from games.rules.mysthea.setup import setup as set_up
from games.rules.mysthea.state import Options, State
from games.rules.mysthea.steps.act import ActCard
from games.rules.mysthea.steps.battle import BattleOrder, BattleRegion, BattleStage
from games.rules.mysthea.steps.battle_choices import CardChoice, HitChoice, RetreatChoice
from games.rules.mysthea.steps.building import FreeDeploy, after_construction, after_deployment
from games.rules.mysthea.steps.develop import (
    BottomPick,
    DevelopMode,
    MarketRefill,
    MarketTake,
    MarketTakeMore,
)
from games.rules.mysthea.steps.encounter import (
    EncounterEnd,
    EncounterReveal,
    FreeEncounter,
    SideChoice,
)
from games.rules.mysthea.steps.island import AttunementChoice, InsertChoice
from games.rules.mysthea.steps.meditate import MeditationFort
from games.rules.mysthea.steps.monster import (
    MonsterAttack,
    MonsterClash,
    MonsterLeaving,
    MonsterReward,
    TributeTaking,
)
from games.rules.mysthea.steps.monster_call import MonsterChoice
from games.rules.mysthea.steps.monster_choices import LossChoice, TributeChoice
from games.rules.mysthea.steps.moving import CarryChoice, DestinationChoice, UnitChoice
from games.rules.mysthea.steps.placing import ReplacedChoice
from games.rules.mysthea.steps.seer import BattleSeer, EncounterSeer
from games.rules.mysthea.steps.setup_picks import ChampionChoice, DraftPick, TokenChoice
from games.rules.mysthea.steps.spending import ActSpending, CrystalSpending, RewardSpending
from games.rules.mysthea.steps.turn import TurnChoice

EVENTS = (
    setup.PiecesHandedOut,
    setup.RingShuffled,
    setup.MiragesLaid,
    setup.MonstersDrawn,
    setup.EncountersShuffled,
    setup.AttunementsSet,
    setup.AttunementsMixed,
    setup.EraDecksShuffled,
    setup.StartCardsDealt,
    setup.ChampionsDealt,
    setup.ArtefactsShuffled,
    setup.DraftLaidOut,
    setup.CardDrafted,
    setup.DraftEnded,
    setup.ChampionPlaced,
    setup.TokenPlaced,
    setup.MiragesLifted,
    era.EraBegan,
    era.MonsterAppeared,
    era.EventDeckShuffled,
    era.ChampionsHealed,
    era.FortsReturned,
    era.DiscardsReturned,
    era.ArtefactsDealt,
    era.ArtefactsRecharged,
    era.EventPlaced,
    era.TurnStarted,
    era.BasicActionBegun,
    era.SpecialActionBegun,
    era.EventResolved,
    era.StormBlew,
    era.EraEnded,
    gains.Gained,
    gains.GloryLost,
    gains.Paid,
    gains.ArtefactRecharged,
    gains.ArtefactDischarged,
    gains.CardDrawn,
    cards.CardPlayed,
    cards.PointsGiven,
    cards.PointsAdded,
    cards.PointsSpent,
    cards.CommandEnded,
    cards.EffectUsed,
    cards.PlacementPaid,
    cards.CardReplaced,
    cards.CardPlaced,
    cards.AccessoryUsed,
    cards.CardsDiscarded,
    cards.CardsRemoved,
    cards.DevelopBegun,
    cards.MarketRevealed,
    cards.BurialChosen,
    cards.MarketBuried,
    cards.CardTaken,
    cards.DevelopEnded,
    units.UnitConstructed,
    units.UnitDeployed,
    units.UnitMoved,
    units.GroupSent,
    units.UnitsRemoved,
    units.ChampionWounded,
    battle.BattleStarted,
    battle.BattleCardRevealed,
    battle.BattleCardsDiscarded,
    battle.BattleTotalled,
    battle.BattleEnded,
    world.Meditated,
    world.Attuned,
    world.IslandMoved,
    world.EncounterBegun,
    world.EncounterTaken,
    world.EncounterSideChosen,
    world.EncounterFaced,
    world.MonsterAttacked,
    world.MonsterDefeated,
    world.MonsterRewarded,
    world.MonsterMoved,
    world.TributeChosen,
    world.CardCollected,
    world.TributesTaken,
)

STEPS = (
    Drafting,
    DraftPick,
    DraftEnd,
    Placement,
    ChampionChoice,
    TokenChoice,
    Opening,
    EraStart,
    RoundStart,
    Turns,
    TurnChoice,
    ActCard,
    ActSpending,
    RewardSpending,
    CrystalSpending,
    UnitChoice,
    DestinationChoice,
    CarryChoice,
    ReplacedChoice,
    FreeDeploy,
    DevelopMode,
    BottomPick,
    MarketTake,
    MarketTakeMore,
    MarketRefill,
    MeditationFort,
    BattleRegion,
    BattleSeer,
    BattleStage,
    BattleOrder,
    CardChoice,
    RetreatChoice,
    HitChoice,
    AttunementChoice,
    InsertChoice,
    EncounterSeer,
    EncounterReveal,
    SideChoice,
    EncounterEnd,
    FreeEncounter,
    MonsterAttack,
    MonsterClash,
    MonsterReward,
    MonsterLeaving,
    MonsterChoice,
    LossChoice,
    TributeChoice,
    TributeTaking,
    Effect,
    PartChoice,
    HandCardChoice,
    RegionChoice,
    EnemyChoice,
    PortalUnit,
    PortalDestination,
    EventResolution,
)

SUMMARY = Words(
    en=(
        "Champions explore five islands that float around a giant crystal. Every command card is "
        "at once action points, an effect and a secret order in battle. Over three eras you build "
        "an army, hold regions, turn the ring of islands, face encounters and monsters."
    ),
    pl=(
        "Wybrańcy przemierzają pięć wysp, które dryfują wokół ogromnego kryształu. Każda karta "
        "dowodzenia to zarazem punkty akcji, efekt i tajny rozkaz w bitwie. Przez trzy ery "
        "budujesz armię, zajmujesz regiony, obracasz pierścień wysp, mierzysz się ze spotkaniami "
        "i potworami."
    ),
)

GAME: Game[State, Mysthea] = Game(
    slug="mysthea",
    version=1,
    seats=range(2, 6),
    content_folder=Path(__file__).parent / "content",
    content_type=Content,
    state_type=State,
    position=Mysthea,
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
        units.UnitConstructed: (after_construction,),
        units.UnitDeployed: (after_deployment,),
        cards.EffectUsed: (use_card,),
        cards.AccessoryUsed: (use_card,),
        world.EncounterSideChosen: (take_way,),
        world.MonsterRewarded: (take_reward,),
    },
    colours=("red", "yellow", "blue", "black", "teal"),
    seat_role=seat_role,
    seat_facts=seat_facts,
    board_parts=board_parts,
    draw_thumbnail=draw_thumbnail,
    news=news,
    turn_events=(era.TurnStarted,),
    round_events=(era.EventPlaced,),
    summary=SUMMARY,
    minutes=(120, 150),
    tie_breaks=tie_breaks,
    reference=reference,
    draw_reference=draw_reference,
)
