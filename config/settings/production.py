"""A server: nothing is guessed, and what is unsafe is refused before the first request."""

from config import checks, static_files
from config.settings.base import *

LONGTABLE_PRODUCTION = True
STORAGES = static_files.HASHED

# A proxy in front ends TLS and names the original scheme; DEPLOY_HTTP=yes is for a trusted network.
if not env.flag("DEPLOY_HTTP", default=False):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_HSTS_SECONDS = env.number("HSTS_SECONDS", 3600)
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True
    # How many proxies of our own stand in front: they name the address of the client.
    ALLAUTH_TRUSTED_PROXY_COUNT = env.number("TRUSTED_PROXIES", 1)
    REST_FRAMEWORK["NUM_PROXIES"] = ALLAUTH_TRUSTED_PROXY_COUNT

# Links in mails lead to the first name of the service, unless another is set.
if not env.text("LONGTABLE_URL") and ALLOWED_HOSTS:
    _SCHEME = "https" if globals().get("SECURE_SSL_REDIRECT") else "http"
    LONGTABLE_URL = f"{_SCHEME}://{ALLOWED_HOSTS[0].lstrip('.')}"

checks.refuse_unsafe(globals())
