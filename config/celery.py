"""The workers' side: `celery --app config.celery worker` and `celery --app config.celery beat`."""

import os
from pathlib import Path
from typing import Any

from celery import Celery, signals
from celery.schedules import crontab
from django.conf import settings

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.local")

app = Celery("longtable")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


def every(seconds: int, task: str) -> dict[str, Any]:
    """A call that nobody took in time is not worth keeping: the next one does the same."""
    return {
        "task": f"notifications.tasks.{task}",
        "schedule": seconds,
        "options": {"expires": 5 * seconds},
    }


app.conf.beat_schedule = {
    "plan": every(settings.LONGTABLE_POST_EVERY, "plan"),
    "post": every(settings.LONGTABLE_POST_EVERY, "post"),
    "sweep": every(settings.LONGTABLE_SWEEP_EVERY, "sweep"),
    "play_bots": every(10, "play_bots"),
    "tidy": {"task": "notifications.tasks.tidy", "schedule": crontab(hour="4", minute="17")},
}


@signals.worker_init.connect
@signals.beat_init.connect
def make_folders(**_: object) -> None:
    """The filesystem broker expects its folders to be there."""
    options = getattr(settings, "CELERY_BROKER_TRANSPORT_OPTIONS", {})
    for name in ("data_folder_in", "data_folder_out", "control_folder"):
        if name in options:
            Path(options[name]).mkdir(parents=True, exist_ok=True)
