import { describe, expect, it } from "vitest";
import type { GameInfo } from "./wire";
import { boxOf, broughtBy, ticked, toggled } from "./ticking";

const module = (name: string, ...brings: string[]) => ({ name, title: name, brings });
const box = (name: string, ...modules: string[]) => ({ name, title: name, modules });

const game: GameInfo = {
  name: "some",
  title: "Some",
  sentence: "",
  picture: "",
  seats: [2],
  bots: [],
  boxes: [box("base", "farmers"), box("bare"), box("inns", "farmers", "inns", "cathedrals", "inns-tiles")],
  modules: [
    module("farmers"),
    module("inns", "inns-tiles"),
    module("cathedrals", "inns-tiles"),
    module("inns-tiles"),
  ],
  options: [],
};
const base = ["farmers"];

describe("a module that brings another", () => {
  it("ticks it too", () => {
    expect(ticked(game, toggled(game, base, "inns"))).toEqual(["farmers", "inns", "inns-tiles"]);
  });
  it("takes it away again when it goes itself", () => {
    const there = toggled(game, base, "inns");
    expect(ticked(game, toggled(game, there, "inns"))).toEqual(base);
  });
  it("goes with it", () => {
    const all = ["farmers", "inns", "cathedrals", "inns-tiles"];
    expect(toggled(game, all, "inns-tiles")).toEqual(base);
  });
  it("leaves what was chosen for itself", () => {
    const all = ["inns", "inns-tiles"];
    expect(ticked(game, toggled(game, all, "inns"))).toEqual(["inns-tiles"]);
  });
  it("says that it does", () => {
    expect(broughtBy(game, ["inns", "cathedrals"], "inns-tiles")).toEqual(["inns", "cathedrals"]);
    expect(broughtBy(game, ["inns-tiles"], "inns-tiles")).toEqual([]);
  });
});

describe("the box", () => {
  it("is the one that holds what is ticked", () => {
    expect(boxOf(game, base)).toBe("base");
    expect(boxOf(game, [])).toBe("bare");
  });
  it("is none where a module was added or taken away", () => {
    expect(boxOf(game, toggled(game, base, "cathedrals"))).toBe("");
    expect(boxOf(game, ["inns", "cathedrals"])).toBe("");
  });
  it("is found again when the same is ticked, in whatever order", () => {
    expect(boxOf(game, ["cathedrals", "inns", "farmers"])).toBe("inns");
  });
});
