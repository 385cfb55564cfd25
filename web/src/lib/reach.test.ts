import { describe, expect, it } from "vitest";
import { isLoopback, originAt, originsFor } from "./reach";

const here = {
  protocol: "http:",
  hostname: "127.0.0.1",
  port: "8000",
  origin: "http://127.0.0.1:8000",
};

describe("a loopback address", () => {
  it("is known by all its names", () => {
    for (const host of ["localhost", "127.0.0.1", "127.3.2.1", "[::1]", "tavola.localhost"])
      expect(isLoopback(host)).toBe(true);
  });
  it("is not taken for another", () => {
    for (const host of ["192.168.0.7", "127.0.0.1.example", "localhost.example", "[fd00::7]"])
      expect(isLoopback(host)).toBe(false);
  });
});

describe("links for others", () => {
  it("lead to the addresses where the site answers", () => {
    const reach = { addresses: ["192.168.0.7", "fd00::7"], listening: true };
    expect(originsFor(here, reach)).toEqual([
      "http://192.168.0.7:8000",
      "http://[fd00::7]:8000",
      "http://127.0.0.1:8000",
    ]);
  });
  it("stay as they are where it does not, or where nothing is known", () => {
    expect(originsFor(here, { addresses: ["192.168.0.7"], listening: false })).toEqual([here.origin]);
    expect(originsFor(here, null)).toEqual([here.origin]);
  });
  it("name no usual port", () => {
    expect(originAt({ ...here, port: "" }, "192.168.0.7")).toBe("http://192.168.0.7");
  });
});
