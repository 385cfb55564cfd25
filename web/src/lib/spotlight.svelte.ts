/** What the picture highlights: what the log refers to, and what can be picked. */
import type { Layer } from "./layers";
import type { Painted } from "./places";

class Spotlight {
  /** `data-ref` values that a log line under the pointer or focus speaks of. */
  refs = $state.raw<readonly string[]>([]);
  painted = $state.raw<Painted>({ lit: 0, panels: new Set(), picks: [], turns: new Map(), guesses: [] });
  /** What the drawings on the screen can show on demand. */
  layers = $state.raw<readonly Layer[]>([]);

  on(refs: readonly string[]): void {
    this.refs = refs;
  }

  off(): void {
    if (this.refs.length > 0) this.refs = [];
  }
}

export const spotlight = new Spotlight();
