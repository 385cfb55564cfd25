import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const words = join(__dirname, "../../../src/tavola/words");

function keysOf(language: string): string[] {
  const text = readFileSync(join(words, `ui.${language}.ftl`), "utf8");
  return [...text.matchAll(/^(ui-[a-z0-9-]+) =/gm)].map((found) => found[1] ?? "");
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")
      ? [readFileSync(path, "utf8")]
      : [];
  });
}

describe("the page's words", () => {
  const german = keysOf("de");
  const english = keysOf("en");
  const code = sources(join(__dirname, "..")).join("\n");

  it("are the same in both languages, each once", () => {
    expect(german).toEqual(english);
    expect(new Set(german).size).toBe(german.length);
  });
  it("are all there", () => {
    const used = [...code.matchAll(/"(ui-[a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
    expect(used.filter((key) => !english.includes(key))).toEqual([]);
  });
  it("are all used", () => {
    const families = [...code.matchAll(/`(ui-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
    const unused = english.filter(
      (key) => !code.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
