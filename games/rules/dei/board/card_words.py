"""What stands on an Action card, in as few words as fit on it."""

from games.kernel.text import Words
from games.rules.dei.content import Card, CardAction, Content

TIMES = Words("{action} ×{n}", "{action} ×{n}")
AMOUNT = Words("{action}: {n}", "{action}: {n}")
FARTHER = Words("{action}, range +{n}", "{action}, zasięg +{n}")
DRONE = Words("Drone {drone}", "Dron {drone}")
PER_OUTPOST = Words("{action} per {colour} Outpost", "{action} za Posterunek: {colour}")
PER_ANY = Words("{action} per Outpost", "{action} za Posterunek")
AMOUNTS = ("supply", "gain_tech", "gain_energy")


def action_words(content: Content, action: CardAction) -> Words:
    name = content.actions[action.do].name
    if action.action:
        repeated = content.actions[action.action].name
        return per_outpost(content, action, repeated)
    if action.drone:
        name = filled(DRONE, drone=content.drones[action.drone].name)
    if action.bonus:
        name = filled(FARTHER, action=name, n=action.bonus)
    if action.do in AMOUNTS:
        return filled(AMOUNT, action=name, n=action.n)
    return filled(TIMES, action=name, n=action.n) if action.n > 1 else name


def per_outpost(content: Content, action: CardAction, repeated: Words) -> Words:
    for colour, kind in content.outposts.items():
        if colour == action.colour:
            return filled(PER_OUTPOST, action=repeated, colour=kind.name)
    return filled(PER_ANY, action=repeated)


def filled(words: Words, **values: Words | int) -> Words:
    def said(language: str) -> dict[str, str | int]:
        return {
            name: value.in_language(language) if isinstance(value, Words) else value
            for name, value in values.items()
        }

    return Words(words.en.format(**said("en")), words.pl.format(**said("pl")))


def card_text(content: Content, card: Card) -> Words:
    """All its Actions in one line."""
    lines = [action_words(content, action) for action in card.actions]
    return Words("; ".join(line.en for line in lines), "; ".join(line.pl for line in lines))
