/** What a finished game looks like from afar: the race of points, the best move, what the points were for. */
import type { LogItem, LogLine, Seat } from "./wire";

export interface Point {
  step: number;
  points: number;
}

/** For each seat its points after every step that changed them; corrected so that it ends at the final score. */
export function race(log: readonly LogLine[], scores: ReadonlyMap<Seat, number>): Map<Seat, Point[]> {
  const lines = new Map<Seat, Point[]>();
  for (const [seat, score] of scores) {
    const won = log.filter((line) => line.seat === seat && line.points !== null && line.points !== 0);
    let points = score - won.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const curve: Point[] = [{ step: 0, points }];
    for (const line of won) {
      points += line.points ?? 0;
      curve.push({ step: line.step, points });
    }
    lines.set(seat, curve);
  }
  return lines;
}

/** What the final scoring gets of the width, so that it can be told who won there from whom. */
const FINALE = 0.1;

/** A curve as a path in a box of this size: level until points come; those of the last step rise to its end. */
export function curvePath(
  curve: readonly Point[],
  lastStep: number,
  most: number,
  width: number,
  height: number,
): string {
  const before = width * (1 - FINALE);
  const x = (step: number): number => Math.round((step / Math.max(1, lastStep)) * before * 10) / 10;
  const y = (points: number): number => Math.round((1 - points / Math.max(1, most)) * height * 10) / 10;
  const [first] = curve;
  if (first === undefined) return "";
  const parts = [`M${x(first.step)} ${y(first.points)}`];
  for (const { step, points } of curve.slice(1)) {
    if (step < lastStep) parts.push(`H${x(step)}`, `V${y(points)}`);
  }
  const end = y(curve.at(-1)?.points ?? 0);
  return [...parts, `H${x(lastStep)}`, `L${width} ${end}`].join(" ");
}

/** The line of the most points that one step brought before the final scoring; the first of equal ones. */
export function bestMove(log: readonly LogLine[], lastStep: number): LogLine | null {
  let best: LogLine | null = null;
  for (const line of log) {
    if (line.seat === null || line.step >= lastStep) continue;
    if ((line.points ?? 0) > (best?.points ?? 0)) best = line;
  }
  return best;
}

export interface Held {
  title: string;
  seat: Seat;
  item: LogItem;
}

/** Who holds each title that the game knows; the first of equals. */
export function titles(log: readonly LogLine[]): Held[] {
  const held = new Map<string, Held>();
  for (const { seat, items } of log) {
    for (const item of seat === null ? [] : items) {
      const { record: title, record_size: size } = item;
      if (seat === null || title === "" || size <= (held.get(title)?.item.record_size ?? 0)) continue;
      held.set(title, { title, seat, item });
    }
  }
  return [...held.values()];
}

export interface Source {
  source: string;
  points: Map<Seat, number>;
}

/** What everybody's points were for, the richest source first; nothing where the game names no sources. */
export function bySource(log: readonly LogLine[], other: string): Source[] {
  const found = new Map<string, Map<Seat, number>>();
  let isNamed = false;
  for (const line of log) {
    const { seat } = line;
    if (seat === null || line.points === null) continue;
    for (const item of line.items) {
      if (item.points === 0) continue;
      isNamed ||= item.source !== "";
      const points = found.get(item.source || other) ?? new Map<Seat, number>();
      points.set(seat, (points.get(seat) ?? 0) + item.points);
      found.set(item.source || other, points);
    }
  }
  const sum = (points: Map<Seat, number>): number => [...points.values()].reduce((all, n) => all + n, 0);
  const sources = [...found].map(([source, points]) => ({ source, points }));
  return isNamed ? sources.sort((one, two) => sum(two.points) - sum(one.points)) : [];
}
