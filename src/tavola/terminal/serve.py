"""`tavola serve`: serves the games to browsers."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path

from tavola.kernel import TavolaError
from tavola.terminal import arguments

SECONDS_A_DAY = 86_400


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        from tavola.server.base_path import base_path_of
        from tavola.server.gate import is_name
        from tavola.server.serve import Certificate, Operation, serve

        for name in args.name:
            if not is_name(name):
                raise TavolaError(f"--name is a name such as games.example.org, alone, not {name!r}")
        base_path = base_path_of(args.base_path)
        if base_path is None:
            raise TavolaError(f"--base-path is a path such as /games/tavola, not {args.base_path!r}")
        if args.tls_key and not args.tls_cert:
            raise TavolaError("--tls-key needs --tls-cert, the certificate that it belongs to")
        key = Path(args.tls_key) if args.tls_key else None
        certificate = Certificate(Path(args.tls_cert), key) if args.tls_cert else None
        serve(
            args.host,
            args.port,
            Path(args.data),
            say=lambda text: print(text, flush=True),
            grace=args.grace,
            names=args.name,
            certificate=certificate,
            corrections=arguments.corrections(args),
            operation=Operation(
                _proxies(args.trust_proxy),
                args.connections,
                args.log_requests,
                None if args.archive_after is None else args.archive_after * SECONDS_A_DAY,
                args.keep_records,
                base_path,
                args.view_processes,
            ),
        )
    except ModuleNotFoundError as error:  # some are loaded only when they are needed
        package = str(error.name).partition(".")[0]
        raise TavolaError(f"serving needs the package {package}: install tavola[server]") from error
    return 0


def _proxies(given: Sequence[str]) -> tuple[str, ...]:
    """The proxies that are believed; those on the machine itself always are."""
    for proxy in given:
        try:
            proxy == "*" or ip_network(proxy, strict=False)
        except ValueError as error:
            raise TavolaError(f"--trust-proxy is an address or network, not {proxy!r}") from error
    return ("127.0.0.1", "::1", *given)
