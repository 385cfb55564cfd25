"""The loop that does what is on the agenda keeps what is pending, and lets no task wait for nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavola.games.carcassonne.core.rules.tasks import ClaimFeature
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.kernel import Chance, Decision, EmptyQuestion, Pending
from tavola.testing import scenario


@pytest.mark.parametrize(
    "wait",
    [
        lambda: (),
        lambda: (Decision(0, "carcassonne.claim", ()),),
        lambda: Chance({}, "carcassonne.tile"),
    ],
    ids=["for nobody", "for an answer without options", "for a chance without outcomes"],
)
def test_a_task_that_can_never_be_answered_is_an_error_at_once(
    wait: Callable[[], Pending], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = scenario(CARCASSONNE).draws("base.E")
    monkeypatch.setattr(ClaimFeature, "run", lambda *_: wait())

    with pytest.raises(EmptyQuestion):
        table.chooses(0, "place 0,-1 r2")
