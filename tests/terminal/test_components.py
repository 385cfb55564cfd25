"""Values of a box, corrected in a file: written, read, complained about, and played with."""

import json
import tomllib
from pathlib import Path

import pytest

from tavola import library, registry
from tests.server.toy.parts import KIT
from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is among the games: it has assumed values in every version of Tavola."""
    monkeypatch.setitem(registry.REGISTRY, "toy", KIT)


def box(text: str, name: str = "my-box.toml") -> str:
    Path(name).write_text(text, "utf-8")
    return name


def complaint(run: Run, *files: str) -> str:
    """What a simulation with these files is refused with."""
    options = [option for file in files for option in ("--components", file)]
    status, out, err = run("simulate", "toy", "--seats", "random,random", "--games", "1", *options)

    assert (status, out) == (2, "")
    return err


# -- writing ----------------------------------------------------------------------------------------------


def test_components_writes_every_assumed_value_with_its_meaning_and_why(run: Run) -> None:
    _, out, _ = run("components", "toy")

    assert tomllib.loads(out) == {"toy": {"die.faces": "5", "card.points": "2"}}
    assert (
        "# How many faces the die has, 2 to 20.\n"
        "# Assumed: No rulebook says it; the numbers bid are 1 to 5.\n"
        '"die.faces" = "5"\n'
    ) in out


def test_components_speaks_german(run: Run) -> None:
    _, out, _ = run("components", "toy", "--lang", "de")

    assert "# Wie viele Seiten der Würfel hat, 2 bis 20.\n# Angenommen: Kein Regelheft nennt sie;" in out


def test_of_a_game_without_assumed_values_it_is_said(run: Run) -> None:
    status, out, _ = run("components", "carcassonne")

    assert status == 0
    assert tomllib.loads(out) == {"carcassonne": {}}
    assert "# carcassonne has no assumed values to correct.\n" in out


def test_one_file_can_hold_all_games(run: Run) -> None:
    _, several, _ = run("components", "toy", "carcassonne")
    _, every, _ = run("components")

    assert list(tomllib.loads(several)) == ["toy", "carcassonne"]
    assert "toy" in tomllib.loads(every)
    assert "carcassonne" not in tomllib.loads(every)


def test_rules_tell_what_is_assumed(run: Run) -> None:
    _, every, _ = run("rules", "toy")
    _, found, _ = run("rules", "toy", "faces")

    assert "Assumed values\ndie.faces = 5\n  How many faces the die has, 2 to 20." in every
    assert "die.faces = 5" in found
    assert "card.points" not in found


# -- reading ----------------------------------------------------------------------------------------------


def played(run: Run, *more: str) -> dict[str, object]:
    arguments = ("--seats", "random,random", "--games", "3", "--seed", "1", "--json", *more)
    status, out, err = run("simulate", "toy", *arguments)
    assert status == 0, err
    result: dict[str, object] = json.loads(out)
    return result


def test_fed_back_unchanged_the_file_changes_nothing(run: Run) -> None:
    file = box(run("components", "toy")[1])

    assert played(run, "--components", file) == played(run)


def test_games_are_played_with_what_the_file_says_and_their_records_say_it(run: Run) -> None:
    file = box('[toy]\n"die.faces" = "12"\n"card.points" = 2\n')
    result = played(run, "--components", file, "--records", "all")
    record = Path("all/toy-0.tavola").read_text("utf-8")
    status, out, _ = run("verify", "all/toy-0.tavola", "all/toy-1.tavola", "all/toy-2.tavola")

    assert result["components"] == {"die.faces": "12"}
    assert "component die.faces = 12\n" in record
    assert "card.points" not in record
    assert status == 0
    assert "toy, rules 2, 2 seats, die.faces = 12, 3 turns" in out


def test_a_record_is_drawn_with_its_own_values(run: Run) -> None:
    Path("game.tavola").write_text(library.new("toy", components={"die.faces": "12"}).record, "utf-8")

    assert "faces=12" in run("draw", "game.tavola", "-o", "-")[1]


def test_names_with_dots_may_be_written_as_toml_tables_and_numbers_without_quotes(run: Run) -> None:
    file = box("[toy]\ndie.faces = 12\n[toy.card]\npoints = 3\n")

    assert played(run, "--components", file)["components"] == {"die.faces": "12", "card.points": "3"}


def test_several_files_add_up(run: Run) -> None:
    die, card = box("[toy]\ndie.faces = 12\n", "die.toml"), box("[toy]\ncard.points = 3\n", "card.toml")
    result = played(run, "--components", die, "--components", card)

    assert result["components"] == {"die.faces": "12", "card.points": "3"}


def test_without_its_module_a_value_is_not_in_play(run: Run) -> None:
    file = box("[toy]\ncard.points = 3\n")

    assert played(run, "--components", file, "--box", "plain")["components"] == {}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[toys]\n", "there is no game 'toys'; did you mean toy?"),
        ('[toy]\n"die.face" = "6"\n', "toy has no assumed component 'die.face'; did you mean die.faces?"),
        ("[carcassonne]\ntiles = 72\n", "carcassonne has no assumed component 'tiles'; there is none at all"),
        ('[toy]\n"die.faces" = "six"\n', "die.faces is a number from 2 to 20, not 'six'"),
        ("[toy]\ncard.points = 0\n", "card.points is a number from 1 to 9, not '0'"),
        ('[toy]\n"die.faces" = ""\n', "the value of component die.faces is text on one line, not ''"),
        ("[toy]\ndie.faces = [6]\n", "the value of component die.faces is written in quotes"),
        ("[toy]\ndie.faces = true\n", "the value of component die.faces is written in quotes"),
        ("faces = 6\n", "faces belongs to no game; a line such as [carcassonne] must stand above it"),
        ("[toy]\n\ndie.faces =\n", "this is not TOML: Invalid value (at line 3, column 12)"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_one_line(run: Run, text: str, why: str) -> None:
    err = complaint(run, box(text))

    assert err.startswith(f"tavola: my-box.toml: {why}")
    assert err.count("\n") == 1


def test_files_that_contradict_each_other_are_refused(run: Run) -> None:
    one, other = box("[toy]\ndie.faces = 6\n", "one.toml"), box("[toy]\ndie.faces = 8\n", "other.toml")

    assert complaint(run, one, other) == (
        "tavola: other.toml: component die.faces of toy is 6 in an earlier file, not 8\n"
    )


def test_a_file_that_is_not_there_is_said(run: Run) -> None:
    assert complaint(run, "nowhere.toml") == "tavola: nowhere.toml: No such file or directory\n"


# -- playing ----------------------------------------------------------------------------------------------


def test_a_loaded_game_keeps_its_own_values(run: Run) -> None:
    Path("game.tavola").write_text(library.new("toy", components={"die.faces": "12"}).record, "utf-8")
    file = box("[toy]\ndie.faces = 6\n")
    status, _, err = run("play", "--load", "game.tavola", "--components", file)

    assert status == 2
    assert "a loaded game keeps its own box, modules, options and components" in err


def test_a_game_in_the_terminal_is_played_and_saved_with_what_the_file_says(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(("s saved.tavola", "q"))
    monkeypatch.setattr("builtins.input", lambda _="": next(typed))
    file = box("[toy]\ndie.faces = 12\n")
    status, _, _ = run("play", "toy", "--components", file, "--seats", "human,random")

    assert status == 0
    assert "component die.faces = 12\n" in Path("saved.tavola").read_text("utf-8")
