"""The settings of a laptop, with the small game of the tests."""

from config.settings import local
from config.settings.local import *  # noqa: F403  # the settings of a place are those of another

INSTALLED_APPS = [*local.INSTALLED_APPS, "tests.support.faults.apps.QuarryIsHere"]
