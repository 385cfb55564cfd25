"""What lies in the folders of what is in play is found by its name, and by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.games.carcassonne.core.slices import parts_of
from tavola.games.carcassonne.game import CARCASSONNE
from tavola.testing import scenario
from tests.games.carcassonne.looking import seen

FOLDER = "tavola.games.carcassonne.expansions"


def test_a_view_names_the_folders_of_all_that_is_in_play_tile_sets_too() -> None:
    view = seen(scenario(CARCASSONNE, modules=("inns",)))

    assert view.packages == tuple(f"{FOLDER}.{name}" for name in ("farmers", "inns", "inns_tiles"))


def test_a_view_has_every_kind_of_tile_in_play_by_its_id() -> None:
    view = seen(scenario(CARCASSONNE, modules=("gold",)))

    assert view.kinds["gold.A"].id == "gold.A"
    assert "river.A" not in view.kinds


def test_only_folders_that_have_a_part_of_the_name_are_listed() -> None:
    found = parts_of((f"{FOLDER}.gold", f"{FOLDER}.inns_tiles"), "rules")

    assert [part.__name__ for part in found] == [f"{FOLDER}.gold.rules", f"{FOLDER}.inns_tiles.rules"]
    assert parts_of((f"{FOLDER}.gold",), "no_such_part") == ()


def test_an_import_that_fails_inside_a_part_is_not_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_slice").mkdir()
    (tmp_path / "broken_slice" / "__init__.py").touch()
    (tmp_path / "broken_slice" / "picture.py").write_text("import no_such_module_at_all\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        parts_of(("broken_slice",), "picture")
