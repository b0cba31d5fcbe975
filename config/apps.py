"""The project itself as an app, so that its checks are run."""

from django.apps import AppConfig
from django.core.checks import register


class ConfigConfig(AppConfig):
    name = "config"
    verbose_name = "Longtable"

    def ready(self) -> None:
        from config.checks import PRODUCTION, production_is_safe

        register(production_is_safe, PRODUCTION)
