"""What an ASGI server runs, for a host that wants to push to live pages."""

import os

from django.core.asgi import get_asgi_application

from config.checks import start_only_if_safe

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")

application = get_asgi_application()
start_only_if_safe()
