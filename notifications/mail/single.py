"""The mail about one match: the turn mail above all, and every other kind in the same form."""

from collections.abc import Sequence
from datetime import datetime

from django.utils.translation import gettext

from games.web.lobby.words import time_left
from notifications.kinds import Kind
from notifications.mail.addresses import address_of, reply_address, stop_address
from notifications.mail.items import Item, item_of
from notifications.mail.letter import Letter
from notifications.mail.parts import (
    MOST_OPTIONS,
    ask_of,
    earlier,
    elsewhere,
    foot_of,
    happened,
    how_to_answer,
    options_of,
    seal_of,
    until_in_words,
    where_of,
)
from notifications.mail.pictures import picture_of
from notifications.mail.reasons import why
from notifications.mail.scene import Scene, due_of, match_as_now, scene_of
from notifications.mail.threads import message_id, thread_of
from notifications.message import Bundle
from notifications.models import Notice, Preferences

LEADS = [
    Kind.OVER, Kind.CANCELLED, Kind.TURN, Kind.REMINDER, Kind.CORRECTION, Kind.VOTE, Kind.MENTION,
    Kind.STARTED, Kind.PASSED, Kind.REPLACED, Kind.LEFT, Kind.JOINED, Kind.DECIDED, Kind.RESUMED,
    Kind.VACATION, Kind.TALK,
]  # fmt: skip
"""If there are several things to tell, the first of these gives the mail its sentence."""
PICTURED = {Kind.TURN, Kind.REMINDER, Kind.OVER, Kind.STARTED, Kind.PASSED}
Told = list[tuple[Notice, Item]]


def letter_about_one(bundle: Bundle) -> Letter | None:
    """None if nothing of it is left to say."""
    assert bundle.match is not None
    assert bundle.player is not None
    scene = scene_of(match_as_now(bundle.match), bundle.player)
    told = told_of(bundle.notices, scene)
    if not told:
        return None
    lead, item = told[0]
    letter = letter_of(scene, item, kind=lead.kind, key=bundle.notices[0].key)
    more = [one.in_one_line for _, one in told[1:] if one.text != item.text]
    letter.also = [*item.lines, *dict.fromkeys(more)]
    letter.why = why(lead.kind, lead.pace)
    if item.waits and lead.kind in (Kind.TURN, Kind.REMINDER):
        ask_for_a_decision(letter, scene, is_reminder=lead.kind == Kind.REMINDER)
    return letter


def told_of(notices: Sequence[Notice], scene: Scene) -> Told:
    """What there is to say, the weightiest first; a reminder beside its turn says nothing new."""
    kinds = {notice.kind for notice in notices}
    wanted = [
        notice
        for notice in sorted(notices, key=lambda notice: LEADS.index(Kind(notice.kind)))
        if not (notice.kind == Kind.REMINDER and Kind.TURN in kinds)
    ]
    found = [(notice, item_of(notice, scene)) for notice in wanted]
    return [(notice, item) for notice, item in found if item is not None]


def letter_of(scene: Scene, item: Item, *, kind: str, key: str) -> Letter:
    """All that mails about one match have in common."""
    player, match = scene.player, scene.match
    picture = picture_of(scene) if kind in PICTURED else None
    steady = one_subject(scene)
    return Letter(
        to=player,
        address=player.email,
        kind=kind,
        language=scene.voice.language,
        message_id=message_id(key),
        thread=thread_of(match.pk),
        subject=steady or subject(scene, item.text),
        has_one_subject=bool(steady),
        preheader=item.text,
        table=scene.title,
        where=where_of(scene),
        table_url=address_of("match", match.pk),
        waits=item.waits,
        heading=item.text,
        paragraphs=item.paragraphs,
        quotes=item.quotes,
        ways=item.ways,
        picture=picture,
        dashes=picture is not None and bool(scene.news),
        others=elsewhere(player, but=match.pk),
        foot=foot_of(player, match),
        seal=seal_of(scene),
        stop=stop_address(player, kind),
    )


def one_subject(scene: Scene) -> str:
    """The same for all mails of the match, if the reader wishes so; else empty."""
    wish = Preferences.objects.filter(player=scene.player, one_subject=True)
    return f"{scene.title} ({scene.game_name})" if wish.exists() else ""


def subject(scene: Scene, text: str, left: str = "") -> str:
    """Table, game, what it is about, and the time left."""
    told = {"table": scene.title, "game": scene.game_name, "text": text, "left": left}
    if left:
        return gettext("%(table)s (%(game)s): %(text)s %(left)s left") % told
    return gettext("%(table)s (%(game)s): %(text)s") % told


def ask_for_a_decision(letter: Letter, scene: Scene, *, is_reminder: bool = False) -> None:
    """The prompt, its options as links, the deadline, what happened; how to answer."""
    assert scene.decision is not None
    due = due_of(scene.match, scene.decision.question.seat)
    options = options_of(scene)
    letter.options = options[:MOST_OPTIONS]
    letter.more_options = max(0, len(options) - MOST_OPTIONS)
    letter.how_to_answer = how_to_answer(options)
    letter.chain = [scene.voice.say(text) for text in scene.decision.answered]
    letter.reply_to = reply_address(ask_of(scene))
    letter.since = happened(scene)
    letter.since_heading = gettext("Since you left") if scene.since else gettext("So far")
    letter.earlier = earlier(scene)
    letter.record = {
        "seat": scene.decision.question.seat,
        "seq": scene.match.head,
        "question": scene.decision.question.key,
        "options": [[option.id, option.label] for option in options],
    }
    set_clock(letter, scene, due)
    if is_reminder:
        letter.paragraphs = [gettext("The table waits for you."), *letter.paragraphs]


def set_clock(letter: Letter, scene: Scene, due: datetime | None) -> None:
    prompt = letter.heading
    if due is None:
        letter.preheader = gettext("Your turn: %(prompt)s") % {"prompt": prompt}
        return
    letter.left = time_left(due)
    letter.until = until_in_words(due)
    if not letter.has_one_subject:
        letter.subject = subject(scene, prompt, letter.left)
    letter.preheader = gettext("Your turn, %(left)s left: %(prompt)s") % {
        "left": letter.left,
        "prompt": prompt,
    }
