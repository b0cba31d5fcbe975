"""What people may ask of the archive, and the file that they bring."""

from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext_lazy as _

LARGEST = 4 * 1024 * 1024
"""In bytes; a whole match has some hundred thousand."""


class ArchiveForm(forms.Form):
    """Wrong values narrow nothing: the archive answers every address."""

    words = forms.CharField(max_length=80, label=_("Name of the table"))
    player = forms.CharField(max_length=80, label=_("Player"))
    game = forms.CharField(max_length=40, label=_("Game"))
    seats = forms.IntegerField(min_value=1, max_value=20, label=_("Seats"))
    since = forms.DateField(input_formats=["%Y-%m-%d"], label=_("Finished from"))
    until = forms.DateField(input_formats=["%Y-%m-%d"], label=_("to"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for field in self.fields.values():
            field.required = False

    def values(self) -> dict[str, Any]:
        self.is_valid()
        return {name: value for name, value in self.cleaned_data.items() if value}


class FileForm(forms.Form):
    title = forms.CharField(
        label=_("Name"),
        max_length=80,
        required=False,
        help_text=_("How you will find it again. Only you see it."),
    )
    file = forms.FileField(
        label=_("File"),
        help_text=_("An exported match, as a file of JSON lines, of at most 4 MB."),
        error_messages={
            "required": _("Choose a file."),
            "empty": _("The file is empty."),
            "missing": _("Choose a file."),
            "invalid": _("Choose a file."),
        },
    )

    def clean_file(self) -> UploadedFile:
        file: UploadedFile = self.cleaned_data["file"]
        if file.size is None or file.size > LARGEST:
            raise forms.ValidationError(_("The file is larger than 4 MB."), code="too_large")
        return file
