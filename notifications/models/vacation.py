"""Days on which a player's clocks stand still, said beforehand."""

from typing import ClassVar

from django.conf import settings
from django.db import models


class Vacation(models.Model):
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="vacations"
    )
    begins = models.DateTimeField()
    ends = models.DateTimeField()
    announced = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.CheckConstraint(
                condition=models.Q(ends__gt=models.F("begins")), name="vacation_has_a_length"
            ),
        ]
        indexes: ClassVar = [models.Index(fields=["player", "begins"], name="vacation_by_player")]

    def __str__(self) -> str:
        return f"{self.player_id} {self.begins:%Y-%m-%d}"
