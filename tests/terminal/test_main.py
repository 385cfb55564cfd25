"""The command line: every command, and every error as one line with status 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tavola import library
from tests.terminal.conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game for three."""
    match = library.new("carrara", 3, seed=4)
    while not match.over:
        match.choose(match.options[len(match.options) // 3])
    path = tmp_path / "game.tavola"
    path.write_text(match.record, "utf-8")
    return path


def edited(record: Path, old: str, new: str) -> str:
    text = record.read_text("utf-8")
    assert old in text
    path = record.with_name("edited.tavola")
    path.write_text(text.replace(old, new, 1), "utf-8")
    return str(path)


# -- games and rules ----------------------------------------------------------------------------------


def test_games_lists_them_with_players_options_and_bots(run: Run) -> None:
    status, out, _ = run("games")

    assert status == 0
    assert "carrara  The Palaces of Carrara" in out
    assert "2 to 4 players" in out
    assert "option screens: closed, open" in out
    assert "greedy" in out


def test_the_language_is_that_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")

    assert "Die Paläste von Carrara" in run("games")[1]
    assert "The Palaces of Carrara" in run("games", "--lang", "en")[1]


def test_rules_lists_every_rule_with_its_page(run: Run) -> None:
    status, out, _ = run("rules", "carrara")

    assert status == 0
    for rule in library.game("carrara").rulebook():
        assert f"{rule.id}  page {rule.page}" in out


def test_rules_finds_a_rule_by_its_id_and_tells_why_it_was_settled_so(run: Run) -> None:
    _, out, _ = run("rules", "carrara", "carrara1.ruling.order")

    assert out.startswith("carrara1.ruling.order  page 10  our ruling")
    assert "Why: " in out


def test_rules_finds_rules_by_their_words_on_both_sides_of_an_option(run: Run) -> None:
    _, out, _ = run("rules", "carrara", "Objektfeld", "--lang", "de", "vorrat")

    assert "carrara1.setup.objects  Seite 2" in out
    assert "carrara1.extra.price" not in out


# -- simulate -------------------------------------------------------------------------------------------


def simulated(run: Run, *more: str) -> dict[str, object]:
    status, out, _ = run(
        "simulate", "carrara", "--seats", "random,random,random", "--games", "4", "--json", *more
    )
    assert status == 0
    result: dict[str, object] = json.loads(out)
    return result


def test_simulate_tells_wins_scores_modules_and_a_digest(run: Run) -> None:
    result = simulated(run, "--seed", "1")

    assert result["games"] == 4
    assert result["seats"] == ["random"] * 3
    assert result["modules"] == []
    wins, scores = result["wins"], result["mean_scores"]
    assert isinstance(wins, list)
    assert isinstance(scores, list)
    assert sum(wins) == pytest.approx(4)
    assert all(score > 20 for score in scores)
    assert len(str(result["digest"])) == 64


def test_equal_seeds_give_equal_output_and_others_do_not(run: Run) -> None:
    assert simulated(run, "--seed", "1") == simulated(run, "--seed", "1")
    assert simulated(run, "--seed", "1")["digest"] != simulated(run, "--seed", "2")["digest"]


def test_options_change_the_records(run: Run) -> None:
    closed, opened = simulated(run, "--seed", "1"), simulated(run, "--seed", "1", "--option", "screens=open")

    assert closed["digest"] != opened["digest"]


def test_without_a_seed_the_one_taken_is_told(run: Run) -> None:
    result = simulated(run)

    assert simulated(run, "--seed", str(result["seed"])) == result


def test_progress_goes_to_standard_error_only(run: Run) -> None:
    _, out, err = run("simulate", "carrara", "--seats", "random,random", "--games", "2", "--seed", "1")

    assert "100%" in err
    assert "100%" not in out
    assert "random" in out


def test_records_of_a_simulation_verify(run: Run) -> None:
    simulated(run, "--seed", "1", "--records", "all")
    status, out, _ = run("verify", *(f"all/carrara-{n}.tavola" for n in range(4)))

    assert status == 0
    assert out.count("checksum") == 4


# -- verify ---------------------------------------------------------------------------------------------


def test_verify_tells_scores_standing_and_how_points_came_about(run: Run, record: Path) -> None:
    status, out, _ = run("verify", str(record))

    assert status == 0
    assert "carrara, rules 1, 3 seats" in out
    assert "× value" in out
    assert "Final scoring for Player 3." in out
    assert "\nscores " in out
    assert "\n  1. Player " in out
    assert "turns the wheel" not in out


def test_verify_tells_everything_on_request(run: Run, record: Path) -> None:
    assert "turns the wheel" in run("verify", str(record), "--events")[1]


def test_verify_tells_what_an_unfinished_record_waits_for(run: Run, tmp_path: Path) -> None:
    match = library.new("carrara", 2, seed=1, start=1)
    (tmp_path / "begun").write_text(match.record, "utf-8")
    _, out, _ = run("verify", "begun")

    assert (
        f"waits for Player 2: Which action do you take? (carrara.action, {len(match.options)} choices)" in out
    )


def test_verify_as_json_explains_every_point(run: Run, record: Path) -> None:
    _, out, _ = run("verify", str(record), "--json")
    told = json.loads(out)

    assert told["over"] is True
    assert told["pending"] == []
    assert told["standing"][0]["rank"] == 1
    points = [0, 0, 0]
    for event in told["score_events"]:
        award = event["award"]
        points[award["seat"]] += award["points"]
        paid = [i["count"] * i["value"] for i in award["items"] if i["unit"] == "points"]
        assert award["points"] == sum(paid)
    assert points == told["scores"]
    assert "events" not in told


def test_verify_as_json_tells_the_pending_options(run: Run) -> None:
    Path("begun").write_text(library.new("carrara", 2, seed=1, start=1).record, "utf-8")
    told = json.loads(run("verify", "begun", "--json", "--events")[1])

    assert told["pending"][0]["seat"] == 1
    assert "buy" in told["pending"][0]["options"]
    assert told["events"][0]["kind"] == "carrara.shown"


def test_verify_goes_on_after_a_broken_record(run: Run, record: Path) -> None:
    status, out, err = run("verify", "nowhere", str(record), "--json")

    assert status == 2
    assert err == "tavola: nowhere: No such file or directory\n"
    first, second = (json.loads(line) for line in out.splitlines())
    assert first == {"file": "nowhere", "error": "nowhere: No such file or directory"}
    assert second["over"] is True


# -- draw -----------------------------------------------------------------------------------------------


def test_draw_writes_the_last_position(run: Run, record: Path) -> None:
    assert run("draw", str(record), "-o", "last.svg")[0] == 0
    assert Path("last.svg").read_text("utf-8") == library.load(record.read_text("utf-8")).svg()


def test_draw_goes_back_to_a_move(run: Run, record: Path) -> None:
    match = library.new("carrara", 3, seed=4)
    for _ in range(2):
        match.choose(match.options[len(match.options) // 3])
    run("draw", str(record), "--move", "2", "--seat", "1", "--lang", "de", "-o", "second.svg")

    assert Path("second.svg").read_text("utf-8") == match.svg(seat=1, language="de")


def test_draw_writes_to_standard_output_too(run: Run, record: Path) -> None:
    assert run("draw", str(record), "-o", "-")[1].startswith("<svg")


# -- play -----------------------------------------------------------------------------------------------


def test_bots_play_a_whole_game_to_look_at(run: Run) -> None:
    status, out, _ = run("play", "carrara", "--seats", "random,random", "--seed", "1", "--lang", "de")

    assert status == 0
    assert "Endstand" in out
    assert "random 1" in out


def test_a_saved_game_goes_on_with_the_same_people(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["buy", "q"])
    monkeypatch.setattr("builtins.input", lambda _="": next(typed))
    run("play", "carrara", "--seats", "human,random,random", "--names", "Anna,Ben,Cleo", "--seed", "1")
    monkeypatch.setattr("builtins.input", lambda _="": "q")
    _, out, _ = run("play", "--load", "carrara-1.tavola")

    assert "Anna to move" in out
    assert "✚ Cleo" in out
    assert "Which blocks do you buy?" in out
    assert "Anna refills segment I" in out
    assert "New in the display" not in out


# -- errors ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("play", "which game? There is carcassonne, carrara"),
        ("play carara", "there is no game 'carara'; did you mean carrara?"),
        ("play chess", "there is no game 'chess'; there is carcassonne, carrara"),
        (
            "play carrara --seats human,clever",
            "there is no bot 'clever'; carrara is played by random, greedy",
        ),
        ("play carrara --seats human,human,human,human,human", "carrara is for 2 to 4 players, not for 5"),
        ("play carrara --names Anna", "give 2 names, one for each seat, not 1"),
        ("play --load nowhere", "nowhere: No such file or directory"),
        ("simulate carrara --seats random", "carrara is for 2 to 4 players, not for 1"),
        (
            "simulate carrara --seats random,random --option screens=half",
            "option screens is one of closed, open",
        ),
        ("simulate carrara --seats random,random --option screens", "an option is written KEY=VALUE"),
        ("simulate carrara --seats random,random --box big", "carrara has no box 'big'; there is base"),
        ("simulate carrara --seats random,random --modules x", "carrara has no module 'x'"),
        ("simulate carrara --seats random,random --games 0", "must be a number from 1 on, not '0'"),
        ("simulate carrara", "--seats"),
        ("verify nowhere", "nowhere: No such file or directory"),
        ("verify .", ".: Is a directory"),
        ("draw nowhere -o x.svg", "nowhere: No such file or directory"),
        ("rules carrara xyzzy", "No rule of carrara speaks of “xyzzy”."),
        ("rules carrara --loud x", "unrecognized arguments: --loud"),
        ("fly", "invalid choice: 'fly'"),
        ("", "required: COMMAND"),
    ],
)
def test_an_error_is_one_line_and_status_two(run: Run, arguments: str, why: str) -> None:
    status, out, err = run(*arguments.split())

    assert (status, out) == (2, "")
    assert err.startswith("tavola: ")
    assert err.count("\n") == 1
    assert why in err


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("tavola-record 1", "once upon a time", "line 1: not a record"),
        ("game carrara", "game chess", "there is no game 'chess'"),
        ("rules 1", "rules 99", "newer than"),
        ("rules 1", "rules 0", "older than"),
        ("seats 3", "seats 5", "2 to 4 players"),
        ("seats 3", "seats three", "seats must be a number"),
        ("= 1 ", "= 7 ", "the record says turn 7"),
        ("buy", "build villa 5 livorno", "is not legal here"),
        ("buy", "fly", "'fly' is no option of this game"),
        ("draw ", "draw purple; ", "is not in the pool"),
    ],
)
@pytest.mark.parametrize("command", ["verify FILE", "draw FILE -o x.svg", "play --load FILE"])
def test_a_bad_record_is_one_line_and_status_two(
    run: Run, record: Path, command: str, old: str, new: str, why: str
) -> None:
    status, out, err = run(*command.replace("FILE", edited(record, old, new)).split())

    assert (status, out) == (2, "")
    assert err.startswith("tavola: ")
    assert "edited.tavola: " in err
    assert err.count("\n") == 1
    assert why in err


