"""The addresses of this machine in its networks."""

from __future__ import annotations

import socket
from collections.abc import Mapping

import pytest

from tavola.server.addresses import client_block, is_loopback, own_addresses


class Network:
    """Sockets of a machine that has these sources for these targets; anything sent would fail."""

    def __init__(self, routes: Mapping[str, str]) -> None:
        self.routes = routes

    def socket(self, _family: int, kind: int) -> Probe:
        assert kind == socket.SOCK_DGRAM
        return Probe(self.routes)


class Probe:
    """A socket that can be connected and asked for its own address, nothing more."""

    def __init__(self, routes: Mapping[str, str]) -> None:
        self._routes, self._source = routes, ""

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, target: tuple[str, int]) -> None:
        try:
            self._source = self._routes[target[0]]
        except KeyError:
            raise OSError("network is unreachable") from None

    def getsockname(self) -> tuple[str, int]:
        return self._source, 40_000


def on(monkeypatch: pytest.MonkeyPatch, **routes: str) -> tuple[str, ...]:
    targets = {"anywhere": "192.0.2.1", "home": "192.168.0.1", "six": "2001:db8::1", "local": "fd00::1"}
    network = Network({targets[name]: source for name, source in routes.items()})
    monkeypatch.setattr(socket, "socket", network.socket)
    return own_addresses()


def test_the_address_towards_the_world_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = on(monkeypatch, anywhere="10.1.2.3", home="192.168.0.7", six="2001:db8:5::9")

    assert found == ("10.1.2.3", "192.168.0.7", "2001:db8:5::9")


def test_each_address_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on(monkeypatch, anywhere="192.168.0.7", home="192.168.0.7") == ("192.168.0.7",)


def test_a_network_without_a_way_out_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on(monkeypatch, home="192.168.0.7") == ("192.168.0.7",)


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on(monkeypatch) == ()


def test_what_others_cannot_use_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert on(monkeypatch, anywhere="127.0.0.1", six="fe80::1%eth0", local="::1") == ()


def test_this_machine_can_be_asked() -> None:
    assert all(not is_loopback(address) for address in own_addresses())


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST.", "127.0.0.1", "127.8.0.9", "::1", "[::1]", "a.localhost"]
)
def test_loopback_is_known_by_all_its_names(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host", ["", "192.168.0.7", "tavola.example", "localhost.example", "127.0.0.1.example"]
)
def test_other_names_are_not_loopback(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize(
    ("host", "block"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_address_stands_for_its_network(host: str, block: str) -> None:
    assert client_block(host) == block
