from games.kernel.options import Choice, Option
from games.kernel.text import plain


class FallBack(Choice, frozen=True):
    region: str
    units: tuple[str, ...] = ()
    pair: tuple[int, ...] = ()


class Pass(Choice, frozen=True):
    pass


class Die(Choice, frozen=True, tag="war.die"):
    face: int | None


def test_an_id_is_the_slug_and_the_fields() -> None:
    assert FallBack("delta", ("a", "b"), (1, 2)).id == "fall_back:delta:a+b:1+2"
    assert Pass().id == "pass"


def test_a_choice_may_keep_an_old_slug() -> None:
    assert Die(3).id == "war.die:3"
    assert Die(None).id == "war.die:None"


def test_an_option_has_the_id_of_its_choice() -> None:
    assert Option(Pass(), plain("Pass")).id == "pass"
