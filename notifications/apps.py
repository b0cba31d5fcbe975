"""The app."""

from django.apps import AppConfig


class NotificationsConfig(AppConfig):
    name = "notifications"

    def ready(self) -> None:
        from notifications.replies import webhooks
        from notifications.web import addresses

        webhooks.listen()
        addresses.listen()
