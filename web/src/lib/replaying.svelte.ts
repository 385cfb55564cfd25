/** Looking at earlier positions of a table, as this viewer saw them then. */
import type { Match, Shown } from "./match.svelte";
import type { SceneShown } from "./wire";

/** The server hears twenty messages a second; a slider could say more. */
const PAUSE = 60;

export class Replaying {
  /** The step that is looked at; null: the game as it is now. */
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

  panels: Shown[] = $derived((this.scene?.panels ?? []).map((panel) => ({ ...panel, svg: panel.svg ?? "" })));

  go(step: number): void {
    const last = this.#match.state?.steps ?? 0;
    this.step = Math.max(0, Math.min(last, Math.round(step)));
    void this.#ask();
  }

  leave(): void {
    this.step = null;
    this.scene = null;
  }

  /** Ask for the scene that is wanted now; while one is on its way, only the latest wish counts. */
  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (this.step !== null && this.scene?.step !== this.step) {
        const wanted: number = this.step;
        const answer = await this.#match.connection?.say({ is: "show-scene", step: wanted });
        if (answer?.is !== "scene") break;
        if (this.isOn) this.scene = answer;
        await new Promise((on) => setTimeout(on, PAUSE));
      }
    } catch {
      // The line broke; the slider asks again when it is moved or the line is back.
    } finally {
      this.#asking = false;
    }
  }

  /** After a new line or language: show the same step again. */
  refresh(): void {
    if (this.step === null) return;
    const { step } = this;
    this.scene = null;
    this.go(step);
  }
}
