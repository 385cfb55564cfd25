/** Where a replay goes next: from choice to choice, or from turn to turn. Pure functions. */

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds for which a step is seen at the usual speed. */
const SEEN = 1100;

export function pauseAt(speed: number): number {
  return SEEN / speed;
}

/** The step after (or before) this one; `turns` says after how many steps each turn ended, in order. */
export function stepFrom(
  step: number,
  by: 1 | -1,
  steps: number,
  turns: readonly number[],
  byTurn: boolean,
): number {
  const bounded = (to: number): number => Math.max(0, Math.min(steps, to));
  if (!byTurn) return bounded(step + by);
  return by > 0 ? (turns.find((end) => end > step) ?? steps) : (turns.findLast((end) => end < step) ?? 0);
}
