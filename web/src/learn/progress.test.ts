import { expect, test } from "vitest";
import { progressAt, saveProgress } from "./progress";

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("nothing is read at first, and the coach speaks", () => {
  expect(progressAt(store(), "a")).toEqual({ read: -1, off: false });
});

test("each table has its own progress", () => {
  const on = store();
  saveProgress(on, "a", { read: 4 });
  saveProgress(on, "b", { off: true });
  saveProgress(on, "a", { off: true });

  expect(progressAt(on, "a")).toEqual({ read: 4, off: true });
  expect(progressAt(on, "b")).toEqual({ read: -1, off: true });
});

test("what cannot be read counts as nothing", () => {
  const on = store();
  on.setItem("tavola.lessons", "[oops");

  expect(progressAt(on, "a").read).toBe(-1);
});
