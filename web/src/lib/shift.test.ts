import { describe, expect, it } from "vitest";
import { commonShift, moved, type Spot } from "./shift";

function spots(entries: Record<string, [number, number]>): Map<string, Spot> {
  return new Map(Object.entries(entries).map(([id, [x, y]]) => [id, { x, y }]));
}

describe("a drawing laid out anew", () => {
  it("shifts as most of its pieces do", () => {
    const before = spots({ a: [0, 0], b: [100, 0], c: [0, 100] });
    const after = spots({ a: [100, 0], b: [200, 0], c: [50, 50] });
    const shift = commonShift(before, after);
    expect(shift).toEqual({ x: 100, y: 0 });
    expect(moved({ x: 0, y: 100 }, { x: 50, y: 50 }, shift)).toEqual({ x: -50, y: -50 });
  });
  it("has not shifted when one of two pieces stays", () => {
    expect(commonShift(spots({ a: [0, 0], b: [5, 5] }), spots({ a: [0, 0], b: [50, 5] }))).toEqual({
      x: 0,
      y: 0,
    });
  });
  it("has not shifted when it has nothing in common", () => {
    expect(commonShift(spots({ a: [1, 1] }), spots({ b: [9, 9] }))).toEqual({ x: 0, y: 0 });
  });
});
