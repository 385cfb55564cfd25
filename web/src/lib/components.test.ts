import { expect, test } from "vitest";
import { componentsAt, componentsWith, countOf, isCorrected } from "./components";
import type { ComponentInfo, TableInfo } from "./wire";

const size: ComponentInfo = { name: "size", module: "", meaning: "", why: "", assumed: "5", value: "12" };
const weight: ComponentInfo = { ...size, name: "weight", module: "rain", assumed: "2", value: "2" };

test("what the host has corrected is told from what is assumed", () => {
  expect([size, weight].map(isCorrected)).toEqual([true, false]);
  expect(countOf([size, weight])).toEqual({ assumed: 1, corrected: 1 });
});

test("a value comes with its module", () => {
  expect(componentsWith([size, weight], [])).toEqual([size]);
  expect(componentsWith([size, weight], ["rain"])).toEqual([size, weight]);
});

test("a table has the values that it began with", () => {
  const table = { components: { size: "5" } } as unknown as TableInfo;

  expect(componentsAt(table, [size, weight])).toEqual([{ ...size, value: "5" }]);
});
