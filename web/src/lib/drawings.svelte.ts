/**
 * Tells when what is drawn on the page is another, whatever the reason: a new picture, or a panel that came or
 * went because there was room for it only later. Whoever marks something in the drawings listens here, and
 * not to the pictures, which are known before they are drawn.
 */
import { untrack } from "svelte";

class Drawings {
  #changes = $state(0);

  /** Read inside an effect to hear of every change. */
  get changes(): number {
    return this.#changes;
  }

  changed(): void {
    untrack(() => (this.#changes += 1));
  }
}

export const drawings = new Drawings();
