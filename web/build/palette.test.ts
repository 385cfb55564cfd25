import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { paletteCss } from "./palette";

describe("the palette", () => {
  const css = paletteCss(readFileSync(join(__dirname, "../../src/tavola/drawing/palette.py"), "utf8"));

  it("brings the drawings' colours, light and dark", () => {
    expect(css).toMatch(/--paper: #F6F1E7;/i);
    expect(css).toMatch(/data-theme="dark"\] \{[\s\S]*--paper: #221F1C;/i);
    expect(css).toMatch(/--player-5: #/);
  });
  it("is missed when it is not there", () => {
    expect(() => paletteCss("LIGHT = {}\n")).toThrow("LIGHT");
  });
});
