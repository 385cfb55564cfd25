import { describe, expect, it } from "vitest";
import type { GameInfo } from "./wire";
import { boxOf, modulesInPlay, optionsInPlay, requiredBy, withToggled } from "./modules";

const module = (name: string, ...requires: string[]) => ({
  name,
  title: name,
  requires,
  about: "",
  picture: "",
});
const box = (name: string, ...modules: string[]) => ({ name, title: name, modules });

const option = (name: string, module: string) => ({
  name,
  title: name,
  values: ["no", "yes"],
  value_titles: ["No", "Yes"],
  module,
});

const game: GameInfo = {
  name: "some",
  title: "Some",
  sentence: "",
  picture: "",
  seats: [2],
  bots: [],
  boxes: [box("base", "rain"), box("bare"), box("wind", "rain", "wind", "storm", "wind-cards")],
  modules: [
    module("rain"),
    module("wind", "wind-cards"),
    module("storm", "wind-cards"),
    module("wind-cards"),
  ],
  options: [option("light", ""), option("gusts", "wind")],
  components: [],
  plain: "",
  lesson: false,
};
const base = ["rain"];

describe("an option of a module", () => {
  const offered = (...inPlay: string[]) => optionsInPlay(game, inPlay).map((found) => found.name);
  it("is offered with the module only", () => {
    expect(offered("rain")).toEqual(["light"]);
    expect(offered("rain", "wind")).toEqual(["light", "gusts"]);
  });
});

describe("a module that requires another", () => {
  it("ticks it too", () => {
    expect(modulesInPlay(game, withToggled(game, base, "wind"))).toEqual(["rain", "wind", "wind-cards"]);
  });
  it("takes it away again when it goes itself", () => {
    const there = withToggled(game, base, "wind");
    expect(modulesInPlay(game, withToggled(game, there, "wind"))).toEqual(base);
  });
  it("goes with it", () => {
    const all = ["rain", "wind", "storm", "wind-cards"];
    expect(withToggled(game, all, "wind-cards")).toEqual(base);
  });
  it("leaves what was chosen for itself", () => {
    const all = ["wind", "wind-cards"];
    expect(modulesInPlay(game, withToggled(game, all, "wind"))).toEqual(["wind-cards"]);
  });
  it("says that it does", () => {
    expect(requiredBy(game, ["wind", "storm"], "wind-cards")).toEqual(["wind", "storm"]);
    expect(requiredBy(game, ["wind-cards"], "wind-cards")).toEqual([]);
  });
});

describe("the box", () => {
  it("is the one that holds what is ticked", () => {
    expect(boxOf(game, base)).toBe("base");
    expect(boxOf(game, [])).toBe("bare");
  });
  it("is none where a module was added or taken away", () => {
    expect(boxOf(game, withToggled(game, base, "storm"))).toBe("");
    expect(boxOf(game, ["wind", "storm"])).toBe("");
  });
  it("is found again when the same modules are in play, in whatever order", () => {
    expect(boxOf(game, ["storm", "wind", "rain"])).toBe("wind");
  });
});
