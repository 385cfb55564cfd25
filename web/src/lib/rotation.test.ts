import { expect, test } from "vitest";
import { narrow, type Pick } from "./narrowing";
import type { OptionInfo } from "./wire";
import { withFirstGuess, rotated, rotationOf, withRotation } from "./rotation";

function lay(cell: string, turn: string): OptionInfo {
  return { text: `place ${cell} ${turn}`, words: "", do: "place", fields: { cell, turn } };
}

const OPTIONS = [lay("1,0", "r0"), lay("1,0", "r1"), lay("1,0", "r3"), lay("0,1", "r2")];
const TURNS = new Map([
  ["cell=1,0", "turn"],
  ["cell=0,1", "turn"],
]);

function at(cell: string): Pick[] {
  return [{ pairs: [["cell", cell]], key: "" }];
}

test("the possible ways are gone through in a circle, the others are skipped", () => {
  const rotation = rotationOf(OPTIONS, at("1,0"), TURNS);
  if (rotation === null) throw new Error("nothing to turn");
  const ways = [1, 2, 3, -1].map((by) => rotated(rotation, "r0", by));

  expect(ways).toEqual(["r1", "r3", "r0", "r3"]);
});

test("a first guess is made at once, and can be confirmed", () => {
  const picks = withFirstGuess(OPTIONS, at("1,0"), TURNS);

  expect(narrow(OPTIONS, picks).ready?.text).toBe("place 1,0 r0");
});

test("a turn takes the place of the one before", () => {
  const before = withFirstGuess(OPTIONS, at("1,0"), TURNS);
  const rotation = rotationOf(OPTIONS, before, TURNS);
  if (rotation === null) throw new Error("nothing to turn");

  expect(narrow(OPTIONS, withRotation(rotation, "r3")).ready?.text).toBe("place 1,0 r3");
});

test("what fits in one way only needs no guess and stays as it is", () => {
  expect(rotationOf(OPTIONS, at("0,1"), TURNS)?.values).toEqual(["r2"]);
  expect(withFirstGuess(OPTIONS, at("0,1"), TURNS)).toEqual(at("0,1"));
});

test("the guess goes when the place does", () => {
  const [, guess] = withFirstGuess(OPTIONS, at("1,0"), TURNS);
  if (guess === undefined) throw new Error("no guess");

  expect(withFirstGuess(OPTIONS, [guess], TURNS)).toEqual([]);
});

test("nothing is turned where no place says so, nor while something else is open", () => {
  const two = [lay("1,0", "r0"), { ...lay("1,0", "r1"), fields: { cell: "1,0", turn: "r1", how: "x" } }];

  expect(rotationOf(OPTIONS, at("1,0"), new Map())).toBeNull();
  expect(rotationOf(OPTIONS, [], TURNS)).toBeNull();
  expect(rotationOf(two, at("1,0"), TURNS)).toBeNull();
});
