"""The words on each kind of card: events, combat cards, reef sets, gifts, missions, goals."""

from games.rules.tsukuyumi.board.cards import Face
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.words import ANSWERS, KINDS, LIMITS

COMBAT_ICONS = {
    "conquest": "conquest",
    "annihilation": "damage",
    "both": "combat",
    "special": "effect",
    "awakening": "jade",
}


def event_face(scene: Scene, slug: str) -> Face:
    card = scene.content.events[slug]
    faction = card.set if card.set in scene.content.factions else ""
    return Face(
        f"card:{slug}",
        "effect" if faction else "draw",
        scene.named(slug),
        scene.text_of(slug),
        foot=scene.named(faction) if faction else "",
    )


def combat_face(scene: Scene, slug: str, *, spent: bool = False) -> Face:
    card = scene.content.combat_cards[slug]
    head = scene.word(KINDS[card.kind])
    if card.limit:
        head = f"{head}, {scene.word(LIMITS[card.limit])}"
    answers = ", ".join(scene.named(one) for one in card.counterattacks)
    text = scene.text_of(slug)
    if answers:
        text = f"{text} {scene.word(ANSWERS)}: {answers}."
    return Face(f"card:{slug}", COMBAT_ICONS[card.kind], scene.named(slug), text, head, "", spent)


def plain_face(scene: Scene, slug: str, icon: str, *, target: str = "") -> Face:
    """A thing with a name and a sentence, by its slug among the texts."""
    return Face(target or f"card:{slug}", icon, scene.named(slug), scene.text_of(slug))


def known_face(scene: Scene, slug: str) -> Face | None:
    """Any card that has words, whatever deck it is from."""
    content = scene.content
    if slug in content.events:
        return event_face(scene, slug)
    if slug in content.combat_cards:
        return combat_face(scene, slug)
    icons = (
        (content.reef_sets, "", "production"),
        (content.gifts, "", "amaterasu"),
        (content.victory_cards, "", "trophy"),
        (content.uplinks, "uplink_", "uplinks"),
        (content.weapons, "weapon_", "weapons"),
        (content.counterattacks, "", "combat"),
    )
    for cards, prefix, icon in icons:
        if slug in cards:
            return plain_face(scene, f"{prefix}{slug}", icon, target=f"card:{slug}")
    return None
