import { describe, expect, it } from "vitest";
import {
  followSeat,
  forgetTable,
  keysOf,
  knownTable,
  knownTables,
  rememberTable,
  reseat,
  rotatedKeys,
  type KeyValueStore,
} from "./storage";

function memoryStore(): KeyValueStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe("tables on this device", () => {
  it("are found again, the latest first", () => {
    const on = memoryStore();
    rememberTable(on, "a", { keys: { 0: "k0" } }, 1);
    rememberTable(on, "b", {}, 2);
    expect(knownTables(on).map((table) => table.id)).toEqual(["b", "a"]);
  });
  it("gather keys and never lose one", () => {
    const on = memoryStore();
    rememberTable(on, "a", { keys: { 0: "k0" }, host: "h" }, 1);
    rememberTable(on, "a", { keys: { 1: "k1" } }, 2);
    expect(keysOf(knownTable(on, "a"))).toEqual(["k0", "k1", "h"]);
  });
  it("can be forgotten", () => {
    const on = memoryStore();
    rememberTable(on, "a", {}, 1);
    forgetTable(on, "a");
    expect(knownTables(on)).toEqual([]);
  });
  it("survive nonsense in the store", () => {
    const on = memoryStore();
    on.kept.set("tavola.tables", '[{"id":"a","keys":{"0":5,"1":"k"}},null,7,"x"]');
    expect(knownTables(on).map((table) => table.keys)).toEqual([{ 1: "k" }]);
    on.kept.set("tavola.tables", "{broken");
    expect(knownTables(on)).toEqual([]);
  });
  it("do not grow without end", () => {
    const on = memoryStore();
    for (let i = 0; i < 80; i += 1) rememberTable(on, `t${i}`, {}, i);
    expect(knownTables(on)).toHaveLength(60);
  });
});

describe("a rematch", () => {
  it("moves everybody's key one seat further", () => {
    expect(rotatedKeys({ 0: "a", 2: "c" }, 3)).toEqual({ 1: "a", 0: "c" });
  });
});

it("a single key follows its seat, several stay as they are told", () => {
  const store = memoryStore();
  rememberTable(store, "one", { keys: { 2: "ada" } });
  rememberTable(store, "two", { keys: { 0: "ada", 1: "ben" } });
  followSeat(store, "one", [0]);
  followSeat(store, "two", [1]);

  expect(knownTable(store, "one")?.keys).toEqual({ 0: "ada" });
  expect(knownTable(store, "two")?.keys).toEqual({ 0: "ada", 1: "ben" });
});

it("keys follow the seats that have moved", () => {
  const store = memoryStore();
  rememberTable(store, "abc", { keys: { 0: "ada", 1: "ben" } });
  reseat(store, "abc", (seat) => 1 - seat);

  expect(knownTable(store, "abc")?.keys).toEqual({ 0: "ben", 1: "ada" });
});
