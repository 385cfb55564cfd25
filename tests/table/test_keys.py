"""Seats are held by keys; of a key only its fingerprint is kept."""

import pytest

from tavola.store.texts import to_text
from tavola.table import Keyring, NotAllowed, fingerprint
from tests.table.toy_tables import BOT, gathering, holder, key_of, running


def test_a_key_opens_its_seat_and_no_other() -> None:
    table = running(3)

    assert (1,) == table.seats_of(holder(1))


def test_several_keys_open_several_seats() -> None:
    table = running(3)

    assert (0, 2) == table.seats_of(Keyring.of(key_of(2), key_of(0), "unknown"))


@pytest.mark.parametrize("key", ["", "wrong", "KEY 0", fingerprint("key 0")])
def test_nothing_but_the_key_opens_a_seat(key: str) -> None:
    assert () == running().seats_of(Keyring.of(key))


def test_the_host_is_known_by_a_key() -> None:
    table = gathering()

    assert (True, False) == (table.is_host(Keyring.of("host")), table.is_host(Keyring.of("invite")))


def test_a_table_without_a_host_has_no_host() -> None:
    table = gathering()
    table.host = ""

    assert not table.is_host(Keyring.of("", "host"))


def test_only_fingerprints_are_kept() -> None:
    table = gathering()
    made = table.sit(0, "Ada", key=fingerprint("very secret")) + table.add_key(
        0, fingerprint("second secret")
    )

    assert "secret" not in "".join(map(to_text, made))
    assert (0,) == table.seats_of(Keyring.of("very secret"))


def test_who_leaves_leaves_the_keys_void() -> None:
    table = gathering()
    table.sit(0, "Ada", key=fingerprint("first"))
    table.add_key(0, fingerprint("second"))
    table.leave(0)

    assert () == table.seats_of(Keyring.of("first", "second"))


def test_another_key_opens_the_seat_elsewhere() -> None:
    table = running()
    table.add_key(0, fingerprint("phone"))

    assert ((0,), (0,)) == (table.seats_of(Keyring.of("phone")), table.seats_of(holder(0)))


def test_revoking_voids_all_keys_but_one() -> None:
    table = running()
    table.add_key(0, fingerprint("phone"))
    table.revoke_keys(0, fingerprint("phone"))

    assert ((0,), ()) == (table.seats_of(Keyring.of("phone")), table.seats_of(holder(0)))


def test_a_key_of_another_seat_revokes_nothing() -> None:
    table = running()
    with pytest.raises(NotAllowed):
        table.revoke_keys(0, fingerprint(key_of(1)))

    assert (0,) == table.seats_of(holder(0))


@pytest.mark.parametrize("taken_by_bot", [True, False])
def test_a_seat_that_nobody_holds_gets_no_key(*, taken_by_bot: bool) -> None:
    table = gathering()
    if taken_by_bot:
        table.sit(0, "Robot", bot=BOT)
    with pytest.raises(NotAllowed):
        table.add_key(0, fingerprint("sneaky"))

    assert () == table.seats_of(Keyring.of("sneaky"))