def test_a_wrong_checksum_is_told(run: Run, record: Path) -> None:
    line = next(line for line in record.read_text("utf-8").splitlines() if line.startswith("= 2 "))
    status, _, err = run("verify", edited(record, line, "= 2 00000000"))

    assert status == 2
    assert "checksum 00000000, but the position here is" in err


def test_a_file_that_is_no_text_is_told(run: Run) -> None:
    Path("picture").write_bytes(b"\xff\xfe\x00\x01")

    assert run("verify", "picture")[2] == "tavola: picture: this is not a text file\n"


@pytest.mark.parametrize("move", ["-1", "100000"])
def test_a_move_that_is_not_there_is_told(run: Run, record: Path, move: str) -> None:
    status, _, err = run("draw", str(record), f"--move={move}", "-o", "x.svg")

    assert status == 2
    assert f"no position after move {move}" in err


def test_a_seat_that_is_not_there_is_told(run: Run, record: Path) -> None:
    assert "there is no seat 3, only 0 to 2" in run("draw", str(record), "--seat", "3", "-o", "x.svg")[2]


def test_help_loads_neither_games_nor_words_nor_drawing() -> None:
    program = (
        "import sys\nfrom tavola.terminal.main import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print([n for n in sys.modules if n.startswith(('tavola.games', 'rich', 'fluent'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True)

    assert done.stdout.endswith("[]\n")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    program = "import sys; from tavola.terminal.main import main; sys.exit(main(['rules', 'carrara']))"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdout.close()
        assert command.stderr.read() == b""
