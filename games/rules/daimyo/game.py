"""Daimyo put together."""

from pathlib import Path

from games.kernel.game import Game
from games.kernel.moves import Resigned
from games.kernel.text import Words
from games.rules.daimyo.board.draw import draw_board
from games.rules.daimyo.board.looks import OWN as LOOKS
from games.rules.daimyo.board.thumbnail import draw_thumbnail
from games.rules.daimyo.chronicle.tell import tell
from games.rules.daimyo.content import Content
from games.rules.daimyo.effects.triggers import claim_objectives, note_all_units
from games.rules.daimyo.effects.words import WORDS
from games.rules.daimyo.events import (
    automaton,
    economy,
    ending,
    heroes,
    pieces,
    relics,
    setup,
    turn,
)
from games.rules.daimyo.flow import NextTurn, RoundEnd, RoundStart, solo_ends
from games.rules.daimyo.invariants import INVARIANTS
from games.rules.daimyo.mask import imagine, mask
from games.rules.daimyo.news import news
from games.rules.daimyo.panel import board_parts, seat_facts, seat_role
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.reference.pictures import draw_reference
from games.rules.daimyo.reference.sections import reference
from games.rules.daimyo.scoring.achievements import all_names, kept
from games.rules.daimyo.scoring.estimate import estimate
from games.rules.daimyo.scoring.points import score, tie_breaks
from games.rules.daimyo.setup import BoardDeal, Settling, blank
from games.rules.daimyo.setup import setup as set_up
from games.rules.daimyo.state import Options, State
from games.rules.daimyo.steps import (
    building,
    dice,
    die_choice,
    effects,
    empire,
    empire_pieces,
    empire_setup,
    hands,
    hiring,
    menu,
    mercenary_dice,
    mercenary_pieces,
    mercenary_relics,
    moving,
    placing,
    recruiting,
    relic_action,
    round_end,
    searching,
    setup_picks,
    stealing,
    storage,
    takes,
    tokens,
    units,
    villagers,
)


class Table(Daimyo):
    """The position with the vocabulary that its cards are written in."""

    __slots__ = ()
    words = WORDS


EVENTS = (
    setup.HeroesLaidOut,
    setup.VillagersLaidOut,
    setup.RelicsLaidOut,
    setup.ObjectivesDealt,
    setup.FirstPlayerDrawn,
    setup.AutomatonJoined,
    setup.ClanTaken,
    setup.ClanDrawn,
    setup.ClansDealt,
    setup.BoardTaken,
    setup.BoardDrawn,
    setup.ClanPrepared,
    setup.FirstHeroHidden,
    turn.DiceRolled,
    turn.TurnStarted,
    turn.DieTaken,
    turn.DiePlaced,
    turn.DieChanged,
    turn.ActionPerformed,
    turn.AbilityUsed,
    turn.BonusTileUsed,
    turn.TurnEnded,
    turn.HelmetTaken,
    turn.HelmetPassed,
    turn.VillagerFlipped,
    turn.RoundEnded,
    economy.TokensGained,
    economy.TokensPaid,
    economy.TokensExchanged,
    economy.TokensStolen,
    economy.MercenariesPaid,
    economy.StorageRaised,
    economy.TrackReset,
    economy.PointsGained,
    economy.ObjectiveClaimed,
    economy.IslandScored,
    economy.IncomeChosen,
    heroes.HeroDrawn,
    heroes.DeckRenewed,
    heroes.HeroPlayed,
    heroes.HeroLaidAside,
    heroes.HeroDiscarded,
    heroes.HeroLost,
    heroes.HeroHired,
    heroes.HeroTaken,
    heroes.MarketRefilled,
    relics.ScavengerMoved,
    relics.TileTaken,
    relics.MarketTileTaken,
    relics.TilePassed,
    relics.TileDiscarded,
    relics.TileSearched,
    relics.SlotRefilled,
    relics.TileDrawn,
    relics.TileReturned,
    relics.TileExchanged,
    relics.RelicRestored,
    relics.EmpireTilesReturned,
    pieces.UnitRecruited,
    pieces.GovernorPlaced,
    pieces.FirstGovernorPlaced,
    pieces.GovernorMoved,
    pieces.GovernorEliminated,
    pieces.ShadowPlaced,
    pieces.ShadowMoved,
    pieces.BuildingPaid,
    pieces.BuildingPlaced,
    pieces.TowerMoved,
    pieces.BonusTilePlaced,
    pieces.AllUnitsShown,
    automaton.MercenaryDieGiven,
    automaton.MercenaryBonus,
    automaton.EmpireTurnStarted,
    automaton.EmpireDieGiven,
    automaton.EmpireCardTurned,
    automaton.EmpireTurnEnded,
    automaton.EmpireAbilityRolled,
    automaton.ChanceDecided,
    ending.GameScored,
    ending.AchievementsReached,
)

