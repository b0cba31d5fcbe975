"""The mail that answers a reply: what was not understood, what had happened, what comes next."""

from django.utils.translation import gettext

from notifications.channels.email import send_mail
from notifications.kinds import Kind
from notifications.mail.envelope import message_of
from notifications.mail.items import Item
from notifications.mail.letter import Letter
from notifications.mail.parts import happened_after
from notifications.mail.scene import Scene
from notifications.mail.single import ask_for_a_decision, letter_of
from notifications.mail.tokens import Ask
from notifications.models import Channel
from notifications.replies.outcomes import Outcome

ANSWER = "answer"


def answer_mail(scene: Scene, outcome: Outcome, *, ask: Ask, to: str, key: str) -> None:
    """Sent at once: whoever hands us mails tries again if this fails, and nothing plays twice."""
    letter = letter_for(scene, outcome, ask=ask, key=key)
    letter.answers = to
    channel = Channel.objects.filter(player=scene.player, medium=Channel.Medium.EMAIL).first()
    send_mail(channel or Channel(player=scene.player), message_of(letter))


def letter_for(scene: Scene, outcome: Outcome, *, ask: Ask, key: str) -> Letter:
    heading, explanation = words_for(outcome)
    asks = scene.decision is not None and outcome != Outcome.NOT_SEATED
    prompt = scene.voice.say(scene.decision.prompt) if scene.decision and asks else ""
    goes_on = outcome == Outcome.PLAYED
    item = Item(prompt if goes_on else heading, [explanation], waits=asks)
    letter = letter_of(scene, item, kind=Kind.TURN, key=f"answer {key}")
    if asks:
        ask_for_a_decision(letter, scene)
        letter.paragraphs += [] if goes_on else [prompt]
    letter.kind, letter.stop, letter.others = ANSWER, "", []
    letter.since = happened_after(scene, ask.seen) if outcome == Outcome.OVERTAKEN else []
    letter.since_heading = gettext("What happened since that mail")
    letter.earlier = ""
    letter.why = gettext("You get this because you answered a mail of ours.")
    return letter


def words_for(outcome: Outcome) -> tuple[str, str]:
    match outcome:
        case Outcome.PLAYED:
            return "", gettext("Your answer is played; your turn goes on.")
        case Outcome.OVERTAKEN:
            return (
                gettext("The match has moved on since that mail."),
                gettext("Your answer was not played. Nothing of yours was lost."),
            )
        case Outcome.EXPIRED:
            return (
                gettext("That mail is too old to be answered."),
                gettext("Your answer was not played. Nothing of yours was lost."),
            )
        case Outcome.NOT_SEATED:
            return (
                gettext("You do not sit at this table any more."),
                gettext("Your answer was not played."),
            )
    return (
        gettext("Your answer was not understood."),
        gettext(
            "Nothing was played. Write the number or the words of one option into the first line."
        ),
    )
