"""The addresses by which other machines reach this one."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

_PROBES = {
    # An address for documentation stands for "anywhere"; the others for private networks without a way out.
    socket.AF_INET: ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1", "100.64.0.1", "169.254.0.1"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
_PREFIX = 64
"""Bits of an IPv6 address that tell one customer from another."""
_DISCARD = 9
"""A port; nothing is sent to it."""


def own_addresses() -> tuple[str, ...]:
    """This machine's addresses in its networks, the likeliest first; none without a network.

    A datagram socket that is connected sends nothing, but learns from which address it would send.
    """
    return tuple(dict.fromkeys(address for address in _sources() if _reaches_us(address)))


def is_loopback(host: str) -> bool:
    """Whether this name or address means the machine that uses it."""
    bare = host.removeprefix("[").removesuffix("]").rstrip(".").lower()
    try:
        return ip_address(bare).is_loopback
    except ValueError:
        return bare == "localhost" or bare.endswith(".localhost")


@lru_cache(10_000)
def client_block(host: str) -> str:
    """Whoever this address stands for: an IPv6 address for its /64, since one line is given that many."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _PREFIX), strict=False))


def reached_at(listens_on: str) -> tuple[str, ...]:
    """Our addresses that somebody who listens there answers; those of the loopback reach nobody else."""
    everywhere, only_four = listens_on in ("0.0.0.0", "::"), listens_on == "0.0.0.0"
    return tuple(
        address
        for address in own_addresses()
        if address == listens_on or (everywhere and not (only_four and ":" in address))
    )


def _sources() -> Iterator[str]:
    for family, targets in _PROBES.items():
        for target in targets:
            with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, _DISCARD))
                yield probe.getsockname()[0]


def _reaches_us(address: str) -> bool:
    """Whether another machine can use this address as it stands; one of a single link needs a zone too."""
    parsed = ip_address(address.partition("%")[0])
    needs_zone = isinstance(parsed, IPv6Address) and parsed.is_link_local
    return not (parsed.is_loopback or parsed.is_unspecified or needs_zone)
