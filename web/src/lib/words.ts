/** The page's own words, from the Fluent files that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import german from "../../../src/tavola/words/ui.de.ftl?raw";
import english from "../../../src/tavola/words/ui.en.ftl?raw";
import type { Language } from "./protocol";
import { settings } from "./settings.svelte";

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const bundles: Record<Language, FluentBundle> = { de: bundle("de", german), en: bundle("en", english) };

export type Facts = Record<string, FluentVariable>;

/** The words for a key in the language of the page, English where they are missing, at last the key. */
export function t(key: string, facts?: Facts): string {
  for (const language of [settings.language, "en"] as const) {
    const pattern = bundles[language].getMessage(key)?.value;
    if (pattern) return bundles[language].formatPattern(pattern, facts ?? null, []);
  }
  return key;
}

/** The words for a key if there are any, or else what is to stand in. */
export function tOr(key: string, otherwise: string): string {
  return bundles[settings.language].hasMessage(key) ? t(key) : otherwise;
}
