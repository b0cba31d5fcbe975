"""What a WSGI server runs; pages and API are served from here."""

import os

from django.core.wsgi import get_wsgi_application

from config.checks import start_only_if_safe

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.production")

application = get_wsgi_application()
start_only_if_safe()
