import { describe, expect, it } from "vitest";
import { asked, firstWish, guestName, withSeats } from "./plan";
import type { GameInfo } from "./wire";

const game: GameInfo = {
  name: "some",
  title: "Some",
  sentence: "",
  picture: "",
  seats: [2, 3, 4],
  bots: ["random", "greedy"],
  boxes: [{ name: "base", title: "Base", modules: ["rain"] }],
  modules: [
    { name: "rain", title: "Rain", brings: [] },
    { name: "wind", title: "Wind", brings: ["cards"] },
    { name: "cards", title: "Cards", brings: [] },
  ],
  options: [{ name: "night", title: "Night", values: ["closed", "open"], value_titles: ["Closed", "Open"] }],
};
const title = (bot: string): string => bot.toUpperCase();

describe("the first wish", () => {
  it("is me against one greedy bot", () => {
    const table = asked(game, firstWish(game, "Ada"), title, "Guest");
    expect(table.seats).toEqual([
      { who: "me", name: "Ada", colour: null },
      { who: "bot", bot: "greedy", name: "GREEDY", colour: null },
    ]);
    expect(table).toMatchObject({ box: "", modules: ["rain"], options: { night: "closed" }, start: null });
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
  it("numbers people without a name, so that they can be told apart", () => {
    const wish = withSeats(game, firstWish(game, ""), 4);
    for (const at of [1, 2, 3])
      wish.seats[at] = { ...wish.seats[at]!, who: "me", name: at === 2 ? "Ada" : "" };
    expect(asked(game, wish, title, "Guest").seats.map((seat) => seat.name)).toEqual([
      "Guest 1",
      "Guest 2",
      "Ada",
      "Guest 3",
    ]);
  });
  it("gives no number that makes somebody else's name", () => {
    const wish = withSeats(game, firstWish(game, ""), 3);
    for (const at of [1, 2])
      wish.seats[at] = { ...wish.seats[at]!, who: "me", name: at === 1 ? "Guest 1" : "" };
    expect(asked(game, wish, title, "Guest").seats.map((seat) => seat.name)).toEqual([
      "Guest 2",
      "Guest 1",
      "Guest 3",
    ]);
  });
  it("calls nobody like somebody who sits there already", () => {
    expect(guestName(["Ada", ""], "Guest")).toBe("Guest");
    expect(guestName(["Guest", "Guest 2"], "Guest")).toBe("Guest 3");
  });
  it("has in play what is ticked, and what that brings along", () => {
    const wish = { ...firstWish(game, ""), modules: ["wind"] };
    expect(asked(game, wish, title, "Guest")).toMatchObject({ box: "", modules: ["wind", "cards"] });
  });
  it("forgets a start player who is gone", () => {
    const wish = { ...withSeats(game, firstWish(game, ""), 4), start: 3 };
    expect(withSeats(game, wish, 2).start).toBe(-1);
  });
});
