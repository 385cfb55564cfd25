/** At what pace the moves of others are shown: one after the other, however quickly they come. No DOM. */
import type { State } from "./wire";

export const PACES = ["instant", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds for which a move of somebody else is seen before the next. */
const SEEN: Record<Pace, number> = { instant: 0, normal: 750, slow: 2200 };

/** So many milliseconds may be passed over by whoever does not want to watch. */
export const LONG = 2000;

export function isPace(text: unknown): text is Pace {
  return PACES.some((pace) => pace === text);
}

export function seenFor(pace: Pace): number {
  return SEEN[pace];
}

/** Whether a state tells that somebody else has moved: the game went on, and nobody here was asked. */
export function isMoveOfOthers(before: State | null, state: State): boolean {
  return before !== null && state.steps > before.steps && before.question === null && before.confirm === null;
}

interface Waiting<Item> {
  item: Item;
  stay: number;
}

/** Shows items in order; one that is to stay keeps the next ones waiting for so many milliseconds. */
export class Paced<Item> {
  #show: (item: Item) => void;
  #waiting: Waiting<Item>[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(show: (item: Item) => void) {
    this.#show = show;
  }

  /** The last item that is still to be shown. */
  get last(): Item | null {
    return this.#waiting.at(-1)?.item ?? null;
  }

  /** Milliseconds until the last one is shown, but for the one that is seen now. */
  get delay(): number {
    return this.#waiting.reduce((sum, { stay }) => sum + stay, 0);
  }

  add(item: Item, stay: number): void {
    this.#waiting.push({ item, stay });
    if (this.#timer === null) this.#next();
  }

  /** Show all that waits, at once. */
  hurry(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const { item } of this.#waiting.splice(0)) this.#show(item);
  }

  #next(): void {
    this.#timer = null;
    for (let first = this.#waiting.shift(); first !== undefined; first = this.#waiting.shift()) {
      this.#show(first.item);
      if (first.stay === 0) continue;
      this.#timer = setTimeout(() => this.#next(), first.stay);
      return;
    }
  }
}
