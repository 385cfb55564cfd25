import { describe, expect, it } from "vitest";
import { errandOf, invitePath, personalPath, routeOf } from "./route";

describe("paths", () => {
  it("name the pages", () => {
    expect(routeOf("/")).toEqual({ page: "start" });
    expect(routeOf("/t/a-B_9")).toEqual({ page: "table", id: "a-B_9" });
    expect(routeOf("/replay")).toEqual({ page: "replay", kept: "" });
    expect(routeOf("/replay/a-b_c")).toEqual({ page: "replay", kept: "a-b_c" });
    expect(routeOf("/new/chess")).toEqual({ page: "setup", game: "chess" });
    expect(routeOf("/rules/some")).toEqual({ page: "rules", game: "some" });
    expect(routeOf("/t/a/b")).toEqual({ page: "lost" });
  });
  it("bear broken escapes", () => {
    expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
  });
});

describe("hashes", () => {
  it("go round trip", () => {
    const invite = new URL(invitePath("id", "k-_/+="), "http://x");
    expect(errandOf(invite.hash)).toEqual({ is: "join", invite: "k-_/+=" });
    const personal = new URL(personalPath("id", 3, "k-_"), "http://x");
    expect(errandOf(personal.hash)).toEqual({ is: "key", key: "k-_", seat: 3 });
  });
  it("tell a step of the replay", () => {
    expect(errandOf("#57")).toEqual({ is: "step", step: 57 });
    expect(errandOf("#57x")).toEqual({ is: "none" });
    expect(errandOf("")).toEqual({ is: "none" });
  });
});
