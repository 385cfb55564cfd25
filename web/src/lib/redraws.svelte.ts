/**
 * Counts changes of what is drawn on the page, whatever the reason: a new picture, or a panel that came or went
 * with the room for it. Code that marks something in the drawings depends on this, and not on the pictures,
 * which are known before they are drawn.
 */
import { untrack } from "svelte";

class Redraws {
  #changes = $state(0);

  /** Read it in an effect to run again at every change. */
  get changes(): number {
    return this.#changes;
  }

  changed(): void {
    untrack(() => (this.#changes += 1));
  }
}

export const redraws = new Redraws();
