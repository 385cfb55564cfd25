import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fontLicences } from "./licences";

describe("the licences of typefaces", () => {
  const { dependencies } = JSON.parse(readFileSync(join(__dirname, "../package.json"), "utf8"));
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));

  it("are those of every typeface that the page loads", () => {
    const headings = [...fontLicences().matchAll(/^## (\w+)$/gm)].map(([, font]) => font);

    expect(headings).toEqual(fonts.map((name) => name.split("/")[1]));
  });
  it("are whole", () => {
    expect(fontLicences().match(/SIL OPEN FONT LICENSE Version 1\.1/gi)).toHaveLength(fonts.length);
  });
});
