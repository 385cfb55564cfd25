import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./build/licences";
import { palette } from "./build/palette";

/** Where `npm run dev` finds a running server. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  // The server says in the page where the site lies; what the page loads lies beside what loads it.
  base: "./",
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
