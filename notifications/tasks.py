"""What workers do. Every task may run twice, at once or after a crash: all claim what they take."""

from datetime import datetime
from typing import Any

from celery import shared_task
from django.core.management import call_command
from django.utils import timezone

from games.selectors.bots import matches_waiting_for_bots
from games.services.pauses import end_pauses
from notifications.services.planning import let_bots_play, plan_turns
from notifications.services.posting import post_due
from notifications.services.sweeping import sweep_turns
from notifications.services.telling import tell_outbox
from notifications.services.tidying import mend_turns, pack_matches, throw_away

MOST_ROUNDS = 50


@shared_task
def plan() -> int:
    """Turns and what else must be told become notices."""
    return drained(plan_turns) + drained(tell_outbox)


@shared_task
def post() -> int:
    """Notices that are due are sent."""
    return post_due()


@shared_task
def sweep() -> int:
    """Reminders, deadlines, pauses that end."""
    return drained(sweep_turns) + end_pauses(timezone.now())


@shared_task
def play_bots() -> int:
    """Bots that nobody let play, as the process that should have was stopped."""
    return let_bots_play(matches_waiting_for_bots())


@shared_task
def tidy() -> dict[str, Any]:
    """Once a day."""
    call_command("clearsessions")
    return {
        "turns mended": mend_turns(),
        "rows thrown away": throw_away(),
        "matches packed": pack_matches(),
        "at": datetime.isoformat(timezone.now()),
    }


def drained(work: Any) -> int:
    """Again and again until there is nothing left to do, within reason."""
    total = 0
    for _ in range(MOST_ROUNDS):
        done = work()
        total += done
        if not done:
            break
    return total
