import { describe, expect, it } from "vitest";
import { distance } from "./near";

const BOX = { left: 10, right: 20, top: 10, bottom: 20 };

describe("how far a finger is from a box", () => {
  it("is nothing inside of it", () => {
    expect(distance(BOX, 12, 18)).toBe(0);
  });
  it("is measured to its edge, and to its corner", () => {
    expect(distance(BOX, 25, 15)).toBe(5);
    expect(distance(BOX, 23, 24)).toBe(5);
  });
  it("has no end where the box is not seen", () => {
    expect(distance({ ...BOX, right: 10 }, 10, 10)).toBe(Infinity);
  });
});
