import { expect, test } from "vitest";
import { bestMove, bySource, curvePath, race, titles } from "./summary";
import type { LogItem, LogLine } from "./wire";

function line(
  step: number,
  seat: number | null,
  points: number | null,
  ...items: [string, number][]
): LogLine {
  const told = items.map(([source, n]): Partial<LogItem> => ({
    source,
    points: n,
    record: "",
    record_size: 0,
  }));
  return { step, seat, points, items: told } as LogLine;
}

const LOG = [
  line(1, 0, null),
  line(2, 0, 4, ["Harvest", 4]),
  line(5, 1, 9, ["Feasts", 8], ["", 1]),
  line(9, 0, 12, ["Feasts", 12]),
  line(9, null, null),
];

test("the race ends at the final scores and begins where the rest comes from", () => {
  const curves = race(
    LOG,
    new Map([
      [0, 16],
      [1, 10],
    ]),
  );
  expect(curves.get(0)?.map(({ points }) => points)).toEqual([0, 4, 16]);
  expect(curves.get(1)?.map(({ points }) => points)).toEqual([1, 10]);
});

test("a curve is level until points come", () => {
  const path = curvePath(
    [
      { step: 0, points: 0 },
      { step: 5, points: 10 },
    ],
    10,
    10,
    100,
    50,
  );
  expect(path).toBe("M0 50 H45 V0 H90 L100 0");
});

test("the final scoring rises over an end of its own", () => {
  const curve = [
    { step: 0, points: 0 },
    { step: 5, points: 4 },
    { step: 10, points: 10 },
  ];
  expect(curvePath(curve, 10, 10, 100, 50)).toBe("M0 50 H45 V30 H90 L100 0");
});

test("the best move is not of the final scoring", () => {
  expect(bestMove(LOG, 9)?.step).toBe(5);
});

test("sources are summed for every seat, the richest first", () => {
  const sources = bySource(LOG, "Other").map(({ source, points }) => [source, ...points]);
  expect(sources).toEqual([
    ["Feasts", [1, 8], [0, 12]],
    ["Harvest", [0, 4]],
    ["Other", [1, 1]],
  ]);
});

test("a game that names no sources has none", () => {
  expect(bySource([line(1, 0, 3, ["", 3])], "Other")).toEqual([]);
});

test("a title goes to the first of the largest", () => {
  const won = (step: number, seat: number, size: number): LogLine =>
    ({ step, seat, points: size, items: [{ record: "Longest", record_size: size }] }) as LogLine;
  const held = titles([won(1, 0, 3), won(2, 1, 6), won(3, 0, 6), line(4, 0, 9, ["Feasts", 9])]);
  expect(held.map(({ title, seat }) => [title, seat])).toEqual([["Longest", 1]]);
});
