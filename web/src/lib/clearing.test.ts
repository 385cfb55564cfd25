import { describe, expect, it } from "vitest";
import { clearing, freePlace } from "./clearing";

const PHONE = { width: 360, height: 450 };
const BUTTONS = { x: 306, y: 8, width: 46, height: 134 };

function cell(x: number, y: number): { x: number; y: number; width: number; height: number } {
  return { x, y, width: 44, height: 44 };
}

describe("what can be picked and what floats over the board", () => {
  it("a board on which nothing is covered stays where it is", () => {
    expect(clearing([cell(100, 100), cell(250, 20)], [BUTTONS], PHONE)).toEqual({ x: 0, y: 0 });
  });

  it("a cell under the buttons comes out from under them by the shortest way", () => {
    expect(clearing([cell(290, 20)], [BUTTONS], PHONE)).toEqual({ x: -32, y: 0 });
    expect(clearing([cell(310, 120)], [BUTTONS], PHONE)).toEqual({ x: 0, y: 24 });
  });

  it("no cell is pushed out of the window for another", () => {
    expect(clearing([cell(290, 20), cell(4, 200)], [BUTTONS], PHONE)).toEqual({ x: 0, y: 0 });
  });

  it("of a board larger than the window only what is covered is brought out", () => {
    expect(clearing([cell(290, 20), cell(4, 200)], [BUTTONS], PHONE, true)).toEqual({ x: -32, y: 0 });
    expect(clearing([cell(-30, 20)], [BUTTONS], PHONE, true)).toEqual({ x: 0, y: 0 });
  });

  it("what may lie in several places lies where it covers nothing", () => {
    const corners = [cell(300, 400), cell(10, 400), cell(10, 8)];

    expect(freePlace(corners, [cell(100, 100)])).toBe(0);
    expect(freePlace(corners, [cell(290, 390)])).toBe(1);
    expect(freePlace(corners, [cell(290, 390), cell(0, 380)])).toBe(2);
    expect(freePlace(corners, corners)).toBe(-1);
  });

  it("on two sides at once it goes down", () => {
    expect(clearing([cell(310, 100), cell(4, 200)], [BUTTONS], PHONE)).toEqual({ x: 0, y: 48 });
  });
});
