import { describe, expect, it } from "vitest";
import { deadlines, isRunning, secondsLeft } from "./grace";

describe("the grace of those who are away", () => {
  it("runs down by the page's own clock", () => {
    const until = deadlines({ "1": 60 }, 5_000);
    expect([5_000, 5_001, 23_000, 64_999, 65_000, 90_000].map((now) => secondsLeft(until, 1, now))).toEqual([
      60, 60, 42, 1, 0, 0,
    ]);
  });
  it("is over at once for a seat that nobody waits for", () => {
    expect(secondsLeft(deadlines({ "1": 60 }, 0), 0, 0)).toBe(0);
  });
  it("needs no clock once it is over", () => {
    const until = deadlines({ "1": 3, "2": 9 }, 0);
    expect([8_999, 9_000].map((now) => isRunning(until, now))).toEqual([true, false]);
  });
});
