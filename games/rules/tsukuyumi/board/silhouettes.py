"""What units look like: one filled outline each, about 24 units across around the origin."""

from collections.abc import Iterable, Mapping

from games.kernel.drawing.shapes import Path, Shape

HORNED = "M-9-11l4 5q5-3 10 0l4-5 1 9c0 8-4 13-10 13S-10 6-10-2z"
HELMET = "M-10 3a10 11 0 0 1 20 0h2v4H-12V3z"
HAT = "M0-12l8 17h4v4H-12V5h4z"
SNOUT = "M-8-9l-4-3 2 8a10 9 0 1 0 20 0l2-8-4 3a12 12 0 0 0-16 0z"
BLADE = "M8-12l4 4L-3 7l3 3-3 2-3-3-4 4-3-3 4-4-3-3 2-3 3 3z"
ANT = "M0-12a4 4 0 1 1 0 8 3 3 0 1 1 0 5 6 6 0 1 1-1 0 3 3 0 1 1 0-5 4 4 0 0 1 1-8z"
DRONE = "M0-11l12 8-4 10H-8l-4-10z"
JADE = "M-6-11h12l6 8-12 15-12-15z"

SILHOUETTES: Mapping[str, str] = {
    # Sisters of Seven
    "reaver": "M0 10l-3-9C-7 0-11-3-12-10c6 0 10 2 12 6 2-4 6-6 12-6-1 7-5 10-9 11z",
    "mistress": "M0 12l-4-10C-9 1-12-4-12-8c5 0 8 2 9 5l-2-7 5-3 5 3-2 7c1-3 4-5 9-5 0 4-3 9-8 10z",
    "empress": (
        "M0 12l-5-9C-10 3-13-1-13-6c4 0 7 1 8 3l-1-8 3 3 3-4 3 4 3-3-1 8c1-2 4-3 8-3 0 5-3 9-8 9z"
    ),
    "cybear": "M-7-11a4 4 0 0 1 4 3h6a4 4 0 1 1 5 5c3 8-1 14-8 14S-11 5-8-3a4 4 0 0 1 1-8z",
    "mateusz": "M-8-8l4 3h8l4-3v8c0 6-3 10-8 10S-8 6-8 0z",
    # Circle of the Sun
    "follower": "M0-11a5 5 0 0 1 3 9c5 2 6 7 6 13H-9c0-6 1-11 6-13a5 5 0 0 1 3-9z",
    "gospel_bearer": (
        "M-3-12a5 5 0 0 1 3 9c4 2 5 4 5 8V-12h3v24H-12C-12 4-10-1-6-3a5 5 0 0 1 3-9z"
    ),
    "littlefoot": "M-4-10a4 5 0 0 1 8 0l4 4c2 6 0 16-8 16s-10-10-8-16z",
    # First Guardians
    "spikemouth": "M-12-6l5 3 3-7 4 6 4-6 3 7 5-3-3 9 2 7H-11l2-7z",
    "guard": "M-10-11h20v10c0 7-5 10-10 13-5-3-10-6-10-13z",
    "reclaimer": "M-3-12h6v7l8-3 2 5-8 3 5 7-5 4-5-7-5 7-5-4 5-7-8-3 2-5 8 3z",
    "okya": f"{JADE}M-4-4a4 4 0 0 0 8 0a4 4 0 0 0-8 0z",
    "morgwa": f"{JADE}M-1 6h2v-5l4-3-1-2-3 2v-4h-2v4l-3-2-1 2 4 3z",
    "tortaya": f"{JADE}M-6-1h12a6 5 0 0 0-12 0z",
    "quirin": "M0-9l9 8-4 10H-5L-9-1z",
    # Moon Circus
    "clown": HAT,
    "uberclown": f"{HAT}M0-16l2 3 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z",
    "car": "M-12 6V0l5-2 3-6H5l4 6 3 2v6h-3a3 3 0 0 1-6 0h-6a3 3 0 0 1-6 0z",
    "bunny_wagon": "M-12 6v-8h5l-2-9 4 0 2 9h2l2-9 4 0-2 9h9v8h-3a3 3 0 0 1-6 0h-6a3 3 0 0 1-6 0z",
    "crash": "M0-11l3 7 8 0-6 5 2 8-7-5-7 5 2-8-6-5 8 0z",
    # Nomads
    "dog": "M-12-8l4 2h8l3-4 3 2 6 1v4H6v4l-2 10H1l1-7h-7l-1 7h-3V-1l-3-3z",
    "private": HELMET,
    "stuff_sergeant": f"{HELMET}M-8 9h16v3H-8z",
    "hunter": (
        "M-2-12h4v4a9 9 0 0 1 6 6h4v4H8a9 9 0 0 1-6 6v4h-4V8a9 9 0 0 1-6-6h-4v-4h4a9 9 0 0 1 6-6z"
    ),
    "launcher": "M-12 2L8-10l4 6-8 5 2 9-5 1-3-7-8 5z",
    "squad_leader": f"{HELMET}M0-14l2 4h4l-3 3 1 4-4-2-4 2 1-4-3-3h4z",
    "lt_dan": (
        f"{HELMET}M-6-13l1.500 3h3l-2 2 1 3-3-2-3 2 1-3-2-2h3z"
        "M6-13l1.500 3h3l-2 2 1 3-3-2-3 2 1-3-2-2h3z"
    ),
    "nomad_mascot": "M0-10l3 3c5-2 8-1 9 1-4 1-6 3-7 6l-5 10-5-10c-1-3-3-5-7-6 1-2 4-3 9-1z",
    # Boarlords
    "squeaker": "M-6-6l-3-3 1 6a8 7 0 1 0 16 0l1-6-3 3a9 9 0 0 0-12 0z",
    "boarrior": f"{SNOUT}M-15 2l5 2-3 8zM15 2l-5 2 3 8z",
    "boarmaiden": f"{SNOUT}M0-15l4 5h-8z",
    "boarguard": "M-11-11h22v11c0 7-5 9-11 12-6-3-11-5-11-12zM-5-3v5h3v-5zM2-3v5h3v-5z",
    "boarmaster": "M-11-4l-2-9 6 4 7-5 7 5 6-4-2 9a11 11 0 1 1-22 0z",
    "boarmother": "M0 11C-9 5-12 0-12-5a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-3 10-12 16z",
    "boar_mascot": "M-9 0a9 8 0 1 0 18 0 9 8 0 1 0-18 0z",
    # Cybersamurai
    "attack_drone": DRONE,
    "shield_drone": f"{DRONE}M-4-3v5l4 3 4-3v-5z",
    "cs21": BLADE,
    "cs22": f"{BLADE}M-12-12l4 0 6 6-3 3-7-7z",
    "cyberoid": "M-9-11h18l3 7-3 15H-9l-3-15zM-7-3v4h5v-4zM2-3v4h5v-4z",
    "shogun": "M-13-10l8 4a10 10 0 0 1 10 0l8-4-4 10 3 8H-12l3-8zM-2-13h4v5h-4z",
    "medic_drone": "M-4-11h8v7h7v8H4v7h-8V4h-7v-8h7z",
    # Dark Seed
    "worker": ANT,
    "breeder": "M0-12a4 4 0 0 1 2 7c6 1 9 5 9 9a11 8 0 1 1-22 0c0-4 3-8 9-9a4 4 0 0 1 2-7z",
    "wasp": "M0-11a4 4 0 0 1 3 6l8-3c1 5-2 8-7 8l2 4-6 8-6-8 2-4c-5 0-8-3-7-8l8 3a4 4 0 0 1 3-6z",
    "warrior": (
        "M-9-12c1 4 4 5 6 5a6 6 0 0 1 6 0c2 0 5-1 6-5 3 7 0 10-4 11 5 3 5 13-5 13s-10-10-5-13"
        "c-4-1-7-4-4-11z"
    ),
    "conqueror": "M-8-12h3l14 4-14 6v14h-3z",
    "planter": "M-2 12V2c-6 0-9-4-9-10 6 0 9 3 9 8h4c0-5 3-8 9-8 0 6-3 10-9 10v10z",
    "stinger": "M-10 10c-4-12 4-20 14-18l2-5 4 9-8 4 1-4c-6 0-9 6-6 10l4 0 0 4z",
    "seed_mascot": "M-9 3a9 9 0 0 1 18 0c0 9-18 9-18 0zM-4-9h8l2 4H-6z",
    # Reef Collective
    "oyster": "M-11 0C-8-10 8-10 11 0 8 10-8 10-11 0zM-3 0a3 3 0 0 0 6 0a3 3 0 0 0-6 0z",
    # guardians
    "baiam": (
        "M-11 9c8 2 8-6 2-7-7-2-5-12 3-12 6 0 9 4 14 2l2 5c-6 3-10-1-15-2-3 0-3 3 0 4 9 3 8 17-6 14"
        "z"
    ),
    "kaiju": "M-12 8l6-8-2-5 6-6 8 2 4 4-6 2 6 3-2 11H2l0-5h-6l-2 5z",
    "torii": "M-13-9q13 3 26 0v4H9v3h4v3H9v10H5V1H-5v10h-4V1h-4v-3h4v-3h-4zM-5-5v3H5v-3z",
    "sun_warrior": "M0-13l3 5 6-2-2 6 5 4-5 3 2 6-6-2-3 5-3-5-6 2 2-6-5-3 5-4-2-6 6 2z",
    "vorkon": HORNED,
    "sansurin": "M0-12l10 8-4 14H-6l-4-14z",
    # ONI
    "oni_small": "M-2-12h4l-1 5c6 1 8 5 8 9 0 6-4 9-9 9s-9-3-9-9c0-4 2-8 8-9z",
    "oni_medium": HORNED,
    "oni_large": f"{HORNED}M-2-15h4l-1 8h-2z",
    "oni_gambler": f"{HORNED}M-4-3v4h4v-4zM1 3v4h4v-4z",
    "oni_ronin": f"{HORNED}M-15 9L13-7l2 3-28 16z",
}
PLAIN = "M0-10a10 10 0 1 1 0 20 10 10 0 1 1 0-20z"
"""For a unit without an outline of its own."""


def silhouette(unit: str) -> str:
    return SILHOUETTES.get(unit, PLAIN)


def silhouette_definitions(kinds: Iterable[str]) -> tuple[Shape, ...]:
    """The outlines that a match needs; a counter uses them by the kind of its unit."""
    return tuple(Path(silhouette(kind), id=f"piece-{kind}") for kind in kinds)
