import { expect, test } from "vitest";
import { cuesOf } from "./sounds";
import type { LogLine } from "./wire";

function line(points: number | null, ...where: string[]): LogLine {
  return { points, where } as LogLine;
}

test("what lies somewhere new is heard, and points are heard instead of it", () => {
  expect(cuesOf([line(null, "cell:1,0")], false)).toEqual(["laid"]);
  expect(cuesOf([line(null, "cell:1,0"), line(4, "cell:0,0")], false)).toEqual(["scored"]);
});

test("nothing is heard of what only was said", () => {
  expect(cuesOf([line(null), line(0)], false)).toEqual([]);
});

test("one's turn is heard after what led to it", () => {
  expect(cuesOf([line(null, "cell:1,0")], true)).toEqual(["laid", "turn"]);
});
