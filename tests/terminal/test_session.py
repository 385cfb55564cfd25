"""People play in the terminal: they choose, take back, look things up, pass the screen on and leave."""

from pathlib import Path

import pytest

from tavola import library
from tavola.kernel import parse_record, replay
from tavola.testing.toy import TOY
from tests.terminal.fake_terminal import Hasty, Terminal

CARRARA = library.game("carrara")
ALONE = (None, Hasty())
POOR = {"coins 0": "0", "wheel I": "white", "display": "villa 1, porta 3", "blocks 0": "black"}


def carrara(*typed: str, pieces: dict[str, str] | None = None, language: str = "en") -> Terminal:
    return Terminal(CARRARA, ALONE, *typed, pieces=pieces, language=language)


# -- choosing -----------------------------------------------------------------------------------------


def test_a_line_is_chosen_by_its_number() -> None:
    game = carrara("1")
    game.run()

    assert game.chosen == ["0 buy"]


def test_a_line_is_chosen_by_a_part_of_it() -> None:
    game = carrara("villa", pieces=POOR)
    game.run()

    assert game.chosen == ["0 build villa 1 lerici"]


def test_a_part_of_several_lines_asks_again() -> None:
    game = carrara("buil", pieces={**POOR, "blocks 0": "white"})
    printed = game.run()

    assert "“buil” fits several lines: 2, 3, 4, 5, 6, 7." in printed
    assert game.chosen == []


def test_any_choice_may_be_typed_in_full() -> None:
    game = carrara("build villa 1 lerici", pieces=POOR)
    game.run()

    assert game.chosen == ["0 build villa 1 lerici"]


def test_enter_takes_the_only_choice() -> None:
    game = carrara("villa", "", "", pieces=POOR)
    game.run()

    assert game.chosen[:3] == ["0 build villa 1 lerici", "0 pay black", "0 end"]


def test_enter_does_not_decide_between_several() -> None:
    game = carrara("")
    printed = game.run()

    assert "Type a number or part of a line." in printed
    assert game.chosen == []


def test_many_purchases_are_narrowed_down_to_a_segment_and_blocks() -> None:
    game = carrara("buy", "2", "blue,black")
    printed = game.run()

    assert game.chosen[:2] == ["0 buy", "0 take II blue,black"]
    assert "Segment II …" in printed


def test_blocks_may_be_typed_in_german() -> None:
    game = carrara("buy", "2", "blau und 1 schwarzen", language="de")
    game.run()

    assert game.chosen[:2] == ["0 buy", "0 take II blue,black"]


def test_prices_and_gains_stand_behind_the_choices() -> None:
    pieces = {"built 0": "villa 3 lucca, villa 5 massa", "wheel II": "blue", "display": "porta 3"}
    printed = carrara("buy", "blue", pieces=pieces).run()

    assert "Score the building type Villa  (11 victory points and 2 coats of arms)" in printed
    assert "1 blue from segment III  (free)" in printed


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("build porta 3 lucca", "For Porta 3 you hand in exactly 3 blocks of your own. (page 6)"),
        ("score-city pisa", "you need 2 buildings of your own there; you have 0. (page 9)"),
        ("take I white", "(page 5)"),
        ("fly to pisa", "“fly to pisa” is none of these."),
        ("99", "“99” is none of these. Type a number from 1 to 2"),
    ],
)
def test_what_cannot_be_chosen_is_explained(typed: str, why: str) -> None:
    game = carrara(typed, pieces=POOR)
    printed = " ".join(game.run().split())

    assert why in printed
    assert game.chosen == []


def test_a_bag_that_is_too_much_is_explained() -> None:
    printed = carrara("buy", "1", "7black").run()

    assert "There are not so many blocks on segment I: 7 black. (page 4)" in printed


# -- taking back ------------------------------------------------------------------------------------


def test_u_first_goes_back_in_the_menu() -> None:
    game = carrara("buy", "2", "u", "take II black")
    game.run()

    assert game.chosen[:2] == ["0 buy", "0 take II black"]


def test_u_takes_back_the_last_choice() -> None:
    game = carrara("villa", "u", pieces=POOR)
    printed = game.run()

    assert "Taken back: Build Villa 1 in Lérici." in printed
    assert game.chosen == []


def test_with_nothing_chosen_there_is_nothing_to_take_back() -> None:
    assert "There is nothing to take back." in carrara("u").run()


def test_a_lone_person_may_go_back_over_bots_and_draws_which_come_again() -> None:
    game = carrara("buy", "u", "buy")
    printed = game.run()

    refills = [line for line in printed.splitlines() if "refills segment I" in line]
    assert "What was drawn since will come again." in printed
    assert len(refills) == 2
    assert refills[0] == refills[1]


def test_several_people_must_agree_to_go_back_over_a_draw() -> None:
    game = Terminal(CARRARA, (None, None), "", "buy", "u", "n", "u", "y")
    printed = game.run()

    assert printed.count("Does everybody agree to go back?") == 2
    assert printed.count("Taken back to: Buy blocks.") == 1
    assert game.chosen == []


# -- looking things up ------------------------------------------------------------------------------


def test_h_helps() -> None:
    assert "look up rules" in carrara("h").run()
    assert "Regeln nachschlagen" in carrara("?", language="de").run()


def test_r_looks_up_rules_by_id_and_by_words() -> None:
    printed = carrara("r carrara1.extra.price", "r Italy", "r xyzzy").run()

    assert "The object costs 10 coins" in printed
    assert "carrara1.setup.start-player  page 3" in printed
    assert "No rule of carrara speaks of “xyzzy”." in printed


