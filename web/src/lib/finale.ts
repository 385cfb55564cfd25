/** The final scoring, told one thing after the other with everybody's points running. Pure functions, no DOM. */
import type { LogLine, Seat } from "./wire";

export interface Beat {
  seat: Seat;
  text: string;
  points: number;
  /** `data-ref` values of what it is about. */
  refs: string[];
  /** Everybody's points after it, by seat. */
  standing: number[];
}

/** All of it takes about so long, in milliseconds; what is little is told no slower than it is read. */
const WHOLE = 24_000;
const LONGEST = 2_000;
const SHORTEST = 350;

/** How long one of so many beats is seen. */
export function beatPause(count: number): number {
  return Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, count)));
}

/**
 * What the last step brought, thing by thing: a line about one place is told as a whole, a line about many item by
 * item. Their standing ends at the final scores.
 */
export function finale(log: readonly LogLine[], scores: readonly number[]): Beat[] {
  const lastStep = log.at(-1)?.step ?? -1;
  const told = log.filter((line) => line.step === lastStep).flatMap(beatsOf);
  const standing = [...scores];
  for (const { seat, points } of told) standing[seat] = (standing[seat] ?? 0) - points;
  return told.map((beat) => {
    standing[beat.seat] = (standing[beat.seat] ?? 0) + beat.points;
    return { ...beat, standing: [...standing] };
  });
}

function beatsOf(line: LogLine): Omit<Beat, "standing">[] {
  const { seat, points } = line;
  if (seat === null || points === null || points === 0) return [];
  const places = new Set(line.items.map((item) => item.where));
  const sum = line.items.reduce((all, item) => all + item.points, 0);
  if (places.size <= 1 && line.where.length > 0 && [...places].every((place) => line.where.includes(place))) {
    const text = line.items.map((item) => item.text).join(" ") || line.text;
    return [{ seat, text, points, refs: line.where }];
  }
  // Items that do not add up, as where only the whole is rounded, are told as a whole, too.
  if (sum !== points) return [{ seat, text: line.text, points, refs: line.where }];
  return line.items
    .filter((item) => item.points !== 0)
    .map((item) => ({
      seat,
      text: item.text,
      points: item.points,
      refs: item.where === "" ? line.where : [item.where],
    }));
}
