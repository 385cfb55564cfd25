import { describe, expect, it } from "vitest";
import { newToken, sitDown, unanswered, type JoinAttempt } from "./join";
import type { Joined } from "./wire";
import { keysOf, knownTable, type KeyValueStore } from "./storage";

function memoryStore(): KeyValueStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const LOST = new Error("lost");
const REFUSED = new Error("refused");

/** A server that answers as given, and hears the tokens. */
function asking(on: KeyValueStore, tokens: string[], ...answers: (Joined | Error)[]): JoinAttempt {
  return {
    on,
    ask: (token) => {
      tokens.push(token);
      const answer = answers.shift() ?? LOST;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    outcomeIsUnknown: (error) => error === LOST,
    pause: () => Promise.resolve(),
  };
}

describe("sitting down", () => {
  it("asks again with the same token when the answer got lost", async () => {
    const on = memoryStore();
    const tokens: string[] = [];
    await sitDown("t", "i", asking(on, tokens, LOST, LOST, { seat: 1, key: "k" }));
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
    expect(keysOf(knownTable(on, "t"))).toEqual(["k"]);
  });
  it("remembers the token when it gives up, and goes on with it later", async () => {
    const on = memoryStore();
    const tokens: string[] = [];
    await expect(sitDown("t", "i", asking(on, tokens))).rejects.toBe(LOST);
    expect(unanswered(on, "t")).toEqual({ invite: "i", token: tokens[0] });
    await sitDown("t", "i", asking(on, tokens, { seat: 1, key: "k" }));
    expect(new Set(tokens).size).toBe(1);
  });
  it("forgets the token with the answer, so that a second seat is another one", async () => {
    const on = memoryStore();
    const tokens: string[] = [];
    for (const seat of [1, 2]) await sitDown("t", "i", asking(on, tokens, { seat, key: `k${seat}` }));
    expect(new Set(tokens).size).toBe(2);
    expect(unanswered(on, "t")).toBeNull();
  });
  it("takes no for an answer", async () => {
    const on = memoryStore();
    const tokens: string[] = [];
    await expect(sitDown("t", "i", asking(on, tokens, REFUSED))).rejects.toBe(REFUSED);
    expect(tokens).toHaveLength(1);
    expect(unanswered(on, "t")).toBeNull();
  });
  it("survives nonsense in the store", () => {
    const on = memoryStore();
    on.setItem("tavola.joining", '{"t": 5, "u": {"invite": "i"}}');
    expect([unanswered(on, "t"), unanswered(on, "u")]).toEqual([null, null]);
  });
});

describe("a token", () => {
  it("is long enough to be unguessable, and another one each time", () => {
    const tokens = Array.from({ length: 50 }, newToken);
    expect(new Set(tokens).size).toBe(50);
    expect(tokens.every((token) => /^[\w-]{24}$/.test(token))).toBe(true);
  });
});
