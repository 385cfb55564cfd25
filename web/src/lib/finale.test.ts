import { describe, expect, it } from "vitest";
import { beatPause, finale } from "./finale";
import type { LogItem, LogLine } from "./wire";

const item = (text: string, points: number, where = ""): LogItem => ({
  text,
  points,
  where,
  rule: "",
  page: 0,
  rule_text: "",
  source: "",
  record: "",
  record_size: 0,
});
const line = (step: number, seat: number | null, items: LogItem[], where: string[] = []): LogLine => ({
  step,
  seat,
  text: "scored",
  where,
  rule: "",
  page: 0,
  rule_text: "",
  points: seat === null ? null : items.reduce((sum, { points }) => sum + points, 0),
  items,
});

describe("the final scoring", () => {
  it("tells one place as a whole, many things one by one, and ends at the final scores", () => {
    const log = [
      line(4, 0, [item("earlier", 9, "a")], ["a"]),
      line(9, 0, [item("five", 4, "b"), item("and one", 1, "b")], ["b", "c"]),
      line(9, 1, [item("shells", 6), item("nothing", 0), item("leaves", 3, "d")], ["seat:1"]),
      line(9, null, []),
    ];

    expect(finale(log, [20, 30]).map(({ text, refs, standing }) => [text, refs, standing])).toEqual([
      ["five and one", ["b", "c"], [20, 21]],
      ["shells", ["seat:1"], [20, 27]],
      ["leaves", ["d"], [20, 30]],
    ]);
  });

  it("never takes long, however much there is to tell", () => {
    expect(beatPause(3)).toBe(2000);
    expect(100 * beatPause(100)).toBeLessThanOrEqual(40_000);
  });
});
