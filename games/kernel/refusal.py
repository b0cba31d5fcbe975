"""The one exception by which a command is refused; a refused command changes nothing."""

from typing import Literal

from games.kernel.text import Text

Code = Literal[
    "unknown_option",
    "not_asked",
    "overtaken",
    "match_over",
    "nothing_to_undo",
    "bad_seats",
    "bad_options",
    "bad_correction",
    "bad_file",
    "key_reused",
    "not_open",
    "not_running",
    "unknown_game",
    "unknown_match",
]


class Refused(Exception):
    """Carries a code for programs and a sentence for people."""

    def __init__(self, code: Code, text: Text) -> None:
        super().__init__(code)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return f"{self.code}: {self.text}"
