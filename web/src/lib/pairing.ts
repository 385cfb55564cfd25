/** Which piece was which: pairs the pieces of two pictures. Pure functions, no DOM. */
import { commonShift, moved, type Spot } from "./shift";

export interface Piece {
  id: string;
  /** Pieces of one kind look the same, so nobody can tell which is which. */
  kind: string;
  panel: string;
  spot: Spot;
}

/** Nearer than this is the same place. */
const SAME = 2;

/** How each panel's drawing has shifted as a whole. */
export function shiftsOf(before: readonly Piece[], after: readonly Piece[]): Map<string, Spot> {
  const spots = (pieces: readonly Piece[], panel: string): Map<string, Spot> =>
    new Map(pieces.filter((piece) => piece.panel === panel).map((piece) => [piece.id, piece.spot]));
  const panels = new Set(after.map((piece) => piece.panel));
  return new Map([...panels].map((panel) => [panel, commonShift(spots(before, panel), spots(after, panel))]));
}

/**
 * For every piece of the later picture the one of the earlier that it was, if any. What lies where one of
 * its kind lay has not moved, whatever its number; the others are paired by their ids, then as they come.
 */
export function paired<A extends Piece, B extends Piece>(
  before: readonly A[],
  after: readonly B[],
  shifts: ReadonlyMap<string, Spot>,
): Map<B, A> {
  const left = new Map<string, A[]>();
  for (const piece of before) left.set(piece.kind, [...(left.get(piece.kind) ?? []), piece]);
  const pairs = new Map<B, A>();
  const claim = (now: B, fits: (then: A) => boolean): void => {
    if (pairs.has(now)) return;
    const pool = left.get(now.kind) ?? [];
    const at = pool.findIndex(fits);
    const [then] = at < 0 ? [] : pool.splice(at, 1);
    if (then !== undefined) pairs.set(now, then);
  };
  for (const now of after) {
    const shift = shifts.get(now.panel) ?? { x: 0, y: 0 };
    claim(now, (then) => then.panel === now.panel && isNear(moved(then.spot, now.spot, shift)));
  }
  for (const now of after) claim(now, (then) => then.id === now.id);
  for (const now of after) claim(now, () => true);
  return pairs;
}

/** Those that no pair was found for because they look otherwise than before, where they lay before. */
export function changedInPlace<A extends Piece, B extends Piece>(
  before: readonly A[],
  after: readonly B[],
  shifts: ReadonlyMap<string, Spot>,
  pairs: ReadonlyMap<B, A>,
): Set<B> {
  const kept = new Set(pairs.values());
  const nameOf = ({ panel, id }: Piece): string => `${panel} ${id}`;
  const left = new Map(before.filter((then) => !kept.has(then)).map((then) => [nameOf(then), then]));
  return new Set(
    after.filter((now) => {
      const then = pairs.has(now) ? undefined : left.get(nameOf(now));
      const shift = shifts.get(now.panel) ?? { x: 0, y: 0 };
      return then !== undefined && isNear(moved(then.spot, now.spot, shift));
    }),
  );
}

export function isNear(way: Spot): boolean {
  return Math.hypot(way.x, way.y) < SAME;
}
