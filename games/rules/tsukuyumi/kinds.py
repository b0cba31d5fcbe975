"""The closed sets of Tsukuyumi: phases, terrains, traits, kinds of cards."""

from typing import Literal

Phase = Literal["white", "blue", "green", "red"]
PHASES: tuple[Phase, ...] = ("white", "blue", "green", "red")
TerrainId = Literal["ocean", "fertile", "mountain", "river", "moon", "base", "devastated"]
TraitId = Literal["radioactive", "unstable", "tsukuyumi", "toxic", "amaterasu"]
UnitTrait = Literal[
    "flying",
    "domination",
    "massive",
    "aggressive",
    "productive",
    "radiation_immune",
    "jade",
    "vehicle",
    "amaterasu",
    "mascot",
    "guardian",
    "pushes",
    "commands",
    "barrier",
    "dreams",
    "returns",
    "guard",
    "awakener",
    "shelters",
    "ignores_blockades",
    "ignores_enemies",
    "ignores_mountains",
    "wagon",
    "golden_shot",
    "unarmed",
    "minelayer",
    "leads",
    "terraforms",
    "drone",
    "shields",
    "plants",
    "sacrifice",
    "cleanses",
    "devours",
    "jumps",
    "fury",
]
CardKind = Literal["conquest", "annihilation", "both", "special", "awakening"]
Timing = Literal["with_damage", "after_attack", "before_next_action", "after_phase", "by_faction"]
Place = Literal["moon", "fertile", "base", "gate"]
Offset = tuple[int, int]
