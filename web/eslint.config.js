import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Likely mistakes only: the format is Prettier's business, types and accessibility are svelte-check's.
export default ts.config(
  { ignores: ["src/lib/wire.ts"] }, // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error", // what people ought to know is shown to them
      "no-undef": "off", // TypeScript knows better
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }], // leaving a field out
      "prefer-const": "off", // its Svelte version lets props be declared together
      "svelte/prefer-const": "error",
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced whole, never changed
    },
  },
  {
    // Types are needed to see a promise that nobody waits for: its failure would be lost.
    files: ["src/**/*.ts", "src/**/*.svelte"],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
