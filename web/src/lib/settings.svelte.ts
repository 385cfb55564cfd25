/** How the owner of this device likes the page; remembered, and applied at once. */
import { isPace, type Pace } from "./pace";
import type { Language } from "./protocol";
import { saveJson, loadJson, deviceStore } from "./storage";

export type Theme = "auto" | "light" | "dark";

const KEY = "tavola.settings";

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  nickname = $state("");
  /** Every choice is previewed and confirmed, and one ends one's turns oneself. */
  careful = $state(false);
  /** At what pace the moves of others are shown. */
  pace = $state<Pace>("normal");
  /** Whether the table may be heard. */
  sounds = $state(false);
  /** Player colours that are easier to tell apart; the marks stay. */
  clearColours = $state(false);
  /** What drawings show on demand, and is wanted. */
  layers = $state.raw<readonly string[]>([]);

  #prefersDark = matchMedia("(prefers-color-scheme: dark)");
  #systemDark = $state(this.#prefersDark.matches);

  constructor() {
    const stored = loadJson(deviceStore(), KEY);
    const known: Record<string, unknown> = typeof stored === "object" && stored !== null ? { ...stored } : {};
    this.language = known.language === "de" || known.language === "en" ? known.language : spoken();
    this.theme = known.theme === "light" || known.theme === "dark" ? known.theme : "auto";
    this.nickname = typeof known.nickname === "string" ? known.nickname : "";
    this.careful = known.careful === true;
    this.pace = isPace(known.pace) ? known.pace : "normal";
    this.sounds = known.sounds === true;
    this.clearColours = known.clearColours === true;
    this.layers = Array.isArray(known.layers) ? known.layers.filter((name) => typeof name === "string") : [];
    this.#prefersDark.addEventListener("change", (event) => (this.#systemDark = event.matches));
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#systemDark);
  }

  /** Dress the page and remember; to be called where it is tracked. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.colours = this.clearColours ? "clear" : "";
    const { language, theme, nickname, careful, pace, sounds, clearColours, layers } = this;
    saveJson(deviceStore(), KEY, {
      language,
      theme,
      nickname,
      careful,
      pace,
      sounds,
      clearColours,
      layers,
    });
  }

  toggleLayer(name: string): void {
    this.layers = this.layers.includes(name)
      ? this.layers.filter((other) => other !== name)
      : [...this.layers, name];
  }
}

function spoken(): Language {
  return navigator.languages.some((language) => language.toLowerCase().startsWith("de")) ? "de" : "en";
}

export const settings = new Settings();
