import { describe, expect, it } from "vitest";
import { newTable, defaultDraft, guestName, lastDraft, rememberDraft, withSeats } from "./setup";
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
    { name: "rain", title: "Rain", requires: [], about: "", picture: "" },
    { name: "wind", title: "Wind", requires: ["cards"], about: "", picture: "" },
    { name: "cards", title: "Cards", requires: [], about: "", picture: "" },
  ],
  options: [
    {
      name: "night",
      title: "Night",
      values: ["closed", "open"],
      value_titles: ["Closed", "Open"],
      module: "",
    },
  ],
  components: [],
  plain: "",
  lesson: false,
};
const title = (bot: string): string => bot.toUpperCase();

describe("the first wish", () => {
  it("is me against one greedy bot", () => {
    const table = newTable(game, defaultDraft(game, "Ada"), title, "Guest");
    expect(table.seats).toEqual([
      { who: "me", name: "Ada", colour: null },
      { who: "bot", bot: "greedy", colour: null },
    ]);
    expect(table).toMatchObject({ box: "", modules: ["rain"], options: { night: "closed" }, start: null });
  });
  it("takes as many bots as a larger game needs", () => {
    expect(defaultDraft({ ...game, seats: [3, 4] }, "").seats).toHaveLength(3);
  });
});

describe("a table in words of the server", () => {
  it("leaves it to the server to name bots", () => {
    const table = newTable(game, withSeats(game, defaultDraft(game, ""), 3), title, "Guest");
    expect(table.seats.map((seat) => seat.name)).toEqual(["Guest", undefined, undefined]);
  });
  it("numbers people without a name, so that they can be told apart", () => {
    const draft = withSeats(game, defaultDraft(game, ""), 4);
    for (const at of [1, 2, 3])
      draft.seats[at] = { ...draft.seats[at]!, who: "me", name: at === 2 ? "Ada" : "" };
    expect(newTable(game, draft, title, "Guest").seats.map((seat) => seat.name)).toEqual([
      "Guest 1",
      "Guest 2",
      "Ada",
      "Guest 3",
    ]);
  });
  it("gives no number that makes somebody else's name", () => {
    const draft = withSeats(game, defaultDraft(game, ""), 3);
    for (const at of [1, 2])
      draft.seats[at] = { ...draft.seats[at]!, who: "me", name: at === 1 ? "Guest 1" : "" };
    expect(newTable(game, draft, title, "Guest").seats.map((seat) => seat.name)).toEqual([
      "Guest 2",
      "Guest 1",
      "Guest 3",
    ]);
  });
  it("calls nobody like somebody who sits there already", () => {
    expect(guestName(["Ada", ""], "Guest")).toBe("Guest");
    expect(guestName(["Guest", "Guest 2"], "Guest")).toBe("Guest 3");
  });
  it("has the chosen modules in play, and those they require", () => {
    const draft = { ...defaultDraft(game, ""), modules: ["wind"] };
    expect(newTable(game, draft, title, "Guest")).toMatchObject({ box: "", modules: ["wind", "cards"] });
  });
  it("forgets a start player who is gone", () => {
    const draft = { ...withSeats(game, defaultDraft(game, ""), 4), start: 3 };
    expect(withSeats(game, draft, 2).start).toBe(-1);
  });
});

describe("how it was set up last time", () => {
  function store(): {
    getItem: (key: string) => string | null;
    setItem: (key: string, value: string) => void;
  } {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }

  it("comes back", () => {
    const on = store();
    const draft = { ...withSeats(game, defaultDraft(game, "Ada"), 3), modules: ["rain", "cards"], start: 1 };
    rememberDraft(on, game, draft);

    expect(lastDraft(on, game, "Ada")).toEqual(draft);
  });
  it("comes back without what the game no longer has", () => {
    const on = store();
    const draft = { ...defaultDraft(game, "Ada"), modules: ["rain", "snow"], options: { night: "never" } };
    rememberDraft(on, game, draft);

    expect(lastDraft(on, game, "Ada")).toMatchObject({ modules: ["rain"], options: { night: "closed" } });
  });
  it("is as for a quick start at first, and where what is kept makes no sense", () => {
    const on = store();
    expect(lastDraft(on, game, "Ada")).toEqual(defaultDraft(game, "Ada"));
    on.setItem("tavola.setup", '{"some": {"seats": [1]}}');
    expect(lastDraft(on, game, "Ada")).toEqual(defaultDraft(game, "Ada"));
  });
});
