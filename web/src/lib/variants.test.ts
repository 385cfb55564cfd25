import { describe, expect, it } from "vitest";
import { narrow, type Pair } from "./narrowing";
import { BY_GUESS, isAdjustment, isSeen, withGuesses, withoutGuesses } from "./variants";
import type { OptionInfo } from "./wire";

function option(order: string, turns: string, place: string): OptionInfo {
  const text = `arrange ${order} ${turns} ${place}`;
  return { text, do: "arrange", words: text, fields: { order, turns, place } } as unknown as OptionInfo;
}

const OPTIONS = ["AB", "BA"].flatMap((order) =>
  ["0", "180"].flatMap((turns) => ["a1", "b2"].map((place) => option(order, turns, place))),
);
const GUESSES: Pair[] = [
  ["order", "AB"],
  ["turns", "0"],
];

describe("guesses", () => {
  it("say what is not picked", () => {
    const picks = withGuesses(OPTIONS, [{ pairs: [["place", "b2"]], key: "x" }], GUESSES);
    expect(narrow(OPTIONS, picks).ready?.text).toBe("arrange AB 0 b2");
  });
  it("give way to what is picked", () => {
    const picks = withGuesses(OPTIONS, [{ pairs: [["turns", "180"]], key: "x" }], GUESSES);
    expect(narrow(OPTIONS, picks).scalars).toEqual({ turns: "180", order: "AB" });
  });
  it("are made anew each time", () => {
    const first = withGuesses(OPTIONS, [], GUESSES);
    expect(withGuesses(OPTIONS, first, GUESSES)).toEqual(first);
    expect(withoutGuesses(first)).toEqual([]);
    expect(first.every((pick) => pick.key === BY_GUESS)).toBe(true);
  });
  it("are left out where no option agrees", () => {
    expect(withGuesses(OPTIONS, [], [["order", "CC"]])).toEqual([]);
  });
});

describe("variants", () => {
  it("are seen where every clause holds", () => {
    expect(isSeen("order=AB|BA;turns=0", { order: "BA", turns: "0" })).toBe(true);
    expect(isSeen("order=AB|BA;turns=0", { order: "BA", turns: "180" })).toBe(false);
    expect(isSeen("order=AB", {})).toBe(false);
  });
  it("are adjusted by picks that say only what would be guessed", () => {
    expect(isAdjustment([["turns", "180"]], GUESSES)).toBe(true);
    expect(isAdjustment([["place", "b2"]], GUESSES)).toBe(false);
    expect(isAdjustment([], GUESSES)).toBe(false);
  });
});
