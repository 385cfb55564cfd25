import { describe, expect, it } from "vitest";
import { arrange, type Placeable } from "./arrangement";

function panel(name: string, purpose: Placeable["purpose"], more: Partial<Placeable> = {}): Placeable {
  return { name, purpose, seat: null, grows: false, aside: false, ...more };
}

function names(panels: readonly Placeable[]): string[] {
  return panels.map(({ name }) => name);
}

const MATS = [panel("mine", "own-mat", { seat: 0 }), panel("theirs", "other-mat", { seat: 1 })];
const AROUND = [panel("hand", "hand"), panel("track", "track"), panel("stock", "stock", { aside: true })];
const BOARD = panel("board", "board", { grows: true });

describe("a board that grows", () => {
  it("has the middle to itself", () => {
    const found = arrange([BOARD, ...AROUND, ...MATS], true);

    expect(names(found.middle)).toEqual(["board"]);
    expect(names(found.aside)).toEqual(["track", "stock"]);
    expect(names(found.hand)).toEqual(["hand"]);
  });

  it("leaves the own mat to the dock, the others to their strips", () => {
    const found = arrange([BOARD, ...MATS], true);

    expect([names(found.own), names(found.mats)]).toEqual([["mine"], ["theirs"]]);
  });

  it("leaves all mats to their strips where the screen is narrow", () => {
    expect(names(arrange([BOARD, ...MATS], false).mats)).toEqual(["mine", "theirs"]);
  });
});

describe("without a board", () => {
  it("all that is played on fills the middle, the own mat too", () => {
    const found = arrange([panel("market", "market"), ...AROUND, ...MATS], true);

    expect(names(found.middle)).toEqual(["market", "track", "mine"]);
    expect(names(found.aside)).toEqual(["stock"]);
  });

  it("those who watch two players see both mats", () => {
    const mats = [0, 1].map((seat) => panel(`mat-${seat}`, "other-mat", { seat }));

    expect(names(arrange(mats, true).middle)).toEqual(["mat-0", "mat-1"]);
    expect(names(arrange(mats, false).middle)).toEqual([]);
  });
});
