"""A game's content as matches are pinned to it: the bytes themselves, once per version."""

from typing import ClassVar

from django.db import models


class ContentEdition(models.Model):
    id = models.AutoField(primary_key=True)
    game = models.CharField(max_length=40)
    version = models.CharField(max_length=16)
    body = models.BinaryField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["game", "version"], name="edition_is_kept_once"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.version}"
