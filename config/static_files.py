"""Static files under names that carry their hash, so that browsers keep them for ever."""

from typing import Any

from whitenoise.storage import CompressedManifestStaticFilesStorage


class HashedFiles(CompressedManifestStaticFilesStorage):
    """Modules of ours import each other by their hashed names too."""

    support_js_module_import_aggregation = True


HASHED: dict[str, Any] = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "config.static_files.HashedFiles"},
}
