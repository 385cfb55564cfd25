import { describe, expect, it } from "vitest";
import { inSite, onSite } from "./base";

describe("a site under a path", () => {
  it("has its addresses there", () => {
    expect(onSite("/t/x", "/games/tavola")).toBe("/games/tavola/t/x");
    expect(onSite("/t/x", "")).toBe("/t/x");
  });

  it("knows its own addresses", () => {
    expect(inSite("/games/tavola/t/x", "/games/tavola")).toBe("/t/x");
    expect(inSite("/games/tavola/", "/games/tavola")).toBe("/");
    expect(inSite("/games/tavola", "/games/tavola")).toBe("/");
    expect(inSite("/t/x", "")).toBe("/t/x");
  });

  it("leaves others theirs", () => {
    expect(inSite("/games/tavola2/t/x", "/games/tavola")).toBeNull();
    expect(inSite("/", "/games/tavola")).toBeNull();
  });
});
