import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FONTS = ["fraunces", "inter"];

export function fontLicences(): string {
  return FONTS.map((font) => {
    const path = new URL(`../node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url);
    return `## ${font}\n\n${readFileSync(path, "utf8").trim()}\n`;
  }).join("\n");
}

/** Typefaces may be passed on only with their licences; Vite itself collects those of scripts alone. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences-of-fonts.md", source: fontLicences() });
    },
  };
}