def test_r_shows_only_the_first_of_many_rules() -> None:
    assert "more. Be more precise" in carrara("r").run()


def test_l_tells_what_happened() -> None:
    printed = carrara("l").run()

    assert printed.count("New in the display:") == 2


def test_b_shows_the_table_again() -> None:
    assert carrara("b").run().count("The Palaces of Carrara") == 2


# -- telling -------------------------------------------------------------------------------------------


def test_moves_of_bots_are_told() -> None:
    printed = carrara("villa", "", "", pieces=POOR).run()

    assert "▲ Ben turns the wheel by 1 segment." in printed


def test_points_are_explained() -> None:
    printed = carrara("score-type villa", pieces={"built 0": "villa 3 lucca"}).run()

    assert "Villa 3 in Lucca: cost 3 × value 2 = 6 victory points" in printed
    assert "Together: 6 victory points and 1 coat of arms" in printed


def test_a_whole_game_ends_with_the_final_scoring_and_the_standing() -> None:
    game = Terminal(CARRARA, (Hasty(), Hasty()), pieces={"display": "villa 1", "built 0": EVERYTHING_ELSE})
    printed = game.run()

    assert game.play.state.over
    assert "Final scoring for Anna." in printed
    assert "every 5 give 1" in printed
    assert "Final standing" in printed


TILES = [
    f"{kind} {cost}"
    for kind in ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
    for cost in range(1, 6)
]
EVERYTHING_ELSE = ", ".join(f"{tile} lerici" for tile in TILES if tile != "villa 1")


# -- several people ------------------------------------------------------------------------------------


def test_the_screen_is_passed_on_between_people() -> None:
    pieces = {**POOR, "coins 1": "17"}
    game = Terminal(CARRARA, (None, None), "", "villa", "", "", pieces=pieces, is_terminal=True)
    printed = game.run()
    before, after = printed.split("The next move is for Ben.")

    assert "The next move is for Anna." in before
    assert "\x1b[2J\x1b[3J" in before.split("Anna builds")[-1]
    assert "17 coins" not in after


def test_who_just_ended_their_turn_may_take_that_back_before_passing_on() -> None:
    game = Terminal(CARRARA, (None, None), "", "villa", "", "", "u", pieces=POOR)
    printed = game.run()

    assert "Or u: Anna takes back." in printed
    assert game.chosen[-1] == "0 pay black"


def test_the_hidden_coins_of_others_are_never_printed() -> None:
    pieces = {"coins 1": "47", "objects 1": "5crown", "display": "villa 1", "built 0": EVERYTHING_ELSE}
    printed = Terminal(
        CARRARA, (None, Hasty()), "villa", "", "l", "b", pieces={**pieces, "blocks 0": "black"}
    ).run()

    assert "47" not in printed
    assert "?/8" in printed


def test_what_ending_the_game_would_bring_others_is_not_told_before() -> None:
    pieces = {"coins 0": "0", "objects 0": "5crown", "mover": "1", "display": "villa 1"}
    pieces |= {"built 0": EVERYTHING_ELSE, "blocks 1": "black"}
    printed = Terminal(CARRARA, (Hasty(), None), "villa", "", pieces=pieces).run()

    assert " End your turn  (5 victory points) " in printed


def test_sealed_answers_are_asked_one_after_the_other() -> None:
    game = Terminal(TOY, (None, None), "", "bid 1 -", "", "bid 2 -")
    game.run()

    assert game.chosen == ["0 bid 1 -", "1 bid 2 -"]


def test_a_turn_that_opens_with_chance_waits_for_the_last_mover() -> None:
    game = Terminal(TOY, (None, None), "", "bid 1 -", "", "bid 2 -", "pass", "u", "take red", "")
    game.run()

    assert game.chosen == ["0 bid 1 -", "1 bid 2 -", "1 take red"]
    assert sum("press Enter to finish your turn" in prompt for prompt in game.prompts) == 2


# -- leaving ---------------------------------------------------------------------------------------------


def test_leaving_saves_the_game_and_tells_how_to_go_on(tmp_path: Path) -> None:
    printed = carrara("buy", "q").run()

    assert "To go on: tavola play --load carrara-1.tavola" in printed
    assert "Goodbye!" in printed
    text = (tmp_path / "carrara-1.tavola").read_text("utf-8")
    assert "# seats: human,random" in text
    assert replay(CARRARA, parse_record(text)).state.view(0).waiting_for == (0,)


def test_leaving_by_the_end_of_input_is_as_good() -> None:
    assert carrara("buy").run().endswith("Goodbye!\n")


def test_a_game_nobody_has_played_in_is_not_saved(tmp_path: Path) -> None:
    printed = carrara("q").run()

    assert "Saved" not in printed
    assert list(tmp_path.iterdir()) == []


def test_no_other_game_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "carrara-1.tavola").write_text("mine", "utf-8")
    carrara("buy", "q").run()

    assert (tmp_path / "carrara-1.tavola").read_text("utf-8") == "mine"
    assert (tmp_path / "carrara-2.tavola").exists()


def test_s_saves_where_told_and_leaving_saves_there_again(tmp_path: Path) -> None:
    printed = carrara("buy", "s my game.txt", "q").run()

    assert printed.count("Saved in my game.txt.") == 2
    assert "--load 'my game.txt'" in printed
    assert [path.name for path in tmp_path.iterdir()] == ["my game.txt"]


def test_a_file_that_cannot_be_written_does_not_end_the_game() -> None:
    game = carrara("buy", "s no/such/folder", "take II black")
    printed = game.run()

    assert "Could not save in no/such/folder: No such file or directory" in printed
    assert game.chosen[1] == "0 take II black"
