/** Looking at earlier positions of a table, as this viewer saw them then. */
import { shownPanels, type Match, type ShownPanel } from "./match.svelte";
import type { SceneShown } from "./wire";

/** Milliseconds between requests: the server takes twenty a second, and a slider could send more. */
const PAUSE = 60;

export class Replay {
  /** The step shown; null: the game as it is now. */
  step = $state<number | null>(null);
  scene = $state.raw<SceneShown | null>(null);
  #match: Match;
  #asking = false;

  constructor(match: Match) {
    this.#match = match;
  }

  get isOn(): boolean {
    return this.step !== null;
  }

  panels: ShownPanel[] = $derived(shownPanels(this.scene?.panels ?? []));

  go(step: number): void {
    const last = this.#match.state?.steps ?? 0;
    this.step = Math.max(0, Math.min(last, Math.round(step)));
    void this.#ask();
  }

  leave(): void {
    this.step = null;
    this.scene = null;
  }

  /** Ask for the wanted scene; while one is in flight, only the latest wish counts. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.step !== null && this.scene?.step !== this.step) {
        const wanted: number = this.step;
        const answer = await this.#match.connection?.send({ is: "show-scene", step: wanted });
        if (answer?.is !== "scene") break;
        if (this.isOn) this.scene = answer;
        await new Promise((on) => setTimeout(on, PAUSE));
      }
    } catch {
      // The connection broke; the slider asks again when it is moved or the connection is back.
    } finally {
      this.#asking = false;
    }
  }

  /** Show the same step again, after reconnecting or in another language. */
  refresh(): void {
    if (this.step === null) return;
    const { step } = this;
    this.scene = null;
    this.go(step);
  }
}
