/** How long the others must wait for people who are away: the server sends seconds, the page counts down. */
import type { Seat } from "./wire";

/** Until when, in milliseconds of the page's clock, each absent seat is waited for. */
export type Deadlines = ReadonlyMap<Seat, number>;

export function deadlines(grace: Readonly<Record<string, number>>, now: number): Deadlines {
  return new Map(Object.entries(grace).map(([seat, seconds]) => [Number(seat), now + seconds * 1000]));
}

/** Whole seconds until the others may go on without this seat; 0 where nobody has to wait. */
export function secondsLeft(until: Deadlines, seat: Seat, now: number): number {
  return Math.max(0, Math.ceil(((until.get(seat) ?? now) - now) / 1000));
}

export function isRunning(until: Deadlines, now: number): boolean {
  return [...until.values()].some((end) => end > now);
}
