import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Where the drawings' colours are written down; the page takes them from there, so that both always agree. */
const SOURCE = fileURLToPath(new URL("../../src/tavola/drawing/palette.py", import.meta.url));
const NAME = "virtual:palette.css";

function block(text: string, name: string): string {
  const found = new RegExp(`^${name}\\b[^\\n]*\\{\\n([\\s\\S]*?)^\\}`, "m").exec(text)?.[1];
  const colours = [...(found ?? "").matchAll(/^\s*"([a-z0-9-]+)": "(#[0-9A-Fa-f]{6,8})",/gm)];
  if (colours.length === 0) throw new Error(`palette.py has no colours named ${name}`);
  return colours.map(([, key, colour]) => `  --${key}: ${colour};`).join("\n");
}

export function paletteCss(text: string): string {
  return `:root {\n${block(text, "LIGHT")}\n}\n:root[data-theme="dark"] {\n${block(text, "DARK")}\n}\n`;
}

/** `import "virtual:palette.css"`: the colours as CSS variables, light and dark. */
export function palette(): Plugin {
  return {
    name: "palette",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(SOURCE);
      return paletteCss(readFileSync(SOURCE, "utf8"));
    },
  };
}
