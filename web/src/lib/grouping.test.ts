import { expect, test } from "vitest";
import { grouped } from "./grouping";
import type { LogLine } from "./wire";

function line(step: number, seat: number | null, points: number | null, text = "mill"): LogLine {
  const said = { rule: "", page: 0, rule_text: "" };
  const items =
    points === null
      ? []
      : [{ ...said, text: `${points} points`, where: "", source: "", points, record: "", record_size: 0 }];
  return { ...said, step, seat, text, where: [], points, items };
}

const say = (seat: number): string => `scoring of ${seat}`;

test("many scorings in one step become one line for each player", () => {
  const lines = [
    line(8, 0, null, "lays"),
    ...[3, 4, 5].flatMap((points) => [line(9, 1, points), line(9, 0, points + 1)]),
    line(9, null, null, "over"),
  ];
  const found = grouped(lines, say);

  expect(found.map(({ text, points }) => [text, points])).toEqual([
    ["lays", null],
    ["scoring of 0", 15],
    ["scoring of 1", 12],
    ["over", null],
  ]);
  expect(found[2]?.items.map((item) => item.text)).toEqual(["3 points", "4 points", "5 points"]);
});

test("a few scorings stay as they are", () => {
  const lines = [line(9, 0, 3), line(9, 1, 4), line(10, 1, 4)];

  expect(grouped(lines, say)).toEqual(lines);
});
