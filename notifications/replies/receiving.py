"""Takes a mail in: plays what it answers, or tells its sender why not. Never twice."""

from datetime import timedelta

from django.conf import settings
from django.utils import timezone, translation

from accounts.models import User
from games.kernel.refusal import Refused
from games.models import Match
from notifications.mail.addresses import BOUNCE, REPLY, token_in
from notifications.mail.addresses import digest_of as address_digest
from notifications.mail.compose import spoken_to
from notifications.mail.playing import is_still_asked, play_asked, was_played
from notifications.mail.scene import Scene, match_for_mail, scene_of
from notifications.mail.tokens import Ask, BadToken, ExpiredToken, Post, read_token
from notifications.models import Channel, ReceivedMail
from notifications.replies.answering import answer_mail
from notifications.replies.answers import Offer, chosen
from notifications.replies.machines import has_failed, is_automatic, is_bounce
from notifications.replies.outcomes import ANSWERED, Outcome, Result
from notifications.replies.reading import Mail, digest_of, message_id_of, sender_of, words_of
from notifications.replies.verdicts import is_disowned
from notifications.services.troubles import mark_bounced

MOST_ANSWERS = 20
"""An hour and a player; whoever writes more gets no more answers."""


def receive(mail: Mail) -> Result:
    """What became of it; the same mail again leads to nothing."""
    known = ReceivedMail.objects.filter(digest=digest_of(mail)).first()
    if known is not None and known.outcome != Outcome.TAKEN:
        return Result(Outcome.REPEATED, known.outcome)
    row = known or noted(mail)
    result = outcome_of(mail, row)
    ReceivedMail.objects.filter(pk=row.pk).update(
        outcome=result.outcome, detail=result.detail[:300], player=row.player, match=row.match
    )
    return result


def noted(mail: Mail) -> ReceivedMail:
    row, _new = ReceivedMail.objects.get_or_create(
        digest=digest_of(mail),
        defaults={
            "message_id": message_id_of(mail),
            "sender": sender_of(mail)[:254],
            "outcome": Outcome.TAKEN,
        },
    )
    return row


def outcome_of(mail: Mail, row: ReceivedMail) -> Result:
    for address in mail.recipients:
        try:
            token = token_in(address)
        except BadToken:
            continue
        try:
            return answer(mail, row, token)
        except BadToken:
            return returned(mail, row, token)
    return Result(Outcome.FORGED)


def returned(mail: Mail, row: ReceivedMail, token: str) -> Result:
    """A mail of ours that could not be delivered, if the address says so."""
    try:
        post, _until = read_token(token, Post, BOUNCE)
    except BadToken:
        return Result(Outcome.FORGED)
    row.player = User.objects.filter(pk=post.player).first()
    if row.player is None or not is_bounce(mail.message, mail.envelope_sender):
        return Result(Outcome.AUTOMATIC)
    channel = Channel.objects.filter(player=row.player, medium=Channel.Medium.EMAIL).first()
    is_current = address_digest(row.player.email) == post.digest
    if channel is not None and is_current and has_failed(mail.message):
        mark_bounced(channel, str(mail.message.get("Subject", ""))[:200])
    return Result(Outcome.BOUNCED)


def answer(mail: Mail, row: ReceivedMail, token: str) -> Result:
    """A reply to one of our mails, whoever it is from."""
    try:
        ask, _until = read_token(token, Ask, REPLY)
        expired = False
    except ExpiredToken as error:
        ask, expired = error.meaning, True
    row.player = User.objects.filter(pk=ask.player, is_active=True).first()
    row.match = Match.objects.filter(pk=ask.match).first()
    if row.player is None or row.match is None:
        return Result(Outcome.FORGED)
    if is_automatic(mail.message, mail.envelope_sender):
        return Result(Outcome.AUTOMATIC)
    if sender_of(mail) != row.player.email.lower():
        return Result(Outcome.STRANGER)
    if is_disowned(mail.message):
        return Result(Outcome.DISOWNED)
    with spoken_to(row.player):
        return in_the_open(mail, row, ask, expired=expired)


def in_the_open(mail: Mail, row: ReceivedMail, ask: Ask, *, expired: bool) -> Result:
    """The sender is who the mail was for: from here on everything is answered."""
    scene = scene_of(match_for_mail(ask.match), row.player)
    result = Result(Outcome.EXPIRED) if expired else played(mail, row, ask, scene)
    if result.outcome not in ANSWERED:
        return result
    after = scene_of(match_for_mail(ask.match), row.player, told_from=ask.seen)
    if result.outcome == Outcome.PLAYED and after.decision is None:
        return result
    if has_had_enough(row):
        return Result(Outcome.TOO_MANY, result.outcome)
    answer_mail(after, result.outcome, ask=ask, to=message_id_of(mail), key=row.digest)
    return result


def played(mail: Mail, row: ReceivedMail, ask: Ask, scene: Scene) -> Result:
    key = f"mail:{row.digest}"
    if ask.seat not in scene.point.own:
        return Result(Outcome.NOT_SEATED)
    if was_played(ask, key=key):
        return Result(Outcome.PLAYED)
    if not is_still_asked(scene, ask):
        return Result(Outcome.OVERTAKEN)
    words = words_of(mail)
    offer = chosen(words, offers_of(scene))
    if offer is None:
        return Result(Outcome.UNCLEAR, words[:100])
    try:
        play_asked(scene, ask, offer.id, key=key)
    except Refused as refusal:
        return Result(Outcome.OVERTAKEN, refusal.code)
    return Result(Outcome.PLAYED, offer.id)


def offers_of(scene: Scene) -> list[Offer]:
    """The options with their words in every language: a reply may come in any."""
    assert scene.decision is not None
    spoken = []
    for language, _name in settings.LANGUAGES:
        with translation.override(language):
            voice = type(scene.voice)(language, scene.voice.names)
            spoken.append([voice.say(each.label) for each in scene.decision.question.options])
    return [
        Offer(number, option.id, tuple(labels[number - 1] for labels in spoken))
        for number, option in enumerate(scene.decision.question.options, 1)
    ]


def has_had_enough(row: ReceivedMail) -> bool:
    lately = timezone.now() - timedelta(hours=1)
    answered = ReceivedMail.objects.filter(
        player=row.player, received__gte=lately, outcome__in=ANSWERED
    )
    return answered.count() >= MOST_ANSWERS
