"""A server: nothing is guessed, and what is unsafe is refused before the first request."""

from django.core.exceptions import ImproperlyConfigured

from config.settings.base import *

SHORTEST_KEY = 32

if len(SECRET_KEY) < SHORTEST_KEY:
    raise ImproperlyConfigured(f"Set SECRET_KEY to at least {SHORTEST_KEY} random characters.")
if DEBUG:
    raise ImproperlyConfigured("DEBUG shows secrets to strangers; production runs without it.")
if not ALLOWED_HOSTS or "*" in ALLOWED_HOSTS:
    raise ImproperlyConfigured("Set ALLOWED_HOSTS to the names this service answers to.")

STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# A proxy in front ends TLS and names the original scheme; DEPLOY_HTTP=yes is for a trusted network.
if not env.flag("DEPLOY_HTTP", default=False):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_HSTS_SECONDS = env.number("HSTS_SECONDS", 3600)
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    # How many proxies of our own stand in front: they name the address of the client.
    ALLAUTH_TRUSTED_PROXY_COUNT = env.number("TRUSTED_PROXIES", 1)
