import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./build/licences";
import { palette } from "./build/palette";

/** Where `npm run dev` finds a running server. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), palette(), licences()],
  build: {
    outDir: "../src/tavola/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    license: { fileName: "licences.md" },
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".", "../src/tavola/words", "../src/tavola/drawing"] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