STEPS = (
    setup_picks.ClanChoice,
    setup_picks.BoardChoice,
    setup_picks.FirstIsland,
    setup_picks.SecondPlace,
    BoardDeal,
    Settling,
    empire_setup.EmpireSetup,
    empire_setup.EmpireGroup,
    empire_setup.EmpireGovernor,
    empire_setup.EmpireTower,
    empire_setup.EmpireTiles,
    RoundStart,
    NextTurn,
    RoundEnd,
    die_choice.DieChoice,
    die_choice.SpaceChoice,
    menu.Menu,
    effects.Effects,
    effects.HeroDone,
    effects.FreeHero,
    effects.AbilityOpponent,
    effects.VillagerChoice,
    villagers.VillagerStep,
    hands.DiscardCard,
    dice.AdjustCard,
    dice.AdjustDie,
    dice.DiceChange,
    tokens.GainKind,
    tokens.ExchangeGive,
    tokens.ExchangeGet,
    tokens.CollectGovernor,
    tokens.CollectTower,
    takes.MakeRoom,
    takes.TakeTile,
    storage.BagTakes,
    storage.Trim,
    storage.GiveTile,
    relic_action.RelicMove,
    relic_action.RelicSite,
    relic_action.SiteRoom,
    searching.SearchPay,
    searching.SearchTiles,
    recruiting.RecruitLoop,
    recruiting.RecruitUnit,
    units.RecruitPlace,
    units.RecruitDanger,
    units.Victim,
    building.BuildLoop,
    building.BuildKind,
    building.BuildTile,
    building.BuildDiscount,
    placing.BuildPlace,
    placing.BuildSlot,
    moving.MoveGovernor,
    moving.MovePlace,
    hiring.HireCard,
    hiring.AutomatonHires,
    stealing.StealOpponent,
    stealing.StealKind,
    stealing.VictimGovernor,
    stealing.EvictTo,
    mercenary_dice.MercDie,
    mercenary_dice.MercSpace,
    mercenary_relics.MercRelicOption,
    mercenary_relics.MercRecycle,
    mercenary_relics.MercIsland,
    mercenary_relics.MercTile,
    mercenary_pieces.MercMoveFrom,
    mercenary_pieces.MercPlace,
    mercenary_pieces.MercDanger,
    mercenary_pieces.MercVictim,
    empire.EmpireDie,
    empire.EmpireRow,
    empire.EmpireTurnEnd,
    empire.EmpireDiscard,
    empire_pieces.EmpireIsland,
    empire_pieces.EmpireSpot,
    empire_pieces.EmpireVictim,
    empire_pieces.EmpireTile,
    round_end.IncomeChoice,
    round_end.HelmetPass,
)

SUMMARY = Words(
    en=(
        "Long after the fall of mankind four clans fight over an archipelago with half-remembered "
        "honour. Draft a die for its colour, let its value open heroes and abilities, place "
        "Governors and Shadows, build, and piece the relics of the old world together."
    ),
    pl=(
        "Długo po upadku ludzkości cztery klany walczą o archipelag, z honorem pamiętanym "
        "tylko w połowie. Bierz kości dla ich koloru, ich wartością otwieraj Bohaterów "
        "i zdolności, rozstawiaj Zarządców i Cienie, buduj i składaj relikty dawnego świata."
    ),
)

OBJECTIVE_EVENTS = (
    relics.RelicRestored,
    pieces.GovernorPlaced,
    pieces.FirstGovernorPlaced,
    pieces.GovernorMoved,
    pieces.GovernorEliminated,
    pieces.ShadowPlaced,
    pieces.ShadowMoved,
    pieces.BuildingPlaced,
    pieces.TowerMoved,
    economy.StorageRaised,
    heroes.HeroHired,
)
"""Only these can bring a seat to what an objective asks for."""

GAME: Game[State, Daimyo] = Game(
    slug="daimyo",
    version=1,
    seats=range(1, 5),
    content_folder=Path(__file__).parent / "content",
    content_type=Content,
    state_type=State,
    position=Table,
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
        **dict.fromkeys(OBJECTIVE_EVENTS, (claim_objectives,)),
        pieces.GovernorPlaced: (note_all_units, claim_objectives),
        pieces.ShadowPlaced: (note_all_units, claim_objectives),
        Resigned: (solo_ends,),
    },
    colours=("teal", "blue", "orange", "purple"),
    turn_events=(turn.TurnStarted, automaton.EmpireTurnStarted),
    round_events=(turn.DiceRolled,),
    summary=SUMMARY,
    minutes=(60, 120),
    tie_breaks=tie_breaks,
    achievements=kept,
    achievement_names=all_names,
)
