"""What a viewer may know: hands, decks, sealed lanes, hidden answers; all of it at the end."""

from games.kernel.game import ENCODER
from games.kernel.masks import public_part, shown, view
from games.kernel.match import Match
from games.kernel.moves import HIDDEN, Answered, Sealed
from games.kernel.together import Together, lane
from tests.support.bare import Ask, Say, bare, opens, table_of
from tests.support.river_lords.events import CardBuried, CardDrawn, DeckShuffled, FoodGained
from tests.support.river_lords.positions import (
    BLUE,
    RED,
    at_home,
    opened,
    ordinary,
    red_to_act,
)
from tests.support.river_lords.steps import Bury, Pick, PlayCard, Take

YES = Say("yes").id


def sealed_in_view(match: Match, viewer: int | None) -> dict[str, list[str]]:
    return view(match.game, match.state, viewer).header.sealed  # type: ignore[no-any-return]


def home_of(seat: int, region: str) -> Match:
    match = opened()
    match.play(seat, Pick(region).id)
    while "seat0" not in match.state.header.sealed:
        match.play(seat, Take(1).id)
    return match


def test_a_rival_hand_and_the_deck_change_nothing_in_the_view() -> None:
    omen = red_to_act(ordinary(hands={BLUE: ["old_omen"]}))
    cellar = red_to_act(ordinary(hands={BLUE: ["deep_cellar"]}))
    assert omen.seen_by(RED) == cellar.seen_by(RED)
    assert omen.seen_by(None) == cellar.seen_by(None)
    assert omen.seen_by(BLUE) != cellar.seen_by(BLUE)


def test_a_view_is_a_copy() -> None:
    match = at_home()
    view(match.game, match.state, None).garrisons.clear()
    assert match.state.garrisons


def test_nobody_else_can_tell_how_long_a_sealed_chain_was() -> None:
    short, long = home_of(0, "ford"), home_of(0, "spring")
    assert [len(m.state.header.sealed["seat0"]) for m in (short, long)] == [2, 3]
    for viewer in (1, 2, None):
        assert sealed_in_view(short, viewer) == {"seat0": [HIDDEN]}
        assert ENCODER.encode(view(short.game, short.state, viewer)) == ENCODER.encode(
            view(long.game, long.state, viewer)
        )
        logs = [
            [ENCODER.encode(shown(row.event, viewer, over=False)) for row in m.log]
            for m in (short, long)
        ]
        assert logs[0] == logs[1]


def test_a_seat_sees_its_own_sealed_answers() -> None:
    assert sealed_in_view(home_of(0, "ford"), 0) == {"seat0": ["pick:ford", "take:1"]}


def test_lanes_of_an_open_fork_are_seen_by_all() -> None:
    fork = Together([lane(0, Ask(0)), lane(1, Ask(1))], secret=False)
    match = table_of(bare(opening=opens(fork, Ask(0))))
    match.play(0, YES)
    assert sealed_in_view(match, None) == {"seat0": [YES]}
    event = match.log[-1].event
    assert event.mask(1) == event


def broken_join(*, secret: bool) -> Match:
    """Seat 0 is asked again, and the answer of seat 1 waits."""
    lanes = [lane(0, Ask(0), "first"), lane(0, Vanishing(0), "second"), lane(1, Ask(1), "third")]
    match = table_of(bare(Vanishing, opening=opens(Together(lanes, secret=secret), Ask(0))))
    match.play(0, YES)
    match.play(0, YES)
    match.play(1, YES)
    assert match.questions()[0].step == Vanishing(0)
    return match


class Vanishing(Ask, frozen=True):
    """Offers `yes` only as long as its seat has not said anything."""

    def options(self, g):  # type: ignore[no-untyped-def]
        words = ("no", "never") if g.state.lords[self.seat].food else ("yes", "no")
        return Ask(self.seat, words).options(g)


def test_answers_that_wait_at_a_broken_join_stay_hidden() -> None:
    match = broken_join(secret=True)
    assert sealed_in_view(match, 0)["third"] == [HIDDEN]
    assert sealed_in_view(match, 1)["third"] == [YES]


def test_answers_of_an_open_fork_stay_open_at_a_broken_join() -> None:
    assert sealed_in_view(broken_join(secret=False), 0)["third"] == [YES]


class Whisper(Ask, frozen=True):
    hides_answer = True


def test_a_step_can_hide_what_was_answered() -> None:
    match = table_of(bare(Whisper, opening=opens(Whisper(0), Ask(1), Ask(0))))
    match.play(0, YES)
    whispered = match.log[-1].event
    match.play(1, YES)
    said = match.log[-1].event
    assert whispered.mask(1).option == HIDDEN
    assert said.mask(0).option == YES


def test_a_buried_card_is_known_to_its_owner_only() -> None:
    hands = {RED: ["ambush", "deep_cellar", "old_omen"]}
    scene = red_to_act(ordinary(hands=hands)).when(RED, PlayCard("deep_cellar"))
    scene.when(RED, Bury("old_omen"))
    assert scene.facts[0].mask(RED) == CardBuried(RED, "old_omen")
    assert scene.facts[0].mask(BLUE) == CardBuried(RED, HIDDEN)


def test_a_hidden_answer_is_known_to_its_own_seat_only() -> None:
    answered = Answered(RED, "bury:old_omen", secret=True)
    assert answered.mask(RED) == answered
    assert answered.mask(BLUE).option == answered.mask(None).option == HIDDEN
    assert Answered(RED, "gather").mask(BLUE).option == "gather"


def test_events_are_masked_while_the_match_runs_and_open_afterwards() -> None:
    drawn = CardDrawn(RED, "ambush")
    assert shown(drawn, BLUE, over=False) == CardDrawn(RED, HIDDEN)
    assert shown(drawn, RED, over=False) == shown(drawn, BLUE, over=True) == drawn
    assert DeckShuffled(["a", "b"]).mask(RED) == DeckShuffled([HIDDEN, HIDDEN])


def test_when_a_match_is_over_everything_is_open() -> None:
    match = at_home(2)
    match.resign(0)
    assert view(match.game, match.state, None) == match.state


def test_the_public_part_of_an_open_event_is_its_payload() -> None:
    gained, drawn = FoodGained(RED, 1), CardDrawn(RED, "ambush")
    payload = ENCODER.encode(gained)
    assert public_part(gained, payload) is payload
    assert public_part(drawn, ENCODER.encode(drawn)) == ENCODER.encode(CardDrawn(RED, HIDDEN))


def test_a_sealed_event_hides_its_answers_from_all_but_its_seat() -> None:
    sealed = Sealed(RED, "seat0", ["a", "b"])
    assert sealed.mask(RED) == sealed
    assert sealed.mask(BLUE).answers == sealed.mask(None).answers == [HIDDEN]
