"""`tavola serve` by TLS, with a certificate of its own that nobody vouches for."""

from __future__ import annotations

import ssl
from pathlib import Path

import httpx
import pytest

from tests.server.serving import GUARD
from tests.server.test_command import one_line, served, tavola_here

CERTIFICATE = Path(__file__).parent / "tls" / "cert.pem"
KEY = Path(__file__).parent / "tls" / "key.pem"


def test_the_site_is_served_by_tls_and_browsers_are_told_to_stay_with_it(tmp_path: Path) -> None:
    trusting = ssl.create_default_context(cafile=CERTIFICATE)
    with served(tmp_path, "--tls-cert", str(CERTIFICATE), "--tls-key", str(KEY)) as site:
        answer = httpx.get(f"{site.url}/api/health", verify=trusting, trust_env=False, timeout=GUARD)

    assert site.url.startswith("https://127.0.0.1:")
    assert (answer.json()["tables"], answer.json()["disk"]) == (0, "ok")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_key_and_certificate_may_stand_in_one_file(tmp_path: Path) -> None:
    both = tmp_path / "both.pem"
    both.write_text(KEY.read_text() + CERTIFICATE.read_text())
    with served(tmp_path / "data", "--tls-cert", str(both)) as site:
        assert site.url.startswith("https://")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--tls-cert", "nowhere.pem"], "nowhere.pem cannot be used for TLS: No such file or directory"),
        (["--tls-cert", str(CERTIFICATE)], "cert.pem cannot be used for TLS: "),
        (["--tls-cert", __file__, "--tls-key", str(KEY)], "cannot be used for TLS: "),
        (["--tls-key", str(KEY)], "--tls-key needs --tls-cert"),
        (["--name", "https://games.example.org"], "not 'https://games.example.org'"),
        (["--name", "games.example.org:8000"], "not 'games.example.org:8000'"),
    ],
)
def test_what_cannot_be_served_like_this_is_said_in_one_line(
    tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    line = one_line(tavola_here("serve", "--port", 0, "--data", tmp_path / "data", *arguments))

    assert complaint in line
    assert not (tmp_path / "data").exists()


def test_names_that_are_given_are_known(tmp_path: Path) -> None:
    with served(tmp_path, "--name", "a.example.org", "--name", "b.example.org") as site:

        def status(host: str) -> int:
            headers = {"Host": host}
            return httpx.get(
                f"{site.url}/api/games", headers=headers, trust_env=False, timeout=GUARD
            ).status_code  # a busy machine's health is another answer

        assert [status(f"{letter}.example.org") for letter in "abc"] == [200, 200, 421]
