import { expect, test } from "vitest";
import { pauseAt, stepFrom } from "./stepping";

const TURNS = [3, 6, 9];

test("by choice, one step at a time and never beyond the ends", () => {
  const to = [0, 5, 10].flatMap((step) => [
    stepFrom(step, -1, 10, TURNS, false),
    stepFrom(step, 1, 10, TURNS, false),
  ]);
  expect(to).toEqual([0, 1, 4, 6, 9, 10]);
});

test("by turn, to where the next or the last turn ended", () => {
  expect([0, 3, 4, 9].map((step) => stepFrom(step, 1, 10, TURNS, true))).toEqual([3, 6, 6, 10]);
  expect([2, 3, 4, 10].map((step) => stepFrom(step, -1, 10, TURNS, true))).toEqual([0, 0, 3, 9]);
});

test("twice the speed is half the pause", () => {
  expect(2 * pauseAt(2)).toBe(pauseAt(1));
});
