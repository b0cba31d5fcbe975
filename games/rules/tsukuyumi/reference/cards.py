"""Cards in words: actions, combat cards, counterattacks, events, victory cards."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.reference import ReferenceEntry
from games.kernel.text import Words
from games.rules.tsukuyumi.board.words import BAN, NOTHING, PARTS, PHASES
from games.rules.tsukuyumi.content import ActionCard, CombatCard, Content, Task
from games.rules.tsukuyumi.kinds import PHASES as PHASE_ORDER
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.reference.phrases import entry, filled, joined, listed
from games.rules.tsukuyumi.reference.words import (
    ANSWERS,
    COPIES,
    DUEL,
    LASTS,
    LIMIT,
    NO_ANSWERS,
    PLAYERS,
    TASK,
    WHEN,
)


def action_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.action_cards):
        card = content.action_cards[slug]
        phases = [phase_told(card, phase) for phase in PHASE_ORDER[1:]]
        if card.ban:
            phases.append(filled(BAN, phase=lowered(PHASES[card.ban])))
        phases.append(DUEL if card.duel else filled(PLAYERS, players=card.players))
        name = content.texts[slug].name
        yield ReferenceEntry(slug, name, joined(*phases), card.source, f"action-{slug}")


def phase_told(card: ActionCard, phase: Phase) -> Words:
    parts = card.parts(phase)
    words = [part_told(part, parts[part]) for part in PARTS if parts.get(part)] or [NOTHING]
    return Words(
        f"{PHASES[phase].en}: {', '.join(word.en for word in words)}.",
        f"{PHASES[phase].pl}: {', '.join(word.pl for word in words)}.",
    )


def part_told(part: str, value: int) -> Words:
    word = PARTS[part]
    return word if part == "effect" else Words(f"{word.en} {value}", f"{word.pl} {value}")


def lowered(words: Words) -> Words:
    return Words(words.en.lower(), words.pl.lower())


def combat_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.combat_cards):
        card = content.combat_cards[slug]
        name, text = content.texts[slug].name, combat_told(content, slug, card)
        yield ReferenceEntry(f"combat_{slug}", name, text, card.source, f"combat-{slug}")


def combat_told(content: Content, slug: str, card: CombatCard) -> Words:
    parts = [content.texts[slug].text]
    if card.limit:
        parts.append(LIMIT[card.limit])
    answers = listed(content, card.counterattacks)
    parts.append(filled(ANSWERS, answers=answers) if card.counterattacks else NO_ANSWERS)
    if card.faction in content.texts:
        parts.append(content.texts[card.faction].name)
    return joined(*parts)


def answer_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.counterattacks):
        yield entry(content, slug, content.counterattacks[slug].source)


def event_entries(content: Content, sets: tuple[str, ...]) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.events):
        card = content.events[slug]
        if card.set not in sets:
            continue
        parts = [content.texts[slug].text]
        parts += [LASTS] if card.lasts else []
        parts += [filled(COPIES, copies=card.copies)] if card.copies > 1 else []
        parts += [content.texts[card.set].name] if card.set in content.factions else []
        name = content.texts[slug].name
        yield ReferenceEntry(slug, name, joined(*parts), card.source, f"event-{slug}")


def victory_entries(content: Content) -> Iterator[ReferenceEntry]:
    for slug in in_order(content.victory_cards):
        card = content.victory_cards[slug]
        faction = content.texts[card.faction].name
        name = content.texts[slug].name
        tasks = tuple(task_entry(content, task) for task in card.tasks)
        both = Words(f"{faction.en}: {name.en}", f"{faction.pl}: {name.pl}")
        yield ReferenceEntry(slug, both, source=card.source, parts=tasks)


def task_entry(content: Content, task: Task) -> ReferenceEntry:
    told = content.texts[task.slug]
    name = filled(TASK, name=told.name, when=WHEN[task.when], points=task.points)
    return ReferenceEntry(task.slug, name, told.text)
