import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isMoveOfOthers, isPace, Paced, seenFor } from "./pace";
import type { State } from "./wire";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("moves are shown one after the other", () => {
  const shown: string[] = [];
  const paced = new Paced<string>((item) => shown.push(item));
  for (const item of ["a", "b", "c"]) paced.add(item, 100);
  const atFirst = shown.join("");
  vi.advanceTimersByTime(100);
  const later = shown.join("");
  vi.advanceTimersByTime(100);
  expect([atFirst, later, shown.join("")]).toEqual(["a", "ab", "abc"]);
});

test("how long it takes until all is shown is known", () => {
  const paced = new Paced<string>(() => undefined);
  for (const item of ["a", "b", "c"]) paced.add(item, 100);
  const atFirst = paced.delay;
  vi.advanceTimersByTime(100);
  const later = paced.delay;
  paced.hurry();
  expect([atFirst, later, paced.delay]).toEqual([200, 100, 0]);
});

test("what need not stay keeps nobody waiting", () => {
  const shown: string[] = [];
  const paced = new Paced<string>((item) => shown.push(item));
  for (const item of ["a", "b"]) paced.add(item, 0);
  expect(shown).toEqual(["a", "b"]);
});

test("in a hurry all is shown, in order", () => {
  const shown: string[] = [];
  const paced = new Paced<string>((item) => shown.push(item));
  for (const item of ["a", "b", "c"]) paced.add(item, 100);
  const last = paced.last;
  paced.hurry();
  paced.add("d", 0);
  expect([last, shown.join(""), paced.last]).toEqual(["c", "abcd", null]);
});

test("only who was not asked watches a move", () => {
  const state = (steps: number, question: unknown): State =>
    ({ steps, question, confirm: null }) as unknown as State;
  expect(isMoveOfOthers(state(3, null), state(4, null))).toBe(true);
  expect(isMoveOfOthers(state(3, {}), state(4, null))).toBe(false);
  expect(isMoveOfOthers(state(4, null), state(4, null))).toBe(false);
  expect(isMoveOfOthers(null, state(4, null))).toBe(false);
});

test("there are three paces", () => {
  expect([isPace("slow"), isPace("hasty"), seenFor("instant")]).toEqual([true, false, 0]);
});
