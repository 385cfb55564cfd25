import { describe, expect, it } from "vitest";
import { asked, firstWish, withSeats } from "./plan";
import type { GameInfo } from "./protocol";

const game: GameInfo = {
  name: "some",
  title: "Some",
  sentence: "",
  picture: "",
  seats: [2, 3, 4],
  bots: ["random", "greedy"],
  boxes: [{ name: "base", title: "Base", values: [], value_titles: [] }],
  modules: [],
  options: [
    { name: "screens", title: "Screens", values: ["closed", "open"], value_titles: ["Closed", "Open"] },
  ],
};
const title = (bot: string): string => bot.toUpperCase();

describe("the first wish", () => {
  it("is me against one greedy bot", () => {
    const table = asked(game, firstWish(game, "Ada"), title, "Guest");
    expect(table.seats).toEqual([
      { who: "me", name: "Ada", colour: null },
      { who: "bot", bot: "greedy", name: "GREEDY", colour: null },
    ]);
    expect(table).toMatchObject({ box: "base", options: { screens: "closed" }, start: null });
  });
  it("takes as many bots as a larger game needs", () => {
    expect(firstWish({ ...game, seats: [3, 4] }, "").seats).toHaveLength(3);
  });
});

describe("a table in words of the server", () => {
  it("numbers bots of a kind", () => {
    const table = asked(game, withSeats(game, firstWish(game, ""), 3), title, "Guest");
    expect(table.seats.map((seat) => seat.name)).toEqual(["Guest", "GREEDY 1", "GREEDY 2"]);
  });
  it("forgets a start player who is gone", () => {
    const wish = { ...withSeats(game, firstWish(game, ""), 4), start: 3 };
    expect(withSeats(game, wish, 2).start).toBe(-1);
  });
});
