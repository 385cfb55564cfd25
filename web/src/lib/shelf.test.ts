import { describe, expect, it } from "vitest";
import { calledNext, type Shelf } from "./shelf";

const QUIET: Shelf = { called: "", shown: "log", lit: [], before: [], isAsked: false };

describe("a shelf without room for all", () => {
  it("opens where something can be picked", () => {
    expect(calledNext({ ...QUIET, lit: ["track"], isAsked: true })).toBe("track");
  });
  it("leaves open what its viewer chose if there is something to be picked, too", () => {
    expect(calledNext({ ...QUIET, shown: "stock", lit: ["track", "stock"], isAsked: true })).toBe("");
  });
  it("does not come back to what its viewer turned away from", () => {
    expect(calledNext({ ...QUIET, lit: ["track"], before: ["track"], isAsked: true })).toBe("");
  });
  it("shows what came of it as long as nothing else is asked", () => {
    const answered = { ...QUIET, called: "track", shown: "track", before: ["track"] };
    expect(calledNext(answered)).toBe("track");
    expect(calledNext({ ...answered, isAsked: true })).toBe("");
  });
});
