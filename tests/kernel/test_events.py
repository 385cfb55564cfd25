"""Events, who hears what of them, and awards."""

from tavola.kernel import Award, Event, Item, visible_to

SECRET = Event("card", 1, "toy.setup.card", {"deck": 5}, secret={"card": "sun"}, known_to=frozenset({1}))


def test_who_knows_hears_the_secret_part() -> None:
    assert SECRET.seen_by(1).details == {"deck": 5, "card": "sun"}


def test_others_hear_the_open_part_only() -> None:
    assert SECRET.seen_by(0).details == {"deck": 5}


def test_a_spectator_hears_the_open_part_only() -> None:
    assert "sun" not in repr(SECRET.seen_by(None))


def test_nothing_secret_remains_in_what_anybody_is_told() -> None:
    assert all(not event.secret for seat in (0, 1, None) for event in visible_to([SECRET], seat))


def test_an_open_event_is_the_same_for_everybody() -> None:
    event = Event("die", None, "toy.die", {"face": 4})

    assert event.seen_by(0) is event


def test_an_award_is_the_sum_of_its_items() -> None:
    award = Award(
        0, "round", (Item("number", 1, 5, "toy.open.winner"), Item("stake", 2, 2, "toy.open.winner"))
    )

    assert award.points == 9


def test_other_units_are_summed_apart() -> None:
    award = Award(0, "city", (Item("villa", 3, 2, "r"), Item("villa", 3, 4, "r", unit="coins")))

    assert (award.points, award.total("coins")) == (6, 12)
