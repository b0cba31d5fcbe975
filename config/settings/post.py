"""How the post works: the broker, how often it looks, how long things wait."""

from pathlib import Path

from config import env

_VAR = Path(__file__).resolve().parents[2] / "var"

# filesystem:// needs no server and suits one machine; redis://… or amqp://… for several.
CELERY_BROKER_URL = env.text("CELERY_BROKER_URL", "filesystem://")
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
if CELERY_BROKER_URL.startswith("filesystem://"):
    # Both ways through one folder: what is put in by one process is taken out by another.
    _FOLDER = Path(env.text("BROKER_FOLDER", str(_VAR / "broker")))
    CELERY_BROKER_TRANSPORT_OPTIONS = {
        "data_folder_in": str(_FOLDER / "queue"),
        "data_folder_out": str(_FOLDER / "queue"),
        "control_folder": str(_FOLDER / "control"),
    }
elif CELERY_BROKER_URL.startswith("redis"):
    # A worker that dies gives its task back after this time; all tasks are shorter.
    CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 600}

# Nothing rests on a task: what it has to do stands in the database, and the next one finds it.
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = False
CELERY_TASK_TIME_LIMIT = 600
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_SEND_TASK_EVENTS = False
CELERY_TASK_DEFAULT_QUEUE = env.text("CELERY_QUEUE", "longtable")
CELERY_TIMEZONE = "UTC"

# Seconds between two looks at what has to be told and sent, and at clocks.
LONGTABLE_POST_EVERY = env.number("POST_EVERY", 2)
LONGTABLE_SWEEP_EVERY = env.number("SWEEP_EVERY", 20)
CELERY_BEAT_SCHEDULE_FILENAME = env.text("BEAT_FILE", str(_VAR / "beat"))

# Seconds before a turn is told, for who takes the move back or is looking at the page anyway.
LONGTABLE_NOTICE_DELAY = float(env.text("NOTICE_DELAY", "10"))
# Seconds before talk and the like is told, as more may follow.
LONGTABLE_TALK_DELAY = float(env.text("TALK_DELAY", "300"))
# Seconds that a worker has for what it took; if it dies, others take it after that.
LONGTABLE_LEASE = env.number("LEASE", 120)
# Days a year that a player's clocks may stand still.
LONGTABLE_VACATION_DAYS = env.number("VACATION_DAYS", 30)
