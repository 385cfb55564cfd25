import { describe, expect, it } from "vitest";
import { changedInPlace, paired, shiftsOf, type Piece } from "./pairing";

function piece(id: string, x: number, panel = "board", kind = id.replace(/-\d+$/, "")): Piece {
  return { id, kind, panel, spot: { x, y: 0 } };
}

function pairs(before: Piece[], after: Piece[]): Record<string, string> {
  const found = paired(before, after, shiftsOf(before, after));
  return Object.fromEntries([...found].map(([now, then]) => [now.id, then.id]));
}

function changed(before: Piece[], after: Piece[]): string[] {
  const shifts = shiftsOf(before, after);
  return [...changedInPlace(before, after, shifts, paired(before, after, shifts))].map(({ id }) => id);
}

describe("pieces of two pictures", () => {
  it("are the same by their ids", () => {
    expect(
      pairs([piece("card-a", 0), piece("card-b", 50)], [piece("card-a", 90), piece("card-b", 50)]),
    ).toEqual({
      "card-a": "card-a",
      "card-b": "card-b",
    });
  });
  it("have not moved where one of their kind lay, even if numbers have changed", () => {
    const before = [piece("cube-1", 0), piece("cube-2", 50)];
    const after = [piece("cube-1", 50), piece("cube-2", 7, "mat")];
    expect(pairs(before, after)).toEqual({ "cube-1": "cube-2", "cube-2": "cube-1" });
  });
  it("are new when none of their kind is left", () => {
    expect(pairs([piece("cube-1", 0)], [piece("cube-1", 0), piece("cube-2", 50)])).toEqual({
      "cube-1": "cube-1",
    });
  });
  it("stay put on a board that is laid out anew", () => {
    const before = [piece("a", 0), piece("b", 50), piece("cube-1", 80), piece("cube-2", 180)];
    const after = [piece("a", 100), piece("b", 150), piece("cube-1", 280), piece("cube-2", 400)];
    expect(pairs(before, after)).toMatchObject({ "cube-1": "cube-2", "cube-2": "cube-1" });
  });
  it("have changed in their place when they only look otherwise", () => {
    const turned = piece("stone-1", 50, "board", "looks west");
    expect(changed([piece("stone-1", 50, "board", "looks north")], [turned])).toEqual(["stone-1"]);
  });
  it("have not changed in their place when they lie elsewhere, or what lay there has gone elsewhere", () => {
    const moved = [piece("stone-1", 90, "board", "looks west")];
    const pushed = [
      piece("stone-1", 50, "board", "looks west"),
      piece("stone-2", 90, "board", "looks north"),
    ];
    expect(changed([piece("stone-1", 50, "board", "looks north"), piece("still", 0)], moved)).toEqual([]);
    expect(changed([piece("stone-1", 50, "board", "looks north"), piece("still", 0)], pushed)).toEqual([]);
  });
});
