/** Which part of the shelf is open where there is no room for all. Pure functions, no DOM. */

export interface Shelf {
  /** What the page has opened by itself; empty: nothing. */
  called: string;
  /** What is open. */
  shown: string;
  /** Where something can be picked now, and could before. */
  lit: readonly string[];
  before: readonly string[];
  /** Whether anything at all can be picked. */
  isAsked: boolean;
}

/**
 * What the page opens by itself: what can be picked is never folded away. What came of it can be seen there until
 * something is asked elsewhere; then what its viewer had chosen is open again.
 */
export function calledNext({ called, shown, lit, before, isAsked }: Shelf): string {
  const [first] = lit;
  if (first === undefined) return isAsked ? "" : called;
  return lit.join() === before.join() || lit.includes(shown) ? called : first;
}
