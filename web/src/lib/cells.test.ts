import { describe, expect, it } from "vitest";
import { nextCell, WAYS } from "./cells";

const CELLS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 3, y: 0 },
  { x: 1, y: -1 },
  { x: -2, y: 2 },
];

describe("walking from cell to cell", () => {
  it("goes straight on", () => {
    expect(nextCell(CELLS, { x: 0, y: 0 }, WAYS.ArrowRight!)).toEqual({ x: 1, y: 0 });
  });
  it("leaps over a gap", () => {
    expect(nextCell(CELLS, { x: 1, y: 0 }, WAYS.ArrowRight!)).toEqual({ x: 3, y: 0 });
  });
  it("takes the nearest that lies that way where there is none straight on", () => {
    expect(nextCell(CELLS, { x: 0, y: 0 }, WAYS.ArrowUp!)).toEqual({ x: 1, y: -1 });
    expect(nextCell(CELLS, { x: 0, y: 0 }, WAYS.ArrowLeft!)).toEqual({ x: -2, y: 2 });
  });
  it("stays at the edge", () => {
    expect(nextCell(CELLS, { x: 3, y: 0 }, WAYS.ArrowRight!)).toBeNull();
  });
});
